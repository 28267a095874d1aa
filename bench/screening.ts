/**
 * Measures the recall of screening against its alert rate: `npm run bench:screening -- <benchmark directory>
 * [list file …]`. Writes bench/screening.md: the benchmark's aliases and innocents, and each list file's own
 * names, as they are and damaged; and bench/screening-misses.md with every name that was not found. `--cases N` screens about N evenly spaced cases of the benchmark. A list file is named `<format>=<path>[,<path> …]`.
 */
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { loadScreeningModel } from "../src/app/screening-model.ts";
import { analyseScreened } from "../src/domain/screening/analyse-screened.ts";
import type { ListedOrganisation } from "../src/domain/screening/listed-organisation.ts";
import { screen } from "../src/domain/screening/screen.ts";
import { ScreeningIndex } from "../src/domain/screening/screening-index.ts";
import type { ScreeningScorer } from "../src/domain/screening/screening-model.ts";
import { findListFormat } from "../src/registers/lists/list-formats.ts";
import { openRegisterFile } from "../src/registers/streaming/register-file.ts";
import { damaged, damages, seededRandom } from "../src/training/damaged-names.ts";
import { table } from "./quality/markdown.ts";
import {
  type Found,
  type FoundCase,
  recallHead,
  recallRows,
  scriptHead,
  scriptRows,
  shareOf,
} from "./screening/alert-rates.ts";
import { readScreeningBenchmark, type ScreeningBenchmark, type ScreeningCase } from "./screening/cases.ts";
import { type Miss, missesPage } from "./screening/misses.ts";
import { speedPart } from "./screening/speed.ts";

const USUAL_THRESHOLD = 0.7;
const SAMPLE = 700;
const OUT = "bench/screening.md";
const OUT_MISSES = "bench/screening-misses.md";
const CHINESE: ReadonlySet<string | null | undefined> = new Set(["CN", "HK", "MO", "TW"]);
/** Scores under this one count as none: 2 % of innocents, the most of a row, exceed a higher one. */
const LEAST_SCORE = 0.2;
/** Letters of a name, without form and spaces, up to which a row of two wrong letters goes. */
const LENGTHS = [4, 6, 8, 11, Infinity];
/** Of the benchmark's cases, how many are screened against each list file. */
const INNOCENTS_EVERY = 5;

type Index = ScreeningIndex<null>;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { cases: { type: "string", default: "13000" } },
});
const [directory, ...lists] = positionals;
if (directory === undefined) {
  process.stderr.write("usage: npm run bench:screening -- <benchmark directory> [format=file[,file] …]\n");
  process.exit(2);
}
const benchmark = readScreeningBenchmark(directory);
const scorer = loadScreeningModel(new URL("../models/screening/", import.meta.url));
const misses: Miss[] = [];
const page = [
  "# Screening",
  "",
  `Printed by \`npm run bench:screening\`; model ${scorer.model.version}. 95 % intervals after Clopper and Pearson in brackets. A score is a similarity and no probability.`,
  "",
  ...benchmarkPart(benchmark),
  ...speedPart(benchmark, scorer),
];
for (const list of lists) page.push(...(await listPart(list)));
writeFileSync(OUT, `${page.join("\n")}\n`);
writeFileSync(OUT_MISSES, missesPage(misses, USUAL_THRESHOLD));
process.stdout.write(`${OUT} and ${OUT_MISSES} are written\n`);

function benchmarkPart({ list, cases: all, otherScripts }: ScreeningBenchmark): readonly string[] {
  const every = Math.max(1, Math.floor(all.length / Number(values.cases)));
  const cases = all.filter((_, at) => at % every === 0);
  const index = indexOf(list);
  const found = cases.map((one) => ({ one, ...lookUp(index, one.record, one.truth.targets) }));
  const aliases = found.filter(({ one }) => one.kind === "alias");
  noteMisses(list, aliases);
  return [
    "## The benchmark: primary names only",
    "",
    `${aliases.length} aliases of ${list.length} listed organisations, and ${found.length - aliases.length} innocent companies. “Other names” share no word and no sound with the primary name; a list that has its aliases finds them.`,
    "",
    table(recallHead, recallRows(found, [USUAL_THRESHOLD])),
    "",
    "Innocent companies of Taiwan’s exchange, GLEIF and EDINET under their names in other scripts, of the third that is kept for this page:",
    "",
    strangersTable(index, otherScripts),
    "",
    "Aliases by their script:",
    "",
    table([...scriptHead, `at ${USUAL_THRESHOLD}`], scriptRows(found, USUAL_THRESHOLD)),
    "",
    `Every alias and damaged name that stays under ${USUAL_THRESHOLD}: [screening-misses.md](screening-misses.md).`,
    "",
  ];
}

function noteMisses(list: ScreeningBenchmark["list"], aliases: readonly FoundCase[]): void {
  const names = new Map(list.map(({ recordId, names: own }) => [recordId, own[0]!.text]));
  for (const relation of ["spelling", "other script", "other name"] as const) {
    for (const { one, right } of aliases) {
      if (one.relation !== relation || right >= USUAL_THRESHOLD) continue;
      const listed = names.get(one.truth.targets[0]!) ?? "";
      misses.push({ part: `Benchmark, ${relation}`, screened: one.record.name, listed, score: right });
    }
  }
}

