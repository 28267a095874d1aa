/**
 * The OAuth endpoints: authorisation in a browser, tokens and revocation for clients, and the metadata about
 * them. They need no credential, so each address and client has a gate; the rules are the authorisation
 * server's.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { Failure } from "../../contract/errors.ts";
import { oauthGate, ticketGate } from "../../contract/limits.ts";
import { correlationIdOf, jsonType } from "../http/answer.ts";
import { type OAuthAnswer, refusalAnswer, wantsPage } from "./answers.ts";
import { createAuthorisation } from "./authorisation.ts";
import { createClientEndpoints } from "./client-endpoints.ts";
import { metadataDocuments, paths } from "./metadata.ts";
import type { MountOptions, OAuthOptions } from "./options.ts";

type Answering = (request: FastifyRequest) => Promise<OAuthAnswer>;

/** Adds the endpoints to the server. */
export function mountOAuth(app: FastifyInstance, mounted: MountOptions): void {
  const options: OAuthOptions = {
    ...mounted,
    clientGate: mounted.gateOf({ scope: "oauth", shape: oauthGate }),
    grantGate: mounted.gateOf({ scope: "oauth_grant", shape: oauthGate }),
    ticketGate: mounted.gateOf({ scope: "install_ticket", shape: ticketGate }),
  };
  const authorisation = createAuthorisation(options);
  const client = createClientEndpoints(options);
  mountEndpoint(app, options, {
    name: "oauth_authorize",
    path: paths.authorize,
    methods: { GET: authorisation.ask, HEAD: authorisation.ask, POST: authorisation.answer },
  });
  mountEndpoint(app, options, {
    name: "oauth_token",
    path: paths.token,
    methods: { POST: client.exchange },
  });
  mountEndpoint(app, options, {
    name: "oauth_revoke",
    path: paths.revoke,
    methods: { POST: client.revoke },
  });
  for (const [path, document] of metadataDocuments(options.config.baseUrl)) {
    app.get(path, async (request, reply) => sendDocument(options, { request, reply }, document));
    app.options(path, async (_request, reply) => reply.headers(readableAnywhere).code(204).send());
  }
}

interface Endpoint {
  readonly name: string;
  readonly path: string;
  readonly methods: Readonly<Record<string, Answering>>;
}

function mountEndpoint(app: FastifyInstance, options: OAuthOptions, endpoint: Endpoint): void {
  const allow = [...Object.keys(endpoint.methods), "OPTIONS"].sort().join(", ");
  app.all(endpoint.path, async (request, reply) => {
    const startedMs = performance.now();
    const answering = endpoint.methods[request.method];
    const answer = await (answering === undefined
      ? otherMethod(request, allow)
      : answering(request).catch((error: unknown) => faultAnswer(options, { request, reply }, error)));
    report(options, { endpoint, answer, correlationId: correlationIdOf(reply), startedMs });
    reply.code(answer.status).headers(answer.headers);
    return answer.body === null ? reply.send() : reply.send(answer.body);
  });
}

async function otherMethod(request: FastifyRequest, allow: string): Promise<OAuthAnswer> {
  if (request.method === "OPTIONS")
    return { status: 204, headers: { Allow: allow }, body: null, note: {}, incident: false };
  const refused = refusalAnswer(new Failure("method_not_allowed"), false);
  return { ...refused, headers: { ...refused.headers, Allow: allow } };
}

function faultAnswer(
  { door }: OAuthOptions,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  error: unknown,
): OAuthAnswer {
  const { failure } = door.answerError(error, correlationIdOf(reply));
  return refusalAnswer(failure ?? new Failure("internal_error"), wantsPage(request.headers.accept));
}

function report(
  { log, metrics }: OAuthOptions,
  done: { endpoint: Endpoint; answer: OAuthAnswer; correlationId: string; startedMs: number },
): void {
  const { endpoint, answer, correlationId, startedMs } = done;
  const seconds = (performance.now() - startedMs) / 1000;
  const { status, note } = answer;
  metrics.requestFinished({ operation: endpoint.name, surface: "api", status, seconds });
  const fields = {
    correlationId,
    operation: endpoint.name,
    surface: "api",
    status,
    ...note,
    durationMs: Math.round(seconds * 1000),
  };
  if (answer.incident) log.warn(fields, "a secret was used twice: its grant has ended");
  else log.info(fields, "request answered");
}

const readableAnywhere = {
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Allow-Methods": "GET, HEAD, OPTIONS",
  "Access-Control-Allow-Headers": "MCP-Protocol-Version",
  "Cross-Origin-Resource-Policy": "cross-origin",
};

function sendDocument(
  { addressGate, rateNow }: OAuthOptions,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  document: string,
): FastifyReply {
  const rate = addressGate.take(request.ip, rateNow());
  if (rate.retryAfterSeconds > 0) {
    const failure = new Failure("rate_limited", { details: { retry_after: rate.retryAfterSeconds } });
    const answer = refusalAnswer(failure, false);
    return reply.code(answer.status).headers(answer.headers).send(answer.body);
  }
  const cached = { ...readableAnywhere, "Cache-Control": "public, max-age=3600" };
  return reply.headers(cached).type(jsonType).send(document);
}
