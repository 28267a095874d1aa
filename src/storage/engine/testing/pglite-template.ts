/**
 * PGlite for tests: a migrated data directory is made once per machine and migrations, and every test process works
 * on a copy of its own, unsynced.
 */
import { createHash } from "node:crypto";
import {
  constants,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
} from "node:fs";
import { rename } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Database } from "../database.ts";
import { EngineDatabase } from "../engine-database.ts";
import { migrate } from "../migrate.ts";
import { baselineBeside, distributionBeside, functionsBeside } from "../migration-files.ts";
import { PgliteEngine } from "../pglite/pglite-engine.ts";
import type { Engine } from "../session.ts";
import { engineClosedBy } from "./engine-closed-by.ts";
import { keptDirectory, namePrefix, ownDirectory, sweep } from "./own-directory.ts";

/** The engine's package file, for its version; the package does not export it, so it is found beside the entry. */
const pglitePackage = join(
  dirname(createRequire(import.meta.url).resolve("@electric-sql/pglite")),
  "../package.json",
);

/** A digest of the engine's version, the migrations and functions, the baseline and the distribution of a template. */
export function templateKey(migrationsDirectory: URL | undefined): string {
  const hash = createHash("sha256");
  hash.update(readFileSync(pglitePackage));
  if (migrationsDirectory) {
    const folders = [migrationsDirectory, functionsBeside(migrationsDirectory)].filter(existsSync);
    const files = folders.flatMap((folder) =>
      readdirSync(folder)
        .filter((name) => name.endsWith(".sql"))
        .sort()
        .map((name) => new URL(name, `${folder.href}/`)),
    );
    const beside = [baselineBeside(migrationsDirectory), distributionBeside(migrationsDirectory)];
    for (const file of [...files, ...beside].filter(existsSync)) {
      hash.update(`\0${file.pathname.split("/").at(-1)}\0`).update(readFileSync(file));
    }
  }
  return hash.digest("hex").slice(0, 16);
}

function copyCluster(from: string, to: string): void {
  cpSync(join(from, "pgdata"), join(to, "pgdata"), { recursive: true, mode: constants.COPYFILE_FICLONE });
}

async function buildTemplate(draft: string, migrationsDirectory: URL | undefined): Promise<void> {
  if (migrationsDirectory) copyCluster(await templateFor(undefined), draft);
  const database = new EngineDatabase(
    await PgliteEngine.open({ dataDir: draft, queueTimeoutMs: 10_000, durable: false }),
  );
  try {
    if (migrationsDirectory) await migrate(database, migrationsDirectory);
  } finally {
    await database.close();
  }
}

/** The directory of the template; one with migrations is made from the one without, which spares it `initdb`. */
async function templateFor(migrationsDirectory: URL | undefined): Promise<string> {
  const template = join(keptDirectory(), `${namePrefix}template-${templateKey(migrationsDirectory)}`);
  if (existsSync(template)) {
    const now = new Date();
    utimesSync(template, now, now);
    return template;
  }
  const draft = ownDirectory(keptDirectory());
  try {
    await buildTemplate(draft, migrationsDirectory);
    await rename(draft, template);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    // When another test process was faster, its template is as good.
    if (!existsSync(template)) throw error;
  }
  return template;
}

/**
 * Puts a copy of the template into an empty data directory, for a server process that a test starts: creating a
 * database takes seconds, and most tests of a process are about something else.
 */
export async function copyPgliteTemplate(migrationsDirectory: URL, dataDir: string): Promise<void> {
  copyCluster(await templateFor(migrationsDirectory), dataDir);
}

/** Rows that many tests begin with: one process of a test run writes them, the others copy its database. */
export interface Filling {
  /** A directory of the test run: what fills the database is code, so another run fills it anew. */
  readonly directory: string;
  readonly name: string;
  /** @param files a directory for files that belong to the rows; with PGlite it is kept beside them. */
  readonly fill: (database: Database, files: string) => Promise<void>;
}

/** The files that belong to the rows of the template, once a copy of it is open. */
export function filesOf({ directory, name }: Filling): string {
  return join(directory, name, "files");
}

async function filledTemplate(migrationsDirectory: URL | undefined, filling: Filling): Promise<string> {
  const template = join(filling.directory, filling.name);
  if (existsSync(template)) return template;
  const draft = mkdtempSync(`${template}-`);
  copyCluster(await templateFor(migrationsDirectory), draft);
  const engine = await PgliteEngine.open({ dataDir: draft, queueTimeoutMs: 10_000, durable: false });
  const database = new EngineDatabase(engine);
  await filling.fill(database, join(draft, "files")).finally(() => database.close());
  // Another process may have been faster: its template is as good.
  await rename(draft, template).catch((error) => {
    if (!existsSync(template)) throw error;
  });
  return template;
}

/** The copies that this process has open. */
const copies = new Set<string>();
process.once("exit", () => {
  for (const copy of copies) rmSync(copy, { recursive: true, force: true });
});

/** Opens a copy of the template; it is removed when it is closed, or when the process exits. */
export async function openPgliteCopy(
  migrationsDirectory?: URL,
  {
    queueTimeoutMs = 10_000,
    filling,
  }: { readonly queueTimeoutMs?: number; readonly filling?: Filling | undefined } = {},
): Promise<Engine> {
  sweep();
  const template = filling
    ? await filledTemplate(migrationsDirectory, filling)
    : await templateFor(migrationsDirectory);
  const dataDir = ownDirectory();
  copies.add(dataDir);
  copyCluster(template, dataDir);
  const engine = await PgliteEngine.open({ dataDir, queueTimeoutMs, durable: false });
  return engineClosedBy(engine, async () => {
    await engine.close();
    rmSync(dataDir, { recursive: true, force: true });
    copies.delete(dataDir);
  });
}
