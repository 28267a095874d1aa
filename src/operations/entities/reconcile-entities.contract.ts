import { z } from "zod";
import { exampleOf } from "../../contract/examples.ts";
import { operation } from "../../contract/operation.ts";
import { text } from "../../contract/scalars.ts";
import { either, together, withField, withoutFields } from "../../contract/schema-rules.ts";
import { answered } from "../../contract/usage.ts";

const item = z
  .strictObject({
    client_ref: text({ min: 1, max: 200 }).meta({ description: "Your own reference; echoed." }),
    lei: text({ min: 1, max: 20 }).optional(),
    registration_number: text({ min: 1, max: 64 })
      .optional()
      .meta({ description: "Needs its issuing `jurisdiction`." }),
    jurisdiction: text({ min: 1, max: 32 }).optional(),
    domain: text({ min: 1, max: 253 }).optional(),
  })
  .superRefine((given, context) => {
    if (given.registration_number !== undefined && given.jurisdiction === undefined) {
      context.addIssue({
        code: "custom",
        path: ["jurisdiction"],
        params: { code: "missing" },
        message: "required with registration_number",
      });
    } else if (
      given.lei === undefined &&
      given.registration_number === undefined &&
      given.domain === undefined
    ) {
      context.addIssue({
        code: "custom",
        path: [],
        params: { code: "one_of_required" },
        message: "one of lei, registration_number with jurisdiction, and domain",
      });
    }
  })
  .meta({
    id: "ReconcileItem",
    ...together(
      either(withField("lei"), withField("registration_number"), withField("domain")),
      either(withoutFields("registration_number"), withField("jurisdiction")),
    ),
  });

export const reconcileEntities = operation({
  name: "reconcile_entities",
  summary: "Find your entities by exact identifiers, many at a time.",
  description:
    "Compares normal forms, so a number without its leading zeros still reconciles: LEI first, then registration number, then domain. Never by name and never by score. What two entities hold is ambiguous, and nobody is picked. Results are in the order of the items.",
  tag: "Entities",
  rest: { method: "POST", path: "/v1/entities/reconcile" },
  tool: {
    title: "Reconcile identifiers with entities",
    description:
      "Finds the entity that holds exactly the given LEI, registration number or domain, for up to 500 items. Use it to join a table by identifiers; it never compares names and never guesses. An identifier that two entities hold is reported as ambiguous. For records with names, use `resolve_company`.",
    effect: "read",
    idempotent: true,
    openWorld: false,
    input: z.strictObject({ items: z.array(item).min(1).max(100) }),
  },
  scopes: ["read", "resolve"],
  bucket: "read",
  credits: "free",
  idempotency: "none",
  envelope: "data",
  input: z.strictObject({ items: z.array(item).min(1).max(500) }).meta({ id: "ReconcileRequest" }),
  output: z
    .looseObject({
      results: z.array(
        z.looseObject({
          client_ref: z.string(),
          entity_id: z.string().nullable(),
          matched_by: z.enum(["lei", "registration_number", "domain"]).nullable(),
          ambiguous_entity_ids: z.array(z.string()).meta({
            description: "Sorted; the first hundred where there are more.",
          }),
        }),
      ),
      ...answered,
    })
    .meta({ id: "ReconcileResult" }),
  errors: [],
  example: exampleOf("reconcile_entities"),
});
