/**
 * What links two rows of registers, weighed in one scale: nats of the name that they share, and rounded log-odds
 * for the fields beside it, set by looking at links of real registers, each kind by itself. A kind of evidence
 * always goes before the next one; the strength orders links within a kind.
 */
import type { Identifier } from "../identifiers/identifier.ts";
import type { ComparableName } from "../matching/comparable.ts";
import { comparePair } from "../matching/pair-evidence.ts";
import { isOffshore } from "../places/compatible-countries.ts";
import { brandNameAffinity } from "../web/brand-name-affinity.ts";
import { describedName } from "./described-name.ts";
import { domainLinkKey, identifierLinkKey, recordKey } from "./link-keys.ts";
import type { LinkSubject } from "./link-subject.ts";
import { fieldWeight, formsSpeakAgainst, isCorroborated, isIssuer, nameLevel } from "./name-link.ts";
import type { PairFacts } from "./pair-facts.ts";
import { carriesSymbol, symbolsOf } from "./symbols.ts";

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
  /** Whether a link key is shared by too many rows to mean anything. */
  readonly isGeneric: (key: string) => boolean;
  /** How many rows have this word in a name. */
  readonly wordCount: (word: string) => number;
  /** In how many of these rows a name begins with it. */
  readonly leadCount: (word: string) => number;
}

export function pairFacts(a: LinkSubject, b: LinkSubject, { isGeneric, wordCount }: LinkContext): PairFacts {
  const pair = comparePair(a.comparable, b.comparable);
  const telling = (identifier: Identifier) => !isGeneric(identifierLinkKey(identifier));
  const weak = pair.identifiers.weaklyAgreeing;
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
    sameDomain: a.comparable.domains.some(
      ({ domain }) =>
        !isGeneric(domainLinkKey(domain)) && b.comparable.domains.some((other) => other.domain === domain),
    ),
    rarestWord: rarestSharedWord(a, b, wordCount),
  };
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
  if (isDuplicate(facts)) return { kind: "successor", strength };
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

// Symbols are used again for other companies, so one that agrees needs a name that does not speak against it.
function namesAgreeWithListing({ a, b, pair }: PairFacts): boolean {
  if (pair.name?.numbers === "conflict") return false;
  const seats = [...a.comparable.countries, ...b.comparable.countries];
  if (pair.country === "different" && !seats.some(isOffshore)) return false;
  if (scriptsDiffer(a, b) || nameLevel(pair) !== null) return true;
  return (
    pair.name !== null && pair.name.firstWord === "same" && pair.name.sharedIdentifying >= SHARED_WITH_LISTING
  );
}

function levelOf({ a, b, pair, symbol }: PairFacts): "exact" | "near" | null {
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

/** Nats from which two names that begin alike are those of one company under its symbol, though one has another word. */
const STRENGTH_OF_SYMBOL = 12;

/**
 * Whether two names that are not alike are those of one symbol's company: they begin with one word and tell of another
 * trade, or the site of one is the other's. It goes behind a company that bears the very name, as symbols are used
 * again, most of all by the next shell of a sponsor, which has a number.
 */
function isKnownBySymbol(facts: PairFacts, strength: number): boolean {
  const { a, b, pair } = facts;
  const { name } = pair;
  if (name === null || !["equal", "none"].includes(name.numbers) || digitsDiffer(a, b)) return false;
  const told = facts.symbol === "carried" || name.queryResidue.word + name.candidateResidue.word > 0;
  if (namesAgreeWithListing(facts) && (!told || strength >= STRENGTH_OF_SYMBOL)) return true;
  return siteIsOf(a, b) || siteIsOf(b, a);
}

/** How well a site has to spell the name of its own row to be its site and not its parent's. */
const OWN_SITE = 0.5;
/** Three letters are a symbol of one company, and a name of many. */
const SHORTEST_SITE = 4;

/** Whether the site of one spells its own name and is the other's legal name or symbol: "edenor.com" of an Empresa Distribuidora … Norte. */
function siteIsOf(a: LinkSubject, b: LinkSubject): boolean {
  const legal = ({ comparable }: LinkSubject) =>
    comparable.names.flatMap(({ kind, analysed }) => (kind === "legal" ? [analysed] : []));
  const theirs = new Set([
    ...legal(b).flatMap(({ joined }) => (joined.length >= SHORTEST_SITE ? [joined] : [])),
    ...symbolsOf(b.comparable).bare.map((symbol) => symbol.toLowerCase()),
  ]);
  return a.comparable.domains.some(
    ({ brand }) =>
      theirs.has(brand) && legal(a).some(({ core }) => brandNameAffinity(brand, core) >= OWN_SITE),
  );
}

/** Shared information of the names plus what the other fields add or take. */
export function nameStrength(facts: PairFacts): number {
  const name = facts.pair.name;
  if (!name) return fieldWeight(facts);
  const residue = [name.queryResidue, name.candidateResidue];
  const lost = residue.reduce((sum, part) => sum + part.word + part.activity + part.place + part.generic, 0);
  const coined = facts.rarestWord <= COINED ? STRENGTH_OF_COINED : 0;
  return Math.min(name.shared, 20) + coined - 2 * lost - 2 * name.fuzzyLoss + fieldWeight(facts);
}

/**
 * Whether one LEI record was replaced by the other as its duplicate: its successor bears the very name. After a
 * merger the successor is another company.
 */
export function isDuplicate({ a, b, pair }: PairFacts): boolean {
  const succeeds = (from: LinkSubject, to: LinkSubject) =>
    from.successorLei !== null && from.successorLei === to.lei;
  return (succeeds(a, b) || succeeds(b, a)) && nameLevel(pair) === "exact";
}

/** Whether every name of one has other digits than those of the other: "GigCapital2" spells no "GigCapital9". */
function digitsDiffer(a: LinkSubject, b: LinkSubject): boolean {
  const left = new Set(a.comparable.names.map(digitsOf));
  return !b.comparable.names.some((name) => left.has(digitsOf(name)));
}

function digitsOf({ analysed }: ComparableName): string {
  return analysed.joined.replace(/\D+/g, "");
}

/** Whether no script is common to the names, so that they cannot be compared. */
function scriptsDiffer(a: LinkSubject, b: LinkSubject): boolean {
  const scripts = new Set(a.comparable.names.map(({ analysed }) => analysed.script));
  return !b.comparable.names.some(({ analysed }) => scripts.has(analysed.script));
}
