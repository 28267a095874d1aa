import type { FastifyInstance } from "fastify";
import type { McpTransport } from "../mcp/transport.ts";
import { correlationIdOf } from "./answer.ts";
import type { BodyBudget } from "./body-budget.ts";
import { bearerOf } from "./credential.ts";
import { readBody } from "./read-body.ts";

/** Serves the agent tool interface at `/mcp`, with every method: it has its own order of checks. */
export function mountMcp(app: FastifyInstance, mcp: McpTransport, bodies: BodyBudget): void {
  app.all("/mcp", async (request, reply) => {
    const { raw } = request;
    const held = bodies.hold();
    const response = await mcp
      .handle({
        correlationId: correlationIdOf(reply),
        method: request.method,
        host: request.host === "" ? undefined : request.host,
        header: (name) => {
          const value = request.headers[name];
          return Array.isArray(value) ? value.join(", ") : value;
        },
        credential: bearerOf(raw),
        address: request.ip,
        readBody: (owner, limitBytes) =>
          readBody(raw, { limitBytes, held, owner: { kind: "caller", name: owner } }),
      })
      .finally(held.release);
    reply.code(response.status).headers(response.headers);
    // The rest of a body that came too slowly is not waited for.
    if (response.status === 408) reply.header("Connection", "close");
    return response.body === null ? reply.send() : reply.send(response.body);
  });
}
