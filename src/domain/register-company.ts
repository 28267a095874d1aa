import type { FinancialFigure } from "./financials/latest.ts";
import type { PostalAddress } from "./record.ts";

export type OtherNameKind = "trading" | "previous" | "transliteration" | "alternative";

export interface OtherName {
  readonly name: string;
  readonly kind: OtherNameKind;
  readonly lang?: string;
  /** ISO 8601 dates between which the company bore the name, as the publisher states them. */
  readonly validFrom?: string;
  readonly validTo?: string;
}

/**
 * One row of one register, mapped to Assay's own terms and not yet normalised: the publisher's values in the
 * publisher's spelling. Two rows of the same `source` are two companies; the same company may have a row in
 * several sources.
 */
export interface RegisterCompany {
  /** The register: becomes `provenance.*.source_id`. */
  readonly source: string;
  /** The row's id in it, unique per source: becomes `provenance.*.provider_record_id`. */
  readonly sourceRecordId: string;
  readonly name: string;
  readonly otherNames?: readonly OtherName[];
  /** ISO 3166-1 alpha-2. */
  readonly country?: string;
  /** ISO 3166-1 alpha-2 or 3166-2 code (`US-DE`) of the law under which the company was formed. */
  readonly jurisdiction?: string;
  readonly registrationNumber?: string;
  /** GLEIF registration authority code (`RA000585`) that issued `registrationNumber`, where the source says so. */
  readonly registrationAuthority?: string;
  readonly lei?: string;
  readonly cik?: string;
  readonly vatNumber?: string;
  readonly tickers?: readonly string[];
  readonly exchange?: string;
  readonly isin?: string;
  readonly domain?: string;
  readonly website?: string;
  readonly phone?: string;
  readonly email?: string;
  readonly address?: PostalAddress;
  readonly headquartersAddress?: PostalAddress;
  /** ISO 20275 (ELF) code or the publisher's words. */
  readonly legalForm?: string;
  /** The company's own state (never the state of the record about it), in the publisher's words. */
  readonly status?: string;
  /** ISO 8601 date, possibly only a year or a month. */
  readonly incorporatedOn?: string;
  readonly dissolvedOn?: string;
  readonly category?: "general" | "branch" | "fund" | "sole_proprietor" | "government" | "international";
  readonly parentLei?: string;
  readonly ultimateParentLei?: string;
  /** The LEI that took over from this one (merged, retired or duplicate records). */
  readonly successorLei?: string;
  /** Figures of its newest year and its newest valuations, from the statements and valuations that the row has. */
  readonly financials?: readonly FinancialFigure[];
  readonly licence?: string;
  readonly sourceUrl?: string;
  /** Publisher's date of this row, ISO 8601, where it is finer than the snapshot's. */
  readonly asOf?: string;
}
