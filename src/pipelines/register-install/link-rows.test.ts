import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { RegisterCompany } from "../../domain/register-company.ts";
import { type LinkableRows, linkRows } from "./link-rows.ts";

type Row = Partial<RegisterCompany> & Pick<RegisterCompany, "source" | "sourceRecordId" | "name">;

function inMemory(
  companies: readonly Row[],
  parents: ReadonlyMap<string, readonly string[]> = new Map(),
): LinkableRows {
  const rows = companies.map((company, companyId) => ({ companyId, company }));
  return {
    async *stream() {
      for (const row of rows) yield [row];
    },
    load: async (ids) => ids.map((id) => rows[id]!),
    parents: async () => parents,
  };
}

/** The groups of two rows or more, as sorted ids. */
async function linked(
  companies: readonly Row[],
  parents?: ReadonlyMap<string, readonly string[]>,
): Promise<string[][]> {
  const found: string[][] = [];
  for await (const groups of linkRows(inMemory(companies, parents))) {
    for (const { companyIds } of groups) {
      if (companyIds.length > 1) found.push(companyIds.map((id) => companies[id]!.sourceRecordId).sort());
    }
  }
  return found.sort((a, b) => (a[0]! < b[0]! ? -1 : 1));
}

const row = (
  source: string,
  sourceRecordId: string,
  name: string,
  more: Partial<RegisterCompany> = {},
): Row => ({
  source,
  sourceRecordId,
  name,
  country: "GB",
  ...more,
});

const leiA = "5493001KJTIIGC8Y1R12";
const leiB = "213800D1EI4B9WTWWD28";
const leiC = "549300MLUDYVRQOOXS22";

/** Rows that make `exchange` a list of listings: tickers everywhere and no identifiers of companies. */
const exchange = (id: string, name: string, more: Partial<RegisterCompany> = {}) =>
  row("exchange", id, name, { tickers: [id], ...more });

