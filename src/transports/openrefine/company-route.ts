/**
 * The page of a company, to which a client of the protocol sends a person to view a candidate. A register
 * company is public as far as licences permit; an entity is shown to a caller with a key of its tenant.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { Failure } from "../../contract/errors.ts";
import type { Served } from "../../contract/operation.ts";
import type { Door } from "../../door/invoke.ts";
import type { AddressGate } from "../../door/rate-buckets.ts";
import type { PlainPage } from "../docs/plain-page.ts";
import { correlationIdOf, sendAnswer } from "../http/answer.ts";
import type { HttpConfig } from "../http/config.ts";
import { keyOf } from "./access.ts";
import { type CompanyFacts, companyPage, keyNeededPage, noCompanyPage } from "./company-page.ts";

export interface CompanyPageOptions {
  readonly door: Door;
  readonly config: HttpConfig;
  readonly gate: AddressGate;
  /** The clock of the rate limits. */
  rateNow(): Date;
  /** The key for requests from this machine that have none; null where none is configured. */
  readonly localKey: string | null;
  /** Takes `{id}`, answers the company as the caller may see it. */
  readonly view: Served;
  /** The company in its public form; null where no fact of it may be shown. */
  publicCompany(id: string): Promise<CompanyFacts | null>;
}

/** The path of the pages, each at the id of its company. */
export const companyPagePath = "/companies";

export function mountCompanyPage(app: FastifyInstance, options: CompanyPageOptions): void {
  const needed = keyNeededPage(options.config.baseUrl);
  app.get(`${companyPagePath}/:company_id`, async (request, reply) => {
    const { company_id: id } = request.params as { company_id: string };
    const credential = keyOf(request, options.localKey);
    if (credential !== null) return sendView(options, { request, reply }, { id, credential });
    const rate = options.gate.take(request.ip, options.rateNow());
    if (rate.retryAfterSeconds > 0) {
      const details = { retry_after: rate.retryAfterSeconds, gate: rate.scope };
      return sendFailure(options, { request, reply }, new Failure("rate_limited", { details }));
    }
    if (id.startsWith("ent_")) return sendPage(reply, needed);
    const company = await options.publicCompany(id);
    return company ? sendPage(reply, companyPage(company)) : sendPage(reply.code(404), noCompanyPage());
  });
}

interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

async function sendView(
  options: CompanyPageOptions,
  { request, reply }: Exchange,
  { id, credential }: { readonly id: string; readonly credential: string },
): Promise<FastifyReply> {
  const answer = await options.door.invoke(options.view, {
    credential,
    address: request.ip,
    correlationId: correlationIdOf(reply),
    idempotencyKey: null,
    surface: "api",
    rawInput: { id },
  });
  if (answer.failure === null) {
    reply.headers(answer.headers);
    return sendPage(reply, companyPage(answer.body as CompanyFacts));
  }
  if (answer.failure.code !== "not_found")
    return sendAnswer({ request, reply, config: options.config }, answer, null);
  reply.headers(answer.headers);
  return sendPage(reply.code(404), noCompanyPage());
}

function sendFailure({ config, door }: CompanyPageOptions, exchange: Exchange, failure: Failure) {
  const answer = door.answerFailure(failure, correlationIdOf(exchange.reply));
  return sendAnswer({ ...exchange, config }, answer, null);
}

function sendPage(reply: FastifyReply, { html, contentSecurityPolicy }: PlainPage): FastifyReply {
  return reply
    .header("Content-Security-Policy", contentSecurityPolicy)
    .type("text/html; charset=utf-8")
    .send(html);
}
