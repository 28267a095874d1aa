import { z } from "zod";
import { exampleOf } from "../../contract/examples.ts";
import { operation } from "../../contract/operation.ts";
import { opaqueId, timestamp } from "../../contract/scalars.ts";
import { answered } from "../../contract/usage.ts";
import { supplierMetrics } from "../../domain/financials/supplier.ts";
import { financialGap } from "./financial-statement.contract.ts";

const valuation = z.looseObject({
  value: z.number().nullable().meta({ description: "As the supplier gives it; null is not zero." }),
  currency: z.string().nullable(),
  as_of: z.string().nullable().meta({ description: "The supplier's own date of the value." }),
});

export const observeSupplier = operation({
  name: "observe_supplier",
  summary: "Ask the operator's data supplier for a company's valuations and statement figures.",
  description:
    "An explicit call to the supplier that the operator has declared: market capitalisation, enterprise value and seven raw metrics with their frequency and the dates of their columns. Nothing is saved, no credit is charged, and a repeat asks again. Without a declared supplier every value is null, with the gap `not_configured`.",
  tag: "Financials",
  rest: { method: "POST", path: "/v1/entities/{entity_id}/supplier-observations" },
  tool: null,
  scopes: ["read", "resolve"],
  bucket: "batch",
  credits: "free",
  idempotency: "none",
  envelope: "data",
  input: z.strictObject({ entity_id: opaqueId(100) }),
  output: z
    .looseObject({
      entity_id: z.string(),
      observed_at: timestamp,
      saved: z.literal(false),
      replayable: z.literal(false),
      source_id: z.string().nullable().meta({ description: "The supplier; null without one." }),
      market_cap: valuation,
      enterprise_value: valuation,
      metrics: z
        .array(
          z.looseObject({
            name: z.enum(supplierMetrics),
            frequency: z.string().nullable().meta({ description: "The supplier's own word." }),
            currency: z.string().nullable(),
            columns: z.array(z.looseObject({ date: z.string(), value: z.number().nullable() })),
          }),
        )
        .length(supplierMetrics.length),
      licence: z.string().nullable(),
      licence_permits_resale: z.boolean(),
      gaps: z.array(financialGap),
      ...answered,
    })
    .meta({
      id: "SupplierObservations",
      description: "The answer of a supplier to this call. The answer is not kept.",
    }),
  errors: ["not_found"],
  example: exampleOf("observe_supplier"),
});
