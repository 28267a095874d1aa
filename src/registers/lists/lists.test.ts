import { describe, expect, test } from "vitest";
import type { ListedOrganisation } from "../../domain/screening/listed-organisation.ts";
import { writeRegisterFile, zipOf } from "../fixtures/register-files.ts";
import { openRegisterFile } from "../streaming/register-file.ts";
import { canadaSema } from "./canada-sema.ts";
import { euFsf } from "./eu-fsf.ts";
import { followTheMoney } from "./follow-the-money.ts";
import type { ListFormat, ListRow } from "./list-format.ts";
import { listFormats } from "./list-formats.ts";
import { ofacCsv } from "./ofac-csv.ts";
import { ofacXml } from "./ofac-xml.ts";
import { screeningJsonl } from "./screening-jsonl.ts";
import { ukSanctionsList } from "./uk-sanctions-list.ts";
import { unConsolidated } from "./un-consolidated.ts";
import { usCsl } from "./us-csl.ts";

type Files = Readonly<Record<string, string | Uint8Array>>;

async function rowsOf(format: ListFormat, contents: Files): Promise<ListRow[]> {
  const paths = await Promise.all(
    Object.entries(contents).map(([name, content]) => writeRegisterFile(name, content)),
  );
  const rows: ListRow[] = [];
  for await (const row of format.read({ files: await Promise.all(paths.map(openRegisterFile)) }))
    rows.push(row);
  return rows;
}

const listed = (rows: readonly ListRow[]): ListedOrganisation[] =>
  rows.flatMap((row) => (row.kind === "listed" ? [row.organisation] : []));
const brief = ({ names }: ListedOrganisation) =>
  names.map(({ text, kind, quality }) => `${text} (${kind}, ${quality})`);

const ofacXmlOf = (
  entries: string,
  namespace = "http://tempuri.org/sdnList.xsd",
  count = 3,
) => `<?xml version="1.0"?>
<sdnList xmlns="${namespace}"><publshInformation><Publish_Date>07/20/2026</Publish_Date><Record_Count>${count}</Record_Count></publshInformation>${entries}</sdnList>`;
const OFAC_ENTITY = `<sdnEntry><uid>41</uid><lastName>BLUE HERON SHIPPING COMPANY</lastName><sdnType>Entity</sdnType>
<remarks>a.k.a. 'BHSC'; Linked To: RED HERON.</remarks><programList><program>SDGT</program><program>IRAN</program></programList>
<idList><id><idType>Registration Number</idType><idNumber>12845</idNumber><idCountry>Iran</idCountry></id>
<id><idType>Website</idType><idNumber>www.heron.example</idNumber></id></idList>
<akaList><aka><type>a.k.a.</type><category>strong</category><lastName>HERON BLUE LINES</lastName></aka>
<aka><type>a.k.a.</type><category>weak</category><lastName>HERON</lastName></aka>
<aka><type>f.k.a.</type><category>strong</category><lastName>GULF PELICAN LINES</lastName></aka></akaList>
<addressList><address><address1>12 Quay Street</address1><city>Bandar Abbas</city><country>Iran</country></address></addressList></sdnEntry>`;
const OFAC_PERSON = `<sdnEntry><uid>42</uid><lastName>DOE</lastName><sdnType>Individual</sdnType></sdnEntry>`;
const OFAC_SHIP = `<sdnEntry><uid>43</uid><lastName>BLUE HERON I</lastName><sdnType>Vessel</sdnType></sdnEntry>`;

