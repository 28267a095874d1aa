import { describe, expect, test } from "vitest";
import type { FinancialStatementFact } from "../../domain/facts/financial-facts.ts";
import { readRows } from "../fixtures/register-files.ts";
import type { StatementRow } from "../register-format.ts";
import { brregAccounts } from "./brreg-accounts.ts";

const accounts = (given: object = {}) => ({
  id: 10,
  journalnr: "2024123456",
  regnskapstype: "SELSKAP",
  virksomhet: { organisasjonsnummer: "923609016", organisasjonsform: "ASA", morselskap: true },
  regnskapsperiode: { fraDato: "2023-01-01", tilDato: "2023-12-31" },
  valuta: "NOK",
  egenkapitalGjeld: {
    sumEgenkapitalGjeld: 90,
    egenkapital: { sumEgenkapital: 30 },
    gjeldOversikt: { sumGjeld: 60 },
  },
  eiendeler: { sumEiendeler: 90 },
  resultatregnskapResultat: {
    aarsresultat: -4.5,
    driftsresultat: { driftsresultat: 0, driftsinntekter: { sumDriftsinntekter: 120 } },
  },
  ...given,
});
const read = (...records: readonly unknown[]) =>
  readRows(brregAccounts, { content: JSON.stringify(records) });

test("accounts are a statement about the organisation number, with the figures that are there", async () => {
  const [row] = (await read(accounts())) as StatementRow[];
  expect(row).toMatchObject({
    kind: "statement",
    line: 1,
    facts: { source: "brreg_accounts", sourceRecordId: "923609016:2024123456:SELSKAP" },
  });
  const fact = row?.facts.facts[0];
  expect(fact?.subject).toEqual({ scheme: "NO-BRC", value: "923609016" });
  const content = fact?.content as FinancialStatementFact;
  expect(content).toMatchObject({
    assembly: "statement",
    periodStart: "2023-01-01",
    periodEnd: "2023-12-31",
    accession: "2024123456",
    scope: "legal_entity",
    basis: "reported",
    currency: "NOK",
  });
  expect(content.amounts.map(({ attribute, value }) => [attribute, value])).toEqual([
    ["financials.revenue", "120"],
    ["financials.net_income", "-4.5"],
    ["financials.total_assets", "90"],
    ["financials.total_liabilities", "60"],
    ["financials.equity", "30"],
    ["financials.operating_income", "0"],
  ]);
});

describe("traps", () => {
  test("KONSERN is the group, another word is unknown, and a currency that is none is absent", async () => {
    const rows = await read(
      accounts({ regnskapstype: "KONSERN" }),
      accounts({ regnskapstype: "X", valuta: "valutakode" }),
    );
    const contents = (rows as StatementRow[]).map(
      ({ facts }) => facts.facts[0]?.content as FinancialStatementFact,
    );
    expect(contents.map(({ scope, currency }) => [scope, currency])).toEqual([
      ["consolidated_group", "NOK"],
      ["unknown", undefined],
    ]);
  });

  test.each([
    [{ virksomhet: {} }, "virksomhet.organisasjonsnummer is missing"],
    [
      { virksomhet: { organisasjonsnummer: "12" } },
      "virksomhet.organisasjonsnummer is no organisation number",
    ],
    [{ regnskapsperiode: {} }, "regnskapsperiode.tilDato is missing or is no day"],
    [
      { regnskapsperiode: { fraDato: "2024-01-01", tilDato: "2023-12-31" } },
      "regnskapsperiode.fraDato is no day, or after the end",
    ],
    [
      { egenkapitalGjeld: null, eiendeler: {}, resultatregnskapResultat: { aarsresultat: "4" } },
      "the accounts have no figure",
    ],
  ])("a bad record costs itself alone: %j", async (given, reason) => {
    expect(await read(accounts(given), accounts())).toMatchObject([
      { kind: "bad", line: 1, reason },
      { kind: "statement", line: 2 },
    ]);
  });
});
