import { describe, expect, test } from "vitest";
import { readCompanies, readRows, zipOf } from "../fixtures/register-files.ts";
import type { CompanyRow, StatementRow } from "../register-format.ts";
import { brregEnheter } from "./brreg-enheter.ts";
import { brregRoller } from "./brreg-roller.ts";

const NUMBER = "974760673";
const OTHER = "923609016";

const unit = (given: object = {}) => ({
  organisasjonsnummer: NUMBER,
  navn: "EKSEMPEL GRUVER AS",
  organisasjonsform: { kode: "AS", beskrivelse: "Aksjeselskap" },
  hjemmeside: "www.eksempel-gruver.example",
  postadresse: { adresse: ["Postboks 1"], postnummer: "0101", poststed: "OSLO", landkode: "NO" },
  forretningsadresse: {
    adresse: ["Gruveveien 1", null, ""],
    postnummer: "0102",
    poststed: "OSLO",
    kommune: "OSLO",
    landkode: "NO",
  },
  registreringsdatoEnhetsregisteret: "1995-03-12",
  stiftelsesdato: "1972-09-18",
  registrertIMvaregisteret: true,
  konkurs: false,
  konkursdato: "",
  underAvvikling: false,
  underTvangsavviklingEllerTvangsopplosning: false,
  ...given,
});
const readOne = async (given: object = {}) => {
  const [row] = await readRows(brregEnheter, { content: JSON.stringify([unit(given), unit()]) });
  return row as CompanyRow;
};

describe("brreg-enheter", () => {
  test("a unit is a company; it was founded when it was founded, not when the register took it in", async () => {
    const { company, facts } = await readOne();
    expect(company).toEqual({
      source: "brreg",
      sourceRecordId: NUMBER,
      name: "EKSEMPEL GRUVER AS",
      country: "NO",
      jurisdiction: "NO",
      registrationNumber: NUMBER,
      registrationAuthority: "RA000472",
      vatNumber: `NO${NUMBER}MVA`,
      website: "www.eksempel-gruver.example",
      address: { line1: "Gruveveien 1", city: "OSLO", postal_code: "0102", country: "NO" },
      legalForm: "Aksjeselskap",
      status: "active",
      incorporatedOn: "1972-09-18",
      sourceUrl: `https://data.brreg.no/enhetsregisteret/api/enheter/${NUMBER}`,
    });
    expect(facts?.facts.map(({ content }) => content)).toMatchObject([
      { kind: "name", role: "legal" },
      { kind: "address", role: "registered" },
      { kind: "identifier", scheme: "NO-BRC", value: NUMBER },
      { kind: "status", status: "active" },
      { kind: "address", role: "mailing", address: { line1: "Postboks 1" } },
    ]);
  });

  test("a deleted unit is a stub: its number, name and day of deletion stay known", async () => {
    const stub = { organisasjonsnummer: NUMBER, navn: "Slettet AS", slettedato: "2024-03-09" };
    const [company] = await readCompanies(brregEnheter, { content: JSON.stringify([stub]) });
    expect(company).toMatchObject({ status: "deleted", dissolvedOn: "2024-03-09" });
    expect(company).not.toHaveProperty("address");
  });

  test.each([
    [{ konkurs: true, konkursdato: "2025-02-03" }, "bankruptcy", "2025-02-03"],
    [{ underAvvikling: true, underAvviklingDato: "2025-02-04" }, "winding_up", "2025-02-04"],
    [{ underTvangsavviklingEllerTvangsopplosning: true }, "compulsory_dissolution", undefined],
  ])("%j is the status %s since %s", async (given, status, validFrom) => {
    const { company, facts } = await readOne(given);
    expect(company.status).toBe(status);
    const fact = facts?.facts.find(({ content }) => content.kind === "status");
    expect(fact?.period?.validFrom).toBe(validFrom);
  });

  test.each([
    [
      { organisasjonsnummer: "123456789" },
      "bad",
      "organisasjonsnummer is missing or is no organisation number",
    ],
    [
      { organisasjonsnummer: 974760673 },
      "bad",
      "organisasjonsnummer is missing or is no organisation number",
    ],
    [{ navn: null }, "bad", "navn is missing"],
    [{ organisasjonsform: { kode: "BEDR" } }, "skipped", "the unit is an establishment of another one"],
  ])("%j is %s: %s", async (given, kind, reason) => {
    expect(await readOne(given)).toMatchObject({ kind, reason, line: 1 });
  });

  test("a foreign enterprise is a branch, a sole proprietor is one, a part of a body names the unit above it", async () => {
    expect((await readOne({ organisasjonsform: { kode: "NUF" } })).company.category).toBe("branch");
    expect((await readOne({ organisasjonsform: { kode: "ENK" } })).company.category).toBe("sole_proprietor");
    const { facts } = await readOne({ overordnetEnhet: OTHER });
    expect(facts?.facts.at(-1)?.content).toMatchObject({
      basis: "branch",
      object: { reference: { scheme: "NO-BRC", value: OTHER } },
    });
  });

  test.each([
    ["the bulk file", JSON.stringify([unit()])],
    ["a page of a search", JSON.stringify({ _embedded: { enheter: [unit()] }, page: { number: 0 } })],
    ["one unit", `\ufeff ${JSON.stringify(unit({ paategninger: [{ infotype: "x" }] }))}`],
    ["the bulk file, packed", zipOf({ "enheter.json": JSON.stringify([unit()]) })],
  ])("%s is read", async (_what, content) => {
    expect(await readCompanies(brregEnheter, { content })).toMatchObject([{ sourceRecordId: NUMBER }]);
  });

  test("a file that was cut off is refused", async () => {
    for (const content of [JSON.stringify([unit(), unit()]), JSON.stringify(unit())])
      await expect(readRows(brregEnheter, { content: content.slice(0, -5) })).rejects.toThrow(/cut off/);
  });
});

