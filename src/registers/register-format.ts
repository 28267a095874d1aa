import type { CompanyReference } from "../domain/facts/company-reference.ts";
import type { FactRow } from "../domain/facts/fact.ts";
import type { RegisterCompany } from "../domain/register-company.ts";
import type { RegisterFile } from "./streaming/register-file.ts";

export type RegisterFormatName =
  | "company-jsonl"
  | "company-reference"
  | "gleif-level1"
  | "gleif-level2"
  | "gleif-exceptions"
  | "gleif-isin"
  | "gleif-bic"
  | "companies-house"
  | "companies-house-psc"
  | "bods"
  | "ftm"
  | "sec-tickers"
  | "sec-submissions"
  | "sec-companyfacts"
  | "brreg-enheter"
  | "brreg-underenheter"
  | "brreg-roller"
  | "brreg-accounts";

/** Defaults of a format's files: publisher and terms, when the installer gives no others. */
export interface RegisterDefaults {
  /** Becomes `RegisterCompany.source`. */
  readonly sourceId: string;
  /** The register that an installation replaces, for a publisher with several files; else the source. */
  readonly registerId?: string;
  readonly sourceName: string;
  /** The publisher's address of the file; null for a format without a publisher. */
  readonly sourceUrl: string | null;
  readonly licence: string | null;
  readonly licencePermitsResale: boolean;
  readonly publisher: string | null;
}

/**
 * GLEIF level 2: accounting consolidation, branches and fund families. It is not ownership, and has no share.
 * Dates are ISO 8601 calendar dates of the relationship itself, never of an accounting period.
 */
export interface RegisterRelationship {
  readonly childLei: string;
  readonly parentLei: string;
  readonly type: "direct" | "ultimate" | "branch" | "fund";
  readonly validFrom?: string;
  readonly validTo?: string;
  readonly status: "active" | "inactive";
}

interface RowPlace {
  /** First physical line of the row, from 1; for JSON the number of the record in the file, from 1. */
  readonly line: number;
  /** The member of the archive that holds the row, where the file is an archive. */
  readonly part?: string;
}

/** A row that cannot be read. `reason` names the field and never repeats its value. */
export interface BadRow extends RowPlace {
  readonly kind: "bad";
  readonly reason: string;
}

/** A valid row that Assay does not read as a company, such as an annulled LEI record. */
export interface SkippedRow extends RowPlace {
  readonly kind: "skipped";
  readonly reason: string;
  /** A withdrawn row that an earlier version may hold: a delta removes it. */
  readonly retires?: Retired;
}

/** A company by its `sourceRecordId`, a relationship, or a row of facts. */
export type Retired =
  | { readonly company: string }
  | { readonly facts: Pick<FactRow, "source" | "sourceRecordId"> }
  | {
      readonly relationship: Pick<RegisterRelationship, "childLei" | "parentLei" | "type">;
      /** The id of its row of facts. */
      readonly sourceRecordId: string;
    };

export interface CompanyRow extends RowPlace {
  readonly kind: "company";
  readonly company: RegisterCompany;
  /** The dated statements of the row, with its names, addresses and numbers. */
  readonly facts?: FactRow;
}

export interface RelationshipRow extends RowPlace {
  readonly kind: "relationship";
  readonly relationship: RegisterRelationship;
  readonly facts?: FactRow;
}

/** Statements about a company that the row does not describe: an owner, an exception, a filed statement. */
export interface StatementRow extends RowPlace {
  readonly kind: "statement";
  readonly facts: FactRow;
}

/** A row that names a natural person: it is counted, and no data of it is kept. */
export interface NaturalPersonRow extends RowPlace {
  readonly kind: "natural_person";
  /** The company that has the person as owner or officer. */
  readonly subject: CompanyReference;
}

/** The publisher's date of this file: an ISO 8601 date, or a UTC time for several publications a day. */
export interface PublisherDateRow {
  readonly kind: "publisher_date";
  readonly date: string;
}

/** The file holds only the changes since an earlier version. */
export interface DeltaRow {
  readonly kind: "delta";
  /** Hours that the changes reach back from the publisher's date; null where the file does not say. */
  readonly hours: number | null;
}

export type RegisterRow =
  | CompanyRow
  | RelationshipRow
  | StatementRow
  | NaturalPersonRow
  | BadRow
  | SkippedRow
  | PublisherDateRow
  | DeltaRow;

export interface RegisterInput {
  readonly file: RegisterFile;
  /** Replaces `defaults.sourceId`; in company-jsonl only for rows that name no source of their own. */
  readonly source?: string;
}

export interface RegisterFormat {
  readonly name: RegisterFormatName;
  readonly describe: string;
  readonly defaults: RegisterDefaults;
  /**
   * Streams the rows in the order of the file, in bounded memory. Ids are not made unique here: the installer
   * does that. Throws RegisterFileError when the file is truncated, damaged, of another format, or has no row
   * that can be used; rows read before must then not be installed.
   */
  read(input: RegisterInput): AsyncIterable<RegisterRow>;
}
