import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { identifierKey } from "./identifier-key.ts";
import { isPlaceholderNumber } from "./placeholder-number.ts";
import { registerIdentifiers } from "./register-identifiers.ts";
import { EXAMPLES } from "./register-number-examples.ts";
import { REGISTER_SCHEMES, registerScheme } from "./register-schemes.ts";

const keys = (
  number: string,
  where: Parameters<typeof registerIdentifiers>[1],
  strength?: string,
): string[] =>
  registerIdentifiers(number, where)
    .filter((identifier) => strength === undefined || identifier.strength === strength)
    .map(identifierKey);

describe("by jurisdiction", () => {
  test.each([
    ["06528297", "GB", ["GB-COH=06528297"]],
    ["SC243739", "GB-SCT", ["GB-COH=SC243739"]],
    ["812809234", "FR", ["FR-SIREN=812809234"]],
    ["0000803909", "PL", ["PL-KRS=0000803909"]],
    ["6711393304", "PL", ["PL-NIP=6711393304"]],
    ["302046830", "PL", ["PL-REGON=302046830"]],
    ["080229250", "HR", ["HR-MBS=080229250"]],
    ["33392005961", "HR", ["HR-OIB=33392005961"]],
    ["ΗΕ 350042", "CY", ["CY-DRCOR=HE350042"]],
    ["0100-01-114017", "JP", ["JP-JCN=5010001114017"]],
    ["35919043", "SK", ["SK-ICO=35919043"]],
    ["AAB-4653", "IN", ["IN-LLPIN=AAB-4653"]],
    ["1010076663", "SA", ["SA-REG=1010076663"]],
    ["2404625", "HK", ["HK-CR=2404625"]],
    ["19096171", "RO", ["RO-CUI=19096171"]],
  ])("%s in %s", (number, jurisdiction, strong) => {
    expect(keys(number, { jurisdiction }, "strong")).toEqual(strong);
  });

  test("a country stands in where no jurisdiction is given, and yields to one that is", () => {
    expect(keys("06528297", { country: "GB" })).toEqual(["GB-COH=06528297"]);
    expect(keys("4348344", { jurisdiction: "US-DE", country: "GB" }, "strong")).toEqual(["US-DE=4348344"]);
  });

  test("the same digits are never one company in two countries", () => {
    const cz = keys("35919043", { country: "CZ" });
    const sk = keys("35919043", { country: "SK" });
    expect(cz.filter((key) => sk.includes(key))).toEqual([]);
    const dk = keys("36729929", { country: "DK" });
    expect(dk.filter((key) => keys("36729929", { country: "NL" }).includes(key))).toEqual([]);
  });

  test("US file numbers are of one state, and a clue without it", () => {
    expect(keys("4348344", { jurisdiction: "US-DE" })).toEqual(["US-DE=4348344", "US-REG=4348344"]);
    expect(keys("4348344", { jurisdiction: "US-NY" })).toEqual(["US-NY-REG=4348344", "US-REG=4348344"]);
    expect(registerIdentifiers("4348344", { country: "US" })).toEqual([
      { scheme: "US-REG", value: "4348344", checkDigit: "none", wellFormed: false, strength: "weak" },
    ]);
    expect(keys("806592", { jurisdiction: "US-CA" })).toEqual(keys("C0806592", { jurisdiction: "US-CA" }));
    expect(keys("600 413 485", { jurisdiction: "US-WA" }, "strong")).toEqual(["US-WA=600413485"]);
  });

  test("an unknown register's number is strong from four digits on", () => {
    expect(registerIdentifiers("001862", { jurisdiction: "VG" })[0]).toMatchObject({
      value: "1862",
      strength: "strong",
    });
    expect(registerIdentifiers("186", { jurisdiction: "VG" })[0]).toMatchObject({
      value: "186",
      strength: "weak",
    });
  });

  test("forty letters and digits are no number, so that nothing is cut to equal another", () => {
    expect(registerIdentifiers("1357924680".repeat(5), { jurisdiction: "VG" })).toEqual([]);
  });

  test("a number that fits no scheme of its country is a clue", () => {
    expect(registerIdentifiers("0O470381", { jurisdiction: "GB" })).toEqual([
      { scheme: "GB-REG", value: "O470381", checkDigit: "none", wellFormed: false, strength: "weak" },
    ]);
    expect(registerIdentifiers("123456", {})[0]).toMatchObject({ scheme: "XX-REG", strength: "weak" });
  });

  test("a failing check digit leaves a clue and is not corrected", () => {
    expect(registerIdentifiers("812809235", { jurisdiction: "FR" })).toEqual([
      { scheme: "FR-SIREN", value: "812809235", checkDigit: "bad", wellFormed: true, strength: "weak" },
    ]);
  });

  test("several numbers in one field are each read, a remark is left out", () => {
    const both = keys("1137746072375; 7723861614", { country: "RU" }, "strong");
    expect(both).toEqual(["RU-INN=7723861614", "RU-OGRN=1137746072375"]);
    expect(keys("1137746072375 on 25.11.2002", { country: "RU" })).toEqual(["RU-OGRN=1137746072375"]);
    expect(keys("7712040285,", { country: "RU" })).toEqual(["RU-INN=7712040285"]);
    expect(keys("1 137 746 072 375", { country: "RU" })).toEqual(["RU-OGRN=1137746072375"]);
  });
});

