/**
 * PGlite for tests: a migrated data directory is made once per machine and migrations, and every test process works
 * on a copy of its own, unsynced.
 */
import { createHash } from "node:crypto";
import { constants, cpSync, existsSync, readdirSync, readFileSync, rmSync, utimesSync } from "node:fs";
import { rename } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { EngineDatabase } from "../engine-database.ts";
import { migrate } from "../migrate.ts";
import { baselineBeside, distributionBeside, functionsBeside } from "../migration-files.ts";
import { PgliteEngine } from "../pglite/pglite-engine.ts";
import { namePrefix, ownDirectory, sweep } from "./own-directory.ts";

/** The engine's package file, for its version; the package does not export it, so it is found beside the entry. */
const pglitePackage = join(
  dirname(createRequire(import.meta.url).resolve("@electric-sql/pglite")),
  "../package.json",
);

/** What decides the content of a template: the engine's version, every migration and function, baseline and distribution. */
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
  const template = join(tmpdir(), `${namePrefix}template-${templateKey(migrationsDirectory)}`);
  if (existsSync(template)) {
    const now = new Date();
    utimesSync(template, now, now);
    return template;
  }
  const draft = ownDirectory();
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

/** Opens a copy of the template; it is removed when the process exits. */
export async function openPgliteCopy(
  migrationsDirectory?: URL,
  queueTimeoutMs = 10_000,
): Promise<PgliteEngine> {
  sweep();
  const template = await templateFor(migrationsDirectory);
  const dataDir = ownDirectory();
  process.once("exit", () => rmSync(dataDir, { recursive: true, force: true }));
  copyCluster(template, dataDir);
  return await PgliteEngine.open({ dataDir, queueTimeoutMs, durable: false });
}