describe("OFAC XML", () => {
  test("an entity keeps aliases with their quality, addresses, numbers and programmes; others are counted", async () => {
    const rows = await rowsOf(ofacXml, { "SDN.XML": ofacXmlOf(OFAC_ENTITY + OFAC_PERSON + OFAC_SHIP) });
    expect(rows[0]).toEqual({ kind: "published", date: "2026-07-20", declaredCount: 3 });
    const [entity] = listed(rows);
    expect(brief(entity!)).toEqual([
      "BLUE HERON SHIPPING COMPANY (primary, strong)",
      "HERON BLUE LINES (alias, strong)",
      "HERON (alias, weak)",
      "GULF PELICAN LINES (former, strong)",
      "BHSC (alias, weak)",
    ]);
    expect(entity).toMatchObject({
      recordId: "41",
      countries: ["IR"],
      addresses: [{ text: "12 Quay Street, Bandar Abbas", country: "IR" }],
      identifiers: [{ scheme: "registration", value: "12845", country: "IR" }],
      programmes: ["SDGT", "IRAN"],
    });
    expect(rows.slice(2)).toEqual([
      { kind: "excluded", line: 2, what: "person" },
      { kind: "excluded", line: 3, what: "vessel" },
    ]);
  });

  test("both namespaces of the publisher are read, and an unknown one is refused", async () => {
    const now = "https://sanctionslistservice.ofac.treas.gov/api/PublicationPreview/exports/XML";
    expect(listed(await rowsOf(ofacXml, { "SDN.XML": ofacXmlOf(OFAC_ENTITY, now) }))).toHaveLength(1);
    await expect(rowsOf(ofacXml, { "SDN.XML": ofacXmlOf(OFAC_ENTITY, "urn:other") })).rejects.toMatchObject({
      problem: "wrong_format",
    });
  });

  test("a type that is not known is a bad entry, never a silent exclusion", async () => {
    const rows = await rowsOf(ofacXml, {
      "SDN.XML": ofacXmlOf(OFAC_ENTITY + OFAC_PERSON.replace("Individual", "Network")),
    });
    expect(rows.at(-1)).toMatchObject({ kind: "bad", reason: expect.stringContaining("sdnType") });
  });
});

describe("a wrong file is refused", () => {
  const good = ofacXmlOf(OFAC_ENTITY);
  test.each([
    ["an error page of the file store", "<Error><Code>NoSuchKey</Code></Error>", "wrong_format"],
    ["an HTML page", "<!doctype html><html><body>503<br></body></html>", "damaged"],
    ["a list that was cut off", good.slice(0, good.indexOf("<akaList>")), "truncated"],
    ["a list without entries", ofacXmlOf(""), "no_rows"],
    ["a list of persons alone", ofacXmlOf(OFAC_PERSON), "no_rows"],
    ["text that is not UTF-8", Buffer.from(good.replace("HERON", "H\u00c9RON"), "latin1"), "damaged"],
    [
      "an entity that the document declares",
      `<!DOCTYPE a [<!ENTITY x "y">]>${good.replace("HERON", "&x;")}`,
      "damaged",
    ],
  ])("%s", async (_case, content, problem) => {
    await expect(rowsOf(ofacXml, { "SDN.XML": content })).rejects.toMatchObject({
      name: "RegisterFileError",
      problem,
    });
  });

  test.each(listFormats.map((format) => [format.name, format] as const))(
    "%s: an error page, an empty object and a cut line list nobody",
    async (_name, format) => {
      for (const content of ["<Error/>", "{}\n", "Service unavailable\n", '{"record_id":']) {
        await expect(rowsOf(format, { "sdn.csv": content })).rejects.toMatchObject({
          name: "RegisterFileError",
        });
      }
    },
  );
});

describe("OFAC CSV", () => {
  const SDN = `41,"BLUE HERON SHIPPING COMPANY",-0- ,"SDGT] [IRAN",-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,"Tax ID No. 5030056754 (Russia); Website www.heron.example; a.k.a. 'BHSC'."
42,"DOE, Jane","individual","SDGT",-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,-0-
43,"BLUE HERON I","vessel","SDGT",-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,-0-
\u001a`;
  const set: Files = {
    "ALT.CSV": '41,1,"fka","GULF PELICAN LINES",-0- \n42,2,"aka","DOE, J",-0- \n',
    "ADD.CSV": '41,7,"12 Quay Street","Bandar Abbas","Iran",-0- \n',
    "SDN.CSV": SDN,
    "SDN_COMMENTS.CSV": '41,"Legal Entity Number 5493001KJTIIGC8Y1R12."\n',
  };

  test("the four files are joined, in any order or in one zip", async () => {
    for (const files of [set, { "SDN.zip": zipOf(set) }]) {
      const rows = await rowsOf(ofacCsv, files);
      const [entity] = listed(rows);
      expect(brief(entity!)).toEqual([
        "BLUE HERON SHIPPING COMPANY (primary, strong)",
        "GULF PELICAN LINES (former, strong)",
        "BHSC (alias, weak)",
      ]);
      expect(entity).toMatchObject({ countries: ["IR"], programmes: ["SDGT", "IRAN"] });
      expect(entity?.identifiers).toEqual([
        { scheme: "tax", label: "Tax ID No.", value: "5030056754", country: "RU" },
      ]);
      expect(rows.map(({ kind }) => kind)).toEqual(["listed", "excluded", "excluded"]);
    }
  });

  test.each(["ALT.CSV", "ADD.CSV", "SDN.CSV"])(
    "a set without %s is refused: it would miss names",
    async (name) => {
      const { [name]: _missing, ...rest } = set;
      await expect(rowsOf(ofacCsv, rest)).rejects.toMatchObject({ problem: "wrong_format" });
    },
  );
});

