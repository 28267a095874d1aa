/**
 * The Reconciliation Service API 0.2 over the tenant's entities and the registers, for OpenRefine and other
 * spreadsheets. Read-only: queries go through the door like any operation.
 * @see https://www.w3.org/community/reports/reconciliation/CG-FINAL-specs-0.2-20230410/
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { Failure } from "../../contract/errors.ts";
import { bodyLimitBytes } from "../../contract/limits.ts";
import type { Caller, Served } from "../../contract/operation.ts";
import { ownerOf } from "../../door/admission.ts";
import type { Admitted, Door } from "../../door/invoke.ts";
import { correlationIdOf, jsonType, sendAnswer } from "../http/answer.ts";
import type { BodyBudget } from "../http/body-budget.ts";
import { parseQuery } from "../http/query.ts";
import { readBody } from "../http/read-body.ts";
import { keyOf, readableBy } from "./access.ts";
import { type CompanyPageOptions, mountCompanyPage } from "./company-route.ts";
import { endpointPath, manifestOf } from "./manifest.ts";
import { type Asked, readQueries } from "./read-queries.ts";

interface Named {
  readonly id: string;
  readonly name: string;
}

export interface OpenRefineOptions extends CompanyPageOptions {
  readonly bodies: BodyBudget;
  /** Takes `{queries}`, answers each under its name. */
  readonly query: Served;
  /** Takes `{prefix, cursor}`, answers `{result}`. */
  readonly suggest: Served;
  readonly types: readonly Named[];
  readonly properties: readonly (Named & { readonly description: string })[];
  readonly batchSize: number;
}

interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Adds the endpoint, its suggest services and the pages of companies to the server. */
export function mountOpenRefine(app: FastifyInstance, options: OpenRefineOptions): void {
  const manifest = manifestOf({ ...options.config, ...options });
  const fixed = (items: readonly Named[]) => (request: FastifyRequest, reply: FastifyReply) =>
    sendPublic(options, { request, reply }, { result: matching(items, textOf(request, "prefix")) });
  const answerAsked = async (request: FastifyRequest, reply: FastifyReply) => {
    const exchange = { request, reply };
    // No part of a stranger's request is read or parsed: a request without a query gets the manifest.
    if (isBare(request)) return sendPublic(options, exchange, manifest);
    const admitted = await admit(options, request);
    if (admitted instanceof Failure) return sendFailure(options, exchange, admitted);
    const text = await formTextOf(options, request, admitted.caller);
    const asked = text instanceof Failure ? text : readQueries(text);
    if (asked instanceof Failure) return sendFailure(options, exchange, asked);
    if (asked.kind === "manifest") return sendPublic(options, exchange, manifest);
    return sendCandidates(options, exchange, { asked, caller: admitted.caller });
  };
  app.get(endpointPath, answerAsked);
  app.post(endpointPath, answerAsked);
  app.get(`${endpointPath}/suggest/entity`, (request, reply) => sendEntities(options, { request, reply }));
  app.get(`${endpointPath}/suggest/property`, fixed(options.properties));
  app.get(`${endpointPath}/suggest/type`, fixed(options.types));
  mountCompanyPage(app, options);
  for (const path of ["", "/suggest/entity", "/suggest/property", "/suggest/type"]) {
    app.options(`${endpointPath}${path}`, (request, reply) => sendPreflight({ request, reply }));
  }
}

/** Whether a request has neither a query nor a body. */
function isBare(request: FastifyRequest): boolean {
  const { "content-length": length, "transfer-encoding": coding } = request.headers;
  return queryTextOf(request) === "" && coding === undefined && Number(length ?? 0) === 0;
}

/** The caller, with a token of the bucket `read` taken. */
function admit({ door, localKey }: OpenRefineOptions, request: FastifyRequest): Promise<Admitted | Failure> {
  const presented = { credential: keyOf(request, localKey), address: request.ip };
  return door.admit(presented, { scopes: ["read", "resolve"], bucket: "read" });
}

async function sendCandidates(
  options: OpenRefineOptions,
  exchange: Exchange,
  { asked, caller }: { readonly asked: Exclude<Asked, { kind: "manifest" }>; readonly caller: Caller },
): Promise<FastifyReply> {
  const answer = await options.door.invoke(options.query, {
    credential: null,
    caller,
    correlationId: correlationIdOf(exchange.reply),
    idempotencyKey: null,
    surface: "api",
    prepaid: "read",
    rawInput: { queries: asked.queries },
  });
  if (answer.failure !== null) return sendFailed(options, exchange, answer);
  const results = answer.body as Readonly<Record<string, unknown>>;
  return send(exchange, answer.headers, asked.kind === "single" ? results.q0 : results);
}

