import { describe, expect, test } from "vitest";
import { statementInventory } from "./inventory.ts";
import type { FinancialStatement } from "./statement.ts";
import { filed } from "./testing/facts.ts";
import { testMaking } from "./testing/making.ts";

type Facts = Parameters<typeof statementInventory>[0];

const statementsOf = (facts: Facts, asOf: string | null = null): readonly FinancialStatement[] =>
  statementInventory(facts, { asOf, ...testMaking }).statements;
const figuresOf = (statement: FinancialStatement | undefined): Record<string, number> =>
  Object.fromEntries(
    statement?.observations.map(({ attribute, value }) => [attribute.slice(11), value]) ?? [],
  );

const year = { start: "2014-01-01", end: "2014-12-31" };
const day = { end: "2014-12-31" };

describe("the versions of a period", () => {
  const facts = [
    filed({ ...day, filed: "2015-01-29" }, { Assets: "40184" }),
    filed({ ...year, filed: "2015-01-29" }, { Revenues: "12466", NetIncomeLoss: "2940" }),
    filed({ ...day, filed: "2016-01-28" }, { Assets: "39966" }),
    filed({ ...year, filed: "2016-01-28" }, { Revenues: "12466", NetIncomeLoss: "2940" }),
  ];

  test("each amount is that of the greatest date of filing, and what was filed before stays a statement", () => {
    const [newest, first] = statementsOf(facts);
    expect(figuresOf(newest)).toEqual({ revenue: 12466, net_income: 2940, total_assets: 39966 });
    expect(figuresOf(first)).toEqual({ revenue: 12466, net_income: 2940, total_assets: 40184 });
    expect(newest).toMatchObject({ filed_on: "2016-01-28", earlier_statement_id: first?.statement_id });
  });

  test.each([
    ["2015-01-28", undefined],
    ["2015-01-29", 40184],
    ["2016-01-27", 40184],
    ["2016-01-28", 39966],
  ])("as of %s the assets are %s", (asOf, assets) => {
    expect(figuresOf(statementsOf(facts, asOf)[0]).total_assets).toBe(assets);
  });

  test("a changed amount and an amended form are no restatement", () => {
    const amended = filed({ ...year, filed: "2016-03-01", form: "10-K/A" }, { NetIncomeLoss: "2000" });
    const [newest] = statementsOf([...facts, amended]);
    expect(newest).toMatchObject({
      amendment: true,
      restatement: { status: "unknown", earlier_accession: null },
    });
    expect(figuresOf(newest)).toEqual({ revenue: 12466, net_income: 2000, total_assets: 39966 });
  });

  test("a filing that repeats every amount opens no version, and becomes the citation", () => {
    const again = filed({ ...year, filed: "2017-02-03" }, { Revenues: "12466" });
    const [newest, ...others] = statementsOf([...facts, again]);
    expect(others).toHaveLength(1);
    expect(newest).toMatchObject({ filed_on: "2016-01-28", last_filed_on: "2017-02-03" });
    expect(newest?.observations.find(({ attribute }) => attribute === "financials.revenue")).toMatchObject({
      filed_on: "2017-02-03",
    });
    expect(newest?.statement_id).toBe(statementsOf(facts)[0]?.statement_id);
    expect(newest?.source_fingerprint).not.toBe(statementsOf(facts)[0]?.source_fingerprint);
  });

  test("the order of the facts changes nothing", () => {
    expect(statementsOf([...facts].reverse())).toEqual(statementsOf(facts));
  });
});

describe("which concept states a figure", () => {
  test("the total of the income statement counts before the revenue from contracts that is a part of it", () => {
    const [statement] = statementsOf([
      filed(
        { ...year, filed: "2015-01-29" },
        { RevenueFromContractWithCustomerExcludingAssessedTax: "481317", Revenues: "485873" },
      ),
    ]);
    expect(statement?.observations[0]).toMatchObject({
      concept: "us-gaap:Revenues",
      value: 485873,
      alternatives: [
        { concept: "us-gaap:RevenueFromContractWithCustomerExcludingAssessedTax", value: 481317 },
      ],
    });
  });

  test("a later filing under another tag of the same meaning takes the place of the earlier amount", () => {
    const [newest] = statementsOf([
      filed({ ...year, filed: "2015-01-29" }, { SalesRevenueNet: "100" }),
      filed({ ...year, filed: "2018-01-29" }, { RevenueFromContractWithCustomerExcludingAssessedTax: "98" }),
    ]);
    expect(figuresOf(newest)).toEqual({ revenue: 98 });
  });

  test("a tag of another meaning never takes the place of an earlier amount, and says what it includes", () => {
    const parent = filed({ ...year, filed: "2015-01-29" }, { NetIncomeLoss: "90" });
    const withMinority = filed({ ...year, filed: "2016-01-29" }, { ProfitLoss: "95" });
    expect(figuresOf(statementsOf([parent, withMinority])[0])).toEqual({ net_income: 90 });
    expect(statementsOf([withMinority])[0]?.observations[0]).toMatchObject({
      value: 95,
      includes: "noncontrolling_interests",
    });
  });

  test("a figure that no filing states is absent and never zero; a stated zero is zero", () => {
    const [statement] = statementsOf([filed({ ...year, filed: "2015-01-29" }, { Revenues: "0" })]);
    expect(figuresOf(statement)).toEqual({ revenue: 0 });
  });
});

