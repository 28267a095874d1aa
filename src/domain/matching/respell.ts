/**
 * Two names of which one was written in letters that go into Latin one by one (Cyrillic, Greek, Hangul …): a company
 * seldom spells itself as a table would. What is spelled like words of the other name is taken for them.
 */
import type { AnalysedName, Script } from "../names/analysed-name.ts";
import { surenessOfSpelling } from "../names/sounds/letter-spellings.ts";
import { costOfRomanised } from "../names/sounds/transliterations.ts";
import type { ContentToken } from "./content-tokens.ts";

const ROMANISED: ReadonlySet<Script> = new Set(["cyrillic", "greek", "armenian", "georgian", "hangul"]);
const LATIN_WORD = /^[a-z]+$/;
const SHORTEST = 3;
/** Hangul and Greek run words together that the Latin name has apart. */
const LONGEST_RUN = 3;
const MOST_WORDS = 12;

/** Whether a name of this script was romanised letter by letter. */
export function isRomanised({ script }: AnalysedName): boolean {
  return ROMANISED.has(script);
}

interface Respelling {
  readonly index: number;
  readonly from: number;
  readonly to: number;
  readonly sureness: number;
}

/**
 * The tokens of `native` with every word that may be spelled as words of `latin` replaced by those, which carry in
 * `sound` how sure that is; the surest first.
 */
export function respell(
  native: readonly ContentToken[],
  latin: readonly ContentToken[],
  script: Script,
): readonly ContentToken[] {
  const found = respellings(native.slice(0, MOST_WORDS), latin.slice(0, MOST_WORDS), script === "hangul");
  found.sort((a, b) => b.sureness - a.sureness || a.index - b.index || a.from - b.from);
  const taken: Respelling[] = [];
  for (const one of found) {
    const apart = (other: Respelling) =>
      other.index !== one.index && (other.to <= one.from || one.to <= other.from);
    if (taken.every(apart)) taken.push(one);
  }
  if (taken.length === 0) return native;
  return native.flatMap((token, index) => {
    const own = taken.find((one) => one.index === index);
    if (!own) return [token];
    return latin.slice(own.from, own.to).map((word) => ({ ...word, tail: token.tail, sound: own.sureness }));
  });
}

function respellings(
  native: readonly ContentToken[],
  latin: readonly ContentToken[],
  hangul: boolean,
): Respelling[] {
  const spelledAlike = (token: ContentToken, others: readonly ContentToken[]) =>
    others.some(({ text }) => text === token.text);
  const open = latin.map((word) => LATIN_WORD.test(word.text) && !spelledAlike(word, native));
  const found: Respelling[] = [];
  for (const [index, token] of native.entries()) {
    if (token.sound !== undefined || token.text.length < SHORTEST || !LATIN_WORD.test(token.text)) continue;
    if (spelledAlike(token, latin)) continue;
    for (let from = 0; from < latin.length; from++) {
      let word = "";
      for (let to = from + 1; to <= Math.min(from + LONGEST_RUN, latin.length) && open[to - 1]; to++) {
        word += latin[to - 1]!.text;
        if (word.length < SHORTEST) continue;
        const sureness = surenessOfSpelling(costOfRomanised(token.text, word, hangul));
        if (sureness > 0) found.push({ index, from, to, sureness });
      }
    }
  }
  return found;
}
