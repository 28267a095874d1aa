import { z } from "zod";
import { exampleOf } from "../../contract/examples.ts";
import { relationshipPaths } from "../../contract/limits.ts";
import { operation } from "../../contract/operation.ts";
import { isoDate, opaqueId } from "../../contract/scalars.ts";
import { answered } from "../../contract/usage.ts";
import {
  citation,
  identifierReference,
  natures,
  partialDate,
} from "../knowledge/knowledge-answers.contract.ts";
import {
  captureErrors,
  captureFields,
  idNeedsCapture,
  receiptIdOfAnswer,
} from "../selections/capture.contract.ts";

const question = {
  left_entity_id: opaqueId(100).meta({ description: "The entity at which the paths begin." }),
  right_entity_id: opaqueId(100).meta({ description: "The entity at which they end." }),
  as_of: isoDate.optional().meta({
    description: "The day on which the relationships hold; today where it is not given.",
  }),
  max_hops: z.int().min(1).max(relationshipPaths.hops).optional().meta({
    default: relationshipPaths.usualHops,
    description: "How many relationships a path has at the most.",
  }),
  limit: z.int().min(1).max(relationshipPaths.paths).optional().meta({
    default: relationshipPaths.paths,
    description: "How many paths are shown at the most.",
  }),
  ...captureFields,
};

const statement = {
  stated_of: z.enum(["from", "to"]).meta({
    description: "Which end is the child, branch or fund; the other is its parent, owner or manager.",
  }),
  relationship: z.string().meta({ description: "In the publisher's own word." }),
  basis: z.string(),
  level: z.string(),
  ...natures,
  valid_from: partialDate,
  valid_to: partialDate,
  provenance: citation,
};

const entityOrNull = z
  .string()
  .nullable()
  .meta({ description: "The tenant's own entity that it is; else null." });

const pathHop = z
  .looseObject({
    from_entity_id: entityOrNull,
    to_entity_id: entityOrNull,
    from_ref: identifierReference,
    to_ref: identifierReference,
    ...statement,
    also_stated: z.array(z.looseObject(statement)).meta({
      description: "Other statements that connect the two.",
    }),
  })
  .meta({ id: "PathHop" });

export const explainRelationshipPaths = operation({
  name: "explain_relationship_paths",
  summary: "Find the shortest paths of relationships between two entities.",
  description:
    "Over all stored relationships, in both directions. Companies in between that the tenant does not own are shown by their public identifier alone. `truncated` and `gaps` say whether paths may be missing; no path is no proof that there is no relationship.",
  tag: "Queries",
  rest: { method: "POST", path: "/v1/relationships/explain" },
  tool: {
    title: "Explain how two companies are connected",
    description:
      "Explains how two stored entities are connected: the shortest paths over relationships that registers state, in both directions, each hop with its source and dates. Use it when you are asked whether and how two companies belong together; read `gaps` and `truncated` before you say that they do not. For everything above one company, use `get_ultimate_owner`.",
    effect: "write",
    idempotent: true,
    openWorld: false,
    example: {
      payload: {
        left_entity_id: "ent_aaaaaaaaaaaaaaaaaaaaaaaaaa",
        right_entity_id: "ent_bbbbbbbbbbbbbbbbbbbbbbbbbb",
        max_hops: 6,
      },
    },
    input: z
      .strictObject({ payload: idNeedsCapture(z.strictObject(question)) })
      .transform(({ payload }) => payload),
  },
  scopes: ["read", "resolve"],
  bucket: "read",
  credits: "free",
  idempotency: "none",
  envelope: "data",
  input: idNeedsCapture(z.strictObject(question)),
  output: z
    .looseObject({
      left_entity_id: z.string(),
      right_entity_id: z.string(),
      as_of: z.string(),
      max_hops: z.int(),
      paths: z.array(z.looseObject({ length: z.int().min(0), hops: z.array(pathHop) })),
      found: z.boolean(),
      truncated: z.boolean().meta({
        description:
          "Whether there are more paths of this length, or parts that were not read could have some.",
      }),
      gaps: z.array(
        z.looseObject({
          reason: z.string(),
          explanation: z.string(),
          count: z.int().min(1),
          entity_id: z.string().nullable(),
          identifier: identifierReference.nullable(),
        }),
      ),
      receipt_id: receiptIdOfAnswer,
      ...answered,
    })
    .meta({ id: "RelationshipPaths" }),
  errors: ["not_found", ...captureErrors],
  example: exampleOf("explain_relationship_paths"),
});
