import type { ListedOrganisation, ScreeningTopic } from "../../domain/screening/listed-organisation.ts";
import type { RegisterFile } from "../streaming/register-file.ts";

export type ListFormatName =
  | "ofac-xml"
  | "ofac-csv"
  | "eu-fsf"
  | "un-consolidated"
  | "uk-sanctions-list"
  | "us-csl"
  | "canada-sema"
  | "follow-the-money"
  | "screening-jsonl";

/** Defaults of a format's lists: publisher and terms, when the installer gives no others. */
export interface ListDefaults {
  readonly sourceId: string;
  readonly sourceName: string;
  readonly sourceUrl: string | null;
  readonly licence: string | null;
  readonly publisher: string | null;
  /** The jurisdictions whose law the list applies; ISO 3166-1 alpha-2, `EU` or `UN`. */
  readonly jurisdictions: readonly string[];
  readonly topics: readonly ScreeningTopic[];
  /** Days after which a snapshot no longer supports a `clear`; the operator may set another number. */
  readonly maxAgeDays: number;
}

interface RowPlace {
  /** Number of the entry in the file, or its line, from 1. */
  readonly line: number;
}

export interface ListedRow extends RowPlace {
  readonly kind: "listed";
  readonly organisation: ListedOrganisation;
}

/** A valid entry that is not an organisation. It is counted and never stored. */
export interface ExcludedRow extends RowPlace {
  readonly kind: "excluded";
  readonly what: "person" | "vessel" | "aircraft" | "other";
}

/** An entry that cannot be read. `reason` names the field and never repeats its value. */
export interface BadListRow extends RowPlace {
  readonly kind: "bad";
  readonly reason: string;
}

/** A delta of the publisher removes an entry. */
export interface RemovedRow extends RowPlace {
  readonly kind: "removed";
  readonly recordId: string;
}

/** Facts of the file about itself, each where the publisher states it. */
export type ListNote =
  | {
      readonly kind: "published";
      /** ISO 8601 calendar date. */
      readonly date: string;
      /** Entries that the publisher counts in the file, persons and vessels included. */
      readonly declaredCount?: number;
    }
  | { readonly kind: "delta" };

export type ListRow = ListedRow | ExcludedRow | BadListRow | RemovedRow | ListNote;

export interface ListInput {
  /** The file, or the files of a set such as OFAC's four CSV files. */
  readonly files: readonly RegisterFile[];
}

export interface ListFormat {
  readonly name: ListFormatName;
  readonly describe: string;
  readonly defaults: ListDefaults;
  /**
   * Streams the entries. Throws RegisterFileError where a file is truncated, damaged, of another format or
   * namespace, or has no entry that can be used: entries read before must then not be installed.
   */
  read(input: ListInput): AsyncIterable<ListRow>;
}
