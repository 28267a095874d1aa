/** Python packages in an environment of their own, and scripts that call them: a JSON file in, JSON lines out. */
import { execFile } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const run = promisify(execFile);
/** Scoring ten thousand names against a hundred candidates each takes minutes in Python. */
const LONGEST_MS = 60 * 60_000;

/**
 * Installs the packages into `directory` where they are missing, and runs a script of this folder.
 * @returns the lines that the script has written.
 */
export async function runPython<Line>(
  { packages, script, directory }: PythonScript,
  task: unknown,
): Promise<Line[]> {
  const environment = join(directory, "python");
  const python = join(environment, "bin", "python");
  if (!existsSync(python)) await run("python3", ["-m", "venv", environment]);
  await run(python, ["-m", "pip", "install", "--quiet", ...packages], { timeout: LONGEST_MS });
  const [taskFile, answersFile] = [join(directory, "task.json"), join(directory, "answers.jsonl")];
  writeFileSync(taskFile, JSON.stringify(task));
  const path = fileURLToPath(new URL(script, import.meta.url));
  await run(python, [path, taskFile, answersFile], { timeout: LONGEST_MS, maxBuffer: 2 ** 26 });
  const lines = readFileSync(answersFile, "utf8").trimEnd().split("\n");
  return lines.map((line) => JSON.parse(line) as Line);
}

interface PythonScript {
  /** Names with versions, as pip takes them. */
  readonly packages: readonly string[];
  readonly script: string;
  readonly directory: string;
}
