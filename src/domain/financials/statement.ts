import type { Provenance } from "../entities/golden-record.ts";
import type { FinancialBasis, FinancialScope, Frequency, StatementAttribute } from "./metrics.ts";

/** One figure of a statement. */
export interface FinancialObservation {
  readonly attribute: StatementAttribute;
  /** In whole units, never thousands or millions. */
  readonly value: number;
  /** ISO 4217 code, or the source's unit. */
  readonly unit: string;
  readonly currency: string | null;
  readonly basis: FinancialBasis;
  /** The source's concept, such as `us-gaap:Revenues`; null where it has none, or where it is derived. */
  readonly concept: string | null;
  /** The part that the concept includes beyond the figure itself, such as `noncontrolling_interests`. */
  readonly includes: string | null;
  /** The filing that states the amount; the last one of several. */
  readonly accession: string | null;
  readonly filed_on: string | null;
  /** Other concepts of the same figure that were filed for the period, with their amounts. */
  readonly alternatives: readonly { readonly concept: string; readonly value: number }[];
  /** The concepts that a derived amount was computed from. */
  readonly derived_from: readonly string[];
  readonly provenance: Provenance;
}

/** One statement of one period, after one filing. A period that later filings changed has several. */
export interface FinancialStatement {
  /** `stmt_` and 26 characters of base32; of statements of one end and filing the lower id is the more usual one. */
  readonly statement_id: string;
  readonly source_id: string;
  /** `sha256:` and the digest of the source's content of the statement; it changes with that content. */
  readonly source_fingerprint: string;
  readonly period_start: string | null;
  readonly period_end: string;
  /** The day when these amounts were first filed together; null where the source does not say. */
  readonly filed_on: string | null;
  /** The last filing that repeats them unchanged. */
  readonly last_filed_on: string | null;
  readonly accession: string | null;
  readonly form: string | null;
  /** Whether the form of the filing marks an amendment, which is no restatement. */
  readonly amendment: boolean;
  readonly scope: FinancialScope;
  readonly basis: FinancialBasis;
  readonly currency: string | null;
  readonly frequency: Frequency;
  /** `restated` only where the source says so and names the earlier filing. */
  readonly restatement: {
    readonly status: "restated" | "unknown";
    readonly earlier_accession: string | null;
  };
  /** The statement whose amounts of the period this filing changed or completed; a change is no restatement. */
  readonly earlier_statement_id: string | null;
  readonly observations: readonly FinancialObservation[];
}

/** A gap of an answer, with its reason and, where it has one, its attribute, source or criterion. */
export interface FinancialGap {
  readonly code: string;
  readonly detail: string;
  readonly attribute?: string;
  readonly source_id?: string;
  readonly criterion?: string;
}

/** Hexadecimal SHA-256 of a text. */
export type Digest = (text: string) => string;

/** Inputs of a statement: the moment of the answer, for ages in citations, and the digest for ids. */
export interface StatementMaking {
  readonly now: Date;
  readonly digest: Digest;
}

const BASE32 = "abcdefghijklmnopqrstuvwxyz234567";
const FREQUENCY_ORDER: readonly Frequency[] = ["annual", "quarter", "half_year", "other", "instant"];

/**
 * The id of a statement from the digest of its identifying fields. The first character orders statements that
 * end and were filed on the same days: the year, the quarter, the half year, other periods, balances alone;
 * then the derived ones.
 */
export function statementId(
  digest: string,
  { frequency, basis }: { readonly frequency: Frequency; readonly basis: FinancialBasis },
): string {
  const rank = FREQUENCY_ORDER.indexOf(frequency) + (basis === "derived" ? FREQUENCY_ORDER.length : 0);
  let bits = BigInt(`0x${digest}`);
  let text = "";
  while (text.length < 25) {
    text += BASE32[Number(bits & 31n)];
    bits >>= 5n;
  }
  return `stmt_${BASE32[rank]}${text}`;
}

/** The order in which statements are listed and preferred: the latest end, the latest filing, the lower id. */
export function byLatest(
  a: Pick<FinancialStatement, "period_end" | "filed_on" | "statement_id">,
  b: Pick<FinancialStatement, "period_end" | "filed_on" | "statement_id">,
): number {
  return (
    descending(a.period_end, b.period_end) ||
    descending(a.filed_on ?? "", b.filed_on ?? "") ||
    descending(b.statement_id, a.statement_id)
  );
}

function descending(a: string, b: string): number {
  return a === b ? 0 : a > b ? -1 : 1;
}
