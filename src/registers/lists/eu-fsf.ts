import { isIsoDateTime } from "../streaming/iso-date.ts";
import type { ListFormat } from "./list-format.ts";
import { addressOf, countryOf, identifierOf, organisationOf } from "./listed-parts.ts";
import { entryOf, type ReadEntry, readXmlList } from "./read-xml-list.ts";
import type { XmlElement } from "./xml-records.ts";

/** The European Union's consolidated list of financial sanctions, `xmlFullSanctionsList_1_1`. */
export const euFsf: ListFormat = {
  name: "eu-fsf",
  describe: "The EU's consolidated financial sanctions list as XML 1.1",
  defaults: {
    sourceId: "eu_fsf",
    sourceName: "EU consolidated financial sanctions list",
    sourceUrl: "https://webgate.ec.europa.eu/fsd/fsf",
    licence: "European Union, reuse with attribution",
    publisher: "European Commission",
    jurisdictions: ["EU"],
    topics: ["sanctions"],
    maxAgeDays: 7,
  },
  read: (input) =>
    readXmlList(input, {
      root: "export",
      namespaces: ["http://eu.europa.ec/fpi/fsd/export"],
      records: ["sanctionEntity"],
      ofRoot: (root) => {
        const date = root.attribute("generationDate");
        return date !== undefined && isIsoDateTime(date)
          ? [{ kind: "published", date: date.slice(0, 10) }]
          : [];
      },
      ofRecord,
    }),
};

function ofRecord(record: XmlElement): ReadEntry {
  const subject = record.first("subjectType")?.attribute("code")?.toLowerCase();
  if (subject === "person") return { excluded: "person" };
  if (subject !== "enterprise") return { fault: "subjectType: is none that the publisher has used" };
  const regulation = record.first("regulation");
  const addresses = record.all("address").flatMap(
    (address) =>
      addressOf(
        ["street", "poBox", "zipCode", "city", "region"].map((line) => address.attribute(line)),
        countryOf(address.attribute("countryIso2Code")),
      ) ?? [],
  );
  const identifiers = record
    .all("identification")
    .flatMap(
      (id) =>
        identifierOf(
          id.attribute("identificationTypeDescription") ?? id.attribute("identificationTypeCode") ?? "",
          id.attribute("number"),
          countryOf(id.attribute("countryIso2Code")),
        ) ?? [],
    );
  const listedOn = record.attribute("designationDate") ?? regulation?.attribute("publicationDate");
  return entryOf(
    organisationOf({
      recordId: record.attribute("euReferenceNumber") ?? record.attribute("logicalId") ?? "",
      topics: ["sanctions"],
      names: record.all("nameAlias").map((alias, index) => ({
        text: alias.attribute("wholeName"),
        kind: index === 0 ? ("primary" as const) : ("alias" as const),
        quality: alias.attribute("strong") === "false" ? ("weak" as const) : ("strong" as const),
      })),
      countries: record.all("citizenship").map((place) => countryOf(place.attribute("countryIso2Code"))),
      addresses,
      identifiers,
      programmes: record.all("regulation").flatMap((act) => act.attribute("programme") ?? []),
      ...(listedOn === undefined ? {} : { listedOn }),
      url: regulation?.textOf("publicationUrl"),
    }),
  );
}
