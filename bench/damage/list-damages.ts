/** Damages names as the keepers of lists and their software do. */
import { analyseName } from "../../src/domain/names/analyse/analyse-name.ts";
import { foldComparable } from "../../src/domain/names/analyse/clean-name.ts";
import { tokenCount } from "../../src/domain/names/words/token-information.ts";
import type { Random } from "../../src/training/damaged-names.ts";

export const listDamages = [
  "noted",
  "misencoded",
  "unspaced",
  "misspelt_form",
  "humps",
  "site",
  "shortened",
  "stumps",
] as const;
export type ListDamage = (typeof listDamages)[number];

export function isListDamage(kind: string): kind is ListDamage {
  return listDamages.some((damage) => damage === kind);
}

/** Notes on records; the last three are in no list of the analysis. */
const NOTES: readonly ((name: string) => string)[] = [
  (name) => `${name} - DO NOT USE`,
  (name) => `${name} (Head Office)`,
  (name) => `ZZ_${name}`,
  (name) => `${name} c/o John Smith`,
  (name) => `${name} Attn: Accounts Payable`,
  (name) => `M/s. ${name}`,
  (name) => `*** ${name} [inactive]`,
  (name) => `${name} #10234`,
  (name) => `${name} - USD`,
  (name) => `${name} (see other record)`,
  (name) => `${name} (main office)`,
];

/** Letters of a word that is shortened, and names of the table of words that hold it, at least. */
const LONG = 7;
const COMMON = 20;
/** Two letters or three, and the consonants behind them. */
const STUMP = /^.{2,3}?[^aeiou]+(?=[aeiou])/i;

/** The damaged name; null where this kind of damage leaves the name unchanged. */
export function damagedInList(name: string, damage: ListDamage, random: Random): string | null {
  const made = MAKERS[damage](name, random);
  return made === name || made.length < 4 ? null : made;
}

const MAKERS: Readonly<Record<ListDamage, (name: string, random: Random) => string>> = {
  noted: (name, random) => NOTES[Math.floor(random() * NOTES.length)]!(name),
  /** UTF-8 read as Windows-1252, or markup. */
  misencoded(name) {
    const bytes = new TextEncoder().encode(name.replaceAll("&", "&amp;").replaceAll("'", "&#39;"));
    return new TextDecoder("windows-1252").decode(bytes);
  },
  unspaced: (name) => name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, ""),
  /** Two neighbouring letters of the last word change places, as in typing. */
  misspelt_form(name, random) {
    const [, before, word, after] = /^(.*?)(\p{L}{4,})([^\p{L}]*)$/u.exec(name) ?? [];
    if (before === undefined || before === "" || word === undefined) return name;
    const at = 1 + Math.floor(random() * (word.length - 2));
    return before + word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2) + after;
  },
  /** As programs name things. */
  humps: (name) =>
    name
      .replaceAll(/\p{L}+/gu, (word) => word[0]!.toUpperCase() + word.slice(1).toLowerCase())
      .replaceAll(" ", ""),
  /** The address of a site whose name the company's has, without its form where one is known, in place of the name. */
  site(name) {
    const label = analyseName(name).core.join("");
    return /^[a-z0-9]{3,}$/.test(label) ? `www.${label}.com` : name;
  },
  /** Words of many names without their ends, before a vowel and with a full stop (ISO 4:1997, truncation), where one word stays whole. */
  shortened: (name) => shortened(name, "."),
  /** The same without the full stop. */
  stumps: (name) => shortened(name, ""),
};

function shortened(name: string, end: string): string {
  const words = [...name.matchAll(/\p{L}{3,}/gu)].map(({ 0: word }) => word);
  const common = words.filter((word) => word.length >= LONG && tokenCount(foldComparable(word)) >= COMMON);
  if (common.length === words.length) return name;
  return common.reduce(
    (made, word) => made.replace(word, (STUMP.exec(word)?.[0] ?? word.slice(0, 4)) + end),
    name,
  );
}
