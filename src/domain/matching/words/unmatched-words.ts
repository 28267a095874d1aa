/** Unmatched information in nats, by what kind of word carries it. */
export interface UnmatchedWords {
  readonly word: number;
  readonly activity: number;
  readonly place: number;
  readonly generic: number;
  /** Behind the name proper: after its legal form, or in brackets at its end. */
  readonly tail: number;
}

/** What is left over of the name proper, in nats. */
export function leftOver({ word, activity, place, generic }: UnmatchedWords): number {
  return word + activity + place + generic;
}

/** … and of what stands behind it. */
export function allLeftOver(unmatched: UnmatchedWords): number {
  return leftOver(unmatched) + unmatched.tail;
}
