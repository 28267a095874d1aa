/**
 * Damages names as typists and systems of fixed fields do: a neighbouring key and a spelling by ear (kinds of Christen and Pudjijono,
 * "Accurate Synthetic Generation of Realistic Personal Information", PAKDD 2009), a field of 35 characters (the lines of SWIFT's MT
 * messages) or of 22 (receiving companies in CCD entries of NACHA files), a word without its vowels, and the own town or country behind the name.
 */
import { pick, type Random } from "../../src/training/damaged-names.ts";

export const typedDamages = [
  "neighbouring_key",
  "heard",
  "heard_twice",
  "cut_at_35",
  "cut_at_22",
  "without_vowels",
  "own_town",
  "own_country",
] as const;
export type TypedDamage = (typeof typedDamages)[number];

export function isTypedDamage(kind: string): kind is TypedDamage {
  return typedDamages.some((damage) => damage === kind);
}

/** Where the company is. */
export interface Place {
  readonly city: string | null;
  /** ISO 3166-1 alpha-2. */
  readonly country: string | null;
}

/** The damaged name; null where this kind of damage leaves the name unchanged. */
export function damagedInTyping(
  name: string,
  damage: TypedDamage,
  random: Random,
  place: Place,
): string | null {
  const made = MAKERS[damage](name, random, place);
  return made === name || made.length < 4 ? null : made;
}

const KEYS: Readonly<Record<string, string>> = {
  ...{ q: "wa", w: "qes", e: "wrd", r: "etf", t: "ryg", y: "tuh", u: "yij", i: "uok", o: "ipl", p: "o" },
  ...{ a: "qsz", s: "adw", d: "sfe", f: "dgr", g: "fht", h: "gjy", j: "hku", k: "jli", l: "k" },
  ...{ z: "xa", x: "zc", c: "xv", v: "cb", b: "vn", n: "bm", m: "n" },
};

/** Letters that sound alike in one language or another. */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/ph/i, "f"],
  [/ck/i, "k"],
  [/([bdfglmnprst])\1/i, "$1"],
  [/ie/i, "ei"],
  [/ei/i, "ie"],
  [/c(?=[aou])/i, "k"],
  [/k(?=[aou])/i, "c"],
  [/x/i, "ks"],
  [/y(?=[^aeiou]|$)/i, "i"],
  [/z/i, "s"],
  [/ou/i, "u"],
  [/([aeiou])([nltrm])([aeiou])/i, "$1$2$2$3"],
  [/th/i, "t"],
  [/j/i, "y"],
  [/w/i, "v"],
  [/v/i, "w"],
];

const MAKERS: Readonly<Record<TypedDamage, (name: string, random: Random, place: Place) => string>> = {
  neighbouring_key(name, random) {
    const key = pick([...name.matchAll(/[a-z]/gi)], random);
    const typed = pick([...(KEYS[key?.[0].toLowerCase() ?? ""] ?? "")], random);
    return key === undefined || typed === undefined ? name : replaced(name, key, typed);
  },
  heard,
  heard_twice: (name, random) => heard(heard(name, random), random),
  cut_at_35: (name) => cut(name, 35),
  cut_at_22: (name) => cut(name, 22),
  without_vowels(name, random) {
    const word = pick([...name.matchAll(/\p{L}{7,}/gu)], random);
    if (word === undefined) return name;
    return replaced(name, word, word[0].slice(0, 1) + word[0].slice(1).replaceAll(/[aeiou]/gi, ""));
  },
  own_town: (name, _, { city }) => (city === null ? name : `${name}, ${city}`),
  own_country: (name, _, { country }) => (country === null ? name : `${name} (${COUNTRIES.of(country)})`),
};

const COUNTRIES = new Intl.DisplayNames("en", { type: "region" });

function heard(name: string, random: Random): string {
  const [sound, written] = pick(
    SOUNDS.filter(([pattern]) => pattern.test(name)),
    random,
  ) ?? [/$/, ""];
  return name.replace(sound, written);
}

/** A name that is two characters longer than the field or less is left out: what is cut may be a full stop. */
function cut(name: string, length: number): string {
  return name.length > length + 2 ? name.slice(0, length) : name;
}

function replaced(name: string, { index, 0: { length } }: RegExpExecArray, by: string): string {
  return name.slice(0, index) + by + name.slice(index + length);
}
