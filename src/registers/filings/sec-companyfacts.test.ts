import { describe, expect, test } from "vitest";
import type { FinancialStatementFact } from "../../domain/facts/financial-facts.ts";
import { readRows, writeRegisterFile, zipOf } from "../fixtures/register-files.ts";
import type { CompanyRow, RegisterRow } from "../register-format.ts";
import { openRegisterFile } from "../streaming/register-file.ts";
import { secCompanyfacts } from "./sec-companyfacts.ts";

const fact = (given: object) => ({
  end: "2023-12-31",
  val: 7,
  accn: "0000000042-24-000001",
  fy: 2024,
  fp: "Q3",
  form: "10-K",
  filed: "2024-02-01",
  frame: "CY2023Q4I",
  ...given,
});
const tag = (units: object) => ({ label: 'A "label" with { and ]', description: "…", units });
const filer = (facts: object, given: object = {}) =>
  JSON.stringify({ cik: 42, entityName: "ACME CORP", facts, ...given });
const usGaap = (tags: object) => filer({ "us-gaap": tags });

const read = (content: string | Uint8Array, name = "CIK0000000042.json") =>
  readRows(secCompanyfacts, { name, content });
const statementsOf = (row: RegisterRow | undefined): FinancialStatementFact[] =>
  ((row as CompanyRow | undefined)?.facts?.facts ?? []).map(
    ({ content }) => content as FinancialStatementFact,
  );

describe("a companyfacts document", () => {
  test("gives a company by its CIK, and a fact for each period that a filing states", async () => {
    const rows = await read(
      filer({
        dei: { EntityCommonStockSharesOutstanding: tag({ shares: [fact({})] }) },
        "us-gaap": {
          Assets: tag({ USD: [fact({})] }),
          Revenues: tag({
            USD: [fact({ start: "2023-01-01", val: 100 })],
            "USD/shares": [fact({ val: 1.5 })],
          }),
          AccountsPayableCurrent: tag({ USD: [fact({})] }),
        },
      }),
    );
    expect(rows).toMatchObject([
      {
        kind: "company",
        line: 1,
        company: { source: "sec_companyfacts", sourceRecordId: "42", name: "ACME CORP", cik: "42" },
        facts: { source: "sec_companyfacts", sourceRecordId: "42" },
      },
    ]);
    expect((rows[0] as CompanyRow).facts?.facts[0]).toEqual({
      subject: { scheme: "cik", value: "0000000042" },
      asOf: "2024-02-01",
      sourceUrl:
        "https://www.sec.gov/Archives/edgar/data/42/000000004224000001/0000000042-24-000001-index.htm",
      content: {
        kind: "financial_statement",
        assembly: "filed_values",
        periodEnd: "2023-12-31",
        filedOn: "2024-02-01",
        accession: "0000000042-24-000001",
        form: "10-K",
        scope: "unknown",
        basis: "reported",
        currency: "USD",
        amounts: [{ concept: "us-gaap:Assets", value: "7", unit: "USD" }],
      },
    });
    expect(statementsOf(rows[0])).toHaveLength(2);
  });

  test("keeps every filing of a period: fy, fp and frame choose none", async () => {
    const assets = [
      fact({ val: 40_184 }),
      fact({ val: 39_966, filed: "2025-02-01", accn: "0000000042-25-000001", frame: undefined }),
    ];
    const [row] = await read(usGaap({ Assets: tag({ USD: assets }) }));
    expect(statementsOf(row).map(({ filedOn, amounts }) => [filedOn, amounts[0]?.value])).toEqual([
      ["2024-02-01", "40184"],
      ["2025-02-01", "39966"],
    ]);
  });

  test("may be of ifrs-full, in several currencies, with a zero and a negative amount", async () => {
    const ifrs = {
      Assets: tag({ CNY: [fact({ val: 0 })], USD: [fact({ val: -1.25 })] }),
    };
    const [row] = await read(filer({ "ifrs-full": ifrs }));
    expect(statementsOf(row).map(({ currency, amounts }) => [currency, amounts[0]])).toEqual([
      ["CNY", { concept: "ifrs-full:Assets", value: "0", unit: "CNY" }],
      ["USD", { concept: "ifrs-full:Assets", value: "-1.25", unit: "USD" }],
    ]);
  });

  test("whose CIK is padded text is the same filer", async () => {
    const [row] = await read(
      filer({ "us-gaap": { Assets: tag({ USD: [fact({})] }) } }, { cik: "0000000042" }),
    );
    expect(row).toMatchObject({ company: { cik: "42" } });
  });

  test("without a name states its facts about the CIK", async () => {
    const rows = await read(filer({ "us-gaap": { Assets: tag({ USD: [fact({})] }) } }, { entityName: "" }));
    expect(rows).toMatchObject([{ kind: "statement", facts: { sourceRecordId: "42" } }]);
  });
});

