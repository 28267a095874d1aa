/** nomenklatura's logic-v2, the open matcher of OpenSanctions (MIT), in a Python environment of its own. */
import { execFile } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { Matches, Peer, ScreeningTask } from "./peer.ts";

const run = promisify(execFile);
const PACKAGES = ["nomenklatura==4.17.4", "followthemoney==4.11.2", "rigour==2.6.1"];
const SCRIPT = fileURLToPath(new URL("nomenklatura_screening.py", import.meta.url));
/** Scoring ten thousand names against a hundred candidates each takes minutes in Python. */
const LONGEST_MS = 60 * 60_000;

type Line =
  | { readonly id: string; readonly own: Scored; readonly also: Scored }
  | { readonly processor_seconds: number };
type Scored = readonly (readonly [string, number])[];

export const nomenklatura: Peer = {
  name: "nomenklatura",
  about: `[nomenklatura](https://pypi.org/project/nomenklatura/) from PyPI (${PACKAGES.join(", ")}), algorithm \`logic-v2\` with its default configuration. Candidates come from its own index, and in a second row also from Assay's, so that its retrieval does not hide how well it scores.`,
  async screen(task, directory) {
    const python = await installed(directory);
    const [taskFile, answersFile] = [join(directory, "task.json"), join(directory, "answers.jsonl")];
    writeFileSync(taskFile, JSON.stringify(task satisfies ScreeningTask));
    await run(python, [SCRIPT, taskFile, answersFile], { timeout: LONGEST_MS });
    const lines = readFileSync(answersFile, "utf8")
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line) as Line);
    const answers = lines.flatMap((line) => ("id" in line ? [line] : []));
    const seconds = lines.flatMap((line) => ("id" in line ? [] : [line.processor_seconds]));
    const by = (way: "own" | "also"): Matches => new Map(answers.map((line) => [line.id, line[way]]));
    return [
      {
        label: "nomenklatura logic-v2, its own index",
        matches: by("own"),
        processorSeconds: seconds[0] ?? null,
      },
      {
        label: "nomenklatura logic-v2, also Assay's candidates",
        matches: by("also"),
        processorSeconds: null,
      },
    ];
  },
};

async function installed(directory: string): Promise<string> {
  const environment = join(directory, "python");
  const python = join(environment, "bin", "python");
  if (!existsSync(python)) await run("python3", ["-m", "venv", environment]);
  await run(python, ["-m", "pip", "install", "--quiet", ...PACKAGES], { timeout: LONGEST_MS });
  return python;
}
