import { expect, test } from "vitest";
import { normalise } from "../../src/domain/matching/comparable/comparable-of.ts";
import type { CompanyRecord } from "../../src/domain/record.ts";
import { groupsOf, groupsOfPair } from "./groups.ts";

const query = (slice: string, record: CompanyRecord, more: { script_pair?: string; why?: string } = {}) => ({
  query: { slice, script_pair: more.script_pair ?? "latin", why: more.why ?? "" },
  comparable: normalise(record),
  countries: [],
});

test("a case is in every source of its company, and in one group of each other dimension", () => {
  const groups = groupsOf(
    { ...query("A", { name: "Acme Corp", country: "US" }), sources: ["sec", "listed"] },
    new Map(),
  );
  expect(groups).toEqual([
    "source: sec",
    "source: listed",
    "countries: United States and Canada",
    "script: latin",
    "damage: name in market data",
  ]);
});

test("a case that states no country is in the group of its company's country", () => {
  const unstated = { ...query("C", { name: "Toyota" }), sources: ["sec"] };
  expect(groupsOf({ ...unstated, countries: ["JP"] }, new Map())).toContain("countries: Japan");
  expect(groupsOf(unstated, new Map())).toContain("countries: not stated");
  const abroad = { ...query("C", { name: "Toyota", country: "US" }), sources: ["sec"], countries: ["JP"] };
  expect(groupsOf(abroad, new Map())).toContain("countries: United States and Canada");
});

test("an absent company counts under the source of its slice, a misleading case under those that it names", () => {
  const absent = query("B", { name: "KLIL INDUSTRIES", country: "IL" });
  expect(groupsOf({ ...absent, sources: [] }, new Map([["B", "listed"]]))).toContain("source: listed");
  const misled = query("X2", { name: "Dyer" }, { why: "name of uk_employers:01, identifier of gleif:ABC" });
  const groups = groupsOf({ ...misled, sources: [] }, new Map([["X2", "sec"]]));
  expect(groups.filter((group) => group.startsWith("source:"))).toEqual([
    "source: uk_employers",
    "source: gleif",
  ]);
});

test.each([
  ["株式会社やまや", "native", "F", "script: han"],
  ["トヨタ", "cross", "F", "script: kana"],
  ["Роснефть", "cross", "F", "script: cyrillic"],
  ["Yamaya", "cross", "F", "script: latin against a native name"],
  ["Yamaya", "latin", "R-script", "script: latin against a native name"],
  ["Yamaya", "latin", "B", "script: latin"],
])("%s, %s, is in the group of its script", (name, script_pair, slice, group) => {
  expect(groupsOf({ ...query(slice, { name }, { script_pair }), sources: [] }, new Map())).toContain(group);
});

test("a pair is in the groups of both sides, and in a native script where one side is", () => {
  const pair = {
    id: "p",
    slice: "F",
    left: { name: "Faith, Inc.", country: "JP" },
    right: { name: "フェイス", country: "CN" },
    label: "same",
    why: "",
  } as const;
  expect(groupsOfPair(pair)).toEqual([
    "countries: Japan",
    "countries: Greater China",
    "script: kana",
    "damage: name in a native script",
  ]);
});
