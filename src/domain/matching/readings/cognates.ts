/** Words that are spelled alike in two languages: "postale" and "postal", "Akrilik" and "Acrylic", "Münchener" and "München". */
import { skeleton } from "../../names/transliteration/skeleton.ts";
import { namesBehind } from "../../names/words/city-adjectives.ts";
import { differInSense } from "../../names/words/senses/senses.ts";
import { misspelling } from "../words/token-similarity.ts";
import { apart, type Replacement, type Stretch } from "./replaced-stretches.ts";
import { isShared, type Sensed } from "./sensed-name.ts";

const SHORTEST_COGNATE = 5;
const FEWEST_CONSONANTS = 3;
const COGNATE_SPELLING = 0.8;
const COGNATE_TAGS: ReadonlySet<string> = new Set(["word", "activity", "generic", "place"]);

/**
 * The cognates among the words that are left of two names of which one translates the other.
 * @param found the words that are translated. @param sound the score of a cognate, 0..1.
 */
export function cognates(
  native: Sensed,
  other: Sensed,
  found: readonly Replacement[],
  sound: number,
): readonly Replacement[] {
  const left = free(
    native,
    other,
    found.map(({ own }) => own),
  );
  const right = free(
    other,
    native,
    found.map(({ said }) => said),
  );
  const pairs = left.flatMap((at) =>
    right
      .filter((to) => areCognates(native.tokens[at]!.text, other.tokens[to]!.text))
      .map((to) => ({ own: { from: at, to: at + 1 }, said: { from: to, to: to + 1 }, sound })),
  );
  return apart(pairs);
}

/** Where a name has words that neither the other name nor a translation has. */
function free({ tokens }: Sensed, other: Sensed, taken: readonly Stretch[]): readonly number[] {
  return tokens.flatMap((token, at) =>
    COGNATE_TAGS.has(token.tag) &&
    !isShared(tokens, other.tokens, token) &&
    !taken.some(({ from, to }) => from <= at && at < to)
      ? [at]
      : [],
  );
}

function areCognates(left: string, right: string): boolean {
  if (Math.min(left.length, right.length) < SHORTEST_COGNATE) return false;
  if (differInSense(left, right)) return commonStem(levelled(left), levelled(right)) >= SUREST_STEM;
  if (namesBehind(left).includes(right) || namesBehind(right).includes(left)) return true;
  const bones = skeleton(left);
  if (bones.length >= FEWEST_CONSONANTS && bones === skeleton(right)) return true;
  if (commonStem(levelled(left), levelled(right)) >= SHORTEST_STEM) return true;
  return left[0] === right[0] && misspelling(left, right) >= COGNATE_SPELLING;
}

/** Letters that languages write in several ways made one: "Inteligentes", "Intelligent"; "Autoriteit", "Authority". */
function levelled(word: string): string {
  return word
    .replace(/ph/g, "f")
    .replace(/th/g, "t")
    .replace(/[kq]/g, "c")
    .replace(/y/g, "i")
    .replace(/(.)\1/g, "$1");
}

const SHORTEST_STEM = 6;
/** A stem that is one word even where the tables have two senses for it: "comercială" is trade. "Universal" and "University" are two. */
const SUREST_STEM = 8;
const LONGEST_ENDING = 4;

/** The letters of the stem of two words that differ in their endings alone; 0 where they differ in more. */
function commonStem(left: string, right: string): number {
  let at = 0;
  while (at < left.length && left[at] === right[at]) at++;
  return Math.max(left.length, right.length) - at <= LONGEST_ENDING ? at : 0;
}
