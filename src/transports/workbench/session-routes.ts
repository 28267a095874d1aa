/** The routes of signing in and out and of reading the session. No operations: only pages have sessions. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { Failure } from "../../contract/errors.ts";
import { bodyLimitBytes } from "../../contract/limits.ts";
import type { OpenedSession, WorkbenchSession } from "../../contract/workbench.ts";
import { networkOf } from "../../door/rate-buckets.ts";
import { validate } from "../../door/validation.ts";
import { csrfTokenOf } from "../../secrets/session-token.ts";
import { correlationIdOf, jsonType, sendAnswer } from "../http/answer.ts";
import { isFromHere, isLoopbackUrl } from "../http/loopback.ts";
import { isJsonMediaType, isPlain, readBody } from "../http/read-body.ts";
import { parseStrictJson } from "../http/strict-json.ts";
import { type WorkbenchOptions, workbenchPath } from "./options.ts";
import { refuseOtherOrigin, refuseWithoutToken } from "./request-origin.ts";
import { SessionCookie } from "./session-cookie.ts";

const path = `${workbenchPath}/session`;

const signIn = z.union([
  z.strictObject({ key: z.string().regex(/^[\x21-\x7e]{1,200}$/) }),
  z.strictObject({ code: z.string().regex(/^[A-Za-z0-9_-]{43}$/) }),
]);
const choice = z.strictObject({ tenant_id: z.string().min(1).max(64) });
const reviewer = z.strictObject({ reviewer_id: z.string().trim().min(1).max(200) });

interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** A request of a session that is in force. */
interface SignedIn extends Exchange {
  readonly token: string;
  readonly session: WorkbenchSession;
}

type Work = (exchange: Exchange) => Promise<Failure | object | null>;
type SessionWork = (exchange: SignedIn) => Promise<Failure | object | null>;

/** Whether an operator's session may be begun or used by this request. */
function admitsOperator(options: WorkbenchOptions, request: FastifyRequest): boolean {
  return options.listensHere && isLoopbackUrl(options.config.baseUrl) && isFromHere(request);
}

/** The session of a request, where it has one that it may use. */
export async function sessionOf(
  options: WorkbenchOptions,
  { request, cookie }: { readonly request: FastifyRequest; readonly cookie: SessionCookie },
): Promise<{ readonly token: string; readonly session: WorkbenchSession } | null> {
  const token = cookie.read(request);
  const session = await options.sessions.find(token, options.now());
  if (token === null || session === null) return null;
  if (session.kind === "operator" && !admitsOperator(options, request)) return null;
  return { token, session };
}

export function mountSessionRoutes(app: FastifyInstance, options: WorkbenchOptions): void {
  const cookie = new SessionCookie(options.config.baseUrl);
  const answering = (work: Work) => async (request: FastifyRequest, reply: FastifyReply) => {
    const result = refuseOtherOrigin(options, request) ?? (await work({ request, reply }));
    if (result instanceof Failure) return sendFailure(options, { request, reply }, result);
    if (result === null) return reply.code(204).send();
    return reply.type(jsonType).send(JSON.stringify(result));
  };
  const signedIn = (work: SessionWork) =>
    answering(async ({ request, reply }) => {
      const found = await sessionOf(options, { request, cookie });
      if (found === null) return new Failure("unauthorized");
      return refuseWithoutToken(found.token, request) ?? work({ request, reply, ...found });
    });
  const view = (exchange: Exchange, found: { token: string; session: WorkbenchSession } | null) =>
    viewOf(options, exchange.request, found);

  app.get(
    path,
    answering(async (exchange) =>
      view(exchange, await sessionOf(options, { request: exchange.request, cookie })),
    ),
  );
  app.post(
    path,
    answering(async (exchange) => {
      const opened = await open(options, exchange, cookie);
      if (opened instanceof Failure) return opened;
      const lastsS = Math.ceil((Date.parse(opened.session.endsAt) - options.now().getTime()) / 1000);
      exchange.reply.header("Set-Cookie", cookie.header(opened.token, lastsS));
      return view(exchange, opened);
    }),
  );
  app.delete(
    path,
    signedIn(async ({ reply, token }) => {
      await options.sessions.end(token);
      reply.header("Set-Cookie", cookie.cleared());
      return null;
    }),
  );
  app.delete(
    `${path}/keys/:key_id`,
    signedIn(async (exchange) => {
      const { key_id: keyId } = exchange.request.params as { key_id: string };
      const session = await options.sessions.removeKey(exchange.token, keyId, options.now());
      if (session === null) exchange.reply.header("Set-Cookie", cookie.cleared());
      return view(exchange, session && { token: exchange.token, session });
    }),
  );
  mountOperatorRoutes(app, { options, cookie, signedIn });
}

