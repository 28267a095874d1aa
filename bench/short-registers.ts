/**
 * Measures the effect of short registers on decisions: the benchmark's queries against parts of its register,
 * decided with and without the rule that the absence of other companies from a list is no evidence.
 * `npm run bench:short -- <benchmark directory> [--out FILE]`
 */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { loadModels } from "../src/app/models.ts";
import { readBenchmark } from "./quality/benchmark-files.ts";
import { count, percent, table } from "./quality/markdown.ts";
import { progressLine } from "./quality/progress-line.ts";
import { shareOf } from "./quality/query-score.ts";
import { startService } from "./quality/service.ts";
import { type PartTally, tallyOf } from "./short/part-tally.ts";
import { partsOf } from "./short/register-parts.ts";

const USAGE = "usage: npm run bench:short -- <benchmark directory> [--out FILE]\n";
const PAGE = fileURLToPath(new URL("short-registers.md", import.meta.url));

async function main(): Promise<number> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { out: { type: "string", default: PAGE } },
  });
  const [directory] = positionals;
  if (directory === undefined || positionals.length > 1) {
    process.stderr.write(USAGE);
    return 2;
  }
  writeFileSync(values.out, await measure(directory));
  return 0;
}

async function measure(directory: string): Promise<string> {
  const { registerPath, queries } = readBenchmark(directory);
  const model = loadModels(new URL("../models/", import.meta.url)).current;
  const parts = partsOf(registerPath);
  const progress = progressLine("parts of the register");
  const scratch = mkdtempSync(join(tmpdir(), "assay-short-"));
  const tallies: PartTally[] = [];
  try {
    for (const { name, lines, ids } of parts) {
      progress.update(tallies.length, parts.length);
      const file = join(scratch, `${tallies.length}.jsonl`);
      writeFileSync(file, `${lines.join("\n")}\n`);
      const dataDir = join(scratch, String(tallies.length));
      const service = await startService({ dataDir, registerPath: file, embedded: true });
      try {
        const catalogue = service.registers.current()!;
        tallies.push(tallyOf({ name, model, catalogue, queries, ids }));
      } finally {
        await service.close();
      }
    }
  } finally {
    rmSync(scratch, { recursive: true, force: true });
    progress.end();
  }
  return page(tallies, model.leastCompanies ?? 0);
}

function page(tallies: readonly PartTally[], least: number): string {
  const rows = tallies.map(({ name, companies, present, all, ruled }) => [
    name,
    count(companies),
    percent(shareOf(all.right, all.right + all.wrong).share, 2),
    percent(shareOf(ruled.right, ruled.right + ruled.wrong).share, 2),
    percent(shareOf(all.right, present).share),
    percent(shareOf(ruled.right, present).share),
    `${count(all.right - ruled.right)} / ${count(all.wrong - ruled.wrong)}`,
    companies < least ? "in force" : "not needed",
  ]);
  const head = ["part", "companies", "precision", "… ruled", "recall", "… ruled", "withheld", "the rule is"];
  return `# Short registers

Written by \`npm run bench:short -- <benchmark directory>\`; not edited by hand. Shares are in per cent.

The queries of the benchmark without X2 and X3 against parts of its register, decided inside the process with an empty store.
A company of which no record is in the part counts as absent. Records of a company that its label does not know count as
wrong, and there are the more of them the shorter the part is: read the columns beside each other, not down.

*Ruled*: with the rule that a list does not tell by who is not on it (\`short_register\`), which is in force where the
registers have fewer than ${count(least)} companies. *Withheld*: right and wrong matches that the rule takes away.

${table(head, rows)}
`;
}

process.exitCode = await main();
