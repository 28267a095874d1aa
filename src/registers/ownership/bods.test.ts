import { describe, expect, test } from "vitest";
import { readRows } from "../fixtures/register-files.ts";
import { bods } from "./bods.ts";
import { HashSet } from "./hash-set.ts";

const lines = (...statements: readonly object[]) => statements.map((one) => JSON.stringify(one)).join("\n");

const statement = (recordId: string, recordType: string, recordDetails: object, further: object = {}) => ({
  statementId: `s-${recordId}`,
  recordId,
  recordType,
  recordStatus: "new",
  statementDate: "2024-05-01",
  recordDetails,
  ...further,
});

const company = statement("c1", "entity", {
  name: "Example Mining Ltd",
  identifiers: [
    { scheme: "GB-COH", id: "445790" },
    { scheme: "XI-LEI", id: "21380068P1DRHMJ8KU70" },
    { scheme: "XX-UNKNOWN", id: "1" },
  ],
  addresses: [{ type: "registered", address: "1 High St", country: { code: "GB" } }],
});
const person = statement("p1", "person", { names: [{ fullName: "Jo Secret" }] });
const interests = [
  {
    type: "shareholding",
    directOrIndirect: "direct",
    share: { exclusiveMinimum: 25, maximum: 50 },
    startDate: "2019-03-01",
  },
  { type: "votingRights", directOrIndirect: "indirect", share: { exact: 60 }, endDate: "2023-01-01" },
];
const owns = (interestedParty: unknown, further: object = {}) =>
  statement("r1", "relationship", { subject: "c1", interestedParty, interests }, further);

describe("BODS 0.4", () => {
  test("an entity states its names, known numbers and addresses under its own record", async () => {
    const [row] = await readRows(bods, { content: lines(company), source: "owners" });
    expect(row).toMatchObject({
      kind: "statement",
      facts: { source: "owners", sourceRecordId: "c1" },
    });
    expect(row).toHaveProperty("facts.facts.0.subject", { scheme: "row:owners", value: "c1" });
    const contents = row?.kind === "statement" ? row.facts.facts.map(({ content }) => content) : [];
    expect(contents).toMatchObject([
      { kind: "name", name: "Example Mining Ltd" },
      { kind: "identifier", scheme: "GB-COH", value: "00445790" },
      { kind: "identifier", scheme: "lei" },
      { kind: "address", role: "registered" },
    ]);
  });

  test("each interest is a statement of its own with its band and dates", async () => {
    const rows = await readRows(bods, { content: lines(company, owns("c2")) });
    expect(rows[1]).toMatchObject({
      facts: {
        facts: [
          {
            period: { validFrom: "2019-03-01" },
            content: {
              basis: "ownership",
              level: "direct",
              shares: [{ of: "shares", minimum: 25, maximum: 50, exclusiveMinimum: true }],
            },
          },
          {
            period: { validTo: "2023-01-01" },
            content: { basis: "control", level: "indirect", shares: [{ minimum: 60, maximum: 60 }] },
          },
        ],
      },
    });
  });

  test("a person's record is not kept, wherever it stands in the file, and its interest is counted", async () => {
    const rows = await readRows(bods, { content: lines(owns("p1"), company, person) });
    expect(rows.map(({ kind }) => kind)).toEqual(["natural_person", "statement", "skipped"]);
    expect(JSON.stringify(rows)).not.toMatch(/Secret|p1/);
  });

  test.each([
    ["noBeneficialOwners", "no_such_person"],
    ["interestedPartyExemptFromDisclosure", "withheld"],
    ["subjectUnableToConfirmOrIdentifyBeneficialOwner", "unknown"],
  ])("an unspecified party is a reason: %s", async (reason, meaning) => {
    const rows = await readRows(bods, { content: lines(company, owns({ reason })) });
    expect(rows[1]).toMatchObject({
      facts: { facts: [{ content: { kind: "reporting_exception", reason, meaning } }] },
    });
  });

  test("of several statements of a record the last one stands, and one that closes it ends it", async () => {
    const closing = owns("c2", { statementId: "s-2", recordStatus: "closed", statementDate: "2025-02-01" });
    const rows = await readRows(bods, { content: lines(company, owns("c2"), closing) });
    expect(rows.map(({ kind }) => kind)).toEqual(["statement", "skipped", "statement"]);
    expect(rows[2]).toHaveProperty("facts.facts.0.period", {
      validFrom: "2019-03-01",
      validTo: "2025-02-01",
    });
  });

  test("a line without a record, and one of another kind, are bad rows that repeat nothing", async () => {
    const odd = statement("x", "SECRET", {});
    const rows = await readRows(bods, { content: lines({ name: "SECRET" }, odd, company) });
    expect(rows.map(({ kind }) => kind)).toEqual(["bad", "bad", "statement"]);
    expect(JSON.stringify(rows.slice(0, 2))).not.toContain("SECRET");
  });
});

test("a hash set has what was added and nothing else, also after it has grown", () => {
  const set = new HashSet();
  for (let n = 0; n < 5_000; n++) expect(set.add(`record-${n}`)).toBe(false);
  expect(set.add("record-17")).toBe(true);
  const found = Array.from({ length: 10_000 }, (_, n) => set.has(`record-${n}`));
  expect(found.filter(Boolean)).toHaveLength(5_000);
});