describe("what links two rows", () => {
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

/** A row that says of no country, as lists of things give them. */
const anywhere = (id: string, name: string, more: Partial<RegisterCompany> = {}): Row => ({
  source: "wiki",
  sourceRecordId: id,
  name,
  ...more,
});

describe("a name without a country", () => {
  const subsidiaries = ["Games", "Music", "Media", "Pay", "Cloud", "News", "Labs", "Studios"].map(
    (word, at) => anywhere(`s${at}`, `Genmabex ${word}`),
  );
  const bare = anywhere("q", "Genmabex");

  test("is that of the company whose address under .com it is, however many subsidiaries begin with it", async () => {
    const listing = exchange("GNM.CO", "Genmabex A/S", { country: "DK", domain: "ir.genmabex.com" });
    expect(await linked([listing, bare, ...subsidiaries])).toEqual([["GNM.CO", "q"]]);
  });

  test.each([
    ["an address elsewhere", { domain: "genmabex.dk" }],
    ["no address", {}],
  ])("… and not with %s", async (_, site) => {
    const listing = exchange("GNM.CO", "Genmabex A/S", { country: "DK", ...site });
    expect(await linked([listing, bare, ...subsidiaries])).toEqual([]);
  });

  test("… nor where others have the word inside their names", async () => {
    const others = ["Get", "Siam", "Eagle", "Blue", "North", "Old", "Red", "Royal"].map((word, at) =>
      anywhere(`o${at}`, `${word} Genmabex`),
    );
    const listing = exchange("GNM.CO", "Genmabex A/S", { country: "DK", domain: "genmabex.com" });
    expect(await linked([listing, bare, ...others])).toEqual([]);
  });

  test("… nor where the name is a city's", async () => {
    const clubs = ["Games", "Music", "Media", "Pay", "Cloud", "News"].map((word, at) =>
      anywhere(`s${at}`, `Nice ${word}`),
    );
    const rows = [
      exchange("NICE.TA", "NICE Ltd.", { country: "IL", domain: "nice.com" }),
      anywhere("q", "Nice"),
      ...clubs,
    ];
    expect(await linked(rows)).toEqual([]);
  });

  test("links by the legal form that a name of before had", async () => {
    const rows = [
      exchange("LNFA", "L&F Acquisition Corp.", { country: "US" }),
      anywhere("s", "Zerofoxen Holdings, Inc.", {
        cik: "1823575",
        otherNames: [{ name: "L&F Acquisition Corp.", kind: "previous" }],
      }),
    ];
    expect(await linked(rows)).toEqual([["LNFA", "s"]]);
  });

  test("an alias says Plc for the public form of any country", async () => {
    const listing = exchange("GNM.HE", "Genmabex Oyj", { country: "FI" });
    const translated = { ...bare, otherNames: [{ name: "Genmabex Plc", kind: "alternative" as const }] };
    expect(await linked([listing, translated])).toEqual([["GNM.HE", "q"]]);
    const legal = { ...bare, name: "Genmabex Plc" };
    expect(await linked([listing, legal])).toEqual([]);
  });
});

describe("a symbol that an exchange keeps", () => {
  const sec = (name: string, symbol: string, country: string) =>
    row("sec", "s", name, { country, cik: "1395213", tickers: [symbol] });

  test.each([
    ["the site is the other's name", "EDN.BA", "EDENOR", "EDN", "edenor.com"],
    ["the site is the symbol", "EDCN.SN", "NORTHERN DISTRIBUTOR INC", "EDCN", "edcn.com"],
  ])("links two names where %s", async (_, listing, name, symbol, domain) => {
    const rows = [
      exchange(listing, "Empresa Distribuidora y Comercializadora Norte S.A.", { country: "AR", domain }),
      sec(name, symbol, "AR"),
    ];
    expect(await linked(rows)).toEqual([[listing, "s"]]);
  });

  test("links a foreign share with Mexico's letter, whose name tells of another trade", async () => {
    const rows = [
      exchange("ZMGN.MX", "Zimmergrove Video Communications, Inc.", { country: "CN" }),
      sec("Zimmergrove Communications Inc", "ZMG", "CN"),
    ];
    expect(await linked(rows)).toEqual([["ZMGN.MX", "s"]]);
  });

  test.each([
    ["another company of the country", "KGC.V", "Kestrel Gold Inc.", "kestrelgold.com", "KINROSS GOLD CORP"],
    ["a site that is not its own", "KGC.V", "Kestrel Gold Inc.", "kinross.com", "KINROSS"],
    [
      "the next shell of a sponsor",
      "KGC.V",
      "Kestrel Acquisition Corp.",
      "x.com",
      "Kestrel Acquisition Corp. II",
    ],
    [
      "the next shell, numbered in one word",
      "KGC.V",
      "KestrelCapital2 Inc.",
      "x.com",
      "KestrelCapital9 Corp",
    ],
  ])("links nothing where it is that of %s", async (_, listing, name, domain, other) => {
    const rows = [exchange(listing, name, { country: "CA", domain }), sec(other, "KGC", "CA")];
    expect(await linked(rows)).toEqual([]);
  });

  test("goes behind the company that bears the very name", async () => {
    const rows = [
      exchange("RDS", "Radiuson Health, Inc.", { country: "US" }),
      row("sec", "old", "Radiuson Health, Inc.", { country: "US", cik: "1428522" }),
      row("sec", "new", "Radiuson Recycling, Inc.", { country: "US", cik: "912603", tickers: ["RDS"] }),
    ];
    expect(await linked(rows)).toEqual([["RDS", "old"]]);
  });
});

describe("a description behind a name", () => {
  test.each([
    ["its acronym in brackets", "Butembal Airlines (BAL)", "BUTEMBAL AIRLINES"],
    ["its trades behind the legal form", "Cresudal S.A. Comercial, Inmobiliaria", "CRESUDAL SA"],
  ])("%s is no other name", async (_, described, bare) => {
    const rows = [
      row("alpha", "a", described, { country: "AR", address: { city: "Goma" } }),
      row("beta", "b", bare, { country: "AR", address: { city: "Goma" } }),
    ];
    expect(await linked(rows)).toEqual([["a", "b"]]);
  });

  test.each([
    ["a company of the group", "Unitedal Corporation “Onega”", "UNITEDAL CORPORATION"],
    ["two of a group", "Unitedal Corporation “Onega”", "UNITEDAL CORPORATION “ICEBERG”"],
    ["a place and a state", "Farmerby Bancshares, Inc. (Burlington, IA)", "Farmerby Bancshares, Inc."],
    ["a branch", "Farmerby Tools Limited, organizační složka", "FARMERBY TOOLS LIMITED"],
  ])("%s is another company", async (_, described, bare) => {
    const rows = [
      row("alpha", "a", described, { address: { city: "Goma" } }),
      row("beta", "b", bare, { address: { city: "Goma" } }),
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

describe("what keeps two rows apart", () => {
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
