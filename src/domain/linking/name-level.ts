import type { NameComparison } from "../matching/compare/name-comparison.ts";
import type { PairEvidence } from "../matching/compare/pair-evidence.ts";
import { digitsOf } from "../matching/words/name-numbers.ts";
import { describedName } from "./described-name.ts";
import type { LinkSubject } from "./link-subject.ts";
import type { PairFacts } from "./pair-facts.ts";

/** Edit ratio from which two names are one in another spelling: a different place or activity stays below. */
const SPELLED_ALIKE = 0.85;
/** Share of the information that cognates of one market word leave. */
const SAME_WORDS = 0.95;

/**
 * `exact`: the same words in any order or spacing. `near`: the same words in another spelling, or with another
 * weak word ("Group", "Holdings") where `listed` says that both trade under one symbol. Else null: one more word
 * is another company of the group, and a word of like meaning (gold, mining) another company altogether.
 */
export function nameLevel({ name }: PairEvidence, listed = false): "exact" | "near" | null {
  if (!name || ["conflict", "query_only", "candidate_only"].includes(name.numbers)) return null;
  if (name.exact || name.joinedEqual) return "exact";
  const residue = [name.queryUnmatched, name.candidateUnmatched];
  if (residue.some((part) => part.word + part.activity + part.place > 0) || name.firstWord !== "same")
    return null;
  const weak = residue.some((part) => part.generic > 0);
  if (weak) return listed && name.overlap >= 0.6 ? "near" : null;
  const alike = name.tokenSort >= SPELLED_ALIKE || saysTheSame(name);
  return alike && name.jaroWinkler() >= SPELLED_ALIKE ? "near" : null;
}

/** Whether every word has its own or its cognate of one meaning in the other name: "Energía" and "Energy". */
function saysTheSame({ overlap, abbreviated, crossScript, cut }: NameComparison): boolean {
  return overlap >= SAME_WORDS && abbreviated === 0 && !crossScript && !cut;
}

/** … with what a description behind a name and the digits inside its words say. */
export function levelOf({ a, b, pair, symbol }: PairFacts): "exact" | "near" | null {
  if (digitsDiffer(a, b)) return null;
  return nameLevel(pair, symbol !== null) ?? (oneIsDescribed(a, b) ? "near" : null);
}

/** Whether a name of one is a name of the other with a description behind it. */
function oneIsDescribed(a: LinkSubject, b: LinkSubject): boolean {
  const names = ({ comparable }: LinkSubject) =>
    comparable.names.flatMap(({ analysed }) => describedName(analysed) ?? []);
  const [left, right] = [names(a), names(b)];
  return left.some(({ proper, described }) =>
    right.some((name) => name.proper === proper && name.described !== described),
  );
}

/** Whether every name of one has other digits than those of the other: "GigCapital2" spells no "GigCapital9". */
export function digitsDiffer(a: LinkSubject, b: LinkSubject): boolean {
  const left = new Set(a.comparable.names.map(({ analysed }) => digitsOf(analysed.joined)));
  return !b.comparable.names.some(({ analysed }) => left.has(digitsOf(analysed.joined)));
}

/** How surely every word of a name has to be heard in the other: as Han are read, not as most loanwords may be meant. */
const HEARD = 0.75;
/** Nats that have to be heard in words that identify: any company of a common name may be in industry. */
const HEARD_IDENTIFYING = 8;

/** Whether one name is the other read aloud, in one country and without another ticker: others may sound alike. */
export function isHeard({ name, country, identifiers }: PairEvidence): boolean {
  if (name === null || name.heard < HEARD || name.sharedIdentifying < HEARD_IDENTIFYING) return false;
  return country === "equal" && !identifiers.listingConflict;
}
