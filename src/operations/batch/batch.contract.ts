import { z } from "zod";
import { exampleOf } from "../../contract/examples.ts";
import { operation } from "../../contract/operation.ts";
import { answered } from "../../contract/usage.ts";
import { resolveOutput } from "../resolution/resolve.contract.ts";
import { recordsInput } from "./batch-records.contract.ts";

export const batchOutcome = z
  .looseObject({
    index: z.int().min(0).meta({ description: "The record's place in the request, from 0." }),
    ...resolveOutput.omit({ usage: true }).shape,
  })
  .meta({ id: "BatchOutcome", description: "The answer of resolve for the record, without usage." });

const pair = {
  left_index: z.int().min(0),
  left_record_id: z.string(),
  left_client_ref: z.string().nullable(),
  right_index: z.int().min(0),
  right_record_id: z.string(),
  right_client_ref: z.string().nullable(),
  right_entity_id: z
    .string()
    .nullable()
    .meta({ description: "The entity that the right record is bound to; null where there is none." }),
  probability: z.number().min(0).max(1).nullable().meta({
    description:
      "The probability of the pair alone; for a blocked pair, the probability that the guard overruled.",
  }),
};

const blockedPair = z
  .looseObject({
    ...pair,
    disagreeing_fields: z.array(z.string()),
    rule: z.string().meta({
      description: "weak_signal_guard, strong_identifier_conflict or transitive_conflict.",
    }),
  })
  .meta({ id: "BlockedPair", description: "A merge that was proposed and that a guard refused." });

const withheldPair = z
  .looseObject({
    ...pair,
    reason: z.string().meta({
      description:
        "below_acceptance_floor, indistinguishable_candidates, depth_capped, escalation_unavailable or insufficient_evidence.",
    }),
  })
  .meta({
    id: "WithheldPair",
    description: "Compared and not merged: an abstention, no verdict of difference.",
  });

export const batchOutput = z
  .looseObject({
    outcomes: z.array(batchOutcome).meta({ description: "In the order of the records." }),
    blocked_pairs: z.array(blockedPair).meta({ description: "Likeliest first, 100 at most." }),
    withheld_pairs: z.array(withheldPair).meta({ description: "Likeliest first, 100 at most." }),
    pair_disclosure: z
      .looseObject({
        blocked_found: z.int().min(0),
        blocked_returned: z.int().min(0),
        withheld_found: z.int().min(0),
        withheld_returned: z.int().min(0),
        compared: z.int().min(0),
        not_compared: z.int().min(0),
        cap: z.int(),
        truncated: z.boolean(),
      })
      .meta({
        description:
          "`found` counts the pairs among those `compared`: records that share a key and were not made one. `not_compared` counts further such pairs, beyond the bound of a request. `truncated`: more pairs were found than returned, or some were not compared.",
      }),
    ...answered,
  })
  .meta({ id: "BatchResponse" });

export const batch = operation({
  name: "batch",
  summary: "Resolve up to 500 records in one request, each as resolve would.",
  description:
    "Every record is checked before any is resolved. Each outcome is decided, charged and kept by itself; a record that is in the batch twice is found. A tenant runs one batch at a time. With an Idempotency-Key a retry is no second batch: one that was interrupted goes on where it was.",
  tag: "Resolution",
  rest: { method: "POST", path: "/v1/batch" },
  tool: null,
  scopes: ["resolve"],
  bucket: "batch",
  credits: "metered",
  idempotency: "optional",
  envelope: "data",
  input: z.strictObject({ records: recordsInput }).meta({ id: "BatchRequest" }),
  output: batchOutput,
  errors: [
    "invalid_record",
    "credits_exhausted",
    "not_found",
    "storage_limit",
    "idempotency_conflict",
    "idempotency_in_progress",
    "idempotency_response_erased",
    "deadline_exceeded",
    "service_unavailable",
  ],
  example: exampleOf("batch"),
});
