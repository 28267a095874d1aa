import { z } from "zod";
import { exampleOf } from "../../contract/examples.ts";
import { operation } from "../../contract/operation.ts";
import { pageOffset, pageOutput } from "../../contract/paging.ts";
import { text, timestamp } from "../../contract/scalars.ts";
import { answered } from "../../contract/usage.ts";

const clientRef = text({ min: 1, max: 200 }).meta({
  description: "The reference under which records were sent.",
});

export const getRecordsByRef = operation({
  name: "get_records_by_ref",
  summary: "Find what became of the records sent under a reference of your own.",
  description: "Newest first. A reference that was never used gives an empty list, which is not an error.",
  tag: "Records",
  rest: { method: "GET", path: "/v1/records/by-ref/{client_ref}" },
  tool: {
    title: "Find records by client reference",
    description:
      "Lists the records that were sent under one `client_ref`, newest first, with the entity or the review item of each. Use it to find out what became of a record whose id you do not have. For records of every reference that are bound to no entity, use `list_unbound_records`.",
    effect: "read",
    idempotent: true,
    openWorld: false,
    input: z.strictObject({ client_ref: clientRef }),
  },
  scopes: ["read", "resolve"],
  bucket: "read",
  credits: "free",
  idempotency: "none",
  envelope: "data",
  input: z.strictObject({
    client_ref: clientRef,
    limit: z.int().min(1).max(1_000_000_000).optional().meta({
      default: 200,
      description: "More than 200 is taken as 200.",
    }),
    offset: pageOffset,
  }),
  output: z
    .looseObject({
      records: z.array(
        z.looseObject({
          record_id: z.string(),
          decision_id: z.string(),
          entity_id: z.string().nullable(),
          review_id: z.string().nullable(),
          created_at: timestamp,
        }),
      ),
      total: z.int().min(0),
      ...pageOutput,
      ...answered,
    })
    .meta({ id: "RecordsByRef" }),
  errors: [],
  example: exampleOf("get_records_by_ref"),
});
