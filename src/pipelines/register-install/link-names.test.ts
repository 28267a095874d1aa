import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { RegisterCompany } from "../../domain/register-company.ts";
import { anywhere, exchange, linked, row } from "./testing/linked-rows.ts";

describe("a name without a country", () => {
  const subsidiaries = ["Games", "Music", "Media", "Pay", "Cloud", "News", "Labs", "Studios"].map(
    (word, at) => anywhere(`s${at}`, `Genmabex ${word}`),
  );
  const bare = anywhere("q", "Genmabex");

  test("is that of the company whose address under .com it is, however many subsidiaries begin with it", async () => {
    const listing = exchange("GNM.CO", "Genmabex A/S", { country: "DK", domain: "ir.genmabex.com" });
    expect(await linked([listing, bare, ...subsidiaries])).toEqual([["GNM.CO", "q"]]);
  });

  test("… also where they are too many rows to be held at a time", async () => {
    const listing = exchange("GNM.CO", "Genmabex A/S", { country: "DK", domain: "ir.genmabex.com" });
    const rows = [listing, bare, ...subsidiaries];
    expect(await linked(rows, undefined, { rowsAtATime: 1 })).toEqual([["GNM.CO", "q"]]);
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

describe("a name in two scripts", () => {
  const japan = { country: "JP" };
  const edinet = (id: string, name: string, tickers: string[] = []) =>
    row("edinet", id, name, { ...japan, registrationNumber: "5010001034982", jurisdiction: "JP", tickers });

  test.each([
    ["Han", "八千代工業株式会社", "Yachiyo Industry Co., Ltd."],
    ["Han and kana", "福岡リート投資法人", "Fukuoka REIT Corporation"],
    ["kana", "フルサト工業株式会社", "Furusato Industries, Ltd."],
  ])("is one read aloud: %s", async (_, native, latin) => {
    const rows = [edinet("E1", native), exchange("7298.T", latin, japan)];
    expect(await linked(rows)).toEqual([["7298.T", "E1"]]);
  });

  test.each([
    ["of another trade", "阪急阪神不動産株式会社", "Hankyu Hanshin REIT, Inc.", "JP", []],
    ["with another word", "八千代銀行株式会社", "Yachiyo Industry Co., Ltd.", "JP", []],
    ["of a common name", "豊田産業株式会社", "Toyota Industries Corporation", "JP", []],
    ["of another country", "八千代工業株式会社", "Yachiyo Industry Co., Ltd.", "TW", []],
    ["of another ticker", "八千代工業株式会社", "Yachiyo Industry Co., Ltd.", "JP", ["1234"]],
  ])("is not one %s", async (_, native, latin, country, tickers) => {
    const rows = [edinet("E1", native, tickers), exchange("7298.T", latin, { country })];
    expect(await linked(rows)).toEqual([]);
  });

  test("… nor where two sound alike", async () => {
    const rows = [
      edinet("E1", "八千代工業株式会社"),
      edinet("E2", "ヤチヨ工業株式会社"),
      exchange("7298.T", "Yachiyo Industry Co., Ltd.", japan),
    ];
    expect(await linked(rows)).toEqual([]);
  });
});

test("a market word is the same in another language, in the same place of the name", async () => {
  const rows = [
    exchange("PAMP.BA", "Pampalonia Energía S.A.", { country: "AR" }),
    row("sec", "a", "Pampalonia Energy Inc.", { country: "AR", cik: "1469395" }),
    exchange("ARR.AX", "Americana Rarewell Earths Limited", { country: "AU" }),
    row("sec", "b", "Rarewell Earths Americana Inc.", { country: "CA", cik: "2095743" }),
  ];
  expect(await linked(rows)).toEqual([["PAMP.BA", "a"]]);
});

describe("a name and its translation, in one country", () => {
  const own = (country: string) =>
    exchange("QVX.SA", "Quovexil Linhas Aéreas Inteligentes S.A.", { country });
  const issuer = row("sec", "1", "Quovexil Intelligent Airlines Inc.", { country: "BR", cik: "1291733" });

  test("are one company", async () => {
    expect(await linked([own("BR"), issuer])).toEqual([["1", "QVX.SA"]]);
  });

  test("… and not in two countries", async () => {
    expect(await linked([own("PT"), issuer])).toEqual([]);
  });

  test("… nor with a word that the other lacks", async () => {
    const cargo = { ...issuer, name: "Quovexil Intelligent Cargo Airlines Inc." };
    expect(await linked([own("BR"), cargo])).toEqual([]);
  });
});

describe("a list that keeps no register numbers", () => {
  const city = { city: "Miass", postal_code: "456318" };
  const entry = (id: string, name: string, more: Partial<RegisterCompany> = {}) =>
    row("list", id, name, { country: "RU", ...more });

  test.each([
    ["building", { address: { line1: "Mendeleeva street 31", ...city } }],
    ["site", { domain: "npoe.ru" }],
  ])("may have a company twice: of one name, form and %s", async (_, shared) => {
    const rows = [
      entry("1", "JSC NPO Elektromechaniki", shared),
      entry("2", "NPO Elektromechaniki, JSC", shared),
    ];
    expect(await linked(rows)).toEqual([["1", "2"]]);
  });

  test("… and of one name and building where one entry leaves the form out, but not of one site alone", async () => {
    const names = ["JSC NPO Elektromechaniki", "NPO Elektromechaniki"] as const;
    const entries = (shared: Partial<RegisterCompany>) =>
      names.map((name, at) => entry(`${at}`, name, shared));
    const there = { address: { line1: "Mendeleeva street 31", ...city } };
    expect(await linked(entries(there))).toEqual([["0", "1"]]);
    expect(await linked(entries({ domain: "npoe.ru" }))).toEqual([]);
  });

  test.each([
    ["an address as one text", "Mendeleeva str. 31, city of Miass, Russian Federation (HQ)"],
    [
      "its parts in another order",
      "456318, Chelyabinsk Oblast, Miass, Mendeleeva Str., 31, Russian Federation",
    ],
  ])("… and of one name in one house of which the town is not known: %s", async (_, line1) => {
    const rows = [
      entry("1", "JSC NPO Elektromechaniki", { address: { line1: "Mendeleeva street 31, Miass" } }),
      entry("2", "NPO Elektromechaniki, JSC", { address: { line1 } }),
    ];
    expect(await linked(rows)).toEqual([["1", "2"]]);
  });

  test("… and of one building where the name of one entry is another name of the other", async () => {
    const there = { address: { line1: "Mendeleeva street 31", ...city } };
    const also = (kind: "alternative" | "previous", more: Partial<RegisterCompany> = {}) => [
      entry("1", "JSC NPO Elektromechaniki", { ...there, domain: "npoe.ru" }),
      entry("2", "JSC Zarnitz Plant", {
        ...there,
        otherNames: [{ name: "NPO Elektromechaniki", kind }],
        ...more,
      }),
    ];
    expect(await linked(also("alternative"))).toEqual([["1", "2"]]);
    expect(await linked(also("previous"))).toEqual([]);
    expect(await linked(also("alternative", { domain: "zarnitz.ru" }))).toEqual([]);
    const street = { address: { line1: "Mendeleeva street 47", ...city } };
    expect(await linked(also("alternative", street))).toEqual([]);
  });

  test("… which another list has once", async () => {
    const there = { address: { line1: "Mendeleeva street 31", ...city } };
    const rows = [
      entry("1", "JSC NPO Elektromechaniki", there),
      entry("2", "NPO Elektromechaniki, JSC", there),
      row("other", "3", "NPO ELEKTROMECHANIKI JSC", { country: "RU", ...there }),
    ];
    expect(await linked(rows)).toEqual([["1", "2", "3"]]);
  });

  test.each([
    ["another form", "LLC NPO Elektromechaniki", {}],
    ["another house", "JSC NPO Elektromechaniki", { address: { line1: "Lenina street 4", ...city } }],
    ["another country", "JSC NPO Elektromechaniki", { country: "BY" }],
  ])("has two companies where the other has %s", async (_, name, more) => {
    const there = { address: { line1: "Mendeleeva street 31", ...city } };
    const rows = [entry("1", "JSC NPO Elektromechaniki", there), entry("2", name, { ...there, ...more })];
    expect(await linked(rows)).toEqual([]);
  });

  test("is no register with numbers, which has each company once", async () => {
    const there = { address: { line1: "Mendeleeva street 31", ...city } };
    const numbered = (id: string, registrationNumber: string) =>
      entry(id, "JSC NPO Elektromechaniki", { ...there, registrationNumber, jurisdiction: "RU" });
    const rows = [numbered("1", "1146444000010"), entry("2", "JSC NPO Elektromechaniki", there)];
    expect(await linked(rows)).toEqual([]);
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

test("the order of rows and registers does not matter to any of this", async () => {
  const there = { address: { line1: "Mendeleeva street 31", city: "Miass", postal_code: "456318" } };
  const rows = [
    row("list", "l1", "JSC NPO Elektromechaniki", { country: "RU", ...there }),
    row("list", "l2", "NPO Elektromechaniki, JSC", { country: "RU", ...there }),
    row("other", "o1", "NPO ELEKTROMECHANIKI JSC", { country: "RU", ...there }),
    row("edinet", "e1", "八千代工業株式会社", { country: "JP" }),
    row("edinet", "e2", "倉庫精練株式会社", { country: "JP" }),
    row("edinet", "e3", "ソウコセイレン株式会社", { country: "JP" }),
    exchange("7298.T", "Yachiyo Industry Co., Ltd.", { country: "JP" }),
    exchange("3578.T", "Soko Seiren Co.,Ltd.", { country: "JP" }),
    exchange("EDN.BA", "Empresa Distribuidora y Comercializadora Norte S.A.", {
      country: "AR",
      domain: "edenor.com",
    }),
    row("sec", "s1", "EDENOR", { country: "AR", cik: "1395213", tickers: ["EDN"] }),
    exchange("GNM.CO", "Genmabex A/S", { country: "DK", domain: "genmabex.com" }),
    anywhere("q1", "Genmabex"),
    anywhere("q2", "Butembal Airlines (BAL)"),
    row("other", "o2", "BUTEMBAL AIRLINES", { country: "CD" }),
  ];
  const expected = await linked(rows);
  expect(expected).toEqual(
    expect.arrayContaining([
      ["l1", "l2", "o1"],
      ["7298.T", "e1"],
      ["EDN.BA", "s1"],
      ["GNM.CO", "q1"],
    ]),
  );
  await fc.assert(
    fc.asyncProperty(fc.shuffledSubarray(rows, { minLength: rows.length }), async (shuffled) => {
      expect(await linked(shuffled)).toEqual(expected);
    }),
    { numRuns: 40 },
  );
});
