import { describe, expect, test } from "vitest";
import { analyseName } from "../../names/analyse/analyse-name.ts";
import { normalise } from "../comparable/comparable-of.ts";
import { compareNames } from "../compare/name-comparison.ts";

const company = (name: string, city: string | null, country: string) => {
  const address = city === null ? {} : { address: { city, country } };
  const comparable = normalise({ name, country, ...address });
  return { analysed: comparable.names[0]!.analysed, comparable };
};
const isExact = (asked: string, name: string, city: string | null, country: string) => {
  const { analysed, comparable } = company(name, city, country);
  return compareNames(analyseName(asked, { country }), analysed, comparable).exact;
};

describe("words behind a name that tell nothing of the company leave it as it is", () => {
  test.each([
    ["its town behind a comma", "Oriel Maritime S.A., Cali", "Oriel Maritime S.A.", "Cali", "CO"],
    ["its town behind a short form", "Oriel Pank AS, Tallinn", "Oriel Pank AS", "Tallinn", "EE"],
    ["its town of ordinary words", "Oriel Maritime Ltd, Road Town", "Oriel Maritime Ltd", "Road Town", "VG"],
    ["its country in brackets", "Oriel Maritime (Colombia)", "Oriel Maritime", null, "CO"],
    ["its town in brackets", "Oriel Maritime (Cali)", "Oriel Maritime", "Cali", "CO"],
    ["its town behind a dash", "Oriel Maritime S.A. - Cali", "Oriel Maritime S.A.", "Cali", "CO"],
  ] as const)("%s: %s", (_, asked, name, city, country) => {
    expect(isExact(asked, name, city, country)).toBe(true);
  });

  test.each([
    ["another town", "Oriel Maritime S.A., Bogota", "Oriel Maritime S.A.", "Cali", "CO"],
    ["another country", "Oriel Maritime (Peru)", "Oriel Maritime", null, "CO"],
    ["its town within the name", "Oriel Cali Maritime S.A.", "Oriel Maritime S.A.", "Cali", "CO"],
    ["its town before the form", "Oriel Maritime (Cali) S.A.", "Oriel Maritime S.A.", "Cali", "CO"],
    ["a number", "Oriel Maritime S.A., 4", "Oriel Maritime S.A.", "Cali", "CO"],
    ["a word of its own", "Oriel Maritime S.A. (Quantum)", "Oriel Maritime S.A.", "Cali", "CO"],
  ] as const)("%s does not: %s", (_, asked, name, city, country) => {
    expect(isExact(asked, name, city, country)).toBe(false);
  });
});