function mountOperatorRoutes(
  app: FastifyInstance,
  parts: {
    readonly options: WorkbenchOptions;
    readonly cookie: SessionCookie;
    readonly signedIn: (
      work: SessionWork,
    ) => (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
  },
): void {
  const { options, cookie } = parts;
  const operator = (work: SessionWork) =>
    parts.signedIn(async (exchange) => {
      if (exchange.session.kind !== "operator")
        return new Failure("key_scope_forbidden", { details: { accepted_scopes: ["operator"] } });
      const refused = await work(exchange);
      if (refused instanceof Failure) return refused;
      return viewOf(
        options,
        exchange.request,
        await sessionOf(options, { request: exchange.request, cookie }),
      );
    });
  app.put(
    `${path}/tenant`,
    operator(async ({ request, token }) => {
      const body = await readJson(options, request, choice);
      if (body instanceof Failure) return body;
      return (await options.sessions.chooseTenant(token, body.tenant_id)) ? null : new Failure("not_found");
    }),
  );
  app.put(
    `${path}/reviewer`,
    operator(async ({ request, token }) => {
      const body = await readJson(options, request, reviewer);
      if (body instanceof Failure) return body;
      await options.sessions.nameReviewer(token, body.reviewer_id);
      return null;
    }),
  );
}

async function open(
  options: WorkbenchOptions,
  { request }: Exchange,
  cookie: SessionCookie,
): Promise<OpenedSession | Failure> {
  const peer = { address: request.ip, clientId: null };
  const body = await readJson(options, request, signIn);
  if (body instanceof Failure) return body;
  // Taken before the look-up and given back for a right value, so that concurrent tries pass no more often.
  const rate = await options.signInGate.take(peer, options.rateNow());
  if (rate.retryAfterSeconds > 0)
    return new Failure("rate_limited", {
      details: { retry_after: rate.retryAfterSeconds, gate: rate.scope },
    });
  const token = cookie.read(request);
  const opened =
    "key" in body
      ? await options.sessions.addKey(token, body.key, options.now())
      : await openOperator(options, { request, token, code: body.code });
  if (opened === null) return new Failure("unauthorized");
  await options.signInGate.giveBack(peer);
  return opened;
}

async function openOperator(
  options: WorkbenchOptions,
  {
    request,
    token,
    code,
  }: { readonly request: FastifyRequest; readonly token: string | null; readonly code: string },
): Promise<OpenedSession | null> {
  return admitsOperator(options, request) ? options.sessions.beginOperator(token, code, options.now()) : null;
}

/** The page's view of its session; never contains a value that signs in. */
function viewOf(
  options: WorkbenchOptions,
  request: FastifyRequest,
  found: { readonly token: string; readonly session: WorkbenchSession } | null,
): object {
  const operator_admitted = admitsOperator(options, request);
  const release = options.config.pipelineVersion;
  if (found === null) return { signed_in: false, operator_admitted, release };
  const { token, session } = found;
  return {
    signed_in: true,
    operator_admitted,
    release,
    kind: session.kind,
    tenant: session.tenant,
    reviewer_id: session.reviewerId,
    keys: session.keys,
    scopes: [...new Set(session.callers.flatMap(({ scopes }) => scopes))],
    ends_at: session.endsAt,
    csrf_token: csrfTokenOf(token),
  };
}

async function readJson<Schema extends z.ZodType>(
  { bodies }: WorkbenchOptions,
  request: FastifyRequest,
  schema: Schema,
): Promise<z.output<Schema> | Failure> {
  const held = bodies.hold();
  const owner = { kind: "address", name: networkOf(request.ip) } as const;
  const terms = { limitBytes: Math.min(bodyLimitBytes, 16 * 1024), held, owner };
  const bytes = await readBody(request.raw, terms).finally(held.release);
  if (bytes instanceof Failure) return bytes;
  if (!isPlain(request) || !isJsonMediaType(request.headers["content-type"]))
    return new Failure("unsupported_media_type");
  const parsed = parseStrictJson(bytes);
  if (parsed instanceof Failure) return parsed;
  const valid = validate(schema, parsed.value);
  return valid instanceof Failure ? valid : (valid.value as z.output<Schema>);
}

function sendFailure(options: WorkbenchOptions, exchange: Exchange, failure: Failure): FastifyReply {
  const answer = options.door.answerFailure(failure, correlationIdOf(exchange.reply));
  return sendAnswer({ ...exchange, config: options.config }, answer, null);
}
