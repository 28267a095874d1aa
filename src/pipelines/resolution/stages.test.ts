import { expect, test } from "vitest";
import { normalise } from "../../domain/matching/comparable/comparable-of.ts";
import { modelSaying } from "../../domain/matching/testing/case.ts";
import type { CompanyRecord } from "../../domain/record.ts";
import { judge } from "./stages.ts";

const decided = (record: CompanyRecord) =>
  judge(modelSaying({ noMatch: 5 }), normalise(record), { candidates: [], adequate: true, listed: 0 })
    .decision;

test("a name that says something founds a company; one of forms and market words does not", () => {
  expect(decided({ name: "Quillworth Brackenfold Limited", country: "GB" })).toBe("no_match");
  expect(decided({ name: "Qzx Group", country: "GB" })).toBe("no_match");
  for (const name of [
    "Qzx",
    "Limited Company",
    "Holding Group",
    "The Company",
    "Group Group Group Group Group",
  ])
    expect(decided({ name, country: "GB" })).toBe("unresolved");
});

test("a Latin name proves nobody absent where registers are kept in a script that no search reads", () => {
  const name = "Quillworth Brackenfold";
  expect(decided({ name, country: "KH" })).toBe("unresolved");
  expect(decided({ name: "ធនាគារ អេស៊ីលីដា", country: "KH" })).toBe(decided({ name: "ធនាគារ អេស៊ីលីដា" }));
  expect(decided({ name, country: "JP" })).toBe("no_match");
});
