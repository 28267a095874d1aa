/**
 * Compares two names in two scripts by sound: the readings of a name in Han, kana or Arabic script are
 * searched for among the words of the other name. Han characters have several readings, so a reading counts
 * only where it spells words of the other name.
 */

import { memoizeLast } from "../../memoize.ts";
import type { AnalysedName, Script } from "../../names/analyse/analysed-name.ts";
import { englishNumeral, japaneseOrdinal } from "../../names/analyse/numerals.ts";
import { readKana } from "../../names/transliteration/kana.ts";
import { compoundReadings, nameReadings } from "../../names/transliteration/sounds/han-compounds.ts";
import type { ContentToken } from "../words/content-tokens.ts";
import { spelledFrom } from "./spoken-kana.ts";
import type { Spoken, Unit } from "./spoken-unit.ts";
import { type Said, saidAs, spokenFrom } from "./spoken-words.ts";

const LATIN_WORD = /^[a-z]+$/;
const HAN = /\p{Script=Han}/u;
const LETTER = /[\p{L}\p{N}]/u;

/** The most Latin words of a run. Native writing lacks the spaces of Latin: "Kumagai Gumi", "Star Mica". */
const LONGEST_RUN = 3;
const SHORTEST_RUN = 3;
const LONGEST_WORD = 32;
/** The most words of a name that are matched. Most names have fewer; hundreds would take too long. */
const MOST_WORDS = 12;
/** The most units of a name that are read aloud: Han characters, runs of kana and Arabic words. */
export const MOST_UNITS = 40;
/** A run of words with a lower score is matched only after its words were tried by themselves. */
const SURE = 0.8;
/** The fewest letters of a word that a single Han character may stand for. */
const SHORTEST_ALONE = 4;

const READ: ReadonlySet<Script> = new Set(["han", "kana", "arabic"]);

/** Whether a name of this script is read aloud to compare it with one in Latin letters. */
export function isReadAloud({ script }: AnalysedName): boolean {
  return READ.has(script);
}

interface Heard {
  readonly from: number;
  readonly to: number;
  readonly words: readonly ContentToken[];
  readonly score: number;
}

/**
 * The tokens of `native` with every part that may be read as words of `latin` replaced by those words, whose
 * `sound` is the score of the match. The rest of a token stays, with its share of the information.
 */
export function readAloud(
  native: readonly ContentToken[],
  latin: readonly ContentToken[],
): readonly ContentToken[] {
  const units = unitsIn(native);
  if (units.length === 0) return native;
  const spelledAlike = new Set(native.map(({ text }) => text));
  const free = latin.map(({ text }) => !spelledAlike.has(text));
  const used = new Uint8Array(units.length);
  const heard: Heard[] = [];
  const unsure: Run[] = [];
  const take = (run: Run, least: number) => {
    if (!run.words.every((_, i) => free[run.at + i])) return;
    const found = hear(units, used, run.said);
    if (found === null) return;
    if (found.score < least) unsure.push(run);
    else {
      used.fill(1, found.from, found.to);
      free.fill(false, run.at, run.at + run.words.length);
      heard.push({ ...found, words: run.words });
    }
  };
  for (const run of runsIn(latin)) take(run, SURE);
  // Unsure runs come last, so that they take no words that match surely by themselves.
  for (const run of unsure.splice(0)) take(run, 0);
  return heard.length === 0 ? native : rewritten(native, units, heard);
}

/** Neighbouring words of the Latin name, read as one word. */
interface Run {
  readonly at: number;
  readonly words: readonly ContentToken[];
  readonly said: Said;
}

const runsIn = memoizeLast(runsOf);

/** All runs, the longest first; numbers only occur in runs with other words. */
function runsOf(latin: readonly ContentToken[]): Run[] {
  const said = latin.map(saidIn);
  const most = Math.min(latin.length, MOST_WORDS);
  const runs: Run[] = [];
  for (let length = Math.min(LONGEST_RUN, most); length > 0; length--) {
    for (let at = 0; at + length <= most; at++) {
      const words = latin.slice(at, at + length);
      const texts = said.slice(at, at + length).filter((text) => text !== null);
      if (texts.length < length || words.every(({ tag }) => tag === "number")) continue;
      if (lengthOf(texts) <= LONGEST_WORD) runs.push({ at, words, said: saidAs(texts) });
    }
  }
  return runs;
}

