import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { foldSearchText } from "../entities/listing.ts";
import { companyQuery, isEmpty, meetsQuery, type QueryFilter } from "./company-query.ts";
import { lookUpsOf, successor } from "./query-terms.ts";

const named = (legalName: string) => ({ entityId: "ent_1", legalName, domain: null, country: null });
const contains = (value: string): QueryFilter => ({
  field: "identity.legal_name",
  operator: "contains",
  value,
});

describe("a text is contained", () => {
  test.each([
    ["upper in lower case", "straße", "STRASSE"],
    ["a capital sharp s", "GROẞHANDEL", "grosshandel"],
    ["a sigma at the end", "ΟΔΟΣΤΡΩΜΑ", "οδος"],
    ["Cyrillic", "ГАЗПРОМ", "газ"],
    ["Armenian", "ԱՐԴՇԻՆԲԱՆԿ", "բանկ"],
    ["Georgian capitals", "ᲑᲐᲜᲙᲘ", "ბანკი"],
    ["Cherokee", "ᏣᎳᎩ", "ꭳ".length > 0 ? "ꮳꮃ" : ""],
    ["a Turkish dotless i", "Işık", "isik".replace("s", "ş").replace("ik", "ık")],
    ["full width", "ＡＢＣ株式会社", "abc"],
    ["half-width katakana", "ﾄﾖﾀ自動車", "トヨタ"],
    ["one character of CJK", "中国石油天然气股份有限公司", "油"],
    ["two characters of CJK", "中国石油天然气股份有限公司", "石油"],
    ["a soft hyphen", "Über\u00adsee", "übersee"],
    ["a space of another width", "Acme\u3000 Ltd", "acme ltd"],
    ["a character beyond the basic plane", "𠮷野家", "𠮷"],
  ])("%s", (_, name, text) => {
    expect(meetsQuery(companyQuery([contains(text)]), named(name))).toBe(true);
  });

  test("not where only an accent differs", () => {
    expect(meetsQuery(companyQuery([contains("cafe")]), named("Café"))).toBe(false);
  });

  test("whatever its case and that of the name, for every pair of letters that Unicode calls one", () => {
    const letter = fc.string({ unit: "grapheme-composite", minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(letter, letter, letter, (before, text, after) => {
        const name = `${before}x${text}x${after}`;
        for (const one of [text.toLowerCase(), text.toUpperCase()])
          for (const other of [name.toLowerCase(), name.toUpperCase()])
            expect(foldSearchText(other)).toContain(foldSearchText(one));
      }),
    );
  });
});

describe("a query", () => {
  test("combines conditions of one field with AND", () => {
    const query = companyQuery([
      { field: "location.country", operator: "in", value: ["Germany", "FR", "Atlantis"] },
      { field: "location.country", operator: "in", value: ["deu", "IT", "Atlantis"] },
    ]);
    expect(query.countries).toEqual(["DE", "Atlantis"]);
    expect(
      isEmpty(
        companyQuery([
          { field: "entity_id", operator: "eq", value: "a" },
          { field: "entity_id", operator: "eq", value: "b" },
        ]),
      ),
    ).toBe(true);
  });

  test("takes a domain from any web address", () => {
    const value = "https://WWW.Acme.co.uk/about";
    expect(companyQuery([{ field: "digital.domain", operator: "eq", value }]).domains).toEqual([
      "acme.co.uk",
    ]);
  });

  test("takes the narrowest moments, whatever their zones", () => {
    const at = (operator: "gte" | "lte", value: string): QueryFilter => ({
      field: "created_at",
      operator,
      value,
    });
    const query = companyQuery([
      at("gte", "2026-01-01T00:00:00Z"),
      at("gte", "2026-01-01T00:00:00-05:00"),
      at("lte", "2026-06-01T00:00:00Z"),
      at("lte", "2026-06-01T01:00:00+09:00"),
    ]);
    expect(query).toMatchObject({
      createdFrom: "2026-01-01T00:00:00-05:00",
      createdTo: "2026-06-01T01:00:00+09:00",
    });
    expect(isEmpty(query)).toBe(false);
    expect(
      isEmpty(companyQuery([at("gte", "2026-02-01T00:00:00Z"), at("lte", "2026-01-01T00:00:00Z")])),
    ).toBe(true);
  });

  test.each(["eq", "contains"] as const)(
    "finds nothing by a name of invisible characters (%s)",
    (operator) => {
      const value = "\u200b \u00ad";
      expect(isEmpty(companyQuery([{ field: "identity.legal_name", operator, value }]))).toBe(true);
    },
  );
});

/** The terms of a folded name, as `entity_terms` in the migrations makes them. */
function partsOf(name: string): string[] {
  const characters = [...name];
  return characters.flatMap((one, at) => (one === " " ? [] : [`n${characters.slice(at, at + 12).join("")}`]));
}
const bytes = (text: string) => Buffer.from(text, "utf8");

test("each look-up of a contained text finds every name that contains it", () => {
  const text = fc.string({ unit: "grapheme", minLength: 1, maxLength: 40 }).map(foldSearchText);
  fc.assert(
    fc.property(text, text, text, (before, middle, after) => {
      fc.pre(middle !== "");
      const name = foldSearchText(`${before} ${middle}${after}`);
      fc.pre(name.includes(middle));
      const lookUps = lookUpsOf(companyQuery([contains(middle)]));
      expect(lookUps.length).toBeGreaterThan(0);
      for (const lookUp of lookUps) {
        const { from, to } = lookUp as { from: string; to: string };
        const found = partsOf(name).some(
          (term) => bytes(term).compare(bytes(from)) >= 0 && bytes(term).compare(bytes(to)) < 0,
        );
        expect(found).toBe(true);
      }
    }),
  );
});

test("the successor of a text is above all texts that begin with it, and no other text is between", () => {
  expect(successor("nab")).toBe("nac");
  expect(successor("n\ud7ff")).toBe("n\ue000");
  expect(successor(`n${String.fromCodePoint(0x10ffff)}`)).toBe("o");
});
