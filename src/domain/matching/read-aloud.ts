/**
 * Two names in two scripts, compared by sound: what a name in Han, kana or Arabic script reads as is looked for among
 * the words of the other name. Han characters have several readings, so a reading is only believed where it spells
 * words that are there.
 */
import type { AnalysedName, Script } from "../names/analysed-name.ts";
import { readKana } from "../names/kana.ts";
import { arabicSound } from "../retrieval/arabic-sound.ts";
import { pinyinOf } from "../retrieval/chinese-sound.ts";
import { hanReadings } from "../retrieval/han-readings.ts";
import { levelRomaji, loanwordSound, romajiSound, spellRomaji } from "../retrieval/japanese-sound.ts";
import { spelledLetters } from "../retrieval/kana-letters.ts";
import type { ContentToken } from "./content-tokens.ts";
import { editRatio } from "./token-similarity.ts";

/** How much of its information a word keeps that was matched by sound, 0..1: how many others would sound alike. */
const SCORES = { kana: 0.97, letters: 0.95, han: 0.92, pinyin: 0.92, levelled: 0.82, arabic: 0.82 } as const;
/** A loanword keeps its consonants; the more of its letters are there too, the less can it be another. */
const loanwordScore = (alike: number): number => 0.6 + 0.35 * alike;
const LEAST_ALIKE = 0.4;
const SHORT_ALIKE = 0.6;

const LATIN_WORD = /^[a-z]+$/;
const HAN = /\p{Script=Han}/u;

/** Native writing has no spaces where Latin may have them: "Kumagai Gumi", "Star Mica". */
const LONGEST_RUN = 3;
const SHORTEST_RUN = 3;
const LONGEST_WORD = 32;
/** Names have a handful of words; nobody waits for the rest of one that has hundreds. */
const MOST_WORDS = 12;
const MOST_UNITS = 40;
/** A lone character is short for a word unless it says much. */
const SHORTEST_ALONE = 4;

const READ: ReadonlySet<Script> = new Set(["han", "kana", "arabic"]);

/** Whether a name of this script is read aloud to compare it with one in Latin letters. */
export function isReadAloud({ script }: AnalysedName): boolean {
  return READ.has(script);
}

/** What is read in one go: a Han character, a run of kana, or an Arabic word. */
interface Unit {
  readonly token: number;
  readonly text: string;
  readonly kind: "han" | "kana" | "arabic";
  /** Romaji of kana; empty of the others. */
  readonly reading: string;
}

interface Heard {
  readonly from: number;
  readonly to: number;
  readonly words: readonly ContentToken[];
  readonly score: number;
}

/**
 * The tokens of `native` with every part that may be read as words of `latin` replaced by those words, which carry in
 * `sound` what the match is worth; what remains of a token stays, with its share of the information.
 */
export function readAloud(
  native: readonly ContentToken[],
  latin: readonly ContentToken[],
): readonly ContentToken[] {
  const units = native.flatMap(unitsOf).slice(0, MOST_UNITS);
  if (units.length === 0) return native;
  const spelledAlike = new Set(native.map(({ text }) => text));
  const free = latin.map(
    ({ text, tag }) => tag !== "number" && LATIN_WORD.test(text) && !spelledAlike.has(text),
  );
  const used = new Uint8Array(units.length);
  const heard: Heard[] = [];
  const most = Math.min(latin.length, MOST_WORDS);
  for (let length = Math.min(LONGEST_RUN, most); length > 0; length--) {
    for (let at = 0; at + length <= most; at++) {
      const words = latin.slice(at, at + length);
      if (!words.every((_, i) => free[at + i])) continue;
      const found = hear(units, used, words);
      if (found === null) continue;
      used.fill(1, found.from, found.to);
      free.fill(false, at, at + length);
      heard.push({ ...found, words });
    }
  }
  return heard.length === 0 ? native : rewritten(native, units, heard);
}

