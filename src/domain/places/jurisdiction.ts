/** The law under which a company was formed: a country, or a part of it with its own company law. */
export interface Jurisdiction {
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** ISO 3166-2 code in full (`US-DE`), or null when only the country is known. */
  readonly subdivision: string | null;
  /** The finer of the two: `subdivision`, else `country`. */
  readonly code: string;
}
