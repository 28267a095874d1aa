import type { LinkSubject } from "./link-subject.ts";
import type { PairFacts } from "./pair-facts.ts";

const countryWeight = { equal: 4, compatible: 2, unknown: 0, different: -12 } as const;
const formWeight = { same: 2, same_class: 1, one_missing: 0, unknown: 0 } as const;
const dateWeight = { same: 3, same_month: 3, same_year: 2, adjacent_year: 0, different: -4 } as const;

/** Whether a field other than name and country is evidence for one company. */
export function isCorroborated({ a, b, pair, symbol, sameDomain }: PairFacts): boolean {
  const near = pair.address?.city === "same" || pair.address?.level === "same_postal_code";
  const dated = pair.incorporated !== null && dateWeight[pair.incorporated] > 0;
  const form = pair.form === "same" || (pair.form === "same_class" && pair.country === "equal");
  const issuers = pair.country === "equal" && isIssuer(a) && isIssuer(b);
  return sameDomain || symbol !== null || pair.phone === "same" || near || dated || form || issuers;
}

/** The weight of the other fields for (positive) or against (negative) one company, in nats, roughly. */
export function fieldWeight(facts: PairFacts): number {
  const { pair, symbol, sameDomain } = facts;
  const { name, address } = pair;
  let weight = countryWeight[pair.country] + formWeightOf(facts);
  if (pair.incorporated) weight += dateWeight[pair.incorporated];
  if (sameDomain) weight += 8;
  else if (pair.domain === "same_brand") weight += 3;
  else if (pair.domain === "different") weight -= 8;
  if (symbol !== null) weight += 8;
  if (pair.phone === "same") weight += 4;
  if (pair.country === "equal" && isIssuer(facts.a) && isIssuer(facts.b)) weight += 1;
  if (address && address.country !== "different") {
    if (address.level === "same_building" || address.level === "same_street") weight += 4;
    else if (address.city === "same" || address.level === "same_postal_code") weight += 3;
    else if (address.city === "different") weight -= 2;
  }
  if (name?.verbatim) weight += 1;
  if (name?.queryKind === "previous") weight -= 2;
  if (name?.candidateKind === "previous") weight -= 2;
  return weight;
}

/**
 * Two legal forms of one country mean two companies, unless both rows are of issuers: lists of issuers write
 * "Corp" for any form. Where the countries are not equal, or forms are translated, the forms weigh less.
 */
function formWeightOf({ a, b, pair }: PairFacts): number {
  if (pair.form !== "conflict" && pair.form !== "conversion") return formWeight[pair.form];
  if ((isIssuer(a) && isIssuer(b)) || formsAreTranslated(a, b) || pair.name?.verbatim) return -1;
  return pair.country === "equal" ? -6 : -3;
}

/** Countries whose legal forms have no fixed Latin name, so sources differ (株式会社: K.K., Inc., Co., Ltd.). */
const TRANSLATING: ReadonlySet<string> = new Set(["CN", "JP", "KR", "TW"]);

function formsAreTranslated(a: LinkSubject, b: LinkSubject): boolean {
  return [...a.comparable.countries, ...b.comparable.countries].some((country) => TRANSLATING.has(country));
}

/** Whether a row has a ticker or a CIK. */
export function isIssuer({ comparable }: LinkSubject): boolean {
  return comparable.identifiers.some(({ scheme }) => scheme === "ticker" || scheme === "cik");
}

/** Whether the legal forms are evidence for two companies of one name. Lists of issuers write any form. */
export function formsSpeakAgainst({ a, b, pair }: PairFacts): boolean {
  if (pair.name?.verbatim || (isIssuer(a) && isIssuer(b))) return false;
  const conflict = pair.form === "conflict" || pair.form === "conversion";
  return (conflict && !formsAreTranslated(a, b)) || pair.form === "same_class";
}
