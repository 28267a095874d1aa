/**
 * What links two rows of registers, weighed in one scale: nats of the name that they share, and rounded log-odds
 * for the fields beside it, set by looking at links of real registers, each kind by itself. A kind of evidence
 * always goes before the next one; the strength orders links within a kind.
 */
import type { Identifier } from "../identifiers/identifier.ts";
import { comparePair } from "../matching/compare/pair-evidence.ts";
import { domainLinkKey, identifierLinkKey, recordKey } from "./link-keys.ts";
import type { LinkSubject } from "./link-subject.ts";
import { isListedTwice } from "./listed-twice.ts";
import { isHeard, levelOf, nameLevel } from "./name-level.ts";
import { fieldWeight, formsSpeakAgainst, isCorroborated, isIssuer } from "./name-link.ts";
import type { PairFacts } from "./pair-facts.ts";
import { isKnownBySymbol, namesAgreeWithListing } from "./symbol-link.ts";
import { carriesSymbol } from "./symbols.ts";

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

/** What is known of the catalogue as a whole. */
export interface LinkContext {
  readonly isListings: (source: string) => boolean;
  /** Whether a source tells companies apart by register numbers or the like. */
  readonly keepsNumbers: (source: string) => boolean;
  /** Whether a link key is shared by too many rows to mean anything. */
  readonly isGeneric: (key: string) => boolean;
  /** How many rows have this word in a name. */
  readonly wordCount: (word: string) => number;
  /** In how many of these rows a name begins with it. */
  readonly leadCount: (word: string) => number;
}

export function pairFacts(a: LinkSubject, b: LinkSubject, context: LinkContext): PairFacts {
  const { isGeneric, wordCount } = context;
  const pair = comparePair(a.comparable, b.comparable);
  const telling = (identifier: Identifier) => !isGeneric(identifierLinkKey(identifier));
  const weak = pair.identifiers.weaklyAgreeing;
  const sameDomain = a.comparable.domains.some(
    ({ domain }) =>
      !isGeneric(domainLinkKey(domain)) && b.comparable.domains.some((other) => other.domain === domain),
  );
  return {
    a,
    b,
    pair,
    agreeing: pair.identifiers.agreeing.filter(telling),
    listings: weak.filter((identifier) => identifier.strength === "listing" && telling(identifier)),
    symbol: weak.some(({ scheme, strength }) => scheme === "ticker" && strength === "weak")
      ? "bare"
      : pair.country === "equal" && carriesSymbol(a.comparable, b.comparable)
        ? "carried"
        : null,
    sameDomain,
    isTwice: isDuplicate({ a, b, pair }) || isEntryTwice(a, b, { pair, sameDomain, context }),
    rarestWord: rarestSharedWord(a, b, wordCount),
  };
}

function isEntryTwice(
  a: LinkSubject,
  b: LinkSubject,
  { pair, sameDomain, context }: Pick<PairFacts, "pair" | "sameDomain"> & { readonly context: LinkContext },
): boolean {
  const list = a.source === b.source && !context.isListings(a.source) && !context.keepsNumbers(a.source);
  return list && isListedTwice(a, b, pair, sameDomain);
}

function rarestSharedWord(a: LinkSubject, b: LinkSubject, wordCount: (word: string) => number): number {
  const words = new Set(a.comparable.names.flatMap(({ analysed }) => analysed.core));
  const shared = b.comparable.names.flatMap(({ analysed }) =>
    analysed.core.filter((word) => words.has(word)),
  );
  return Math.min(Number.POSITIVE_INFINITY, ...shared.filter((word) => word.length > 3).map(wordCount));
}

const STRENGTH_OF_DOMAIN = 8;
const STRENGTH_OF_NAME = 12;
const STRENGTH_OF_NEAR_NAME = 15;
const STRENGTH_OF_NEAR_NAME_ANYWHERE = 18;
/** Rows in whose names a word stands that was coined for one company and its listings. */
const COINED = 4;
const STRENGTH_OF_COINED = 2;
/** Nats that no single word carries: beyond them two names share several. */
const ONE_WORD = 11;

