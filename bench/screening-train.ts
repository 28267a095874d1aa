/**
 * Fits the trees of the screening model: `npm run train:screening -- <benchmark directory> <version> <file>`. Trained on
 * names of OFAC's list with OFAC's own aliases, on these names damaged, on Japanese and English names of EDINET's companies,
 * on Chinese names with made Latin names, and on innocent names of open registers: all of them public domain, CC0 or open
 * data, and none of them a case of the benchmark. The intercepts are set on innocents, so that 0.4 % of them reach 0.7.
 */
import { writeFileSync } from "node:fs";
import { analyseScreened } from "../src/domain/screening/analyse-screened.ts";
import type { ListedOrganisation } from "../src/domain/screening/listed-organisation.ts";
import {
  compareScreened,
  type ScreenedPair,
  screeningFeatures,
} from "../src/domain/screening/screening-features.ts";
import { ScreeningIndex } from "../src/domain/screening/screening-index.ts";
import type { ScreeningTrees } from "../src/domain/screening/screening-model.ts";
import { TreeEnsemble } from "../src/domain/statistics/tree-ensemble.ts";
import { damages, seededRandom } from "../src/training/damaged-names.ts";
import { type BoostedCase, fitBoostedTrees } from "../src/training/fit-boosted-trees.ts";
import { readScreeningBenchmark, type ScreeningCase } from "./screening/cases.ts";
import {
  asListed,
  asOfChina,
  CHINA,
  chineseNames,
  damagedNames,
  inOrder,
  isShort,
} from "./screening/training-names.ts";

const INNOCENTS = 24_000;
/** The number of an innocent's pairs used for training: the most similar ones. */
const NEGATIVES_EACH = 12;
const DAMAGED_NAMES = 900;
/** Short names that are damaged by letters: few primary names are short, but many aliases of real lists. */
const DAMAGED_SHORT_NAMES = 1500;
const WRONG_LETTERS: ReadonlySet<string> = new Set(["one_letter", "two_letters", "scanned"]);
const ALIAS_WEIGHT = 2;
/** Share of subjects whose country is left out. */
const WITHOUT_COUNTRY = 0.35;
const ALERT_RATE = 0.004;
const ALERT_RATE_ACROSS_SCRIPTS = 0.005;
/** Few Chinese companies are at hand: a smaller rate would be set by two of them. */
const CHINESE_RATE = 0.01;
const THRESHOLD = 0.7;
const SAME_SCRIPT = { trees: 120, depth: 4, rate: 0.15, penalty: 2 };
/** There are fewer pairs across scripts, so these trees are smaller. */
const ACROSS_SCRIPTS = { trees: 80, depth: 4, rate: 0.15, penalty: 2 };

interface Compared {
  readonly id: string;
  readonly pair: ScreenedPair;
}

/** A subject and the listed names that were compared with it. */
interface Subject {
  readonly country: string | null;
  readonly targets: readonly string[];
  readonly compared: readonly Compared[];
  readonly weight: number;
}

const [directory, version, file] = process.argv.slice(2);
if (directory === undefined || version === undefined || file === undefined) {
  process.stderr.write("usage: npm run train:screening -- <benchmark directory> <version> <file>\n");
  process.exit(2);
}
const { list, cases, openNames, ofacAliases, otherScripts, japanese } = readScreeningBenchmark(directory);
const random = seededRandom(20261124);
const countryRarity = rarityOfCountries(openNames);
const ofac = list.filter(({ recordId }) => recordId.startsWith("ofac:"));
const sanctions = indexOf(list);
const english = indexOf([...japanese.list, ...ofac]);
const aliases = ofacAliases.map(asListed);
const shortNames = [...ofac, ...aliases].filter(isShort);
const withAliases = indexOf([...list, ...aliases]);

// The benchmark measures with companies that the training has not used.
const measured = new Set([...cases, ...otherScripts].map(({ record }) => record.name));
const innocents = inOrder(openNames, ({ id }) => id)
  .filter(({ record }) => !measured.has(record.name))
  .slice(0, INNOCENTS)
  .map((one) => subjectOf(sanctions, one));
const chinese = chineseNames(otherScripts, random);
const withChinese = indexOf([...chinese.map(({ organisation }) => organisation), ...list]);
const foreign = inOrder(
  otherScripts.filter(({ measured: kept }) => !kept),
  ({ id }) => id,
).map((one) => asOfChina(one, random).map((own) => subjectOf(sanctions, own)));
const listed = [
  ...ofacAliases.map((one) => subjectOf(sanctions, one, ALIAS_WEIGHT)),
  ...damages
    .flatMap((damage) => damagedNames(ofac, damage, { most: DAMAGED_NAMES, random }))
    .map((one) => subjectOf(sanctions, one)),
  ...damages
    .filter((damage) => WRONG_LETTERS.has(damage))
    .flatMap((damage) => damagedNames(shortNames, damage, { most: DAMAGED_SHORT_NAMES, random }))
    .map((one) => subjectOf(withAliases, one)),
  ...japanese.named.map((one) => subjectOf(english, one)),
  ...chinese.map(({ subject }) => subjectOf(withChinese, subject, 2)),
];
process.stdout.write(`${innocents.length + foreign.length} innocents, ${listed.length} listed\n`);

