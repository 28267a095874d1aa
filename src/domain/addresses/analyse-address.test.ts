import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { PostalAddress } from "../record.ts";
import { type AnalysedAddress, analyseAddress } from "./analyse-address.ts";

const unknown: AnalysedAddress = {
  country: null,
  region: null,
  city: null,
  postalCode: null,
  postalPrefix: null,
  houseNumbers: [],
  street: [],
  poBox: null,
  careOf: false,
  registeredAgent: false,
};

describe("an address is taken apart into what can be compared", () => {
  test.each<[string, PostalAddress, Partial<AnalysedAddress>]>([
    ["nothing at all", {}, {}],
    [
      "every field in its place",
      { line1: "Hauptstr. 5a", city: "Köln", region: "NRW", postal_code: "D-50667", country: "Germany" },
      {
        country: "DE",
        region: "DE-NW",
        city: "cologne",
        postalCode: "50667",
        postalPrefix: "50",
        houseNumbers: ["5a"],
        street: ["haupt", "strasse"],
      },
    ],
    [
      "a county for the town",
      { line1: "Millboard Road", city: "Buckinghamshire", postal_code: "SL8 5XF", country: "GB" },
      {
        country: "GB",
        region: "buckinghamshire",
        postalCode: "SL85XF",
        postalPrefix: "SL8",
        street: ["millboard", "road"],
      },
    ],
    [
      "region and postal code behind the city",
      { city: "Hermosillo, Sonora 83010", country: "MX" },
      { country: "MX", region: "MX-SON", city: "hermosillo", postalCode: "83010", postalPrefix: "83" },
    ],
    [
      "postal code behind the city",
      { city: "Moscow 119021", country: "RU" },
      { country: "RU", city: "moscow", postalCode: "119021", postalPrefix: "119" },
    ],
    [
      "everything in one line",
      { line1: "4 Minskoe Shosse, 213824 Bobruisk, Belarus", country: "BY" },
      {
        country: "BY",
        city: "bobruisk",
        postalCode: "213824",
        postalPrefix: "213",
        houseNumbers: ["4"],
        street: ["minskoe", "highway", "bobruisk"],
      },
    ],
    [
      "a main city and a postal code in one line",
      {
        line1: "192019, St. Petersburg, Obuchovskoy Oborony Prospekt, 21/2, Russian Federation",
        country: "RU",
      },
      {
        country: "RU",
        city: "saint petersburg",
        postalCode: "192019",
        postalPrefix: "192",
        houseNumbers: ["21", "2"],
        street: ["obuchovskoy", "oborony", "prospekt"],
      },
    ],
    [
      "a Japanese line",
      { line1: "千代田区丸の内二丁目5番2号", country: "JP" },
      { country: "JP", city: "tokyo", houseNumbers: ["2-5-2"], street: ["丸の内"] },
    ],
    [
      "a Japanese line with its prefecture",
      { line1: "大阪府大阪市浪速区湊町1丁目2番3号", country: "JP" },
      { country: "JP", region: "JP-27", city: "osaka", houseNumbers: ["1-2-3"], street: ["浪速区", "湊町"] },
    ],
    [
      "a Taiwanese line with its postal code inside",
      { line1: "台北市106大安區仁愛路四段八十五號四樓", country: "TW" },
      { country: "TW", city: "taipei", houseNumbers: ["85"], street: ["大安區", "仁愛路"] },
    ],
    [
      "UTF-8 read as Windows-1252",
      { city: "BiaÅ‚ystok", country: "PL" },
      { country: "PL", city: "bialystok" },
    ],
    ["UTF-8 read as Latin-1", { city: "DÃ¼sseldorf", country: "DE" }, { country: "DE", city: "dusseldorf" }],
    [
      "care of a registered agent",
      {
        line1: "c/o The Corporation Trust Company, 1209 Orange St",
        city: "Wilmington",
        region: "US-DE",
        postal_code: "19801",
        country: "US",
      },
      {
        country: "US",
        region: "US-DE",
        city: "wilmington",
        postalCode: "19801",
        postalPrefix: "198",
        houseNumbers: ["1209"],
        street: ["orange", "street"],
        careOf: true,
        registeredAgent: true,
      },
    ],
    [
      "a letter box of an agent",
      { line1: "Trident Chambers P.O. Box 146", city: "Road Town", postal_code: "VG1110", country: "VG" },
      {
        country: "VG",
        city: "road town",
        postalCode: "VG1110",
        postalPrefix: "VG",
        street: ["trident", "chambers"],
        poBox: "146",
        registeredAgent: true,
      },
    ],
    ["a city that is not applicable", { city: "Not Applicable", country: "IE" }, { country: "IE" }],
    ["a filler for a postal code", { postal_code: "999077", country: "HK" }, { country: "HK" }],
  ])("%s", (_, address, expected) => {
    expect(analyseAddress(address)).toEqual({ ...unknown, ...expected });
  });

  test("the country of the record stands in for a missing one only", () => {
    expect(analyseAddress({ city: "Bern" }, "Switzerland").country).toBe("CH");
    expect(analyseAddress({ city: "Bern", country: "DE" }, "CH").country).toBe("DE");
    expect(analyseAddress({ city: "Bern", country: "nowhere" }, "CH").country).toBe("CH");
  });
});

test("any text is met with pure data", () => {
  const text = fc.string({ unit: "binary" });
  const address = fc.record(
    { line1: text, line2: text, city: text, region: text, postal_code: text, country: text },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(address, (given) => {
      const analysed = analyseAddress(given);
      expect(JSON.parse(JSON.stringify(analysed))).toEqual(analysed);
    }),
  );
});

test("a very long line is cut off and read in its beginning", () => {
  const analysed = analyseAddress({ line1: `12 High Street, ${"word ".repeat(20_000)}`, country: "GB" });
  expect(analysed.houseNumbers).toEqual(["12"]);
  expect(analysed.street.length).toBeLessThan(100);
});
