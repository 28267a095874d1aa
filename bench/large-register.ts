/**
 * Writes a register of N times the rows: behind the rows of a register, companies that do not exist with realistic names.
 * `npm run bench:large-register -- <register.jsonl.gz> <out.jsonl.gz> [--times 10] [--asked queries.jsonl.gz]`
 *
 * The other commands then measure a large register: `npm run bench:retrieval -- <out.jsonl.gz> <queries.jsonl.gz>`,
 * `npm run bench:linking -- <out.jsonl.gz> <queries.jsonl.gz>`, and `npm run bench:quality` with a directory that has the
 * larger file as its `register.jsonl.gz`.
 */
import { createWriteStream } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { parseArgs } from "node:util";
import { createGzip } from "node:zlib";
import type { CompanyRecord } from "../src/domain/record.ts";
import { readJsonLines } from "../src/training/benchmark-cases.ts";
import { madeCompanies } from "./large/made-companies.ts";
import type { RegisterRow } from "./large/register-row.ts";
import { progressLine } from "./quality/progress-line.ts";

const AT_ONCE = 1_000;

async function main(): Promise<number> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { times: { type: "string", default: "10" }, asked: { type: "string" } },
  });
  const [register, out] = positionals;
  const times = Number(values.times);
  if (register === undefined || out === undefined || !Number.isInteger(times) || times < 2) {
    process.stderr.write(
      "usage: npm run bench:large-register -- <register.jsonl.gz> <out.jsonl.gz> [--times N] [--asked queries.jsonl.gz], N from 2 on\n",
    );
    return 2;
  }
  const rows = readJsonLines<RegisterRow>(register);
  const asked = values.asked === undefined ? [] : readJsonLines<AskedQuery>(values.asked).flatMap(namesOf);
  await pipeline(Readable.from(chunks(rows, times, asked)), createGzip({ level: 4 }), createWriteStream(out));
  return 0;
}

interface AskedQuery {
  readonly record: Pick<CompanyRecord, "name" | "trading_names" | "previous_names">;
}

function namesOf({
  record: { name, trading_names: trading = [], previous_names: previous = [] },
}: AskedQuery): string[] {
  return [...(name === undefined ? [] : [name]), ...trading, ...previous];
}

function* chunks(rows: readonly RegisterRow[], times: number, asked: readonly string[]): Generator<string> {
  const line = progressLine("rows written");
  let written = 0;
  let chunk = "";
  const flush = () => {
    const text = chunk;
    chunk = "";
    line.update(written, rows.length * times);
    return text;
  };
  for (const part of [rows, madeCompanies(rows, times - 1, asked)]) {
    for (const row of part) {
      chunk += `${JSON.stringify(row)}\n`;
      if (++written % AT_ONCE === 0) yield flush();
    }
  }
  yield flush();
  line.end();
}

process.exitCode = await main();
