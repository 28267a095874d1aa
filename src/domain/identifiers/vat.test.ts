import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { identifierKey } from "./identifier-key.ts";
import { normaliseVat } from "./vat.ts";
import { VAT_RULES } from "./vat-rules.ts";

const NUMBERS: readonly (readonly [written: string, ...keys: string[]])[] = [
  ["ATU13585627", "vat:AT=U13585627"],
  ["BE 0521.749.439", "BE-BCE_KBO=0521749439", "vat:BE=0521749439"],
  ["BG 175 074 752", "BG-EIK=175074752", "vat:BG=175074752"],
  ["CHE-100.155.212 TVA", "CH-UID=CHE100155212", "vat:CH=E100155212"],
  ["CY-10259033P", "vat:CY=10259033P"],
  ["CZ 25123891", "CZ-ICO=25123891", "vat:CZ=25123891"],
  ["DE 143454214", "vat:DE=143454214"],
  ["DK 36 72 99 29", "DK-CVR=36729929", "vat:DK=36729929"],
  ["EE 100 931 558", "vat:EE=100931558"],
  ["EL 094259216", "GR-AFM=094259216", "vat:EL=094259216"],
  ["GR 094259216", "GR-AFM=094259216", "vat:EL=094259216"],
  ["ES A28015865", "ES-NIF=A28015865", "vat:ES=A28015865"],
  ["FI 20774740", "FI-PRO=2077474-0", "vat:FI=20774740"],
  ["FR 40 303 265 045", "FR-SIREN=303265045", "vat:FR=40303265045"],
  ["GB 980 7806 84", "vat:GB=980780684"],
  ["HR 33392005961", "HR-OIB=33392005961", "vat:HR=33392005961"],
  ["HU-12892312", "vat:HU=12892312"],
  ["IE 6433435F", "vat:IE=6433435F"],
  ["IE 6433435OA", "vat:IE=6433435OA"],
  ["IE 8D79739I", "vat:IE=8D79739I"],
  ["IT 00743110157", "IT-CF=00743110157", "vat:IT=00743110157"],
  ["LT 119511515", "vat:LT=119511515"],
  ["LT 100001919017", "vat:LT=100001919017"],
  ["LU 15027442", "vat:LU=15027442"],
  ["LV 40003521600", "LV-RE=40003521600", "vat:LV=40003521600"],
  ["MT 1167-9112", "vat:MT=11679112"],
  ["NL 004495445B01", "vat:NL=004495445B01"],
  ["NO 923 609 016 MVA", "NO-BRC=923609016", "vat:NO=923609016"],
  ["PL 972-123-73-17", "PL-NIP=9721237317", "vat:PL=9721237317"],
  ["PT 501 964 843", "PT-NIPC=501964843", "vat:PT=501964843"],
  ["RO 18547290", "RO-CUI=18547290", "vat:RO=18547290"],
  ["SE 556708169901", "SE-ON=5567081699", "vat:SE=556708169901"],
  ["SI 50223054", "vat:SI=50223054"],
  ["SK 2022749619", "vat:SK=2022749619"],
  ["XI 980780684", "vat:XI=980780684"],
];

describe("numbers of every country", () => {
  test.each(NUMBERS)("%s", (written, ...keys) => {
    const found = normaliseVat(written);
    expect(found.map(identifierKey)).toEqual(keys);
    expect(found.every(({ checkDigit, strength }) => checkDigit === "ok" && strength === "strong")).toBe(
      true,
    );
  });

  test("there is one of every prefix", () => {
    const prefixes = NUMBERS.flatMap(([, ...keys]) =>
      keys.flatMap((key) => /^vat:(..)/.exec(key)?.[1] ?? []),
    );
    expect(Object.keys(VAT_RULES).filter((prefix) => !prefixes.includes(prefix))).toEqual([]);
  });

  test.each(NUMBERS)("%s: a changed last digit is a clue", (written) => {
    const at = written.search(/\d\D*$/);
    // The last digit of SE and NL counts branches; there the one before the suffix is changed.
    const place = /^(?:SE|NL)/.test(written) ? at - 3 : at;
    const digit = Number(written[place]);
    const wrong = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((step) =>
      normaliseVat(written.slice(0, place) + ((digit + step) % 10) + written.slice(place + 1)),
    );
    expect(
      wrong.filter((found) => found.every(({ strength }) => strength === "weak")).length,
    ).toBeGreaterThan(6);
  });
});

describe("prefix and country", () => {
  test.each([
    ["143454214", "DE", "vat:DE=143454214"],
    ["DE143454214", "AT", "vat:DE=143454214"],
    ["U13585627", "AT", "vat:AT=U13585627"],
    ["094259216", "GR", "vat:EL=094259216"],
    ["980780684", "GB", "vat:GB=980780684"],
    ["USt-IdNr. DE 143454214", undefined, "vat:DE=143454214"],
    ["GB 980 7806 84 001", undefined, "vat:GB=980780684"],
    ["VAT No: GB980780684", undefined, "vat:GB=980780684"],
  ])("%s from %s", (written, country, key) => {
    expect(normaliseVat(written, country).map(identifierKey)).toContain(key);
  });

  test("a form without a computed rule says so", () => {
    expect(normaliseVat("GBGD001")[0]).toMatchObject({ checkDigit: "none", strength: "strong" });
    expect(normaliseVat("CZ7103192745")[0]).toMatchObject({ checkDigit: "none", wellFormed: true });
  });

  test("a shape that does not fit is a clue; an unknown country, a placeholder or nothing is nothing", () => {
    expect(normaliseVat("DE12345")).toEqual([
      { scheme: "vat:DE", value: "12345", checkDigit: "none", wellFormed: false, strength: "weak" },
    ]);
    expect(normaliseVat("143454214")).toEqual([]);
    expect(normaliseVat("143454214", "US")).toEqual([]);
    for (const raw of ["", "N/A", "DE000000000", "DE123456789", "GB999999999", "pending"]) {
      expect(normaliseVat(raw, "DE"), raw).toEqual([]);
    }
  });
});

test("never throws, and gives nothing stronger than its check allows", () => {
  const country = fc.constantFrom(undefined, "DE", "GR", "CH", "SE", "US", "", "constructor", "__proto__");
  const text = fc.oneof(fc.string({ unit: "binary" }), fc.stringMatching(/^[A-Z]{0,2}[A-Z0-9 .-]{0,16}$/));
  fc.assert(
    fc.property(text, country, (raw, home) => {
      for (const { checkDigit, strength } of normaliseVat(raw, home)) {
        if (checkDigit === "bad") expect(strength).toBe("weak");
      }
    }),
    { numRuns: 2000 },
  );
});
