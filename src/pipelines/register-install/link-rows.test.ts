import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { linkRows } from "./link-rows.ts";
import { exchange, inMemory, linked, type Row, row } from "./testing/linked-rows.ts";

const leiA = "5493001KJTIIGC8Y1R12";
const leiB = "213800D1EI4B9WTWWD28";
const leiC = "549300MLUDYVRQOOXS22";

describe("evidence that links two rows", () => {
  test("the same row in two registers, whatever its name has become", async () => {
    const rows = [
      row("alpha", "1", "Birchwood Optics"),
      row("alpha", "1", "Zinnia Holdings", { country: "FR" }),
    ];
    expect(await linked(rows)).toEqual([["1", "1"]]);
  });

  test("an LEI, also under another name and in another country", async () => {
    const rows = [
      row("alpha", "a", "Birchwood Optics Limited", { lei: leiA }),
      row("beta", "b", "Larkfield Photonics S.A.", { lei: leiA, country: "FR" }),
    ];
    expect(await linked(rows)).toEqual([["a", "b"]]);
  });

  test("a register number only with its register", async () => {
    const number = { registrationNumber: "04384396" };
    const rows = [
      row("alpha", "a", "Birchwood Optics Limited", { ...number, jurisdiction: "GB" }),
      row("beta", "b", "Larkfield Photonics Limited", { ...number, jurisdiction: "GB" }),
      row("gamma", "c", "Quarrydale Ceramics", { ...number, country: "NZ", jurisdiction: "NZ" }),
      row("delta", "d", "Marshgate Foods", {
        registrationNumber: "4384396",
        country: "DE",
        jurisdiction: "DE",
      }),
    ];
    expect(await linked(rows)).toEqual([["a", "b"]]);
  });

  test("an offshore seat does not hinder an identifier, and hinders a name", async () => {
    const seat = { country: "KY", jurisdiction: "KY" };
    const rows = [
      row("alpha", "a", "Jadestone Lantern Technology Ltd", { ...seat, lei: leiA }),
      row("beta", "b", "Jadestone Lantern Technology Ltd", { country: "CN", lei: leiA }),
      row("alpha", "c", "Copperbeech Ltd", seat),
      row("beta", "d", "Copperbeech Ltd", { country: "CN" }),
    ];
    expect(await linked(rows)).toEqual([["a", "b"]]);
  });

  test("the name in any order, case, spacing and legal form's spelling, in one country", async () => {
    const rows = [
      row("alpha", "a", "BIRCHWOOD OPTICS LIMITED"),
      row("beta", "b", "Birchwood Optics Ltd."),
      row("gamma", "c", "Birch Wood Optics Ltd"),
    ];
    expect(await linked(rows)).toEqual([["a", "b", "c"]]);
  });

  test("a previous name", async () => {
    const rows = [
      row("alpha", "a", "Larkfield Photonics plc", {
        otherNames: [{ name: "Birchwood Optics plc", kind: "previous" }],
      }),
      row("beta", "b", "Birchwood Optics plc"),
    ];
    expect(await linked(rows)).toEqual([["a", "b"]]);
  });

  test("the Latin name that a register gives beside the native one", async () => {
    const japan = { country: "JP" };
    const rows = [
      row("alpha", "a", "株式会社立花エレテック", {
        ...japan,
        otherNames: [{ name: "Tachibana Eletech Co., Ltd.", kind: "transliteration" }],
      }),
      row("beta", "b", "TACHIBANA ELETECH CO LTD", japan),
    ];
    expect(await linked(rows)).toEqual([["a", "b"]]);
  });

  test("a ticker with its exchange across scripts, where names cannot be compared", async () => {
    const rows = [
      row("edinet", "E1", "株式会社不二家", {
        country: "JP",
        tickers: ["2211"],
        registrationNumber: "5010001034982",
        jurisdiction: "JP",
      }),
      exchange("2211.T", "Fujiya Co., Ltd.", { country: "JP" }),
    ];
    expect(await linked(rows)).toEqual([["2211.T", "E1"]]);
  });

  test("a symbol without its exchange links no two names", async () => {
    const rows = [
      row("sec", "s", "Communications Systems, Inc.", { country: "US", cik: "22701", tickers: ["JCS"] }),
      exchange("JCS", "Jasmine Cruise Ships Inc.", { country: "US" }),
    ];
    expect(await linked(rows)).toEqual([]);
  });

  test("a rare name without a country, where one company bears it", async () => {
    const rows = [
      exchange("GNM.CO", "Genmabex A/S", { country: "DK" }),
      row("sec", "s", "GENMABEX A/S", { country: "DK", cik: "1434265" }),
      { source: "wiki", sourceRecordId: "q", name: "Genmabex" },
    ];
    expect(await linked(rows)).toEqual([["GNM.CO", "q", "s"]]);
  });

  test("… and not where two do", async () => {
    const rows = [
      exchange("GNM.CO", "Genmabex A/S", { country: "DK" }),
      row("sec", "s", "Genmabex Pty Ltd", { country: "AU", cik: "1434265" }),
      { source: "wiki", sourceRecordId: "q", name: "Genmabex" },
    ];
    expect(await linked(rows)).toEqual([]);
  });
});