const person = { person: { fodselsdato: "1968-05-04", navn: { fornavn: "Kari", etternavn: "Nordmann" } } };
const organisation = (given: object = {}) => ({
  enhet: { organisasjonsnummer: OTHER, navn: ["EKSEMPEL", "HOLDING AS"], erSlettet: false, ...given },
});
const role = (kode: string, holder: object, given: object = {}) => ({
  type: { kode, beskrivelse: `Rolle ${kode}` },
  ...holder,
  fratraadt: false,
  avregistrert: false,
  ...given,
});
const roles = (...roller: object[]) => ({
  organisasjonsnummer: NUMBER,
  rollegrupper: [{ type: { kode: "X" }, sistEndret: "2021-02-01", roller }],
});
const readRoles = (...records: unknown[]) => readRows(brregRoller, { content: JSON.stringify(records) });
const relationshipsOf = async (...roller: object[]) => {
  const rows = await readRoles(roles(...roller));
  return rows.flatMap((row) => (row.kind === "statement" ? row.facts.facts : []));
};

describe("brreg-roller", () => {
  test("persons are counted, and nothing of them is in any row", async () => {
    const rows = await readRoles(
      roles(role("DAGL", person), role("STYR", person), role("LEDE", person, { fratraadt: true })),
    );
    expect(rows.map(({ kind }) => kind)).toEqual(["natural_person", "natural_person"]);
    expect(JSON.stringify(rows)).not.toMatch(/Nordmann|1968/);
  });

  test("a participant is an owner with its share, an auditor holds an office, a head office has a branch", async () => {
    const facts = await relationshipsOf(
      role("DTPR", organisation(), { ansvarsandel: "50%" }),
      role("REVI", organisation()),
      role("HFOR", organisation()),
    );
    expect(facts).toMatchObject([
      {
        subject: { scheme: "NO-BRC", value: NUMBER },
        asOf: "2021-02-01",
        content: {
          basis: "ownership",
          type: "DTPR",
          object: { name: "EKSEMPEL HOLDING AS", reference: { value: OTHER } },
          shares: [{ of: "unspecified", minimum: 50, maximum: 50 }],
          natures: [{ code: "DTPR", label: "Rolle DTPR" }],
        },
      },
      { content: { basis: "role" } },
      { content: { basis: "branch" } },
    ]);
    // The day of a change in the group is not the date of a role.
    expect(facts.every(({ period }) => period === undefined)).toBe(true);
  });

  test.each([
    ["33,3 %", { minimum: 33.3, maximum: 33.3 }],
    ["1/4", { minimum: 25, maximum: 25 }],
    ["1/3", { minimum: 33.3333, maximum: 33.3334 }],
    ["1/0", undefined],
    ["120%", undefined],
    ["solidarisk", undefined],
  ])("the share %s is read as %j and kept as it is written", async (ansvarsandel, band) => {
    const [fact] = await relationshipsOf(role("DTSO", organisation(), { ansvarsandel }));
    expect(fact?.content).toMatchObject({ qualifiers: { ansvarsandel } });
    if (band === undefined) expect(fact?.content).not.toHaveProperty("shares");
    else expect(fact?.content).toMatchObject({ shares: [{ of: "unspecified", ...band }] });
  });

  test("a role that was given up is inactive, and a holder that was deleted is marked", async () => {
    const [left] = await relationshipsOf(
      role("DTSO", organisation({ erSlettet: true }), { avregistrert: true }),
    );
    expect(left?.content).toMatchObject({ status: "inactive", qualifiers: { deleted: "true" } });
  });

  test("an answer of the interface names its unit in its links", async () => {
    const links = { enhet: { href: `https://data.brreg.no/enhetsregisteret/api/enheter/${NUMBER}` } };
    const { rollegrupper } = roles(role("DTSO", organisation()));
    const content = JSON.stringify({ rollegrupper, _links: links });
    const [row] = (await readRows(brregRoller, { content })) as StatementRow[];
    expect(row).toMatchObject({ kind: "statement", facts: { sourceRecordId: NUMBER } });
  });

  test("a record without a number is bad, one without a holder is skipped", async () => {
    const rows = await readRoles(
      { ...roles(), organisasjonsnummer: "1" },
      { organisasjonsnummer: NUMBER },
      roles(role("STYR", {})),
      roles(role("DTSO", organisation())),
    );
    expect(rows.map(({ kind }) => kind)).toEqual(["bad", "bad", "skipped", "statement"]);
  });
});
