import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { PostalAddress } from "../record.ts";
import { analyseAddress } from "./analyse-address.ts";
import { compareAddresses, isSameHouse } from "./compare-addresses.ts";

const compare = (a: PostalAddress, b: PostalAddress) =>
  compareAddresses(analyseAddress(a), analyseAddress(b));
const racecourse = { line1: "35, Racecourse Road", city: "Ayr", postal_code: "KA7 2TG", country: "GB" };

describe("agreement on ordered levels", () => {
  test.each<[string, PostalAddress, PostalAddress, string]>([
    [
      "postal code and house number",
      racecourse,
      { line1: "35 Racecourse Rd", postal_code: "ka72tg", country: "UK" },
      "same_building",
    ],
    [
      "street, house number and city without codes",
      { line1: "Hauptstraße 5", city: "Köln", country: "DE" },
      { line1: "Hauptstr. 5", city: "Cologne", country: "DE" },
      "same_building",
    ],
    [
      "block numbers of a Japanese and a Latin line",
      { line1: "100-0005, 2-5-2 Marunouchi", city: "Tokyo", postal_code: "100-0005", country: "JP" },
      { line1: "千代田区丸の内二丁目5番2号", postal_code: "1000005", country: "JP" },
      "same_building",
    ],
    [
      "another number of the street",
      racecourse,
      { line1: "37 Racecourse Rd", postal_code: "KA7 2TH", city: "Ayr", country: "GB" },
      "same_street",
    ],
    [
      "postal code and number, but another street",
      racecourse,
      { line1: "Unit 4, 35 Harbour Point", postal_code: "KA7 2TG", country: "GB" },
      "same_postal_code",
    ],
    ["postal code alone", { postal_code: "KA7 2TG", country: "GB" }, racecourse, "same_postal_code"],
    ["city alone", { city: "Wien", country: "AT" }, { city: "Vienna", country: "AT" }, "same_city"],
    [
      "region alone",
      { region: "CT", country: "US" },
      { region: "Connecticut", city: "Greenwich", country: "US" },
      "same_region",
    ],
    [
      "postal district alone",
      { postal_code: "KA7 1AA", country: "GB" },
      { postal_code: "KA7 9ZZ", country: "GB" },
      "same_region",
    ],
    ["other cities", { city: "Bonn", country: "DE" }, { city: "Köln", country: "DE" }, "different_city"],
    [
      "other countries",
      { city: "Frankfurt", country: "DE" },
      { city: "Frankfurt", country: "US" },
      "different_country",
    ],
  ])("%s", (_, a, b, level) => {
    expect(compare(a, b)?.level).toBe(level);
    expect(compare(b, a)?.level).toBe(level);
  });
});

describe("a missing part is never disagreement", () => {
  test.each<[string, PostalAddress, PostalAddress]>([
    ["nothing on one side", {}, racecourse],
    ["countries alone", { country: "GB" }, { country: "GB" }],
    [
      "a city in Han and a city in Latin letters",
      { city: "草加市", country: "JP" },
      { city: "Soka", country: "JP" },
    ],
    ["a county and a town", { city: "Surrey", country: "GB" }, { city: "Richmond", country: "GB" }],
    ["no part in common", { city: "Köln", country: "DE" }, { postal_code: "80331", country: "DE" }],
  ])("%s cannot be compared", (_, a, b) => {
    expect(compare(a, b)).toBeNull();
  });

  test("house numbers disagree only when both sides have some and none agree", () => {
    const at = (line1: string): PostalAddress => ({ ...racecourse, line1 });
    expect(compare(at("35 Racecourse Road"), at("37 Racecourse Road"))?.houseNumbersDisagree).toBe(true);
    expect(compare(at("62a High St"), at("62b High St"))?.houseNumbersDisagree).toBe(true);
    expect(compare(at("62a High St"), at("62 High St"))?.houseNumbersDisagree).toBe(false);
    expect(compare(at("28-29 High St"), at("29 High St"))?.houseNumbersDisagree).toBe(false);
    expect(compare(at("Racecourse Road"), at("37 Racecourse Road"))?.houseNumbersDisagree).toBe(false);
    expect(compare(at("Suite 300, Racecourse Road"), at("37 Racecourse Road"))?.houseNumbersDisagree).toBe(
      false,
    );
  });

  test("two names within one postal district are no other city", () => {
    const perth = { city: "Perth", postal_code: "6008", country: "AU" };
    expect(compare(perth, { ...perth, city: "Shenton Park" })?.city).toBeNull();
    expect(
      compare(
        { city: "Oakland", postal_code: "94607", country: "US" },
        { city: "San Jose", postal_code: "95110", country: "US" },
      )?.city,
    ).toBe("different");
  });

  test("a territory is not another country", () => {
    expect(compare({ city: "San Juan", country: "PR" }, { city: "San Juan", country: "US" })).toMatchObject({
      level: "same_city",
      country: "compatible",
    });
  });
});