describe("LEI records that were replaced", () => {
  test("a duplicate is its successor, though both are rows of one register", async () => {
    const rows = [
      row("gleif", "old", "Birchwood Optics Limited", { lei: leiA, successorLei: leiB }),
      row("gleif", "new", "BIRCHWOOD OPTICS LTD", { lei: leiB }),
    ];
    expect(await linked(rows)).toEqual([["new", "old"]]);
  });

  test("a company that was merged into another is not that one", async () => {
    const rows = [
      row("gleif", "old", "Birchwood Optics Limited", { lei: leiA, successorLei: leiB }),
      row("gleif", "new", "Larkfield Photonics plc", { lei: leiB }),
      row("beta", "b", "Larkfield Photonics plc", { lei: leiB }),
    ];
    expect(await linked(rows)).toEqual([["b", "new"]]);
  });

  test("one that took over many still links by its own LEI", async () => {
    const merged = ["Alder", "Hazel", "Rowan", "Willow", "Maple"].map((tree, at) =>
      row("gleif", `m${at}`, `${tree} Mill Stores Limited`, { successorLei: leiB }),
    );
    const rows = [
      ...merged,
      row("gleif", "new", "Larkfield Photonics plc", { lei: leiB }),
      row("beta", "b", "LFP Group", { lei: leiB }),
    ];
    expect(await linked(rows)).toEqual([["b", "new"]]);
  });
});

