/**
 * The source of a key: `sound` and `meaning` across scripts, `concept` across languages, `country` of the
 * company. Keys of one field are correlated: together they count little more than the best of them.
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
  | "misspelling"
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
  "misspelling",
  "bigram",
  "acronym",
  "address",
  "country",
];

/** Fields of which one shared key may mean one company, however many companies share the key. */
export const TELLING_FIELDS: ReadonlySet<RetrievalField> = new Set([
  "identifier",
  "domain",
  "phone",
  "email",
  "name",
]);

/** A string under which a company is found. `boost` is the weight of sharing it, before rarity is counted. */
export interface RetrievalKey {
  readonly key: string;
  readonly field: RetrievalField;
  readonly boost: number;
  /** A word of the name as written: where no company has the key, no company has the name. */
  readonly word?: boolean;
  /** The key of the word that may be misspelt: where a company has that word, this key is not looked up. */
  readonly misspelt?: string;
}

/** `stored`: keys to be indexed under; `query`: keys to be looked up. */
export type RetrievalSide = "stored" | "query";
