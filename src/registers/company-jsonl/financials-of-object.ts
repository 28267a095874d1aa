import { z } from "zod";
import { rowReference } from "../../domain/facts/company-reference.ts";
import type { StatedFact } from "../../domain/facts/fact.ts";
import type { FinancialStatementFact, ValuationFact } from "../../domain/facts/financial-facts.ts";
import { decimalOf, isDecimal } from "../../domain/financials/decimal.ts";
import {
  financialBases,
  financialScopes,
  frequencies,
  type StatementAttribute,
  statementAttributes,
} from "../../domain/financials/metrics.ts";
import { cleanText } from "../streaming/clean-text.ts";
import { isIsoDate } from "../streaming/iso-date.ts";
import { presentFields } from "../streaming/present-fields.ts";

const MOST = 1_000;

const text = z
  .string("must be text")
  .nullish()
  .transform((value) => cleanText(value ?? undefined));
const isDay = (value: string): boolean => value.length === 10 && isIsoDate(value);
const neededDay = z.string("must be a day as YYYY-MM-DD").refine(isDay, "must be a day as YYYY-MM-DD");
const day = neededDay.nullish().transform((value) => value ?? undefined);
const currency = z
  .string("must be a currency code of three letters")
  .regex(/^[A-Z]{3}$/, "must be a currency code of three letters");

/** A number, also as text, of at most 15 significant digits, which every JSON reader keeps. */
const amount = z.union([z.number(), z.string()], "must be a number").transform((value, context) => {
  const number = typeof value === "number" ? value : isDecimal(value) ? Number(value) : Number.NaN;
  const decimal = decimalOf(number);
  if (decimal !== undefined) return decimal;
  context.addIssue({ code: "custom", message: "must be a number of at most 15 digits" });
  return z.NEVER;
});

const figureNames = statementAttributes.map((attribute) => attribute.slice("financials.".length));
const oneOf = <const Values extends readonly string[]>(values: Values) =>
  z.enum(values, `must be one of ${values.join(", ")}`);

const statement = z
  .object(
    {
      period_start: day,
      period_end: neededDay,
      filed_on: day,
      accession: text,
      form: text,
      scope: oneOf(financialScopes).default("unknown"),
      basis: oneOf(financialBases).default("unknown"),
      currency: currency.nullish().transform((value) => value ?? undefined),
      frequency: oneOf(frequencies).optional(),
      restatement: z.object({ status: text, earlier_accession: text }, "must be an object").nullish(),
      amounts: z.partialRecord(
        z.enum(figureNames, `must have the keys ${figureNames.join(", ")}`),
        amount.nullish(),
        "must be an object",
      ),
      source_url: text,
      licence: text,
    },
    "must be an object",
  )
  .refine(
    ({ period_start, period_end }) => period_start === undefined || period_start <= period_end,
    "must not begin after it ends",
  );

const valuation = z
  .object(
    {
      measure: oneOf(["market_cap", "enterprise_value"]),
      value: amount,
      currency,
      quoted_on: neededDay,
      published_on: day,
      scope: oneOf(["issuer", "share_class"]).default("issuer"),
      share_class: text,
      adjusted: z.boolean("must be true or false").nullish(),
      basis: oneOf(financialBases).default("unknown"),
      source_url: text,
      licence: text,
    },
    "must be an object",
  )
  .refine(
    ({ scope, share_class }) => (scope === "share_class") === (share_class !== undefined),
    "must name share_class with the scope share_class, and with no other",
  );

/** The keys of a company-jsonl line that hold statements and valuations. */
export const financialKeys = {
  statements: z.array(statement, "must be a list").max(MOST, `must have at most ${MOST} entries`).nullish(),
  valuations: z.array(valuation, "must be a list").max(MOST, `must have at most ${MOST} entries`).nullish(),
};

interface FinancialRow {
  readonly source: string;
  readonly sourceRecordId: string;
  readonly licence?: string | undefined;
  readonly source_url?: string | undefined;
  readonly statements?: readonly z.output<typeof statement>[] | null | undefined;
  readonly valuations?: readonly z.output<typeof valuation>[] | null | undefined;
}

/** The row's statements about its company's accounts and value. */
export function financialFacts(row: FinancialRow): StatedFact[] {
  const { source, sourceRecordId, statements, valuations } = row;
  const subject = rowReference(source, sourceRecordId);
  return [
    ...(statements ?? []).map((given) =>
      presentFields<StatedFact>({
        subject,
        content: statementFact(given),
        asOf: given.filed_on,
        sourceUrl: given.source_url ?? row.source_url,
        licence: given.licence ?? row.licence,
      }),
    ),
    ...(valuations ?? []).map((given) =>
      presentFields<StatedFact>({
        subject,
        content: valuationFact(given),
        asOf: given.published_on ?? given.quoted_on,
        sourceUrl: given.source_url ?? row.source_url,
        licence: given.licence ?? row.licence,
      }),
    ),
  ];
}

function statementFact(given: z.output<typeof statement>): FinancialStatementFact {
  const { restatement } = given;
  return presentFields<FinancialStatementFact>({
    kind: "financial_statement",
    assembly: "statement",
    periodStart: given.period_start,
    periodEnd: given.period_end,
    filedOn: given.filed_on,
    accession: given.accession,
    form: given.form,
    scope: given.scope,
    basis: given.basis,
    currency: given.currency,
    frequency: given.frequency,
    restatement:
      restatement?.status === undefined
        ? undefined
        : presentFields<NonNullable<FinancialStatementFact["restatement"]>>({
            status: restatement.status,
            earlierAccession: restatement.earlier_accession,
          }),
    amounts: Object.entries(given.amounts).flatMap(([name, value]) =>
      typeof value === "string"
        ? [
            {
              attribute: `financials.${name}` as StatementAttribute,
              value,
              unit: given.currency ?? "unknown",
            },
          ]
        : [],
    ),
  });
}

function valuationFact(given: z.output<typeof valuation>): ValuationFact {
  return presentFields<ValuationFact>({
    kind: "valuation",
    measure: given.measure,
    value: given.value,
    currency: given.currency,
    quotedOn: given.quoted_on,
    publishedOn: given.published_on,
    scope: given.scope,
    shareClass: given.share_class,
    adjusted: given.adjusted ?? undefined,
    basis: given.basis,
  });
}
