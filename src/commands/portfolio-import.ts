/** Fills a portfolio from rows. Every step can be repeated: an existing member is left as it is. */
import { z } from "zod";
import type { Failure } from "../contract/errors.ts";
import { batchRecords, membersPerPortfolio } from "../contract/limits.ts";
import type { Operation } from "../contract/operation.ts";
import { reconcileEntities } from "../operations/entities/reconcile-entities.contract.ts";
import { enablePortfolioWatches } from "../operations/portfolios/followed.contract.ts";
import { getPortfolioMembers, putPortfolioMember } from "../operations/portfolios/members.contract.ts";
import { createPortfolio, getPortfolio } from "../operations/portfolios/portfolios.contract.ts";
import { askOne, type Client, type ErrorBody, readBody, sentenceOf } from "./client/client.ts";
import { CommandError } from "./command-error.ts";
import type { Progress } from "./progress.ts";
import { inOrder } from "./records/in-order.ts";
import type { RecordSource } from "./records/read-records.ts";

/** Concurrent requests. */
const CONCURRENCY = 8;

const text = z.string().trim().min(1).optional();
const imported = z.strictObject({
  entity_id: text,
  lei: text,
  registration_number: text,
  jurisdiction: text,
  domain: text,
  customer_reference: text,
  role: text,
});
type Row = z.output<typeof imported>;

/** The row of a file as an operation, which the file reader needs; the service has no such operation. */
const rowOperation: Operation = { ...putPortfolioMember, name: "imported_row", input: imported };

export interface ImportRequest {
  readonly source: RecordSource;
  readonly portfolioId: string;
  /** The name for a new portfolio; the default is its id. */
  readonly name?: string | undefined;
  /** Seconds between two checks, where the members are to be watched. */
  readonly watchSeconds?: number | undefined;
}

/** A line that could not be imported, and the reason. */
export interface ImportProblem {
  readonly line: number;
  readonly reason: string;
  /** The entities that all have the row's identifier. */
  readonly ambiguous_entity_ids?: readonly string[];
}

export interface Imported {
  readonly counts: {
    readonly added: number;
    readonly changed: number;
    readonly unchanged: number;
    readonly watched: number;
  };
  /** In the order of their lines. */
  readonly problems: readonly ImportProblem[];
}

export interface Importing {
  readonly client: Client;
  readonly progress: (progress: Progress) => void;
}

/** @throws CommandError before any write, for a file with too many rows or a portfolio that cannot be opened. */
export async function importPortfolio(importing: Importing, request: ImportRequest): Promise<Imported> {
  const problems: ImportProblem[] = [];
  const rows = await rowsOf(request.source, problems);
  await havePortfolio(importing.client, request);
  const named = await nameEntities(importing, rows, problems);
  const counts = await putAll(importing, request.portfolioId, { named, problems });
  const watched = request.watchSeconds === undefined ? 0 : await watchAll(importing, request);
  return {
    counts: { ...counts, watched },
    problems: problems.toSorted((a, b) => a.line - b.line),
  };
}

interface LineRow {
  readonly line: number;
  readonly row: Row;
}

async function rowsOf(source: RecordSource, problems: ImportProblem[]): Promise<LineRow[]> {
  const rows: LineRow[] = [];
  let read = 0;
  for await (const sent of source.records(rowOperation)) {
    read += 1;
    if (read > membersPerPortfolio)
      throw new CommandError(`${source.name}: a portfolio has at most ${membersPerPortfolio} members`);
    const { line } = sent;
    if ("failure" in sent) {
      problems.push({ line, reason: sentenceOf(sent.failure as Failure) });
      continue;
    }
    const parsed = imported.safeParse(sent.request);
    if (parsed.success) rows.push({ line, row: parsed.data });
    else {
      // An unknown field name may be data, so the message repeats known names only.
      const fields = parsed.error.issues.map(({ path }) => path.join(".")).filter((path) => path !== "");
      problems.push({ line, reason: `invalid_row: ${fields.join(", ") || "a field that is not known"}` });
    }
  }
  return rows;
}

async function havePortfolio(
  client: Client,
  { portfolioId, name }: Pick<ImportRequest, "portfolioId" | "name">,
): Promise<void> {
  const found = await client.ask(getPortfolio, { portfolio_id: portfolioId });
  if (found.ok) return;
  if (found.error.code !== "not_found") throw new CommandError(sentenceOf(found.error));
  await askOne(client, createPortfolio, { portfolio_id: portfolioId, name: name ?? portfolioId });
}

interface Named extends LineRow {
  readonly entityId: string;
}

