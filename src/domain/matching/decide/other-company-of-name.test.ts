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

test("a ticker that agrees answers for both", () => {
  const query = { name: "Quillworth Britain Limited", country: "GB", ticker: "QLW.L" };
  const listed = { ...parent, tickers: ["QLW.L"] };
  expect(verdictOn(query, [listed], sure).decision).toBe("match");
});
