/** The seven figures of a statement that an entity carries: the part of the pack `financials` that statements supply. */
export const statementAttributes = [
  "financials.revenue",
  "financials.net_income",
  "financials.total_assets",
  "financials.total_liabilities",
  "financials.equity",
  "financials.cash",
  "financials.operating_income",
] as const;

export type StatementAttribute = (typeof statementAttributes)[number];

const flows: ReadonlySet<string> = new Set<StatementAttribute>([
  "financials.revenue",
  "financials.net_income",
  "financials.operating_income",
]);

/** Whether the figure is earned over a period; the others stand on the last day of it. */
export function isFlow(attribute: string): boolean {
  return flows.has(attribute);
}

export function isStatementAttribute(name: string): name is StatementAttribute {
  return (statementAttributes as readonly string[]).includes(name);
}

export const financialScopes = ["legal_entity", "consolidated_group", "unknown"] as const;
export type FinancialScope = (typeof financialScopes)[number];

export const financialBases = [
  "reported",
  "derived",
  "estimated",
  "average",
  "point_in_time",
  "unknown",
] as const;
export type FinancialBasis = (typeof financialBases)[number];

/** How much time a statement covers; `instant` is a balance of a day without the flows that led to it. */
export const frequencies = ["annual", "quarter", "half_year", "other", "instant"] as const;
export type Frequency = (typeof frequencies)[number];

const DAY_MS = 86_400_000;

/**
 * The frequency of a period, both days included. A year has 350 to 380 days (52 or 53 weeks, or a calendar year), a
 * half year 165 to 200 and a quarter 75 to 120 (12 to 16 weeks).
 */
export function frequencyOf(periodStart: string | null, periodEnd: string): Frequency {
  if (periodStart === null) return "instant";
  const days = (Date.parse(periodEnd) - Date.parse(periodStart)) / DAY_MS + 1;
  if (days >= 350 && days <= 380) return "annual";
  if (days >= 165 && days <= 200) return "half_year";
  return days >= 75 && days <= 120 ? "quarter" : "other";
}
