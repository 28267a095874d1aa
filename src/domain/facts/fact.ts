/**
 * A publisher's statement about a company, with the publisher's own dates. One fact is one statement: a name, an address, a
 * number, a state, a relationship to another organisation, a financial statement or a valuation. A fact names the company
 * it is about by one identifier and never by a row of ours, so that a file of relationships, exceptions or accounts is
 * read in the same way whether or not the company itself is installed.
 *
 * Values are in the publisher's spelling and codes. Dates are ISO 8601 calendar dates, possibly only a year or a month.
 * A natural person is never part of a fact.
 */
import type { PostalAddress } from "../record.ts";
import type { CompanyReference } from "./company-reference.ts";
import type { FinancialStatementFact, ValuationFact } from "./financial-facts.ts";
import type { ReferenceProfileFact } from "./reference-profile.ts";
import type { RelationshipFact, ReportingExceptionFact } from "./relationship-facts.ts";

/** When a statement holds in the world, as its publisher dates it. */
export interface Period {
  /** First day; absent where the publisher does not say. */
  readonly validFrom?: string;
  /** First day on which it no longer holds; absent while it holds or where the publisher does not say. */
  readonly validTo?: string;
}

export type NameRole = "legal" | "trading" | "previous" | "transliteration" | "alternative";

export interface NameFact {
  readonly kind: "name";
  readonly role: NameRole;
  readonly name: string;
  /** BCP 47 tag, as the publisher gives it. */
  readonly lang?: string;
}

export type AddressRole = "registered" | "headquarters" | "service" | "mailing";

export interface AddressFact {
  readonly kind: "address";
  readonly role: AddressRole;
  readonly address: PostalAddress;
}

export interface IdentifierFact {
  readonly kind: "identifier";
  /** A scheme of `domain/identifiers`, such as `lei`, `cik`, `bic`, `isin`, `ticker`, `GB-COH`. */
  readonly scheme: string;
  readonly value: string;
  /** Jurisdiction of a register number, exchange of a ticker. */
  readonly qualifier?: string;
  /** State of the registration in the publisher's words: `LAPSED` for an LEI is no state of the company. */
  readonly registrationStatus?: string;
  /** The identifier that replaced this one: the LEI after a merger, the number after a renumbering. */
  readonly successor?: { readonly scheme: string; readonly value?: string; readonly name?: string };
}

/** The company's own state, never the state of the record about the company. */
export interface StatusFact {
  readonly kind: "status";
  /** In the publisher's words, lower case with underscores. */
  readonly status: string;
  readonly reason?: string;
}

/** An event in the life of the company: a merger, a change of name, a liquidation. */
export interface LegalEventFact {
  readonly kind: "legal_event";
  /** The publisher's code, such as `MERGERS_AND_ACQUISITIONS`. */
  readonly event: string;
  /** The publisher's code, such as `COMPLETED`. */
  readonly status?: string;
  /** The day on which the publisher recorded the event. */
  readonly recordedOn?: string;
  /** The fields that the event changed, each an element of the publisher's with its former value. */
  readonly affected?: readonly { readonly field: string; readonly formerValue: string }[];
}

/** The content of a statement, without its dates and its source. */
export type FactContent =
  | NameFact
  | AddressFact
  | IdentifierFact
  | StatusFact
  | LegalEventFact
  | RelationshipFact
  | ReportingExceptionFact
  | FinancialStatementFact
  | ValuationFact
  | ReferenceProfileFact;

export type FactKind = FactContent["kind"];

/** One statement as a reader yields it. */
export interface StatedFact {
  /** The company that the statement is about. */
  readonly subject: CompanyReference;
  readonly content: FactContent;
  readonly period?: Period;
  /** Publisher's date of the statement, ISO 8601, where it is finer than the file's. */
  readonly asOf?: string;
  /** The publisher's web page of the statement. */
  readonly sourceUrl?: string;
  /** Terms of this statement, where they differ from the file's. */
  readonly licence?: string;
}

/** The statements of one row of a source; a later version of the row replaces all of them. */
export interface FactRow {
  /** The register: becomes `provenance.source_id`. */
  readonly source: string;
  /** The row's id in the register: becomes `provenance.provider_record_id`. */
  readonly sourceRecordId: string;
  readonly facts: readonly StatedFact[];
}
