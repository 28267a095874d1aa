import type { ListedOrganisation } from "../../domain/screening/listed-organisation.ts";
import { RegisterFileError } from "../register-file-error.ts";
import type { ExcludedRow, ListInput, ListNote, ListRow } from "./list-format.ts";
import { readXmlRecords, type XmlElement, type XmlShape } from "./xml-records.ts";

/** One entry after reading: an organisation, another kind of entry, or the reason for a failure. */
export type ReadEntry =
  | ListedOrganisation
  | { readonly excluded: ExcludedRow["what"] }
  | { readonly note: ListNote }
  | { readonly fault: string };

interface XmlList extends XmlShape {
  /** Reads the notes about the file from its root element. */
  readonly ofRoot?: (root: XmlElement) => readonly ListNote[];
  readonly ofRecord: (record: XmlElement) => ReadEntry;
}

/** The rows of an XML list. Throws RegisterFileError where no entry can be used. */
export async function* readXmlList({ files }: ListInput, list: XmlList): AsyncGenerator<ListRow> {
  for (const file of files) {
    let line = 0;
    let usable = 0;
    for await (const part of file.open()) {
      let root = true;
      for await (const record of readXmlRecords(part.chunks, part.name, list)) {
        if (root) {
          root = false;
          yield* list.ofRoot?.(record) ?? [];
          continue;
        }
        const row = rowOf(list.ofRecord(record), line + 1);
        if (!isNote(row)) line += 1;
        if (row.kind === "listed") usable += 1;
        yield row;
      }
    }
    refuseNone(usable, file.name);
  }
}

/** Throws RegisterFileError for a file without any organisation: an empty list must never clear a company. */
export function refuseNone(usable: number, fileName: string): void {
  if (usable > 0) return;
  throw new RegisterFileError(fileName, "no_rows", "the file lists no organisation");
}

export function rowOf(entry: ReadEntry, line: number): ListRow {
  if ("excluded" in entry) return { kind: "excluded", line, what: entry.excluded };
  if ("note" in entry) return entry.note;
  if ("fault" in entry) return { kind: "bad", line, reason: entry.fault };
  return { kind: "listed", line, organisation: entry };
}

export function entryOf(organisation: ListedOrganisation | string): ReadEntry {
  return typeof organisation === "string" ? { fault: organisation } : organisation;
}

function isNote(row: ListRow): row is ListNote {
  return row.kind === "published" || row.kind === "delta";
}
