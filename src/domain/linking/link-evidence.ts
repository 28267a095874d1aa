/**
 * The evidence that links two rows of registers, on one scale: nats of the name that the rows share, and
 * rounded log-odds for the other fields, set from links of real registers, each kind by itself. A kind of
 * evidence always goes before the next kind; the strength orders links within a kind.
 */
import type { Identifier } from "../identifiers/identifier.ts";
import { comparePair } from "../matching/compare/pair-evidence.ts";
import { ONE_WORD } from "../names/words/word-information.ts";
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

/** Counts and properties of all installed rows and their sources. */
export interface LinkContext {
  readonly isListings: (source: string) => boolean;
  /** Whether a source tells companies apart by register numbers or the like. */
  readonly keepsNumbers: (source: string) => boolean;
  /** Whether too many rows share a link key for it to link them. */
  readonly isGeneric: (key: string) => boolean;
  /** How many rows have this word in a name. */
  readonly wordCount: (word: string) => number;
  /** In how many of these rows a name begins with the word. */
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
/** The most rows that have a coined word in a name: those of one company and its listings. */
const COINED = 4;
const STRENGTH_OF_COINED = 2;

/**
 * The evidence that two rows are one company, or null where the evidence does not suffice. Covers neither
 * vetoes nor `sole_name`, which depends on the other rows with the same name.
 */
export function linkEvidence(facts: PairFacts): LinkEvidence | null {
  const { a, b, agreeing, listings, sameDomain } = facts;
  if (recordKey(a) === recordKey(b)) return { kind: "record", strength: 0 };
  const strength = nameStrength(facts);
  if (agreeing.length > 0) return { kind: "identifier", strength: 10 * agreeing.length + strength };
  if (facts.isTwice) return { kind: "successor", strength };
  if (a.source === b.source && strength < STRENGTH_OF_DOMAIN) return null;
  const level = levelOf(facts);
  // A symbol without an exchange links two rows only where both are of issuers and of one country.
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
    // The name adds nothing to the strength: a name in kana is no surer than another name that sounds alike.
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

// In a large country many companies have one ordinary word as their name. Where the country is unknown,
// several companies share even a coined word.
function isTelling(facts: PairFacts): boolean {
  const { pair, rarestWord } = facts;
  if (pair.country === "unknown" && (pair.name?.shared ?? 0) <= ONE_WORD && formsSpeakAgainst(facts))
    return false;
  return rarestWord <= COINED || (pair.name !== null && pair.name.shared > ONE_WORD);
}

/** The shared information of the names plus the weights of the other fields, in nats. */
export function nameStrength(facts: PairFacts): number {
  const name = facts.pair.name;
  if (!name) return fieldWeight(facts);
  const residue = [name.queryUnmatched, name.candidateUnmatched];
  const lost = residue.reduce((sum, part) => sum + part.word + part.activity + part.place + part.generic, 0);
  const coined = facts.rarestWord <= COINED ? STRENGTH_OF_COINED : 0;
  return Math.min(name.shared, 20) + coined - 2 * lost - 2 * name.fuzzyLoss + fieldWeight(facts);
}

/**
 * Whether one LEI record was replaced by the other as its duplicate: the successor has exactly the same name.
 * After a merger the successor is another company, with another name.
 */
function isDuplicate({ a, b, pair }: Pick<PairFacts, "a" | "b" | "pair">): boolean {
  const succeeds = (from: LinkSubject, to: LinkSubject) =>
    from.successorLei !== null && from.successorLei === to.lei;
  return (succeeds(a, b) || succeeds(b, a)) && nameLevel(pair) === "exact";
}
