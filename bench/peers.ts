/**
 * Measures other open systems beside Assay: `npm run bench:peers -- <benchmark directory>`. Writes the section of each
 * task into bench/peers.md and leaves the sections of other tasks as they are. Peers are installed from their registries.
 *
 * --task resolving        the task (resolving, pairs or screening); all where it is not given
 * --peers a,b             asks these peers only
 * --cases N               asks N evenly spaced cases; all where it is not given
 * --out FILE              the page; bench/peers.md where it is not given
 * --environments DIR      keeps the installed peers in DIR, for another run
 */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { pairsTask } from "./peers/pairs-task.ts";
import { resolveTask } from "./peers/resolve-task.ts";
import { screeningTask } from "./peers/screening-task.ts";
import { withBlock } from "./quality/markdown.ts";

const HEAD =
  "# Other systems\n\nPrinted by `npm run bench:peers`. Nothing of these systems is in this project: they are installed from their registries and called.\n";
const tasks = { resolving: resolveTask, pairs: pairsTask, screening: screeningTask } as const;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    task: { type: "string" },
    peers: { type: "string" },
    cases: { type: "string" },
    environments: { type: "string" },
    out: { type: "string", default: "bench/peers.md" },
  },
});
const [benchmark] = positionals;
const chosen = Object.entries(tasks).filter(([name]) => values.task === undefined || values.task === name);
if (benchmark === undefined || chosen.length === 0) {
  process.stderr.write(
    `usage: npm run bench:peers -- <benchmark directory> [--task ${Object.keys(tasks).join("|")}] [--peers a,b] [--cases N] [--environments DIR] [--out FILE]\n`,
  );
  process.exit(2);
}
const environments = values.environments ?? mkdtempSync(join(tmpdir(), "assay-peers-"));
try {
  for (const [name, task] of chosen) {
    const section = await task({
      benchmark,
      environments,
      cases: values.cases === undefined ? undefined : Number(values.cases),
      peers: values.peers?.split(","),
    });
    write(name, section);
  }
} finally {
  if (values.environments === undefined) rmSync(environments, { recursive: true, force: true });
}

function write(name: string, section: string): void {
  const page = existsSync(values.out) ? readFileSync(values.out, "utf8") : HEAD;
  const added = `${page}\n<!-- ${name}:begin -->\n${section}\n<!-- ${name}:end -->\n`;
  writeFileSync(values.out, withBlock(page, name, section) ?? added);
  process.stdout.write(`${values.out} is written\n`);
}
