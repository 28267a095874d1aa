import type { FastifyInstance, FastifyRequest } from "fastify";
import { Failure } from "../../contract/errors.ts";
import { bodyLimitOf } from "../../contract/limits.ts";
import type { Caller, Served, Surface } from "../../contract/operation.ts";
import { idempotencyKeyOfHeader } from "../../door/idempotency.ts";
import type { Door } from "../../door/invoke.ts";
import { correlationIdOf, sendAnswer } from "./answer.ts";
import type { BodyBudget } from "./body-budget.ts";
import type { HttpConfig } from "./config.ts";
import { isJsonMediaType, isPlain, readBody } from "./read-body.ts";
import { planInput, readInput } from "./read-input.ts";

/** The identification of a request: a credential that the door looks up, or a known caller. */
export interface PresentedCaller {
  readonly credential: string | null;
  readonly caller?: Caller;
}

interface OperationRoute {
  readonly served: Served;
  readonly door: Door;
  readonly config: HttpConfig;
  readonly bodies: BodyBudget;
  readonly surface: Surface;
  /** The part before the path of the operation. */
  readonly prefix: string;
  presented(request: FastifyRequest, served: Served): PresentedCaller | Promise<PresentedCaller | Failure>;
}

/** Serves an operation at its REST path. The body is read by the door, once it has admitted the request. */
export function mountOperation(app: FastifyInstance, route: OperationRoute): void {
  const { served, door, config, bodies, surface, prefix } = route;
  const { operation } = served;
  if (operation.rest === null) return;
  const plan = planInput(operation);
  const limitBytes = operation.rest.bodyLimitBytes ?? bodyLimitOf(operation.bucket);
  app.route({
    method: operation.rest.method,
    url: prefix + operation.rest.path.replaceAll(/\{([^{}]+)\}/g, ":$1"),
    handler: async (request, reply) => {
      const { raw } = request;
      const presented = await route.presented(request, served);
      if (presented instanceof Failure) {
        const refused = door.answerFailure(presented, correlationIdOf(reply));
        return sendAnswer({ request, reply, config }, refused, operation);
      }
      const key = request.headers["idempotency-key"];
      const held = bodies.hold();
      const invoked = door.invoke(served, {
        ...presented,
        address: request.ip,
        correlationId: correlationIdOf(reply),
        idempotencyKey: typeof key === "string" ? idempotencyKeyOfHeader(key) : null,
        surface,
        rawInput: async (owner: string) => {
          const body = await readBody(raw, { limitBytes, held, owner: { kind: "caller", name: owner } });
          if (body instanceof Failure) return body;
          return readInput(plan, {
            pathValues: request.params as Record<string, string>,
            headers: request.headers,
            queryText: raw.url?.split("?").slice(1).join("?") ?? "",
            isJson: isPlain(request) && isJsonMediaType(request.headers["content-type"]),
            body,
          });
        },
      });
      const answer = await invoked.finally(held.release);
      return sendAnswer({ request, reply, config }, answer, operation);
    },
  });
}
