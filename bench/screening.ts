/**
 * Recall of the screening against its alert rate: `npm run bench:screening -- <benchmark directory> [list file …]`. Writes
 * bench/screening.md: the benchmark's aliases and innocents, and each list file's own names, as they are and damaged. A
 * list file is named `<format>=<path>[,<path> …]`.
 */
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { loadScreeningModel } from "../src/app/screening-model.ts";
import type { ListedOrganisation } from "../src/domain/screening/listed-organisation.ts";
import { screen } from "../src/domain/screening/screen.ts";
import { ScreeningIndex } from "../src/domain/screening/screening-index.ts";
import type { ScreeningScorer } from "../src/domain/screening/screening-model.ts";
import { findListFormat } from "../src/registers/lists/list-formats.ts";
import { openRegisterFile } from "../src/registers/streaming/register-file.ts";
import { clopperPearson } from "./quality/intervals.ts";
import { percent, table } from "./quality/markdown.ts";
import { readScreeningBenchmark, type ScreeningCase } from "./screening/cases.ts";
import { damaged, damages, seededRandom } from "./screening/damage.ts";

const RATES = [0.001, 0.0025, 0.005, 0.01, 0.02];
const USUAL_THRESHOLD = 0.7;
const SAMPLE = 1_500;
const OUT = "bench/screening.md";
const SHOWN_MISSES = 60;

interface Found {
  /** Score of the organisation that is meant; 0 where it was not found. */
  readonly right: number;
  /** Score of the best match. */
  readonly best: number;
  readonly milliseconds: number;
}

type Index = ScreeningIndex<null>;

const { positionals } = parseArgs({ allowPositionals: true });
const [directory, ...lists] = positionals;
if (directory === undefined) {
  process.stderr.write("usage: npm run bench:screening -- <benchmark directory> [format=file[,file] …]\n");
  process.exit(2);
}
const scorer = loadScreeningModel(new URL("../models/screening/", import.meta.url));
const page = [
  "# Screening",
  "",
  `Printed by \`npm run bench:screening\`; model ${scorer.model.version}. 95 % intervals after Clopper and Pearson in brackets. A score is a similarity and no probability.`,
  "",
  ...benchmarkPart(directory),
];
for (const list of lists) page.push(...(await listPart(list)));
writeFileSync(OUT, `${page.join("\n")}\n`);
process.stdout.write(`${OUT} is written\n`);

function benchmarkPart(folder: string): readonly string[] {
  const { list, cases } = readScreeningBenchmark(folder);
  const index = indexOf(list);
  const found = cases.map((one) => ({ one, ...lookUp(index, one.record, one.truth.targets) }));
  const innocents = found.filter(({ one }) => one.kind === "innocent");
  const aliases = found.filter(({ one }) => one.kind === "alias");
  const ranked = innocents.map(({ best }) => best).sort((a, b) => b - a);
  const kinds = [
    ["all", () => true],
    ["spelling variants", ({ relation }: ScreeningCase) => relation === "spelling"],
    ["other scripts", ({ relation }: ScreeningCase) => relation === "other script"],
    ["other names", ({ relation }: ScreeningCase) => relation === "other name"],
  ] as const;
  const thresholds = [
    ...RATES.map(
      (rate) => [`${percent(rate, 2)} % of innocents`, ranked[Math.floor(rate * ranked.length)]!] as const,
    ),
    ["threshold 0.7", USUAL_THRESHOLD - 1e-9] as const,
  ];
  const rows = thresholds.map(([label, threshold]) => [
    label,
    shareOf(innocents, ({ best }) => best > threshold),
    ...kinds.map(([, wanted]) =>
      shareOf(
        aliases.filter(({ one }) => wanted(one)),
        ({ right }) => right > threshold,
      ),
    ),
  ]);
  const misses = aliases
    .filter(({ one, right }) => one.relation !== "other name" && right < USUAL_THRESHOLD)
    .sort((a, b) => b.right - a.right);
  const names = new Map(list.map(({ recordId, names: own }) => [recordId, own[0]!.text]));
  return [
    "## The benchmark: primary names only",
    "",
    `${aliases.length} aliases of ${list.length} listed organisations, and ${innocents.length} innocent companies. “Other names” share no word and no sound with the primary name; a list that has its aliases finds them.`,
    "",
    table(["alert rate", "alerts on innocents", ...kinds.map(([label]) => `recall, ${label}`)], rows),
    "",
    speedOf(found),
    "",
    `### Aliases that stay under 0.7 (${misses.length}; the first ${Math.min(misses.length, SHOWN_MISSES)})`,
    "",
    table(
      ["screened", "listed", "score"],
      misses
        .slice(0, SHOWN_MISSES)
        .map(({ one, right }) => [
          one.record.name.replaceAll("|", "/"),
          (names.get(one.truth.targets[0]!) ?? "").replaceAll("|", "/"),
          right.toFixed(2),
        ]),
    ),
    "",
  ];
}

async function listPart(argument: string): Promise<readonly string[]> {
  const [name = "", paths = ""] = argument.split("=");
  const files = await Promise.all(paths.split(",").map(openRegisterFile));
  const organisations: ListedOrganisation[] = [];
  for await (const row of findListFormat(name)!.read({ files })) {
    if (row.kind === "listed") organisations.push(row.organisation);
  }
  const index = indexOf(organisations);
  const random = seededRandom(7);
  const strong = organisations.flatMap((organisation) =>
    organisation.names
      .filter(({ quality }) => quality === "strong")
      .map(({ text }) => ({ text, organisation })),
  );
  const all = strong.map(({ text, organisation }) => look(index, text, organisation));
  const step = Math.max(1, Math.floor(strong.length / SAMPLE));
  const sample = strong.filter((_, at) => at % step === 0);
  const rows = damages.map((damage) => {
    const made = sample.flatMap(({ text, organisation }) => {
      const name = damaged(text, damage, random);
      return name === null ? [] : [look(index, name, organisation)];
    });
    return [damage.replaceAll("_", " "), String(made.length), shareOf(made, atThreshold)];
  });
  return [
    `## ${name}: ${organisations.length} organisations with ${strong.length} names and strong aliases`,
    "",
    table(
      ["name", "screened", "found at 0.7"],
      [["as listed", String(all.length), shareOf(all, atThreshold)], ...rows],
    ),
    "",
    speedOf(all),
    "",
  ];
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
  const started = performance.now();
  const matches = screen(
    { names: [name], countries: country ? [country] : [], numbers: [] },
    { index, scorer: withScorer },
    { topics: ["sanctions", "pep", "adverse_media"], threshold: 0, limit: 100, today: "1900-01-01" },
  );
  const milliseconds = performance.now() - started;
  const right = matches.find(({ entry }) => targets.includes(entry.organisation.recordId));
  return { right: right?.score ?? 0, best: matches[0]?.score ?? 0, milliseconds };
}

function shareOf<T>(items: readonly T[], holds: (item: T) => boolean): string {
  const hits = items.filter(holds).length;
  const interval = clopperPearson(hits, items.length);
  return interval === null
    ? "–"
    : `${percent(hits / items.length)} (${percent(interval[0])}–${percent(interval[1])})`;
}

function speedOf(found: readonly Found[]): string {
  const times = found.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
  const at = (share: number) =>
    times[Math.min(Math.floor(share * times.length), times.length - 1)]!.toFixed(2);
  return `A screening in the process takes ${at(0.5)} ms in the median and ${at(0.99)} ms in 99 of 100 (${times.length} screenings).`;
}
