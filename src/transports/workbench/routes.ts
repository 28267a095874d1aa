/**
 * The workbench: its page, the files of the page, its sessions, and the operations under `/workbench/v1`, where a
 * session takes the place of the bearer value. They are the same operations through the same door.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { Failure } from "../../contract/errors.ts";
import type { Caller, Served } from "../../contract/operation.ts";
import type { WorkbenchSession } from "../../contract/workbench.ts";
import { startPage } from "../docs/start-page.ts";
import { wantsPage } from "../http/accept.ts";
import { correlationIdOf, sendAnswer } from "../http/answer.ts";
import { mountOperation, type PresentedCaller } from "../http/operation-route.ts";
import { type WorkbenchOptions, workbenchPath } from "./options.ts";
import { pageOf, pagePolicy } from "./page.ts";
import { mountRegisterRoutes } from "./register-routes.ts";
import { refuseOtherOrigin, refuseWithoutToken } from "./request-origin.ts";
import { SessionCookie } from "./session-cookie.ts";
import { mountSessionRoutes, sessionOf } from "./session-routes.ts";

const htmlType = "text/html; charset=utf-8";

export function mountWorkbench(app: FastifyInstance, options: WorkbenchOptions): void {
  const { door, config, bodies } = options;
  const cookie = new SessionCookie(config.baseUrl);
  const presented = (request: FastifyRequest, served: Served) =>
    presentedBy(options, { request, served, cookie });
  for (const served of options.served)
    mountOperation(app, {
      served,
      door,
      config,
      bodies,
      surface: "workbench",
      prefix: workbenchPath,
      presented,
    });
  mountSessionRoutes(app, options);
  mountRegisterRoutes(app, options);
  app.get(`${workbenchPath}/assets/:name`, (request, reply) => sendFile(options, request, reply));
  app.get(workbenchPath, (_request, reply) => reply.redirect(`${workbenchPath}/`));
  app.get(`${workbenchPath}/*`, (request, reply) => sendPage(options, request, reply));
}

/** The caller of a call: the session's caller that the operation accepts, the narrowest scope first. */
async function presentedBy(
  options: WorkbenchOptions,
  { request, served, cookie }: { request: FastifyRequest; served: Served; cookie: SessionCookie },
): Promise<PresentedCaller | Failure> {
  const foreign = refuseOtherOrigin(options, request);
  if (foreign) return foreign;
  const found = await sessionOf(options, { request, cookie });
  // The door counts requests without a session as requests without a credential.
  if (found === null) return { credential: null };
  const refused = refuseWithoutToken(found.token, request);
  return refused ?? { credential: null, caller: callerFor(found.session, served) };
}

function callerFor({ callers }: WorkbenchSession, { operation }: Served): Caller {
  for (const scope of operation.scopes) {
    const fitting = callers.find(({ scopes }) => scopes.includes(scope));
    if (fitting) return fitting;
  }
  return callers[0]!;
}

async function sendFile(
  options: WorkbenchOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { name } = request.params as { name: string };
  const file = (await options.bundle())?.files.get(name);
  if (file === undefined) return sendFailure(options, { request, reply }, new Failure("not_found"));
  const accepted = String(request.headers["accept-encoding"] ?? "");
  reply
    .type(name.endsWith(".css") ? "text/css; charset=utf-8" : "text/javascript; charset=utf-8")
    .headers({ "Cache-Control": "public, max-age=31536000, immutable", Vary: "Accept-Encoding" });
  if (/\bbr\b/.test(accepted)) return reply.header("Content-Encoding", "br").send(file.brotli);
  if (/\bgzip\b/.test(accepted)) return reply.header("Content-Encoding", "gzip").send(file.gzip);
  return reply.send(file.plain);
}

/** Serves every path of a workbench page; the browser decides which page it is. */
async function sendPage(
  options: WorkbenchOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { pathname } = new URL(request.url, "http://assay");
  const isPage =
    !/^\/workbench\/(v1|session|operator|assets)(\/|$)/.test(pathname) && wantsPage(request.headers.accept);
  if (!isPage)
    return sendFailure(
      options,
      { request, reply },
      new Failure("not_found", { details: { reason: "unknown_route" } }),
    );
  const rate = options.gate.take(request.ip, options.rateNow());
  if (rate.retryAfterSeconds > 0) {
    const details = { retry_after: rate.retryAfterSeconds, gate: rate.scope };
    return sendFailure(options, { request, reply }, new Failure("rate_limited", { details }));
  }
  const bundle = await options.bundle();
  if (bundle === null) {
    const { html, contentSecurityPolicy } = startPage(await options.facts());
    return reply.header("Content-Security-Policy", contentSecurityPolicy).type(htmlType).send(html);
  }
  return reply
    .headers({ "Content-Security-Policy": pagePolicy, "Cache-Control": "no-cache", ...isolation })
    .type(htmlType)
    .send(pageOf(bundle));
}

const isolation = { "Cross-Origin-Opener-Policy": "same-origin", "X-Frame-Options": "DENY" };

function sendFailure(
  { door, config }: WorkbenchOptions,
  exchange: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  failure: Failure,
): FastifyReply {
  const answer = door.answerFailure(failure, correlationIdOf(exchange.reply));
  return sendAnswer({ ...exchange, config }, answer, null);
}
