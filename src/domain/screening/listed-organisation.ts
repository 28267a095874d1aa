/** The topics of screening lists. A list belongs to one or more topics. */
export const screeningTopics = ["sanctions", "pep", "adverse_media"] as const;
export type ScreeningTopic = (typeof screeningTopics)[number];

/** The publisher's own grade of a name: OFAC, the UN, the EU and the UK mark weak aliases, which are broad or vague. */
export type NameQuality = "strong" | "weak";

export interface ListedName {
  readonly text: string;
  readonly kind: "primary" | "alias" | "former";
  readonly quality: NameQuality;
}

export interface ListedAddress {
  /** The lines as the publisher has them, joined by commas, without the country. */
  readonly text: string;
  /** ISO 3166-1 alpha-2. */
  readonly country?: string;
}

/** `registration` is a company register's number, `tax` a tax authority's; `other` is shown and never compared. */
export type ListedIdentifierScheme = "registration" | "tax" | "lei" | "duns" | "bic" | "other";

export interface ListedIdentifier {
  readonly scheme: ListedIdentifierScheme;
  /** The publisher's own word for the number. */
  readonly label: string;
  readonly value: string;
  /** ISO 3166-1 alpha-2 of the country that issued the number. */
  readonly country?: string;
}

/** One organisation of one list, as its publisher states it. Dates are ISO 8601 calendar dates. */
export interface ListedOrganisation {
  /** The publisher's own id, unique within the list. */
  readonly recordId: string;
  /** Ids under which the publisher listed the same organisation before it merged two entries. */
  readonly formerIds?: readonly string[];
  readonly topics: readonly ScreeningTopic[];
  /** At least one; the first is the primary name. */
  readonly names: readonly ListedName[];
  /** ISO 3166-1 alpha-2, of seat, registration or nationality, without repetition. */
  readonly countries: readonly string[];
  readonly addresses: readonly ListedAddress[];
  readonly identifiers: readonly ListedIdentifier[];
  readonly programmes: readonly string[];
  readonly listedOn?: string;
  readonly delistedOn?: string;
  readonly url?: string;
}
