import { isoOfDayFirst } from "../streaming/iso-date.ts";
import type { ListFormat } from "./list-format.ts";
import { addressOf, countryOf, identifierOf, organisationOf } from "./listed-parts.ts";
import { entryOf, type ReadEntry, readXmlList } from "./read-xml-list.ts";
import type { XmlElement } from "./xml-records.ts";

const NAME_PARTS = ["Name1", "Name2", "Name3", "Name4", "Name5", "Name6"];
const ADDRESS_LINES = [1, 2, 3, 4, 5, 6].map((number) => `AddressLine${number}`);

/** The UK Sanctions List of the Foreign, Commonwealth and Development Office, the only UK list since 2026-01-28. */
export const ukSanctionsList: ListFormat = {
  name: "uk-sanctions-list",
  describe: "The UK Sanctions List as XML",
  defaults: {
    sourceId: "gb_fcdo",
    sourceName: "UK Sanctions List",
    sourceUrl: "https://sanctionslist.fcdo.gov.uk/docs/UK-Sanctions-List.xml",
    licence: "OGL v3.0",
    publisher: "UK Foreign, Commonwealth and Development Office",
    jurisdictions: ["GB"],
    topics: ["sanctions"],
    maxAgeDays: 7,
  },
  read: (input) =>
    readXmlList(input, {
      root: "Designations",
      namespaces: [""],
      records: ["DateGenerated", "Designation"],
      ofRecord,
    }),
};

function ofRecord(record: XmlElement): ReadEntry {
  if (record.name === "DateGenerated") {
    const date = isoOfDayFirst(record.text);
    return date === undefined
      ? { fault: "DateGenerated: is no date" }
      : { note: { kind: "published", date } };
  }
  const kind = record.textOf("IndividualEntityShip")?.toLowerCase();
  if (kind === "individual") return { excluded: "person" };
  if (kind === "ship") return { excluded: "vessel" };
  if (kind !== "entity") return { fault: "IndividualEntityShip: is none that the publisher has used" };
  const listedOn = isoOfDayFirst(record.textOf("DateDesignated"));
  const addresses = record.all("Addresses", "Address").flatMap(
    (address) =>
      addressOf(
        [...ADDRESS_LINES, "AddressPostalCode"].map((line) => address.textOf(line)),
        countryOf(address.textOf("AddressCountry")),
      ) ?? [],
  );
  const numbers = ["BusinessRegistrationNumbers", "BusinessRegistrationNumber"];
  const identifiers = record
    .all("EntityDetails", "Entity")
    .flatMap((entity) => entity.texts(...numbers))
    .flatMap((number) => identifierOf("Business registration number", number) ?? []);
  return entryOf(
    organisationOf({
      recordId: record.textOf("UniqueID") ?? "",
      topics: ["sanctions"],
      names: [
        ...record.all("Names", "Name").map(nameOf),
        ...record.texts("NonLatinNames", "NonLatinName", "NameNonLatinScript").map((text) => ({
          text,
          kind: "alias" as const,
          quality: "strong" as const,
        })),
      ],
      countries: [],
      addresses,
      identifiers,
      programmes: record.texts("RegimeName"),
      ...(listedOn === undefined ? {} : { listedOn }),
    }),
  );
}

function nameOf(name: XmlElement) {
  return {
    text: NAME_PARTS.flatMap((part) => name.textOf(part) ?? []).join(" "),
    kind:
      name.textOf("NameType")?.toLowerCase() === "primary name" ? ("primary" as const) : ("alias" as const),
    quality: /^low/i.test(name.textOf("AliasStrength") ?? "") ? ("weak" as const) : ("strong" as const),
  };
}
