import { registerScheme } from "../identifiers/register-schemes.ts";

/** An identifier as the interface names it. */
export interface PublicReference {
  /** `lei`, `company_number`, `cik`, `ticker`, `duns`, `isin`, `bic`, `vat`, or `source_record`. */
  readonly scheme: string;
  readonly value: string;
  /** Of a company number the register's jurisdiction, of a source's own record the source; else null. */
  readonly jurisdiction: string | null;
}

const GLOBAL: ReadonlySet<string> = new Set(["lei", "cik", "ticker", "duns", "isin", "bic"]);

/** How the interface writes an identifier key (`identifierKey`). Every register's own number is a company number. */
export function publicReference(key: string): PublicReference {
  const at = key.indexOf("=");
  const scheme = key.slice(0, at);
  const value = key.slice(at + 1);
  if (GLOBAL.has(scheme)) return { scheme, value, jurisdiction: null };
  if (scheme.startsWith("vat:")) return { scheme: "vat", value, jurisdiction: scheme.slice(4) };
  if (scheme.startsWith("row:")) {
    return { scheme: "source_record", value, jurisdiction: decodeURIComponent(scheme.slice(4)) };
  }
  const jurisdiction = registerScheme(scheme)?.jurisdiction ?? scheme.replace(/-[A-Z_]+$/, "");
  return {
    scheme: "company_number",
    value,
    jurisdiction: jurisdiction.startsWith("ra:") ? null : jurisdiction,
  };
}