/** A Latin word, or the English word of a number ("wood one"); null where a token has no spoken form. */
function saidIn({ text, tag }: ContentToken): string | null {
  if (tag === "number") return englishNumeral(text);
  return LATIN_WORD.test(text) ? text : null;
}

const unitsIn = memoizeLast((native: readonly ContentToken[]): readonly Unit[] =>
  native.flatMap(unitsOf).slice(0, MOST_UNITS),
);

function unitsOf({ text, tag, concept }: ContentToken, token: number): Unit[] {
  const ordinal = tag === "number" ? japaneseOrdinal(text) : null;
  if (ordinal !== null) return [{ token, at: 0, text, kind: "kana", reading: ordinal, named: [], concept }];
  if (/^\p{Script=Arabic}+$/u.test(text))
    return [{ token, at: 0, text, kind: "arabic", reading: "", named: [], concept }];
  const units: Unit[] = [];
  const han = HAN.test(text);
  const fixed = han ? compoundReadings(text) : [];
  const named = han ? nameReadings(text) : [];
  for (const { 0: part, index: at } of text.matchAll(/\p{Script=Han}|[\u3041-\u30ff]+/gu)) {
    const kind = HAN.test(part) ? "han" : "kana";
    const reading = kind === "han" ? fixed[at] : readKana(part);
    if (kind === "han" || reading)
      units.push({ token, at, text: part, kind, reading: reading ?? "", named: named[at] ?? [], concept });
  }
  return units;
}

function lengthOf(texts: readonly string[]): number {
  return texts.reduce((sum, text) => sum + text.length, 0);
}

function hear(units: readonly Unit[], used: Uint8Array, said: Said): Omit<Heard, "words"> | null {
  const { word } = said;
  let best: Omit<Heard, "words"> | null = null;
  const consider = (from: number, { to, score }: Spoken) => {
    if (score === 0 || isTaken(used, from, to) || tooShort(units, from, to, word)) return;
    if (!best || score > best.score) best = { from, to, score };
  };
  for (let from = 0; from < units.length; from++) {
    if (used[from] === 1) continue;
    if (word.length >= SHORTEST_RUN) consider(from, spokenFrom(units, from, said));
    consider(from, spelledFrom(units, from, word));
  }
  return best;
}

function isTaken(used: Uint8Array, from: number, to: number): boolean {
  for (let at = from; at < to; at++) if (used[at] === 1) return true;
  return false;
}

function tooShort(units: readonly Unit[], from: number, to: number, word: string): boolean {
  if (to - from > 1 || units[from]!.kind !== "han") return false;
  const { token } = units[from]!;
  const alone = units[from - 1]?.token !== token && units[to]?.token !== token;
  return !alone || word.length < SHORTEST_ALONE;
}

/** The tokens with every matched part replaced, and the text before, between and behind these parts kept. */
function rewritten(
  native: readonly ContentToken[],
  units: readonly Unit[],
  heard: readonly Heard[],
): readonly ContentToken[] {
  const inOrder = [...heard].sort((a, b) => a.from - b.from);
  return native.flatMap((token, index) => {
    const parts = inOrder.flatMap((part) => {
      const own = units.slice(part.from, part.to).filter((unit) => unit.token === index);
      return own.length === 0 ? [] : [{ part, own, opens: units[part.from]!.token === index }];
    });
    if (parts.length === 0) return [token];
    const tokens: ContentToken[] = [];
    let behind = 0;
    const keep = (end: number) => {
      const rest = token.text.slice(behind, end);
      if (LETTER.test(rest)) tokens.push(partOf(token, rest));
    };
    for (const { part, own, opens } of parts) {
      keep(own[0]!.at);
      if (opens) tokens.push(...part.words.map((word) => heardAs(word, token, part.score)));
      behind = own.at(-1)!.at + own.at(-1)!.text.length;
    }
    keep(token.text.length);
    return tokens;
  });
}

function heardAs(word: ContentToken, { tail }: ContentToken, sound: number): ContentToken {
  return { ...word, tail, sound };
}

function partOf(token: ContentToken, text: string): ContentToken {
  const share = [...text].length / Math.max(1, [...token.text].length);
  return { ...token, text, information: token.information * Math.min(1, share) };
}
