import { type AddressComparison, compareAddresses } from "../../addresses/compare-addresses.ts";
import { compareDates, type DateLevel } from "../../dates/compare-dates.ts";
import { conflicting } from "../../identifiers/conflicting.ts";
import type { Identifier } from "../../identifiers/identifier.ts";
import { memoizeLast } from "../../memoize.ts";
import { compatibleCountries } from "../../places/compatible-countries.ts";
import { affinityOf, foldedTokens } from "../../web/brand-name-affinity.ts";
import type { Comparable, ComparableName } from "../comparable/comparable.ts";
import { type BestNames, bestNamePair } from "./best-name-pair.ts";
import { compareForms, type FormComparison } from "./compare-forms.ts";
import { CANDIDATE_WORK, foremost } from "./name-work.ts";

/** The comparison of two companies' fields, without weights: every feature is computed from this evidence. */
export interface PairEvidence extends BestNames {
  readonly form: FormComparison;
  readonly country: "equal" | "compatible" | "different" | "unknown";
  readonly identifiers: IdentifierEvidence;
  readonly domain: "same" | "same_brand" | "different" | "unknown";
  /**
   * How well one side's own domain spells the other side's name, 0..1; null when neither has a domain.
   * Computed on call: only one or two candidates of a shortlist need it.
   */
  readonly domainAffinity: () => number | null;
  readonly address: AddressComparison | null;
  readonly phone: "same" | "different" | "unknown";
  readonly incorporated: DateLevel | null;
  readonly branchMismatch: boolean;
  /** Both names are of funds or trusts: the funds of one house differ by a single word. */
  readonly funds: boolean;
}

export interface IdentifierEvidence {
  /** Equal decisive identifiers: strong and well-formed. */
  readonly agreeing: readonly Identifier[];
  /** Equal identifiers that are not decisive: tickers, ISINs, bad check digits, numbers without a court. */
  readonly weaklyAgreeing: readonly Identifier[];
  /** Pairs of identifiers of one scheme that one company cannot both have; the query's identifier first. */
  readonly conflicts: readonly (readonly [Identifier, Identifier])[];
  /** Listings (ticker, ISIN) of one scheme that differ. */
  readonly listingConflict: boolean;
  /** Whether a query identifier of wrong shape or check digit is one typing error away from a candidate's. */
  readonly nearMiss: boolean;
}

/**
 * Compares two companies field by field. Pure; a field that one side lacks is unknown or null, not different.
 * @param budget the work units that may be spent on names.
 */
export function comparePair(
  query: Comparable,
  candidate: Comparable,
  budget: number = CANDIDATE_WORK,
): PairEvidence {
  return compareOtherFields(query, candidate, bestNamePair(query.names, candidate, budget));
}

/** As `comparePair`, with names compared before: for a record of which only other fields have changed. */
export function compareOtherFields(
  query: Comparable,
  candidate: Comparable,
  { name, work, beyondBudget }: BestNames,
): PairEvidence {
  const country = compareCountries(query.countries, candidate.countries);
  return {
    name,
    work,
    beyondBudget,
    form: compareForms(query, candidate),
    country,
    identifiers: compareIdentifiers(query.identifiers, candidate.identifiers),
    domain: compareDomainSets(query, candidate),
    domainAffinity: () => affinity(query, candidate),
    address: bestAddress(query, candidate),
    phone:
      query.phones.length === 0 || candidate.phones.length === 0
        ? "unknown"
        : query.phones.some((phone) => candidate.phones.includes(phone))
          ? "same"
          : "different",
    incorporated: bestDate(query, candidate),
    // A branch has its company's name: a record of the branch's country may well mean the branch.
    branchMismatch: candidate.branch && !query.branch && country !== "equal",
    funds: query.names.some(isFund) && candidate.names.some(isFund),
  };
}

const FUND_WORDS: ReadonlySet<string> = new Set(
  "fund funds trust etf etfs fonds fondo fondos fundo sicav fcp ファンド 基金".split(" "),
);

function isFund({ analysed }: ComparableName): boolean {
  return analysed.tokens.some(({ text }) => FUND_WORDS.has(text));
}

function compareCountries(left: readonly string[], right: readonly string[]): PairEvidence["country"] {
  if (left.length === 0 || right.length === 0) return "unknown";
  let best: PairEvidence["country"] = "different";
  for (const a of left) {
    for (const b of right) {
      const relation = compatibleCountries(a, b);
      if (relation === "equal") return "equal";
      if (relation === "compatible") best = "compatible";
    }
  }
  return best;
}

