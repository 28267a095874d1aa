import { expect, test } from "vitest";
import { analyseName } from "../../src/domain/names/analyse/analyse-name.ts";
import { madeCompanies } from "./made-companies.ts";
import type { RegisterRow } from "./register-row.ts";

const rows: readonly RegisterRow[] = [
  ...["Quarrydale Optics Ltd", "Quillbrack Foods Limited", "Quarterstone plc"].map((name, at) => ({
    ...{ source: "alpha", source_record_id: `a${at}`, name, country: "GB" },
    ...{ registration_number: String(at), jurisdiction: "GB" },
  })),
  { source: "wiki", source_record_id: "w", name: "株式会社やまや", country: "JP" },
];

test("no made company has the name of another one of its country, or one that is asked for", () => {
  const coreOf = (name: string) => analyseName(name).core.join("");
  const asked = "Quillstone Foods Group Limited";
  const made = [...madeCompanies(rows, 40, [asked])].filter(({ country }) => country === "GB");
  const cores = [...rows.slice(0, 3), ...made].map(({ name }) => coreOf(name));
  expect(new Set(cores).size).toBe(cores.length);
  expect(cores).not.toContain(coreOf(asked));
});

test("only a word that several companies bear is lent to another one", () => {
  const named = (names: readonly string[]) =>
    names.map((name, at) => ({ source: "alpha", source_record_id: `a${at}`, name, country: "GB" }));
  const bearers = named([
    "Northern Optics Ltd",
    "Northern Foods Ltd",
    "Northern Foods plc",
    "Zyxquarry Metals Ltd",
  ]);
  const firsts = [...madeCompanies(bearers, 50)].map(({ name }) => name.split(" ", 1)[0]!);
  expect(firsts).toContain("Northern");
  // Optics and Metals with "Northern" are free once each, and "Zyxquarry" is its company's own.
  expect(firsts.filter((word) => word === "Northern").length).toBeLessThanOrEqual(2);
});

test("a name without spaces keeps its legal form and the words behind its first own one", () => {
  const names = ["株式会社石井鐵工所", "株式会社赤阪鐵工所", "株式会社石井商店", "東亜建設工業株式会社"];
  const real = names.map((name, at) => ({
    source: "alpha",
    source_record_id: `a${at}`,
    name,
    country: "JP",
  }));
  for (const [at, { name }] of [...madeCompanies(real, 5)].entries())
    expect(name).toMatch(
      [/^株式会社.+鐵工所$/, /^株式会社.+鐵工所$/, /^株式会社.+商店$/, /.+建設工業株式会社$/][at % 4]!,
    );
});

test("no word of one script stands before words of another", () => {
  const real = ["Acme Завод", "Завод Прогресс", "Завод Восток"].map((name, at) => ({
    ...{ source: "alpha", source_record_id: `a${at}`, name, country: "RU" },
  }));
  const made = [...madeCompanies(real, 20)].filter((_, at) => at % 3 > 0);
  for (const { name } of made) expect(name).not.toMatch(/[a-z]/i);
});

test("made companies are new, have the words behind the first one, and are the same in each run", () => {
  const made = [...madeCompanies(rows, 3)];
  expect(made).toHaveLength(12);
  expect([...madeCompanies(rows, 3)]).toEqual(made);
  expect(new Set(made.map(({ source_record_id }) => source_record_id)).size).toBe(12);
  for (const [at, row] of made.entries()) {
    const real = rows[at % rows.length]!;
    expect([row.source, row.country]).toEqual([real.source, real.country]);
    if (real.country === "GB") {
      expect(row.name.slice(row.name.indexOf(" "))).toBe(real.name.slice(real.name.indexOf(" ")));
      expect(row.name).toMatch(/^Qu/);
      expect(row).toHaveProperty("registration_number");
    } else {
      expect(row).not.toHaveProperty("registration_number");
    }
  }
});
