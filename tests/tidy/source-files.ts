import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";

const root = fileURLToPath(new URL("../../", import.meta.url));
const folders = ["src", "tests", "bench", "scripts", "bin", "web"];

/** A file of the project: `path` is relative to its root, with forward slashes. */
export interface ProjectFile {
  readonly path: string;
  readonly text: string;
}

export interface SourceFile extends ProjectFile {
  readonly syntax: ts.SourceFile;
  readonly isTest: boolean;
}

function pathsUnder(folder: string): string[] {
  const directory = join(root, folder);
  if (!existsSync(directory)) return [];
  return readdirSync(directory, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll("\\", "/"))
    .filter((path) => !path.includes("node_modules/"));
}

const read = (path: string): ProjectFile => ({ path, text: readFileSync(join(root, path), "utf8") });

/** Every file of the program folders, by path only: some are large tables. */
export const programPaths: readonly string[] = folders.flatMap(pathsUnder).sort();

/** Every TypeScript file, parsed. */
export const sourceFiles: readonly SourceFile[] = programPaths
  .filter((path) => /\.tsx?$/.test(path))
  .map((path) => {
    const { text } = read(path);
    const syntax = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
    return {
      path,
      text,
      syntax,
      isTest: /^tests\/|\.test\.ts$|\/(testing|fixtures)\/|\/testing\.ts$/.test(path),
    };
  });

/** The pages: those in the root and those in docs/. */
export const pages: readonly ProjectFile[] = [
  ...readdirSync(root).filter((name) => name.endsWith(".md")),
  ...["docs", "samples", "src", "bench"].flatMap(pathsUnder).filter((path) => path.endsWith(".md")),
].map(read);

export const packageFile: ProjectFile = read("package.json");

/** The pinned schema of the database. */
export const schemaFile: ProjectFile = read("tests/pins/schema.sql");

/** Whether the project has a file or folder with that path. */
export const exists = (path: string): boolean => existsSync(join(root, path));
