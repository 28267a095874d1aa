import { knownCity } from "../addresses/city.ts";
import type { Comparable } from "./comparable.ts";

const known = new WeakMap<Comparable, ReadonlySet<string>>();

/** Words of the cities where a company has its addresses, and each city in one word. */
function seatWords(company: Comparable): ReadonlySet<string> {
  const before = known.get(company);
  if (before) return before;
  const words = new Set<string>();
  for (const { city } of company.addresses) {
    if (city === null) continue;
    words.add(city.replaceAll(" ", ""));
    for (const word of city.split(" ")) if (word.length > 2) words.add(word);
  }
  known.set(company, words);
  return words;
}

/** Whether a word of a name is a place where the company has its seat, in whatever language it names a main city. */
export function isSeatOf(company: Comparable | null, word: string): boolean {
  const seat = company && seatWords(company);
  if (!seat || seat.size === 0) return false;
  return seat.has(word) || seat.has(knownCity(word) ?? "");
}
