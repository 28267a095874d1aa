import type { Identifier } from "../identifiers/identifier.ts";
import type { PairEvidence } from "../matching/compare/pair-evidence.ts";
import type { LinkSubject } from "./link-subject.ts";

/** What two rows say about each other once generic values are taken out. */
export interface PairFacts {
  readonly a: LinkSubject;
  readonly b: LinkSubject;
  readonly pair: PairEvidence;
  /** Equal identifiers that decide, generic ones left out. */
  readonly agreeing: readonly Identifier[];
  /** Equal tickers with their exchange, and ISINs. */
  readonly listings: readonly Identifier[];
  /** A symbol that both have: without an exchange (`bare`), or where an exchange of one keeps that of the other (`carried`). */
  readonly symbol: "bare" | "carried" | null;
  readonly sameDomain: boolean;
  /** Whether they are one company though one register has both: a replaced LEI record, or two entries of a list. */
  readonly isTwice: boolean;
  /** Rows that have the rarest word of the name that both share; Infinity when they share none. */
  readonly rarestWord: number;
}
