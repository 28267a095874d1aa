import { describe, expect, test } from "vitest";
import { level1Csv, level1Json } from "../fixtures/golden-copy.ts";
import { readRows } from "../fixtures/register-files.ts";
import { gleifExceptions } from "./gleif-exceptions.ts";
import { gleifLevel1 } from "./gleif-level1.ts";
import { gleifBic, gleifIsin } from "./lei-mapping.ts";

const LEI = "029200343C4N7D2E6H83";

const exceptionCsv = (rows: string) =>
  `LEI,Exception.Category,Exception.Reason.1,Exception.Reason.2,Exception.Reference.1\n${rows}`;

describe("reporting exceptions", () => {
  test("an exception is stated with its reason and what it means, never as no parent", async () => {
    const content = exceptionCsv(
      `${LEI},ULTIMATE_ACCOUNTING_CONSOLIDATION_PARENT,NON_PUBLIC,NO_LEI,see note\n`,
    );
    const [row] = await readRows(gleifExceptions, { content });
    expect(row).toMatchObject({
      kind: "statement",
      facts: {
        sourceRecordId: `${LEI}/ULTIMATE_ACCOUNTING_CONSOLIDATION_PARENT`,
        facts: [
          { content: { level: "ultimate", reason: "NON_PUBLIC", meaning: "withheld", detail: "see note" } },
          { content: { reason: "NO_LEI", meaning: "no_identifier" } },
        ],
      },
    });
  });

  test("the JSON edition says the same, and a new reason is kept as unknown", async () => {
    const record = {
      LEI: { $: LEI },
      ExceptionCategory: { $: "DIRECT_ACCOUNTING_CONSOLIDATION_PARENT" },
      ExceptionReason: [{ $: "NATURAL_PERSONS" }, { $: "SOMETHING_NEW" }],
    };
    const content = JSON.stringify({ exceptions: [record] });
    const [row] = await readRows(gleifExceptions, { content });
    expect(row).toMatchObject({
      facts: {
        facts: [
          { content: { level: "direct", reason: "NATURAL_PERSONS", meaning: "natural_person" } },
          { content: { reason: "SOMETHING_NEW", meaning: "unknown" } },
        ],
      },
    });
  });

  test.each([
    ["LEI is missing or not 20 characters", "X,DIRECT_ACCOUNTING_CONSOLIDATION_PARENT,NO_LEI,,"],
    ["ExceptionCategory is not a category of the exceptions format", `${LEI},PARENT,NO_LEI,,`],
    ["ExceptionReason is missing", `${LEI},DIRECT_ACCOUNTING_CONSOLIDATION_PARENT,,,`],
  ])("bad: %s", async (reason, row) => {
    const good = `${LEI},DIRECT_ACCOUNTING_CONSOLIDATION_PARENT,NO_LEI,,`;
    const [found] = await readRows(gleifExceptions, { content: exceptionCsv(`${row}\n${good}\n`) });
    expect(found).toMatchObject({ kind: "bad", reason });
  });
});

describe("mapping files", () => {
  test("an ISIN with a failing check digit is a bad row; the file's name dates it", async () => {
    const content = `LEI,ISIN\n${LEI},US0378331005\n${LEI},US0378331006\n`;
    expect(await readRows(gleifIsin, { name: "lei-isin-20260130T070313.csv", content })).toMatchObject([
      { kind: "publisher_date", date: "2026-01-30" },
      {
        kind: "statement",
        facts: { source: "gleif_isin", facts: [{ content: { scheme: "isin", value: "US0378331005" } }] },
      },
      { kind: "bad", line: 3, reason: "ISIN is missing or is none" },
    ]);
  });

  test("a BIC of eight or eleven characters is read", async () => {
    const content = `LEI,BIC\n${LEI},LBTCUS44XXX\n${LEI},LBTCUS44\n${LEI},LBTC\n`;
    expect(await readRows(gleifBic, { content })).toMatchObject([
      { kind: "statement", facts: { facts: [{ content: { scheme: "bic", value: "LBTCUS44XXX" } }] } },
      { kind: "statement" },
      { kind: "bad" },
    ]);
  });
});

describe.each([
  ["CSV", level1Csv],
  ["JSON", level1Json],
] as const)("what level 1 states with dates, in %s", (_edition, write) => {
  const record = {
    LEI,
    "Entity.LegalName": "New Name plc",
    "Entity.OtherEntityNames.OtherEntityName.1": "Old Name plc",
    "Entity.OtherEntityNames.OtherEntityName.1.type": "PREVIOUS_LEGAL_NAME",
    "Entity.LegalAddress.City": "Leeds",
    "Entity.LegalAddress.Country": "GB",
    "Entity.HeadquartersAddress.City": "London",
    "Entity.HeadquartersAddress.Country": "GB",
    "Entity.RegistrationAuthority.RegistrationAuthorityID": "RA000585",
    "Entity.RegistrationAuthority.RegistrationAuthorityEntityID": "00445790",
    "Entity.LegalJurisdiction": "GB",
    "Entity.EntityStatus": "INACTIVE",
    "Entity.LegalEntityEvents.LegalEntityEvent.1.event_status": "COMPLETED",
    "Entity.LegalEntityEvents.LegalEntityEvent.1.LegalEntityEventType": "CHANGE_LEGAL_NAME",
    "Entity.LegalEntityEvents.LegalEntityEvent.1.LegalEntityEventEffectiveDate": "2024-04-25T23:00:00Z",
    "Entity.SuccessorEntity.1.SuccessorLEI": "CYSD4L2598RQ9BPPCB72",
    "Registration.RegistrationStatus": "MERGED",
  };

  test("names, both addresses, the number, the state, the event and the successor", async () => {
    const [row] = await readRows(gleifLevel1, { content: write([record]) });
    const stated = row?.kind === "company" ? (row.facts?.facts ?? []) : [];
    // 23:00 UTC is local midnight of the next day in the United Kingdom's summer.
    const changed = "2024-04-26";
    expect(stated.map(({ content, period }) => ({ ...content, ...period }))).toMatchObject([
      { kind: "name", role: "legal", name: "New Name plc", validFrom: changed },
      { kind: "name", role: "previous", name: "Old Name plc", validTo: changed },
      { kind: "address", role: "registered" },
      { kind: "address", role: "headquarters", address: { city: "London" } },
      { scheme: "lei", registrationStatus: "MERGED", successor: { value: "CYSD4L2598RQ9BPPCB72" } },
      { scheme: "GB-COH", value: "00445790", qualifier: "GB" },
      { kind: "status", status: "inactive" },
      { kind: "legal_event", event: "CHANGE_LEGAL_NAME", status: "COMPLETED", validFrom: changed },
    ]);
  });

  test("two changes of name date neither of two previous names", async () => {
    const twice = {
      ...record,
      "Entity.OtherEntityNames.OtherEntityName.2": "Oldest Name plc",
      "Entity.OtherEntityNames.OtherEntityName.2.type": "PREVIOUS_LEGAL_NAME",
    };
    const [row] = await readRows(gleifLevel1, { content: write([twice]) });
    const stated = row?.kind === "company" ? (row.facts?.facts ?? []) : [];
    const names = stated.filter(({ content }) => content.kind === "name");
    expect(names).toHaveLength(3);
    expect(names.every(({ period }) => period === undefined)).toBe(true);
  });
});
