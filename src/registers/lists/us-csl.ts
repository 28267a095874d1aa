import { CsvColumns } from "../streaming/csv-columns.ts";
import { readCsvRows } from "../streaming/csv-rows.ts";
import { isIsoDate } from "../streaming/iso-date.ts";
import type { ListFormat, ListInput, ListRow } from "./list-format.ts";
import { addressOf, countryOf, identifierOf, organisationOf } from "./listed-parts.ts";
import { entryOf, type ReadEntry, refuseNone, rowOf } from "./read-xml-list.ts";

const REQUIRED = ["source", "type", "programs", "name", "addresses", "start_date", "alt_names", "ids"];

/** The Consolidated Screening List of the United States: twelve lists of three departments in one file. */
export const usCsl: ListFormat = {
  name: "us-csl",
  describe: "The US Consolidated Screening List as CSV (needs --published)",
  defaults: {
    sourceId: "us_csl",
    sourceName: "US Consolidated Screening List",
    sourceUrl: "https://www.trade.gov/consolidated-screening-list",
    licence: "US public domain",
    publisher: "US Department of Commerce, International Trade Administration",
    jurisdictions: ["US"],
    topics: ["sanctions"],
    maxAgeDays: 7,
  },
  read,
};

async function* read({ files }: ListInput): AsyncGenerator<ListRow> {
  for (const file of files) {
    let usable = 0;
    const ids = new Map<string, number>();
    for await (const part of file.open()) {
      let reader: ((fields: readonly string[]) => ReadEntry) | undefined;
      for await (const rows of readCsvRows(part.chunks, part.name)) {
        for (const { line, fields, fault } of rows) {
          if (reader === undefined) {
            reader = readerOf(fields, part.name, ids);
            continue;
          }
          const row = rowOf(fault === undefined ? reader(fields) : { fault }, line);
          if (row.kind === "listed") usable += 1;
          yield row;
        }
      }
    }
    refuseNone(usable, file.name);
  }
}

function readerOf(header: readonly string[], fileName: string, ids: Map<string, number>) {
  const columns = new CsvColumns(header);
  columns.require(REQUIRED, fileName);
  const cells = Object.fromEntries(
    [...REQUIRED, "entity_number", "nationalities", "source_list_url", "end_date"].map((name) => [
      name,
      columns.reader(name),
    ]),
  );
  return (fields: readonly string[]): ReadEntry => {
    const cell = (name: string) => cells[name]?.(fields)?.trim() || undefined;
    const type = cell("type")?.toLowerCase();
    if (type === "individual") return { excluded: "person" };
    if (type === "vessel" || type === "aircraft") return { excluded: type };
    // Lists of the Departments of Commerce and State leave the type blank; an entry may then be a company.
    if (type !== undefined && type !== "entity")
      return { fault: "type: is none that the publisher has used" };
    const [listedOn, delistedOn] = [cell("start_date"), cell("end_date")];
    return entryOf(
      organisationOf({
        recordId: uniqueId(`${cell("source") ?? ""} · ${cell("entity_number") ?? cell("name") ?? ""}`, ids),
        topics: ["sanctions"],
        names: [
          { text: cell("name"), kind: "primary", quality: "strong" },
          ...parts(cell("alt_names")).map((text) => ({
            text,
            kind: "alias" as const,
            quality: "strong" as const,
          })),
        ],
        countries: parts(cell("nationalities")).map(countryOf),
        addresses: parts(cell("addresses")).flatMap(addressWithCountry),
        identifiers: parts(cell("ids")).flatMap(identifierWithLabel),
        programmes: parts(cell("programs")).length > 0 ? parts(cell("programs")) : [cell("source") ?? ""],
        ...(listedOn !== undefined && isIsoDate(listedOn) ? { listedOn } : {}),
        ...(delistedOn !== undefined && isIsoDate(delistedOn) ? { delistedOn } : {}),
        url: cell("source_list_url"),
      }),
    );
  };
}

/** Lists without numbers may name a company twice; the second id gets a number after the name. */
function uniqueId(id: string, ids: Map<string, number>): string {
  const count = (ids.get(id) ?? 0) + 1;
  ids.set(id, count);
  return count === 1 ? id : `${id} · ${count}`;
}

function parts(cell: string | undefined): readonly string[] {
  return (cell ?? "").split(/;\s*/).filter((part) => part !== "");
}

/** An address ends with the country's code: `3037 S. 69th Drive, Phoenix, AZ, 85043, US`. */
function addressWithCountry(text: string) {
  const [, before, code] = /^(.*?),? ?\b([A-Z]{2})$/.exec(text) ?? [];
  const country = countryOf(code);
  return addressOf([country === undefined ? text : before], country) ?? [];
}

/** The number comes before its label, and the country, if known, first: `US, 80-0890696, Tax ID No.`. */
function identifierWithLabel(text: string) {
  const [label = "", number, country] = text.split(", ").reverse();
  return identifierOf(label, number, countryOf(country)) ?? [];
}
