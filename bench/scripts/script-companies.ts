import { readFileSync } from "node:fs";

/** A company with its names in two scripts, as it writes them itself. */
export interface ScriptCompany {
  /** The script, and the country where one script is written in several ways. */
  readonly script: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly native: string;
  readonly latin: string;
}

const HEAD = "script\tcountry\tnative\tlatin";

/** Reads a table with tabs between its columns; the first line names them. @throws where a line has other columns. */
export function readScriptCompanies(path: string): ScriptCompany[] {
  const [head, ...lines] = readFileSync(path, "utf8").trimEnd().split("\n");
  if (head !== HEAD) throw new Error(`the first line of ${path} is not ${JSON.stringify(HEAD)}`);
  return lines.map((line, at) => {
    const [script, country, native, latin, ...rest] = line.split("\t");
    if (!script || !country || !native || !latin || rest.length > 0)
      throw new Error(`line ${at + 2} of ${path} has not four columns`);
    return { script, country, native, latin };
  });
}
