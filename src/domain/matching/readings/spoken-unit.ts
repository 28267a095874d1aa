/** The pieces of a name that is read aloud, and what they were heard as. */

/** How much of its information a word keeps that was matched by sound, 0..1: how many others would sound alike. */
export const SCORES = {
  kana: 0.97,
  letters: 0.95,
  han: 0.92,
  pinyin: 0.92,
  levelled: 0.82,
} as const;

/** Below this nothing is heard at all, 0..1. */
export const LEAST_SURE = 0.4;

/** How surely the least certain of the words is the other name's: 0 where it is hardly heard, 1 where all are as they were written. */
export function leastSureness(words: readonly { readonly sound: number | undefined }[]): number {
  const least = Math.min(...words.map(({ sound }) => sound ?? 1));
  return Math.max(0, (least - LEAST_SURE) / (1 - LEAST_SURE));
}

/** What is read in one go: a Han character, a run of kana, or an Arabic word. */
export interface Unit {
  /** Which token of the name it is of. */
  readonly token: number;
  /** Where it begins in the token. */
  readonly at: number;
  readonly text: string;
  readonly kind: "han" | "kana" | "arabic";
  /** Romaji of kana; empty of the others. */
  readonly reading: string;
  /** What its token means, where that is known. */
  readonly concept: string | undefined;
}

/** A stretch of units that sounds like a Latin word. */
export interface Spoken {
  /** The unit behind the last that is spoken. */
  readonly to: number;
  readonly score: number;
}

export const UNHEARD: Spoken = { to: -1, score: 0 };
