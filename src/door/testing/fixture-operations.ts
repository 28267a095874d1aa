/** Three operations for the tests of the doors: a read, a metered write with idempotency, and one that fails. */
import { z } from "zod";
import { Failure } from "../../contract/errors.ts";
import { operation, type Served, serve } from "../../contract/operation.ts";
import { text } from "../../contract/scalars.ts";
import { answered } from "../../contract/usage.ts";
import { type FixtureIdempotency, Unreachable, usage } from "./fixture-door.ts";

const entity = z
  .looseObject({
    entity_id: z.string(),
    record: z.record(z.string(), z.unknown()),
    updated_at: z.string().meta({ format: "date-time" }),
  })
  .meta({ id: "Entity", description: "One golden entity." });

export const getEntity = operation({
  name: "get_entity",
  summary: "Read one golden entity.",
  description: "Reads one golden entity with a citation for every field.",
  tag: "Entities",
  rest: { method: "GET", path: "/v1/entities/{entity_id}" },
  tool: {
    title: "Get entity",
    description: "Reads one golden entity.",
    effect: "read",
    idempotent: true,
    openWorld: false,
  },
  scopes: ["read", "resolve"],
  bucket: "read",
  credits: "free",
  idempotency: "none",
  envelope: "bare",
  input: z.strictObject({
    entity_id: text({ min: 1, max: 100 }),
    fields: z
      .array(text({ min: 1, max: 100 }))
      .max(3)
      .optional(),
    limit: z.int().min(1).max(10).default(5),
    include_field_status: z.boolean().default(false),
  }),
  output: entity,
  errors: ["not_found"],
  example: {
    input: { entity_id: "ent_1", fields: ["identity.legal_name"] },
    output: {
      entity_id: "ent_1",
      record: { "identity.legal_name": "Example AS" },
      updated_at: "2026-11-01T00:00:00.000Z",
    },
  },
});

export const resolveCompany = operation({
  name: "resolve_company",
  summary: "Resolve a record.",
  description: "Resolves a record that describes a company into one golden entity, or abstains.",
  tag: "Resolution",
  rest: { method: "POST", path: "/v1/resolve" },
  tool: {
    title: "Resolve company",
    description: "Resolves a record into one golden entity, or abstains.",
    effect: "write",
    idempotent: false,
    openWorld: true,
  },
  scopes: ["resolve"],
  bucket: "resolve",
  credits: "metered",
  idempotency: "optional",
  envelope: "data",
  input: z
    .strictObject({
      name: text({ min: 1, max: 500 }).optional(),
      country: text({ min: 1, max: 64 }).optional(),
      depth: z.enum(["probabilistic", "adjudication", "research"]).default("research"),
      extra: z
        .record(text({ min: 1, max: 64 }), text({ max: 1000 }))
        .optional()
        .meta({ maxProperties: 50 }),
    })
    .superRefine((value, context) => {
      if (value.name === undefined) {
        context.addIssue({
          code: "custom",
          path: ["name"],
          message: "an identifying field is needed",
          params: { code: "one_of_required", errorCode: "invalid_record" },
        });
      }
    }),
  output: z.looseObject({
    decision: z.enum(["match", "no_match", "unresolved"]),
    record_id: z.string(),
    ...answered,
  }),
  errors: ["invalid_record", "idempotency_conflict", "idempotency_in_progress", "credits_exhausted"],
  example: {
    input: { name: "Example AS", country: "NO" },
    output: {
      decision: "match",
      record_id: "rec_1",
      correlation_id: "req_1",
      usage: { ...usage, credits_charged: 1 },
    },
  },
});

export const failing = operation({
  name: "fail_on_request",
  summary: "Fail in a chosen way.",
  description: "Fails in the way that its input names.",
  tag: "Resolution",
  rest: { method: "POST", path: "/v1/failures/{kind}" },
  tool: {
    title: "Fail",
    description: "Fails as it is told to.",
    effect: "write",
    idempotent: true,
    openWorld: false,
  },
  scopes: ["resolve"],
  bucket: "match",
  credits: "free",
  idempotency: "required",
  envelope: "correlated",
  input: z.strictObject({ kind: text({ max: 32 }) }),
  output: z.strictObject({ ok: z.literal(true) }),
  errors: ["not_found", "idempotency_key_required"],
  example: { input: { kind: "none" }, output: { ok: true } },
});

/** The operations with handlers; `runs` counts how often the write was really performed. */
export function fixtureOperations(idempotency: FixtureIdempotency): {
  served: Served[];
  runs: { count: number };
} {
  const runs = { count: 0 };
  const served = [
    serve(getEntity, async (_call, { entity_id, fields }) =>
      entity_id === "ent_1"
        ? { entity_id, record: { asked: fields ?? null }, updated_at: "2026-11-01T00:00:00.000Z" }
        : new Failure("not_found"),
    ),
    serve(resolveCompany, async (call, { name }) => {
      runs.count++;
      const body = {
        decision: "match" as const,
        record_id: `rec_${runs.count}`,
        correlation_id: call.correlationId,
        usage: { ...usage, credits_charged: 1 },
        asked: name,
      };
      if (call.idempotency !== null) {
        idempotency.complete(call.caller.tenantId ?? "", call.idempotency, { status: 200, body });
      }
      return body;
    }),
    serve(failing, async (call, { kind }) => {
      if (kind === "missing") return new Failure("not_found");
      if (kind === "unreachable") throw new Unreachable("no route to host 10.0.0.7");
      if (kind === "defect") throw new Error("secret detail");
      if (kind === "thrown") throw new Failure("credits_exhausted");
      if (kind === "shape") return { ok: "no" } as unknown as { ok: true };
      if (kind === "slow") {
        return new Promise((_resolve, reject) => {
          call.signal.addEventListener("abort", () => reject(new Error("stopped late")));
        });
      }
      return { ok: true as const };
    }),
  ];
  return { served, runs };
}
