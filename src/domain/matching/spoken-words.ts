/** Which Latin word a stretch of Han, kana or Arabic may be read as. */
import { arabicSound } from "../names/sounds/arabic-sound.ts";
import { pinyinOf } from "../names/sounds/chinese-sound.ts";
import { hanReadings } from "../names/sounds/han-readings.ts";
import { levelRomaji, loanwordSound, romajiSound, spellRomaji } from "../names/sounds/japanese-sound.ts";
import { spelledLetters } from "../names/sounds/kana-letters.ts";
import { editRatio } from "./token-similarity.ts";

/** How much of its information a word keeps that was matched by sound, 0..1: how many others would sound alike. */
const SCORES = { kana: 0.97, letters: 0.95, han: 0.92, pinyin: 0.92, levelled: 0.82, arabic: 0.82 } as const;
/** A loanword keeps its consonants; the more of its letters are there too, the less can it be another. */
const loanwordScore = (alike: number): number => 0.6 + 0.35 * alike;
const LEAST_ALIKE = 0.4;
const SHORT_ALIKE = 0.6;

/** What is read in one go: a Han character, a run of kana, or an Arabic word. */
export interface Unit {
  /** Which token of the name it is of. */
  readonly token: number;
  readonly text: string;
  readonly kind: "han" | "kana" | "arabic";
  /** Romaji of kana; empty of the others. */
  readonly reading: string;
}

/** A stretch of units that sounds like a Latin word. */
export interface Spoken {
  /** The unit behind the last that is spoken. */
  readonly to: number;
  readonly score: number;
}

const UNHEARD: Spoken = { to: -1, score: 0 };

/**
 * The units from `from` on that sound like one Latin word, or like several that are written without spaces; a score of
 * 0 when none do.
 */
export function spokenFrom(units: readonly Unit[], from: number, words: readonly string[]): Spoken {
  const word = words.join("");
  if (units[from]!.kind === "arabic") return spokenInArabic(units[from]!, from, word);
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
  return readLoanword(words.length > 1 ? ofOneToken(units, from) : units, from, word);
}

function spokenInArabic({ text }: Unit, from: number, word: string): Spoken {
  const consonants = arabicSound(word);
  return consonants !== null && arabicSound(text) === consonants
    ? { to: from + 1, score: SCORES.arabic }
    : UNHEARD;
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
function readLoanword(units: readonly Unit[], from: number, word: string): Spoken {
  if (units[from]!.kind !== "kana" || romajiSound(word) !== null) return UNHEARD;
  const loanword = loanwordSound(word);
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
  return UNHEARD;
}

/** The units from `from` on that say a word letter by letter (エヌティティ, ケー・エフ・シー). */
export function spelledFrom(units: readonly Unit[], from: number, word: string): Spoken {
  let text = "";
  for (let to = from; to < units.length && units[to]!.kind === "kana"; to++) {
    text += units[to]!.text;
    if (spelledLetters(text) === word) return { to: to + 1, score: SCORES.letters };
  }
  return UNHEARD;
}