test("EU: weak aliases, unknown country 00, persons counted, the date of generation", async () => {
  const rows = await rowsOf(euFsf, {
    "eu.xml": `<export xmlns="http://eu.europa.ec/fpi/fsd/export" generationDate="2026-10-01T14:39:54.511+01:00">
<sanctionEntity euReferenceNumber="EU.9.1" logicalId="9"><regulation programme="SYR" publicationDate="2025-03-04"><publicationUrl>https://law.example/9</publicationUrl></regulation>
<subjectType code="enterprise"/><nameAlias wholeName="Grey Kite Trading" strong="true"/><nameAlias wholeName="Γκρίζος Αετός" strong="true"/><nameAlias wholeName="GKT" strong="false"/>
<address street="1 Souk Road" city="Damascus" countryIso2Code="SY"/><address countryIso2Code="00"/>
<identification number="C-1234" identificationTypeDescription="Registration Number" countryIso2Code="SY"/></sanctionEntity>
<sanctionEntity euReferenceNumber="EU.9.2"><subjectType code="person"/></sanctionEntity></export>`,
  });
  expect(rows[0]).toEqual({ kind: "published", date: "2026-10-01" });
  expect(brief(listed(rows)[0]!)).toEqual([
    "Grey Kite Trading (primary, strong)",
    "Γκρίζος Αετός (alias, strong)",
    "GKT (alias, weak)",
  ]);
  expect(listed(rows)[0]).toMatchObject({
    recordId: "EU.9.1",
    countries: ["SY"],
    listedOn: "2025-03-04",
    url: "https://law.example/9",
    identifiers: [{ scheme: "registration", value: "C-1234", country: "SY" }],
  });
  expect(rows.at(-1)).toMatchObject({ kind: "excluded", what: "person" });
});

test("UN: empty alias elements, low quality, former names, delisting", async () => {
  const rows = await rowsOf(unConsolidated, {
    "un.xml": `<CONSOLIDATED_LIST dateGenerated="2026-09-19T23:00:04.625Z"><INDIVIDUALS><INDIVIDUAL><FIRST_NAME>A</FIRST_NAME></INDIVIDUAL></INDIVIDUALS>
<ENTITIES><ENTITY><DATAID>1</DATAID><FIRST_NAME>GREEN TERN FOUNDATION</FIRST_NAME><UN_LIST_TYPE>Taliban</UN_LIST_TYPE><REFERENCE_NUMBER>TAe.999</REFERENCE_NUMBER>
<LISTED_ON>2012-06-29</LISTED_ON><DELISTED_ON>2024-01-05T00:00:00</DELISTED_ON><NAME_ORIGINAL_SCRIPT>بنیاد</NAME_ORIGINAL_SCRIPT>
<ENTITY_ALIAS><QUALITY>Low</QUALITY><ALIAS_NAME>Tern</ALIAS_NAME></ENTITY_ALIAS><ENTITY_ALIAS><QUALITY>f.k.a.</QUALITY><ALIAS_NAME>Old Tern House</ALIAS_NAME></ENTITY_ALIAS>
<ENTITY_ALIAS><QUALITY/><ALIAS_NAME/></ENTITY_ALIAS><ENTITY_ADDRESS><CITY> Peshawar</CITY><COUNTRY>Pakistan</COUNTRY></ENTITY_ADDRESS></ENTITY></ENTITIES></CONSOLIDATED_LIST>`,
  });
  expect(brief(listed(rows)[0]!)).toEqual([
    "GREEN TERN FOUNDATION (primary, strong)",
    "بنیاد (alias, strong)",
    "Tern (alias, weak)",
    "Old Tern House (former, strong)",
  ]);
  expect(listed(rows)[0]).toMatchObject({
    recordId: "TAe.999",
    listedOn: "2012-06-29",
    delistedOn: "2024-01-05",
    countries: ["PK"],
  });
});

