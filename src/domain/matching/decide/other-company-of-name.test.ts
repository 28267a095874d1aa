import { expect, test } from "vitest";
import { sure, verdictOn } from "../testing/case.ts";

const parent = { name: "Quillworth PLC", country: "GB", domain: "quillworth.com" };

test.each([
  [
    "another class of legal form",
    { name: "Quillworth Britain Limited", country: "GB", domain: "quillworth.com" },
    "legal_class_conflict",
  ],
  [
    "another country",
    { name: "Quillworth Argentina", country: "AR", domain: "quillworth.com" },
    "signal_conflict",
  ],
] as const)(
  "a word of one name alone and %s withhold a match, whatever the web address",
  (_, query, guard) => {
    const { decision, guards } = verdictOn(query, [parent], sure);
    expect(decision).toBe("unresolved");
    expect(guards.map((found) => found.guard)).toContain(guard);
  },
);

test.each([
  ["a word alone", { name: "Quillworth Britain", country: "GB", domain: "quillworth.com" }],
  ["a class alone", { name: "Quillworth Limited", country: "GB", domain: "quillworth.com" }],
  ["a country alone", { name: "Quillworth PLC", country: "AR", domain: "quillworth.com" }],
])("%s does not", (_, query) => {
  expect(verdictOn(query, [parent], sure).decision).toBe("match");
});

test.each([
  ["Quillworth Assurances Vie", "Quillworth Assurances"],
  ["Quillworth Insurance Company Limited", "Quillworth Life Insurance Company Limited"],
  ["Quillworth Versicherungs-AG", "Quillworth Leben Versicherungs-AG"],
])("%s and %s are two insurers, whatever else agrees", (name, held) => {
  const site = { country: "SN", domain: "quillworth.com" };
  const { decision, guards } = verdictOn({ ...site, name }, [{ ...site, name: held }], sure);
  expect({ decision, guards }).toMatchObject({
    decision: "unresolved",
    guards: [{ guard: "signal_conflict", disagreeing: ["identity.legal_name"] }],
  });
});

test("a life insurer's short name", () => {
  const query = { name: "Quillworth Life", country: "GB" };
  const held = { name: "Quillworth Life Assurance Limited", country: "GB" };
  expect(verdictOn(query, [held], sure).decision).toBe("match");
});

test.each([
  ["Quillworth S.A.", "Quillworth S.A.C.", "unresolved"],
  ["Quillworth S.A.", "Quillworth S.A.", "unresolved"],
  ["Union of Quillworth Volunteers", "Union of Quillworth Volunteers", "match"],
])("%s of another country than %s, and nothing else: %s", (name, held, decision) => {
  expect(verdictOn({ name, country: "ES" }, [{ name: held, country: "PE" }], sure).decision).toBe(decision);
});

test("a ticker that agrees answers for both", () => {
  const query = { name: "Quillworth Britain Limited", country: "GB", ticker: "QLW.L" };
  const listed = { ...parent, tickers: ["QLW.L"] };
  expect(verdictOn(query, [listed], sure).decision).toBe("match");
});
