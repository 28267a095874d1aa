import { z } from "zod";
import { entity, projection } from "../../contract/entity.ts";
import { exampleOf } from "../../contract/examples.ts";
import { operation } from "../../contract/operation.ts";
import { opaqueId, timestamp } from "../../contract/scalars.ts";
import { answered } from "../../contract/usage.ts";

const selection = {
  ...projection,
  include_field_status: z.boolean().optional().meta({ default: true }),
};

export const getEntityIntelligence = operation({
  name: "get_entity_intelligence",
  summary: "Read an entity as its local observations stand now, with the sources behind it.",
  description:
    "Evaluates what is stored: no network, no model. A value that its source has since dropped is left out. `observations_as_of` says when the latest observation was last confirmed; `sources` lists every source with what it observes and what of that survives.",
  tag: "Entities",
  rest: { method: "GET", path: "/v1/entities/{entity_id}/intelligence" },
  tool: {
    title: "Read an entity's intelligence",
    description:
      "Reads an entity as its stored observations stand now, with every source, what each observes and what of that survives. Use it to check where a value comes from and how fresh it is. It asks no network and no model. For the values alone, use `get_entity`.",
    effect: "read",
    idempotent: true,
    openWorld: false,
    input: z.strictObject({ entity_id: opaqueId(64), ...selection }),
  },
  scopes: ["read", "resolve"],
  bucket: "read",
  credits: "free",
  idempotency: "none",
  envelope: "data",
  input: z.strictObject({ entity_id: opaqueId(100), ...selection }),
  output: entity
    .safeExtend({
      observations_as_of: timestamp.nullable(),
      sources: z.array(
        z.looseObject({
          source_id: z.string(),
          source_kind: z.string(),
          provider_record_id: z.string().nullable().meta({ description: "The source's own id of the row." }),
          record_id: z.string().nullable().meta({ description: "The member record, where callers said it." }),
          source_url: z.string().nullable(),
          licence: z.string(),
          licence_permits_resale: z.boolean(),
          retrieved_at: timestamp,
          source_as_of: timestamp.nullable(),
          last_checked_at: timestamp,
          attributes: z
            .array(z.string())
            .meta({ description: "The selected fields that the source observes." }),
          surviving: z.array(z.string()).meta({ description: "Those whose golden value is its own." }),
        }),
      ),
      ...answered,
    })
    .meta({ id: "EntityIntelligence", description: "The entity now, and the sources that it rests on." }),
  errors: ["not_found"],
  example: exampleOf("get_entity_intelligence"),
});