test("UK: the kind of a name in any case, alias strength, names in other scripts, day-first dates", async () => {
  const designation = (
    kind: string,
  ) => `<Designation><DateDesignated>03/10/2017</DateDesignated><UniqueID>DPR0001</UniqueID><Names>
<Name><Name6>Brown Gull Mining</Name6><NameType>ALias</NameType><AliasStrength>Low quality a.k.a</AliasStrength></Name><Name><Name6>Brown Gull Corporation</Name6><NameType>Primary name</NameType></Name></Names>
<NonLatinNames><NonLatinName><NameNonLatinScript>갈매기</NameNonLatinScript></NonLatinName></NonLatinNames><RegimeName>DPRK</RegimeName><IndividualEntityShip>${kind}</IndividualEntityShip>
<Addresses><Address><AddressLine6>Pyongyang</AddressLine6><AddressCountry>North Korea</AddressCountry></Address></Addresses>
<EntityDetails><Entity><BusinessRegistrationNumbers><BusinessRegistrationNumber>77-12</BusinessRegistrationNumber></BusinessRegistrationNumbers></Entity></EntityDetails></Designation>`;
  const rows = await rowsOf(ukSanctionsList, {
    "uk.xml": `<Designations><DateGenerated>02/09/2026</DateGenerated>${["Entity", "Ship", "Individual"].map(designation).join("")}</Designations>`,
  });
  expect(rows[0]).toEqual({ kind: "published", date: "2026-09-02" });
  expect(brief(listed(rows)[0]!)).toEqual([
    "Brown Gull Corporation (primary, strong)",
    "Brown Gull Mining (alias, weak)",
    "갈매기 (alias, strong)",
  ]);
  expect(listed(rows)[0]).toMatchObject({
    listedOn: "2017-10-03",
    countries: ["KP"],
    identifiers: [{ scheme: "registration", value: "77-12" }],
  });
  expect(rows.slice(2).map((row) => row.kind === "excluded" && row.what)).toEqual(["vessel", "person"]);
});

test("US CSL: a blank type may be a company, aliases and numbers are split, a repeated name gets its own id", async () => {
  const header =
    "source,entity_number,type,programs,name,addresses,start_date,end_date,alt_names,nationalities,ids,source_list_url";
  const rows = await rowsOf(usCsl, {
    "csl.csv": `${header}
Entity List (EL),,,,Black Egret Group China Ltd.,"Room 1, Kowloon, HK; Unit 2, Antalya, TR",2015-11-12,,Egret HK; Egret TR,,"CN, 91440300, Registration Number; www.egret.example, Website",https://l.example
Entity List (EL),,,,Black Egret Group China Ltd.,,2016-01-01,,,,,
SDN,7,Individual,SDGT,"DOE, J",,,,,,,
SDN,8,Vessel,SDGT,EGRET,,,,,,,
`,
  });
  const [first, second] = listed(rows);
  expect(first).toMatchObject({
    countries: ["HK", "TR"],
    listedOn: "2015-11-12",
    identifiers: [{ scheme: "registration", value: "91440300", country: "CN" }],
  });
  expect(brief(first!)).toEqual([
    "Black Egret Group China Ltd. (primary, strong)",
    "Egret HK (alias, strong)",
    "Egret TR (alias, strong)",
  ]);
  expect(second?.recordId).not.toBe(first?.recordId);
  expect(rows.filter(({ kind }) => kind === "excluded")).toHaveLength(2);
});

test("Canada: aliases in one field are split, ships and persons are counted, the regulation is no seat", async () => {
  const record = (inside: string) =>
    `<record><Country>Ukraine</Country>${inside}<Schedule>1</Schedule><Item>4</Item><DateOfListing>2021-06-17</DateOfListing></record>`;
  const rows = await rowsOf(canadaSema, {
    "sema.xml": `<data-set>${record(
      "<EntityOrShip>Plover and Sons Plant</EntityOrShip><Aliases>Belarusian: ААТ «Плавер» / ААТ «П»; Plover Works, and ОАО Плавер</Aliases>",
    )}${record("<EntityOrShip>Plover I</EntityOrShip><ShipIMONumber>7612448</ShipIMONumber>")}${record("<LastName>Doe</LastName>")}</data-set>`,
  });
  expect(listed(rows)[0]?.names.map(({ text }) => text)).toEqual([
    "Plover and Sons Plant",
    "ААТ «Плавер»",
    "ААТ «П»",
    "Plover Works",
    "ОАО Плавер",
  ]);
  expect(listed(rows)[0]).toMatchObject({
    countries: [],
    programmes: ["Ukraine"],
    listedOn: "2021-06-17",
  });
  expect(rows.slice(1).map((row) => row.kind === "excluded" && row.what)).toEqual(["vessel", "person"]);
});

