import type { FinancialStatementFact, ValuationFact } from "../../facts/financial-facts.ts";
import type { KnownFact } from "../../facts/known-fact.ts";

type Citation = Partial<Omit<KnownFact, "content">>;

function known<Content extends FinancialStatementFact | ValuationFact>(
  content: Content,
  citation: Citation,
): KnownFact<Content> {
  return {
    subject: "cik:1",
    content,
    validFrom: null,
    validTo: null,
    stated: true,
    sourceId: "register",
    providerRecordId: "1",
    sourceUrl: null,
    licence: "CC0 1.0",
    licencePermitsResale: true,
    sourceAsOf: null,
    firstSeenAt: "2026-11-24T00:00:00.000Z",
    lastSeenAt: "2026-11-24T00:00:00.000Z",
    ...citation,
  };
}

/** The amounts of one filing for one period, by concept of us-gaap; dollars. */
export function filed(
  {
    start,
    ...given
  }: { start?: string; end: string; filed: string; accession?: string; form?: string; currency?: string },
  amounts: Readonly<Record<string, string>>,
  citation: Citation = {},
): KnownFact<FinancialStatementFact> {
  const {
    end,
    filed: filedOn,
    currency = "USD",
    form = "10-K",
    accession = `0000000001-${filedOn.slice(2, 4)}-${filedOn.slice(5, 7)}00${filedOn.slice(8, 10)}`,
  } = given;
  return known(
    {
      kind: "financial_statement",
      assembly: "filed_values",
      ...(start === undefined ? {} : { periodStart: start }),
      periodEnd: end,
      filedOn,
      accession,
      form,
      scope: "unknown",
      basis: "reported",
      currency,
      amounts: Object.entries(amounts).map(([concept, value]) => ({
        concept: `us-gaap:${concept}`,
        value,
        unit: currency,
      })),
    },
    citation,
  );
}

/** A complete statement from one source: by default a year of a legal entity, in euro. */
export function whole(
  given: Partial<FinancialStatementFact>,
  citation: Citation = {},
): KnownFact<FinancialStatementFact> {
  return known(
    {
      kind: "financial_statement",
      assembly: "statement",
      periodStart: "2023-01-01",
      periodEnd: "2023-12-31",
      filedOn: "2024-05-01",
      scope: "legal_entity",
      basis: "reported",
      currency: "EUR",
      amounts: [{ attribute: "financials.revenue", value: "100", unit: given.currency ?? "EUR" }],
      ...given,
    },
    citation,
  );
}

/** An unadjusted market capitalisation of the issuer, by default in dollars. */
export function valued(given: Partial<ValuationFact>, citation: Citation = {}): KnownFact<ValuationFact> {
  return known(
    {
      kind: "valuation",
      measure: "market_cap",
      value: "1000",
      currency: "USD",
      quotedOn: "2026-10-31",
      scope: "issuer",
      adjusted: false,
      basis: "point_in_time",
      ...given,
    },
    citation,
  );
}
