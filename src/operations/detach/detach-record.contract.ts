import { z } from "zod";
import { entity } from "../../contract/entity.ts";
import { exampleOf } from "../../contract/examples.ts";
import { operation } from "../../contract/operation.ts";
import { opaqueId, text, timestamp } from "../../contract/scalars.ts";
import { answered } from "../../contract/usage.ts";

export const detachRecord = operation({
  name: "detach_record",
  summary: "Take one record out of an entity and give it an entity of its own.",
  description:
    "The fresh entity has the facts that the record contributed and no others. The two are not put together again unless a person says so. Where it is not allowed `details.precondition` says why: not_a_member, last_member, unknown_contributor, shared_decisive_identifier, entity_changed or open_review.",
  tag: "Entities",
  rest: { method: "POST", path: "/v1/entities/{entity_id}/detach" },
  tool: null,
  scopes: ["review"],
  bucket: "review",
  credits: "free",
  idempotency: "none",
  envelope: "data",
  input: z.strictObject({
    entity_id: opaqueId(100),
    record_id: opaqueId(64).meta({ description: "A member of the entity." }),
    reason: text({ min: 1, max: 2000 }),
    reviewer_id: text({ min: 1, max: 200 })
      .optional()
      .meta({ description: "The credential's reviewer, or left out." }),
  }),
  output: z
    .looseObject({
      detached: z.literal(true),
      record_id: z.string(),
      source_entity: z.looseObject({ entity_id: z.string(), member_record_ids: z.array(z.string()) }),
      entity: entity.meta({ description: "The fresh entity." }),
      moved_attributes: z.array(z.string()),
      decision_id: z.string(),
      reviewer_id: z.string(),
      reason: z.string(),
      detached_at: timestamp,
      ...answered,
    })
    .meta({ id: "DetachResult" }),
  errors: ["reviewer_mismatch", "not_found", "detach_precondition_failed"],
  example: exampleOf("detach_record"),
});