describe("evidence that keeps two rows apart", () => {
  test("twins of one register: neither gets the row that fits both", async () => {
    const rows = [
      row("alpha", "a1", "Birchwood Optics Limited"),
      row("alpha", "a2", "Birchwood Optics Limited"),
      row("beta", "b", "Birchwood Optics Limited"),
    ];
    expect(await linked(rows)).toEqual([]);
  });

  test("… unless something tells which of them it is", async () => {
    const rows = [
      row("alpha", "a1", "Birchwood Optics Limited", { address: { city: "Leeds", postal_code: "LS1 4AP" } }),
      row("alpha", "a2", "Birchwood Optics Limited", { address: { city: "Exeter", postal_code: "EX1 1HS" } }),
      row("beta", "b", "Birchwood Optics Limited", { address: { city: "Exeter", postal_code: "EX1 1HS" } }),
    ];
    expect(await linked(rows)).toEqual([["a2", "b"]]);
  });

  test("parent and subsidiary on one site, with one word more", async () => {
    const site = { domain: "birchwoodoptics.co.uk" };
    const rows = [
      row("alpha", "a", "Birchwood Optics Limited", site),
      row("beta", "b", "Birchwood Optics Holdings Limited", site),
      row("gamma", "c", "Birchwood Optics Services Limited", site),
    ];
    expect(await linked(rows)).toEqual([]);
  });

  test("a parent that the row names, or a relationship file, under the same name", async () => {
    const rows = [
      row("alpha", "a", "Birchwood Optics", { lei: leiA, parentLei: leiB }),
      row("beta", "b", "Birchwood Optics", { lei: leiB }),
      row("alpha", "c", "Larkfield Photonics", { lei: leiC }),
      row("beta", "d", "Larkfield Photonics", {}),
    ];
    expect(await linked(rows)).toEqual([["c", "d"]]);
    const told = [
      row("alpha", "e", "Marshgate Foods", { lei: leiA }),
      row("beta", "f", "Marshgate Foods", { lei: leiB }),
    ];
    expect(await linked(told, new Map([[leiA, [leiB]]]))).toEqual([]);
  });

  test("funds of one family by their numbers", async () => {
    const rows = [
      row("alpha", "a", "Birchwood Growth Fund II LP"),
      row("beta", "b", "Birchwood Growth Fund III LP"),
      row("gamma", "c", "Birchwood Growth Fund 2 LP"),
    ];
    expect(await linked(rows)).toEqual([["a", "c"]]);
  });

  test("different identifiers of one scheme", async () => {
    const rows = [
      row("alpha", "a", "Birchwood Optics Limited", { lei: leiA }),
      row("beta", "b", "Birchwood Optics Limited", { lei: leiB }),
    ];
    expect(await linked(rows)).toEqual([]);
  });

  test("a branch and its head office", async () => {
    const rows = [
      row("alpha", "a", "Birchwood Optics Limited", { category: "branch" }),
      row("beta", "b", "Birchwood Optics Limited", { category: "general" }),
    ];
    expect(await linked(rows)).toEqual([]);
  });

  test("a fund and a company of one name", async () => {
    const rows = [
      row("alpha", "a", "Birchwood Growth", { category: "fund" }),
      row("beta", "b", "Birchwood Growth", { category: "general" }),
    ];
    expect(await linked(rows)).toEqual([]);
  });

  test("a bridge between two rows of one register, at its weaker side", async () => {
    const rows = [
      row("alpha", "a1", "Birchwood Optics Limited", { lei: leiA }),
      row("alpha", "a2", "Larkfield Photonics Limited", { lei: leiC }),
      row("beta", "b", "Larkfield Photonics Limited", { lei: leiA }),
    ];
    expect(await linked(rows)).toEqual([["a1", "b"]]);
  });

  test("an identifier that many rows of one register share", async () => {
    const vat = { vatNumber: "GB980780684" };
    const rows = [
      ...["Alder", "Hazel", "Rowan", "Willow", "Maple"].map((tree, at) =>
        row("alpha", `a${at}`, `${tree} Mill Stores Limited`, vat),
      ),
      row("beta", "b", "Quarrydale Ceramics Limited", vat),
    ];
    expect(await linked(rows)).toEqual([]);
  });

  test("one ordinary word in a large country", async () => {
    const rows = [
      row("alpha", "a", "INTERFACE INC", { country: "US", cik: "715787" }),
      row("beta", "b", "The Interface", { country: "US", domain: "theinterface.example.com" }),
      ...["Bridge", "Point", "Labs", "Works"].map((word, at) =>
        row("alpha", `x${at}`, `Interface ${word} Inc`, { country: "US" }),
      ),
    ];
    expect(await linked(rows)).toEqual([]);
  });
});

