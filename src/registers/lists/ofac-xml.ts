import { isoOfMonthFirst } from "../streaming/iso-date.ts";
import type { ListFormat, ListNote } from "./list-format.ts";
import { addressOf, countryOf, identifierOf, organisationOf } from "./listed-parts.ts";
import { ofacDefaults, ofacNameKind, quotedAliases } from "./ofac-terms.ts";
import { entryOf, type ReadEntry, readXmlList } from "./read-xml-list.ts";
import type { XmlElement } from "./xml-records.ts";

/** OFAC's SDN.XML and CONSOLIDATED.XML. The namespace changed with the move to the Sanctions List Service in 2024. */
export const ofacXml: ListFormat = {
  name: "ofac-xml",
  describe: "OFAC's SDN list or consolidated list as SDN.XML or CONSOLIDATED.XML",
  defaults: ofacDefaults,
  read: (input) =>
    readXmlList(input, {
      root: "sdnList",
      namespaces: [
        "https://sanctionslistservice.ofac.treas.gov/api/PublicationPreview/exports/XML",
        "http://tempuri.org/sdnList.xsd",
      ],
      records: ["publshInformation", "sdnEntry"],
      ofRecord,
    }),
};

function ofRecord(record: XmlElement): ReadEntry {
  if (record.name === "publshInformation") return publication(record);
  const type = record.textOf("sdnType")?.toLowerCase();
  if (type === "individual") return { excluded: "person" };
  if (type === "vessel" || type === "aircraft") return { excluded: type };
  if (type !== "entity") return { fault: "sdnType: is none that the publisher has used" };
  const addresses = record.all("addressList", "address").flatMap(
    (address) =>
      addressOf(
        ["address1", "address2", "address3", "city", "stateOrProvince", "postalCode"].map((line) =>
          address.textOf(line),
        ),
        countryOf(address.textOf("country")),
      ) ?? [],
  );
  const identifiers = record
    .all("idList", "id")
    .flatMap(
      (id) =>
        identifierOf(id.textOf("idType") ?? "", id.textOf("idNumber"), countryOf(id.textOf("idCountry"))) ??
        [],
    );
  return entryOf(
    organisationOf({
      recordId: record.textOf("uid") ?? "",
      topics: ["sanctions"],
      names: [
        { text: record.textOf("lastName"), kind: "primary", quality: "strong" },
        ...record.all("akaList", "aka").map((aka) => ({
          text: aka.textOf("lastName"),
          kind: ofacNameKind(aka.textOf("type")),
          quality: aka.textOf("category")?.toLowerCase() === "weak" ? ("weak" as const) : ("strong" as const),
        })),
        ...quotedAliases(record.textOf("remarks")),
      ],
      countries: record.texts("nationalityList", "nationality", "country").map(countryOf),
      addresses,
      identifiers,
      programmes: record.texts("programList", "program"),
    }),
  );
}

/** The date comes first; the installer compares the count with the entries that were read. */
function publication(record: XmlElement): ReadEntry {
  const date = isoOfMonthFirst(record.textOf("Publish_Date"));
  if (date === undefined) return { fault: "Publish_Date: is no date" };
  const count = Number(record.textOf("Record_Count"));
  const published: ListNote = {
    kind: "published",
    date,
    ...(Number.isInteger(count) && count > 0 ? { declaredCount: count } : {}),
  };
  return { note: published };
}