async function sendEntities(options: OpenRefineOptions, exchange: Exchange): Promise<FastifyReply> {
  const cursor = Number(textOf(exchange.request, "cursor") || 0);
  const answer = await options.door.invoke(options.suggest, {
    credential: keyOf(exchange.request, options.localKey),
    address: exchange.request.ip,
    correlationId: correlationIdOf(exchange.reply),
    idempotencyKey: null,
    surface: "api",
    rawInput: { prefix: textOf(exchange.request, "prefix"), cursor },
  });
  return answer.failure === null
    ? send(exchange, answer.headers, answer.body)
    : sendFailed(options, exchange, answer);
}

type DoorAnswer = Awaited<ReturnType<Door["invoke"]>>;

/** Answers that are the same for everyone need no key and are gated by address. */
function sendPublic(options: OpenRefineOptions, exchange: Exchange, body: unknown): FastifyReply {
  const { request, reply } = exchange;
  const rate = options.gate.take(request.ip, options.rateNow());
  if (rate.retryAfterSeconds > 0) {
    const details = { retry_after: rate.retryAfterSeconds, gate: rate.scope };
    return sendFailure(options, exchange, new Failure("rate_limited", { details }));
  }
  reply.header("Access-Control-Allow-Origin", "*");
  return reply.type(jsonType).send(JSON.stringify(body));
}

function send(exchange: Exchange, headers: Readonly<Record<string, string>>, body: unknown): FastifyReply {
  return withReader(exchange).headers(headers).type(jsonType).send(JSON.stringify(body));
}

function sendFailure(options: OpenRefineOptions, exchange: Exchange, failure: Failure): FastifyReply {
  return sendFailed(options, exchange, options.door.answerFailure(failure, correlationIdOf(exchange.reply)));
}

function sendFailed({ config }: OpenRefineOptions, exchange: Exchange, answer: DoorAnswer): FastifyReply {
  withReader(exchange);
  return sendAnswer({ ...exchange, config }, answer, null);
}

function sendPreflight({ reply }: Exchange): FastifyReply {
  // The preflight answer reveals nothing: the request that follows decides access.
  reply.headers({
    "Access-Control-Allow-Origin": "*",
    "Access-Control-Allow-Methods": "GET, POST, OPTIONS",
    "Access-Control-Allow-Headers": "authorization, content-type",
    "Access-Control-Max-Age": "600",
  });
  return reply.code(204).send();
}

function withReader({ request, reply }: Exchange): FastifyReply {
  const origin = readableBy(request);
  reply.header("Vary", "Origin");
  return origin === null ? reply : reply.header("Access-Control-Allow-Origin", origin);
}

function queryTextOf({ raw }: FastifyRequest): string {
  return raw.url?.split("?").slice(1).join("?") ?? "";
}

async function formTextOf(
  { bodies }: OpenRefineOptions,
  request: FastifyRequest,
  caller: Caller,
): Promise<string | Failure> {
  if (request.method === "GET") return queryTextOf(request);
  const held = bodies.hold();
  const owner = { kind: "caller", name: ownerOf(caller) } as const;
  const body = await readBody(request.raw, { limitBytes: bodyLimitBytes, held, owner }).finally(held.release);
  if (body instanceof Failure) return body;
  const type = request.headers["content-type"]?.split(";")[0]?.trim().toLowerCase();
  if (body.length > 0 && type !== "application/x-www-form-urlencoded") {
    return new Failure("unsupported_media_type", { message: "The body must be a form." });
  }
  return body.length > 0 ? body.toString("utf8") : queryTextOf(request);
}

/** A parameter of the URL; empty where it is absent or unreadable. */
function textOf(request: FastifyRequest, name: string): string {
  const parameters = parseQuery(queryTextOf(request));
  return parameters instanceof Failure ? "" : (parameters.get(name)?.[0] ?? "");
}

function matching(items: readonly Named[], prefix: string): readonly Named[] {
  const wanted = prefix.trim().toLowerCase();
  return items.filter(({ id, name }) => `${id}\n${name.toLowerCase()}`.includes(wanted));
}
