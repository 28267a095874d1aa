/**
 * How surely a word in an alphabetic script is a Latin word: the cheapest way to turn the sounds of one into
 * those of the other. Sounds that the script cannot tell apart or leaves out cost little.
 */
import { memoizeOfTwo } from "../../../memoize.ts";
import { costOfHebrew } from "./abjads.ts";
import { type Hearing, phonesOfLatin, phonesOfLetters, phonesOfNativeInEachWay } from "./letter-phones.ts";
import { surenessOfSpelling } from "./letter-spellings.ts";
import { spokenWays } from "./spoken-english.ts";
import { costOfHangul, costOfRomanised } from "./transliterations.ts";

const VOWELS = "aeiou";
const WEAK = "hwyWI";
const ANOTHER = 1.2;

interface Costs {
  /** Cost of one vowel in place of another, and of a vowel that only one side writes. */
  readonly vowel: number;
  readonly written: number;
  /** Consonants that the script writes with one letter, a group for each. */
  readonly alike: readonly string[];
  /** Sounds that the script often leaves out. */
  readonly dropped: string;
  /** Consonants that do not count, as other spellings leave them out. */
  readonly weak: string;
  /** Cost of a consonant beside another, and of the s that ends a word, where the script has only one of the two. */
  readonly clustered: number;
  /** The highest cost per sound of the Latin word at which the words still match. */
  readonly most: number;
}

const KEPT = { weak: WEAK, clustered: ANOTHER, most: 0.16 };

const COSTS: Readonly<Record<Hearing, Costs>> = {
  close: { vowel: 0.9, written: 0.7, alike: ["vw", "Hhk", "sz"], dropped: "", ...KEPT },
  hangul: {
    vowel: 0.3,
    written: 0.2,
    alike: ["bpfv", "dt", "gk", "rl", "sSz", "jCzg"],
    dropped: "r",
    ...KEPT,
  },
  indic: {
    vowel: 0.3,
    written: 0.12,
    alike: ["vwb", "jz", "sSC", "pf", "kg", "td", "Hk", "gj"],
    dropped: "",
    ...KEPT,
  },
  thai: {
    vowel: 0.4,
    written: 0.2,
    alike: ["bpf", "dt", "gkH", "rl", "sSCjz", "vw", "fv", "gj"],
    dropped: "r",
    weak: "yWI",
    clustered: 0.6,
    most: 0.14,
  },
  hebrew: { vowel: 0.1, written: 0.05, alike: ["bv", "pf", "HkC", "sS", "vW", "kg"], dropped: "", ...KEPT },
  chinese: {
    vowel: 0.3,
    written: 0.15,
    alike: ["bp", "vwf", "dt", "gkH", "rl", "sSzCj", "gj"],
    dropped: "r",
    ...KEPT,
  },
  other: { vowel: 0.3, written: 0.2, alike: ["bp", "dt", "gk", "vwb", "sSz", "jCzg"], dropped: "", ...KEPT },
};

const ALIKE = 0.15;
const FAINT = 0.15;
const SILENT_E = 0.05;

/** The highest cost per sound of names of letters, in scripts that write vowels. */
const MOST_COST_OF_LETTERS = 0.04;
const SURE: Readonly<Record<Hearing, number>> = {
  close: 0.95,
  hangul: 0.92,
  indic: 0.92,
  thai: 0.9,
  hebrew: 0.85,
  chinese: 0.85,
  other: 0.88,
};
const SHORTEST = 3;
/** Sounds of a word with a single consonant, all of which must be the same: ไอร่า and "Aira". */
const SHORTEST_SAME = 4;
/** The most consonants that one word has and the other leaves out, in a script that leaves some out. */
const MOST_LEFT_OUT = 2;
/** Words with so few consonants must agree more closely in scripts that write vowels: "Gail" is not "Coal". */
const FEW_CONSONANTS = 2;
const VOWELED: ReadonlySet<Hearing> = new Set(["hangul", "indic", "thai"]);
const FEWEST_CONSONANTS: Readonly<Record<Hearing, number>> = {
  close: 2,
  hangul: 2,
  indic: 2,
  thai: 2,
  hebrew: 3,
  chinese: 2,
  other: 2,
};

/** Scripts with a table of Latin spellings for each letter, which tell words apart better than sounds. */
const SPELLED: Readonly<Partial<Record<Hearing, (native: string, latin: string) => number>>> = {
  close: costOfRomanised,
  hangul: costOfHangul,
  hebrew: costOfHebrew,
};

/** The sounds of Latin words: joined, and by letter names for short words (phones; null for none). */
export interface SaidWords {
  readonly word: string;
  readonly lettered: string | null;
}

export function saidWords(latin: readonly string[]): SaidWords {
  return { word: latin.join(""), lettered: phonesOfLetters(latin) };
}

/** How surely `native`, in a name of this hearing class, is the Latin words, 0..1; 0 for a weak match. */
export function letterSureness(native: string, { word, lettered }: SaidWords, hearing: Hearing): number {
  const whole = Math.max(...spokenWays(word).map((way) => surenessOfWord(native, way, hearing)));
  if (lettered === null) return whole;
  const spelled = surestOf(native, lettered, hearing);
  // Letters have fixed names: 에어부산 is not F, S and N.
  return VOWELED.has(hearing) && SURE[hearing] - spelled > MOST_COST_OF_LETTERS
    ? whole
    : Math.max(whole, spelled);
}

