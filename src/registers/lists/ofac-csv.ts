// OFAC's CSV files have no header, write "-0- " for an empty field, and end with the DOS end-of-file
// character. A primary file (SDN.CSV, CONS_PRIM.CSV) is joined with its aliases, addresses and further
// remarks by number.
import { RegisterFileError } from "../register-file-error.ts";
import { readCsvRows } from "../streaming/csv-rows.ts";
import type { RegisterFilePart } from "../streaming/register-file-part.ts";
import type { ListFormat, ListInput, ListRow } from "./list-format.ts";
import { addressOf, countryOf, identifierOf, organisationOf } from "./listed-parts.ts";
import { ofacDefaults, ofacNameKind, quotedAliases } from "./ofac-terms.ts";
import { entryOf, type ReadEntry, refuseNone, rowOf } from "./read-xml-list.ts";

/** Columns of each kind of file; the columns and the file name identify the kind. */
const TABLES = {
  primary: { width: 12, name: /^(cons_prim|sdn)/ },
  aliases: { width: 5, name: /^(cons_)?alt/ },
  addresses: { width: 6, name: /^(cons_)?add/ },
  comments: { width: 2, name: /comments/ },
} as const;
type Table = keyof typeof TABLES;
const REQUIRED: readonly Table[] = ["primary", "aliases", "addresses"];
const END_OF_FILE = 0x1a;

export const ofacCsv: ListFormat = {
  name: "ofac-csv",
  describe:
    "OFAC's CSV files SDN, ALT, ADD and SDN_COMMENTS (or CONS_*), together or in a zip (needs --published)",
  defaults: ofacDefaults,
  read,
};

interface Rows {
  readonly line: number;
  readonly fields: readonly (string | undefined)[];
}

async function* read({ files }: ListInput): AsyncGenerator<ListRow> {
  const tables: Record<Table, Rows[]> = { primary: [], aliases: [], addresses: [], comments: [] };
  for (const file of files) {
    for await (const part of file.open()) {
      const table = tableOf(part.name);
      if (table === undefined) {
        throw new RegisterFileError(part.name, "wrong_format", "the name is none of OFAC's CSV files");
      }
      for await (const row of rowsOf(part, TABLES[table].width)) {
        if (row.fault === undefined) tables[table].push(row);
        else yield { kind: "bad", line: row.line, reason: row.fault };
      }
    }
  }
  const first = files[0]?.name ?? "";
  for (const table of REQUIRED) {
    if (tables[table].length > 0) continue;
    // Without its aliases a list would give no match for many names that it holds.
    throw new RegisterFileError(first, "wrong_format", `the set has no file of ${table}`);
  }
  yield* joined(tables, first);
}

/** The kind of a file by its name: `SDN.CSV`, `cons_alt.csv`; a word may precede it in a renamed download. */
function tableOf(path: string): Table | undefined {
  const name = path.slice(path.lastIndexOf("/") + 1).toLowerCase();
  if (!name.endsWith(".csv")) return undefined;
  const bare = name.replace(/^ofac[-_]/, "");
  return (["comments", "aliases", "addresses", "primary"] as const).find((table) =>
    TABLES[table].name.test(bare),
  );
}

async function* rowsOf(part: RegisterFilePart, width: number) {
  for await (const rows of readCsvRows(withoutEndOfFile(part.chunks), part.name)) {
    for (const { line, fields, fault } of rows) {
      if (line === 1 && fields.length !== width) {
        const detail = `the first row has ${fields.length} columns, not ${width}: this is another file`;
        throw new RegisterFileError(part.name, "wrong_format", detail);
      }
      yield { line, fields: fields.map(textOfCell), fault };
    }
  }
}

async function* withoutEndOfFile(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  for await (const chunk of chunks) {
    yield chunk.includes(END_OF_FILE) ? Buffer.from(chunk.filter((byte) => byte !== END_OF_FILE)) : chunk;
  }
}

function textOfCell(field: string): string | undefined {
  const text = field.trim();
  return text === "" || text === "-0-" ? undefined : text;
}

function* joined(tables: Record<Table, Rows[]>, fileName: string): Generator<ListRow> {
  const byNumber = (rows: readonly Rows[]) => Map.groupBy(rows, ({ fields }) => fields[0]);
  const [aliases, addresses, comments] = [tables.aliases, tables.addresses, tables.comments].map(byNumber);
  let usable = 0;
  for (const { line, fields } of tables.primary) {
    const of = (table: Map<string | undefined, Rows[]> | undefined) =>
      (table?.get(fields[0]) ?? []).map((row) => row.fields);
    const row = rowOf(
      entryOfRow(fields, { aliases: of(aliases), addresses: of(addresses), comments: of(comments) }),
      line,
    );
    if (row.kind === "listed") usable += 1;
    yield row;
  }
  refuseNone(usable, fileName);
}

type Fields = readonly (string | undefined)[];
type Joined = Readonly<Record<"aliases" | "addresses" | "comments", readonly Fields[]>>;

function entryOfRow([number, name, type, programmes, ...rest]: Fields, other: Joined): ReadEntry {
  const kind = type?.toLowerCase();
  if (kind === "individual") return { excluded: "person" };
  if (kind === "vessel" || kind === "aircraft") return { excluded: kind };
  if (kind !== undefined) return { fault: "SDN_Type: is none that the publisher has used" };
  const remarks = [rest[7], ...other.comments.map(([, text]) => text)].join(" ");
  return entryOf(
    organisationOf({
      recordId: number ?? "",
      topics: ["sanctions"],
      names: [
        { text: name, kind: "primary", quality: "strong" },
        ...other.aliases.map(([, , aliasType, text]) => ({
          text,
          kind: ofacNameKind(aliasType),
          quality: "strong" as const,
        })),
        ...quotedAliases(remarks),
      ],
      countries: [],
      addresses: other.addresses.flatMap(
        ([, , street, city, country]) => addressOf([street, city], countryOf(country)) ?? [],
      ),
      identifiers: identifiersIn(remarks),
      // Several programmes are written as `SDGT] [NS-PLC`.
      programmes: (programmes ?? "").split(/\]\s*\[/).filter((programme) => programme !== ""),
    }),
  );
}

/** Numbers in the remarks: `Tax ID No. 5030056754 (Russia); Registration Number 102770 (Russia)`. */
function identifiersIn(remarks: string) {
  return remarks.split(";").flatMap((remark) => {
    const found = NUMBERED.exec(remark.trim());
    if (found === null) return [];
    const [, label = "", value, country] = found;
    return identifierOf(label, value, countryOf(country)) ?? [];
  });
}

const NUMBERED =
  /^(?:alt\. )?([A-Z][A-Za-z./& -]{1,60}?(?: No\.?| Number| ID| #|BIC)) ([A-Z0-9][A-Za-z0-9./-]{2,40})(?: \(([A-Z][A-Za-z, ]{1,40})\))?\.?$/;
