import { z } from "zod";
import { exampleOf } from "../../contract/examples.ts";
import { operation } from "../../contract/operation.ts";
import { pageOffset, pageOutput } from "../../contract/paging.ts";
import { timestamp } from "../../contract/scalars.ts";
import { answered } from "../../contract/usage.ts";

const page = {
  limit: z.int().min(1).max(1_000_000_000).optional().meta({
    default: 50,
    description: "More than 200 is taken as 200.",
  }),
  offset: pageOffset,
};

export const listUnboundRecords = operation({
  name: "list_unbound_records",
  summary: "List submissions that no entity claims.",
  description:
    "Oldest first: abstentions, those whose clarification a later record has answered, and replays that were answered with an entity whose member list they never joined. Each is given as it was submitted. `total` counts them all.",
  tag: "Records",
  rest: { method: "GET", path: "/v1/records/unbound" },
  tool: {
    title: "List unbound records",
    description:
      "Lists stored records that are bound to no entity, with the reason of each. Use it to see what is left to settle. For the questions that wait for a person, use `review_queue_list`; for the records of one reference, use `get_records_by_ref`.",
    effect: "read",
    idempotent: true,
    openWorld: false,
  },
  scopes: ["read", "resolve"],
  bucket: "read",
  credits: "free",
  idempotency: "none",
  envelope: "data",
  input: z.strictObject(page),
  output: z
    .looseObject({
      records: z.array(
        z.looseObject({
          record_id: z.string(),
          client_ref: z.string().nullable(),
          submitted_record: z.record(z.string(), z.unknown()),
          decision_id: z.string(),
          decision: z.string(),
          review_id: z.string().nullable(),
          reason: z.enum(["abstained", "replayed_unjoined", "superseded"]),
          superseded_by: z.string().nullable().meta({
            description: "The decision on the record that answered its clarification; else null.",
          }),
          created_at: timestamp,
        }),
      ),
      total: z.int().min(0),
      ...pageOutput,
      ...answered,
    })
    .meta({ id: "UnboundRecordList" }),
  errors: [],
  example: exampleOf("list_unbound_records"),
});
