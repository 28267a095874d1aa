/** Writes data of the page into a file on the reader's machine. */
import { BYTE_ORDER_MARK, csvRow } from "../../src/tables/csv-cells.ts";

/** Saves a file without a request to the service. */
export function saveFile(
  name: string,
  { type, parts }: { readonly type: string; readonly parts: (string | Uint8Array<ArrayBuffer>)[] },
): void {
  const address = URL.createObjectURL(new Blob(parts, { type }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

export function saveJson(name: string, value: unknown): void {
  saveFile(name, { type: "application/json", parts: [JSON.stringify(value, null, 2)] });
}

/** Rows in the form of RFC 4180, with a byte order mark, so that spreadsheets read them as UTF-8. */
export function saveCsv(name: string, rows: readonly (readonly unknown[])[]): void {
  saveFile(name, { type: "text/csv;charset=utf-8", parts: [BYTE_ORDER_MARK, ...rows.map(csvRow)] });
}
