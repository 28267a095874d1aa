/** Finds a stretch of Han, kana or Arabic that may be read as a Latin word. */

import { memoize } from "../../memoize.ts";
import { costOfArabic } from "../../names/transliteration/sounds/abjads.ts";
import { ARABIC_ARTICLE } from "../../names/transliteration/sounds/arabic-sound.ts";
import { cantoneseSpellings } from "../../names/transliteration/sounds/cantonese-sound.ts";
import {
  chineseSpellings,
  pinyinOf,
  respelledPinyin,
} from "../../names/transliteration/sounds/chinese-sound.ts";
import { hanReadings } from "../../names/transliteration/sounds/han-readings.ts";
import { levelRomaji, spellRomaji } from "../../names/transliteration/sounds/japanese-sound.ts";
import { surenessOfSpelling } from "../../names/transliteration/sounds/letter-spellings.ts";
import { lookUp } from "../../names/words/lexicon.ts";
import { readLoanword } from "./spoken-kana.ts";
import { SCORES, type Spoken, UNHEARD, type Unit } from "./spoken-unit.ts";

/** One Latin word, or several words joined without spaces, and the spelling in romaji. */
export interface Said {
  readonly word: string;
  readonly several: boolean;
  readonly romaji: string;
  readonly levelled: string;
}

export function saidAs(words: readonly string[]): Said {
  const word = words.join("");
  return { word, several: words.length > 1, romaji: spellRomaji(word), levelled: levelRomaji(word) };
}

/** The units from `from` on that sound like the Latin words; a score of 0 when none do. */
export function spokenFrom(units: readonly Unit[], from: number, said: Said): Spoken {
  const { word, several } = said;
  const { kind } = units[from]!;
  if (kind === "arabic") return spokenInArabic(units, from, said);
  if (kind === "han" && !mayOpen(units[from]!, said)) return UNHEARD;
  const spelled = readJapanese(units, from, said.romaji, 0, spellRomaji);
  // Kana show which consonants are voiced, unlike Han, so they match without levelling.
  if (spelled >= 0) return { to: spelled, score: isKana(units, from, spelled) ? SCORES.kana : SCORES.han };
  const levelled = readJapanese(units, from, said.levelled, 0, levelRomaji);
  if (levelled >= 0 && !isKana(units, from, levelled)) return { to: levelled, score: SCORES.levelled };
  const chinese = readChinese(units, from, word, 0, pinyinOf);
  if (chinese > 0) return { to: chinese, score: SCORES.pinyin };
  const otherwise = readChinese(units, from, word, 0, chineseSpellings);
  if (otherwise > from + 1) return { to: otherwise, score: SCORES.pinyin };
  const cantonese = readChinese(units, from, word, 0, cantoneseSpellings);
  if (cantonese > from + 1) return { to: cantonese, score: SCORES.cantonese };
  const respelled = several ? null : respelledPinyin(word);
  const brand = respelled === null ? 0 : readChinese(units, from, respelled, 0, pinyinOf);
  if (brand > from + 1) return { to: brand, score: SCORES.levelled };
  const loanword = readLoanword(several ? ofOneToken(units, from) : units, from, word);
  return loanword.score > 0 || several ? loanword : readCompound(units, from, word);
}

// A cheap first check: few words begin with the first letter of any reading of a character.
function mayOpen({ text, named }: Unit, { word, romaji, levelled }: Said): boolean {
  if (named.length > 0) return true;
  const letters = firstLetters(text);
  return letters.includes(romaji[0]!) || letters.includes(levelled[0]!) || letters.includes(word[0]!);
}

const firstLetters = memoize((character) => {
  const readings = hanReadings(character).flatMap((reading) => [spellRomaji(reading), levelRomaji(reading)]);
  return [
    ...new Set(
      [...readings, ...chineseSpellings(character), ...cantoneseSpellings(character)].map((reading) =>
        reading.slice(0, 1),
      ),
    ),
  ].join("");
});

function isKana(units: readonly Unit[], from: number, to: number): boolean {
  for (let at = from; at < to; at++) if (units[at]!.kind !== "kana") return false;
  return true;
}

const SHORTEST_PART = 3;

/**
 * Matches a Latin word that joins a reading with the next word: with a loanword (駒井ハルテック, "komaihaltec") or
 * with the meaning of the next word (長野 銀行, "naganobank").
 */