function strangersTable(index: Index, strangers: ScreeningBenchmark["otherScripts"]): string {
  const found = strangers
    .filter(({ measured }) => measured)
    .map(({ record }) => ({ record, ...lookUp(index, record, []) }));
  const rows = [
    ["all", found],
    ["of China, Hong Kong, Macao and Taiwan", found.filter(({ record }) => CHINESE.has(record.country))],
    [
      "of Taiwan, screened as of China",
      found
        .filter(({ record }) => record.country === "TW")
        .map(({ record }) => lookUp(index, { ...record, country: "CN" }, [])),
    ],
  ] as const;
  return table(
    ["companies", "screened", "alerts at 0.7"],
    rows.map(([label, own]) => [
      label,
      String(own.length),
      shareOf<Found>(own, ({ best }) => best >= USUAL_THRESHOLD),
    ]),
  );
}

async function listPart(argument: string): Promise<readonly string[]> {
  const [list = "", paths = ""] = argument.split("=");
  const files = await Promise.all(paths.split(",").map(openRegisterFile));
  const organisations: ListedOrganisation[] = [];
  for await (const row of findListFormat(list)!.read({ files })) {
    if (row.kind === "listed") organisations.push(row.organisation);
  }
  const index = indexOf(organisations);
  const lookFor = (part: string, screened: string, { text, organisation }: (typeof strong)[number]) => {
    const found = look(index, screened, organisation);
    if (!atThreshold(found)) misses.push({ part, screened, listed: text, score: found.right });
    return { text, ...found };
  };
  const random = seededRandom(7);
  const strong = organisations.flatMap((organisation) =>
    organisation.names
      .filter(({ quality }) => quality === "strong")
      .map(({ text }) => ({ text, organisation })),
  );
  const all = strong.map((one) => lookFor(`${list}, as listed`, one.text, one));
  const innocents = benchmark.cases
    .filter(({ kind }, at) => kind === "innocent" && at % INNOCENTS_EVERY === 0)
    .map(({ record }) => lookUp(index, record, []));
  const step = Math.max(1, Math.floor(strong.length / SAMPLE));
  const sample = strong.filter((_, at) => at % step === 0);
  const byDamage = damages.map((damage) => {
    const part = `${list}, ${damage.replaceAll("_", " ")}`;
    const made = sample.flatMap((one) => {
      const name = damaged(one.text, damage, random);
      return name === null ? [] : [lookFor(part, name, one)];
    });
    return { damage, made };
  });
  const rows = byDamage.map(({ damage, made }) => [
    damage.replaceAll("_", " "),
    String(made.length),
    shareOf(made, atThreshold),
  ]);
  const twoLetters = byDamage.find(({ damage }) => damage === "two_letters")!.made;
  return [
    `## ${list}: ${organisations.length} organisations with ${strong.length} names and strong aliases`,
    "",
    table(
      ["name", "screened", "found at 0.7"],
      [["as listed", String(all.length), shareOf(all, atThreshold)], ...rows],
    ),
    "",
    "Names with two wrong letters, by the letters that the name has without form and spaces:",
    "",
    table(["letters", "screened", "found at 0.7"], byLength(twoLetters)),
    "",
    `Of ${innocents.length} innocent companies of the benchmark, ${shareOf(innocents, ({ best }) => best >= USUAL_THRESHOLD)} % reach 0.7 here.`,
    "",
  ];
}

function byLength(made: readonly (Found & { readonly text: string })[]): readonly (readonly string[])[] {
  const lengthOf = ({ text }: { readonly text: string }) => analyseScreened(text, {}).joined.length;
  return LENGTHS.map((most, at) => {
    const least = (LENGTHS[at - 1] ?? 0) + 1;
    const own = made.filter((one) => lengthOf(one) >= least && lengthOf(one) <= most);
    const label = most === Infinity ? `${least} and more` : `${least} to ${most}`;
    return [label, String(own.length), shareOf(own, atThreshold)];
  });
}

function atThreshold({ right }: Found): boolean {
  return right >= USUAL_THRESHOLD;
}

function look(index: Index, name: string, { recordId, countries }: ListedOrganisation): Found {
  const country = countries[0];
  return lookUp(index, { name, ...(country === undefined ? {} : { country }) }, [recordId]);
}

function indexOf(organisations: readonly ListedOrganisation[]): Index {
  const index: Index = new ScreeningIndex();
  for (const organisation of organisations) index.add({ source: null, organisation });
  index.seal();
  return index;
}

function lookUp(
  index: Index,
  { name, country }: ScreeningCase["record"],
  targets: readonly string[],
  withScorer: ScreeningScorer = scorer,
): Found {
  const matches = screen(
    { names: [name], countries: country ? [country] : [], numbers: [] },
    { index, scorer: withScorer },
    {
      topics: ["sanctions", "pep", "adverse_media"],
      threshold: LEAST_SCORE,
      limit: 100,
      today: "1900-01-01",
    },
  );
  const right = matches.find(({ entry }) => targets.includes(entry.organisation.recordId));
  return { right: right?.score ?? 0, best: matches[0]?.score ?? 0 };
}