describe("FollowTheMoney", () => {
  const company = {
    id: "NK-1",
    schema: "Company",
    referents: ["old-1"],
    properties: {
      name: ["White Stork LLC"],
      alias: ["Белый Аист"],
      weakAlias: ["Stork"],
      previousName: ["Grey Stork"],
      topics: ["sanction", "gov.soe"],
      country: ["by"],
      addressEntity: ["addr-1"],
      innCode: ["808000714"],
    },
  };
  const lines = (...objects: readonly object[]) =>
    objects.map((object) => `${JSON.stringify(object)}\n`).join("");

  test("sanctions and addresses are joined wherever they stand, topics are told apart", async () => {
    const rows = await rowsOf(followTheMoney, {
      "entities.ftm.json": lines(
        {
          id: "s-1",
          schema: "Sanction",
          properties: { entity: ["NK-1"], programId: ["EU-BLR"], listingDate: ["2022-06-03"] },
        },
        company,
        {
          id: "addr-1",
          schema: "Address",
          properties: { full: ["1 Nest Street, Minsk"], country: ["by"] },
        },
        { id: "NK-2", schema: "Person", properties: { name: ["Jane Doe"], topics: ["sanction"] } },
        { id: "NK-3", schema: "Company", properties: { name: ["Subsidiary"], topics: ["corp.public"] } },
      ),
    });
    const [organisation] = listed(rows);
    expect(organisation).toMatchObject({
      recordId: "NK-1",
      formerIds: ["old-1"],
      topics: ["sanctions", "pep"],
      countries: ["BY"],
      addresses: [{ text: "1 Nest Street, Minsk", country: "BY" }],
      identifiers: [{ scheme: "tax", value: "808000714" }],
      programmes: ["EU-BLR"],
      listedOn: "2022-06-03",
    });
    expect(brief(organisation!)).toEqual([
      "White Stork LLC (primary, strong)",
      "Белый Аист (alias, strong)",
      "Stork (alias, weak)",
      "Grey Stork (former, strong)",
    ]);
    expect(rows.filter(({ kind }) => kind === "excluded")).toHaveLength(2);
  });

  test("a delta says that it is one, adds, changes and removes; a line of removal holds an id alone", async () => {
    const rows = await rowsOf(followTheMoney, {
      "entities.delta.json": lines(
        { op: "MOD", entity: company },
        { op: "DEL", entity: { id: "NK-9" } },
        { op: "MOVE", entity: { id: "NK-8", schema: "Company" } },
      ),
    });
    expect(rows.map(({ kind }) => kind)).toEqual(["delta", "removed", "bad", "listed"]);
    expect(rows[1]).toEqual({ kind: "removed", line: 2, recordId: "NK-9" });
  });

  test("a sanction that has ended delists, unless another goes on", async () => {
    const sanction = (id: string, dates: object) => ({
      id,
      schema: "Sanction",
      properties: { entity: ["NK-1"], ...dates },
    });
    const ended = sanction("s-1", { endDate: ["2024-05-01"] });
    const going = sanction("s-2", { startDate: ["2020-05-01"] });
    const delisted = async (...sanctions: object[]) =>
      listed(await rowsOf(followTheMoney, { "f.json": lines(company, ...sanctions) }))[0]?.delistedOn;
    expect(await delisted(ended)).toBe("2024-05-01");
    expect(await delisted(ended, going)).toBeUndefined();
  });
});

describe("screening-jsonl", () => {
  const entry = {
    record_id: "w-1",
    topics: ["adverse_media"],
    name: "Orange Finch Ltd",
    aliases: [{ name: "Finch", quality: "weak" }],
    countries: ["United Kingdom"],
    identifiers: [{ label: "company number", value: "01234567", country: "GB" }],
    listed_on: "2026-01-31",
  };

  test("a header gives date and count, and a line that does not fit names its field without its value", async () => {
    const rows = await rowsOf(screeningJsonl, {
      "own.jsonl": `${JSON.stringify({ screening_list: { published_on: "2026-11-01", records: 2 } })}\n${JSON.stringify(entry)}\n${JSON.stringify({ ...entry, listed_on: "secret" })}\n`,
    });
    expect(rows[0]).toEqual({ kind: "published", date: "2026-11-01", declaredCount: 2 });
    expect(listed(rows)[0]).toMatchObject({
      countries: ["GB"],
      identifiers: [{ scheme: "registration", value: "01234567", country: "GB" }],
    });
    expect(rows[2]).toEqual({ kind: "bad", line: 3, reason: expect.stringContaining("listed_on") });
    expect(JSON.stringify(rows[2])).not.toContain("secret");
  });
});
