/**
 * Measures the speed of installing and walking facts, and checks that every recorded parent is found.
 * `npm run bench:knowledge -- [format=file …] [--engine pglite|postgres] [--relationships 1000000] [--walks 500]
 * [--megabytes 64,256,1024] [--rows 50000] [--data DIR] [--out FILE]`
 */
import { randomUUID } from "node:crypto";
import { createWriteStream, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism, tmpdir, totalmem } from "node:os";
import { basename, join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import pg from "pg";
import { openDatabase } from "../src/storage/engine/open-database.ts";
import { type Install, measureInstall, type Where } from "./knowledge/installs.ts";
import { type EngineKnowledge, knowledgePage } from "./knowledge/knowledge-page.ts";
import { madeFiles, writeMadeFile } from "./knowledge/made-files.ts";
import { compareRecorded } from "./knowledge/recorded-parents.ts";
import { writeSizedFile } from "./knowledge/sized-file.ts";
import { type SyntheticGraph, syntheticGraph } from "./knowledge/synthetic-graph.ts";
import { measureWalks } from "./knowledge/walks.ts";
import { watchOtherWork } from "./pairs/machine.ts";

const USAGE =
  "usage: npm run bench:knowledge -- [format=file …] [--engine pglite|postgres] [--relationships N] [--walks N] [--megabytes N,N] [--rows N] [--data DIR] [--out FILE]\n";
const PAGE = fileURLToPath(new URL("knowledge.md", import.meta.url));

interface Measuring {
  readonly files: readonly { readonly format: string; readonly path: string }[];
  readonly graph: SyntheticGraph;
  readonly graphPath: string;
  readonly walks: number;
  readonly megabytes: readonly number[];
  /** Rows of each made file. */
  readonly rows: number;
  readonly scratch: string;
}

async function main(): Promise<number> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      engine: { type: "string" },
      relationships: { type: "string", default: "1000000" },
      walks: { type: "string", default: "500" },
      megabytes: { type: "string", default: "" },
      rows: { type: "string", default: "50000" },
      data: { type: "string" },
      out: { type: "string", default: PAGE },
    },
  });
  const files = positionals.map((argument) => {
    const at = argument.indexOf("=");
    return { format: argument.slice(0, at), path: argument.slice(at + 1) };
  });
  const engines = values.engine === undefined ? ["pglite", "postgres"] : [values.engine];
  if (files.some(({ format }) => format === "") || engines.some((engine) => !ENGINES.includes(engine))) {
    process.stderr.write(USAGE);
    return 2;
  }
  const otherWork = watchOtherWork();
  const scratch = mkdtempSync(join(values.data ?? tmpdir(), "assay-knowledge-"));
  const measured: EngineKnowledge[] = [];
  try {
    const graph = syntheticGraph(Number(values.relationships));
    const graphPath = join(scratch, "synthetic-rr.csv");
    await pipeline(Readable.from(withNewlines(graph.lines)), createWriteStream(graphPath));
    const megabytes = values.megabytes.split(",").filter(Boolean).map(Number);
    const [walks, rows] = [Number(values.walks), Number(values.rows)];
    const measuring = { files, graph, graphPath, walks, rows, megabytes, scratch };
    for (const engine of engines) {
      const databaseUrl = engine === "pglite" ? "" : (process.env.DATABASE_URL ?? "");
      if (engine === "postgres" && databaseUrl === "") {
        process.stderr.write("postgres is left out: DATABASE_URL names no server\n");
        continue;
      }
      measured.push(await measureEngine(engine, databaseUrl, measuring));
    }
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
  const setting = {
    date: new Date().toISOString().slice(0, 10),
    processors: availableParallelism(),
    memoryGigabytes: Math.round(totalmem() / 2 ** 30),
    otherWork: otherWork(),
  };
  writeFileSync(values.out, knowledgePage(measured, setting));
  return 0;
}

const ENGINES = ["pglite", "postgres"];

/** Joins many lines to one chunk: a stream of single lines would take longer than the measured work. */
function* withNewlines(lines: Iterable<string>): Generator<string> {
  let chunk: string[] = [];
  for (const line of lines) {
    chunk.push(line, "\n");
    if (chunk.length < 20_000) continue;
    yield chunk.join("");
    chunk = [];
  }
  yield chunk.join("");
}

async function measureEngine(
  engine: string,
  databaseUrl: string,
  { files, graph, graphPath, walks, rows, megabytes, scratch }: Measuring,
): Promise<EngineKnowledge> {
  const told = (line: string) => process.stderr.write(`${engine}: ${line}\n`);
  const where = (name: string) => emptyDatabase(join(scratch, `${engine}-${name}`), databaseUrl);
  const sized = [];
  for (const size of engine === "pglite" ? megabytes : []) {
    const path = join(scratch, `psc-${size}.txt`);
    await writeSizedFile(path, size * 1e6);
    told(`installing ${size} MB`);
    const place = await where(`sized-${size}`);
    sized.push(await measureInstall(place, "companies-house-psc", path));
    rmSync(path);
    rmSync(place.dataDir, { recursive: true });
  }
  const place = await where("walks");
  told(`installing ${graph.relationships} relationships`);
  const synthetic = await measureInstall(place, "gleif-level2", graphPath);
  const database = await openDatabase(place);
  told("walking");
  const figures = await measureWalks(database, graph, walks);
  await database.close();
  const [installs, recorded] = [[], []] as [
    EngineKnowledge["installs"][number][],
    EngineKnowledge["recorded"][number][],
  ];
  for (const { format, path } of files) {
    told(`installing ${format}`);
    const own = await where(`file-${installs.length}`);
    installs.push(await measureInstall(own, format, path));
    if (format !== "gleif-level2") continue;
    const installed = await openDatabase(own);
    recorded.push({ file: basename(path), ...(await compareRecorded(installed, path)) });
    await installed.close();
  }
  const made = await measureMade({ where, told, scratch, rows });
  return { engine, synthetic, walks: figures, installs, sized, recorded, made };
}

/** Installs a made file of each format. */
async function measureMade({
  where,
  told,
  scratch,
  rows,
}: {
  readonly where: (name: string) => Promise<Where>;
  readonly told: (line: string) => void;
  readonly scratch: string;
  readonly rows: number;
}): Promise<Install[]> {
  const installs: Install[] = [];
  for (const made of rows === 0 ? [] : madeFiles) {
    const name = [made.format, made.edition].filter(Boolean).join(" ");
    told(`installing ${name}, ${rows} made rows`);
    const path = join(scratch, "made");
    await writeMadeFile(path, made, rows);
    const place = await where(`made-${installs.length}`);
    installs.push({ ...(await measureInstall(place, made.format, path)), format: name });
    rmSync(path);
    rmSync(place.dataDir, { recursive: true });
  }
  return installs;
}

/** A new data directory, and on a server a new database: a second file would replace the first. */
async function emptyDatabase(dataDir: string, databaseUrl: string): Promise<Where> {
  mkdirSync(dataDir);
  if (databaseUrl === "") return { dataDir, databaseUrl };
  const name = `bench_${randomUUID().replaceAll("-", "")}`;
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const url = new URL(databaseUrl);
  url.pathname = `/${name}`;
  return { dataDir, databaseUrl: url.href };
}

process.exitCode = await main();