/** Compares the identifiers of two companies. */
export function compareIdentifiers(
  left: readonly Identifier[],
  right: readonly Identifier[],
): IdentifierEvidence {
  const agreeing: Identifier[] = [];
  const weaklyAgreeing: Identifier[] = [];
  const conflicts: (readonly [Identifier, Identifier])[] = [];
  let listingConflict = false;
  let nearMiss = false;
  for (const a of left) {
    const sameScheme = right.filter((b) => b.scheme === a.scheme);
    const equal = sameScheme.find((b) => b.value === a.value);
    if (equal) (isDecisive(a) && isDecisive(equal) ? agreeing : weaklyAgreeing).push(a);
    else if (sameScheme.length > 0) {
      const conflict = sameScheme.every((b) => conflicting(a, b)) ? sameScheme[0] : undefined;
      if (conflict) conflicts.push([a, conflict]);
      if (a.strength === "listing" && sameScheme.some((b) => b.strength === "listing"))
        listingConflict = true;
      if (!isDecisive(a) && sameScheme.some((b) => isDecisive(b) && oneSlip(a.value, b.value)))
        nearMiss = true;
    }
  }
  return { agreeing, weaklyAgreeing, conflicts, listingConflict, nearMiss };
}

/** Whether an identifier is strong, of the right shape and without a wrong check digit. */
export function isDecisive(identifier: Identifier): boolean {
  return identifier.strength === "strong" && identifier.wellFormed && identifier.checkDigit !== "bad";
}

// One typing error: one character wrong, missing or extra, or two neighbours swapped.
function oneSlip(left: string, right: string): boolean {
  if (Math.abs(left.length - right.length) > 1 || left.length < 5) return false;
  let i = 0;
  while (i < left.length && left[i] === right[i]) i++;
  const a = left.slice(i);
  const b = right.slice(i);
  if (a.slice(1) === b.slice(1) || a.slice(1) === b || a === b.slice(1)) return true;
  return (
    a.length > 1 && a.charAt(0) === b.charAt(1) && a.charAt(1) === b.charAt(0) && a.slice(2) === b.slice(2)
  );
}

function compareDomainSets(query: Comparable, candidate: Comparable): PairEvidence["domain"] {
  if (query.domains.length === 0 || candidate.domains.length === 0) return "unknown";
  let best: PairEvidence["domain"] = "different";
  for (const a of query.domains) {
    for (const b of candidate.domains) {
      if (a.domain === b.domain) return "same";
      if (a.brand === b.brand && a.brand.length > 2) best = "same_brand";
    }
  }
  return best;
}

function affinity(query: Comparable, candidate: Comparable): number | null {
  if (query.domains.length === 0 && candidate.domains.length === 0) return null;
  let best: number | null = null;
  const consider = (brand: string, names: readonly (readonly string[])[]) => {
    for (const tokens of names) best = Math.max(best ?? 0, affinityOf(brand, tokens));
  };
  const theirs = query.domains.length === 0 ? [] : foldedNames(candidate.names);
  for (const { brand } of query.domains) consider(brand, theirs);
  for (const { brand } of candidate.domains) consider(brand, foldedQuery(query.names));
  return best;
}

const foldedQuery = memoizeLast(foldedNames);

function foldedNames(names: readonly ComparableName[]): readonly (readonly string[])[] {
  return foremost(names).map(({ analysed }) => foldedTokens(analysed.core));
}

const levelRank: Readonly<Record<AddressComparison["level"], number>> = {
  same_building: 6,
  same_street: 5,
  same_postal_code: 4,
  same_city: 3,
  same_region: 2,
  different_city: 1,
  different_country: 0,
};

function bestAddress(query: Comparable, candidate: Comparable): AddressComparison | null {
  let best: AddressComparison | null = null;
  for (const a of query.addresses) {
    for (const b of candidate.addresses) {
      const compared = compareAddresses(a, b);
      if (compared && (!best || levelRank[compared.level] > levelRank[best.level])) best = compared;
    }
  }
  return best;
}

const dateOrder: readonly DateLevel[] = ["same", "same_month", "same_year", "adjacent_year", "different"];

function bestDate(query: Comparable, candidate: Comparable): DateLevel | null {
  let best: DateLevel | null = null;
  for (const a of query.incorporated) {
    for (const b of candidate.incorporated) {
      const level = compareDates(a, b);
      if (level && (best === null || dateOrder.indexOf(level) < dateOrder.indexOf(best))) best = level;
    }
  }
  return best;
}
