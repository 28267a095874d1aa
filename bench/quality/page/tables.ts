import { normalise } from "../../../src/domain/matching/comparable/comparable-of.ts";
import {
  brierScore,
  type Claim,
  calibrationError,
  logLoss,
  perfectCalibrationError,
} from "../calibration.ts";
import { recallOf } from "../catalogue-quality.ts";
import { lowerBound } from "../intervals.ts";
import { count, decimal, percent, shareInCell, table } from "../markdown.ts";
import { missCause, missCauses } from "../miss-cause.ts";
import { scorePairs } from "../pair-score.ts";
import {
  isAdversarial,
  isCounted,
  isSeen,
  isSeenPair,
  type QualityRun,
  type QueryOutcome,
} from "../quality-run.ts";
import { type AnsweredQuery, groupBy, scoreQueries } from "../query-score.ts";

/** The same figures over different parts: with and without adversarial slices, seen cases and doubted labels. */
export function partsTable({ queries, doubts }: QualityRun): string {
  const counted = queries.filter(isCounted);
  const ordinary = counted.filter((item) => !isAdversarial(item));
  const undoubted = counted.filter(({ query }) => !doubts.has(query.id));
  const baseline = (items: readonly QueryOutcome[]) => items.map((item) => item.baseline);
  const parts: readonly (readonly [string, readonly AnsweredQuery[]])[] = [
    ["everything but X2", counted],
    ["… without the slices that mislead (X1, X3, X4, X5)", ordinary],
    ["… seen by training", counted.filter(isSeen)],
    ["… not seen by training", counted.filter((item) => !isSeen(item))],
    ["… neither seen nor misleading", ordinary.filter((item) => !isSeen(item))],
    ...(doubts.size > 0 ? [["… doubted labels set aside", undoubted] as const] : []),
    ["baseline, everything but X2", baseline(counted)],
    ["baseline, without the slices that mislead", baseline(ordinary)],
  ];
  const rows = parts.map(([name, items]) => {
    const score = scoreQueries(items);
    const { hits, all } = score.precision;
    return [
      name,
      count(score.asked),
      shareInCell(score.precision),
      all === 0 ? "–" : percent(lowerBound(hits, all), 2),
      shareInCell(score.recall),
      shareInCell(score.falseMatch),
      shareInCell(score.noMatch),
    ];
  });
  return table(
    ["part", "queries", "precision", "lower bound", "recall", "false match", "`no_match` of absent"],
    rows,
  );
}

/** Why companies of the register were not matched, by slice; the commonest cause first. */
export function missesTable({ queries }: QualityRun): string {
  const missed = queries.filter(isCounted).flatMap((item) => {
    const cause = missCause(item);
    return cause === null ? [] : [{ slice: item.query.slice, cause }];
  });
  const slices = [...new Set(missed.map(({ slice }) => slice))].sort();
  const of = (cause: string, slice?: string) =>
    missed.filter((one) => one.cause === cause && (slice === undefined || one.slice === slice)).length;
  const rows = missCauses
    .map((cause) => ({ cause, all: of(cause) }))
    .sort((a, b) => b.all - a.all)
    .map(({ cause, all }) => [cause, count(all), ...slices.map((slice) => count(of(cause, slice)))]);
  return table(["cause", "all", ...slices], rows);
}

/** Every slice, with the baseline beside it. */
export function slicesTable({ queries }: QualityRun): string {
  const rows = [...groupBy(queries, ({ query }) => query.slice)].map(([name, items]) => {
    const score = scoreQueries(items);
    const baseline = scoreQueries(items.map((item) => item.baseline));
    return [
      name,
      count(items.length),
      `${percent(items.filter(isSeen).length / items.length, 0)}`,
      `${score.right}/${score.wrong}/${score.neutral}`,
      shareInCell(score.precision),
      shareInCell(score.recall),
      shareInCell(score.falseMatch),
      percent(score.noMatch.share),
      percent(baseline.precision.share),
      percent(baseline.recall.share),
      percent(baseline.falseMatch.share),
    ];
  });
  return table(
    [
      "slice",
      "queries",
      "seen %",
      "right/wrong/neutral",
      "precision",
      "recall",
      "false match",
      "`no_match`",
      "baseline precision",
      "recall",
      "false match",
    ],
    rows,
  );
}

const ENOUGH_OF_A_COUNTRY = 100;

/** By the properties of the query: stratum, scripts, country, rarity of the name. */
export function propertiesTable({ queries }: QualityRun): string {
  const counted = queries.filter(isCounted);
  const countries = groupBy(counted, ({ query }) => query.record.country ?? "none");
  const groups: readonly (readonly [string, ReadonlyMap<string, QueryOutcome[]>])[] = [
    ["", groupBy(counted, ({ query }) => query.stratum)],
    ["scripts: ", groupBy(counted, ({ query }) => query.script_pair)],
    ["name: ", groupBy(counted, rarityOf)],
    ["country: ", new Map([...countries].filter(([, items]) => items.length >= ENOUGH_OF_A_COUNTRY))],
    ["country: ", new Map([["others", others(countries)]])],
  ];
  const rows = groups.flatMap(([label, group]) =>
    [...group].map(([name, items]) => {
      const score = scoreQueries(items);
      return [
        `${label}${name}`,
        count(items.length),
        shareInCell(score.precision),
        shareInCell(score.recall),
        shareInCell(score.falseMatch),
        percent(score.noMatch.share),
        percent(score.abstention.share),
      ];
    }),
  );
  return table(["queries with", "n", "precision", "recall", "false match", "`no_match`", "abstained"], rows);
}