function unitsOf(token: ContentToken, index: number): Unit[] {
  const { text } = token;
  if (/^\p{Script=Arabic}+$/u.test(text)) return [{ token: index, text, kind: "arabic", reading: "" }];
  const units: Unit[] = [];
  for (const [part] of text.matchAll(/\p{Script=Han}|[\u3041-\u30ff]+/gu)) {
    if (HAN.test(part)) units.push({ token: index, text: part, kind: "han", reading: "" });
    else {
      const reading = readKana(part);
      if (reading) units.push({ token: index, text: part, kind: "kana", reading });
    }
  }
  return units;
}

function hear(
  units: readonly Unit[],
  used: Uint8Array,
  words: readonly ContentToken[],
): Omit<Heard, "words"> | null {
  const word = words.map(({ text }) => text).join("");
  if (word.length > LONGEST_WORD) return null;
  if (word.length < SHORTEST_RUN) return hearLetters(units, used, word);
  const loanword = romajiSound(word) === null ? loanwordSound(word) : null;
  const consonants = arabicSound(word);
  let best: Omit<Heard, "words"> | null = null;
  for (let from = 0; from < units.length; from++) {
    if (used[from] === 1) continue;
    const unit = units[from]!;
    const { to, score } =
      unit.kind === "arabic"
        ? {
            to: from + 1,
            score: consonants !== null && arabicSound(unit.text) === consonants ? SCORES.arabic : 0,
          }
        : spoken(units, from, words, loanword);
    if (score === 0 || used.slice(from, to).includes(1) || tooShort(units, from, to, word)) continue;
    if (!best || score > best.score) best = { from, to, score };
  }
  return best ?? hearLetters(units, used, word);
}

interface Spoken {
  /** The unit behind the last that is spoken. */
  readonly to: number;
  readonly score: number;
}

function spoken(
  units: readonly Unit[],
  from: number,
  words: readonly ContentToken[],
  loanword: string | null,
): Spoken {
  const word = words.map(({ text }) => text).join("");
  for (const [level, score] of [
    [spellRomaji, SCORES.han],
    [levelRomaji, SCORES.levelled],
  ] as const) {
    const to = readJapanese(units, from, level(word), 0, level);
    if (to < 0) continue;
    const kana = level === spellRomaji && units.slice(from, to).every(({ kind }) => kind === "kana");
    return { to, score: kana ? SCORES.kana : score };
  }
  const chinese = readChinese(units, from, word, 0);
  if (chinese > 0) return { to: chinese, score: SCORES.pinyin };
  return words.length > 1
    ? readLoanword(ofOneToken(units, from), from, word, loanword)
    : readLoanword(units, from, word, loanword);
}

/** The unit behind the last of those that read as the rest of a levelled Latin word from `at`; −1 when none do. */
function readJapanese(
  units: readonly Unit[],
  unit: number,
  romaji: string,
  at: number,
  level: (reading: string) => string,
): number {
  if (at === romaji.length) return unit;
  const next = units[unit];
  if (next === undefined || next.kind === "arabic") return -1;
  for (const reading of readingsOf(next, level)) {
    // A vowel or consonant that the one before ends with is written once: "nippon", "osaka" of o and osaka.
    const again = at > 0 && (reading[0] === romaji[at - 1] || (reading[0] === "u" && romaji[at - 1] === "o"));
    for (const rest of again ? [reading, reading.slice(1)] : [reading]) {
      if (rest === "" || !romaji.startsWith(rest, at)) continue;
      const end = readJapanese(units, unit + 1, romaji, at + rest.length, level);
      if (end > 0) return end;
    }
  }
  return -1;
}

const known = { spell: new Map<string, readonly string[]>(), level: new Map<string, readonly string[]>() };

function readingsOf({ kind, text, reading }: Unit, level: (reading: string) => string): readonly string[] {
  if (kind === "kana") return [level(reading)];
  const cache = level === spellRomaji ? known.spell : known.level;
  let readings = cache.get(text);
  if (readings === undefined) {
    readings = [...new Set(hanReadings(text).map(level))];
    cache.set(text, readings);
  }
  return readings;
}

