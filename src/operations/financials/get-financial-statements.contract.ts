import { z } from "zod";
import { exampleOf } from "../../contract/examples.ts";
import { operation } from "../../contract/operation.ts";
import { opaqueId } from "../../contract/scalars.ts";
import { answered } from "../../contract/usage.ts";
import { asOfDate, financialGap, financialStatement } from "./financial-statement.contract.ts";

/** The most statements that one answer lists. */
export const mostStatements = 500;
const listed = (most: number) =>
  z
    .int()
    .min(1)
    .max(mostStatements)
    .optional()
    .meta({ default: most, description: "Most statements listed, newest first." });

export const getFinancialStatements = operation({
  name: "get_financial_statements",
  summary: "List the financial statements that the sources of a company state.",
  description:
    "Every period as every filing left it, newest end first, with stable ids, source fingerprints and a citation for each figure. A later filing that changes an amount gives a further statement; that is no proof of a restatement. A figure that no source states is absent, and never zero.",
  tag: "Financials",
  rest: { method: "GET", path: "/v1/entities/{entity_id}/financial-statements" },
  tool: {
    title: "List a company's financial statements",
    description:
      "Lists a company's financial statements, newest first, each figure with its source. Use it to see which periods and versions there are; for the one that fits a need, use `select_financial_statement`.",
    effect: "read",
    idempotent: true,
    openWorld: false,
    input: z.strictObject({ entity_id: opaqueId(64), as_of: asOfDate, limit: listed(20).default(20) }),
  },
  scopes: ["read", "resolve"],
  bucket: "read",
  credits: "free",
  idempotency: "none",
  envelope: "data",
  input: z.strictObject({ entity_id: opaqueId(100), as_of: asOfDate, limit: listed(mostStatements) }),
  output: z
    .looseObject({
      entity_id: z.string(),
      as_of: z.string().nullable(),
      statements: z.array(financialStatement),
      total: z.int().min(0).meta({ description: "Statements there are, listed or not." }),
      truncated: z.boolean(),
      coverage_gaps: z.array(financialGap),
      ...answered,
    })
    .meta({ id: "FinancialStatements" }),
  errors: ["not_found"],
  example: exampleOf("get_financial_statements"),
});
