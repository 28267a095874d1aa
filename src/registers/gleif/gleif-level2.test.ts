import { describe, expect, test } from "vitest";
import { type GoldenCopyRow, level2Csv, level2Json } from "../fixtures/golden-copy.ts";
import { readRows } from "../fixtures/register-files.ts";
import { gleifLevel2 } from "./gleif-level2.ts";

const CHILD = "029200343C4N7D2E6H83";
const PARENT = "CYSD4L2598RQ9BPPCB72";

const row = (facts: GoldenCopyRow = {}): GoldenCopyRow => ({
  "Relationship.StartNode.NodeID": CHILD,
  "Relationship.StartNode.NodeIDType": "LEI",
  "Relationship.EndNode.NodeID": PARENT,
  "Relationship.EndNode.NodeIDType": "LEI",
  "Relationship.RelationshipType": "IS_DIRECTLY_CONSOLIDATED_BY",
  "Relationship.RelationshipStatus": "ACTIVE",
  "Registration.RegistrationStatus": "PUBLISHED",
  ...facts,
});

describe.each([
  ["CSV", level2Csv],
  ["JSON", level2Json],
] as const)("a level 2 golden copy in %s", (_edition, write) => {
  const one = async (facts: GoldenCopyRow) =>
    (await readRows(gleifLevel2, { content: write([row(facts), row()]) }))[0];

  test.each([
    ["IS_DIRECTLY_CONSOLIDATED_BY", "direct"],
    ["IS_ULTIMATELY_CONSOLIDATED_BY", "ultimate"],
    ["IS_INTERNATIONAL_BRANCH_OF", "branch"],
    ["IS_FUND-MANAGED_BY", "fund"],
    ["IS_SUBFUND_OF", "fund"],
    ["IS_FEEDER_TO", "fund"],
  ])("%s: the start node is the child", async (written, type) => {
    expect(await one({ "Relationship.RelationshipType": written })).toMatchObject({
      kind: "relationship",
      relationship: { childLei: CHILD, parentLei: PARENT, type, status: "active" },
    });
  });

  test("only the relationship period dates the relationship, not the accounting year", async () => {
    const found = await one({
      "Relationship.Period.1.startDate": "2021-01-01T00:00:00+00:00",
      "Relationship.Period.1.endDate": "2021-12-31T00:00:00+00:00",
      "Relationship.Period.1.periodType": "ACCOUNTING_PERIOD",
      "Relationship.Period.2.startDate": "1995-06-14T08:00:00+02:00",
      "Relationship.Period.2.periodType": "RELATIONSHIP_PERIOD",
    });
    expect(found).toMatchObject({ relationship: { validFrom: "1995-06-14" } });
    expect(found).not.toHaveProperty("relationship.validTo");
  });

  test("a UTC time that is not midnight dates nothing, for no country is named", async () => {
    const found = await one({
      "Relationship.Period.1.startDate": "1995-06-13T22:00:00Z",
      "Relationship.Period.1.periodType": "RELATIONSHIP_PERIOD",
    });
    expect(found).not.toHaveProperty("relationship.validFrom");
  });

  test("a lapsed record still tells of an active relationship; one that ended is inactive", async () => {
    expect(await one({ "Registration.RegistrationStatus": "LAPSED" })).toMatchObject({
      relationship: { status: "active" },
    });
    expect(await one({ "Relationship.RelationshipStatus": "INACTIVE" })).toMatchObject({
      relationship: { status: "inactive" },
    });
  });

  test.each([
    ["annulled", { "Registration.RegistrationStatus": "ANNULLED" }],
    ["a duplicate", { "Registration.RegistrationStatus": "DUPLICATE" }],
    ["without a status", { "Relationship.RelationshipStatus": "NULL" }],
    ["with a node that has no LEI", { "Relationship.EndNode.NodeIDType": "ISIN" }],
  ])("a record %s is skipped", async (_state, facts) => {
    expect(await one(facts)).toMatchObject({ kind: "skipped" });
  });

  test("an entity that is named as its own parent is stated, and no relationship of a group", async () => {
    expect(await one({ "Relationship.EndNode.NodeID": CHILD })).toMatchObject({
      kind: "statement",
      facts: { facts: [{ content: { object: { reference: { scheme: "lei", value: CHILD } } } }] },
    });
  });

  test("each type is stated with its own words, its periods and what checked it; none is ownership", async () => {
    const found = await one({
      "Relationship.Period.1.startDate": "2021-01-01T00:00:00+00:00",
      "Relationship.Period.1.endDate": "2021-12-31T00:00:00+00:00",
      "Relationship.Period.1.periodType": "ACCOUNTING_PERIOD",
      "Relationship.Period.2.startDate": "1995-06-14T00:00:00+00:00",
      "Relationship.Period.2.endDate": "2022-07-01T00:00:00+00:00",
      "Relationship.Period.2.periodType": "RELATIONSHIP_PERIOD",
      "Relationship.Qualifiers.1.QualifierDimension": "ACCOUNTING_STANDARD",
      "Relationship.Qualifiers.1.QualifierCategory": "US_GAAP",
      "Registration.ValidationSources": "ENTITY_SUPPLIED_ONLY",
    });
    expect(found).toMatchObject({
      facts: {
        source: "gleif",
        sourceRecordId: `${CHILD}/IS_DIRECTLY_CONSOLIDATED_BY/${PARENT}`,
        facts: [
          {
            subject: { scheme: "lei", value: CHILD },
            period: { validFrom: "1995-06-14", validTo: "2022-07-01" },
            content: {
              basis: "consolidation",
              level: "direct",
              type: "IS_DIRECTLY_CONSOLIDATED_BY",
              periods: [{ type: "ACCOUNTING_PERIOD", start: "2021-01-01", end: "2021-12-31" }],
              qualifiers: { validation_sources: "ENTITY_SUPPLIED_ONLY", accounting_standard: "US_GAAP" },
            },
          },
        ],
      },
    });
  });

  test.each([
    ["StartNode.NodeID is not a LEI", { "Relationship.StartNode.NodeID": "X" }],
    ["EndNode.NodeID is missing", { "Relationship.EndNode.NodeID": "" }],
    ["RelationshipType is not a type of RR-CDF 2.1", { "Relationship.RelationshipType": "OWNS" }],
    ["RelationshipStatus is neither ACTIVE nor INACTIVE", { "Relationship.RelationshipStatus": "MAYBE" }],
  ])("bad: %s", async (reason, facts) => {
    expect(await one(facts)).toMatchObject({ kind: "bad", reason });
  });
});

test("an export in snake case without period types gives relationships without dates", async () => {
  const content =
    "relationship_start_node_node_id,relationship_end_node_node_id,relationship_relationship_type," +
    "relationship_relationship_status,relationship_period_1_start_date,relationship_period_1_end_date\n" +
    `${CHILD},${PARENT},IS_ULTIMATELY_CONSOLIDATED_BY,ACTIVE,2021-01-01T00:00:00Z,2021-12-31T00:00:00Z\n`;
  const [row] = await readRows(gleifLevel2, { content });
  expect(row).toMatchObject({ kind: "relationship", line: 2, facts: { facts: [{ period: {} }] } });
  expect(row).toHaveProperty("relationship", {
    childLei: CHILD,
    parentLei: PARENT,
    type: "ultimate",
    status: "active",
  });
});

test("a level 1 file is refused by name of the missing columns", async () => {
  await expect(readRows(gleifLevel2, { content: "LEI,Entity.LegalName\n1,2\n" })).rejects.toThrow(
    "no column Relationship.StartNode.NodeID",
  );
});
