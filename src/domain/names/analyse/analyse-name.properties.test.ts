import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { analyseName } from "./analyse-name.ts";

const BRANDS = ["Zorblax", "Quintavo", "Mirelda", "Ромашкин", "Θεοδωριδης", "ヤマゲツ", "峰丽", "Bränndal"];
const WORDS = [
  "Bank",
  "Energy",
  "Services",
  "Holding",
  "London",
  "Immobilien",
  "Trading",
  "Group",
  "Versicherung",
];
const FORMS = [
  "Ltd",
  "GmbH",
  "S.A.",
  "Inc.",
  "Sp. z o.o.",
  "LLC",
  "B.V.",
  "株式会社",
  "ООО",
  "Pty Ltd",
  "A/S",
];

const realistic = fc
  .tuple(
    fc.constantFrom(...BRANDS),
    fc.array(fc.constantFrom(...WORDS), { maxLength: 3 }),
    fc.option(fc.integer({ min: 2, max: 99 }), { nil: undefined }),
    fc.constantFrom("", ...FORMS),
  )
  .map(([brand, words, number, form]) =>
    [brand, ...words, number ?? "", form].filter((part) => part !== "").join(" "),
  );

const hostile = fc.oneof(
  fc.string({ unit: "binary", maxLength: 120 }),
  fc.string({ unit: "grapheme", maxLength: 120 }),
  fc
    .array(
      fc.constantFrom(
        "\ud800",
        "\udc00",
        "\u0000",
        "\u202e",
        "😀",
        "&",
        ".",
        "'",
        "(",
        "A",
        "s",
        "/",
        " ",
        "株",
        "ー",
      ),
      {
        maxLength: 60,
      },
    )
    .map((parts) => parts.join("")),
);

const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

describe("analyseName", () => {
  test("the core of a name is its own core", () => {
    fc.assert(
      fc.property(realistic, (name) => {
        const { core } = analyseName(name);
        expect(analyseName(core.join(" ")).core).toEqual(core);
      }),
    );
  });

  test("a legal form at the end changes nothing but the form", () => {
    fc.assert(
      fc.property(realistic, fc.constantFrom("Limited", "GmbH", "Incorporated"), (name, form) => {
        expect(analyseName(`${name} ${form}`).core).toEqual(analyseName(name).core);
      }),
    );
  });

  test("strange text never throws, is capped, and keeps a core when it has a letter or digit", () => {
    fc.assert(
      fc.property(hostile, (name) => {
        const analysed = analyseName(name);
        expect([...analysed.raw].length).toBeLessThanOrEqual(500);
        if (LETTER_OR_DIGIT.test(analysed.raw)) expect(analysed.core.length).toBeGreaterThan(0);
        expect(JSON.parse(JSON.stringify(analysed))).toEqual(analysed);
      }),
      { numRuns: 400 },
    );
  });

  test("the core is the kept tokens in their order, and information is never negative or endless", () => {
    fc.assert(
      fc.property(fc.oneof(realistic, hostile), (name) => {
        const { tokens, core } = analyseName(name);
        const kept = tokens.filter(({ tag }) => tag !== "form" && tag !== "stop").map(({ text }) => text);
        if (kept.length > 0) expect(core).toEqual(kept);
        for (const { information } of tokens) {
          expect(information).toBeGreaterThanOrEqual(0);
          expect(information).toBeLessThan(12);
        }
      }),
    );
  });

  test.each([
    ["a hundred thousand letters", "x".repeat(100_000)],
    ["a hundred thousand initials", "A.".repeat(50_000)],
    ["ten thousand brackets", "((株)".repeat(10_000)],
    ["spaces alone", " ".repeat(5_000)],
    ["kana without end", "ア".repeat(5_000)],
    ["every phrase at once", "a.k.a. dba formerly ".repeat(2_000)],
  ])("%s are cut and read", (_what, name) => {
    expect([...analyseName(name).raw].length).toBeLessThanOrEqual(500);
  });

  test("the same name gives the same analysis", () => {
    fc.assert(
      fc.property(hostile, (name) => {
        expect(analyseName(name)).toEqual(analyseName(name));
      }),
    );
  });
});
