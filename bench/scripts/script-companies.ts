import { readFileSync } from "node:fs";

/** A company with its names in two scripts, as it writes them itself. */
export interface ScriptCompany {
  /** The script, with the country where one script is written in several ways; or the language of a name in Latin letters. */
  readonly script: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly native: string;
  readonly latin: string;
}

/** Reads a table with tabs between its columns; the first line names them. @throws where a line has other columns. */
export function readScriptCompanies(path: string): ScriptCompany[] {
  return rowsOf(path, ["script", "country", "native", "latin"]).map(([script, country, native, latin]) => ({
    script: script!,
    country: country!,
    native: native!,
    latin: latin!,
  }));
}

/**
 * The rows of the registers that are a company of the table under another spelling of its name ("ATTIJARIWAFABANK"), by
 * the company's Latin name: each as source and id.
 */
export function readKnownRows(path: string): ReadonlyMap<string, ReadonlySet<string>> {
  const known = new Map<string, Set<string>>();
  for (const [source, id, latin] of rowsOf(path, ["source", "source_record_id", "latin"]))
    known.set(latin!, (known.get(latin!) ?? new Set()).add(`${source}:${id}`));
  return known;
}

function rowsOf(path: string, columns: readonly string[]): string[][] {
  const [head, ...lines] = readFileSync(path, "utf8").trimEnd().split("\n");
  if (head !== columns.join("\t")) throw new Error(`the first line of ${path} is not ${columns.join(", ")}`);
  return lines.map((line, at) => {
    const cells = line.split("\t");
    if (cells.length !== columns.length || cells.includes(""))
      throw new Error(`line ${at + 2} of ${path} has not ${columns.length} columns`);
    return cells;
  });
}
