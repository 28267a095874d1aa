import { isIsoDate } from "../streaming/iso-date.ts";
import type { ListFormat } from "./list-format.ts";
import { organisationOf } from "./listed-parts.ts";
import { entryOf, type ReadEntry, readXmlList } from "./read-xml-list.ts";
import type { XmlElement } from "./xml-records.ts";

/**
 * Canada's consolidated autonomous sanctions list. The file has no date. `Country` is the regulation, not the
 * seat: most organisations listed under Ukraine are Russian, so the value is kept as the programme.
 */
export const canadaSema: ListFormat = {
  name: "canada-sema",
  describe: "Canada's consolidated autonomous sanctions list as XML (needs --published)",
  defaults: {
    sourceId: "ca_sema",
    sourceName: "Consolidated Canadian autonomous sanctions list",
    sourceUrl:
      "https://www.international.gc.ca/world-monde/international_relations-relations_internationales/sanctions/",
    licence: "Government of Canada, reuse with source",
    publisher: "Global Affairs Canada",
    jurisdictions: ["CA"],
    topics: ["sanctions"],
    maxAgeDays: 7,
  },
  read: (input) => readXmlList(input, { root: "data-set", namespaces: [""], records: ["record"], ofRecord }),
};

function ofRecord(record: XmlElement): ReadEntry {
  const name = record.textOf("EntityOrShip");
  if (name === undefined) {
    const person = record.textOf("LastName") ?? record.textOf("GivenName");
    return person === undefined ? { fault: "EntityOrShip: is missing" } : { excluded: "person" };
  }
  if (record.textOf("ShipIMONumber") !== undefined) return { excluded: "vessel" };
  const regulation = record.textOf("Country") ?? "";
  const listedOn = record.textOf("DateOfListing");
  const place = [regulation, record.textOf("Schedule"), record.textOf("Item")];
  return entryOf(
    organisationOf({
      recordId: place.flatMap((part) => part ?? []).join(" · "),
      topics: ["sanctions"],
      names: [
        { text: name, kind: "primary", quality: "strong" },
        ...aliasesOf(record.textOf("Aliases") ?? ""),
      ],
      countries: [],
      addresses: [],
      identifiers: [],
      programmes: [regulation],
      ...(listedOn !== undefined && isIsoDate(listedOn) ? { listedOn } : {}),
    }),
  );
}

/**
 * All aliases are in one field, separated by semicolons, slashes, or an "and" before another script ("ГосНИИ
 * and …"), and some name their language first ("Belarusian: …").
 */
function aliasesOf(field: string) {
  return field
    .split(/;|\/(?=\s)|,? and (?=\P{ASCII})|, (?=Russian:|Belarusian:|Ukrainian:)/u)
    .map((text) => text.replace(/^\s*(?:Russian|Belarusian|Ukrainian): /, ""))
    .map((text) => ({ text, kind: "alias" as const, quality: "strong" as const }));
}
