import { describe, expect, test } from "vitest";
import type { StatedFact } from "../facts/fact.ts";
import { latestFinancials } from "./latest.ts";
import { filed, valued, whole } from "./testing/facts.ts";

const stated = (...facts: readonly { readonly content: StatedFact["content"] }[]): StatedFact[] =>
  facts.map(({ content }) => ({ subject: { scheme: "cik", value: "1" }, content }));

describe("the figures of the golden record", () => {
  test("are those of the newest year, not of a newer quarter", () => {
    const figures = latestFinancials(
      stated(
        filed({ start: "2023-01-01", end: "2023-12-31", filed: "2024-02-01" }, { Revenues: "400" }),
        filed({ start: "2024-01-01", end: "2024-12-31", filed: "2025-02-01" }, { Revenues: "440" }),
        filed({ start: "2025-01-01", end: "2025-03-31", filed: "2025-05-01" }, { Revenues: "120" }),
        filed({ end: "2025-03-31", filed: "2025-05-01" }, { Assets: "9" }),
      ),
    );
    expect(figures).toMatchObject([
      {
        attribute: "financials.revenue",
        value: 440,
        periodEnd: "2024-12-31",
        frequency: "annual",
        scope: "unknown",
      },
    ]);
  });

  test("are those of the newest period where no year is stated", () => {
    const figures = latestFinancials(
      stated(filed({ start: "2025-01-01", end: "2025-03-31", filed: "2025-05-01" }, { Revenues: "120" })),
    );
    expect(figures).toMatchObject([{ value: 120, frequency: "quarter" }]);
  });

  test("have derived liabilities marked as such", () => {
    const balance = { LiabilitiesAndStockholdersEquity: "100", StockholdersEquity: "30" };
    const year = { start: "2024-01-01", end: "2024-12-31", filed: "2025-02-01" };
    const figures = latestFinancials(
      stated(filed(year, { Revenues: "440" }), filed({ end: "2024-12-31", filed: "2025-02-01" }, balance)),
    );
    expect(figures).toContainEqual(
      expect.objectContaining({ attribute: "financials.total_liabilities", value: 70, basis: "derived" }),
    );
  });

  test("are in the currency that the filer keeps its books in, and its own before the group's", () => {
    const year = { start: "2024-01-01", end: "2024-12-31", filed: "2025-02-01" };
    const figures = latestFinancials(
      stated(
        filed({ ...year, currency: "AED" }, { Revenues: "1" }),
        filed({ ...year, currency: "CNY" }, { Revenues: "7" }),
        filed({ ...year, start: "2023-01-01", end: "2023-12-31", currency: "CNY" }, { Revenues: "6" }),
      ),
    );
    expect(figures).toMatchObject([{ value: 7, currency: "CNY" }]);
    const own = whole({ amounts: [{ attribute: "financials.revenue", value: "5", unit: "EUR" }] });
    expect(latestFinancials(stated(whole({ scope: "consolidated_group" }), own))).toMatchObject([
      { value: 5, scope: "legal_entity" },
    ]);
  });

  test("take the newest valuation of the issuer, and none where the day has two", () => {
    const capOf = (...facts: readonly { readonly content: StatedFact["content"] }[]) =>
      latestFinancials(stated(...facts));
    expect(
      capOf(
        valued({ quotedOn: "2026-09-30", value: "1" }),
        valued({ value: "2" }),
        valued({ value: "9", scope: "share_class", shareClass: "A" }),
      ),
    ).toMatchObject([{ attribute: "financials.market_cap", value: 2, quotedOn: "2026-10-31" }]);
    expect(capOf(valued({ value: "1" }), valued({ value: "2" }))).toBeUndefined();
  });
});

test("a row that states none has none", () => {
  expect(latestFinancials([])).toBeUndefined();
});
