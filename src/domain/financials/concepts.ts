/**
 * The concepts of the taxonomies us-gaap and ifrs-full for each figure. The first of a figure's concepts that
 * a filing states for the period is taken; never the one with the largest amount. `Revenues` is the total of
 * the income statement, of which revenue from contracts with customers is a part where a filing states both.
 */
import type { StatementAttribute } from "./metrics.ts";

export interface Concept {
  /** Prefix of the taxonomy and name, such as `us-gaap:Assets`. */
  readonly concept: string;
  /**
   * The part that this concept includes and the figure's first concept does not; null where they are one
   * figure. Amounts of different definitions are never subtracted from each other.
   */
  readonly includes: "noncontrolling_interests" | "restricted_cash" | "assessed_taxes" | null;
}

const same = (...names: string[]): Concept[] => names.map((concept) => ({ concept, includes: null }));
const including = (includes: Concept["includes"], ...names: string[]): Concept[] =>
  names.map((concept) => ({ concept, includes }));

const conceptsOf: Readonly<Record<StatementAttribute, readonly Concept[]>> = {
  "financials.revenue": [
    ...same(
      "us-gaap:Revenues",
      "us-gaap:RevenueFromContractWithCustomerExcludingAssessedTax",
      "us-gaap:SalesRevenueNet",
      "us-gaap:RevenuesNetOfInterestExpense",
      "ifrs-full:Revenue",
      "ifrs-full:RevenueFromContractsWithCustomers",
    ),
    ...including("assessed_taxes", "us-gaap:RevenueFromContractWithCustomerIncludingAssessedTax"),
  ],
  "financials.net_income": [
    ...same("us-gaap:NetIncomeLoss", "ifrs-full:ProfitLossAttributableToOwnersOfParent"),
    ...including("noncontrolling_interests", "us-gaap:ProfitLoss", "ifrs-full:ProfitLoss"),
  ],
  "financials.total_assets": same("us-gaap:Assets", "ifrs-full:Assets"),
  "financials.total_liabilities": same("us-gaap:Liabilities", "ifrs-full:Liabilities"),
  "financials.equity": [
    ...same("us-gaap:StockholdersEquity", "ifrs-full:EquityAttributableToOwnersOfParent"),
    ...including(
      "noncontrolling_interests",
      "us-gaap:StockholdersEquityIncludingPortionAttributableToNoncontrollingInterest",
      "ifrs-full:Equity",
    ),
  ],
  "financials.cash": [
    ...same("us-gaap:CashAndCashEquivalentsAtCarryingValue", "ifrs-full:CashAndCashEquivalents"),
    ...including("restricted_cash", "us-gaap:CashCashEquivalentsRestrictedCashAndRestrictedCashEquivalents"),
  ],
  "financials.operating_income": same(
    "us-gaap:OperatingIncomeLoss",
    "ifrs-full:ProfitLossFromOperatingActivities",
  ),
};

/** The concepts of a figure, most wanted first. */
export function conceptsFor(attribute: StatementAttribute): readonly Concept[] {
  return conceptsOf[attribute];
}

/**
 * The inputs of derived total liabilities for filings that do not state them: the total of liabilities and
 * equity, less equity, less temporary equity. Each list is in order of preference.
 */
export const liabilityInputs = {
  total: ["us-gaap:LiabilitiesAndStockholdersEquity", "ifrs-full:EquityAndLiabilities"],
  equityOfAllHolders: [
    "us-gaap:StockholdersEquityIncludingPortionAttributableToNoncontrollingInterest",
    "ifrs-full:Equity",
  ],
  equityOfParent: ["us-gaap:StockholdersEquity"],
  minority: ["us-gaap:MinorityInterest"],
  temporaryEquity: [
    "us-gaap:TemporaryEquityCarryingAmountIncludingPortionAttributableToNoncontrollingInterests",
  ],
  temporaryEquityParts: [
    "us-gaap:TemporaryEquityCarryingAmountAttributableToParent",
    "us-gaap:RedeemableNoncontrollingInterestEquityCarryingAmount",
  ],
} as const;

/** Every concept that a statement is read from. */
export const statementConcepts: ReadonlySet<string> = new Set([
  ...Object.values(conceptsOf).flatMap((concepts) => concepts.map(({ concept }) => concept)),
  ...Object.values(liabilityInputs).flat(),
]);
