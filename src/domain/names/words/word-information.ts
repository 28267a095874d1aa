/**
 * How much a word of a name identifies the company, in any language. The frequency table covers only the
 * languages of its registers, and would rate common words of other languages as rare.
 */
import { tabledSensesOf, wordsBySense } from "./senses/senses.ts";
import { frequencyInformation, tokenInformation } from "./token-information.ts";

/** The most nats that a single word carries: names that share more share several words. */
export const ONE_WORD = 11;

/** Sense → the information of the commonest word for it. */
let commonest: ReadonlyMap<string, number> | null = null;
const known = new Map<string, number>();
const MOST_REMEMBERED = 50_000;

/**
 * The information of one comparable token in nats, at most that of the commonest word that means the same
 * ("issledovatelskiy" tells no more than "research"); of several senses the least common one bounds it. From 0 to about 11.
 */
export function wordInformation(text: string): number {
  const remembered = known.get(text);
  if (remembered !== undefined) return remembered;
  commonest ??= commonestWords();
  const bounds = tabledSensesOf(text).map((sense) => commonest!.get(sense) ?? Number.POSITIVE_INFINITY);
  const own = tokenInformation(text);
  const information = bounds.length === 0 ? own : Math.min(own, Math.max(...bounds));
  if (known.size < MOST_REMEMBERED) known.set(text, information);
  return information;
}

// The caps of short words and of words of legal forms are no sign of how common their meaning is.
function commonestWords(): ReadonlyMap<string, number> {
  return new Map(
    [...wordsBySense()].map(([sense, words]) => [sense, Math.min(...words.map(frequencyInformation))]),
  );
}
