/**
 * Forms of words in Latin letters that no table has: "medizinischen" beside "medizinische" and "medizinisch". The endings are those
 * that alternate behind one stem within the tables while the meaning stays (`latin-endings.test.ts` counts how often). Endings that
 * make another word ("-er" of "researcher", "-al" of "clinical") are left out.
 */
import { tokenCount } from "../token-information.ts";

const ENDINGS: ReadonlySet<string> = new Set([
  "",
  ..."a e g h i j k n o s t u y ai ak ar as ch ej en es et ga go he ih it je ko og os si ui ve".split(" "),
  ..."ega ego ien jen owe ten ych nega ului".split(" "),
]);
const LONGEST_ENDING = 4;
const SHORTEST_STEM = 6;
/** The words of one sense that show a stem of a word that many companies have in their names: "Muller" is no form of "mulleres". */
const FEWEST_WORDS = 2;
const LATIN = /^[a-z]+$/;

/** The stems of a word in Latin letters, the longest first, as a letter more of the stem is a surer sign of one word. */
export function* stemsOf(word: string): Generator<string> {
  for (let cut = 0; cut <= LONGEST_ENDING && word.length - cut >= SHORTEST_STEM; cut++)
    if (ENDINGS.has(word.slice(word.length - cut))) yield word.slice(0, word.length - cut);
}

/** For each stem, the senses of the words that have it, with the number of words. */
export type SensesByStem = ReadonlyMap<string, ReadonlyMap<string, number>>;

export function sensesByStem(
  words: Iterable<readonly [word: string, senses: readonly string[]]>,
): SensesByStem {
  const byStem = new Map<string, Map<string, number>>();
  for (const [word, senses] of words) {
    if (!LATIN.test(word)) continue;
    for (const stem of stemsOf(word)) {
      const known = byStem.get(stem) ?? new Map<string, number>();
      byStem.set(stem, known);
      for (const sense of senses) known.set(sense, (known.get(sense) ?? 0) + 1);
    }
  }
  return byStem;
}

/** The senses of the words that share the longest stem with a word that has no sense itself; empty where too few do. */
export function sensesOfForm(word: string, byStem: SensesByStem): readonly string[] {
  if (!LATIN.test(word)) return [];
  const fewest = tokenCount(word) > 0 ? FEWEST_WORDS : 1;
  for (const stem of stemsOf(word)) {
    const senses = [...(byStem.get(stem) ?? [])].flatMap(([sense, words]) =>
      words >= fewest ? [sense] : [],
    );
    if (senses.length > 0) return senses;
  }
  return [];
}