/** Finds the entities of the rows that give an identifier. */
async function nameEntities(
  { client, progress }: Importing,
  rows: readonly LineRow[],
  problems: ImportProblem[],
): Promise<Named[]> {
  const named: Named[] = [];
  const asked: LineRow[] = [];
  for (const one of rows) {
    const { entity_id, lei, registration_number, jurisdiction, domain } = one.row;
    if (entity_id !== undefined) named.push({ ...one, entityId: entity_id });
    else if (lei ?? domain ?? (registration_number && jurisdiction)) asked.push(one);
    else problems.push({ line: one.line, reason: "no_identifier" });
  }
  for (let from = 0; from < asked.length; from += batchRecords) {
    progress({ phase: "finding", done: from, total: asked.length });
    const some = asked.slice(from, from + batchRecords);
    const { results } = await askOne(client, reconcileEntities, { items: some.map(itemOf) });
    for (const [place, { entity_id, ambiguous_entity_ids }] of results.entries()) {
      const one = some[place]!;
      if (entity_id !== null) named.push({ ...one, entityId: entity_id });
      else if (ambiguous_entity_ids.length > 0)
        problems.push({ line: one.line, reason: "ambiguous", ambiguous_entity_ids });
      else problems.push({ line: one.line, reason: "not_found" });
    }
  }
  return named.sort((a, b) => a.line - b.line);
}

function itemOf({ line, row: { lei, registration_number, jurisdiction, domain } }: LineRow) {
  const number = registration_number && jurisdiction ? { registration_number, jurisdiction } : {};
  return { client_ref: String(line), ...(lei && { lei }), ...number, ...(domain && { domain }) };
}

/** Adds members that are missing or differ from their row. The last row of an entity counts. */
async function putAll(
  { client, progress }: Importing,
  portfolioId: string,
  { named, problems }: { readonly named: readonly Named[]; readonly problems: ImportProblem[] },
): Promise<Omit<Imported["counts"], "watched">> {
  const members = await membersOf(client, portfolioId);
  const counts = { added: 0, changed: 0, unchanged: 0 };
  const wanted = [...new Map(named.map((one) => [one.entityId, one])).values()];
  const missing = wanted.filter(({ entityId, row }) => members.get(entityId) !== labelsOf(row));
  counts.unchanged = wanted.length - missing.length;
  let done = 0;
  progress({ phase: "putting in", done, total: missing.length });
  const answers = inOrder(streamOf(missing), CONCURRENCY, async ({ line, entityId, row }) => {
    const { customer_reference, role } = row;
    const labels = { ...(customer_reference && { customer_reference }), ...(role && { role }) };
    const input = { portfolio_id: portfolioId, entity_id: entityId, ...labels };
    return { line, entityId, answer: await client.ask(putPortfolioMember, input) };
  });
  for await (const { line, entityId, answer } of answers) {
    done += 1;
    progress({ phase: "putting in", done, total: missing.length });
    if (!answer.ok) problems.push({ line, reason: reasonOf(answer.error) });
    else if (members.has(entityId)) counts.changed += 1;
    else counts.added += 1;
  }
  return counts;
}

const reasonOf = (error: ErrorBody): string => (error.code === "not_found" ? "not_found" : sentenceOf(error));

const labelsOf = ({ customer_reference, role }: Pick<Row, "customer_reference" | "role">): string =>
  JSON.stringify([customer_reference ?? null, role ?? null]);

async function* streamOf<Item>(items: readonly Item[]): AsyncGenerator<Item> {
  yield* items;
}

/** The customer reference and role of each member of the portfolio, by entity id. */
async function membersOf(client: Client, portfolioId: string): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const at = cursor === undefined ? {} : { cursor };
    const answer = await client.ask(getPortfolioMembers, { portfolio_id: portfolioId, ...at });
    if (!answer.ok) throw new CommandError(sentenceOf(answer.error));
    const page = readBody(getPortfolioMembers, answer.body);
    for (const { entity_id, customer_reference, role } of page.members)
      found.set(entity_id, JSON.stringify([customer_reference, role]));
    cursor = page.next_cursor;
  }
  return found;
}

/** @returns the number of members that are watched now. */
async function watchAll(
  { client, progress }: Importing,
  { portfolioId, watchSeconds }: Pick<ImportRequest, "portfolioId" | "watchSeconds">,
): Promise<number> {
  let watched = 0;
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const at = cursor === undefined ? {} : { cursor };
    const input = { portfolio_id: portfolioId, interval_seconds: watchSeconds, ...at };
    const page = await askOne(client, enablePortfolioWatches, input);
    watched += page.enabled + page.already_enabled;
    progress({ phase: "watching", done: watched, total: membersPerPortfolio });
    cursor = page.next_cursor;
    if (page.refused.length > 0)
      throw new CommandError(
        `${watched} members are watched; the others are not, as the tenant has as many watches as it may have`,
      );
  }
  return watched;
}
