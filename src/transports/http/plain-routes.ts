/** The routes that are no operations: probes, metrics, the API description and the reference page. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { stringify } from "yaml";
import { Failure } from "../../contract/errors.ts";
import type { Served } from "../../contract/operation.ts";
import type { Door } from "../../door/invoke.ts";
import type { Metrics } from "../../door/metrics.ts";
import type { AddressGate } from "../../door/rate-buckets.ts";
import { llmsText } from "../docs/llms-text.ts";
import { referencePage } from "../docs/reference-page.ts";
import { securityText } from "../docs/security-text.ts";
import { type InstalledRegisters, startFacts } from "../docs/start-page.ts";
import { openApiDocument } from "../openapi/document.ts";
import { wantsPage } from "./accept.ts";
import { correlationIdOf, jsonType, sendAnswer } from "./answer.ts";
import type { HttpConfig } from "./config.ts";
import { bearerOf } from "./credential.ts";

export interface Readiness {
  readonly ready: boolean;
  /** A word for each check, `ok` or the fault, without secrets or versions. */
  readonly checks: Readonly<Record<string, string>>;
}

export interface PlainDependencies {
  readiness(): Promise<Readiness>;
  /** The installed registers in which answers are looked up. */
  registers(): InstalledRegisters;
  readonly metrics: Metrics;
  readonly gate: AddressGate;
  now(): Date;
  /** The clock of the rate limits. */
  rateNow(): Date;
}

interface Mounted extends PlainDependencies {
  readonly door: Door;
  readonly config: HttpConfig;
  readonly served: readonly Served[];
}

interface PlainRoute {
  readonly path: `/${string}`;
  readonly handle: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
}

/** Adds the plain routes; each answers GET, hence HEAD. */
export function mountPlainRoutes(app: FastifyInstance, mounted: Mounted): void {
  const routes: readonly PlainRoute[] = [
    { path: "/healthz", handle: async (_request, reply) => reply.type(jsonType).send('{"status":"ok"}') },
    { path: "/readyz", handle: (_request, reply) => sendReadiness(mounted, reply) },
    { path: "/metrics", handle: (request, reply) => sendMetrics(mounted, request, reply) },
    { path: "/", handle: gated(mounted, (request, reply) => sendStart(mounted, request, reply)) },
    ...publicPages(mounted),
  ];
  for (const { path, handle } of routes) app.get(path, handle);
}

const stateOf = ({ readiness }: Mounted): Promise<Readiness> =>
  readiness().catch((): Readiness => ({ ready: false, checks: {} }));

async function sendReadiness(mounted: Mounted, reply: FastifyReply): Promise<FastifyReply> {
  const { ready, checks } = await stateOf(mounted);
  return reply
    .code(ready ? 200 : 503)
    .type(jsonType)
    .send(JSON.stringify({ status: ready ? "ready" : "not_ready", checks }));
}

/** Answers the address of the service: the workbench for a browser, a JSON description for other clients. */
async function sendStart(
  mounted: Mounted,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  reply.header("Vary", "Accept");
  if (wantsPage(request.headers.accept)) return reply.redirect("/workbench/");
  const { ready } = await stateOf(mounted);
  const facts = { ready, registers: mounted.registers(), config: mounted.config };
  return reply.type(jsonType).send(JSON.stringify(startFacts(facts)));
}

async function sendMetrics(
  { door, config, metrics }: Mounted,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const admitted = await door.admit(
    { credential: bearerOf(request.raw), address: request.ip },
    { scopes: ["metrics"], bucket: "metrics" },
  );
  if (admitted instanceof Failure)
    return sendAnswer({ request, reply, config }, door.answerFailure(admitted, correlationIdOf(reply)), null);
  return reply.type(metrics.contentType).send(await metrics.text());
}

interface Page {
  readonly path: `/${string}`;
  readonly type: string;
  /** null: this deployment has no such document. */
  readonly body: () => string | null;
  readonly policy?: () => string;
}

const htmlType = "text/html; charset=utf-8";
const textType = "text/plain; charset=utf-8";

/** The same function, which makes its text the first time: no start of a service waits for it. */
function once<Made>(make: () => Made): () => Made {
  let made: { readonly value: Made } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** Documents that are the same for everyone: made when somebody asks for one, cached, gated by address. */
function publicPages(mounted: Mounted): readonly PlainRoute[] {
  const { served, config, now } = mounted;
  const document = once(() => openApiDocument(served, config));
  const description = once(() => JSON.stringify(document()));
  const asYaml = once(() => stringify(document(), { aliasDuplicateObjects: false, lineWidth: 0 }));
  const reference = once(() => referencePage(served, config));
  const forModels = once(() => llmsText(served, config));
  const { baseUrl, securityContact } = config;
  const pages: readonly Page[] = [
    { path: "/openapi.json", type: jsonType, body: description },
    { path: "/openapi.yaml", type: "application/yaml", body: asYaml },
    {
      path: "/docs",
      type: htmlType,
      body: () => reference().html,
      policy: () => reference().contentSecurityPolicy,
    },
    { path: "/llms.txt", type: textType, body: forModels },
    {
      path: "/.well-known/security.txt",
      type: textType,
      // The file exists for its contact (RFC 9116 §2.5.3), so without a contact there is no file.
      body: () => (securityContact === null ? null : securityText(securityContact, baseUrl, now())),
    },
  ];
  return pages.map(({ path, type, body, policy }) => ({
    path,
    handle: gated(mounted, async (request, reply) => {
      const text = body();
      if (text === null) return sendFailure(mounted, { request, reply }, new Failure("not_found"));
      if (policy !== undefined) reply.header("Content-Security-Policy", policy());
      return reply.header("Cache-Control", "public, max-age=300").type(type).send(text);
    }),
  }));
}

type Handle = PlainRoute["handle"];

/** A public route, limited by the gate of the address. */
function gated(mounted: Mounted, handle: Handle): Handle {
  return async (request, reply) => {
    const rate = mounted.gate.take(request.ip, mounted.rateNow());
    if (rate.retryAfterSeconds <= 0) return handle(request, reply);
    const details = { retry_after: rate.retryAfterSeconds, gate: rate.scope };
    return sendFailure(mounted, { request, reply }, new Failure("rate_limited", { details }));
  };
}

function sendFailure(
  { config, door }: Mounted,
  exchange: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  failure: Failure,
): FastifyReply {
  return sendAnswer(
    { ...exchange, config },
    door.answerFailure(failure, correlationIdOf(exchange.reply)),
    null,
  );
}
