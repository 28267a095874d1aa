/** Relationships between organisations, and reasons for an unnamed organisation. */
import type { CompanyReference } from "./company-reference.ts";

/**
 * The basis of the relationship. One basis is never converted to another: `consolidation`  accounting: the
 * object's accounts include the subject's (GLEIF level 2). No share, no ownership. `control`        a
 * register of persons with significant control, or beneficial ownership data. `ownership`      a holding of
 * shares or capital. `branch`         the subject is a branch or establishment of the object. `fund`
 * the object manages the fund, or the fund belongs to the object. `role`           the object holds an office
 * in the subject (accountant, business manager, board member).
 */
export type RelationshipBasis = "consolidation" | "control" | "ownership" | "branch" | "fund" | "role";

/** A nature of control or an interest, in the register's own code. */
export interface NatureOfControl {
  readonly code: string;
  /** The register's code in plain words. */
  readonly label: string;
}

/** Per cent, 0 to 100. An exact share has `minimum` equal to `maximum`. */
export interface ShareBand {
  readonly of: "shares" | "voting_rights" | "surplus_assets" | "unspecified";
  readonly minimum?: number;
  readonly maximum?: number;
  /** Whether the bound itself is outside the band. */
  readonly exclusiveMinimum?: boolean;
  readonly exclusiveMaximum?: boolean;
}

/** The other organisation as the publisher describes it. */
export interface RelatedOrganisation {
  readonly name?: string;
  /** The identifier of the organisation; absent where the publisher gives no readable identifier. */
  readonly reference?: CompanyReference;
  /** True for an unchecked identifier from a filer: followed only when name and number agree. */
  readonly selfReported?: boolean;
  /** As the publisher writes them. */
  readonly registrationNumber?: string;
  readonly countryRegistered?: string;
  readonly placeRegistered?: string;
  readonly legalForm?: string;
  readonly legalAuthority?: string;
}

/** The subject of the fact is the child, branch or fund; `object` is the parent, head office, manager or owner. */
export interface RelationshipFact {
  readonly kind: "relationship";
  readonly basis: RelationshipBasis;
  /** The publisher's own type, such as `IS_DIRECTLY_CONSOLIDATED_BY` or `corporate-entity-person-with-significant-control`. */
  readonly type: string;
  /** `direct`: the next level; `ultimate`: the top, as the publisher asserts it; `indirect`: through others. */
  readonly level: "direct" | "ultimate" | "indirect" | "unknown";
  readonly object: RelatedOrganisation;
  readonly natures?: readonly NatureOfControl[];
  readonly shares?: readonly ShareBand[];
  /** `inactive` when the publisher says that the relationship has ended, with or without a date. */
  readonly status?: "active" | "inactive";
  /** Publisher's other dates and marks of the statement: accounting period, filing period, validation. */
  readonly periods?: readonly { readonly type: string; readonly start?: string; readonly end?: string }[];
  readonly qualifiers?: Readonly<Record<string, string>>;
}

/** The publisher's code for an unnamed parent, owner or controller; "no owner" only if the code says so. */
export interface ReportingExceptionFact {
  readonly kind: "reporting_exception";
  readonly basis: RelationshipBasis;
  readonly level: "direct" | "ultimate" | "unknown";
  /** The publisher's own code, such as `NO_KNOWN_PERSON` or `psc-exists-but-not-identified`. */
  readonly reason: string;
  readonly label: string;
  /** The meaning of the code for the parent. */
  readonly meaning:
    | "no_such_person"
    | "natural_person"
    | "withheld"
    | "unknown"
    | "exempt"
    | "not_consolidated"
    | "no_identifier";
  readonly detail?: string;
}