describe("by registration authority", () => {
  test.each([
    ["RA000585", "GB", "04296794", ["GB-COH=04296794"]],
    ["RA000586", "GB-NIR", "NI004078", ["GB-COH=NI004078"]],
    ["RA000602", "US-DE", "6283046", ["US-DE=6283046"]],
    ["RA000628", "US-DE", "5215193", ["US-NY-REG=5215193"]],
    ["RA000641", "US-WA", "603 184 377", ["US-WA=603184377"]],
    ["RA000544", "SE", "556708-1699", ["SE-ON=5567081699"]],
    ["RA000443", "MT", "C 37386", ["MT-MBR=C37386"]],
    ["RA000497", "RO", "19096171", ["RO-CUI=19096171"]],
    ["RA000497", "RO", "J52/750/2012", ["RO-ONRC=J52/750/2012"]],
    ["RA000486", "PL", "6711393304", ["PL-NIP=6711393304"]],
    ["RA000466", "NZ", "9429000123457", ["NZ-NZBN=9429000123457"]],
    ["RA000086", "KY", "MC-105382", ["KY-REG=MC105382"]],
    ["ra000585", "GB", "04296794", ["GB-COH=04296794"]],
  ])("%s for %s: %s", (registrationAuthority, jurisdiction, number, strong) => {
    expect(keys(number, { jurisdiction, registrationAuthority }, "strong")).toEqual(strong);
  });

  test("an unknown authority keeps its numbers to itself", () => {
    const credit = registerIdentifiers("34967", { jurisdiction: "US-NY", registrationAuthority: "RA000744" });
    expect(credit.filter(({ strength }) => strength === "strong").map(identifierKey)).toEqual([
      "ra:RA000744=34967",
    ]);
    expect(credit.map(identifierKey)).toContain("US-NY-REG=34967");
  });

  test("an unknown authority's number counts for the country where its check digit says so", () => {
    const where = { jurisdiction: "CN", registrationAuthority: "RA000744" };
    expect(keys("91110000600037341L", where, "strong")).toContain("CN-USCC=91110000600037341L");
  });

  test.each(["RA888888", "RA999999", "RA777777", "none"])("%s is no authority", (registrationAuthority) => {
    expect(keys("06528297", { jurisdiction: "GB", registrationAuthority })).toEqual(["GB-COH=06528297"]);
  });
});

describe("German register numbers", () => {
  const fraport = "DE-HR=FRANKFURTAMMAIN:HRB7042";

  test("the court's code and the court's name are the same court", () => {
    expect(keys("HRB 7042", { jurisdiction: "DE", registrationAuthority: "RA000242" }, "strong")).toEqual([
      fraport,
    ]);
    expect(keys("Amtsgericht Frankfurt am Main, HRB 7042", { country: "DE" }, "strong")).toEqual([fraport]);
    expect(keys("HRB 719915", { registrationAuthority: "RA000296" }, "strong")).toEqual([
      "DE-HR=MANNHEIM:HRB719915",
    ]);
    expect(keys("HRB 13085", { registrationAuthority: "RA000247" }, "strong")).toEqual([
      "DE-HR=FUERTH:HRB13085",
    ]);
  });

  test("without a court a number is a clue, which one with a court also gives", () => {
    const bare = registerIdentifiers("HRB 7042", { jurisdiction: "DE" });
    expect(bare).toEqual([
      { scheme: "DE-HR", value: "HRB7042", checkDigit: "none", wellFormed: true, strength: "weak" },
    ]);
    expect(registerIdentifiers("HRB 7042", { registrationAuthority: "RA000242" })).toContainEqual(bare[0]);
  });

  test("a court whose name is not settled is itself, not another", () => {
    expect(keys("HRB 48248", { registrationAuthority: "RA000279" }, "strong")).toEqual([
      "DE-HR=RA000279:HRB48248",
    ]);
  });

  test("the letters of merged courts keep two companies apart", () => {
    expect(keys("HRB 1067 BS", { registrationAuthority: "RA000290" }, "strong")).not.toEqual(
      keys("HRB 1067", { registrationAuthority: "RA000290" }, "strong"),
    );
  });
});