function others(countries: ReadonlyMap<string, QueryOutcome[]>): QueryOutcome[] {
  return [...countries.values()].filter((items) => items.length < ENOUGH_OF_A_COUNTRY).flat();
}

const RARITIES = [7, 12, 18] as const;

// Nats of the name's own words, without the legal form: 7 is one company in a thousand, 12 in 160,000.
function rarityOf({ query }: QueryOutcome): string {
  const [name] = normalise(query.record).names;
  const nats = (name?.analysed.tokens ?? []).reduce(
    (sum, token) => sum + (token.tag === "form" ? 0 : token.information),
    0,
  );
  const [common, uncommon, rare] = RARITIES;
  if (nats < common) return `1 common (under ${common} nats)`;
  if (nats < uncommon) return `2 less common (${common}–${uncommon})`;
  return nats < rare ? `3 rare (${uncommon}–${rare})` : `4 very rare (${rare} and more)`;
}

/** The calibration errors, each beside the error that a perfect system would show on as many answers. */
export function calibrationTable({ queries }: QualityRun): string {
  const counted = queries.filter(isCounted);
  const ordinary = counted.filter((item) => !isAdversarial(item));
  const strata = [...groupBy(counted, ({ query }) => query.stratum)];
  const matches = (items: readonly AnsweredQuery[]) => scoreQueries(items).claims;
  const leaders = (items: readonly AnsweredQuery[]) => scoreQueries(items).leaderClaims;
  const parts: readonly (readonly [string, readonly Claim[]])[] = [
    ["matches", matches(counted)],
    ["… not seen by training", matches(counted.filter((item) => !isSeen(item)))],
    ["… without the slices that mislead", matches(ordinary)],
    ...strata.map(([name, items]) => [`… ${name}`, matches(items)] as const),
    ["every leading company", leaders(counted)],
    ...strata.map(([name, items]) => [`… leaders of ${name}`, leaders(items)] as const),
  ];
  const rows = parts.map(([name, claims]) => {
    const perfect = perfectCalibrationError(claims);
    return [
      name,
      count(claims.length),
      decimal(calibrationError(claims)),
      decimal(perfect?.mean ?? null),
      decimal(perfect?.high ?? null),
      decimal(brierScore(claims)),
      decimal(logLoss(claims)),
    ];
  });
  return table(["answers", "n", "error", "perfect, mean", "perfect, 95 % under", "Brier", "log-loss"], rows);
}

/** Retrieval alone, by scripts. */
export function retrievalTable({ queries }: QualityRun): string {
  const retrievals = queries.map(({ retrieval }) => retrieval);
  const groups = [
    ...groupBy(retrievals, ({ query }) => query.script_pair),
    ...groupBy(retrievals, ({ query, script }) => `${query.script_pair}, asked in ${script}`),
  ].sort(([a], [b]) => (a < b ? -1 : 1));
  const rows = groups
    .map(([name, group]) => ({ name, recall: recallOf(group) }))
    .filter(({ recall }) => recall.all > 0)
    .map(({ name, recall }) => [name, count(recall.all), shareInCell(recall)]);
  return table(["scripts", "companies", "on the shortlist of 50"], rows);
}

/** Pairs by slice, with the baseline beside them. */
export function pairsTable({ pairs }: QualityRun): string {
  const groups: readonly (readonly [string, QualityRun["pairs"]])[] = [
    ["all", pairs],
    ["seen by training", pairs.filter(isSeenPair)],
    ["not seen by training", pairs.filter((item) => !isSeenPair(item))],
    ...groupBy(pairs, ({ pair }) => pair.slice),
  ];
  const rows = groups.map(([name, items]) => {
    const score = scorePairs(items);
    const baseline = scorePairs(items.map((item) => item.baseline));
    return [
      name,
      `${score.same}/${score.asked - score.same}`,
      shareInCell(score.precision),
      shareInCell(score.recall),
      shareInCell(score.falseMatch),
      decimal(score.bestF1, 3),
      decimal(score.averagePrecision, 3),
      decimal(score.calibrationError, 3),
      decimal(baseline.bestF1, 3),
      percent(baseline.falseMatch.share),
    ];
  });
  return table(
    [
      "slice",
      "same/different",
      "precision",
      "recall",
      "false match",
      "best F1",
      "average precision",
      "calibration error",
      "baseline best F1",
      "baseline false match",
    ],
    rows,
  );
}
