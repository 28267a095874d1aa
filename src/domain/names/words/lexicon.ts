/** The meaning of a known word: its tag, its language-neutral concept, its unabbreviated spelling. */

import type { TokenTag } from "../analyse/analysed-name.ts";
import { foldComparable, foldNative } from "../analyse/clean-name.ts";
import { tokenise } from "../analyse/tokenise.ts";
import { ACTIVITY_WORDS } from "./activity-words.ts";
import { COUNTRY_ADJECTIVES } from "./country-adjectives.ts";
import { COUNTRY_NAMES } from "./country-names.ts";
import { DOTTED_ABBREVIATIONS } from "./dotted-abbreviations.ts";
import { FURTHER_ABBREVIATIONS } from "./further-abbreviations.ts";
import { GENERIC_WORDS } from "./generic-words.ts";
import { PLACE_WORDS } from "./place-words.ts";
import { spellings } from "./senses/sense-tables.ts";
import { ABBREVIATIONS, ARTICLES, CYRILLIC_LETTERS, STOP_WORDS } from "./stop-words.ts";
import { translatedCountryNames } from "./translated-country-names.ts";

/** A known word. */
interface LexiconEntry {
  readonly tag: TokenTag;
  readonly concept: string;
}

interface Lexicon {
  readonly words: ReadonlyMap<string, LexiconEntry>;
  readonly stops: ReadonlySet<string>;
  readonly abbreviations: ReadonlyMap<string, string>;
  /** Abbreviations that are initials at the head of a name. */
  readonly further: ReadonlyMap<string, string>;
  /** Abbreviations that count only with their full stop. */
  readonly dotted: ReadonlyMap<string, string>;
  /** Places of several words: first word → the rest of each, longest first, with its code. */
  readonly places: ReadonlyMap<
    string,
    readonly { readonly rest: readonly string[]; readonly code: string }[]
  >;
  /** Known words of scripts without spaces, in native spelling. */
  readonly unspaced: ReadonlySet<string>;
}

const UNSPACED =
  /^[\u0e01-\u0e5b\u0e81-\u0edf\u1000-\u109f\u1780-\u17df\u3005\u3041-\u30ff\u3400-\u9fff\uac00-\ud7a3]{2,}$/;
let lexicon: Lexicon | null = null;

function loaded(): Lexicon {
  lexicon ??= build();
  return lexicon;
}

function* entries(table: string): Generator<readonly [string, string]> {
  for (const line of table.trim().split("\n")) {
    const colon = line.indexOf(":");
    if (colon < 0) continue;
    for (const spelling of line
      .slice(colon + 1)
      .trim()
      .split(" ")) {
      if (spelling !== "" && !spelling.endsWith("_") && !spelling.includes("-"))
        yield [line.slice(0, colon), spelling];
    }
  }
}

function build(): Lexicon {
  const words = new Map<string, LexiconEntry>();
  const places = new Map<string, { rest: string[]; code: string }[]>();
  const unspaced = new Set<string>();
  const add = (spelling: string, tag: TokenTag, concept: string): void => {
    addUnspaced(unspaced, spelling);
    const parts = tokenise(foldComparable(spelling.replaceAll("_", " "))).map((part) =>
      normaliseArabic(part.text),
    );
    if (parts.length === 1 && !words.has(parts[0]!)) words.set(parts[0]!, { tag, concept });
    if (parts.length < 2 || tag !== "place") return;
    const list = places.get(parts[0]!) ?? [];
    list.push({ rest: parts.slice(1), code: concept });
    places.set(parts[0]!, list);
  };
  for (const [concept, spelling] of entries(PLACE_WORDS)) add(spelling, "place", concept);
  for (const [concept, spelling] of entries(ACTIVITY_WORDS)) add(spelling, "activity", concept);
  for (const [concept, spelling] of entries(GENERIC_WORDS)) add(spelling, "generic", concept);
  for (const [concept, spelling] of entries(COUNTRY_NAMES)) add(spelling, "place", concept);
  for (const [concept, spelling] of entries(COUNTRY_ADJECTIVES)) add(spelling, "place", concept);
  for (const [name, code] of translatedCountryNames()) add(name, "place", code);
  for (const [, spelling] of spellings()) addUnspaced(unspaced, spelling);
  const whole = [...unspaced].filter((word) => !words.has(foldComparable(word)) && isOfWords(word, unspaced));
  for (const compound of whole) unspaced.delete(compound);
  for (const list of places.values()) list.sort((left, right) => right.rest.length - left.rest.length);
  const abbreviations = new Map<string, string>();
  for (const [full, short] of entries(ABBREVIATIONS)) abbreviations.set(short, full);
  const further = new Map<string, string>();
  for (const [full, short] of entries(FURTHER_ABBREVIATIONS)) further.set(short, full);
  const dotted = new Map<string, string>();
  for (const [full, short] of entries(DOTTED_ABBREVIATIONS)) dotted.set(short, full);
  const stops = new Set(
    STOP_WORDS.trim()
      .split(/\s+/)
      .map((word) => foldComparable(word)),
  );
  return { words, stops, abbreviations, further, dotted, places, unspaced };
}

