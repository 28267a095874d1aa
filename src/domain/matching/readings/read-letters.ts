/** Reads a name in a letter script as words of a Latin name, by sound: 삼성 as "samsung", टाटा as "tata". */
import { knownCity } from "../../addresses/city.ts";
import { sameInitials } from "../../names/transliteration/letter-names.ts";
import type { Hearing } from "../../names/transliteration/sounds/letter-phones.ts";
import {
  letterSureness,
  type SaidWords,
  saidWords,
} from "../../names/transliteration/sounds/letter-sound.ts";
import type { ContentToken } from "../words/content-tokens.ts";
import { apart, lengthOf, type Replacement, type Stretch, withReplaced } from "./replaced-stretches.ts";

const LATIN_WORD = /^[a-z]+$/;
/** The most letters of initials, and the certainty of initials that differ in a letter for "&". */
const MOST_INITIALS = 4;
const INITIALS = 0.9;
const CONSONANTS = /^[b-df-hj-np-tv-z]+$/;
/** The most words of a run: either name may write as one word the several words of the other. */
const LONGEST_RUN = 3;
/** Words of a run that may be matched with a run of several words, in Hangul; else with one word. */
const PAIR = 2;
/** The most words of a name that are matched by sound. */
export const MOST_HEARD = 12;

interface Run extends Stretch {
  readonly texts: readonly string[];
}

interface Own extends Run {
  readonly word: string;
}

interface Said extends Run {
  readonly words: SaidWords;
}

/**
 * The tokens of `native` with every run of words that sounds like a run of `latin` replaced by that run,
 * whose `sound` is the certainty. Words that both names spell alike stay.
 */
export function readLetters(
  native: readonly ContentToken[],
  latin: readonly ContentToken[],
  hearing: Hearing,
): readonly ContentToken[] {
  const own = runsOf(native, latin, () => true).map((run) => ({ ...run, word: run.texts.join("") }));
  if (own.length === 0) return native;
  const said = runsOf(latin, native, (text) => LATIN_WORD.test(text)).map((run) => ({
    ...run,
    words: saidWords(run.texts),
  }));
  const found: Replacement[] = [];
  for (const a of own) {
    for (const b of said) {
      // Hangul is cut at known words, which may be part of another: 세아 베스틸, "SeAH Besteel".
      const most = hearing === "hangul" ? PAIR : 1;
      if (Math.max(a.to - a.from, b.to - b.from) > most && Math.min(a.to - a.from, b.to - b.from) > 1)
        continue;
      const sound = surenessOf(a, b, hearing);
      if (sound > 0 && !isOtherCity(a.texts, b.texts)) found.push({ own: a, said: b, sound });
    }
  }
  found.sort(
    (a, b) =>
      lengthOf(b) - lengthOf(a) || b.sound - a.sound || a.own.from - b.own.from || a.said.from - b.said.from,
  );
  return withReplaced(native, latin, apart(found));
}

/** Letters without a vowel are initials (티엔에스, "tns"), which are no other letters. */
function surenessOf({ texts, word }: Own, said: Said, hearing: Hearing): number {
  if (texts.length === 1 && word.length <= MOST_INITIALS) {
    if (said.texts.length === 1 && sameInitials(word, said.texts[0]!)) return INITIALS;
    if (CONSONANTS.test(word)) return 0;
  }
  return letterSureness(word, said.words, hearing);
}

/** Whether a city's name would match other words: Krung Thep sounds much like Krung Thai. */
function isOtherCity(native: readonly string[], latin: readonly string[]): boolean {
  const city = native.length === 1 ? knownCity(native[0]!) : null;
  return city !== null && knownCity(latin.join(" ")) !== city;
}

/** The runs of words, none of which the other name has in the same spelling. */
function runsOf(
  tokens: readonly ContentToken[],
  others: readonly ContentToken[],
  fits: (text: string) => boolean,
): Run[] {
  const free = tokens
    .slice(0, MOST_HEARD)
    .map(
      ({ text, tag, sound }) =>
        tag !== "number" && sound === undefined && fits(text) && !others.some((other) => other.text === text),
    );
  const runs: Run[] = [];
  for (let from = 0; from < free.length; from++) {
    for (let to = from + 1; to <= free.length && to <= from + LONGEST_RUN && free[to - 1]; to++)
      runs.push({ from, to, texts: tokens.slice(from, to).map(({ text }) => text) });
  }
  return runs;
}
