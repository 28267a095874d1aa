/**
 * What links two rows of registers, weighed in one scale: nats of the name that they share, and rounded log-odds
 * for the fields beside it, set by looking at links of real registers, each kind by itself. A kind of evidence
 * always goes before the next one; the strength orders links within a kind.
 */
import type { Identifier } from "../identifiers/identifier.ts";
import { comparePair, type PairEvidence } from "../matching/pair-evidence.ts";
import { domainLinkKey, identifierLinkKey, recordKey } from "./link-keys.ts";
import type { LinkSubject } from "./link-subject.ts";
import { fieldWeight, nameLevel } from "./name-link.ts";

/** Kinds of evidence, the strongest first. */
export const LINK_KINDS = [
  "record",
  "identifier",
  "successor",
  "listing",
  "domain",
  "name",
  "near_name",
  "sole_name",
] as const;
export type LinkKind = (typeof LINK_KINDS)[number];

export interface LinkEvidence {
  readonly kind: LinkKind;
  readonly strength: number;
}

/** What two rows say about each other once generic values are taken out. */
export interface PairFacts {
  readonly a: LinkSubject;
  readonly b: LinkSubject;
  readonly pair: PairEvidence;
  /** Equal identifiers that decide, generic ones left out. */
  readonly agreeing: readonly Identifier[];
  /** Equal tickers with their exchange, and ISINs. */
  readonly listings: readonly Identifier[];
  /** Equal symbols without an exchange. */
  readonly symbols: readonly Identifier[];
  readonly sameDomain: boolean;
}

export function pairFacts(a: LinkSubject, b: LinkSubject, isGeneric: (key: string) => boolean): PairFacts {
  const pair = comparePair(a.comparable, b.comparable);
  const telling = (identifier: Identifier) => !isGeneric(identifierLinkKey(identifier));
  const weak = pair.identifiers.weaklyAgreeing;
  return {
    a,
    b,
    pair,
    agreeing: pair.identifiers.agreeing.filter(telling),
    listings: weak.filter((identifier) => identifier.strength === "listing" && telling(identifier)),
    symbols: weak.filter((identifier) => identifier.scheme === "ticker" && identifier.strength === "weak"),
    sameDomain: a.comparable.domains.some(
      ({ domain }) =>
        !isGeneric(domainLinkKey(domain)) && b.comparable.domains.some((other) => other.domain === domain),
    ),
  };
}

const STRENGTH_OF_DOMAIN = 8;
const STRENGTH_OF_NAME = 12;
const STRENGTH_OF_NEAR_NAME = 15;
/** Nats that a name has to share to count as the name under which a ticker is known, however else it changed. */
const SHARED_WITH_LISTING = 4;

/**
 * The evidence that two rows are one company, or null where it does not suffice. Says nothing of vetoes, nor of
 * `sole_name`, which depends on who else bears the name.
 */
export function linkEvidence(facts: PairFacts): LinkEvidence | null {
  const { a, b, agreeing, listings, sameDomain } = facts;
  if (recordKey(a) === recordKey(b)) return { kind: "record", strength: 0 };
  const strength = nameStrength(facts);
  if (agreeing.length > 0) return { kind: "identifier", strength: 10 * agreeing.length + strength };
  if (succeeds(a, b) || succeeds(b, a)) {
    return nameLevel(facts.pair) === "exact" ? { kind: "successor", strength } : null;
  }
  if (a.source === b.source && strength < STRENGTH_OF_DOMAIN) return null;
  if (listings.length > 0 && namesAgreeWithListing(facts)) {
    return { kind: "listing", strength: strength + listings.length };
  }
  const level = nameLevel(facts.pair, facts.symbols.length > 0);
  if (level === null || (level === "near" && a.source === b.source)) return null;
  if (sameDomain && level === "exact" && strength >= STRENGTH_OF_DOMAIN) return { kind: "domain", strength };
  if (level === "exact") return strength >= STRENGTH_OF_NAME ? { kind: "name", strength } : null;
  return strength >= STRENGTH_OF_NEAR_NAME ? { kind: "near_name", strength } : null;
}

// Symbols are used again for other companies, so one that agrees needs a name that does not speak against it.
function namesAgreeWithListing({ a, b, pair }: PairFacts): boolean {
  if (pair.country === "different" || pair.name?.numbers === "conflict") return false;
  if (scriptsDiffer(a, b) || nameLevel(pair) !== null) return true;
  return (
    pair.name !== null && pair.name.firstWord === "same" && pair.name.sharedIdentifying >= SHARED_WITH_LISTING
  );
}

/** Shared information of the names plus what the other fields add or take. */
export function nameStrength(facts: PairFacts): number {
  const name = facts.pair.name;
  if (!name) return fieldWeight(facts);
  const residue = [name.queryResidue, name.candidateResidue];
  const lost = residue.reduce((sum, part) => sum + part.word + part.activity + part.place + part.generic, 0);
  return Math.min(name.shared, 20) - 2 * lost - 2 * name.fuzzyLoss + fieldWeight(facts);
}

function succeeds(a: LinkSubject, b: LinkSubject): boolean {
  return a.successorLei !== null && a.successorLei === b.lei;
}

/** Whether no script is common to the names, so that they cannot be compared. */
function scriptsDiffer(a: LinkSubject, b: LinkSubject): boolean {
  const scripts = new Set(a.comparable.names.map(({ analysed }) => analysed.script));
  return !b.comparable.names.some(({ analysed }) => scripts.has(analysed.script));
}
