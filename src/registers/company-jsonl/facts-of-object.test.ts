import { expect, test } from "vitest";
import { readRows } from "../fixtures/register-files.ts";
import { companyJsonl } from "./company-jsonl.ts";

const company = { source: "erp", source_record_id: "1", name: "Example Mining Ltd" };
const read = (facts: object) => readRows(companyJsonl, { content: JSON.stringify({ ...company, ...facts }) });

test("relationships are stated of the line's own row, by LEI, number or row of the same source", async () => {
  const parents = [
    { basis: "consolidation", level: "direct", lei: "21380068P1DRHMJ8KU70", valid_from: "2019-01-01" },
    { basis: "control", registration_number: "445790", jurisdiction: "GB", valid_to: "2020-06" },
    { basis: "ownership", source_record_id: "2", name: "Example Holdings", share_minimum: 50 },
    { basis: "ownership", name: "Unknown Holdings" },
  ];
  const [row] = await read({ relationships: parents });
  expect(row).toMatchObject({
    kind: "company",
    facts: {
      facts: [
        {
          subject: { scheme: "row:erp", value: "1" },
          period: { validFrom: "2019-01-01" },
          content: { level: "direct", object: { reference: { scheme: "lei" } } },
        },
        { period: { validTo: "2020-06" }, content: { object: { reference: { value: "00445790" } } } },
        {
          content: {
            object: { reference: { scheme: "row:erp", value: "2" } },
            shares: [{ of: "shares", minimum: 50 }],
          },
        },
        { content: { object: { name: "Unknown Holdings" } } },
      ],
    },
  });
});

test("names with dates are stated, the present one with them; a line without dates states nothing", async () => {
  const dated = { name: "Old Mining Ltd", kind: "previous", valid_to: "2015-03-02" };
  expect((await read({ other_names: [dated] }))[0]).toMatchObject({
    facts: {
      facts: [
        { content: { role: "legal" } },
        { content: { role: "previous", name: "Old Mining Ltd" }, period: { validTo: "2015-03-02" } },
      ],
    },
  });
  expect((await read({}))[0]).not.toHaveProperty("facts");
});

test.each([
  [{ relationships: "SECRET" }, "relationships must be a list"],
  [
    { relationships: [{ basis: "SECRET" }] },
    "relationships[0].basis must be one of consolidation, control, ownership, branch, fund, role",
  ],
  [
    { relationships: [{ basis: "role", valid_from: "SECRET" }] },
    "relationships[0].valid_from must be a date as YYYY-MM-DD",
  ],
  [
    { relationships: [{ basis: "ownership", share_minimum: 101 }] },
    "relationships[0].share_minimum must be 0 to 100",
  ],
])("%j is a bad row that names the key and not the value", async (facts, reason) => {
  const good = { ...company, source_record_id: "9" };
  const content = [{ ...company, ...facts }, good].map((one) => JSON.stringify(one)).join("\n");
  expect((await readRows(companyJsonl, { content }))[0]).toMatchObject({ kind: "bad", reason });
});