describe("an entry that is no amount is left out alone", () => {
  test.each([
    ["null", { val: null }],
    ["text", { val: "7" }],
    ["too large to be exact", { val: 2 ** 53 }],
    ["without a filing", { accn: "4224000001" }],
    ["without a day of filing", { filed: "soon" }],
    ["of a day that is none", { end: "2023-02-30" }],
    ["of a period that begins after it ends", { start: "2024-01-01" }],
    ["of a period that ends after the filing", { end: "2024-02-02" }],
  ])("%s", async (_, given) => {
    const rows = await read(usGaap({ Assets: tag({ USD: [fact(given), fact({})] }) }));
    expect(rows).toMatchObject([
      {
        kind: "bad",
        line: 1,
        reason: "1 amounts have no day, filing or exact number, the first of us-gaap:Assets",
      },
      { kind: "company" },
    ]);
    expect(statementsOf(rows[1]).flatMap(({ amounts }) => amounts)).toHaveLength(1);
  });

  test("two amounts of one concept in one filing: neither is chosen", async () => {
    const [row] = await read(
      usGaap({
        Assets: tag({ USD: [fact({ val: 1 }), fact({ val: 2 })] }),
        Liabilities: tag({ USD: [fact({})] }),
      }),
    );
    expect(statementsOf(row)[0]?.amounts.map(({ concept }) => concept)).toEqual(["us-gaap:Liabilities"]);
  });
});

describe("companyfacts.zip", () => {
  const good = usGaap({ Assets: tag({ USD: [fact({})] }) });

  test("has one document a filer; one that is damaged, cut off or of a fund costs only itself", async () => {
    const rows = await read(
      zipOf({
        "CIK0000000001.json": good,
        "CIK0000000002.json": good.slice(0, -20),
        "CIK0000000003.json": "<html>",
        "CIK0000000004.json": "{}",
        "CIK0000000005.json": filer({ dei: {} }),
        "CIK0000000006.json": good.replace("42", "43"),
      }),
      "companyfacts.zip",
    );
    expect(rows).toMatchObject([
      { kind: "company", line: 1 },
      { kind: "bad", line: 2, reason: "the document is cut off", part: "CIK0000000002.json" },
      { kind: "bad", line: 3, reason: "the document is not valid JSON" },
      { kind: "bad", line: 4, reason: "cik is missing or is no CIK" },
      { kind: "skipped", line: 5, reason: "the filer states no figure of a statement" },
      { kind: "company", line: 6, company: { cik: "43" } },
    ]);
  });

  test("a single document that is cut off, and a page saved in its place, are refused", async () => {
    await expect(read(good.slice(0, -2))).rejects.toThrow("cut off");
    await expect(read("<html></html>")).rejects.toThrow("HTML");
    await expect(read("{}")).rejects.toThrow("no row");
  });
});

test("a document of any size is read in the memory of one tag", async () => {
  const many = Array.from({ length: 40_000 }, (_, n) => fact({ val: n }));
  const other = Object.fromEntries(Array.from({ length: 13 }, (_, n) => [`Custom${n}`, tag({ USD: many })]));
  const content = usGaap({ ...other, Assets: tag({ USD: [fact({})] }) });
  const path = await writeRegisterFile("CIK0000000042.json", content);
  const rows: RegisterRow[] = [];
  for await (const row of secCompanyfacts.read({ file: await openRegisterFile(path) })) rows.push(row);
  expect(content.length).toBeGreaterThan(64 * 1024 * 1024);
  expect(statementsOf(rows[0])).toHaveLength(1);
});
