import { expect, test } from "vitest";
import { madeCompanies, type RegisterRow } from "./made-companies.ts";

const rows: readonly RegisterRow[] = [
  ...["Quarrydale Optics Ltd", "Quillbrack Foods Limited", "Quarterstone plc"].map((name, at) => ({
    ...{ source: "alpha", source_record_id: `a${at}`, name, country: "GB" },
    ...{ registration_number: String(at), jurisdiction: "GB" },
  })),
  { source: "wiki", source_record_id: "w", name: "株式会社やまや", country: "JP" },
];

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
