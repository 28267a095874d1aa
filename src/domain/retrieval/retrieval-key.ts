/**
 * Where a key comes from: `sound` and `meaning` across scripts, `concept` across languages, `country` where the company
 * is.
 * Keys of one field are correlated: together they count little more than the best of them.
 */
export type RetrievalField =
  | "identifier"
  | "domain"
  | "phone"
  | "email"
  | "name"
  | "token"
  | "skeleton"
  | "sound"
  | "concept"
  | "meaning"
  | "prefix"
  | "bigram"
  | "acronym"
  | "address"
  | "country";

export const RETRIEVAL_FIELDS: readonly RetrievalField[] = [
  "identifier",
  "domain",
  "phone",
  "email",
  "name",
  "token",
  "skeleton",
  "sound",
  "concept",
  "meaning",
  "prefix",
  "bigram",
  "acronym",
  "address",
  "country",
];

/** Fields of which one key in common is enough to be one company, however many share it. */
export const TELLING_FIELDS: ReadonlySet<RetrievalField> = new Set([
  "identifier",
  "domain",
  "phone",
  "email",
  "name",
]);

/** One string under which a company is found. `boost` says how much sharing it means before rarity is counted. */
export interface RetrievalKey {
  readonly key: string;
  readonly field: RetrievalField;
  readonly boost: number;
  /** A word of the name as it is written: where nobody has it, nobody is called so. */
  readonly word?: boolean;
}

/** `stored`: keys to be indexed under; `query`: keys to be looked up. */
export type RetrievalSide = "stored" | "query";