function surenessOfWord(native: string, word: string, hearing: Hearing): number {
  const cost = SPELLED[hearing];
  if (!cost) return surestOf(native, phonesOfLatin(word), hearing);
  return word.length < SHORTEST ? 0 : surenessOfSpelling(cost(native, word));
}

function surestOf(native: string, phones: string, hearing: Hearing): number {
  return Math.max(...phonesOfNativeInEachWay(native, hearing).map((own) => surenessOf(own, phones, hearing)));
}

function surenessOf(left: string, right: string, hearing: Hearing): number {
  if (right.length < SHORTEST || left.length > 2 * right.length || right.length > 2 * left.length + 2)
    return 0;
  return surenessIn[hearing](left, right);
}

/** The memoised sureness of phones of similar length: the names of a shortlist repeat the same words. */
const surenessIn = Object.fromEntries(
  (Object.keys(COSTS) as Hearing[]).map((hearing) => [
    hearing,
    memoizeOfTwo((left, right) => surenessOfPhones(left, right, hearing)),
  ]),
) as Readonly<Record<Hearing, (left: string, right: string) => number>>;

function surenessOfPhones(left: string, right: string, hearing: Hearing): number {
  const { weak, clustered, most } = COSTS[hearing];
  if (VOWELED.has(hearing) && beginsApart(left, right, weak)) return 0;
  const [own, said] = [consonants(left, weak), consonants(right, weak)];
  if (clustered < ANOTHER && Math.abs(own - said) > MOST_LEFT_OUT) return 0;
  const consonantsOfBoth = Math.min(own, said);
  if (consonantsOfBoth < FEWEST_CONSONANTS[hearing])
    return left === right && right.length >= SHORTEST_SAME && VOWELED.has(hearing) ? SURE[hearing] : 0;
  const strict = hearing === "close" || (VOWELED.has(hearing) && consonantsOfBoth <= FEW_CONSONANTS);
  const bound = (strict ? most / 2 : most) * right.length;
  const cost = cheapest(left, right, COSTS[hearing], bound);
  return cost > bound ? 0 : SURE[hearing] - cost / right.length;
}

/** Whether one word begins with a vowel and the other with a consonant that no script leaves out: "Ayub Khan" is not "Biocon". */
function beginsApart(left: string, right: string, weak: string): boolean {
  const [own, said] = [left[0]!, right[0]!];
  if (weak.includes(own) || weak.includes(said)) return false;
  return VOWELS.includes(own) !== VOWELS.includes(said);
}

function consonants(phones: string, weak: string): number {
  let count = 0;
  for (const phone of phones) if (!VOWELS.includes(phone) && !weak.includes(phone)) count++;
  return count;
}

/** The cost of the cheapest alignment; any value above `most` when the cost exceeds `most`. */
function cheapest(left: string, right: string, costs: Costs, most: number): number {
  let above = [0];
  for (let j = 0; j < right.length; j++) above.push(above[j]! + alone(right, j, costs));
  for (let i = 0; i < left.length; i++) {
    const row = [above[0]! + alone(left, i, costs)];
    let least = row[0]!;
    for (let j = 0; j < right.length; j++) {
      const cost = Math.min(
        above[j]! + instead(left[i]!, right[j]!, costs),
        above[j + 1]! + alone(left, i, costs),
        row[j]! + alone(right, j, costs),
      );
      row.push(cost);
      least = Math.min(least, cost);
    }
    if (least > most) return least;
    above = row;
  }
  return above[right.length]!;
}

/** The cost of a sound that only one side has. */
function alone(phones: string, at: number, costs: Costs): number {
  const phone = phones[at]!;
  if (phone === "e" && at === phones.length - 1) return Math.min(SILENT_E, costs.written);
  if (VOWELS.includes(phone)) return costs.written;
  if (WEAK.includes(phone)) return FAINT;
  if (costs.dropped.includes(phone)) return 2 * ALIKE;
  const last = at === phones.length - 1;
  if (phone === "s" && last) return costs.clustered < ANOTHER ? 2 * ALIKE : ANOTHER;
  return isConsonant(phones[at - 1]) || isConsonant(phones[at + 1]) ? costs.clustered : ANOTHER;
}

function isConsonant(phone: string | undefined): boolean {
  return phone !== undefined && !VOWELS.includes(phone);
}

function instead(left: string, right: string, costs: Costs): number {
  if (left === right) return 0;
  const vowels = VOWELS.includes(left) && VOWELS.includes(right);
  if (vowels) return costs.vowel;
  if (left === "N" && "nm".includes(right)) return 0;
  if (left === "W" || left === "I" || "yiIe".includes(left + right)) return semivowel(left, right);
  if ("wu".includes(left) && "wu".includes(right)) return SILENT_E;
  return costs.alike.some((group) => group.includes(left) && group.includes(right)) ? ALIKE : ANOTHER;
}

function semivowel(left: string, right: string): number {
  const same = left === "W" ? "ouvw" : "ieya";
  return same.includes(right) ? SILENT_E : ANOTHER;
}
