import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { brandNameAffinity } from "./brand-name-affinity.ts";

const affinity = (brand: string, name: string) => brandNameAffinity(brand, name.split(" "));

describe("a brand that spells the name", () => {
  test.each([
    ["siemensenergy", "siemens energy", 1, 1],
    ["siemens-energy", "siemens energy", 1, 1],
    ["mueller-weber", "müller weber", 1, 1],
    ["muller", "mueller", 1, 1],
    ["société", "societe", 1, 1],
    ["siemens", "siemens energy", 0.9, 0.99],
    ["bankofchina", "bank of china hong kong", 0.9, 0.99],
    ["mapleleaf", "china maple leaf educational systems", 0.75, 0.9],
    ["commbank", "commonwealth bank australia", 0.75, 0.95],
    ["tescoplc", "tesco", 0.75, 0.95],
    ["getdropbox", "dropbox", 0.75, 0.95],
    ["ibm", "international business machines", 0.65, 0.85],
    ["bp", "british petroleum", 0.3, 0.5],
    ["starbank", "wells fargo bank", 0.05, 0.4],
    ["systems", "china maple leaf educational systems", 0.2, 0.5],
    ["google", "alphabet", 0, 0],
    ["apple", "orange", 0, 0],
    ["x", "x", 0, 0],
    ["", "acme", 0, 0],
    ["acme", "", 0, 0],
  ])("%s for %s lies in its band", (brand, name, least, most) => {
    const value = affinity(brand, name);
    expect(value).toBeGreaterThanOrEqual(least);
    expect(value).toBeLessThanOrEqual(most);
  });

  test("the fuller spelling of a name is the better one", () => {
    expect(affinity("siemensenergy", "siemens energy")).toBeGreaterThan(
      affinity("siemens", "siemens energy"),
    );
    expect(affinity("siemens", "siemens energy")).toBeGreaterThan(affinity("energy", "siemens energy"));
    expect(affinity("mapleleaf", "maple leaf foods")).toBeGreaterThan(
      affinity("mapleleaf", "china maple leaf foods"),
    );
  });
});

test("any brand and any core give a number from 0 to 1", () => {
  const text = fc.string({ unit: "binary", maxLength: 80 });
  fc.assert(
    fc.property(text, fc.array(text, { maxLength: 12 }), (brand, core) => {
      const value = brandNameAffinity(brand, core);
      expect(value >= 0 && value <= 1).toBe(true);
    }),
  );
  expect(brandNameAffinity("a".repeat(100_000), ["a".repeat(100_000)])).toBeLessThanOrEqual(1);
});

test("a core run together is spelled in full", () => {
  const word = fc.stringMatching(/^[b-df-hj-np-tv-z]{2,8}$/);
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 4 }), (core) => {
      expect(brandNameAffinity(core.join("-"), core)).toBe(1);
    }),
  );
});
