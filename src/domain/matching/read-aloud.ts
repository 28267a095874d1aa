/**
 * Two names in two scripts, compared by sound: what a name in Han, kana or Arabic script reads as is looked for among
 * the words of the other name. Han characters have several readings, so a reading is only believed where it spells
 * words that are there.
 */
import type { AnalysedName, Script } from "../names/analysed-name.ts";
import { readKana } from "../names/kana.ts";
import type { ContentToken } from "./content-tokens.ts";
import { spelledFrom, spokenFrom, type Unit } from "./spoken-words.ts";

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
  const texts = words.map(({ text }) => text);
  const word = texts.join("");
  if (word.length > LONGEST_WORD) return null;
  let best: Omit<Heard, "words"> | null = null;
  for (let from = 0; from < units.length; from++) {
    if (used[from] === 1) continue;
    for (const { to, score } of [
      ...(word.length < SHORTEST_RUN ? [] : [spokenFrom(units, from, texts)]),
      spelledFrom(units, from, word),
    ]) {
      if (score === 0 || used.slice(from, to).includes(1) || tooShort(units, from, to, word)) continue;
      if (!best || score > best.score) best = { from, to, score };
    }
  }
  return best;
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
