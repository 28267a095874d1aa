/** The units of a name that is read aloud, and their matches by sound. */

/** The share of its information that a word matched by sound keeps, 0..1: less if more words sound alike. */
export const SCORES = {
  kana: 0.97,
  letters: 0.95,
  han: 0.92,
  pinyin: 0.92,
  cantonese: 0.92,
  levelled: 0.82,
} as const;

/** The least score of a match by sound, 0..1. */
export const LEAST_SURE = 0.4;

/** The certainty of the least certain word: 0 at `LEAST_SURE` or below, 1 where no word matched by sound. */
export function leastSureness(words: readonly { readonly sound: number | undefined }[]): number {
  const least = Math.min(...words.map(({ sound }) => sound ?? 1));
  return Math.max(0, (least - LEAST_SURE) / (1 - LEAST_SURE));
}

/** A unit of reading: a Han character, a run of kana, or an Arabic word. */
export interface Unit {
  /** The index of the unit's token in the name. */
  readonly token: number;
  /** The position of the unit in the token. */
  readonly at: number;
  readonly text: string;
  readonly kind: "han" | "kana" | "arabic";
  /** Romaji of kana, and of a Han character in a compound that has one reading; empty where it has several, and for Arabic. */
  readonly reading: string;
  /** Further readings of a Han character in the name of a place, a family or a thing that it stands in. */
  readonly named: readonly string[];
  /** The meaning of the unit's token, where it is known. */
  readonly concept: string | undefined;
}

/** A stretch of units that sounds like a Latin word. */
export interface Spoken {
  /** The index behind the last unit of the stretch. */
  readonly to: number;
  readonly score: number;
}

export const UNHEARD: Spoken = { to: -1, score: 0 };
