/**
 * Names of senses that mean the same. The singular and the plural of an English word are one sense: "municipalities" and
 * "municipality", "zoological_gardens" and "zoological_garden"; writers of the tables named them one way or the other. A company of a
 * trade has the sense of the trade as well, as names leave "company" out or write it as a legal form.
 */

/** Words whose plural has another meaning than the singular. */
const APART: ReadonlySet<string> = new Set(
  "arms beas commons customs futures glasses goods greens grounds hops news securities spirits works".split(
    " ",
  ),
);
const SHORTEST = 3;

/** The possible singulars of an English word, as its spelling alone tells; none for a word that is no regular plural. */
export function singularsOf(word: string): readonly string[] {
  if (APART.has(word) || !/[^s]s$/.test(word)) return [];
  const singulars = [word.slice(0, -1)];
  if (word.endsWith("ies")) singulars.push(`${word.slice(0, -3)}y`);
  else if (/(?:s|x|z|ch|sh)es$/.test(word)) singulars.push(word.slice(0, -2));
  return singulars.filter(({ length }) => length >= SHORTEST);
}

/** What each sense means by its name: a sense in the singular, and the trade of a company. @param senses all names of senses. */
export function meaningsOf(senses: ReadonlySet<string>): ReadonlyMap<string, readonly string[]> {
  const meanings = new Map<string, readonly string[]>();
  for (const sense of senses) {
    const singular = inSingular(sense, senses);
    const trade = tradeOf(singular, senses);
    meanings.set(sense, trade === null ? [singular] : [singular, inSingular(trade, senses)]);
  }
  return meanings;
}

/** One word after the other, where a sense with the singular of the word exists. */
function inSingular(sense: string, senses: ReadonlySet<string>): string {
  const words = sense.split("_");
  for (let at = 0; at < words.length; at++) {
    for (const singular of singularsOf(words[at]!)) {
      const name = words.with(at, singular).join("_");
      if (senses.has(name)) return inSingular(name, senses);
    }
  }
  return sense;
}

const COMPANY = /_(?:company|corporation)$/;
/** Words that say a kind of company and no trade. */
const KINDS: ReadonlySet<string> = new Set(
  "autonomous city general joint_stock limited mother municipal public".split(" "),
);

/** The trade in the name of a sense: "insurance" of "insurance_company"; null where the name has none. */
function tradeOf(sense: string, senses: ReadonlySet<string>): string | null {
  const trade = sense.replace(COMPANY, "");
  return trade === sense || KINDS.has(trade) || !senses.has(trade) ? null : trade;
}
