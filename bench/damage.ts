/**
 * Measures damaged names: companies of every country of the benchmark's register, asked under names as other systems and
 * people write them, companies of every script under damaged names of that script, and sister companies of companies that are not
 * there, inside the process.
 * `npm run bench:damage -- <benchmark directory> [--each N] [--data DIR] [--out DIR] [--mistakes]`
 */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { loadModels } from "../src/app/models.ts";
import { PIPELINE_VERSION } from "../src/domain/matching/release.ts";
import { damagePage, mistakesOf } from "./damage/damage-page.ts";
import {
  answersAbout,
  companiesOfEachCountry,
  companiesOfEachScript,
  nativeAnswersAbout,
} from "./damage/damaged-answers.ts";
import { answersWithout } from "./damage/removed-answers.ts";
import { openLinkedRegister } from "./held-out/linked-register.ts";
import { readBenchmark } from "./quality/benchmark-files.ts";
import { progressLine } from "./quality/progress-line.ts";

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    each: { type: "string", default: "8" },
    data: { type: "string" },
    out: { type: "string", default: fileURLToPath(new URL(".", import.meta.url)) },
    mistakes: { type: "boolean", default: false },
  },
});
/** Of each country, so many times more companies are asked for while they are not in the register: few have a match. */
const MORE_REMOVED = 5;
/** Of each script, so many times more: there are fewer scripts than countries. */
const MORE_NATIVE = 10;
const [directory] = positionals;
const each = Number(values.each);
if (directory === undefined || positionals.length > 1 || !Number.isInteger(each) || each < 1) {
  process.stderr.write(`usage: npm run bench:damage -- <benchmark directory> [options]
  --each N     companies of each country, at most (8)
  --data DIR   keep the register's index in DIR, and use the one that is there
  --out DIR    where damage.md is written (bench/)
  --mistakes   print each wrong match, each company that is called absent, and each match without the company
`);
  process.exit(2);
}
const scratch = values.data ?? mkdtempSync(join(tmpdir(), "assay-damage-"));
try {
  const { registerPath } = readBenchmark(directory);
  const catalogue = await openLinkedRegister(join(scratch, "register.idx"), registerPath);
  const { current: model } = loadModels(new URL("../models/", import.meta.url));
  const companies = companiesOfEachCountry(catalogue, each);
  const line = progressLine("companies asked for");
  const answers = companies.flatMap((asked, at) => {
    line.update(at, companies.length);
    return answersAbout({ catalogue, model }, asked);
  });
  line.end();
  const ofScripts = companiesOfEachScript(catalogue, MORE_NATIVE * each);
  const natively = progressLine("companies asked for by a native name");
  const native = ofScripts.flatMap((asked, at) => {
    natively.update(at, ofScripts.length);
    return nativeAnswersAbout({ catalogue, model }, asked);
  });
  natively.end();
  const without = companiesOfEachCountry(catalogue, MORE_REMOVED * each);
  const removing = progressLine("companies taken off the list");
  const removed = without.flatMap(({ ordinal }, at) => {
    removing.update(at, without.length);
    return answersWithout({ catalogue, model }, ordinal);
  });
  removing.end();
  const page = damagePage({
    release: PIPELINE_VERSION,
    model: model.version,
    companies: catalogue.size,
    asked: companies.length,
    answers,
    native,
    removed,
  });
  writeFileSync(join(values.out, "damage.md"), page);
  if (values.mistakes) process.stdout.write(`${mistakesOf({ answers, native, removed }).join("\n")}\n\n`);
  process.stdout.write(`${page}\n${join(values.out, "damage.md")} written\n`);
} finally {
  if (values.data === undefined) rmSync(scratch, { recursive: true, force: true });
}
