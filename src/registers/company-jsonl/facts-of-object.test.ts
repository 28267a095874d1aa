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
        { content: { kind: "name", name: "Example Mining Ltd" } },
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

test("a line with relationships states its name and its numbers, by which a walk of owners finds it", async () => {
  const numbers = { lei: "21380068P1DRHMJ8KU70", registration_number: "445790", jurisdiction: "GB" };
  const [row] = await read({ ...numbers, relationships: [{ basis: "ownership", source_record_id: "2" }] });
  expect(row).toMatchObject({
    facts: {
      facts: [
        { content: { kind: "name", name: "Example Mining Ltd" } },
        { content: { kind: "identifier", scheme: "lei", value: numbers.lei } },
        { content: { kind: "identifier", value: "00445790" } },
        { content: { kind: "relationship" } },
      ],
    },
  });
  expect((await read(numbers))[0]).not.toHaveProperty("facts");
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

test("addresses, identifiers and states with dates are stated beside what the row has now", async () => {
  const [row] = await read({
    lei: "21380068P1DRHMJ8KU70",
    address: { line1: "2 New Street", city: "Leeds" },
    status: "Active",
    addresses: [
      { role: "registered", line1: "1 Old Street", city: "Leeds", valid_to: "2019-05-01" },
      { role: "registered", line1: "2 New Street", city: "Leeds", valid_from: "2019-05-01" },
    ],
    identifiers: [
      {
        scheme: "company_number",
        value: "445790",
        jurisdiction: "GB",
        valid_to: "2020-01-01",
        successor: "04219787",
      },
    ],
    statuses: [{ status: "In Administration", valid_from: "2021-01-01", valid_to: "2021-06" }],
  });
  expect(row).toMatchObject({ kind: "company" });
  const facts = "facts" in row! ? row.facts!.facts : [];
  expect(facts.map(({ content, period = {} }) => [content, period])).toMatchObject([
    [{ kind: "identifier", scheme: "lei" }, {}],
    [{ kind: "status", status: "active" }, {}],
    [{ kind: "address", address: { line1: "1 Old Street" } }, { validTo: "2019-05-01" }],
    [{ kind: "address", address: { line1: "2 New Street" } }, { validFrom: "2019-05-01" }],
    [
      { scheme: "GB-COH", value: "00445790", qualifier: "GB", successor: { value: "04219787" } },
      { validTo: "2020-01-01" },
    ],
    [
      { kind: "status", status: "in_administration" },
      { validFrom: "2021-01-01", validTo: "2021-06" },
    ],
  ]);
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
  [
    { addresses: [{ role: "SECRET", line1: "x" }] },
    "addresses[0].role must be one of registered, headquarters, service, mailing",
  ],
  [
    { addresses: [{ role: "mailing", valid_from: "2020-01-02", valid_to: "2020-01-01" }] },
    "addresses[0].valid_to must not be before valid_from",
  ],
  [
    { identifiers: [{ scheme: "lei", value: "21380068P1DRHMJ8KU71" }] },
    "identifiers[0].value is no identifier of its scheme",
  ],
  [
    { identifiers: [{ scheme: "company_number", value: "445790" }] },
    "identifiers[0].value is no identifier of its scheme",
  ],
  [
    { identifiers: [{ scheme: "cik", value: "320193", successor: "SECRET" }] },
    "identifiers[0].successor is no identifier of the same scheme",
  ],
  [{ statuses: [{ valid_from: "2020-01-01" }] }, "statuses[0].status must be text"],
])("%j is a bad row that names the key and not the value", async (facts, reason) => {
  const good = { ...company, source_record_id: "9" };
  const content = [{ ...company, ...facts }, good].map((one) => JSON.stringify(one)).join("\n");
  expect((await readRows(companyJsonl, { content }))[0]).toMatchObject({ kind: "bad", reason });
});
