import { describe, expect, test } from "vitest";
import { readRows } from "../fixtures/register-files.ts";
import { ftm } from "./ftm.ts";

const lines = (...entities: readonly object[]) => entities.map((one) => JSON.stringify(one)).join("\n");
const entity = (id: string, schema: string, properties: object) => ({ id, schema, properties });

const company = entity("co-1", "Company", {
  name: ["Example Mining Ltd", "Example Mining Limited"],
  previousName: ["Old Mining Ltd"],
  jurisdiction: ["gb"],
  registrationNumber: ["445790"],
  leiCode: ["21380068P1DRHMJ8KU70"],
});
const owns = (owner: string, further: object = {}) =>
  entity("own-1", "Ownership", { owner: [owner], asset: ["co-1"], ...further });

describe("FollowTheMoney", () => {
  test("an organisation states its names and numbers", async () => {
    const [row] = await readRows(ftm, { content: lines(company), source: "graph" });
    const contents = row?.kind === "statement" ? row.facts.facts.map(({ content }) => content) : [];
    expect(contents).toMatchObject([
      { kind: "name", role: "legal", name: "Example Mining Ltd" },
      { kind: "name", role: "alternative" },
      { kind: "name", role: "previous", name: "Old Mining Ltd" },
      { kind: "identifier", scheme: "lei" },
      { kind: "identifier", scheme: "GB-COH", value: "00445790" },
    ]);
  });

  test.each([
    ["51.5", { minimum: 51.5, maximum: 51.5 }],
    ["25-50", { minimum: 25, maximum: 50 }],
  ])("an ownership of %s has its dates and its share", async (percentage, band) => {
    const edge = owns("co-2", { percentage: [percentage], startDate: ["2019-03"], endDate: ["2022-01-31"] });
    const rows = await readRows(ftm, { content: lines(company, edge) });
    expect(rows[1]).toMatchObject({
      facts: {
        facts: [
          {
            period: { validFrom: "2019-03", validTo: "2022-01-31" },
            content: { basis: "ownership", shares: [{ of: "unspecified", ...band }] },
          },
        ],
      },
    });
  });

  test("a person is counted as an owner, and nothing of the person is kept", async () => {
    const person = entity("pe-1", "Person", { name: ["Jo Secret"] });
    const rows = await readRows(ftm, { content: lines(owns("pe-1"), company, person) });
    expect(rows.map(({ kind }) => kind)).toEqual(["natural_person", "statement", "skipped"]);
    expect(JSON.stringify(rows)).not.toMatch(/Secret|pe-1/);
  });

  test("other schemata are skipped, and a line without an id is a bad row", async () => {
    const rows = await readRows(ftm, {
      content: lines(company, entity("x", "LegalEntity", { name: ["Jo Secret"] }), { schema: "Company" }),
    });
    expect(rows.map(({ kind }) => kind)).toEqual(["statement", "skipped", "bad"]);
    expect(JSON.stringify(rows)).not.toContain("Secret");
  });
});