describe("an exchange's list", () => {
  test("may have several rows of one company", async () => {
    const site = { country: "US", domain: "birchwoodoptics.com" };
    const rows = [
      exchange("BWO", "Birchwood Optics, Inc.", site),
      exchange("BWO.MX", "Birchwood Optics, Inc.", site),
      row("sec", "s", "BIRCHWOOD OPTICS INC", { country: "US", cik: "1321655", tickers: ["BWO"] }),
    ];
    expect(await linked(rows)).toEqual([["BWO", "BWO.MX", "s"]]);
  });

  test("but not of two whose sites differ", async () => {
    const rows = [
      exchange("BWO", "Birchwood Optics, Inc.", { country: "US", domain: "birchwoodoptics.com" }),
      exchange("BWX", "Birchwood Optics, Inc.", { country: "US", domain: "bwx-optics.com" }),
    ];
    expect(await linked(rows)).toEqual([]);
  });
});

test("the order of rows and registers does not matter", async () => {
  const rows = [
    row("alpha", "a1", "Birchwood Optics Limited", { lei: leiA }),
    row("alpha", "a2", "Birchwood Optics Services Limited"),
    row("beta", "b1", "Birchwood Optics Ltd", { lei: leiA }),
    row("beta", "b2", "Birchwood Optics Services Ltd"),
    row("gamma", "c1", "Birchwood Optics"),
    row("gamma", "c2", "Birchwood Optics plc"),
    exchange("BWO.L", "Birchwood Optics plc"),
    exchange("BWO.DE", "Birchwood Optics PLC"),
    { source: "wiki", sourceRecordId: "q1", name: "Birchwood Optics" },
    { source: "wiki", sourceRecordId: "q2", name: "Birchwood Optics Services" },
  ] satisfies Row[];
  const expected = await linked(rows);
  expect(expected.length).toBeGreaterThan(0);
  await fc.assert(
    fc.asyncProperty(fc.shuffledSubarray(rows, { minLength: rows.length }), async (shuffled) => {
      expect(await linked(shuffled)).toEqual(expected);
    }),
    { numRuns: 40 },
  );
});

test("every row is in exactly one group, whatever its text", async () => {
  const text = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.constantFrom("", "\ud800", "\u0000", "株式会社", "x".repeat(100_000)),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.constantFrom("a", "b", "exchange"), text), { maxLength: 12 }),
      async (entries) => {
        const rows = entries.map(([source, name], at) => ({
          source,
          sourceRecordId: String(at),
          name,
          tickers: [name],
        }));
        const seen: number[] = [];
        for await (const groups of linkRows(inMemory(rows)))
          seen.push(...groups.flatMap(({ companyIds }) => companyIds));
        expect(seen.sort((a, b) => a - b)).toEqual(rows.map((_, at) => at));
      },
    ),
    { numRuns: 60 },
  );
});

test("a component of any size is linked alike: by the pairs with evidence where its rows are too many to be held", async () => {
  const word = fc.constantFrom("Birchwood", "Larkfield", "Optics", "Photonics", "Limited", "plc");
  const company = fc.record({
    source: fc.constantFrom("alpha", "beta", "gamma", "exchange", "wiki"),
    name: fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(" ")),
    country: fc.constantFrom("GB", "FR", undefined),
    lei: fc.constantFrom(leiA, leiB, undefined, undefined, undefined),
    domain: fc.constantFrom("birchwood-optics.com", "larkfield.example", undefined, undefined),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(company, { minLength: 4, maxLength: 24 }), async (companies) => {
      const rows = companies.map(({ country, lei, domain, ...rest }, at): Row => {
        const given = { ...(country && { country }), ...(lei && { lei }), ...(domain && { domain }) };
        const tickers = rest.source === "exchange" ? { tickers: [`T${at}`] } : {};
        return { ...rest, ...given, ...tickers, sourceRecordId: String(at) };
      });
      const progress: number[] = [];
      const few = { rowsAtATime: 3, onProgress: (done: number) => progress.push(done) };
      expect(await linked(rows, undefined, few)).toEqual(await linked(rows));
      expect(progress).toEqual(progress.toSorted((a, b) => a - b));
      expect(progress.at(-1)).toBeLessThanOrEqual(2 * rows.length);
    }),
    { numRuns: 60 },
  );
});
