/** Whether two analysed names are the same text. */
import type { AnalysedName } from "../../names/analyse/analysed-name.ts";

/** Whether both names have the same words, in any order. */
export function sameWords({ core, joined }: AnalysedName, other: AnalysedName): boolean {
  if (core.length !== other.core.length || joined.length !== other.joined.length) return false;
  return core.every((word) => occurrences(core, word) === occurrences(other.core, word));
}

/** Whether the names are the same letters, however they are spaced. */
export function areJoinedEqual(query: AnalysedName, candidate: AnalysedName): boolean {
  if (query.joined === candidate.joined) return true;
  return query.joined.length > candidate.joined.length
    ? joinsItsForm(query, candidate)
    : joinsItsForm(candidate, query);
}

/** "johndeerebanksa" for "John Deere Bank SA". */
function joinsItsForm({ joined, core }: AnalysedName, { joined: bare, tokens }: AnalysedName): boolean {
  if (core.length > 1 || !(joined.startsWith(bare) || joined.endsWith(bare))) return false;
  return joined === tokens.map(({ tag, text }) => (tag === "stop" ? "" : text)).join("");
}

function occurrences(words: readonly string[], word: string): number {
  let count = 0;
  for (const own of words) if (own === word) count++;
  return count;
}
