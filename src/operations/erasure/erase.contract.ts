import { z } from "zod";
import { exampleOf } from "../../contract/examples.ts";
import { operation } from "../../contract/operation.ts";
import { opaqueId } from "../../contract/scalars.ts";

const shared = {
  tool: null,
  scopes: ["erase"],
  bucket: "erase",
  credits: "free",
  idempotency: "none",
  envelope: "bare",
} as const;

const goes =
  "Replay bindings, keys, open review items and cached answers go; settled review items, labels and receipts are emptied of what they quoted. Decisions stay, as evidence that they were taken. Charges are not reversed.";

export const eraseEntity = operation({
  ...shared,
  name: "erase_entity",
  summary: "Erase an entity with everything that was submitted about it.",
  description: `Its member records go with it. ${goes}`,
  tag: "Entities",
  rest: { method: "DELETE", path: "/v1/entities/{entity_id}", status: 204 },
  input: z.strictObject({ entity_id: opaqueId(100) }),
  output: z.null(),
  errors: ["not_found"],
  example: exampleOf("erase_entity"),
});

export const eraseRecord = operation({
  ...shared,
  name: "erase_record",
  summary: "Erase one submission.",
  description: `The replays of it go too. The entity that it was a member of is derived anew from what is left, and goes when no member is left. ${goes}`,
  tag: "Records",
  rest: { method: "DELETE", path: "/v1/records/{record_id}", status: 204 },
  input: z.strictObject({ record_id: opaqueId(100) }),
  output: z.null(),
  errors: ["not_found"],
  example: exampleOf("erase_record"),
});
