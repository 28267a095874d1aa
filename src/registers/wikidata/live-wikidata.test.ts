import { describe, expect, test } from "vitest";
import { SourceUnavailable } from "../live/live-source.ts";
import { askFixture } from "../live/testing/ask-fixture.ts";
import { companyQuery, literal } from "./company-query.ts";
import { wikidataAnswer } from "./fixtures/live-answers.ts";
import { liveWikidata } from "./live-wikidata.ts";

const ask = (record: Parameters<typeof askFixture>[1]) =>
  askFixture(liveWikidata, record, (_, form) => wikidataAnswer(form.get("query") ?? ""));

test("an identifier is asked for, and the rows of one entity are one company", async () => {
  const { companies, requests } = await ask({ lei: "5299QUILLWORTHBRAC89", name: "Quillworth" });
  expect(requests).toMatchObject([{ path: "/sparql", accept: "application/sparql-results+json" }]);
  expect(requests[0]?.form?.query).toContain('VALUES ?id { "5299QUILLWORTHBRAC89" } ?c wdt:P1278 ?id .');
  expect(companies).toEqual([
    {
      source: "wikidata",
      sourceRecordId: "Q990000777",
      name: "Quillworth Brackenfold Limited",
      otherNames: [
        { name: "Quillworth Brackenfold", kind: "alternative" },
        { name: "Quillworth's", kind: "alternative" },
      ],
      country: "GB",
      jurisdiction: "GB",
      registrationNumber: "09100777",
      lei: "5299QUILLWORTHBRAC89",
      // The other listing has ended.
      tickers: ["QBRK"],
      website: "https://quillworth-brackenfold.com",
      // A date with the precision of a year.
      incorporatedOn: "2009",
      sourceUrl: "https://www.wikidata.org/wiki/Q990000777",
    },
  ]);
});

test("a name is searched by Wikidata's own search, among organisations of the country", async () => {
  const { companies, requests } = await ask({ name: "Quillworth Ltd", country: "GB" });
  expect(requests[0]?.form?.query).toContain('mwapi:search "Quillworth"');
  expect(requests[0]?.form?.query).toContain('wdt:P297 "GB"');
  expect(companies).toHaveLength(1);
});

describe("a name in a query", () => {
  test.each([
    ['Acme "Q" Ltd', '"Acme \\"Q\\" Ltd"'],
    ["Acme } UNION { ?s ?p ?o", '"Acme } UNION { ?s ?p ?o"'],
    ["O'Neill \\ Sons", '"O\\\'Neill \\\\ Sons"'],
    ["two\nlines\u0000", '"two\\nlines "'],
  ])("%j is one literal", (name, written) => {
    expect(literal(name)).toBe(written);
  });

  test("that ends in a backslash does not open the rest of the query", () => {
    const query = companyQuery({ by: "name", name: "Acme\\", country: null });
    expect(query).toContain('mwapi:search "Acme\\\\" ;');
  });
});

test("a row is read again by its own id, and nothing else is put into the query", () => {
  expect(companyQuery(liveWikidata.lookupOfRow("Q990000777"))).toContain("VALUES ?c { wd:Q990000777 }");
  expect(companyQuery(liveWikidata.lookupOfRow("Q1 } DROP"))).toBe(null);
});

test("another shape is no answer", async () => {
  const asked = askFixture(liveWikidata, { name: "Quillworth" }, () => ({ results: {} }));
  await expect(asked).rejects.toBeInstanceOf(SourceUnavailable);
});
