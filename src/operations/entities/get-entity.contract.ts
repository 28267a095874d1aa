import { z } from "zod";
import { entity, projection } from "../../contract/entity.ts";
import { exampleOf } from "../../contract/examples.ts";
import { operation } from "../../contract/operation.ts";
import { opaqueId } from "../../contract/scalars.ts";

const input = z.strictObject({ entity_id: opaqueId(100), ...projection });

export const getEntity = operation({
  name: "get_entity",
  summary: "Read one golden entity with a citation for every field.",
  description:
    "The surviving value of each attribute, where it comes from, its licence and its age. Another tenant's entity is not found.",
  tag: "Entities",
  rest: { method: "GET", path: "/v1/entities/{entity_id}" },
  tool: {
    title: "Read a golden entity",
    description:
      "Reads one golden entity: the surviving value of each field with its source, licence and age. Use it when you have an entity's id. To see every source behind the values and what each of them says, use `get_entity_intelligence`; to find the id, use `search_entities`.",
    effect: "read",
    idempotent: true,
    openWorld: false,
    input: z.strictObject({ entity_id: opaqueId(64), ...projection }),
  },
  scopes: ["read", "resolve"],
  bucket: "read",
  credits: "free",
  idempotency: "none",
  envelope: "bare",
  input,
  output: entity,
  errors: ["not_found"],
  example: exampleOf("get_entity"),
});