function addUnspaced(words: Set<string>, spelling: string): void {
  const native = foldNative(spelling);
  if (UNSPACED.test(native)) words.add(native);
}

const HAN_OR_HANGUL = /^[\u3005\u3400-\u9fff\uac00-\ud7a3]+$/;
const SHORTEST_UNSPACED = 2;

/**
 * Whether a word consists of other known words. Such a word is cut, so that each part may match by meaning or by sound: the
 * first part of 中央银行 is "Chuo" in one name and "Central" in another. Kana are not cut: "carpet" does not begin with a car.
 */
function isOfWords(word: string, known: ReadonlySet<string>): boolean {
  if (!HAN_OR_HANGUL.test(word)) return false;
  for (let cut = word.length - SHORTEST_UNSPACED; cut >= SHORTEST_UNSPACED; cut--) {
    const rest = word.slice(cut);
    if (known.has(word.slice(0, cut)) && (known.has(rest) || isOfWords(rest, known))) return true;
  }
  return false;
}

/** An Arabic word without the article and the joined "and": والتجارة and التجارة become تجاره. */
export function normaliseArabic(text: string): string {
  const first = text.charCodeAt(0);
  if (first < 0x600 || first > 0x6ff) return text;
  if (text.startsWith("وال") && text.length >= 6) return text.slice(3);
  if (text.startsWith("لل") && text.length >= 5) return text.slice(2);
  return text.startsWith("ال") && text.length >= 5 ? text.slice(2) : text;
}

/** The tag and concept of a folded word, or null for a word that is not in the tables. */
export function lookUp(text: string): LexiconEntry | null {
  return loaded().words.get(text) ?? null;
}

/** All activity, place and market words of the tables, folded. */
export function lexiconWords(): Iterable<string> {
  return loaded().words.keys();
}

/** True of articles and connecting words. */
export function isStopWord(text: string): boolean {
  return loaded().stops.has(text);
}

const articles: ReadonlySet<string> = new Set(ARTICLES.split(" "));
const cyrillicLetters: ReadonlySet<string> = new Set(CYRILLIC_LETTERS.split(" "));

/** True of a word that may open a name without being part of it. */
export function isArticle(text: string): boolean {
  return articles.has(text);
}

/** True of the short prepositions and conjunctions of Cyrillic names, in their folded form. */
export function isCyrillicConnective(text: string): boolean {
  return cyrillicLetters.has(text);
}

/**
 * The word that an abbreviation stands for; the text itself when the text is no abbreviation.
 * @param where whether the text opens the name, and whether a full stop follows.
 */
export function expandAbbreviation(
  text: string,
  where: { readonly opens: boolean; readonly dotted: boolean } = { opens: false, dotted: false },
): string {
  const { abbreviations, further, dotted } = loaded();
  const certain = abbreviations.get(text);
  if (certain !== undefined) return certain;
  const letters = where.opens && !where.dotted && text.length <= LONGEST_LETTERS;
  return (letters ? undefined : further.get(text)) ?? (where.dotted ? dotted.get(text) : undefined) ?? text;
}

const LONGEST_LETTERS = 4;

/** The place of several words that starts at `index`: how many words, and its code. */
export function placeAt(texts: readonly string[], index: number): { length: number; code: string } | null {
  const list = loaded().places.get(texts[index]!);
  if (list === undefined) return null;
  for (const { rest, code } of list) {
    if (rest.every((part, offset) => texts[index + 1 + offset] === part))
      return { length: rest.length + 1, code };
  }
  return null;
}

/** True of a known activity, place or generic word of a script that is written without spaces, in native form. */
export function isUnspacedWord(text: string): boolean {
  return loaded().unspaced.has(text);
}
