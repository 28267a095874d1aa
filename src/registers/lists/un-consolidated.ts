import { isIsoDate, isIsoDateTime } from "../streaming/iso-date.ts";
import type { ListFormat } from "./list-format.ts";
import { addressOf, countryOf, organisationOf } from "./listed-parts.ts";
import { entryOf, type ReadEntry, readXmlList } from "./read-xml-list.ts";
import type { XmlElement } from "./xml-records.ts";

const NAME_PARTS = ["FIRST_NAME", "SECOND_NAME", "THIRD_NAME", "FOURTH_NAME"];

/** The consolidated list of the United Nations Security Council. */
export const unConsolidated: ListFormat = {
  name: "un-consolidated",
  describe: "The UN Security Council's consolidated list as XML",
  defaults: {
    sourceId: "un_sc",
    sourceName: "UN Security Council consolidated list",
    sourceUrl: "https://scsanctions.un.org/resources/xml/en/consolidated.xml",
    licence: "United Nations, reuse with source",
    publisher: "United Nations Security Council",
    jurisdictions: ["UN"],
    topics: ["sanctions"],
    maxAgeDays: 7,
  },
  read: (input) =>
    readXmlList(input, {
      root: "CONSOLIDATED_LIST",
      namespaces: [""],
      records: ["INDIVIDUAL", "ENTITY"],
      ofRoot: (root) => {
        const date = root.attribute("dateGenerated");
        return date !== undefined && isIsoDateTime(date)
          ? [{ kind: "published", date: date.slice(0, 10) }]
          : [];
      },
      ofRecord,
    }),
};

function ofRecord(record: XmlElement): ReadEntry {
  if (record.name === "INDIVIDUAL") return { excluded: "person" };
  const listedOn = dateOf(record.textOf("LISTED_ON"));
  const delistedOn = dateOf(record.textOf("DELISTED_ON"));
  const addresses = record.all("ENTITY_ADDRESS").flatMap(
    (address) =>
      addressOf(
        ["STREET", "CITY", "STATE_PROVINCE", "ZIP_CODE", "NOTE"].map((line) => address.textOf(line)),
        countryOf(address.textOf("COUNTRY")),
      ) ?? [],
  );
  return entryOf(
    organisationOf({
      recordId: record.textOf("REFERENCE_NUMBER") ?? record.textOf("DATAID") ?? "",
      topics: ["sanctions"],
      names: [
        {
          text: NAME_PARTS.flatMap((part) => record.textOf(part) ?? []).join(" "),
          kind: "primary",
          quality: "strong",
        },
        { text: record.textOf("NAME_ORIGINAL_SCRIPT"), kind: "alias", quality: "strong" },
        ...record.all("ENTITY_ALIAS").map((alias) => ({
          text: alias.textOf("ALIAS_NAME"),
          kind: /^f\.?k\.?a/i.test(alias.textOf("QUALITY") ?? "") ? ("former" as const) : ("alias" as const),
          quality: alias.textOf("QUALITY")?.toLowerCase() === "low" ? ("weak" as const) : ("strong" as const),
        })),
      ],
      countries: record.texts("NATIONALITY", "VALUE").map(countryOf),
      addresses,
      identifiers: [],
      programmes: record.texts("UN_LIST_TYPE"),
      ...(listedOn === undefined ? {} : { listedOn }),
      ...(delistedOn === undefined ? {} : { delistedOn }),
    }),
  );
}

function dateOf(text: string | undefined): string | undefined {
  const date = text?.slice(0, 10);
  return date !== undefined && isIsoDate(date) ? date : undefined;
}
