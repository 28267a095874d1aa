/**
 * The description of a company, in the interface's own field names: the caller's record, one side of a pair,
 * or a member record of a stored entity. Every field is optional and unverified.
 */
export interface CompanyRecord {
  readonly name?: string;
  /** Country name or ISO 3166-1 code, as given. */
  readonly country?: string;
  readonly website?: string;
  readonly domain?: string;
  readonly email?: string;
  readonly phone?: string;
  readonly registration_number?: string;
  /** The place that issued `registration_number`: ISO 3166-1 or -2 code, or a name. */
  readonly jurisdiction?: string;
  readonly lei?: string;
  readonly vat_number?: string;
  readonly duns?: string;
  readonly isin?: string;
  readonly ticker?: string;
  readonly exchange?: string;
  readonly cik?: string;
  readonly trading_names?: readonly string[];
  readonly previous_names?: readonly string[];
  readonly legal_form?: string;
  readonly parent_name?: string;
  /** ISO 8601 date, possibly only a year or a month. */
  readonly incorporation_date?: string;
  readonly address?: PostalAddress;
  readonly context?: string;
  readonly extra?: Readonly<Record<string, string>>;
}

export interface PostalAddress {
  readonly line1?: string;
  readonly line2?: string;
  readonly city?: string;
  readonly region?: string;
  readonly postal_code?: string;
  /** ISO 3166-1 alpha-2 code, or a country name as given. */
  readonly country?: string;
}
