/**
 * The files of the workbench in a browser: ready-made in a package, bundled from `web/` in a working copy.
 * The bundle is stored under a digest of its sources, so that a second start has it at once.
 */
import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { Log } from "./log.ts";

/** A file of the workbench, in each of its stored codings. */
export interface WorkbenchFile {
  readonly plain: Buffer;
  readonly brotli: Buffer;
  readonly gzip: Buffer;
}

export interface WorkbenchBundle {
  /** By name; a name contains the digest of its content, so that browsers can cache the file for good. */
  readonly files: ReadonlyMap<string, WorkbenchFile>;
  /** The script that the page loads first. */
  readonly script: string;
  readonly style: string;
  /** The files that the script imports: fetched together with it. */
  readonly needed: readonly string[];
}

const root = new URL("../../", import.meta.url);
const program = fileURLToPath(new URL("web/bundle.ts", root));
const readyMade = fileURLToPath(new URL("../workbench/", import.meta.url));
const run = promisify(execFile);

/**
 * Loads the bundle, and builds it if necessary, once. It is null where it cannot be built: the service works
 * without it, and the log states the reason.
 * @param dataDir its place if the working copy is not writable.
 */
export function workbenchBundle(dataDir: string, log: Log): () => Promise<WorkbenchBundle | null> {
  let loading: Promise<WorkbenchBundle | null> | null = null;
  const load = async (): Promise<WorkbenchBundle | null> => {
    try {
      return read(existsSync(program) ? await bundled(dataDir) : readyMade);
    } catch (error) {
      log.error({ err: error }, "the workbench cannot be shown: its pages could not be bundled");
      return null;
    }
  };
  return () => {
    loading ??= load();
    return loading;
  };
}

async function bundled(dataDir: string): Promise<string> {
  const name = `workbench-${digestOfSources()}`;
  const folders = [fileURLToPath(new URL("node_modules/.cache/assay", root)), join(dataDir, "cache")];
  const kept = folders.map((folder) => join(folder, name)).find((folder) => existsSync(folder));
  if (kept !== undefined) return kept;
  let failure: unknown;
  for (const folder of folders) {
    const target = join(folder, name);
    try {
      await run(process.execPath, [program, target]);
      return target;
    } catch (error) {
      failure = error;
    }
  }
  throw failure;
}

function digestOfSources(): string {
  const digest = createHash("sha256");
  for (const folder of ["web/", "src/client/", "src/tables/"]) {
    const names = readdirSync(new URL(folder, root), { recursive: true, encoding: "utf8" });
    for (const name of names.filter((one) => /\.(ts|tsx|css|json)$/.test(one)).sort())
      digest.update(name).update(readFileSync(new URL(folder + name, root)));
  }
  digest.update(readFileSync(new URL("package-lock.json", root)));
  return digest.digest("hex").slice(0, 16);
}

function read(folder: string): WorkbenchBundle {
  const entry = JSON.parse(readFileSync(join(folder, "bundle.json"), "utf8")) as Omit<
    WorkbenchBundle,
    "files"
  >;
  const names = readdirSync(folder).filter((name) => /\.(js|css)$/.test(name));
  const file = (name: string): WorkbenchFile => ({
    plain: readFileSync(join(folder, name)),
    brotli: readFileSync(join(folder, `${name}.br`)),
    gzip: readFileSync(join(folder, `${name}.gz`)),
  });
  return { ...entry, files: new Map(names.map((name) => [name, file(name)])) };
}
