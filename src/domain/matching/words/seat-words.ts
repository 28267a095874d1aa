import { knownCity } from "../../addresses/city.ts";
import type { Comparable } from "../comparable/comparable.ts";

/** Whether a word of a name is a place where the company has its seat, in whatever language it names a main city. */
export function isSeatOf(company: Comparable | null, word: string): boolean {
  if (!company || company.addresses.every(({ city }) => city === null)) return false;
  const main = knownCity(word);
  return company.addresses.some(
    ({ city }) => city !== null && (isWordOf(city, word) || (main !== null && isWordOf(city, main))),
  );
}

// A word of three letters or more of a city's name, or all of the name in one word.
function isWordOf(city: string, word: string): boolean {
  if (!city.includes(" ")) return city === word;
  return city.replaceAll(" ", "") === word || (word.length > 2 && city.split(" ").includes(word));
}
