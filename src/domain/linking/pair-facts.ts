import type { Identifier } from "../identifiers/identifier.ts";
import type { PairEvidence } from "../matching/compare/pair-evidence.ts";
import type { LinkSubject } from "./link-subject.ts";

/** The comparison of two rows, without generic values. */
export interface PairFacts {
  readonly a: LinkSubject;
  readonly b: LinkSubject;
  readonly pair: PairEvidence;
  /** Equal decisive identifiers, generic identifiers left out. */
  readonly agreeing: readonly Identifier[];
  /** Equal tickers with their exchange, and ISINs. */
  readonly listings: readonly Identifier[];
  /** A symbol that both rows have: `bare` without an exchange; `carried`, see `carriesSymbol`. */
  readonly symbol: "bare" | "carried" | null;
  readonly sameDomain: boolean;
  /** Whether one company has both rows in one register: a replaced LEI record, or two entries of a list. */
  readonly isTwice: boolean;
  /** The number of rows that have the rarest word that both names share; Infinity when they share none. */
  readonly rarestWord: number;
}
