import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { foldSearchText, listingOf, placeCode } from "./listing.ts";
import { observation } from "./testing/observation.ts";

const said = (values: Readonly<Record<string, string>>) =>
  Object.entries(values).map(([attribute, value]) => observation({ attribute, value }));

describe("listingOf", () => {
  test("holds the folded golden name, domain, website, number and LEI, a line each", () => {
    const listing = listingOf([
      ...said({
        "identity.legal_name": "  ÄCME\u00a0 Ltd ",
        "digital.domain": "acme.com",
        "digital.website": "https://www.acme.com/UK",
        "registration.company_number": "HRB 32000",
        "registration.lei": "851WYGNLUQLFZBSYGB56",
        "contact.phone": "+44 1632 960000",
      }),
      observation({ source_kind: "caller", source_id: "caller", value: "What the caller calls it" }),
    ]);
    expect(listing.searchText.split("\n")).toEqual([
      "äcme ltd",
      "acme.com",
      "https://www.acme.com/uk",
      "hrb 32000",
      "851wygnluqlfzbsygb56",
    ]);
    expect(listing).toMatchObject({ domain: "acme.com", country: null });
  });

  test("places are the country, the jurisdiction and the jurisdiction's country", () => {
    const { places } = listingOf(said({ "location.country": "GB", "registration.jurisdiction": "US-DE" }));
    expect(places).toEqual(["GB", "US", "US-DE"]);
  });

  test("a closed value is not found", () => {
    expect(listingOf([observation({ valid_to: "2026-01-01" })]).searchText.trim()).toBe("");
  });

  test("without observations nothing is listed", () => {
    expect(listingOf([])).toEqual({
      legalName: null,
      domain: null,
      country: null,
      searchText: "\n\n\n\n",
      places: [],
    });
  });
});

describe("placeCode", () => {
  test.each([
    ["Germany", "DE"],
    ["deutschland", "DE"],
    ["de", "DE"],
    ["GBR", "GB"],
    ["US-CA", "US-CA"],
    ["Delaware", "US-DE"],
    ["Atlantis", "ATLANTIS"],
  ])("%s is %s", (text, code) => {
    expect(placeCode(text)).toBe(code);
  });
});

test("no fold holds a line break, so no search reaches over two lines", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      const folded = foldSearchText(text);
      expect(folded).not.toMatch(/[\n\r\t]/);
      expect(folded).toBe(folded.trim());
    }),
  );
});
