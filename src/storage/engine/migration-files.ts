/** The files that make a schema: migrations, and beside their directory the functions, the baseline and the distribution. */
import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";

export interface MigrationFile {
  readonly number: number;
  readonly name: string;
  readonly script: string;
  readonly sha256: string;
  /** Digests of earlier texts that do the same. */
  readonly earlier: readonly string[];
}

const fileName = /^(\d{4})_[a-z0-9_]+\.sql$/;

const asDirectory = (url: URL) => (url.href.endsWith("/") ? url : new URL(`${url.href}/`));

/** Digests of earlier texts of a migration that do the same: only a comment was changed since. By file name. */
type EarlierTexts = Readonly<Record<string, readonly string[]>>;

/** @returns those of `earlier-texts.json` beside the migrations. */
async function readEarlierTexts(directory: URL): Promise<EarlierTexts> {
  const file = new URL("earlier-texts.json", asDirectory(directory));
  const text = await readFile(file, "utf8").catch(() => "{}");
  return JSON.parse(text) as EarlierTexts;
}

/** In the order of their numbers. @throws Error that names a file whose name does not fit. */
export async function readMigrations(directory: URL): Promise<MigrationFile[]> {
  const root = asDirectory(directory);
  const earlier = await readEarlierTexts(root);
  const names = (await readdir(root)).filter((name) => name.endsWith(".sql")).sort();
  const numbers = names.map((name) => Number(fileName.exec(name)?.[1]));
  return await Promise.all(
    names.map(async (name, index) => {
      const number = numbers[index]!;
      // Branches take numbers of their own ranges, so some may be left out; none is there twice.
      if (!(number > (numbers[index - 1] ?? 0))) {
        throw new Error(`migration ${name}: expected a name like 0001_name.sql, with a number of its own`);
      }
      const script = await readFile(new URL(name, root), "utf8");
      const sha256 = createHash("sha256").update(script).digest("hex");
      return { number, name, script, sha256, earlier: earlier[name] ?? [] };
    }),
  );
}

/** The script that a new store gets in place of the migrations that it names. */
export const baselineBeside = (migrations: URL) => new URL("../baseline.sql", asDirectory(migrations));

/** How the tables of these migrations are distributed. */
export const distributionBeside = (migrations: URL) =>
  new URL("../distribution.sql", asDirectory(migrations));

/** Empty where the file does not exist. */
export const readIfThere = (file: URL) => readFile(file, "utf8").catch(() => "");

/** Where the functions of these migrations are. */
export const functionsBeside = (migrations: URL) => new URL("../functions/", asDirectory(migrations));

export interface FunctionFile {
  readonly name: string;
  readonly script: string;
  readonly sha256: string;
}

/** @returns none where the directory does not exist. */
export async function readFunctions(migrations: URL): Promise<FunctionFile[]> {
  const root = functionsBeside(migrations);
  const names = (await readdir(root).catch(() => [])).filter((name) => name.endsWith(".sql")).sort();
  return await Promise.all(
    names.map(async (name) => {
      const script = await readFile(new URL(name, root), "utf8");
      return { name, script, sha256: createHash("sha256").update(script).digest("hex") };
    }),
  );
}
