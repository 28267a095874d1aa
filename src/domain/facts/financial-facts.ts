/** Financial statements and valuations as a publisher states them. Amounts are decimal text and never converted. */

import type { FinancialBasis, FinancialScope, Frequency, StatementAttribute } from "../financials/metrics.ts";

/** One amount of a statement. */
export interface StatedAmount {
  /** The figure as the source labels it; absent for a bare concept, which is mapped to a figure later. */
  readonly attribute?: StatementAttribute;
  /** Decimal text without grouping, such as `-1200.5`: no number type keeps every amount. */
  readonly value: string;
  /** ISO 4217 code, or the publisher's unit where it is no currency. */
  readonly unit: string;
  /** The publisher's concept, such as `us-gaap:Revenues`. */
  readonly concept?: string;
}

export interface FinancialStatementFact {
  readonly kind: "financial_statement";
  /**
   * `statement`: the source draws up the whole statement. `filed_values`: the amounts that one filing states of one
   * period, which other filings of the same row repeat, change and complete.
   */
  readonly assembly: "statement" | "filed_values";
  /** First and last day of the period reported; `periodStart` is absent for a balance. */
  readonly periodStart?: string;
  readonly periodEnd: string;
  /** When the statement was filed or published. */
  readonly filedOn?: string;
  /** The filing that holds the statement. */
  readonly accession?: string;
  readonly form?: string;
  readonly scope: FinancialScope;
  readonly basis: FinancialBasis;
  /** ISO 4217; absent where the publisher does not say. */
  readonly currency?: string;
  /** As the source states it; without it the length of the period decides. */
  readonly frequency?: Frequency;
  /** A restatement that the source itself declares: a changed amount alone is no restatement. */
  readonly restatement?: { readonly status: string; readonly earlierAccession?: string };
  readonly amounts: readonly StatedAmount[];
}

export interface ValuationFact {
  readonly kind: "valuation";
  readonly measure: "market_cap" | "enterprise_value";
  /** Decimal text. */
  readonly value: string;
  /** ISO 4217. */
  readonly currency: string;
  /** The day of the quote. */
  readonly quotedOn: string;
  readonly publishedOn?: string;
  readonly scope: "issuer" | "share_class";
  readonly shareClass?: string;
  /** Whether the publisher adjusted the quote afterwards; absent where the publisher does not say. */
  readonly adjusted?: boolean;
  readonly basis?: FinancialBasis;
}
