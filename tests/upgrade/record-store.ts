/**
 * Records a store of an earlier release: starts that release's service, sends it the requests of
 * `requests.ts`, and writes the resulting rows and answers to a gzip file of JSON beside this program.
 *
 *   node tests/upgrade/record-store.ts <checkout of the release, with its packages> <name>
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { gzipSync } from "node:zlib";
import { PGlite } from "@electric-sql/pglite";
import { ServerProcess } from "../support/process.ts";
import { type RecordedStore, readTables } from "./recorded-store.ts";
import { registerRows, sendRequests } from "./requests.ts";

const [checkout, name] = process.argv.slice(2);
if (!checkout || !name) throw new Error("two arguments: a checkout and a name");
const main = resolve(checkout, "src/main.ts");
const dataDir = mkdtempSync(join(tmpdir(), "assay-record-"));
const environment = { ASSAY_DATA_DIR: dataDir, ASSAY_SAMPLE_REGISTER: "skip", ASSAY_LOG_LEVEL: "warn" };

try {
  const rows = join(dataDir, "register.jsonl");
  writeFileSync(rows, registerRows());
  const install = ["register", "install", "company-jsonl", rows, "--as-of", "2026-11-01"];
  const installed = spawnSync(process.execPath, [main, ...install], {
    encoding: "utf8",
    env: { PATH: process.env.PATH, ...environment },
  });
  if (installed.status !== 0) throw new Error(`the register was not installed: ${installed.stderr}`);
  rmSync(rows);
  const server = await ServerProcess.listening(environment, [main, "serve"]);
  const answers = await sendRequests({ url: server.url, adminKey: server.adminKey });
  await server.kill("SIGKILL");
  writeStore(await tablesOf(dataDir), answers);
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}

async function tablesOf(directory: string) {
  const database = await PGlite.create(join(directory, "pgdata"));
  try {
    return await readTables(database);
  } finally {
    await database.close();
  }
}

function writeStore(tables: RecordedStore["tables"], answers: RecordedStore["answers"]): void {
  const store: RecordedStore = { encryptionKey: encryptionKey(), tables, answers };
  const file = new URL(`stores/${name}.json.gz`, import.meta.url);
  writeFileSync(file, gzipSync(JSON.stringify(store), { level: 9 }));
  process.stdout.write(`${Object.keys(tables).length} tables written to ${file.pathname}\n`);
}

function encryptionKey(): string | null {
  try {
    return readFileSync(join(dataDir, "encryption.key"), "utf8");
  } catch {
    return null;
  }
}
