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
import { type BoostedCase, fitBoostedTrees } from "../src/training/fit-boosted-trees.ts";
import { readScreeningBenchmark, type ScreeningCase } from "./screening/cases.ts";
import { brandNames, inPinyin, type NamedTwice } from "./screening/chinese-names.ts";
import { damaged, damages, seededRandom } from "./screening/damage.ts";

const INNOCENTS = 24_000;
/** The number of an innocent's pairs used for training: the most similar ones. */
const NEGATIVES_EACH = 12;
const DAMAGED_NAMES = 900;
const ALIAS_WEIGHT = 2;
/** Share of subjects whose country is left out. */
const WITHOUT_COUNTRY = 0.35;
const ALERT_RATE = 0.004;
const ALERT_RATE_ACROSS_SCRIPTS = 0.005;
/** Few Chinese companies are at hand: a smaller rate would be set by two of them. */
const CHINESE_RATE = 0.01;
const THRESHOLD = 0.7;
const CHINA = ["CN", "HK", "TW", "MO"];
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

// The benchmark measures with companies that the training has not used.
const measured = new Set([...cases, ...otherScripts].map(({ record }) => record.name));
const innocents = inOrder(openNames, ({ id }) => id)
  .filter(({ record }) => !measured.has(record.name))
  .slice(0, INNOCENTS)
  .map((one) => subjectOf(sanctions, one));
const chinese = chineseNames();
const withChinese = indexOf([...chinese.map(({ organisation }) => organisation), ...list]);
const foreign = inOrder(
  otherScripts.filter(({ measured: kept }) => !kept),
  ({ id }) => id,
).map((one) => asOfChina(one).map((own) => subjectOf(sanctions, own)));
const listed = [
  ...ofacAliases.map((one) => subjectOf(sanctions, one, ALIAS_WEIGHT)),
  ...damages.flatMap((damage) => damagedNames(ofac, damage)).map((one) => subjectOf(sanctions, one)),
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

/** A subject of Taiwan also counts as one of China or Hong Kong: the list has more entries of these. */
function asOfChina(one: ScreeningCase): readonly ScreeningCase[] {
  if (one.record.country !== "TW") return [one];
  return [one, { ...one, record: { ...one.record, country: random() < 0.6 ? "CN" : "HK" } }];
}

/** Listed organisations with a Latin name, each with a subject of its Chinese name. */
function chineseNames(): readonly {
  readonly organisation: ListedOrganisation;
  readonly subject: ScreeningCase;
}[] {
  const made: NamedTwice[] = [...brandNames(random)];
  for (const { record, measured: kept } of otherScripts) {
    const pair = kept || !CHINA.includes(record.country ?? "") ? null : inPinyin(record.name, random);
    if (pair !== null) made.push(pair);
  }
  return made.map(({ chinese, latin }, at) => {
    const country = random() < 0.7 ? "CN" : "HK";
    const organisation = {
      ...list[0]!,
      recordId: `made:${at}`,
      names: [{ text: latin, kind: "primary", quality: "strong" }],
      countries: [country],
    } as const;
    const record = { name: chinese, country };
    const truth = { hit: true, targets: [organisation.recordId] };
    return { organisation, subject: { id: organisation.recordId, kind: "alias", record, truth } };
  });
}

function damagedNames(
  organisations: readonly ListedOrganisation[],
  damage: (typeof damages)[number],
): readonly ScreeningCase[] {
  return inOrder(organisations, ({ recordId }) => damage + recordId)
    .slice(0, DAMAGED_NAMES)
    .flatMap(({ recordId, names, countries }) => {
      const name = damaged(names[0]!.text, damage, random);
      if (name === null) return [];
      const record = { name, country: countries[0] ?? null };
      return [{ id: recordId, kind: "alias" as const, record, truth: { hit: true, targets: [recordId] } }];
    });
}

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

/** A fixed order that does not depend on the order of the file. */
function inOrder<T>(all: readonly T[], idOf: (one: T) => string): readonly T[] {
  const place = (text: string) => {
    let hash = 2166136261;
    for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 16777619);
    return hash >>> 0;
  };
  return [...all].sort((a, b) => place(idOf(a)) - place(idOf(b)));
}
