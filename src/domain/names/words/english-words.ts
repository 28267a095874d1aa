/** Which of the words with a sense are English ones. */
import { citiesWithNames } from "../../addresses/city-names.ts";
import { countryNamesIn } from "../../places/parse-country.ts";
import { isStopWord } from "./lexicon.ts";
import { englishSpellings, ordinarySenses } from "./senses/sense-tables.ts";

/** English words that are neither in the name of a sense nor at the beginning of its line. */
const FURTHER = `associates facilities natural consolidated lending lines nurseries bros advisors advisory institution commodities welsh
flemish bavarian saxon silesian moravian bohemian catalan andalusian sicilian tuscan breton norman scandinavian anatolian`;

let known: ReadonlySet<string> | null = null;

/** Whether a stretch of words is English. @param words comparable texts, without connecting words. */
export function isEnglish(words: readonly string[]): boolean {
  known ??= englishWords();
  return words.every((word) => known!.has(word) || (word.endsWith("s") && known!.has(word.slice(0, -1))));
}

function englishWords(): ReadonlySet<string> {
  const written = [
    ...[...englishSpellings()].map(([, spelling]) => spelling),
    ...ordinarySenses,
    ...citiesWithNames().map(([name]) => name!),
    ...[...countryNamesIn("en")].map(([name]) => name.toLowerCase()),
    FURTHER,
  ];
  return new Set(written.flatMap((words) => words.split(/[_\s]+/).filter((word) => !isStopWord(word))));
}
