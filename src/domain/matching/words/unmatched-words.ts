/** Unmatched information in nats, by kind of word. */
export interface UnmatchedWords {
  readonly word: number;
  readonly activity: number;
  readonly place: number;
  readonly generic: number;
  /** Behind the name proper: after its legal form, or in brackets at its end. */
  readonly tail: number;
}

/** The unmatched information of the name proper, in nats. */
export function leftOver({ word, activity, place, generic }: UnmatchedWords): number {
  return word + activity + place + generic;
}

/** The unmatched information of the name proper and of its tail, in nats. */
export function allLeftOver(unmatched: UnmatchedWords): number {
  return leftOver(unmatched) + unmatched.tail;
}

/** The unmatched information of words that tell companies apart, without market words ("Group"), in nats. */
export function tellingLeftOver({ word, activity, place }: UnmatchedWords): number {
  return word + activity + place;
}

/** The unmatched words where each counts only in part. @param part 0..1. */
export function remaining(unmatched: UnmatchedWords, part: number): UnmatchedWords {
  return {
    word: part * unmatched.word,
    activity: part * unmatched.activity,
    place: part * unmatched.place,
    generic: part * unmatched.generic,
    tail: part * unmatched.tail,
  };
}
