/**
 * Damages names as other systems and people write them: one or two wrong letters, letters that look alike in
 * print (as in Rice, Jenkins and Nartker, "The Fourth Annual Test of OCR Accuracy", 1995), words in another
 * order, the legal form written out, short or missing, and the name in Cyrillic letters.
 */
export const damages = [
  "one_letter",
  "two_letters",
  "scanned",
  "order",
  "form",
  "spaced",
  "joined",
  "cyrillic",
] as const;
export type Damage = (typeof damages)[number];

/** Random numbers, 0 ≤ value < 1, the same for the same seed. */
export type Random = () => number;

/** mulberry32, public domain (Tommy Ettinger): a small generator whose whole state is one number. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let value = Math.imul(state ^ (state >>> 15), state | 1);
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61);
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296;
  };
}

const ALPHABET = "abcdefghijklmnopqrstuvwxyz";
const LOOK_ALIKE: readonly (readonly [string, string])[] = [
  ["rn", "m"],
  ["m", "rn"],
  ["l", "1"],
  ["i", "l"],
  ["o", "0"],
  ["s", "5"],
  ["b", "6"],
  ["cl", "d"],
  ["e", "c"],
  ["u", "v"],
];
const FORMS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\b(limited liability company|llc|ooo)\b\.?/i, ["LLC", "Limited Liability Company", "OOO", ""]],
  [/\b(co\.?,? ltd|company limited)\b\.?/i, ["Co., Ltd.", "Company Limited", "Ltd", ""]],
  [/\b(limited|ltd)\b\.?/i, ["Ltd.", "Limited", ""]],
  [
    /\b(open joint[- ]stock company|ojsc|pjsc|jsc|ao|oao|pao)\b\.?/i,
    ["JSC", "Joint Stock Company", "PJSC", ""],
  ],
  [/\b(s\.?a\.? de c\.?v|s\.a\.s|s\.a|ltda)\b\.?/i, ["SA", "S.A.", ""]],
  [/\b(gmbh|inc|corp|corporation|company|co|group)\b\.?/i, ["Corporation", "Inc.", "Company", ""]],
];
/** Letters of ISO 9 and of the common English spelling, longest first. */
const CYRILLIC: readonly (readonly [string, string])[] = Object.entries({
  shch: "щ",
  zh: "ж",
  kh: "х",
  ts: "ц",
  ch: "ч",
  sh: "ш",
  yu: "ю",
  ya: "я",
  yo: "ё",
  a: "а",
  b: "б",
  v: "в",
  w: "в",
  g: "г",
  d: "д",
  e: "е",
  z: "з",
  i: "и",
  y: "й",
  j: "дж",
  k: "к",
  c: "к",
  q: "к",
  l: "л",
  m: "м",
  n: "н",
  o: "о",
  p: "п",
  r: "р",
  s: "с",
  t: "т",
  u: "у",
  f: "ф",
  h: "х",
  x: "кс",
});

/** The damaged name; null where this kind of damage leaves the name unchanged. */
export function damaged(name: string, damage: Damage, random: Random): string | null {
  const made = MAKERS[damage](name, random).trim().replaceAll(/\s+/g, " ");
  return made === name || made.length < 4 ? null : made;
}

const MAKERS: Readonly<Record<Damage, (name: string, random: Random) => string>> = {
  one_letter: wrongLetter,
  two_letters: (name, random) => wrongLetter(wrongLetter(name, random), random),
  scanned(name, random) {
    const lower = name.toLowerCase();
    const fitting = LOOK_ALIKE.filter(([from]) => lower.includes(from));
    const [from, to] = pick(fitting, random) ?? ["", ""];
    const at = lower.indexOf(from);
    return name.slice(0, at) + to + name.slice(at + from.length);
  },
  order(name, random) {
    const words = name.split(/\s+/);
    const at = 1 + Math.floor(random() * (words.length - 1));
    return words.length < 2 ? name : [...words.slice(at), ...words.slice(0, at)].join(" ");
  },
  form(name, random) {
    const [form, spellings] = FORMS.find(([pattern]) => pattern.test(name)) ?? [/$/, [" LLC", " Ltd."]];
    return name.replace(form, pick(spellings, random) ?? "");
  },
  spaced(name, random) {
    const words = name.split(/\s+/);
    const at = words.findIndex((word) => word.length >= 6);
    if (at < 0) return name;
    const cut = 3 + Math.floor(random() * (words[at]!.length - 5));
    words[at] = `${words[at]!.slice(0, cut)} ${words[at]!.slice(cut)}`;
    return words.join(" ");
  },
  joined: (name) => name.replace(/(\p{L}{3})[ -](\p{L}{3})/u, "$1$2"),
  cyrillic(name) {
    if (!/^[\x20-\x7e]+$/.test(name)) return name;
    let rest = name.toLowerCase();
    let made = "";
    while (rest !== "") {
      const [from, to] = CYRILLIC.find(([latin]) => rest.startsWith(latin)) ?? [rest[0]!, rest[0]!];
      made += to;
      rest = rest.slice(from.length);
    }
    return made;
  },
};

function wrongLetter(name: string, random: Random): string {
  const at = Math.floor(random() * name.length);
  const letter = ALPHABET[Math.floor(random() * ALPHABET.length)]!;
  const kind = Math.floor(random() * 4);
  if (!/\p{L}/u.test(name[at] ?? "")) return wrongAt(name, name.search(/\p{L}/u), kind, letter);
  return wrongAt(name, at, kind, letter);
}

function wrongAt(name: string, at: number, kind: number, letter: string): string {
  if (at < 0) return name;
  const [before, own, after] = [name.slice(0, at), name[at]!, name.slice(at + 1)];
  if (kind === 0) return before + letter + after;
  if (kind === 1) return before + after;
  if (kind === 2) return before + letter + own + after;
  return before + (after[0] ?? "") + own + after.slice(1);
}

/** One of the values; undefined where there are none. */
export function pick<T>(values: readonly T[], random: Random): T | undefined {
  return values[Math.floor(random() * values.length)];
}
