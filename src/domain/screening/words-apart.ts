/**
 * Latin names that write a trade and a brand as one word: "Luchengtech" is Lucheng and "tech", "Chinaoil" is China and "oil";
 * and English genitives: "Moshe's". Names in other scripts have the two apart and no such ending, so that a screening across
 * scripts also compares the name with these words taken apart.
 */
import { analyseName } from "../names/analyse/analyse-name.ts";
import type { AnalysedName, NameToken } from "../names/analyse/analysed-name.ts";

/** Words that are often written together with a name, longest first. */
const PARTS =
  `technology technologies technical electronics electronic international logistics industries industry
investment holding trading shipping aviation aerospace chemical chemicals pharma petrol petroleum energy electric
automation software network systems telecom capital invest export import trade steel metal mining motors motor cargo
marine transport trans express optics optical photonics sensor chips chip tech tronics tronic china asia euro global
world power solar light space medical media bank group plast chem soft link star oil gas net lab air sea bio`
    .split(/\s+/)
    .sort((a, b) => b.length - a.length);
const SHORTEST_REST = 3;
const SHORTEST_WORD = 7;
const LATIN_WORD = /^[a-z]+$/;

const GENITIVE = /(?<![a-z])([a-z]{3,40})['’]s\b/g;

const known = new WeakMap<AnalysedName, AnalysedName | null>();

/** The name with its compound words cut in two and its genitives without ending; null where it has none of them. */
export function withWordsApart(name: AnalysedName): AnalysedName | null {
  let cut = known.get(name);
  if (cut === undefined) {
    cut = name.script === "latin" ? cutName(name) : null;
    known.set(name, cut);
  }
  return cut;
}

function cutName(name: AnalysedName): AnalysedName | null {
  const genitives = [...name.raw.toLowerCase().matchAll(GENITIVE)].map(([, word]) => word);
  let changed = false;
  const tokens = name.tokens.flatMap((token) => {
    if (token.tag !== "word") return [token];
    const bare = token.text.slice(0, -1);
    const parts = genitives.includes(bare) ? [bare] : partsOf(token.text);
    changed ||= parts !== null;
    return parts === null ? [token] : parts.map(wordOf);
  });
  if (!changed) return null;
  const core = tokens.filter(({ tag }) => tag !== "form" && tag !== "stop").map(({ text }) => text);
  return { ...name, tokens, core };
}

function wordOf(text: string): NameToken {
  return analyseName(text).tokens[0]!;
}

function partsOf(word: string): readonly [string, string] | null {
  if (word.length < SHORTEST_WORD || !LATIN_WORD.test(word)) return null;
  for (const part of PARTS) {
    const rest = word.length - part.length;
    if (rest < SHORTEST_REST && !(rest > 0 && PARTS.includes(word.slice(0, rest)))) continue;
    if (word.endsWith(part)) return [word.slice(0, rest), part];
    if (word.startsWith(part)) return [part, word.slice(part.length)];
  }
  return null;
}
