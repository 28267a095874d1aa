import { z } from "zod";
import { projection, provenance } from "../../contract/entity.ts";
import { exampleOf } from "../../contract/examples.ts";
import { captureLimits } from "../../contract/limits.ts";
import { operation } from "../../contract/operation.ts";
import { isoDate, opaqueId, text, timestamp } from "../../contract/scalars.ts";
import { answered } from "../../contract/usage.ts";
import { selectionKinds } from "../../domain/selections/frozen-selection.ts";
import { captureErrors, captureId } from "./capture.contract.ts";

const shared = { tag: "Data selections", credits: "free", idempotency: "none" } as const;
const path = "/v1/data-selections/{receipt_id}";

const kind = z.enum(selectionKinds);

const redistribution = z
  .looseObject({
    as_of: timestamp,
    sources: z.array(
      z.looseObject({
        source_id: z.string(),
        licence_permits_resale: z.boolean(),
        basis: z.enum(["current", "at_capture"]),
        withheld: z.boolean(),
      }),
    ),
    withheld: z.array(
      z.looseObject({
        place: z.string().meta({ description: "JSON Pointer (RFC 6901) in the receipt as it was captured." }),
        source_id: z.string(),
      }),
    ),
    complete: z.boolean().meta({
      description:
        "Whether all captured values are shown; else the fingerprint cannot be computed from this.",
    }),
    note: z.string(),
  })
  .meta({
    id: "Redistribution",
    description: "The uses of the values that are permitted to the reader today.",
  });

const receiptFields = {
  receipt_id: z.string().meta({ description: "Prefix ds_, or the caller's capture_id." }),
  capture_id: z.string().nullable(),
  kind,
  created_at: timestamp,
  evaluated_at: timestamp.meta({ description: "When the values were read." }),
  source_dates: z.array(
    z.looseObject({
      source_id: z.string(),
      licence: z.string().nullable(),
      source_as_of: z.string().nullable(),
    }),
  ),
  policy: z.looseObject({
    rule: z.string().meta({ description: "The order of preference by which values were chosen." }),
    as_of: z.string().nullable(),
    pipeline_version: z.string(),
    pass_through: z.literal("never_captured").meta({
      description: "Values that a supplier was asked for and that are stored nowhere.",
    }),
  }),
  request: z.looseObject({}).meta({ description: "The request in its normal form." }),
  entities: z.array(
    z.looseObject({
      entity_id: z.string(),
      record: z.record(z.string(), z.unknown()),
      provenance: z.record(z.string(), provenance),
      field_status: z.record(z.string(), z.string()),
    }),
  ),
  result: z.looseObject({}).nullable().meta({ description: "The captured answer of a workflow." }),
  fallbacks: z.array(z.looseObject({})).meta({ description: "Where a second choice stands, and why." }),
  gaps: z.array(z.looseObject({})).meta({ description: "Values that are missing, each with the reason." }),
  fingerprint: z.string().meta({ description: "sha256: and 64 hexadecimal digits." }),
  fingerprint_scope: z
    .looseObject({ algorithm: z.string(), canonicalisation: z.string(), statement: z.string() })
    .meta({ description: "The scope of the fingerprint, so that every reader can compute it." }),
  redistribution,
};

const receipt = z
  .looseObject({ ...receiptFields, ...answered })
  .meta({ id: "DataSelectionReceipt", description: "Values as they were at a moment, frozen." });

const selected = {
  entity_ids: z
    .array(opaqueId(100))
    .min(1)
    .max(captureLimits.companies)
    .meta({ description: "Entities of the tenant; each counts once." }),
  fields: projection.fields,
  field_packs: projection.field_packs,
  as_of: isoDate.optional().meta({
    description: "The values that stood at the end of this day (UTC); without it those that stand now.",
  }),
  capture_id: captureId.optional().meta({
    description: "Your own id of the receipt: the same request with it answers the same receipt.",
  }),
};
const selection = z.strictObject(selected).meta({ id: "DataSelection" });