function readChinese(units: readonly Unit[], unit: number, word: string, at: number): number {
  if (at === word.length) return unit;
  const next = units[unit];
  if (next?.kind !== "han") return -1;
  for (const reading of pinyinOf(next.text)) {
    if (reading === "" || !word.startsWith(reading, at)) continue;
    const end = readChinese(units, unit + 1, word, at + reading.length);
    if (end > 0) return end;
  }
  return -1;
}

// Several words sound like one of kana that has no spaces, not like several: or their common ones would hide what differs.
function ofOneToken(units: readonly Unit[], from: number): readonly Unit[] {
  const end = units.findIndex(({ token }, i) => i > from && token !== units[from]!.token);
  return end < 0 ? units : units.slice(0, end);
}

// A word of Japanese syllables is spelled as it is, so it is no loanword of other vowels.
function readLoanword(units: readonly Unit[], from: number, word: string, loanword: string | null): Spoken {
  let reading = "";
  for (let to = from; loanword !== null && to < units.length && units[to]!.kind === "kana"; to++) {
    reading += units[to]!.reading;
    // Kana spell a word with more letters, but never twice as many.
    if (reading.length > 2 * word.length + 2) break;
    if (loanwordSound(reading) !== loanword) continue;
    const alike = editRatio(levelRomaji(word), levelRomaji(reading));
    if (alike < (loanword.length > 2 ? LEAST_ALIKE : SHORT_ALIKE)) continue;
    return { to: to + 1, score: loanwordScore(alike) };
  }
  return { to: -1, score: 0 };
}

// エヌティティ, ケー・エフ・シー: letters by their names.
function hearLetters(units: readonly Unit[], used: Uint8Array, word: string): Omit<Heard, "words"> | null {
  for (let from = 0; from < units.length; from++) {
    let text = "";
    for (let to = from; to < units.length && units[to]!.kind === "kana" && used[to] === 0; to++) {
      text += units[to]!.text;
      if (spelledLetters(text) === word) return { from, to: to + 1, score: SCORES.letters };
    }
  }
  return null;
}

function tooShort(units: readonly Unit[], from: number, to: number, word: string): boolean {
  if (to - from > 1 || units[from]!.kind !== "han") return false;
  const { token } = units[from]!;
  const alone = units[from - 1]?.token !== token && units[to]?.token !== token;
  return !alone || word.length < SHORTEST_ALONE;
}

function rewritten(
  native: readonly ContentToken[],
  units: readonly Unit[],
  heard: readonly Heard[],
): readonly ContentToken[] {
  const owner = new Map(
    heard.flatMap((part) => range(part.from, part.to).map((unit) => [unit, part] as const)),
  );
  const said = new Set<Heard>();
  return native.flatMap((token, index) => {
    const own = units.flatMap((unit, i) => (unit.token === index ? [i] : []));
    if (!own.some((i) => owner.has(i))) return [token];
    const tokens: ContentToken[] = [];
    let rest = "";
    const settle = () => {
      if (rest !== "") tokens.push(partOf(token, rest));
      rest = "";
    };
    for (const i of own) {
      const part = owner.get(i);
      if (part === undefined) rest += units[i]!.text;
      else {
        settle();
        if (!said.has(part)) tokens.push(...part.words.map((word) => saidAs(word, token, part.score)));
        said.add(part);
      }
    }
    settle();
    return tokens;
  });
}

function saidAs(word: ContentToken, { tail }: ContentToken, sound: number): ContentToken {
  return { ...word, tail, sound };
}

function partOf(token: ContentToken, text: string): ContentToken {
  const share = [...text].length / Math.max(1, [...token.text].length);
  return { ...token, text, information: token.information * Math.min(1, share) };
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, i) => from + i);
}
