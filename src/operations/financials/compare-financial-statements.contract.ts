import { z } from "zod";
import { exampleOf } from "../../contract/examples.ts";
import { operation } from "../../contract/operation.ts";
import { opaqueId } from "../../contract/scalars.ts";
import { answered } from "../../contract/usage.ts";
import { statementAttributes } from "../../domain/financials/metrics.ts";
import { financialGap, financialStatement, statementId } from "./financial-statement.contract.ts";

const body = { left_statement_id: statementId, right_statement_id: statementId };

export const compareFinancialStatements = operation({
  name: "compare_financial_statements",
  summary: "Set two statements of a company side by side.",
  description:
    "Both statements are kept whole. A delta is the right amount less the left one; there is none across currencies, scopes or bases, between figures of different definitions, or between flows over periods of different lengths. An id that no statement of the company has leaves its side null, with a gap.",
  tag: "Financials",
  rest: { method: "POST", path: "/v1/entities/{entity_id}/financial-comparison" },
  tool: {
    title: "Compare two financial statements",
    description:
      "Compares two statements of a company, with a difference for each figure that may be subtracted. Use it for a change between periods or versions; `get_financial_statements` gives the ids.",
    effect: "read",
    idempotent: true,
    openWorld: false,
    example: {
      entity_id: "ent_aaaaaaaaaaaaaaaaaaaaaaaaaa",
      payload: {
        left_statement_id: "stmt_aaaaaaaaaaaaaaaaaaaaaaaaaa",
        right_statement_id: "stmt_abbbbbbbbbbbbbbbbbbbbbbbbb",
      },
    },
    input: z
      .strictObject({ entity_id: opaqueId(64), payload: z.strictObject(body) })
      .transform(({ entity_id, payload }) => ({ entity_id, ...payload })),
  },
  scopes: ["read", "resolve"],
  bucket: "read",
  credits: "free",
  idempotency: "none",
  envelope: "data",
  input: z.strictObject({ entity_id: opaqueId(100), ...body }),
  output: z
    .looseObject({
      entity_id: z.string(),
      left: financialStatement.nullable(),
      right: financialStatement.nullable(),
      differences: z.array(
        z.looseObject({
          attribute: z.enum(statementAttributes),
          left: z.number().nullable(),
          right: z.number().nullable(),
          delta: z.number().nullable().meta({ description: "Right less left." }),
          comparable: z.boolean(),
          reasons: z.array(z.string()).meta({ description: "Why there is no delta." }),
        }),
      ),
      inventory_gaps: z.array(financialGap),
      inventory_truncated: z.boolean(),
      inventory_note: z.string().nullable(),
      gaps: z.array(financialGap),
      ...answered,
    })
    .meta({ id: "FinancialComparison" }),
  errors: ["not_found"],
  example: exampleOf("compare_financial_statements"),
});
