/**
 * Measures each script: companies under their native name against a register with their Latin name, and the other way
 * round, inside the process. `--list translated`: companies under the name of their own language in Latin letters, and under the
 * English name that they use. `--list unseen` and `--list unseen-translated`: companies that no rule was made from.
 * `npm run bench:scripts -- <benchmark directory> [--list NAME] [--companies FILE] [--out DIR] [--misses]`
 */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { loadModels } from "../src/app/models.ts";
import { PIPELINE_VERSION } from "../src/domain/matching/release.ts";
import { openSources } from "../src/training/open-sources.ts";
import { buildBenchIndex, openBenchIndex } from "./held-out/bench-register.ts";
import { readBenchmark, readRegister } from "./quality/benchmark-files.ts";
import { progressLine } from "./quality/progress-line.ts";
import { answersOf, registers, rowsOfCompanies, type ScriptAnswer } from "./scripts/script-cases.ts";
import { readKnownRows, readScriptCompanies } from "./scripts/script-companies.ts";
import { isSubject, missesOf, scriptsPage, subjects } from "./scripts/scripts-page.ts";

const here = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    list: { type: "string", default: "scripts" },
    companies: { type: "string" },
    out: { type: "string", default: here(".") },
    misses: { type: "boolean", default: false },
  },
});
const [directory] = positionals;
const { list } = values;
if (directory === undefined || positionals.length > 1 || !isSubject(list)) {
  process.stderr.write(
    "usage: npm run bench:scripts -- <benchmark directory> [--list NAME] [--companies FILE] [--out DIR] [--misses]\n",
  );
  process.exit(2);
}
const companies = readScriptCompanies(values.companies ?? here(`scripts/${subjects[list].list}`));
// Wikidata knows many of the companies under further names, which would be other companies here.
const others = readRegister(readBenchmark(directory).registerPath).filter(
  ({ source }) => openSources.has(source) && source !== "wikidata",
);
const { current: model } = loadModels(new URL("../models/", import.meta.url));
const known = readKnownRows(here("scripts/known-rows.tsv"));
const scratch = mkdtempSync(join(tmpdir(), "assay-scripts-"));
const line = progressLine("companies analysed");
try {
  const answers: ScriptAnswer[] = [];
  for (const register of registers) {
    const path = join(scratch, `${register}.idx`);
    const rows = [...others, ...rowsOfCompanies(companies, register)];
    await buildBenchIndex({ rows, groups: rows.map((_, at) => [at]) }, path, (done, total) =>
      line.update(register * total + done, registers.length * total),
    );
    answers.push(...answersOf({ catalogue: await openBenchIndex(path), model, known }, companies, register));
  }
  line.end();
  const page = scriptsPage({
    subject: list,
    release: PIPELINE_VERSION,
    model: model.version,
    companies: others.length + companies.length,
    answers,
  });
  const path = join(values.out, subjects[list].page);
  writeFileSync(path, page);
  if (values.misses) process.stdout.write(`${missesOf(answers).join("\n")}\n\n`);
  process.stdout.write(`${page}\n${path} written\n`);
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