export const captureDataSelection = operation({
  ...shared,
  name: "capture_data_selection",
  summary: "Freeze values of up to 100 entities in a receipt.",
  description:
    "Values, citations, dates of sources, policy and gaps are kept as they are now, with a fingerprint that anybody can compute. The same `capture_id` and request answer the same receipt; with another request it is 409. The id of a receipt that was deleted or erased is never free again.",
  rest: { method: "POST", path: "/v1/data-selections", status: 201, repeatable: true },
  tool: {
    title: "Freeze values of companies in a receipt",
    description:
      "Captures selected values of up to 100 stored companies in a receipt with citations and a fingerprint, to be shown later, for instance to an auditor. Use it when somebody must be able to prove which values were seen and when. To read values without keeping them, use `get_entity`; to open a receipt again, `get_data_selection`.",
    effect: "write",
    idempotent: true,
    openWorld: false,
    example: {
      payload: { entity_ids: ["ent_3ocag2myy6ezpbkudawdfbwufy"], fields: ["identity.legal_name"] },
    },
    input: z.strictObject({ payload: z.strictObject(selected) }).transform(({ payload }) => payload),
  },
  scopes: ["resolve"],
  bucket: "resolve",
  envelope: "data",
  input: selection,
  output: receipt,
  errors: ["not_found", ...captureErrors],
  example: exampleOf("capture_data_selection"),
});

export const listDataSelections = operation({
  ...shared,
  name: "list_data_selections",
  summary: "List receipts, newest first.",
  description: "Without their values. Follow `next_cursor` until it is null.",
  rest: { method: "GET", path: "/v1/data-selections" },
  tool: null,
  scopes: ["read", "resolve"],
  bucket: "read",
  envelope: "data",
  input: z.strictObject({
    limit: z.int().min(1).max(100).optional().meta({ default: 100, description: "Receipts of a page." }),
    cursor: text({ min: 1, max: 2048 }).optional().meta({ description: "`next_cursor` of the page before." }),
  }),
  output: z
    .looseObject({
      receipts: z.array(
        z.looseObject({
          receipt_id: z.string(),
          capture_id: z.string().nullable(),
          kind,
          created_at: timestamp,
          entity_count: z.int().meta({ description: "Entities that the receipt rests on." }),
          fingerprint: z.string(),
        }),
      ),
      next_cursor: z.string().nullable().meta({ description: "null at the end, and only there." }),
      ...answered,
    })
    .meta({ id: "DataSelectionList" }),
  errors: ["invalid_cursor"],
  example: exampleOf("list_data_selections"),
});

const named = z.strictObject({ receipt_id: opaqueId(100) });
const toolNamed = z.strictObject({ receipt_id: opaqueId(64) });

export const getDataSelection = operation({
  ...shared,
  name: "get_data_selection",
  summary: "Read a receipt again.",
  description:
    "As it was captured, with the redistribution rights that you have today. Values of a source that may no longer be shown to you are left out, and `redistribution` names each place.",
  rest: { method: "GET", path },
  tool: {
    title: "Read a receipt of frozen values",
    description:
      "Reads a receipt of captured values again, exactly as they were, with today's redistribution rights. Use it when you have a receipt's id. For a company's values as they are now, use `get_entity`; to make a receipt, `capture_data_selection`.",
    effect: "read",
    idempotent: true,
    openWorld: false,
    input: toolNamed,
  },
  scopes: ["read", "resolve"],
  bucket: "read",
  envelope: "data",
  input: named,
  output: receipt,
  errors: ["not_found"],
  example: exampleOf("get_data_selection"),
});

const deletes =
  "The captured values are gone; the companies do not change. A `capture_id` stays reserved: no later receipt gets it.";

export const deleteDataSelection = operation({
  ...shared,
  name: "delete_data_selection",
  summary: "Delete a receipt.",
  description: deletes,
  rest: { method: "DELETE", path, status: 204 },
  tool: null,
  scopes: ["resolve"],
  bucket: "resolve",
  envelope: "bare",
  input: named,
  output: z.null(),
  errors: ["not_found"],
  example: exampleOf("delete_data_selection"),
});

/** A tool cannot answer with nothing. */
export const deleteDataSelectionTool = operation({
  ...shared,
  name: "delete_data_selection_tool",
  summary: "Delete a receipt.",
  description: deletes,
  rest: null,
  tool: {
    name: "delete_data_selection",
    title: "Delete a receipt of frozen values",
    description:
      "Removes a receipt of captured values for good. Use it only when somebody asks to remove that receipt; the companies and their values stay, and the id can never be used again. To read a receipt, use `get_data_selection`.",
    effect: "destroy",
    idempotent: true,
    openWorld: false,
    input: toolNamed,
  },
  scopes: ["resolve"],
  bucket: "resolve",
  envelope: "bare",
  input: named,
  output: z.looseObject({ deleted: z.literal(true) }).meta({ id: "DataSelectionDeleted" }),
  errors: ["not_found"],
  example: { input: exampleOf("delete_data_selection").input, output: { deleted: true } },
});
