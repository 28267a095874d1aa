import type { NameComparison } from "../matching/compare/name-comparison.ts";
import type { PairEvidence } from "../matching/compare/pair-evidence.ts";
import { digitsOf } from "../matching/words/name-numbers.ts";
import { describedName } from "./described-name.ts";
import type { LinkSubject } from "./link-subject.ts";
import type { PairFacts } from "./pair-facts.ts";

/** The least edit ratio of two spellings of one name. Names that differ in place or activity stay below. */
const SPELLED_ALIKE = 0.85;
/** The least overlap, a share of information, of two names that differ only in cognates of a market word. */
const SAME_WORDS = 0.95;

/**
 * `exact`: the same words in any order or spacing. `near`: the same words in another spelling, or with
 * another weak word ("Group", "Holdings") where `listed` states that both trade under one symbol. Else null:
 * one more word means another company of the group; a related word (gold, mining), an unrelated company.
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

/** Whether both names have the same words or cognates of one meaning: "Energía" and "Energy". */
function saysTheSame({ overlap, abbreviated, crossScript, cut }: NameComparison): boolean {
  return overlap >= SAME_WORDS && abbreviated === 0 && !crossScript && !cut;
}

/** `nameLevel`, but `near` where one name adds a description, and null where digits inside words differ. */
export function levelOf({ a, b, pair, symbol }: PairFacts): "exact" | "near" | null {
  if (digitsDiffer(a, b)) return null;
  return nameLevel(pair, symbol !== null) ?? (oneIsDescribed(a, b) ? "near" : null);
}

/** Whether a name of one row is a name of the other row with a description behind it. */
function oneIsDescribed(a: LinkSubject, b: LinkSubject): boolean {
  const names = ({ comparable }: LinkSubject) =>
    comparable.names.flatMap(({ analysed }) => describedName(analysed) ?? []);
  const [left, right] = [names(a), names(b)];
  return left.some(({ proper, described }) =>
    right.some((name) => name.proper === proper && name.described !== described),
  );
}

/** Whether no name of one row has the digits of a name of the other: "GigCapital2" and "GigCapital9". */
export function digitsDiffer(a: LinkSubject, b: LinkSubject): boolean {
  const left = new Set(a.comparable.names.map(({ analysed }) => digitsOf(analysed.joined)));
  return !b.comparable.names.some(({ analysed }) => left.has(digitsOf(analysed.joined)));
}

/** The least certainty of each word matched by sound: Han readings reach it, most loanwords do not. */
const HEARD = 0.75;
/** Nats that the identifying words have to share: generic words alone name no single company. */
const HEARD_IDENTIFYING = 8;

/** Whether one name is the other read aloud, with equal countries and no listing that differs. */
export function isHeard({ name, country, identifiers }: PairEvidence): boolean {
  if (name === null || name.heard < HEARD || name.sharedIdentifying < HEARD_IDENTIFYING) return false;
  return country === "equal" && !identifiers.listingConflict;
}
