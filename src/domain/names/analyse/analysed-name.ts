export type Script =
  | "latin"
  | "cyrillic"
  | "greek"
  | "armenian"
  | "georgian"
  | "hangul"
  | "han"
  | "kana"
  | "arabic"
  | "hebrew"
  | "thai"
  | "indic"
  | "other";

/** The role of a word in a name. A `word` has no other tag and identifies the company best. */
export type TokenTag =
  /** may identify the company */
  | "word"
  /** part of the legal form, or a security, exchange or ADR tail: does not identify the company */
  | "form"
  /** market vocabulary that is never a brand alone: group, holding, international, company, … */
  | "generic"
  /** an industry or activity word: bank, insurance, services, engineering, … */
  | "activity"
  /** a country, region or city */
  | "place"
  /** digits, roman numerals, ordinals, spelled numbers; `text` is then the plain decimal */
  | "number"
  /** joined single letters: "A.B.C." → "abc" */
  | "initials"
  /** article or connecting word: the, and, of, de, und, … */
  | "stop";

/** Every token has all fields in this order, also the empty ones: V8 reads objects of one shape faster. */
export interface NameToken {
  /** Comparable form: case-folded, without marks, transliterated where the script goes cleanly into Latin. */
  readonly text: string;
  readonly tag: TokenTag;
  /** Information in nats, −ln of the token's relative frequency among company names; 0 for `form` and `stop`. */
  readonly information: number;
  /** Language-neutral meaning of a known word: "bank" for banque, банк and 銀行; "DE" for Deutschland. */
  readonly concept: string | undefined;
  /** Hepburn romaji of a kana token, long vowels single. */
  readonly reading: string | undefined;
}

export interface LegalFormMatch {
  /** Our own id of the form, e.g. `de-gmbh`, stable across spellings. */
  readonly form: string;
  /** The form without its country, shared by every jurisdiction that uses the same words, e.g. `gmbh`. */
  readonly family: string;
  /** Jurisdictions in which this form exists (ISO 3166-1/-2); empty when many. */
  readonly jurisdictions: readonly string[];
  readonly class: LegalFormClass;
}

export type LegalFormClass =
  | "limited"
  | "public"
  | "partnership"
  | "limited_partnership"
  | "sole_proprietor"
  | "foundation"
  | "association"
  | "cooperative"
  | "branch"
  | "state"
  | "fund"
  | "trust"
  | "religious"
  | "joint_venture"
  | "other";

/** An analysed company name. Pure data: safe to store as JSON and to compare without the raw text. */
export interface AnalysedName {
  /** The name before analysis: NFC, white space folded, at most 500 code points. */
  readonly raw: string;
  /** The script of most of the letters of the name. */
  readonly script: Script;
  /** Every token in order, forms included. */
  readonly tokens: readonly NameToken[];
  /** The recognised legal forms, longest first; usually none or one. */
  readonly forms: readonly LegalFormMatch[];
  /** `text` of the tokens that are neither form nor stop, in order; never empty unless the name had no letter or digit. */
  readonly core: readonly string[];
  /** Plain decimals of the numbers in the core, sorted. */
  readonly numbers: readonly string[];
  /** First letters of the core's words when there are two or more, else "". */
  readonly acronym: string;
  /** The core joined without spaces. */
  readonly joined: string;
}
