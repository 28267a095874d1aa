/** Chooses one legal form among those that share a spelling. */
import type { LegalFormMatch } from "../analyse/analysed-name.ts";
import type { Form } from "./legal-form-table.ts";

/** The home of a company: `country` is ISO 3166-1 alpha-2, `jurisdiction` may be a subdivision. */
export interface NameHints {
  readonly country?: string | undefined;
  readonly jurisdiction?: string | undefined;
}

/** True when a form exists in the country or jurisdiction that the hints name. */
export function fitsHints(form: Form, { country, jurisdiction }: NameHints): boolean {
  if (country === undefined && jurisdiction === undefined) return false;
  const land = country ?? jurisdiction!.slice(0, 2);
  return form.jurisdictions.some(
    (code) => code.startsWith(land) && (code.length === 2 || code.charAt(2) === "-"),
  );
}

const MOST_COUNTRIES = 12;

/** Whether `forms` exist in few countries, and in none of the countries of `others`. */
export function ofOtherCountries(forms: readonly Form[], others: readonly Form[]): boolean {
  const lands = countriesOf(forms);
  const known = others.filter(({ jurisdictions }) => !jurisdictions.includes("*"));
  if (known.length === 0 || lands.has("*") || lands.size > MOST_COUNTRIES) return false;
  for (const land of countriesOf(known)) if (lands.has(land)) return false;
  return true;
}

function countriesOf(forms: readonly Form[]): Set<string> {
  return new Set(forms.flatMap(({ jurisdictions }) => jurisdictions.map((code) => code.slice(0, 2))));
}

/** The likeliest of several forms: one of the hinted country, else the first. */
export function describeForm(forms: readonly Form[], hints: NameHints): LegalFormMatch {
  const home = forms.find((form) => fitsHints(form, hints));
  const form = home ?? forms[0]!;
  if (home !== undefined) {
    const code =
      home.jurisdictions.find((known) => known === hints.jurisdiction) ??
      hints.country ??
      home.jurisdictions[0]!;
    return nameForm(form, [code]);
  }
  const all = [...new Set(forms.flatMap(({ jurisdictions }) => jurisdictions))];
  return nameForm(form, all.includes("*") || all.length > MOST_COUNTRIES ? [] : all);
}

/** A form in the given jurisdictions; its id carries the country when there is one only. */
export function nameForm(form: Form, jurisdictions: readonly string[]): LegalFormMatch {
  const { family } = form;
  const land = jurisdictions.length === 1 ? jurisdictions[0]!.slice(0, 2).toLowerCase() : "";
  const bare = family.endsWith(`-${land}`) ? family.slice(0, -3) : family;
  const id = land === "" || bare.startsWith(`${land}-`) ? bare : `${land}-${bare}`;
  return { form: id, family, jurisdictions, class: form.class };
}

/** Countries whose company law puts the seat behind the form, as Serbia's (Zakon o privrednim društvima, art. 22). */
const SEAT_BEHIND_FORM: ReadonlySet<string> = new Set("BA HR ME MK RS SI XK".split(" "));
const LONGEST_SEAT = 2;

/** Whether the words behind a form of the company's own country may be its town: "ТИГАР АД ПИРОТ". */
export function standsBeforeSeat(forms: readonly Form[], behind: number, { country }: NameHints): boolean {
  if (country === undefined || !SEAT_BEHIND_FORM.has(country) || behind > LONGEST_SEAT) return false;
  return forms.some(({ jurisdictions }) => jurisdictions.includes(country));
}
