/**
 * The letter of the company's country before its legal form: "Quillworth (S) Pte Ltd" of Singapore, "Quillworth (T) Ltd" of
 * Tanzania, "Quillworth I Pvt Ltd" of India. Names of companies there are registered with the letter or with the word.
 */
import countries from "i18n-iso-countries";
import { countryAliases } from "../../places/country-aliases.ts";
import { foldPlace } from "../../places/fold-place.ts";
import type { Word } from "./tokenise.ts";

/** First words of the legal forms before which the letter stands. */
const FORM = /^(?:pte|pvt|private|ltd|limited|llp|plc|pty|co|company|sdn|sendirian|bhd|berhad|inc)$/;
/** Where the letter stands without brackets too, as lists leave them out: before these first words of a form. */
const WITHOUT_BRACKETS: Readonly<Record<string, RegExp>> = { SG: /^pte$/, IN: /^(?:pvt|private)$/ };

const namesByCode = new Map<string, string | null>();

/** The words with the country's name in place of its letter. @param country ISO 3166-1 alpha-2. */
export function withCountryName(words: readonly Word[], country: string | undefined): readonly Word[] {
  if (country === undefined) return words;
  for (let index = words.length - 2; index > 0; index--) {
    const { text, bracketed, joined } = words[index]!;
    if (text.length !== 1 || joined) continue;
    const next = words[index + 1]!.text;
    if (!FORM.test(next) || !(bracketed || WITHOUT_BRACKETS[country]?.test(next))) continue;
    const name = nameOf(country);
    if (name?.[0] !== text) return words;
    return words.with(index, { ...words[index]!, text: name });
  }
  return words;
}

/** The English name of one word that a country has ("Tanzania"); null where each has several. */
function nameOf(country: string): string | null {
  const known = namesByCode.get(country);
  if (known !== undefined) return known;
  const english = countries.getName(country, "en", { select: "all" }) ?? [];
  const names = [...english, ...(countryAliases[country]?.split("|") ?? [])].map(foldPlace);
  const name = names.find((one) => !one.includes(" ")) ?? null;
  namesByCode.set(country, name);
  return name;
}