describe("similarity of the street text", () => {
  test.each([
    ["35 Racecourse Road", "35 Racecourse Rd", 1, 1],
    ["10 Rue de la Paix", "10 r. Paix", 1, 1],
    ["Hauptstrasse 5", "Hauptstr. 9", 1, 1],
    ["Aston House, Cornwall Avenue", "Cornwall Ave", 0.75, 0.95],
    ["Racecourse Road", "Racecorse Road", 1, 1],
    ["Racecourse Road", "Harbour Road", 0, 0.15],
    ["Racecourse Road", "Pier Street", 0, 0],
    ["Racecourse Road", "", 0, 0],
  ])("%s and %s lie in their band", (left, right, least, most) => {
    const { similarity } = compare({ ...racecourse, line1: left }, { ...racecourse, line1: right })!;
    expect(similarity).toBeGreaterThanOrEqual(least);
    expect(similarity).toBeLessThanOrEqual(most);
  });
});

const word = fc.constantFrom(
  "12",
  "14a",
  "High",
  "Street",
  "Mill",
  "Lane",
  "Suite 4",
  "PO Box 9",
  "Haus",
  "Rue de",
  "Paris",
);
const address = fc.record(
  {
    line1: fc.array(word, { maxLength: 5 }).map((words) => words.join(" ")),
    city: fc.constantFrom("Köln", "Cologne", "London", "東京都", "Surrey", ""),
    postal_code: fc.constantFrom("50667", "50668", "EC1A 1BB", "100-0005", ""),
    country: fc.constantFrom("DE", "GB", "JP", "GG", ""),
  },
  { requiredKeys: [] },
);

test("comparison does not depend on the order of its sides", () => {
  fc.assert(
    fc.property(address, address, (a, b) => {
      const left = compare(a, b);
      const right = compare(b, a);
      expect(right === null ? null : { ...right, similarity: 0 }).toEqual(
        left === null ? null : { ...left, similarity: 0 },
      );
      expect(right?.similarity ?? 0).toBeCloseTo(left?.similarity ?? 0, 9);
    }),
  );
});

test("an address agrees with itself in all that it says", () => {
  fc.assert(
    fc.property(address, (given) => {
      const same = compare(given, given);
      expect(same?.houseNumbersDisagree ?? false).toBe(false);
      expect(["different_city", "different_country"]).not.toContain(same?.level);
    }),
  );
});

describe("one house of which a town is not known", () => {
  const same = (a: PostalAddress, b: PostalAddress) => isSameHouse(analyseAddress(a), analyseAddress(b));
  const text = { line1: "Pesochnaya str. 3, city of Izhevsk, Udmurt Republic (HQ)", country: "RU" };

  test.each<[string, PostalAddress, boolean]>([
    [
      "its parts in another order",
      { line1: "426033, Udmurt Republic, Izhevsk, Pesochnaya Str., 3", country: "RU" },
      true,
    ],
    ["another house", { line1: "Pesochnaya Str., 5, Izhevsk", country: "RU" }, false],
    ["another street", { line1: "Lenina Str., 3, Perm", country: "RU" }, false],
    ["another country", { line1: "Pesochnaya Str., 3, Izhevsk", country: "BY" }, false],
    ["no street", { city: "Izhevsk", country: "RU" }, false],
  ])("%s", (_, other, expected) => {
    expect(same(text, other)).toBe(expected);
    expect(same(other, text)).toBe(expected);
  });

  test("two known towns are two houses", () => {
    const at = (city: string) => ({ line1: "High Street 7", city, country: "GB" });
    expect(same(at("Ayr"), at("Perth"))).toBe(false);
  });
});
