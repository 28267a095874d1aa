/** Stretches of one name's words that say what stretches of the other's do, by meaning or by sound. */
import type { ContentToken } from "../words/content-tokens.ts";

export interface Stretch {
  readonly from: number;
  /** Behind its last word. */
  readonly to: number;
}

export interface Replacement {
  readonly own: Stretch;
  readonly said: Stretch;
  /** What a match by it is worth, 0..1. */
  readonly sound: number;
}

/** The replacements that have no word in common with one before them, of either name. @param found best first. */
export function apart<R extends Replacement>(found: readonly R[]): R[] {
  const taken: R[] = [];
  for (const one of found)
    if (taken.every((other) => !overlap(one.own, other.own) && !overlap(one.said, other.said)))
      taken.push(one);
  return taken;
}

/** The words of both stretches. */
export function lengthOf({ own, said }: Replacement): number {
  return own.to - own.from + said.to - said.from;
}

function overlap(left: Stretch, right: Stretch): boolean {
  return left.from < right.to && right.from < left.to;
}

/** The tokens with every stretch replaced by what the other name has for it, which carries in `sound` what that is worth. */
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
