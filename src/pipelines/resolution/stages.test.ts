import { expect, test } from "vitest";
import type { Candidate } from "../../domain/matching/comparable/candidate.ts";
import { normalise } from "../../domain/matching/comparable/comparable-of.ts";
import { externalCandidate, registerCandidate } from "../../domain/matching/comparable/register-candidate.ts";
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

test("a name in a script that no model learned proves nobody absent among companies in other scripts", () => {
  const model = modelSaying({ noMatch: 5 });
  const company = (name: string): Candidate => ({
    ...externalCandidate(
      registerCandidate(1, [{ source: "r", sourceRecordId: name, name, country: "KR" }]),
      1,
    ),
  });
  const among = (listed: number, ...names: string[]) =>
    judge(model, normalise({ name: "한빛소프트 주식회사", country: "KR" }), {
      candidates: names.map(company),
      adequate: true,
      listed,
    }).decision;
  expect(among(5000)).toBe("unresolved");
  expect(among(5000, "Acme Co., Ltd.", "주식회사 새벽")).toBe("unresolved");
  expect(among(5000, "주식회사 새벽", "새날 주식회사", "Acme Co., Ltd.")).toBe("no_match");
  expect(among(0)).toBe("no_match");
});
