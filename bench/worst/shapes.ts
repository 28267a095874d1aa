/** Shapes of records and of the companies that they are compared with: the variables of the search. */
import type { CompanyRecord } from "../../src/domain/record.ts";

/** Letters of each script that names are made of. */
export const scripts = {
  latin: "abcdefghiklmnoprstuvwyz",
  cyrillic: "абвгдежзиклмнопрстухцчшы",
  greek: "αβγδεζηθικλμνξοπρστυφχψω",
  arabic: "ابتثجحخدذرزسشصضطظعغفقكلمنهوي",
  hebrew: "אבגדהוזחטיכלמנסעפצקרשת",
  han: "中国工商银行建设农业交通科技实业贸易发展投资控股集团",
  kana: "アイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワン",
  hangul: "가나다라마바사아자차카타파하고노도로모보소오조초코토포호",
  thai: "กขคงจฉชซญดตถทนบปผฝพฟภมยรลวศสหอ",
  devanagari: "कखगघचछजझटठडढतथदधनपफबभमयरलवशसह",
  digits: "0123456789",
  symbols: "&-.'/()",
} as const;

export type Script = keyof typeof scripts;

export interface NameShape {
  readonly script: Script;
  readonly names: number;
  readonly words: number;
  readonly wordLength: number;
  /** The number of different words; longer names repeat words. */
  readonly vocabulary: number;
}

export interface Shape {
  readonly record: NameShape;
  readonly stored: NameShape;
  readonly candidates: number;
  readonly addressLetters: number;
}

/** The bounds of a request (`/reference/limits`), and the number of candidates of a shortlist. */
const bounds = { names: 21, nameLetters: 500, candidates: 50, addressLetters: 500 } as const;

/** Random numbers of 0..1, the same sequence for the same seed (mulberry32). */
export function random(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function anyShape(next: () => number): Shape {
  return {
    record: anyNames(next),
    stored: anyNames(next),
    candidates: bounds.candidates,
    addressLetters: next() < 0.5 ? 0 : bounds.addressLetters,
  };
}

function anyNames(next: () => number): NameShape {
  const names = Object.keys(scripts) as Script[];
  return bounded({
    script: names[Math.floor(next() * names.length)]!,
    names: 1 + Math.floor(next() * bounds.names),
    words: 1 + Math.floor(next() * 160),
    wordLength: 1 + Math.floor(next() ** 2 * 60),
    vocabulary: 1 + Math.floor(next() * 160),
  });
}

/** A shape near this one: some of its numbers are larger or smaller, or a script is different. */
export function neighbour(shape: Shape, next: () => number): Shape {
  const varied = (names: NameShape): NameShape => {
    const scaled = (value: number) => Math.max(1, Math.round(value * 2 ** (next() * 2 - 1)));
    const pick = next();
    if (pick < 0.15) return { ...names, script: anyNames(next).script };
    if (pick < 0.4) return bounded({ ...names, words: scaled(names.words) });
    if (pick < 0.65) return bounded({ ...names, wordLength: scaled(names.wordLength) });
    if (pick < 0.85) return bounded({ ...names, vocabulary: scaled(names.vocabulary) });
    return bounded({ ...names, names: scaled(names.names) });
  };
  const side = next();
  if (side < 0.4) return { ...shape, record: varied(shape.record) };
  if (side < 0.7) return { ...shape, stored: varied(shape.stored) };
  return { ...shape, record: varied(shape.record), stored: varied(shape.stored) };
}

// The bound on a name's length counts its letters and the spaces between its words.
function bounded(names: NameShape): NameShape {
  const wordLength = Math.min(names.wordLength, bounds.nameLetters);
  const most = Math.max(1, Math.floor((bounds.nameLetters + 1) / (wordLength + 1)));
  return {
    ...names,
    wordLength,
    words: Math.min(names.words, most),
    names: Math.min(names.names, bounds.names),
  };
}

/** A valid record of this shape. Companies of one vocabulary share their words. */
export function recordOf(names: NameShape, addressLetters: number, next: () => number): CompanyRecord {
  const letters = [...scripts[names.script]];
  const vocabulary = Array.from({ length: names.vocabulary }, () =>
    Array.from({ length: names.wordLength }, () => letters[Math.floor(next() * letters.length)]).join(""),
  );
  const name = () =>
    Array.from({ length: names.words }, () => vocabulary[Math.floor(next() * vocabulary.length)]).join(" ");
  const others = Array.from({ length: names.names - 1 }, name);
  return {
    name: name(),
    trading_names: others.slice(0, 10),
    previous_names: others.slice(10, 20),
    ...(addressLetters > 0 ? { address: { line1: name().slice(0, addressLetters) } } : {}),
  };
}
