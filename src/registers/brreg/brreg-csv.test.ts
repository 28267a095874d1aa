/** The CSV editions of the bulk files, and the register of establishments. */
import { describe, expect, test } from "vitest";
import { readCompanies, readRows } from "../fixtures/register-files.ts";
import type { StatementRow } from "../register-format.ts";
import { brregEnheter } from "./brreg-enheter.ts";
import { brregUnderenheter } from "./brreg-underenheter.ts";

const NUMBER = "974760673";
const OTHER = "923609016";

const cellOf = (value: string) => (/[",\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value);

/** A file in the publisher's shape: one column for each path, in the order of the first row. */
function csvOf(...rows: readonly Readonly<Record<string, string>>[]): string {
  const names = Object.keys(rows[0]!);
  const lines = rows.map((row) => names.map((name) => cellOf(row[name] ?? "")).join(","));
  return `${[names.map((name) => `"${name}"`).join(","), ...lines].join("\n")}\n`;
}

const unit = (given: Readonly<Record<string, string>> = {}) => ({
  organisasjonsnummer: NUMBER,
  navn: "EKSEMPEL GRUVER AS",
  "organisasjonsform.kode": "AS",
  "organisasjonsform.beskrivelse": "Aksjeselskap",
  stiftelsesdato: "1972-09-18",
  registreringsdatoEnhetsregisteret: "1995-03-12",
  hjemmeside: "www.eksempel-gruver.example",
  "naeringskode1.kode": "07.210",
  "postadresse.adresse": "Postboks 1",
  "postadresse.postnummer": "0101",
  "postadresse.poststed": "OSLO",
  "postadresse.landkode": "NO",
  "forretningsadresse.adresse": "Gruveveien 1\nOppgang B",
  "forretningsadresse.postnummer": "0102",
  "forretningsadresse.poststed": "OSLO",
  "forretningsadresse.kommune": "OSLO",
  "forretningsadresse.landkode": "NO",
  registrertIMvaregisteret: "true",
  konkurs: "false",
  konkursdato: "",
  underAvvikling: "false",
  underTvangsavviklingEllerTvangsopplosning: "false",
  overordnetEnhet: "",
  ...given,
});

const companyOf = async (given: Readonly<Record<string, string>> = {}) =>
  (await readCompanies(brregEnheter, { content: csvOf(unit(given)) }))[0];

describe("brreg-enheter as CSV", () => {
  test("a row is the company that the JSON edition gives", async () => {
    const json = {
      organisasjonsnummer: NUMBER,
      navn: "EKSEMPEL GRUVER AS",
      organisasjonsform: { kode: "AS", beskrivelse: "Aksjeselskap" },
      stiftelsesdato: "1972-09-18",
      hjemmeside: "www.eksempel-gruver.example",
      postadresse: { adresse: ["Postboks 1"], postnummer: "0101", poststed: "OSLO", landkode: "NO" },
      forretningsadresse: {
        adresse: ["Gruveveien 1", "Oppgang B"],
        ...{ postnummer: "0102", poststed: "OSLO", kommune: "OSLO", landkode: "NO" },
      },
      registrertIMvaregisteret: true,
      konkurs: false,
    };
    const content = csvOf(unit());
    const [fromCsv] = await readRows(brregEnheter, { content });
    const [fromJson] = await readRows(brregEnheter, { content: JSON.stringify([json]) });
    expect(fromCsv).toEqual({ ...fromJson, line: 2 });
  });

  test("the lines of an address stand in one cell, and a postal code keeps its zero", async () => {
    expect((await companyOf())?.address).toEqual({
      ...{ line1: "Gruveveien 1", line2: "Oppgang B", city: "OSLO", postal_code: "0102", country: "NO" },
    });
  });

  test("false is false: the text is no sign of a bankruptcy, nor of a VAT number", async () => {
    const company = await companyOf({ registrertIMvaregisteret: "false" });
    expect(company?.status).toBe("active");
    expect(company).not.toHaveProperty("vatNumber");
    expect((await companyOf({ konkurs: "true", konkursdato: "2025-02-03" }))?.status).toBe("bankruptcy");
  });

  test("a company may be called true, or have a comma and quotes in its name", async () => {
    expect((await companyOf({ navn: "true" }))?.name).toBe("true");
    expect((await companyOf({ navn: 'FISK, "VILT" AS' }))?.name).toBe('FISK, "VILT" AS');
  });

  test("a byte order mark before the header changes nothing", async () => {
    const [company] = await readCompanies(brregEnheter, { content: `\ufeff${csvOf(unit())}` });
    expect(company?.registrationNumber).toBe(NUMBER);
  });

  test("a row with another number of cells is bad and stops nothing", async () => {
    const [header, row] = csvOf(unit({ "forretningsadresse.adresse": "Gruveveien 1" }))
      .trimEnd()
      .split("\n");
    const content = `${header}\n974760673,BROKEN AS\n${row}\n`;
    const rows = await readRows(brregEnheter, { content });
    expect(rows).toMatchObject([
      { kind: "bad", line: 2, reason: "the row has 2 fields and the header has 23" },
      { kind: "company", line: 3 },
    ]);
  });

  test.each([
    ["another table", "name,city\nExample Mining Ltd,Oslo\n", /no column organisasjonsnummer/],
    ["a file that was cut off", csvOf(unit(), unit()).slice(0, -30), /cut off/],
  ])("%s is refused", async (_what, content, message) => {
    await expect(readRows(brregEnheter, { content })).rejects.toThrow(message);
  });
});

const establishment = (given: object = {}) => ({
  organisasjonsnummer: NUMBER,
  navn: "EKSEMPEL BUTIKK",
  organisasjonsform: { kode: "BEDR", beskrivelse: "Underenhet til næringsdrivende og offentlig forvaltning" },
  beliggenhetsadresse: {
    adresse: ["Storgata 1", null],
    postnummer: "0123",
    poststed: "OSLO",
    landkode: "NO",
  },
  overordnetEnhet: OTHER,
  oppstartsdato: "2017-10-20",
  ...given,
});
const readOne = async (given: object = {}) =>
  (
    await readRows(brregUnderenheter, { content: JSON.stringify([establishment(given), establishment()]) })
  )[0];
const factsOf = async (given: object = {}) => ((await readOne(given)) as StatementRow).facts.facts;

describe("brreg-underenheter", () => {
  test("an establishment is no company: it has a number of its own that leads to its unit", async () => {
    const facts = await factsOf();
    const own = { scheme: "NO-BRC", value: NUMBER };
    expect(facts.filter(({ subject }) => "value" in subject && subject.value === NUMBER)).toMatchObject([
      { content: { kind: "identifier", ...own }, period: { validFrom: "2017-10-20" } },
      { content: { kind: "name", role: "trading", name: "EKSEMPEL BUTIKK" } },
      { content: { kind: "status", status: "active" } },
      { content: { kind: "address", address: { line1: "Storgata 1", postal_code: "0123" } } },
      { content: { kind: "relationship", basis: "branch", object: { reference: { value: OTHER } } } },
    ]);
  });

  test("its unit trades under its name, and gets neither its number nor its address", async () => {
    const facts = await factsOf();
    expect(facts.filter(({ subject }) => "value" in subject && subject.value === OTHER)).toMatchObject([
      {
        content: { kind: "name", role: "trading", name: "EKSEMPEL BUTIKK" },
        period: { validFrom: "2017-10-20" },
      },
    ]);
  });

  test("a sold establishment belongs to its unit since the sale; a closed one until it was closed", async () => {
    const facts = await factsOf({ datoEierskifte: "2024-01-04", nedleggelsesdato: "2025-06-01" });
    const relationship = facts.find(({ content }) => content.kind === "relationship");
    expect(relationship?.period).toEqual({ validFrom: "2024-01-04", validTo: "2025-06-01" });
    expect(facts.find(({ content }) => content.kind === "identifier")?.period).toEqual({
      ...{ validFrom: "2017-10-20", validTo: "2025-06-01" },
    });
    expect(facts.find(({ content }) => content.kind === "status")?.content).toMatchObject({
      status: "closed",
    });
  });

  test("a deleted establishment names its unit no more, and its number stays known", async () => {
    const facts = await factsOf({
      ...{ overordnetEnhet: undefined, oppstartsdato: undefined, beliggenhetsadresse: undefined },
      ...{ slettedato: "2017-10-20", nedleggelsesdato: "2017-10-05" },
    });
    expect(facts.map(({ content }) => content.kind)).toEqual(["identifier", "name", "status"]);
    expect(facts[0]?.period).toEqual({ validTo: "2017-10-05" });
    expect(facts[2]?.content).toMatchObject({ status: "deleted" });
  });

  test.each([
    [{ organisasjonsform: { kode: "AS" } }, "skipped", "the record is a unit, not an establishment of one"],
    [{ organisasjonsnummer: "1" }, "bad", "organisasjonsnummer is missing or is no organisation number"],
    [{ navn: " " }, "bad", "navn is missing"],
  ])("%j is %s: %s", async (given, kind, reason) => {
    expect(await readOne(given)).toMatchObject({ kind, reason });
  });

  test("an establishment above which it stands itself has no unit", async () => {
    expect(
      (await factsOf({ overordnetEnhet: NUMBER })).some(({ content }) => content.kind === "relationship"),
    ).toBe(false);
  });

  test("the bulk file is read as CSV, and a page of a search as JSON", async () => {
    const csv = csvOf({
      organisasjonsnummer: NUMBER,
      navn: "EKSEMPEL BUTIKK",
      "organisasjonsform.kode": "BEDR",
      "beliggenhetsadresse.adresse": "Storgata 1",
      "beliggenhetsadresse.postnummer": "0123",
      "beliggenhetsadresse.poststed": "OSLO",
      "beliggenhetsadresse.landkode": "NO",
      overordnetEnhet: OTHER,
      oppstartsdato: "2017-10-20",
    });
    const page = JSON.stringify({ _embedded: { underenheter: [establishment()] }, page: { number: 0 } });
    const [fromCsv, fromPage] = await Promise.all(
      [csv, page].map(async (content) => (await readRows(brregUnderenheter, { content }))[0]),
    );
    expect(fromCsv).toEqual({ ...fromPage, line: 2 });
  });
});
