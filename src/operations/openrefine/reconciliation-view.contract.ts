import { z } from "zod";
import { operation } from "../../contract/operation.ts";
import { text } from "../../contract/scalars.ts";

const shownValue = z.looseObject({
  source_id: z.string(),
  source_url: z.string().nullable(),
  licence: z.string(),
  source_as_of: z.string().nullable(),
});

/** The content of a company's page for a caller with a key. */
export const reconciliationView = operation({
  name: "reconciliation_view",
  tag: "Spreadsheets",
  rest: null,
  tool: null,
  scopes: ["read", "resolve"],
  bucket: "read",
  credits: "free",
  idempotency: "none",
  envelope: "bare",
  summary: "Show a company to a person.",
  description:
    "At `/companies/{id}`, as a page: an entity of the tenant's, or a company of the installed registers by the id that a reconciliation gave.",
  input: z.strictObject({ id: text({ min: 1, max: 1_000 }) }),
  output: z.looseObject({
    name: z.string(),
    description: z.string(),
    record: z.record(z.string(), z.unknown()),
    provenance: z.record(z.string(), shownValue),
  }),
  errors: ["not_found"],
  example: {
    input: { id: "reg:sec:1089113" },
    output: {
      name: "HSBC HOLDINGS PLC",
      description: "GB",
      record: { "identity.legal_name": "HSBC HOLDINGS PLC" },
      provenance: {
        "identity.legal_name": {
          source_id: "sec",
          source_url: null,
          licence: "US public domain",
          source_as_of: "2026-06-30T00:00:00.000Z",
        },
      },
    },
  },
});