// The intercepts are set on innocents that the trees have not seen: a third of them, and half across scripts.
const seen = (_: Subject, at: number) => at % 3 !== 0;
const unseen = (_: Subject, at: number) => at % 3 === 0;
const strangers = foreign.filter((_, at) => at % 2 === 0).flat();
const learnedFrom = [...innocents.filter(seen), ...foreign.filter((_, at) => at % 2 === 1).flat(), ...listed];
const sameScript = withIntercept(fit(learnedFrom, false), innocents.filter(unseen), {
  across: false,
  rate: ALERT_RATE,
});
const across = fit(learnedFrom, true);
const [ofChina, others] = [true, false].map((wanted) =>
  strangers.filter(({ country }) => CHINA.includes(country ?? "") === wanted),
);
const acrossScripts = withIntercept(across, others!, { across: true, rate: ALERT_RATE_ACROSS_SCRIPTS });
const chineseIntercept = withIntercept(across, ofChina!, { across: true, rate: CHINESE_RATE }).intercept;
const model = { version, countryRarity, sameScript, acrossScripts, chineseIntercept };
writeFileSync(file, `${JSON.stringify(model)}\n`);
process.stdout.write(
  `${file}: intercepts ${sameScript.intercept}, ${acrossScripts.intercept}, ${chineseIntercept}\n`,
);

function indexOf(organisations: readonly ListedOrganisation[]): ScreeningIndex<null> {
  const index = new ScreeningIndex<null>();
  for (const organisation of organisations) index.add({ source: null, organisation });
  index.seal();
  return index;
}

function subjectOf(index: ScreeningIndex<null>, { record, truth }: ScreeningCase, weight = 1): Subject {
  const country = truth.hit && random() < WITHOUT_COUNTRY ? null : (record.country ?? null);
  const countries = country === null ? [] : [country];
  const name = analyseScreened(record.name, country === null ? {} : { country });
  const compared = index.candidates(name, countries).map(({ entry, analysed, lettersAlike }) => ({
    id: entry.organisation.recordId,
    pair: compareScreened(
      { name, countries },
      { name: analysed, countries: entry.organisation.countries },
      {
        rarityInList: (word) => index.rarityOf(word),
        rarityOfCountry: (one) => countryRarity[one] ?? 1,
        lettersAlike,
      },
    ),
  }));
  return { country, targets: truth.targets, compared, weight };
}

function fit(subjects: readonly Subject[], across: boolean): ScreeningTrees["trees"] {
  const rows = subjects.flatMap(({ targets, compared, weight }): BoostedCase[] => {
    const own = compared.filter(({ pair }) => pair.acrossScripts === across);
    const right = own.filter(({ id }) => targets.includes(id)).slice(0, 1);
    const wrong = targets.length > 0 && !across ? [] : own.filter(({ id }) => !targets.includes(id));
    const nearest = wrong.sort((a, b) => nearness(b.pair) - nearness(a.pair)).slice(0, NEGATIVES_EACH);
    return [
      ...right.map(({ pair }) => ({ values: pair.values, positive: true, weight })),
      ...nearest.map(({ pair }) => ({ values: pair.values, positive: false, weight: 1 })),
    ];
  });
  process.stdout.write(
    `${rows.length} pairs, ${rows.filter(({ positive }) => positive).length} of one company\n`,
  );
  return fitBoostedTrees(rows, screeningFeatures, across ? ACROSS_SCRIPTS : SAME_SCRIPT);
}

/** The similarity of two names by a fast measure. */
function nearness({ values }: ScreenedPair): number {
  return ["name_overlap", "name_letter_runs", "both_covered", "name_token_sort"].reduce(
    (sum, wanted) => sum + values[screeningFeatures.findIndex(({ name }) => name === wanted)]!,
    0,
  );
}

function withIntercept(
  trees: ScreeningTrees["trees"],
  subjects: readonly Subject[],
  { across, rate }: { readonly across: boolean; readonly rate: number },
): ScreeningTrees {
  const ensemble = new TreeEnsemble(
    trees,
    screeningFeatures.map(({ name }) => name),
  );
  const highest = subjects
    .map(({ compared }) =>
      compared
        .filter(({ pair }) => pair.acrossScripts === across)
        .reduce((best, { pair }) => Math.max(best, ensemble.sum(pair.values)), -99),
    )
    .sort((a, b) => b - a);
  const reached = highest[Math.floor(rate * highest.length)]!;
  return { intercept: rounded(Math.log(THRESHOLD / (1 - THRESHOLD)) - reached), trees };
}

/** 0 for the country of most companies, 1 for a country without companies. */
function rarityOfCountries(companies: readonly ScreeningCase[]): Record<string, number> {
  const counts = Map.groupBy(companies, ({ record }) => record.country ?? "");
  counts.delete("");
  const most = Math.max(...[...counts.values()].map(({ length }) => length));
  return Object.fromEntries(
    [...counts]
      .map(([country, { length }]) => [country, rounded(Math.log(most / length) / Math.log(most))] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

function rounded(value: number): number {
  return Math.round(value * 1e4) / 1e4;
}