/**
 * The evidence that two rows are one company, or null where it does not suffice. Says nothing of vetoes, nor of
 * `sole_name`, which depends on who else bears the name.
 */
export function linkEvidence(facts: PairFacts): LinkEvidence | null {
  const { a, b, agreeing, listings, sameDomain } = facts;
  if (recordKey(a) === recordKey(b)) return { kind: "record", strength: 0 };
  const strength = nameStrength(facts);
  if (agreeing.length > 0) return { kind: "identifier", strength: 10 * agreeing.length + strength };
  if (facts.isTwice) return { kind: "successor", strength };
  if (a.source === b.source && strength < STRENGTH_OF_DOMAIN) return null;
  const level = levelOf(facts);
  // A symbol without an exchange is a key only between rows of one country whose lists are both of issuers.
  const symbol =
    facts.symbol !== null &&
    facts.pair.country === "equal" &&
    a.source !== b.source &&
    isIssuer(a) &&
    isIssuer(b);
  const listed = listings.length > 0 && namesAgreeWithListing(facts);
  if (listed || (symbol && facts.symbol === "bare" && level !== null)) {
    return { kind: "listing", strength: strength + listings.length };
  }
  if (symbol && level !== "exact" && isKnownBySymbol(facts, strength)) {
    return { kind: "near_name", strength: Math.max(strength, STRENGTH_OF_NEAR_NAME) };
  }
  if (a.source !== b.source && isHeard(facts.pair) && strength >= STRENGTH_OF_NEAR_NAME) {
    // Of two that sound alike neither is surer for being written in kana.
    return { kind: "near_name", strength: STRENGTH_OF_NEAR_NAME + fieldWeight(facts) };
  }
  if (level === null || (level === "near" && a.source === b.source)) return null;
  if (sameDomain && level === "exact" && strength >= STRENGTH_OF_DOMAIN) return { kind: "domain", strength };
  if (level === "exact") {
    return strength >= STRENGTH_OF_NAME && (isTelling(facts) || isCorroborated(facts))
      ? { kind: "name", strength }
      : null;
  }
  const needed = facts.pair.country === "unknown" ? STRENGTH_OF_NEAR_NAME_ANYWHERE : STRENGTH_OF_NEAR_NAME;
  return strength >= needed ? { kind: "near_name", strength } : null;
}

// One ordinary word is the name of many companies in any large country, and one of any kind that of several abroad.
function isTelling(facts: PairFacts): boolean {
  const { pair, rarestWord } = facts;
  if (pair.country === "unknown" && (pair.name?.shared ?? 0) <= ONE_WORD && formsSpeakAgainst(facts))
    return false;
  return rarestWord <= COINED || (pair.name !== null && pair.name.shared > ONE_WORD);
}

/** Shared information of the names plus what the other fields add or take. */
export function nameStrength(facts: PairFacts): number {
  const name = facts.pair.name;
  if (!name) return fieldWeight(facts);
  const residue = [name.queryUnmatched, name.candidateUnmatched];
  const lost = residue.reduce((sum, part) => sum + part.word + part.activity + part.place + part.generic, 0);
  const coined = facts.rarestWord <= COINED ? STRENGTH_OF_COINED : 0;
  return Math.min(name.shared, 20) + coined - 2 * lost - 2 * name.fuzzyLoss + fieldWeight(facts);
}

/**
 * Whether one LEI record was replaced by the other as its duplicate: its successor bears the very name. After a
 * merger the successor is another company.
 */
function isDuplicate({ a, b, pair }: Pick<PairFacts, "a" | "b" | "pair">): boolean {
  const succeeds = (from: LinkSubject, to: LinkSubject) =>
    from.successorLei !== null && from.successorLei === to.lei;
  return (succeeds(a, b) || succeeds(b, a)) && nameLevel(pair) === "exact";
}
