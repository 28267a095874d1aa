/**
 * The meanings of common words of names across languages: 有機 and органический are both "organic". Senses are
 * finer than the activities of the lexicon: furniture and glass are two senses.
 */
import { memoize } from "../../../memoize.ts";
import { foldNative, tidyRaw } from "../../analyse/clean-name.ts";
import { segmentUnspaced } from "../../analyse/segment-unspaced.ts";
import { tokenise } from "../../analyse/tokenise.ts";
import { romanise } from "../../transliteration/romanise.ts";
import { namesBehind } from "../city-adjectives.ts";
import { isStopWord, normaliseArabic } from "../lexicon.ts";
import { countrySpellings } from "./country-spellings.ts";
import { type SensesByStem, sensesByStem, sensesOfForm } from "./latin-endings.ts";
import { meaningsOf, singularsOf } from "./sense-names.ts";
import { CITY, spellings } from "./sense-tables.ts";
import { slavicStem } from "./slavic-stem.ts";

/** A stretch of words with its possible senses. */
export interface Sensible {
  readonly from: number;
  /** Index after its last word. */
  readonly to: number;
  readonly senses: readonly string[];
}

interface Phrase {
  /** Each entry is a word in comparable form, or "~" and a stem. */
  readonly words: readonly string[];
  readonly senses: string[];
}

/** First word of a phrase → the phrases, longest first. */
let phrases: ReadonlyMap<string, readonly Phrase[]> | null = null;

/**
 * Every stretch of `words` that has a sense, longest first at each place.
 * @param words comparable texts of a name's tokens in order, without forms and connecting words.
 */
export function sensibleParts(words: readonly string[]): Sensible[] {
  const parts: Sensible[] = [];
  for (let from = 0; from < words.length; from++) {
    const begun = phrasesFrom(words[from]!);
    if (begun === NO_PHRASES) continue;
    for (const phrase of begun)
      if (says(words, from, phrase))
        parts.push({ from, to: from + phrase.words.length, senses: phrase.senses });
  }
  return parts;
}

/** Whether the words continue with the rest of the phrase; the caller has matched its first word. */
function says(words: readonly string[], from: number, { words: said }: Phrase): boolean {
  for (let i = 1; i < said.length; i++) {
    const own = words[from + i];
    if (own === undefined || (said[i] !== own && !(isStem(said[i]!) && said[i] === stemmed(own))))
      return false;
  }
  return true;
}

/** The possible senses of a single word; empty for a word without one. */
export function sensesOf(word: string): readonly string[] {
  return sensesOfSingle(phrasesFrom(word));
}

/** As `sensesOf`, without the senses of other forms: "Cimentas" may be of "cimento", and is rarer as a name. */
export function tabledSensesOf(word: string): readonly string[] {
  return sensesOfSingle(tabledFrom(word));
}

function sensesOfSingle(found: readonly Phrase[]): readonly string[] {
  return found.filter(isSingle).flatMap(({ senses }) => senses);
}

/** Whether two words both have senses, and none in common. */
export function differInSense(left: string, right: string): boolean {
  const own = sensesOf(left);
  const other = sensesOf(right);
  return own.length > 0 && other.length > 0 && !own.some((sense) => other.includes(sense));
}

/** The single words of each sense, as names are compared; stems of inflected words are left out. */
export function wordsBySense(): ReadonlyMap<string, readonly string[]> {
  phrases ??= build();
  const words = new Map<string, string[]>();
  for (const phrase of [...phrases.values()].flat()) {
    const [word, more] = phrase.words;
    if (more !== undefined || isStem(word!)) continue;
    for (const sense of phrase.senses) words.set(sense, [...(words.get(sense) ?? []), word!]);
  }
  return words;
}

/** An Arabic word that is long enough to have an ending or a preposition. */
const ARABIC_WORD = /^[\u0621-\u064a]{5,}$/;
const ARABIC_FOR = "ل";
const ARABIC_ENDINGS = [
  ["", ""],
  ["يه", "ي"],
  ["ي", "يه"],
  ["ات", "ه"],
  ["ه", "ات"],
] as const;
const NO_PHRASES: readonly Phrase[] = [];

/** The phrases that a word, or its stem, begins; most words of most names begin none. */
const phrasesFrom = memoize((word): readonly Phrase[] => {
  const found = tabledFrom(word);
  return found.some(isSingle) ? found : [...found, ...(ofLatin(word, phrases!) ?? NO_PHRASES)];
});

/** As `phrasesFrom`, without forms in Latin letters that no table has. */
function tabledFrom(word: string): readonly Phrase[] {
  phrases ??= build();
  const found = [...(phrases.get(word) ?? []), ...(phrases.get(stemmed(word)) ?? [])];
  // "Wiener" begins "Wiener Neustadt", and alone it is of Wien.
  if (found.some(isSingle)) return found;
  const inflected = ofArabic(word, phrases) ?? ofHebrew(word, phrases) ?? ofCity(word, phrases);
  return found.length > 0 ? [...found, ...(inflected ?? [])] : (inflected ?? NO_PHRASES);
}

function isSingle({ words }: Phrase): boolean {
  return words.length === 1;
}

