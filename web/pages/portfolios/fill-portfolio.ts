/** Adds the companies of a table to a portfolio: found by id or by an exact identifier, and never by name. */
import { client } from "../../frame/client.ts";
import { decodeText } from "../files/worker/decode-text.ts";
import { readCsv } from "../files/worker/read-csv.ts";

const columns = [
  "entity_id",
  "lei",
  "registration_number",
  "jurisdiction",
  "domain",
  "customer_reference",
  "role",
] as const;
type Column = (typeof columns)[number];

/** A row of the table, with its number in the file. */
export interface FillRow extends Partial<Record<Column, string>> {
  readonly row: number;
}

/** A row that could not be added, and the reason. */
export interface FillProblem {
  readonly row: number;
  readonly reason: string;
}

const MOST_ROWS = 1000;
const ITEMS = 500;
const AT_ONCE = 4;

/** The rows of a CSV file. @throws Error with a sentence for the person who chose the file. */
export async function readFillRows(file: File): Promise<FillRow[]> {
  const { rows } = readCsv(decodeText(new Uint8Array(await file.arrayBuffer())).text);
  const [heading = [], ...body] = rows;
  const names = heading.map((cell) => cell.trim().toLowerCase().replaceAll(" ", "_"));
  const known = columns.filter((name) => names.includes(name));
  if (!known.some((name) => ["entity_id", "lei", "registration_number", "domain"].includes(name)))
    throw new Error(
      "No column identifies a company. The first row needs entity_id, lei, registration_number with jurisdiction, or domain.",
    );
  const filled = body.flatMap((cells, at) => {
    const given = known.map((name): [Column, string] => [name, (cells[names.indexOf(name)] ?? "").trim()]);
    const said = given.filter(([, value]) => value !== "");
    return said.length === 0 ? [] : [{ row: at + 2, ...Object.fromEntries(said) } as FillRow];
  });
  if (filled.length > MOST_ROWS) throw new Error("A portfolio has at most 1,000 companies.");
  return filled;
}

interface Found {
  readonly row: FillRow;
  readonly entityId: string;
}

/** @param told receives the number of rows done. @returns the rows that could not be added. */
export async function fillPortfolio(
  portfolioId: string,
  rows: readonly FillRow[],
  told: (done: number) => void,
): Promise<{ readonly added: number; readonly problems: readonly FillProblem[] }> {
  const problems: FillProblem[] = [];
  const found = await findEntities(rows, problems);
  let added = 0;
  let done = rows.length - found.length;
  const waiting = [...found];
  const putNext = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const { entityId, row } = next;
      const { customer_reference, role } = row;
      const labels = { ...(customer_reference && { customer_reference }), ...(role && { role }) };
      try {
        await client.portfolios.putMember(portfolioId, entityId, labels);
        added += 1;
      } catch (error) {
        problems.push({ row: row.row, reason: error instanceof Error ? error.message : "It failed." });
      }
      done += 1;
      told(done);
    }
  };
  told(done);
  await Promise.all(Array.from({ length: AT_ONCE }, putNext));
  return { added, problems: problems.toSorted((a, b) => a.row - b.row) };
}

async function findEntities(rows: readonly FillRow[], problems: FillProblem[]): Promise<Found[]> {
  const found: Found[] = [];
  const asked: FillRow[] = [];
  for (const row of rows) {
    const { entity_id, lei, registration_number, jurisdiction, domain } = row;
    if (entity_id !== undefined) found.push({ row, entityId: entity_id });
    else if (lei ?? domain ?? (registration_number && jurisdiction)) asked.push(row);
    else problems.push({ row: row.row, reason: "Nothing in the row identifies a company." });
  }
  for (let from = 0; from < asked.length; from += ITEMS) {
    const some = asked.slice(from, from + ITEMS);
    const { results } = await client.entities.reconcile({ items: some.map(itemOf) });
    for (const [at, { entity_id, ambiguous_entity_ids }] of results.entries()) {
      const row = some[at]!;
      if (entity_id !== null) found.push({ row, entityId: entity_id });
      else problems.push({ row: row.row, reason: reasonOf(ambiguous_entity_ids.length) });
    }
  }
  return found;
}

const reasonOf = (several: number): string =>
  several > 0
    ? "Several of your companies have this identifier."
    : "None of your companies has this identifier.";

function itemOf({ row, lei, registration_number, jurisdiction, domain }: FillRow) {
  const number = registration_number && jurisdiction ? { registration_number, jurisdiction } : {};
  return { client_ref: String(row), ...(lei && { lei }), ...number, ...(domain && { domain }) };
}