test("a number at a court that names no part of the register is a clue, an endless one nothing", () => {
  expect(keys("7042", { registrationAuthority: "RA000242" })).toEqual(["DE-REG=7042"]);
  expect(keys("1357924680".repeat(5), { registrationAuthority: "RA000242" })).toEqual([]);
});

describe("identifiers that follow from a number", () => {
  test.each([
    ["81280923400030", "FR", "FR-SIREN=812809234"],
    ["16.727.230/0001-97", "BR", "BR-CNPJ-ROOT=16727230"],
    ["004 085 616", "AU", "AU-ABN=53004085616"],
    ["53 004 085 616", "AU", "AU-ACN=004085616"],
    ["0314409058-002", "VN", "VN-MST=0314409058"],
    ["33AFNPA6606E1ZV", "IN", "IN-PAN=AFNPA6606E"],
    ["30204683000000", "PL", "PL-REGON=302046830"],
  ])("%s in %s is also %s", (number, country, key) => {
    expect(keys(number, { country }, "strong")).toContain(key);
  });

  test("every ACN in use gives an ABN of which it is the end", () => {
    for (const acn of ["004085616", "102443916", "102843809", "627791646", "610123245"]) {
      const abn = registerIdentifiers(acn, { country: "AU" }).find(({ scheme }) => scheme === "AU-ABN");
      expect(abn).toMatchObject({ checkDigit: "ok", strength: "strong" });
      expect(abn?.value.slice(2)).toBe(acn);
    }
  });

  test("a CIN keeps its year and serial when the company is listed", () => {
    const before = keys("U24111UR1986PLC015895", { country: "IN" });
    const after = keys("L24111UR1986PLC015895", { country: "IN" });
    expect(before.filter((key) => after.includes(key))).toEqual(["IN-CIN-CORE=1986-015895"]);
  });

  test("an identifier that follows from a number with a failing check digit fails with it", () => {
    expect(
      registerIdentifiers("81280923400031", { country: "FR" }).every(({ strength }) => strength === "weak"),
    ).toBe(true);
  });
});

describe("properties", () => {
  const place = fc.constantFrom(
    ...new Set(REGISTER_SCHEMES.map((id) => registerScheme(id)!.jurisdiction)),
    "US",
    "US-NY",
    "SA",
    "GB-SCT",
    "",
    "Atlantis",
    "\ud800",
  );
  const authority = fc.constantFrom(undefined, "RA000585", "RA000242", "RA000744", "RA999999", "x");
  const number = fc.oneof(
    fc.string({ unit: "binary", maxLength: 300 }),
    fc.stringMatching(/^[A-Z]{0,3}[ -]?\d{1,14}[;, ]{0,2}\d{0,13}$/),
  );

  test("never throws; nothing empty, nothing twice, no placeholder, always the same order", () => {
    fc.assert(
      fc.property(number, place, authority, (text, jurisdiction, registrationAuthority) => {
        const found = registerIdentifiers(text, {
          jurisdiction,
          ...(registrationAuthority && { registrationAuthority }),
        });
        const all = found.map(identifierKey);
        expect(new Set(all).size).toBe(all.length);
        expect(all.toSorted()).toEqual(all);
        expect(found.every(({ value }) => value !== "")).toBe(true);
        expect(found.every(({ strength, checkDigit }) => strength !== "strong" || checkDigit !== "bad")).toBe(
          true,
        );
        if (isPlaceholderNumber(text)) expect(found).toEqual([]);
      }),
      { numRuns: 2000 },
    );
  });

  test("a number and its normal form in its own jurisdiction are one identifier", () => {
    for (const [id, , ...normals] of EXAMPLES) {
      const { jurisdiction } = registerScheme(id)!;
      // Guides' examples whose digits count up are placeholders; EIN, LEI and CIK are no register numbers.
      if (jurisdiction === "XX" || id === "US-EIN") continue;
      for (const normal of normals.filter((text) => !isPlaceholderNumber(text))) {
        expect(
          keys(normal, { jurisdiction }).some((key) => key.startsWith(`${id}`)),
          `${id} ${normal}`,
        ).toBe(true);
      }
    }
  });
});
