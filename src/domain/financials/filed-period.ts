/**
 * One period of one filer, from its filings. The state after a filing is, for each concept, the amount of the
 * filing that was filed last (`filed`): the as-of answer of that day. A filing that changes or completes the
 * figures opens a new version; one that repeats them only becomes their newest citation.
 */
import type { FinancialStatementFact } from "../facts/financial-facts.ts";
import type { KnownFact } from "../facts/known-fact.ts";
import { conceptsFor, liabilityInputs } from "./concepts.ts";
import { sum } from "./decimal.ts";
import { type StatementAttribute, statementAttributes } from "./metrics.ts";

export type FiledValues = KnownFact<FinancialStatementFact>;

/** An amount as a filing states it. */
export interface FiledAmount {
  readonly concept: string;
  readonly value: string;
  readonly unit: string;
  readonly fact: FiledValues;
}

/** A figure chosen from the filed amounts. */
export interface Figure {
  readonly attribute: StatementAttribute;
  readonly amount: FiledAmount;
  readonly includes: string | null;
  readonly derivedFrom: readonly string[];
  readonly alternatives: readonly FiledAmount[];
}

/** The figures of a period as one filing left them. */
export interface PeriodVersion {
  /** The values of the filing that opened the version. */
  readonly opened: FiledValues;
  /** The last filing that states any of the figures. */
  readonly confirmed: FiledValues;
  readonly figures: readonly Figure[];
}

const DERIVED = "total liabilities";

/** The versions of one period, first filed first; with `derived`, also derived liabilities. */
export function periodVersions(
  facts: readonly FiledValues[],
  options: { readonly derived: boolean },
): PeriodVersion[] {
  const state = new Map<string, FiledAmount>();
  const versions: PeriodVersion[] = [];
  let standing = "";
  for (const filing of byFiling(facts)) {
    for (const fact of filing) for (const amount of amountsOf(fact)) state.set(amount.concept, amount);
    const reckoned = reckonLiabilities(filing);
    if (reckoned) state.set(DERIVED, reckoned.amount);
    const figures = figuresOf(state, options);
    if (options.derived && !figures.some(({ derivedFrom }) => derivedFrom.length > 0)) continue;
    if (figures.length === 0) continue;
    const now = JSON.stringify(figures.map(({ attribute, amount }) => [attribute, amount.value]));
    const opened = now === standing ? versions.pop()!.opened : filing[0]!;
    versions.push({ opened, confirmed: filing[0]!, figures });
    standing = now;
  }
  return versions;
}

/** Facts of the same filing together, in the order of filing. */
function byFiling(facts: readonly FiledValues[]): FiledValues[][] {
  const filings = new Map<string, FiledValues[]>();
  const key = ({ content }: FiledValues) => `${content.filedOn ?? ""} ${content.accession ?? ""}`;
  for (const fact of facts) {
    const together = filings.get(key(fact));
    if (together) together.push(fact);
    else filings.set(key(fact), [fact]);
  }
  return [...filings.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, together]) => together);
}

function amountsOf(fact: FiledValues): FiledAmount[] {
  return fact.content.amounts.flatMap(({ concept, value, unit }) =>
    concept === undefined ? [] : [{ concept, value, unit, fact }],
  );
}

function figuresOf(
  state: ReadonlyMap<string, FiledAmount>,
  { derived }: { readonly derived: boolean },
): Figure[] {
  return statementAttributes.flatMap((attribute) => {
    const stated = statedFigure(state, attribute);
    if (stated) return [stated];
    const amount = state.get(DERIVED);
    if (!derived || attribute !== "financials.total_liabilities" || !amount) return [];
    return [{ attribute, amount, includes: null, derivedFrom: amount.concept.split(" "), alternatives: [] }];
  });
}

/** Concepts of one definition are interchangeable: the last filed counts, then the first in order. */
function statedFigure(
  state: ReadonlyMap<string, FiledAmount>,
  attribute: StatementAttribute,
): Figure | undefined {
  const held = conceptsFor(attribute).flatMap(({ concept, includes }) => {
    const amount = state.get(concept);
    return amount ? [{ amount, includes }] : [];
  });
  const first = held[0];
  if (!first) return undefined;
  const alike = held.filter(({ includes }) => includes === first.includes);
  const chosen = alike.reduce((best, next) => (filedLater(next.amount, best.amount) ? next : best));
  return {
    attribute,
    amount: chosen.amount,
    includes: chosen.includes,
    derivedFrom: [],
    alternatives: held.filter((other) => other !== chosen).map(({ amount }) => amount),
  };
}

function filedLater(a: FiledAmount, b: FiledAmount): boolean {
  const [of, than] = [a.fact.content, b.fact.content];
  if (of.filedOn !== than.filedOn) return (of.filedOn ?? "") > (than.filedOn ?? "");
  return (of.accession ?? "") > (than.accession ?? "");
}

/** Derives liabilities from the balance of one filing. The concept of the amount lists the inputs. */
function reckonLiabilities(filing: readonly FiledValues[]): { readonly amount: FiledAmount } | undefined {
  const stated = new Map(filing.flatMap(amountsOf).map((amount) => [amount.concept, amount]));
  const first = (concepts: readonly string[]) =>
    concepts.map((concept) => stated.get(concept)).find((amount) => amount !== undefined);
  const total = first(liabilityInputs.total);
  const ofAll = first(liabilityInputs.equityOfAllHolders);
  const ofParent = first(liabilityInputs.equityOfParent);
  const equity = ofAll ? [ofAll] : [ofParent, first(liabilityInputs.minority)];
  if (!total || !equity[0]) return undefined;
  const whole = first(liabilityInputs.temporaryEquity);
  const between = whole
    ? [whole]
    : liabilityInputs.temporaryEquityParts.map((concept) => stated.get(concept));
  const less = [...equity, ...between].filter((amount) => amount !== undefined);
  const value = sum([
    { sign: 1, value: total.value },
    ...less.map((amount) => ({ sign: -1 as const, value: amount.value })),
  ]);
  const concept = [total, ...less].map((amount) => amount.concept).join(" ");
  return { amount: { concept, value, unit: total.unit, fact: total.fact } };
}
