import { hash } from "node:crypto";
import { Readable } from "node:stream";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Operation, StreamEvent } from "../../contract/operation.ts";
import { type DoorAnswer, isStream } from "../../door/answer.ts";
import type { HttpConfig } from "./config.ts";
import { bearerChallenge, presentsCredential } from "./credential.ts";

export const jsonType = "application/json; charset=utf-8";
const linesType = "application/x-ndjson; charset=utf-8";
const eventsType = "text/event-stream";

/** The id that the first hook has given a request. */
export const correlationIdOf = (reply: FastifyReply): string => String(reply.getHeader("X-Correlation-Id"));

/** Sends the door's answer: headers, the challenge of a 401, and 304 where the caller has it already. */
export function sendAnswer(
  exchange: { request: FastifyRequest; reply: FastifyReply; config: HttpConfig },
  answer: DoorAnswer,
  operation: Operation | null,
): FastifyReply {
  const { request, reply, config } = exchange;
  reply.code(answer.status).headers(answer.headers);
  if (answer.ended) whenClosed(reply, answer.ended);
  if (answer.status === 401) reply.header("WWW-Authenticate", challengeOf(request, config));
  const tag = entityTagOf(operation, answer, config);
  if (tag !== null) {
    reply.header("ETag", tag);
    if (matches(request.headers["if-none-match"], tag)) return reply.code(304).send();
  }
  // The rest of a body that came too slowly is not waited for.
  if (answer.status === 408) reply.header("Connection", "close");
  if (answer.body === undefined) return reply.send();
  // Fastify destroys the socket of a stream that fails, so that the missing end of the chunks shows the truncation.
  if (operation?.envelope === "lines" && answer.failure === null)
    return reply.type(linesType).send(Readable.from(encoded(answer.body as AsyncIterable<unknown>)));
  if (operation?.envelope === "events" && answer.failure === null) {
    reply.headers({ "Cache-Control": "no-cache", "X-Accel-Buffering": "no" });
    return reply.type(eventsType).send(Readable.from(asEvents(answer.body as AsyncIterable<StreamEvent>)));
  }
  if (operation?.envelope === "file" && answer.failure === null)
    return reply.send(Buffer.from(answer.body as Uint8Array));
  return reply.type(jsonType).send(JSON.stringify(answer.body));
}

/** Calls `ended` at once where the caller has already gone: then no event follows. */
function whenClosed({ raw }: FastifyReply, ended: () => void): void {
  if (raw.closed || raw.destroyed) ended();
  else raw.once("close", ended);
}

const CHUNK_BYTES = 64 * 1024;

/** Lines as bytes, in chunks of some size: a write for each short line would cost more than the line. */
async function* encoded(lines: AsyncIterable<unknown>): AsyncGenerator<Buffer> {
  let pending = "";
  for await (const line of lines) {
    pending += `${JSON.stringify(line)}\n`;
    if (pending.length < CHUNK_BYTES) continue;
    yield Buffer.from(pending);
    pending = "";
  }
  if (pending !== "") yield Buffer.from(pending);
}

const RECONNECT_MS = 2_000;

/** Server-sent events (WHATWG HTML §9.2): each with id and data on one line, signs of life as comments. */
async function* asEvents(events: AsyncIterable<StreamEvent>): AsyncGenerator<Buffer> {
  yield Buffer.from(`retry: ${RECONNECT_MS}\n\n`);
  for await (const event of events) {
    const text = event
      ? `${event.id === null ? "" : `id: ${event.id}\n`}event: ${event.event}\ndata: ${JSON.stringify(event.data)}\n\n`
      : ": keep-alive\n\n";
    yield Buffer.from(text);
  }
}

function challengeOf(request: FastifyRequest, config: HttpConfig): string {
  const known = { baseUrl: config.baseUrl, scope: "read resolve" };
  // With no credential at all the header names no error (RFC 6750 §3.1).
  return presentsCredential(request.raw)
    ? bearerChallenge({
        ...known,
        error: "invalid_token",
        description: "The credential is malformed, unknown, expired or revoked.",
      })
    : bearerChallenge(known);
}

/**
 * A weak tag (specification §4.1) of the last change, or of content where the operation declares that. Other
 * answers carry a fresh correlation id and usage and are never the same twice. The tag contains the revision,
 * because another revision may show the view differently.
 */
function entityTagOf(operation: Operation | null, answer: DoorAnswer, config: HttpConfig): string | null {
  if (operation?.rest?.method !== "GET" || answer.status !== 200) return null;
  const { body } = answer;
  if (body === null || typeof body !== "object" || isStream(operation) || operation.envelope === "file")
    return null;
  const tagged = operation.rest.tag === "content" ? contentOf(body) : changeOf(operation, body);
  return tagged === null ? null : `W/"${hash("sha256", `${tagged}|${config.revision}`).slice(0, 32)}"`;
}

function contentOf(body: object): string {
  return JSON.stringify({ ...body, correlation_id: null, usage: null });
}

function changeOf(operation: Operation, body: object): string | null {
  const { updated_at, last_checked_at } = body as Readonly<Record<string, unknown>>;
  if (operation.envelope !== "bare" || typeof updated_at !== "string") return null;
  return `${updated_at}|${String(last_checked_at)}`;
}

function matches(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const strong = (value: string): string => value.trim().replace(/^W\//, "");
  return ifNoneMatch.split(",").some((value) => value.trim() === "*" || strong(value) === strong(tag));
}
