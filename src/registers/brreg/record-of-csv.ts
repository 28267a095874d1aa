/**
 * The CSV edition of the register: one column for each path of the JSON edition (`organisasjonsform.kode`,
 * `forretningsadresse.postnummer`), the lines of an address in one cell, `true` and `false` as text, and a blank cell
 * where the JSON edition has no value. A row becomes the record of the JSON edition, so that one mapping reads both.
 */
import { RegisterFileError } from "../register-file-error.ts";

/** Columns without which a file is of another format. */
const REQUIRED = ["organisasjonsnummer", "navn", "organisasjonsform.kode"];

/** Cells that are read as a boolean. A company may be called "true". */
const FLAGS: ReadonlySet<string> = new Set([
  "registrertIMvaregisteret",
  "konkurs",
  "underAvvikling",
  "underTvangsavviklingEllerTvangsopplosning",
]);

/** @throws RegisterFileError where the header is of another file. */
export function recordOfCsv(
  header: readonly string[],
  fileName: string,
): (fields: readonly string[]) => Readonly<Record<string, unknown>> {
  const names = header.map((name) => name.replace(/^\ufeff/, "").trim());
  const missing = REQUIRED.filter((name) => !names.includes(name));
  if (missing.length > 0) {
    const detail = `the header has no column ${missing.join(" and no column ")}: this is not the expected file`;
    throw new RegisterFileError(fileName, "wrong_format", detail);
  }
  const paths = names.map((name, at) => ({ at, name, keys: name.split(".") }));
  const groups = Map.groupBy(paths, ({ keys }) => keys[0]!);
  return (fields) =>
    Object.fromEntries(
      [...groups].flatMap(([key, columns]) => {
        const [first] = columns;
        const cells = columns.flatMap(({ at, name, keys }) => {
          const value = cellValue(name, fields[at] ?? "");
          return value === undefined ? [] : [[keys.slice(1).join("."), value] as const];
        });
        if (cells.length === 0) return [];
        return [[key, first!.keys.length === 1 ? cells[0]![1] : Object.fromEntries(cells)]];
      }),
    );
}

function cellValue(name: string, cell: string): unknown {
  if (cell.trim() === "") return undefined;
  if (name.endsWith(".adresse")) return cell.split(/\r?\n/);
  if (FLAGS.has(name)) return cell.trim().toLowerCase() === "true";
  return cell;
}
