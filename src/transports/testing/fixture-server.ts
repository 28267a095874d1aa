/** The whole HTTP surface over the fixture operations, for the tests of the transports. */
import type { FastifyInstance } from "fastify";
import type { connectionLimits } from "../../contract/limits.ts";
import type { DoorDependencies } from "../../door/dependencies.ts";
import { createMetrics } from "../../door/metrics.ts";
import { createFixtureDoor, type FixtureDoor } from "../../door/testing/fixture-door.ts";
import { fixtureOperations } from "../../door/testing/fixture-operations.ts";
import { BodyBudget, type BodyPace } from "../http/body-budget.ts";
import type { HttpConfig } from "../http/config.ts";
import { createHttpServer } from "../http/server.ts";
import { operationTools } from "../mcp/operation-tools.ts";
import type { Tool } from "../mcp/tool.ts";
import { createMcpTransport, type McpOptions } from "../mcp/transport.ts";

export const fixtureConfig: HttpConfig = {
  baseUrl: "https://assay.example",
  pipelineVersion: "2026-11-20",
  revision: "rev1",
  trustedProxies: [],
  securityContact: null,
  inFlightMs: 1000,
};

export interface FixtureServer extends FixtureDoor {
  readonly app: FastifyInstance;
  readonly runs: { count: number };
}

export function createFixtureServer(
  options: {
    door?: Partial<DoorDependencies>;
    mcp?: Partial<McpOptions>;
    tools?: readonly Tool[];
    http?: Partial<HttpConfig>;
    ready?: boolean;
    /** The bytes that all bodies together may hold. */
    bodyBytes?: number;
    bodyPace?: BodyPace;
    connections?: Partial<typeof connectionLimits>;
  } = {},
): FixtureServer {
  const fixture = createFixtureDoor(options.door);
  const { served, runs } = fixtureOperations(fixture.idempotency);
  const mcp = createMcpTransport({
    tools: options.tools ?? operationTools(served, fixture.door),
    serverInfo: { name: "assay", title: "Company Entity Resolution", version: fixtureConfig.pipelineVersion },
    instructions: "An unresolved record is a completed answer.",
    door: fixture.door,
    baseUrl: fixtureConfig.baseUrl,
    allowedHosts: ["assay.example", "localhost:*", "127.0.0.1:*"],
    allowedOrigins: ["https://assay.example", "http://localhost:*"],
    ...options.mcp,
  });
  const ready = options.ready ?? true;
  const app = createHttpServer({
    served,
    door: fixture.door,
    config: { ...fixtureConfig, ...options.http },
    mcp,
    bodies: new BodyBudget(options.bodyBytes, options.bodyPace),
    log: fixture.deps.log,
    ...(options.connections === undefined ? {} : { connections: options.connections }),
    plain: {
      readiness: async () => ({ ready, checks: { database: ready ? "ok" : "unreachable" } }),
      registers: () => ({
        companies: 1_200,
        sources: [{ sourceId: "register<1>", licence: "CC0 1.0", companies: 1_234 }],
      }),
      metrics: createMetrics({
        inFlight: () => fixture.deps.load.taken,
        reanalysis: () => ({ entities: 0, tenants: 0 }),
        circuits: async () => [],
      }),
      gate: fixture.deps.gate,
      now: fixture.deps.now,
      rateNow: fixture.deps.rateNow,
    },
  });
  return { ...fixture, app, runs };
}
