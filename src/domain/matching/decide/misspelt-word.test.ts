import { expect, test } from "vitest";
import type { CompanyRecord } from "../../record.ts";
import { comparableOfRecord } from "../comparable/comparable-of.ts";
import { comparePair } from "../compare/pair-evidence.ts";
import { misspeltShortWord } from "./misspelt-word.ts";

const between = (left: CompanyRecord, right: CompanyRecord) =>
  misspeltShortWord(comparePair(comparableOfRecord(left), comparableOfRecord(right)));

test("a short word that is spelled differently is too little for a match", () => {
  const finding = between({ name: "Steris", country: "US" }, { name: "Soteris", country: "US" });
  expect(finding).toMatchObject({ guard: "name_only" });
});

test.each<[string, CompanyRecord, CompanyRecord]>([
  [
    "a field beside it agrees",
    { name: "Steris", domain: "soteris.com" },
    { name: "Soteris", domain: "soteris.com" },
  ],
  ["a longer word", { name: "Megastroiinvest", country: "RU" }, { name: "Megastroyinvest", country: "RU" }],
  ["another word", { name: "Steris Dental", country: "US" }, { name: "Soteris Dental", country: "US" }],
  ["the same word", { name: "Steris", country: "US" }, { name: "Steris", country: "US" }],
])("%s is enough", (_, left, right) => {
  expect(between(left, right)).toBeNull();
});