/**
 * The phrases of an Arabic word without "for" (لتأجير), or with the ending of the other gender or number: صناعي and صناعية are
 * "industrial". The endings are those of folded words, which end with ه for ة.
 */
function ofArabic(
  word: string,
  known: ReadonlyMap<string, readonly Phrase[]>,
): readonly Phrase[] | undefined {
  if (!ARABIC_WORD.test(word)) return undefined;
  const bare = word.startsWith(ARABIC_FOR) ? [word, word.slice(1)] : [word];
  for (const form of bare) {
    for (const [ending, other] of ARABIC_ENDINGS) {
      const found = form.endsWith(ending)
        ? known.get(form.slice(0, form.length - ending.length) + other)
        : undefined;
      if (found !== undefined) return found;
    }
  }
  return undefined;
}

/** "And", "in", "to", "of" and the article are letters before a Hebrew word: ושירותים is "and services", לביטוח "for insurance". */
const HEBREW_PREFIX = /^[והבלמכש](?=[א-ת]{3})/;
const MOST_PREFIXES = 2;

function ofHebrew(
  word: string,
  known: ReadonlyMap<string, readonly Phrase[]>,
): readonly Phrase[] | undefined {
  let bare = word;
  for (let step = 0; step < MOST_PREFIXES && HEBREW_PREFIX.test(bare); step++) {
    bare = bare.slice(1);
    const found = known.get(bare);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The name of a city that the word is an adjective or a case of. */
function ofCity(word: string, known: ReadonlyMap<string, readonly Phrase[]>): readonly Phrase[] | undefined {
  for (const name of namesBehind(word)) {
    const cities = known.get(name)?.filter((one) => isSingle(one) && one.senses.some(isCity));
    if (cities !== undefined && cities.length > 0) return cities;
  }
  return undefined;
}

/** Fewer letters are often a name: "Mars" is no plural. */
const SHORTEST_SINGULAR = 4;
let latin: SensesByStem | null = null;

function ofLatin(word: string, known: ReadonlyMap<string, readonly Phrase[]>): readonly Phrase[] | undefined {
  for (const singular of singularsOf(word)) {
    const found = singular.length < SHORTEST_SINGULAR ? undefined : known.get(singular)?.filter(isSingle);
    if (found !== undefined && found.length > 0) return found;
  }
  latin ??= sensesByStem(
    [...known].flatMap(([first, begun]) =>
      begun.filter(isSingle).map(({ senses }) => [first, senses] as const),
    ),
  );
  const senses = sensesOfForm(word, latin);
  return senses.length === 0 ? undefined : [{ words: [word], senses: [...senses] }];
}

/** Whether a sense is one city, not the words for "city of". */
function isCity(sense: string): boolean {
  return sense.startsWith(CITY) && sense !== "city_of";
}

function stemmed(word: string): string {
  return `~${slavicStem(word)}`;
}

function isStem(said: string): boolean {
  return said.startsWith("~");
}

function build(): ReadonlyMap<string, readonly Phrase[]> {
  const distinct = new Map<string, Phrase>();
  const written = [...spellings(), ...countrySpellings()];
  const meanings = meaningsOf(new Set(written.map(([sense]) => sense)));
  for (const [named, spelling] of written) {
    const senses = meanings.get(named) ?? [named];
    for (const ending of spelling.includes("~") ? ["", "a"] : [""]) {
      const words = wordsOf(spelling, ending);
      if (words.length === 0) continue;
      const phrase = distinct.get(words.join(" "));
      if (phrase === undefined) distinct.set(words.join(" "), { words, senses: [...senses] });
      else for (const sense of senses) if (!phrase.senses.includes(sense)) phrase.senses.push(sense);
    }
  }
  const byFirst = new Map<string, Phrase[]>();
  for (const phrase of distinct.values()) {
    const list = byFirst.get(phrase.words[0]!);
    if (list === undefined) byFirst.set(phrase.words[0]!, [phrase]);
    else list.push(phrase);
  }
  for (const list of byFirst.values()) list.sort((left, right) => right.words.length - left.words.length);
  return byFirst;
}

const ELIDED = /^[dlns]$/;

/**
 * A spelling as the words of a name would be: folded, cut, romanised; "~" marks a word that is inflected.
 * @param ending an ending for inflected words: of "торгов" alone the stem would be that of "торг".
 */
function wordsOf(spelling: string, ending: string): string[] {
  return spelling.split("_").flatMap((word) => {
    const cut = asCompared(word.replace("~", ""));
    if (word.endsWith("~")) return cut.map((text) => stemmed(text + ending));
    // "Caisse d'épargne": an elided article is no word.
    return cut.filter((text, at) => !isStopWord(text) && !(at < cut.length - 1 && ELIDED.test(text)));
  });
}

const UNACCENTED = /^[a-z]{2,}$/;

/** Most phrases share their words with others, and an unaccented word is compared as it is written. */
const asCompared = memoize((word): readonly string[] => {
  if (UNACCENTED.test(word)) return [word];
  const folded = romanise(segmentUnspaced(foldNative(tidyRaw(word))));
  return tokenise(folded).map(({ text }) => normaliseArabic(text));
});
