import { expect, test } from "vitest";
import { readCompanies, readRows } from "../fixtures/register-files.ts";
import { secTickers } from "./sec-tickers.ts";

test("the listings of one CIK are one company, and the key is a number however it is written", async () => {
  const content = JSON.stringify({
    "0": { cik_str: 1652044, ticker: "GOOGL", title: "Alphabet Inc." },
    "1": { cik_str: 320193, ticker: "AAPL", title: "Apple Inc." },
    "2": { cik_str: "0001652044", ticker: "GOOG", title: "Alphabet Inc." },
    "3": { cik_str: 1652044, ticker: "GOOG", title: "Alphabet Inc." },
  });
  expect(await readRows(secTickers, { content })).toEqual([
    {
      kind: "company",
      line: 1,
      company: {
        source: "sec",
        sourceRecordId: "1652044",
        name: "Alphabet Inc.",
        cik: "1652044",
        tickers: ["GOOGL", "GOOG"],
        sourceUrl: "https://www.sec.gov/cgi-bin/browse-edgar?action=getcompany&CIK=0001652044",
      },
    },
    { kind: "company", line: 2, company: expect.objectContaining({ cik: "320193", tickers: ["AAPL"] }) },
  ]);
});

test("the file with exchanges is read by its field names, in any order", async () => {
  const content = JSON.stringify({
    fields: ["ticker", "cik", "exchange", "name"],
    data: [
      ["LLYVB", 2078416, null, "Liberty Live Holdings, Inc."],
      ["LLYVK", 2078416, "Nasdaq", "Liberty Live Holdings, Inc."],
    ],
  });
  expect(await readCompanies(secTickers, { content, source: "sec_2026" })).toMatchObject([
    { source: "sec_2026", sourceRecordId: "2078416", tickers: ["LLYVB", "LLYVK"], exchange: "Nasdaq" },
  ]);
});

test("a listing without a key or a name is bad, and a company needs no ticker", async () => {
  const content = JSON.stringify({
    "0": { cik_str: 0, ticker: "X", title: "Zero" },
    "1": { cik_str: 1.5, ticker: "X", title: "Half" },
    "2": { cik_str: 12345678901, ticker: "X", title: "Too long" },
    "3": { cik_str: 7623, ticker: "ARTW", title: null },
    "4": null,
    "5": { cik_str: 7623, ticker: null, title: "ARTS WAY MANUFACTURING CO INC" },
  });
  const rows = await readRows(secTickers, { content });
  expect(rows.map((row) => (row.kind === "bad" ? [row.line, row.reason] : row.kind))).toEqual([
    [1, "the CIK is missing or is no CIK"],
    [2, "the CIK is missing or is no CIK"],
    [3, "the CIK is missing or is no CIK"],
    [4, "the company name is missing"],
    [5, "the CIK is missing or is no CIK"],
    "company",
  ]);
  expect(rows[5]).not.toHaveProperty("company.tickers");
});

test.each([
  ["another document", '{"cik":"0000320193","name":"Apple Inc."}', "wrong_format"],
  ["a list", "[1,2]", "wrong_format"],
  ["a page", "<html>Undeclared Automated Tool</html>", "wrong_format"],
  ["a document cut off", '{"0":{"cik_str":1', "damaged"],
  ["no listing", '{"fields":["cik","name"],"data":[]}', "no_rows"],
])("%s is refused", async (_what, content, problem) => {
  await expect(readRows(secTickers, { content })).rejects.toMatchObject({
    name: "RegisterFileError",
    problem,
  });
});
