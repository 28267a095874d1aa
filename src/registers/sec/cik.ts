/**
 * A Central Index Key as plain decimal digits without zeros in front: the SEC writes the same key as a
 * number, as text and padded to ten digits, so only the number is the key. Undefined outside 1 to 9999999999.
 */
export function cikOf(value: unknown): string | undefined {
  const text = typeof value === "number" ? String(value) : value;
  if (typeof text !== "string" || !/^\s*\d{1,10}\s*$/.test(text)) return undefined;
  const cik = String(Number(text));
  return cik === "0" ? undefined : cik;
}

/** The filer's page at the SEC, whose address needs the key padded to ten digits. */
export function filerPage(cik: string): string {
  return `https://www.sec.gov/cgi-bin/browse-edgar?action=getcompany&CIK=${cik.padStart(10, "0")}`;
}
