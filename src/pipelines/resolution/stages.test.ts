import { describe, expect, test } from "vitest";
import { normalise } from "../../domain/matching/comparable/comparable-of.ts";
import { externalCandidate, registerCandidate } from "../../domain/matching/comparable/register-candidate.ts";
import { modelSaying } from "../../domain/matching/testing/case.ts";
import type { CompanyRecord } from "../../domain/record.ts";
import { NO_REGISTERS, ScriptCounter } from "../../domain/retrieval/registered-scripts.ts";
import { judge } from "./stages.ts";

const decided = (record: CompanyRecord) =>
  judge(modelSaying({ noMatch: 5 }), normalise(record), {
    candidates: [],
    adequate: true,
    outscored: 0,
    ...NO_REGISTERS,
  }).decision;

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

test("a name of three Han characters may be the short form of a longer one, unless a legal form stands beside it", () => {
  expect(decided({ name: "環泥", country: "TW" })).toBe("unresolved");
  expect(decided({ name: "環泥股份有限公司", country: "TW" })).toBe("no_match");
});

test("a Latin name proves nobody absent where registers are kept in a script that no search reads", () => {
  const name = "Quillworth Brackenfold";
  expect(decided({ name, country: "KH" })).toBe("unresolved");
  expect(decided({ name: "ធនាគារ អេស៊ីលីដា", country: "KH" })).toBe(decided({ name: "ធនាគារ អេស៊ីលីដា" }));
  expect(decided({ name, country: "JP" })).toBe("no_match");
});

describe("a name in another script than those of the country's registers", () => {
  const company = (name: string, country?: string) =>
    registerCandidate(1, [{ source: "r", sourceRecordId: name, name, ...(country ? { country } : {}) }]);
  const among = (
    record: CompanyRecord,
    ...registered: readonly (readonly [name: string, country?: string])[]
  ) => {
    const companies = registered.map(([name, country]) => company(name, country));
    const scripts = new ScriptCounter();
    for (const { comparable } of companies) scripts.add(comparable);
    return judge(modelSaying({ noMatch: 5 }), normalise(record), {
      candidates: companies.map((one) => externalCandidate(one, 1)),
      adequate: true,
      outscored: 0,
      ...{ listed: companies.length, scripts: scripts.counts },
    }).decision;
  };
  const korean = { name: "한빛소프트 주식회사", country: "KR" };
  const chinese = { name: "保利科技有限公司", country: "CN" };

  test("proves nobody absent where no model learned its script", () => {
    expect(among(korean, ["Acme Co., Ltd.", "KR"], ["주식회사 새벽", "KR"], ["Hanvit Corp", "KR"])).toBe(
      "unresolved",
    );
    expect(among(korean, ["주식회사 새벽", "KR"], ["새날 주식회사", "KR"], ["Acme Co., Ltd.", "KR"])).toBe(
      "no_match",
    );
    expect(among(korean, ["Acme Co., Ltd.", "GB"])).toBe("unresolved");
    expect(among(korean)).toBe("no_match");
  });

  test("is judged by the companies of its own countries, not by those of others that write alike", () => {
    const others = [
      ["保利電子股份有限公司", "TW"],
      ["保利科技股份有限公司", "TW"],
    ] as const;
    expect(among(chinese, ...others, ["Poly Electronics Co., Ltd.", "CN"])).toBe("unresolved");
    expect(among({ ...chinese, country: "TW" }, ...others, ["Poly Electronics Co., Ltd.", "CN"])).toBe(
      "no_match",
    );
    expect(among({ name: chinese.name }, ...others, ["Poly Electronics Co., Ltd.", "CN"])).toBe("no_match");
  });

  test("is judged by all companies where the registers state no countries", () => {
    expect(among(chinese, ["保利電子股份有限公司"])).toBe("no_match");
    expect(among(chinese, ["Poly Electronics Co., Ltd."])).toBe("unresolved");
    expect(among({ ...chinese, name: "Poly Technologies" }, ["保利電子股份有限公司"])).toBe("unresolved");
  });

  test("proves somebody absent where its script and theirs are learned", () => {
    expect(among({ name: "Квиллворт Бракенфолд", country: "RU" }, ["Severstal PAO", "RU"])).toBe("no_match");
    expect(among({ name: "日本夢紀行株式会社", country: "JP" }, ["Toyota Motor Corporation", "JP"])).toBe(
      "no_match",
    );
    expect(among({ name: "Quillworth Brackenfold", country: "JP" }, ["日本夢紀行株式会社", "JP"])).toBe(
      "no_match",
    );
  });

  test("proves nobody absent where it is Latin and theirs is not learned", () => {
    const record = { name: "Quillworth Brackenfold", country: "CN" };
    expect(among(record, ["保利科技有限公司", "CN"])).toBe("unresolved");
    expect(among(record, ["Poly Technologies Co., Ltd.", "TW"])).toBe("no_match");
  });
});