function readCompound(units: readonly Unit[], from: number, word: string): Spoken {
  const second = units.findIndex(
    ({ kind, token, concept }, i) =>
      i > from && (kind === "kana" || (concept !== undefined && token !== units[from]!.token)),
  );
  if (units[from]!.kind !== "han" || second < 0) return UNHEARD;
  const head = units.slice(0, second);
  const { token, concept, kind } = units[second]!;
  const behind = units.findIndex((unit, i) => i > second && unit.token !== token);
  for (let cut = SHORTEST_PART; cut + SHORTEST_PART <= word.length; cut++) {
    const level = spellRomaji(word.slice(0, cut));
    if (readJapanese(head, from, level, 0, spellRomaji) !== second) continue;
    const rest = word.slice(cut);
    if (concept !== undefined && lookUp(rest)?.concept === concept)
      return { to: behind < 0 ? units.length : behind, score: SCORES.han };
    const loanword = kind === "kana" ? readLoanword(units, second, rest) : UNHEARD;
    if (loanword.score > 0) return { to: loanword.to, score: Math.min(SCORES.han, loanword.score) };
  }
  return UNHEARD;
}

/**
 * Latin letters join a word to the article of the next one, or to the whole next word: عبد العزيز is "Abdul Aziz" and "Abdulaziz". The
 * tokens have lost the article.
 */
function spokenInArabic(units: readonly Unit[], from: number, { word, several }: Said): Spoken {
  const { text } = units[from]!;
  const next = units[from + 1];
  const surest = (...texts: string[]): number =>
    Math.max(...texts.map((one) => surenessOfSpelling(costOfArabic(one, word))));
  if (next?.kind !== "arabic") return heardTo(from + 1, surest(text));
  const alone = surest(text, text + ARABIC_ARTICLE);
  const joined = several ? 0 : surest(text + next.text, text + ARABIC_ARTICLE + next.text);
  return joined > alone ? heardTo(from + 2, joined) : heardTo(from + 1, alone);
}

function heardTo(to: number, score: number): Spoken {
  return score > 0 ? { to, score } : UNHEARD;
}

/** The index behind the last of the units that read as a levelled word from `at` on; −1 when none do. */
function readJapanese(
  units: readonly Unit[],
  unit: number,
  romaji: string,
  at: number,
  level: (reading: string) => string,
): number {
  const next = units[unit];
  if (at === romaji.length) {
    // 鳥居 is "torii", which is compared as "tori": its last character has been written with the one before.
    const same = next?.kind === "han" && next.token === units[unit - 1]?.token;
    return same && readingsOf(next, level).includes(romaji.at(-1)!) ? unit + 1 : unit;
  }
  if (next === undefined || next.kind === "arabic") return -1;
  for (const reading of readingsOf(next, level)) {
    // A letter that ends one reading and begins the next is written once: "nippon", "osaka" of o and osaka.
    const again = at > 0 && (reading[0] === romaji[at - 1] || (reading[0] === "u" && romaji[at - 1] === "o"));
    for (const rest of again ? [reading, reading.slice(1)] : [reading]) {
      // A reading of that letter alone adds nothing: 藤井 is "fujii", which is compared as "fuji".
      if ((rest === "" && !again) || !romaji.startsWith(rest, at)) continue;
      const end = readJapanese(units, unit + 1, romaji, at + rest.length, level);
      if (end > 0) return end;
    }
  }
  return -1;
}

const known = { spell: new Map<string, readonly string[]>(), level: new Map<string, readonly string[]>() };

function readingsOf(unit: Unit, level: (reading: string) => string): readonly string[] {
  const { reading, named } = unit;
  const own = reading === "" ? ofCharacter(unit, level) : [level(reading)];
  return named.length === 0 ? own : [...named.map(level), ...own];
}

function ofCharacter({ text }: Unit, level: (reading: string) => string): readonly string[] {
  const cache = level === spellRomaji ? known.spell : known.level;
  let readings = cache.get(text);
  if (readings === undefined) {
    readings = [...new Set(hanReadings(text).map(level))];
    cache.set(text, readings);
  }
  return readings;
}

function readChinese(
  units: readonly Unit[],
  unit: number,
  word: string,
  at: number,
  readings: (character: string) => readonly string[],
): number {
  if (at === word.length) return unit;
  const next = units[unit];
  if (next?.kind !== "han") return -1;
  for (const reading of readings(next.text)) {
    if (reading === "" || !word.startsWith(reading, at)) continue;
    const end = readChinese(units, unit + 1, word, at + reading.length, readings);
    if (end > 0) return end;
  }
  return -1;
}

// Several Latin words may match one kana word, but not several: common words would hide differences.
function ofOneToken(units: readonly Unit[], from: number): readonly Unit[] {
  const end = units.findIndex(({ token }, i) => i > from && token !== units[from]!.token);
  return end < 0 ? units : units.slice(0, end);
}
