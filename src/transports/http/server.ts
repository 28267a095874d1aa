/**
 * The HTTP surface: a loop over the operations, a short list of plain routes, and the common parts of every
 * answer. Bodies are read by the door's validate step and not by the framework, so a request that is not
 * admitted is answered before its body is read.
 */
import { METHODS } from "node:http";
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";
import { Failure } from "../../contract/errors.ts";
import {
  connectionLimits,
  headerLimitBytes,
  requestDeadlineMs,
  urlLimitBytes,
} from "../../contract/limits.ts";
import type { Served } from "../../contract/operation.ts";
import type { DoorLog } from "../../door/dependencies.ts";
import type { Door } from "../../door/invoke.ts";
import type { McpTransport } from "../mcp/transport.ts";
import { correlationIdOf, sendAnswer } from "./answer.ts";
import type { BodyBudget } from "./body-budget.ts";
import { answerClientError } from "./client-error.ts";
import type { HttpConfig } from "./config.ts";
import { bearerOf } from "./credential.ts";
import { mountMcp } from "./mcp-route.ts";
import { mountOperation } from "./operation-route.ts";
import { limitPeers, warnOfForwarding } from "./peers.ts";
import { mountPlainRoutes, type PlainDependencies } from "./plain-routes.ts";
import { createRouteTable } from "./route-table.ts";

/** The headers of every answer; a page overrides the content policy with its own. */
function securityHeaders({ baseUrl }: Pick<HttpConfig, "baseUrl">): Record<string, string> {
  return {
    "Cache-Control": "no-store",
    "X-Content-Type-Options": "nosniff",
    "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Resource-Policy": "same-origin",
    ...(baseUrl.startsWith("https:") ? { "Strict-Transport-Security": "max-age=31536000" } : {}),
  };
}

interface HttpServerOptions {
  readonly served: readonly Served[];
  readonly door: Door;
  readonly config: HttpConfig;
  readonly plain: PlainDependencies;
  readonly mcp: McpTransport;
  readonly bodies: BodyBudget;
  readonly log: Pick<DoorLog, "warn">;
  /** Whether the service is about to end: then no connection is kept open for a next request. */
  readonly stopping?: () => boolean;
  /** The limits of connections; by default those of limits.ts. */
  readonly connections?: Partial<typeof connectionLimits>;
}

/** The server, not yet listening. Plain routes that are added to it get the same headers and errors. */
export function createHttpServer(options: HttpServerOptions): FastifyInstance {
  const { served, door, config, bodies } = options;
  const connections = { ...connectionLimits, ...options.connections };
  const app = Fastify({
    logger: false,
    trustProxy: config.trustedProxies.length > 0 ? [...config.trustedProxies] : false,
    requestTimeout: requestDeadlineMs,
    // A reader that takes no bytes for longer than the longest request is considered gone.
    connectionTimeout: requestDeadlineMs + 10_000,
    forceCloseConnections: "idle",
    return503OnClosing: false,
    http: {
      maxHeaderSize: headerLimitBytes,
      headersTimeout: connections.headerTimeoutMs,
      connectionsCheckingInterval: connections.headerCheckMs,
    },
    routerOptions: { maxParamLength: urlLimitBytes },
    clientErrorHandler: (error, socket) => answerClientError(error, socket, door.newCorrelationId()),
    frameworkErrors: (_error, request, reply) => {
      // A path that cannot be decoded matches no route; the hooks have not run at this point.
      reply.headers(securityHeaders(config)).header("X-Correlation-Id", door.newCorrelationId());
      sendFailure({ request, reply }, unknownRoute());
    },
  });
  const sendFailure = (
    exchange: { request: FastifyRequest; reply: FastifyReply },
    failure: Failure,
  ): FastifyReply =>
    sendAnswer({ ...exchange, config }, door.answerFailure(failure, correlationIdOf(exchange.reply)), null);

  app.server.maxConnections = connections.total;
  limitPeers(app.server, { trustedProxies: config.trustedProxies, most: connections.perPeer });
  warnOfForwarding(app, config.trustedProxies, options.log);
  acceptEveryMethod(app);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", (_request, _payload, done) => done(null));
  guardEveryRequest(app, { config, door, sendFailure, stopping: options.stopping ?? (() => false) });
  const routes = createRouteTable(app);
  const answerUnrouted = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const allow = routes.methodsOf(request.url);
    if (allow === null) return sendFailure({ request, reply }, unknownRoute());
    reply.header("Allow", allow.join(", "));
    if (request.method === "OPTIONS") return reply.code(204).send();
    return sendFailure({ request, reply }, new Failure("method_not_allowed"));
  };
  app.setNotFoundHandler(answerUnrouted);
  app.addHook("onRequest", async (request, reply) => {
    if (routes.isMistaken(request.url, request.routeOptions.url)) return answerUnrouted(request, reply);
  });
  app.setErrorHandler((error: Error & { code?: string }, request, reply) => {
    if (request.is404) return answerUnrouted(request, reply);
    // The framework itself refuses only an unreadable Content-Type; any other error is a defect of Assay.
    const unreadable = error.code?.startsWith("FST_ERR_CTP_") ?? false;
    const answer = unreadable
      ? door.answerFailure(new Failure("unsupported_media_type"), correlationIdOf(reply))
      : door.answerError(error, correlationIdOf(reply));
    return sendAnswer({ request, reply, config }, answer, null);
  });
  const presented = (request: FastifyRequest) => ({ credential: bearerOf(request.raw) });
  for (const one of served)
    mountOperation(app, { served: one, door, config, bodies, surface: "api", prefix: "", presented });
  mountPlainRoutes(app, { ...options.plain, door, config, served });
  mountMcp(app, options.mcp, bodies);
  return app;
}

const unknownRoute = () => new Failure("not_found", { details: { reason: "unknown_route" } });

/** Answers methods that the framework does not know with 405, not its own page; reads no body of theirs. */
function acceptEveryMethod(app: FastifyInstance): void {
  for (const method of METHODS) {
    if (method !== "CONNECT" && !app.supportedMethods.includes(method)) app.addHttpMethod(method);
  }
}

function guardEveryRequest(
  app: FastifyInstance,
  guard: {
    config: HttpConfig;
    door: Door;
    stopping: () => boolean;
    sendFailure: (
      exchange: { request: FastifyRequest; reply: FastifyReply },
      failure: Failure,
    ) => FastifyReply;
  },
): void {
  const { config, door, sendFailure, stopping } = guard;
  const headers = securityHeaders(config);
  let closing = false;
  app.addHook("preClose", async () => {
    closing = true;
    setTimeout(() => app.server.closeAllConnections(), config.inFlightMs).unref();
  });
  // The client would otherwise keep the connection for a next request, and the close would wait for that.
  app.addHook("onResponse", (_request, _reply, done) => {
    if (closing) setImmediate(() => app.server.closeIdleConnections());
    done();
  });
  app.addHook("onRequest", async (request, reply) => {
    reply.headers(headers).header("X-Correlation-Id", door.newCorrelationId());
    if (closing || stopping()) reply.header("Connection", "close");
    if (closing) {
      return sendFailure(
        { request, reply },
        new Failure("service_unavailable", { details: { retry_after: 5 } }),
      );
    }
    if (request.url.length > urlLimitBytes) {
      const message = "The URL is longer than this service accepts.";
      const details = { limit_bytes: urlLimitBytes };
      return sendFailure({ request, reply }, new Failure("payload_too_large", { message, details }));
    }
  });
}
