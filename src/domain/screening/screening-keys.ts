/**
 * The keys under which a listed name is found. A screening asks for more than the retrieval of registers: a list names
 * companies outside the country whose script their other names have, and foreign words in Chinese are heard loosely.
 */
import type { AnalysedName } from "../names/analyse/analysed-name.ts";
import { retrievalKeys } from "../retrieval/keys.ts";
import type { RetrievalKey, RetrievalSide } from "../retrieval/retrieval-key.ts";
import { looseConsonants, readableIn } from "./loose-keys.ts";
import { withLettersLeftOut } from "./whole-names.ts";
import { withWordsApart } from "./words-apart.ts";

const LOOSE_BOOST = 2;
const COUNTRY_BOOST = 2;
const SHORT_BOOST = 3;

/**
 * Latin words of a listed name give keys by sound for every script. Those of a subject give them for the scripts of its
 * countries, since there are few listed names in other scripts.
 */
export function screeningKeys(
  name: AnalysedName,
  countries: readonly string[],
  side: RetrievalSide,
): readonly RetrievalKey[] {
  const everyScript = side === "stored" || name.script !== "latin";
  // A screening has keys for wrong letters of its own, which find more and cost more.
  const keys = retrievalKeys({ names: [name], countries: everyScript ? [] : countries }, side).filter(
    ({ field }) => field !== "misspelling",
  );
  const ofCountry = everyScript
    ? countries.map((country) => ({ key: `l:${country}`, field: "country", boost: COUNTRY_BOOST }) as const)
    : [];
  // The marks of keys by sound: names in two scripts meet, names in one script do not.
  const mark = (name.script === "latin") === (side === "stored") ? "L" : "N";
  const loose = looseConsonants(name).map(
    (consonants) => ({ key: `${mark}v:${consonants}`, field: "sound", boost: LOOSE_BOOST }) as const,
  );
  const readable = readableIn(name);
  const read = [
    ...readable.words.map(
      (word) => ({ key: `${mark}c:${word}`, field: "meaning", boost: LOOSE_BOOST }) as const,
    ),
    ...readable.initials.map(
      (letters) => ({ key: `${mark}i:${letters}`, field: "sound", boost: LOOSE_BOOST }) as const,
    ),
  ];
  const short = withLettersLeftOut(name.joined, side).map(
    (letters) => ({ key: `o:${letters}`, field: "prefix", boost: SHORT_BOOST }) as const,
  );
  const own = [...keys, ...ofCountry, ...loose, ...read, ...short];
  const apart = withWordsApart(name);
  if (apart === null) return own;
  const known = new Set(own.map(({ key }) => key));
  return [...own, ...screeningKeys(apart, countries, side).filter(({ key }) => !known.has(key))];
}
