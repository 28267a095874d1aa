/**
 * Fits the weights of the screening model: `npm run train:screening -- <benchmark directory> <version> <file>`. Trained on
 * names of OFAC's list and their aliases, on these names damaged, and on innocent names of the GLEIF and SEC registers:
 * all of them public domain or CC0. The intercept is set so that 0.4 % of innocent companies reach 0.7.
 */
import { writeFileSync } from "node:fs";
import { analyseName } from "../src/domain/names/analyse/analyse-name.ts";
import { compareScreened, screeningFeatures } from "../src/domain/screening/screening-features.ts";
import { ScreeningIndex } from "../src/domain/screening/screening-index.ts";
import { fitLogistic, type LogisticCase } from "../src/training/fit-logistic.ts";
import { readScreeningBenchmark, type ScreeningCase } from "./screening/cases.ts";
import { damaged, damages, seededRandom } from "./screening/damage.ts";

const INNOCENTS = 8_000;
const NEGATIVES_EACH = 12;
const DAMAGED_NAMES = 250;
const ALERT_RATE = 0.004;
const THRESHOLD = 0.7;
const STEPS = 1_500;
const RIDGE = 0.00002;

const [directory, version, file] = process.argv.slice(2);
if (directory === undefined || version === undefined || file === undefined) {
  process.stderr.write("usage: npm run train:screening -- <benchmark directory> <version> <file>\n");
  process.exit(2);
}
const { list, cases, openNames } = readScreeningBenchmark(directory);
const index = new ScreeningIndex<null>();
for (const organisation of list) index.add({ source: null, organisation });
index.seal();

const random = seededRandom(20261124);
const innocents = [...openNames].sort((a, b) => order(a.id) - order(b.id)).slice(0, INNOCENTS);
const countryRarity = rarityOfCountries(openNames);
const ofac = list.filter(({ recordId }) => recordId.startsWith("ofac:"));
const positives: readonly ScreeningCase[] = [
  ...cases.filter(
    ({ kind, relation, truth }) =>
      kind === "alias" &&
      relation !== "other name" &&
      truth.targets.some((target) => target.startsWith("ofac:")),
  ),
  ...damages.flatMap((damage) =>
    [...ofac]
      .sort((a, b) => order(damage + a.recordId) - order(damage + b.recordId))
      .slice(0, DAMAGED_NAMES)
      .flatMap(({ recordId, names, countries }) => {
        const name = damaged(names[0]!.text, damage, random);
        return name === null
          ? []
          : [
              {
                id: recordId,
                kind: "alias" as const,
                record: { name, country: random() < 0.3 ? null : (countries[0] ?? null) },
                truth: { hit: true, targets: [recordId] },
              },
            ];
      }),
  ),
];

const rows: LogisticCase[] = [];
for (const positive of positives) {
  const found = comparedOf(positive).filter(({ id }) => positive.truth.targets.includes(id));
  for (const { values } of found.slice(0, 1)) rows.push({ values, positive: true, weight: 2 });
}
for (const innocent of innocents) {
  for (const { values } of comparedOf(innocent).slice(0, NEGATIVES_EACH))
    rows.push({ values, positive: false, weight: 1 });
}
process.stdout.write(
  `${rows.length} pairs, ${rows.filter(({ positive }) => positive).length} of them one company\n`,
);
const names = screeningFeatures.map(({ name }) => name);
const fitted = fitLogistic(rows, names, {
  signs: screeningFeatures.map(({ sign }) => sign),
  ridge: RIDGE,
  steps: STEPS,
});
const sumOf = (values: Readonly<Record<string, number>>) =>
  names.reduce((sum, name) => sum + fitted.weights[name]! * values[name]!, 0);
const highest = innocents
  .map((innocent) => Math.max(-99, ...comparedOf(innocent).map(({ values }) => sumOf(values))))
  .sort((a, b) => b - a);
const intercept = Math.log(THRESHOLD / (1 - THRESHOLD)) - highest[Math.floor(ALERT_RATE * highest.length)]!;
const rounded = (value: number) => Math.round(value * 1e4) / 1e4;
const weights = Object.fromEntries(names.map((name) => [name, rounded(fitted.weights[name]!)]));
writeFileSync(
  file,
  `${JSON.stringify({ version, intercept: rounded(intercept), weights, countryRarity }, null, 2)}\n`,
);
process.stdout.write(`${file}: intercept ${rounded(intercept)}\n`);

function comparedOf({ record }: ScreeningCase) {
  const countries = record.country ? [record.country] : [];
  const name = analyseName(record.name, record.country ? { country: record.country } : {});
  return index.candidates(name, countries).map(({ entry, analysed }) => {
    const values = compareScreened(
      { name, countries },
      { name: analysed, countries: entry.organisation.countries },
      {
        rarityInList: (word) => index.rarityOf(word),
        rarityOfCountry: (country) => countryRarity[country] ?? 1,
      },
    );
    return {
      id: entry.organisation.recordId,
      values: Object.fromEntries(screeningFeatures.map(({ name: feature }, at) => [feature, values[at]!])),
    };
  });
}

/** 0 for the country of most companies, 1 for one of no company. */
function rarityOfCountries(companies: readonly ScreeningCase[]): Record<string, number> {
  const counts = Map.groupBy(companies, ({ record }) => record.country ?? "");
  counts.delete("");
  const most = Math.max(...[...counts.values()].map(({ length }) => length));
  return Object.fromEntries(
    [...counts]
      .map(([country, { length }]) => [country, rounded4(Math.log(most / length) / Math.log(most))] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

function rounded4(value: number): number {
  return Math.round(value * 1e4) / 1e4;
}

/** A fixed order that has nothing to do with the order of the file. */
function order(id: string): number {
  let hash = 2166136261;
  for (let at = 0; at < id.length; at++) hash = Math.imul(hash ^ id.charCodeAt(at), 16777619);
  return hash >>> 0;
}
