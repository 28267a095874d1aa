/** Word sequences ("stretches") of one name that match those of the other name by meaning or by sound. */
import type { ContentToken } from "../words/content-tokens.ts";

export interface Stretch {
  readonly from: number;
  /** The index behind the last word. */
  readonly to: number;
}

export interface Replacement {
  readonly own: Stretch;
  readonly said: Stretch;
  /** The score of the match, 0..1. */
  readonly sound: number;
}

/** The replacements that share no word of either name with an earlier one. @param found best first. */
export function apart<R extends Replacement>(found: readonly R[]): R[] {
  const taken: R[] = [];
  for (const one of found)
    if (taken.every((other) => !overlap(one.own, other.own) && !overlap(one.said, other.said)))
      taken.push(one);
  return taken;
}

/** The number of words of both stretches. */
export function lengthOf({ own, said }: Replacement): number {
  return own.to - own.from + said.to - said.from;
}

function overlap(left: Stretch, right: Stretch): boolean {
  return left.from < right.to && right.from < left.to;
}

/** The tokens with every stretch replaced by the other name's, whose `sound` is the score of the match. */
export function withReplaced(
  native: readonly ContentToken[],
  other: readonly ContentToken[],
  found: readonly Replacement[],
): readonly ContentToken[] {
  if (found.length === 0) return native;
  return native.flatMap((token, index) => {
    const one = found.find(({ own }) => own.from <= index && index < own.to);
    if (one === undefined) return [token];
    if (one.own.from !== index) return [];
    return other
      .slice(one.said.from, one.said.to)
      .map((word) => ({ ...word, tail: token.tail, sound: one.sound }));
  });
}
