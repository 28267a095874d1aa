import { z } from "zod";
import { exampleOf } from "../../contract/examples.ts";
import { operation } from "../../contract/operation.ts";
import { isoDate, opaqueId, text } from "../../contract/scalars.ts";
import { answered } from "../../contract/usage.ts";
import {
  financialBases,
  financialScopes,
  frequencies,
  statementAttributes,
} from "../../domain/financials/metrics.ts";
import { captureFields, idNeedsCapture, receiptIdOfAnswer } from "../selections/capture.contract.ts";
import { asOfDate, financialGap, financialStatement, statementId } from "./financial-statement.contract.ts";

const currency = z
  .string()
  .regex(/^[A-Z]{3}$/)
  .meta({ description: "ISO 4217." });

const criteria = z
  .strictObject({
    source_id: text({ min: 1, max: 200 }).optional(),
    currency: currency.optional(),
    scope: z.enum(financialScopes).optional(),
    basis: z.enum(financialBases).optional(),
    frequency: z.enum(frequencies).optional(),
    attributes: z
      .array(z.enum(statementAttributes))
      .max(statementAttributes.length)
      .optional()
      .meta({ description: "Figures that the statement has to have." }),
  })
  .meta({ id: "StatementCriteria" });

const periods = ["statement_id", "period_end", "relative_period"] as const;

const selection = z
  .strictObject({
    statement_id: statementId.optional(),
    period_end: isoDate.optional(),
    relative_period: z.int().min(0).max(20).optional().meta({
      description: "0 is the newest distinct end of the statements that meet the requirements.",
    }),
    as_of: asOfDate,
    requirements: criteria.optional(),
    preferences: criteria.optional(),
  })
  .superRefine((given, context) => {
    if (periods.filter((name) => given[name] !== undefined).length === 1) return;
    context.addIssue({
      code: "custom",
      params: { code: "one_of_required" },
      message: "exactly one of statement_id, period_end and relative_period",
    });
  })
  .meta({ oneOf: periods.map((name) => ({ required: [name] })) });

const body = { selection, ...captureFields };

const mismatch = z.looseObject({
  criterion: z.string(),
  requested: z.string(),
  actual: z.string().nullable(),
});

export const selectFinancialStatement = operation({
  name: "select_financial_statement",
  summary: "Select the one statement that meets requirements and fits preferences best.",
  description:
    "Requirements never fall back: where no statement meets them all, `selected` is null and a gap says why. Of those that do, the one with the fewest unmet preferences is selected, then the latest filing, then the lower id. Nothing is converted, consolidated or filled in.",
  tag: "Financials",
  rest: { method: "POST", path: "/v1/entities/{entity_id}/financial-selection" },
  tool: {
    title: "Select a financial statement",
    description:
      "Selects the one financial statement that meets strict requirements and fits preferences best, or says that there is none. Use it for certain figures of a period; for all statements, use `get_financial_statements`.",
    effect: "write",
    idempotent: true,
    openWorld: false,
    example: {
      entity_id: "ent_aaaaaaaaaaaaaaaaaaaaaaaaaa",
      payload: { selection: { relative_period: 0, requirements: { currency: "USD" } } },
    },
    input: z
      .strictObject({ entity_id: opaqueId(64), payload: idNeedsCapture(z.strictObject(body)) })
      .transform(({ entity_id, payload }) => ({ entity_id, ...payload })),
  },
  scopes: ["read", "resolve"],
  bucket: "read",
  credits: "free",
  idempotency: "none",
  envelope: "data",
  input: idNeedsCapture(z.strictObject({ entity_id: opaqueId(100), ...body })),
  output: z
    .looseObject({
      entity_id: z.string(),
      requested: z.looseObject({}).meta({ description: "The selection as it was sent." }),
      selected: financialStatement.nullable(),
      actual: z
        .looseObject({
          statement_id: z.string(),
          source_id: z.string(),
          period_start: z.string().nullable(),
          period_end: z.string(),
          filed_on: z.string().nullable(),
          currency: z.string().nullable(),
          scope: z.enum(financialScopes),
          basis: z.enum(financialBases),
          frequency: z.enum(frequencies),
          attributes: z.array(z.string()),
        })
        .nullable()
        .meta({ description: "The properties of the selected statement that a request can ask for." }),
      fallback_reasons: z.array(mismatch).meta({ description: "The preferences that it does not meet." }),
      gaps: z.array(financialGap),
      receipt_id: receiptIdOfAnswer,
      ...answered,
    })
    .meta({ id: "FinancialSelection" }),
  errors: ["not_found", "capture_conflict", "capture_reserved", "capture_limit"],
  example: exampleOf("select_financial_statement"),
});
