/** One kind of register number: its jurisdiction, its shape, and the rule of its check digit. */
export type RegisterScheme = PlainScheme | ParsedScheme;

interface SchemeFacts {
  /** Readable and unique; the org-id.guide code where that code is more than an office's name. */
  readonly id: string;
  /** ISO 3166-1 or -2 code of the jurisdiction that issues it; `XX` for the world. */
  readonly jurisdiction: string;
  /** The publisher's name for the number. */
  readonly name: string;
  /** Narrower shape that a bare number must have to be read in this scheme without a named scheme. */
  readonly likely?: RegExp;
  /**
   * Whether a company has exactly one at a time, so that two numbers mean two companies. A function gives the
   * class within which this holds (a court, the old and the new form of a number). Absent means no.
   */
  readonly single?: true | ((normal: string) => string);
  /** For a number of one establishment: the scheme and value of the company that it belongs to. */
  readonly company?: (number: string) => { readonly scheme: string; readonly value: string } | null;
  /** Numbers that identify no company of their own (a tax number per state, a chamber entry): never `strong`. */
  readonly weak?: true;
}

/** A number without meaningful punctuation. */
interface PlainScheme extends SchemeFacts {
  /** The whole number without punctuation: `A–Z`, `0–9`, `&` and `Ñ`. */
  readonly pattern: RegExp;
  /** From punctuation-free text to the shape of `pattern`: glued prefixes dropped, zeros padded. Idempotent. */
  readonly shape?: (text: string) => string;
  /** From the shape of `pattern` to the normal form with punctuation. Loses no letter and no digit. */
  readonly print?: (number: string) => string;
  /** Whether the check digit holds; absent where the scheme has none or none is published. */
  readonly check?: (number: string) => boolean;
  /** True where numbers in use are known to fail the published rule: a failure then counts as no check at all. */
  readonly checkIsAdvisory?: true;
}

/** A number whose punctuation or words carry meaning (a court's name, a county/serial/year order). */
interface ParsedScheme extends SchemeFacts {
  /** From folded text to the normal form; null for other text. The normal form parses to itself. */
  readonly parse: (folded: string) => string | null;
}

/** Pads an all-digit text with zeros on the left; other text stays. */
export function padDigits(width: number): (text: string) => string {
  return (text) => (/^\d+$/.test(text) ? text.padStart(width, "0") : text);
}

/** Drops a leading prefix where a number follows. */
export function dropPrefix(prefix: RegExp): (text: string) => string {
  return (text) => text.replace(prefix, "");
}