describe("periods", () => {
  test("a balance belongs to every period that ends on its day, and stands alone only without one", () => {
    const quarter = { start: "2014-10-01", end: "2014-12-31", filed: "2015-01-29" };
    const statements = statementsOf([
      filed({ ...year, filed: "2015-01-29" }, { Revenues: "400" }),
      filed(quarter, { Revenues: "100" }),
      filed({ ...day, filed: "2015-01-29" }, { Assets: "7" }),
      filed({ end: "2013-12-31", filed: "2015-01-29" }, { Assets: "5" }),
    ]);
    expect(statements.map(({ frequency, period_end }) => [frequency, period_end])).toEqual([
      ["annual", "2014-12-31"],
      ["quarter", "2014-12-31"],
      ["instant", "2013-12-31"],
    ]);
    expect(statements.map((statement) => figuresOf(statement).total_assets)).toEqual([7, 7, 5]);
    expect(statements[2]?.period_start).toBeNull();
  });

  test.each([
    ["2022-09-25", "2023-09-30", "annual"],
    ["2022-01-02", "2022-12-31", "annual"],
    ["2023-01-29", "2023-05-20", "quarter"],
    ["2023-01-01", "2023-06-30", "half_year"],
    ["2023-01-01", "2023-09-30", "other"],
    ["2021-01-01", "2023-12-31", "other"],
  ])("%s to %s: %s", (start, end, frequency) => {
    const [statement] = statementsOf([filed({ start, end, filed: "2024-01-29" }, { Revenues: "1" })]);
    expect(statement?.frequency).toBe(frequency);
  });

  test("currencies are statements of their own", () => {
    const statements = statementsOf([
      filed({ ...year, filed: "2015-04-29", currency: "CNY" }, { Revenues: "600" }),
      filed({ ...year, filed: "2015-04-29", currency: "USD" }, { Revenues: "100" }),
    ]);
    expect(statements.map(({ currency }) => currency).sort()).toEqual(["CNY", "USD"]);
  });
});

describe("liabilities that no filing states", () => {
  const balance = {
    Assets: "243197",
    LiabilitiesAndStockholdersEquity: "243197",
    StockholdersEquityIncludingPortionAttributableToNoncontrollingInterest: "83754",
    RedeemableNoncontrollingInterestEquityCarryingAmount: "237",
  };
  const facts = [
    filed({ ...year, filed: "2015-01-29" }, { Revenues: "611289" }),
    filed({ ...day, filed: "2015-01-29" }, balance),
  ];

  test("are reckoned from one balance, in a statement of their own that says so", () => {
    const [reported, derived] = statementsOf(facts);
    expect(reported?.basis).toBe("reported");
    expect(figuresOf(reported)).not.toHaveProperty("total_liabilities");
    expect(derived?.basis).toBe("derived");
    expect(derived?.observations.find(({ basis }) => basis === "derived")).toMatchObject({
      attribute: "financials.total_liabilities",
      value: 159206,
      concept: null,
      derived_from: [
        "us-gaap:LiabilitiesAndStockholdersEquity",
        "us-gaap:StockholdersEquityIncludingPortionAttributableToNoncontrollingInterest",
        "us-gaap:RedeemableNoncontrollingInterestEquityCarryingAmount",
      ],
    });
  });

  test("are not reckoned where they are stated, nor from the parent's equity and without the minority's", () => {
    const stated = filed({ ...day, filed: "2015-01-29" }, { ...balance, Liabilities: "159206" });
    expect(statementsOf([facts[0]!, stated]).map(({ basis }) => basis)).toEqual(["reported"]);
    const parts = filed(
      { ...day, filed: "2015-01-29" },
      { LiabilitiesAndStockholdersEquity: "100", StockholdersEquity: "30", MinorityInterest: "5" },
    );
    expect(figuresOf(statementsOf([parts]).at(-1)).total_liabilities).toBe(65);
  });
});

test("a statement that the source states no more is left out, and a gap says so", () => {
  const gone = filed({ ...year, filed: "2015-01-29" }, { Revenues: "1" }, { stated: false, sourceId: "sec" });
  const { statements, gaps } = statementInventory([gone], { asOf: null, ...testMaking });
  expect(statements).toEqual([]);
  expect(gaps).toMatchObject([{ code: "no_longer_stated", source_id: "sec" }, { code: "no_statements" }]);
});
