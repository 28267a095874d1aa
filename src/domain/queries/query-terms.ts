/**
 * The terms of the index that a query's conditions look up. The index holds, for each character of an entity's
 * folded name but spaces, the part of the name that begins there, 12 characters at the most (entity_terms in
 * the migrations). A text of up to 12 characters that a name contains is the beginning of one of these parts,
 * so a range of the index finds it, in every script.
 */
import type { CompanyQuery } from "./company-query.ts";

/** Characters of a part of a name. */
const PART = 12;
const WHOLE = 64;
/** Parts of one long text that are looked up, until one is rare enough. */
const MOST_PARTS = 8;

/** A look-up in the index: the entities of these terms, or of all terms from `from` up to but not `to`. */
export type TermLookUp =
  | { readonly terms: readonly string[] }
  | { readonly from: string; readonly to: string };

/** Look-ups of which each alone finds every entity that meets the query, most selective kinds first. */
export function lookUpsOf({ names, contained, domains, countries }: CompanyQuery): TermLookUp[] {
  const byLength = contained.toSorted((a, b) => b.length - a.length);
  return [
    ...(names === null ? [] : [{ terms: [...new Set(names.map(wholeName))] }]),
    ...(domains === null ? [] : [{ terms: domains.map((domain) => `d${domain.slice(0, 253)}`) }]),
    ...byLength.flatMap(partsOf).map((part) => ({ from: `n${part}`, to: successor(`n${part}`) })),
    ...(countries === null ? [] : [{ terms: countries.map((country) => `c${firstOf(country, WHOLE)}`) }]),
  ];
}

const firstOf = (text: string, length: number): string => [...text].slice(0, length).join("");

const wholeName = (name: string): string => `=${firstOf(name, WHOLE)}`;

/** Parts of a text that together cover it, each beginning at no space: a name that contains it contains each. */
function partsOf(text: string): string[] {
  const characters = [...text];
  const starts = [];
  for (let at = 0; at < characters.length; at += PART) starts.push(at);
  if (characters.length > PART) starts.push(characters.length - PART);
  const parts = starts.map((at) => {
    const begin = characters[at] === " " ? at + 1 : at;
    return characters.slice(begin, begin + PART).join("");
  });
  const longest = [...new Set(parts)].filter((part) => part !== "").toSorted((a, b) => b.length - a.length);
  return longest.slice(0, MOST_PARTS);
}

const LAST = 0x10ffff;

/** The lowest text, bytewise in UTF-8, above every text that begins with this one. */
export function successor(prefix: string): string {
  const points = [...prefix].map((character) => character.codePointAt(0)!);
  while (points.at(-1) === LAST) points.pop();
  const last = points.pop()!;
  // No text may hold the surrogates between these two.
  return String.fromCodePoint(...points, last === 0xd7ff ? 0xe000 : last + 1);
}
