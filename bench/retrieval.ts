/**
 * Measures retrieval alone: of the queries whose company is in the register, the share whose shortlist has
 * it, and the time. `npm run bench:retrieval -- <register.jsonl.gz> <queries.jsonl.gz> [--misses]`
 */
import { createReadStream, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { parseArgs } from "node:util";
import { createGunzip } from "node:zlib";
import {
  comparableOfCompany,
  comparableOfRecord,
  retrievalSubject,
} from "../src/domain/matching/comparable/comparable-of.ts";
import type { CompanyRecord } from "../src/domain/record.ts";
import { retrievalKeys } from "../src/domain/retrieval/keys.ts";
import { type Shortlist, shortlist } from "../src/domain/retrieval/shortlist.ts";
import { companyOfObject } from "../src/registers/company-jsonl/company-of-object.ts";
import {
  buildRegisterIndex,
  type RegisterIndexEntry,
} from "../src/storage/retrieval-index/build-register-index.ts";
import { openRegisterIndex } from "../src/storage/retrieval-index/open-register-index.ts";
import type { RegisterIndex } from "../src/storage/retrieval-index/register-index.ts";

interface BenchQuery {
  readonly id: string;
  readonly slice: string;
  readonly stratum: string;
  readonly script_pair: string;
  readonly record: CompanyRecord;
  readonly truth: { readonly kind: string; readonly targets: readonly string[] };
}

interface Outcome {
  readonly query: BenchQuery;
  /** For each of DEPTHS, whether a list of that length has a target. */
  readonly found: readonly boolean[];
  /** The list of the usual length. */
  readonly list: Shortlist;
}

const DEPTHS = [10, 50, 200];
const USUAL = DEPTHS.indexOf(50);

async function* jsonLines(path: string): AsyncGenerator<unknown> {
  const input = path.endsWith(".gz") ? createReadStream(path).pipe(createGunzip()) : createReadStream(path);
  for await (const line of createInterface({ input })) if (line.trim() !== "") yield JSON.parse(line);
}

async function* indexEntries(path: string): AsyncGenerator<RegisterIndexEntry> {
  const encoder = new TextEncoder();
  let ordinal = 0;
  for await (const object of jsonLines(path)) {
    const company = companyOfObject(object, undefined);
    if (typeof company === "string") throw new Error(`register row ${ordinal + 1}: ${company}`);
    const keys = retrievalKeys(retrievalSubject(comparableOfCompany(company)), "stored").map(
      ({ key }) => key,
    );
    const row = encoder.encode(`${company.source}:${company.sourceRecordId}\t${company.name}`);
    yield { ordinal: ordinal++, keys, row };
  }
}

function rowText(index: RegisterIndex, ordinal: number): string {
  return new TextDecoder().decode(index.row(ordinal));
}

function idOf(index: RegisterIndex, ordinal: number): string {
  return rowText(index, ordinal).split("\t", 1)[0]!;
}

function outcomeOf(query: BenchQuery, index: RegisterIndex): Outcome {
  const keys = retrievalKeys(retrievalSubject(comparableOfRecord(query.record)), "query");
  const targets = new Set(query.truth.targets);
  const found = DEPTHS.map((limit) =>
    shortlist(keys, index, { limit }).candidates.some(({ ordinal }) => targets.has(idOf(index, ordinal))),
  );
  return { query, found, list: shortlist(keys, index) };
}

/** Wilson's 95 % interval of a share. */
function interval(hits: number, all: number): string {
  const z = 1.959964;
  const share = hits / all;
  const centre = (share + (z * z) / (2 * all)) / (1 + (z * z) / all);
  const half = (z / (1 + (z * z) / all)) * Math.sqrt((share * (1 - share)) / all + (z * z) / (4 * all * all));
  return `${(100 * share).toFixed(1).padStart(5)} (${(100 * (centre - half)).toFixed(1)}–${(100 * (centre + half)).toFixed(1)})`;
}

function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

function printRecall(outcomes: readonly Outcome[]): void {
  const groups = new Map<string, Outcome[]>();
  for (const outcome of outcomes) {
    const { slice, script_pair, stratum } = outcome.query;
    for (const name of [
      "all",
      `script ${script_pair}`,
      `slice ${slice}`,
      `${slice} ${script_pair}`,
      stratum,
    ]) {
      groups.set(name, [...(groups.get(name) ?? []), outcome]);
    }
  }
  console.log(
    `${"recall %".padEnd(28)}     n  ${DEPTHS.map((depth) => `@${depth} (95 %)`.padEnd(20)).join("")}`,
  );
  for (const [name, group] of [...groups].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const cells = DEPTHS.map((_, depth) =>
      interval(group.filter(({ found }) => found[depth]).length, group.length),
    );
    console.log(
      `${name.padEnd(28)} ${String(group.length).padStart(5)}  ${cells.map((cell) => cell.padEnd(20)).join("")}`,
    );
  }
}

/** Prints a JSON object for each miss: query, targets, whether a longer list has one, first candidates. */
function printMisses(outcomes: readonly Outcome[], index: RegisterIndex): void {
  for (const { query, found, list } of outcomes) {
    if (found[USUAL]) continue;
    const { id, slice, script_pair, record, truth } = query;
    const best = list.candidates
      .slice(0, 3)
      .map(({ ordinal, score }) => `${rowText(index, ordinal)} ${score.toFixed(0)}`);
    console.log(
      JSON.stringify({ id, slice, script_pair, record, targets: truth.targets, deeper: found.at(-1), best }),
    );
  }
}

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { misses: { type: "boolean" } },
  });
  const [register, queriesPath] = positionals;
  if (register === undefined || queriesPath === undefined) {
    throw new Error("usage: npm run bench:retrieval -- <register.jsonl.gz> <queries.jsonl.gz> [--misses]");
  }
  const directory = mkdtempSync(join(tmpdir(), "bench-retrieval-"));
  try {
    await run(register, queriesPath, join(directory, "register.idx"), values.misses === true);
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

async function run(register: string, queriesPath: string, path: string, misses: boolean): Promise<void> {
  const started = performance.now();
  const summary = await buildRegisterIndex(indexEntries(register), path, { register });
  const built = performance.now();
  const index = await openRegisterIndex(path);
  const opened = performance.now();
  const queries: BenchQuery[] = [];
  for await (const query of jsonLines(queriesPath)) queries.push(query as BenchQuery);

  const present = queries.filter(({ truth }) => truth.kind === "present");
  const outcomes = present.map((query) => outcomeOf(query, index));
  if (misses) printMisses(outcomes, index);
  printRecall(outcomes);
  printCost(queries, index);
  const { postingOffsets, postings, keys, buckets, rowOffsets } = index.share();
  const resident = [postingOffsets, postings, keys, buckets, rowOffsets].reduce(
    (sum, part) => sum + part.byteLength,
    0,
  );
  console.log(
    `register: ${summary.rows} companies, ${summary.keys} keys, ${(summary.postings / summary.rows).toFixed(1)} keys a company`,
  );
  console.log(
    `build ${((built - started) / 1000).toFixed(1)} s with analysis of names; open ${(opened - built).toFixed(0)} ms`,
  );
  console.log(
    `resident ${(resident / 1e6).toFixed(1)} MB (${(resident / summary.rows).toFixed(0)} bytes a company), file ${(summary.bytes / 1e6).toFixed(1)} MB`,
  );
  index.close();
}

function printCost(queries: readonly BenchQuery[], index: RegisterIndex): void {
  const keySets = queries.map(({ record }) =>
    retrievalKeys(retrievalSubject(comparableOfRecord(record)), "query"),
  );
  for (const keys of keySets) shortlist(keys, index);
  const start = performance.now();
  const lists = keySets.map((keys) => shortlist(keys, index));
  const seconds = (performance.now() - start) / 1000;
  const touched = lists.map((list) => list.touched).sort((a, b) => a - b);
  const counts = keySets.map((keys) => keys.length).sort((a, b) => a - b);
  const share = (test: (list: Shortlist) => boolean) =>
    `${((100 * lists.filter(test).length) / lists.length).toFixed(1)} %`;
  console.log(
    `keys a query: p50 ${percentile(counts, 0.5)}, p99 ${percentile(counts, 0.99)}, max ${counts.at(-1)}`,
  );
  console.log(
    `postings touched: p50 ${percentile(touched, 0.5)}, p99 ${percentile(touched, 0.99)}, max ${touched.at(-1)}`,
  );
  console.log(`truncated ${share((list) => list.truncated)}, adequate ${share((list) => list.adequate)}`);
  console.log(`shortlists: ${Math.round(lists.length / seconds)} per s on one thread, keys already made`);
}

await main();
