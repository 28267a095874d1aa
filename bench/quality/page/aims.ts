import { perfectCalibrationError } from "../calibration.ts";
import { quantile, recallOf } from "../catalogue-quality.ts";
import { lowerBound } from "../intervals.ts";
import { count, decimal, percent, shareInCell, table } from "../markdown.ts";
import { scorePairs } from "../pair-score.ts";
import { isCounted, type QualityRun, type QueryOutcome } from "../quality-run.ts";
import { type QueryScore, type Share, scoreQueries } from "../query-score.ts";
import { receiptQuality } from "../receipts.ts";

interface Aim {
  readonly what: string;
  readonly aim: string;
  readonly stands: string;
  /** null where there were too few cases. */
  readonly met: boolean | null;
}

const ENOUGH_ANSWERS = 500;

/** Every aim with the service's current figure, in the order of importance. */
export function aimsTable(run: QualityRun): string {
  const rows = aimsOf(run).map(({ what, aim, stands, met }) => [
    what,
    aim,
    stands,
    met === null ? "–" : met ? "yes" : "no",
  ]);
  return table(["what", "aim", "stands at", "met"], rows);
}

function aimsOf(run: QualityRun): Aim[] {
  const counted = run.queries.filter(isCounted);
  const score = scoreQueries(counted);
  const of = (test: (item: QueryOutcome) => boolean) => scoreQueries(counted.filter(test));
  const stratum = (name: string) => of(({ query }) => query.stratum === name).recall;
  const slice = (name: string) =>
    scoreQueries(run.queries.filter(({ query }) => query.slice === name)).falseMatch;
  const retrievals = run.queries.map(({ retrieval }) => retrieval);
  const recall = (pair: string) => recallOf(retrievals.filter(({ query }) => query.script_pair === pair));
  const pairs = scorePairs(run.pairs).bestF1;
  return [
    ...precisionAims(score),
    atLeast("recall, name and country", 0.82, stratum("name_country")),
    atLeast("recall, name and one field more", 0.95, stratum("name_country_plus")),
    atLeast("recall, with an identifier", 0.985, stratum("identifier")),
    atLeast("recall, across scripts", 0.75, of(({ query }) => query.script_pair === "cross").recall),
    atLeast("recall, native script", 0.9, of(({ query }) => query.script_pair === "native").recall),
    atLeast("recall, overall", 0.88, score.recall),
    atMost("false match, look-alike of an absent company (X1)", 0.01, slice("X1")),
    atMost("false match, twins (X4)", 0.005, slice("X4")),
    atMost("false match, placeholders (X5)", 0.005, slice("X5")),
    atLeast("`no_match` where the company is absent", 0.75, score.noMatch),
    atMost("present companies that are called absent", 0.01, score.calledAbsent),
    ...calibrationAims(counted, score),
    atLeast("shortlist of 50 holds the company, Latin", 0.995, recall("latin")),
    atLeast("… native script", 0.99, recall("native")),
    atLeast("… across scripts", 0.85, recall("cross")),
    atLeast(
      "… where the name is in a script that is transliterated",
      0.97,
      recallOf(retrievals.filter(({ transliterated }) => transliterated)),
    ),
    atLeast("companies with several records linked whole", 0.92, run.links.whole),
    atLeast("pairs of records rightly linked", 0.995, run.links.pairs),
    {
      what: "pairs, best F1",
      aim: "≥ 0.93",
      stands: decimal(pairs, 3),
      met: pairs === null ? null : pairs >= 0.93,
    },
    atLeast(
      "precision of a match with a company that only records know",
      0.993,
      scorePairs(run.pairs.map(({ stored }) => stored)).precision,
    ),
    ...receiptAims(run),
    postingsAim(run),
  ];
}

function precisionAims(score: QueryScore): Aim[] {
  const { hits, all } = score.precision;
  const bound = all === 0 ? null : lowerBound(hits, all);
  return [
    atLeast("precision of a match", 0.993, score.precision),
    {
      what: "… one-sided 95 % lower bound",
      aim: "≥ 99.0 %",
      stands: `${percent(bound, 2)} %`,
      met: bound === null ? null : bound >= 0.99,
    },
  ];
}

function calibrationAims(counted: readonly QueryOutcome[], score: QueryScore): Aim[] {
  const strata = [...new Set(counted.map(({ query }) => query.stratum))].sort();
  const large = strata.flatMap((name) => {
    const { claims, calibrationError } = scoreQueries(counted.filter(({ query }) => query.stratum === name));
    return claims.length >= ENOUGH_ANSWERS
      ? [calibrationAim(`… in ${name}`, 0.02, claims, calibrationError)]
      : [];
  });
  return [
    calibrationAim("calibration error of `match_confidence`", 0.01, score.claims, score.calibrationError),
    ...large,
  ];
}

function calibrationAim(what: string, aim: number, claims: QueryScore["claims"], error: number | null): Aim {
  const perfect = perfectCalibrationError(claims);
  const stands =
    perfect === null
      ? "–"
      : `${decimal(error)}; perfect ${decimal(perfect.mean)}, 95 % under ${decimal(perfect.high)}`;
  return { what, aim: `≤ ${aim.toFixed(3)}`, stands, met: error === null ? null : error <= aim };
}

function receiptAims(run: QualityRun): Aim[] {
  const { reproduced, additive } = receiptQuality(
    run.queries.flatMap(({ receipt }) => (receipt === null ? [] : [receipt])),
  );
  return [
    atLeast("receipts that replay to the same bits", 1, reproduced),
    atLeast("receipts whose terms sum to the log-odds", 1, additive),
  ];
}

function postingsAim(run: QualityRun): Aim {
  const touched = run.queries.map(({ retrieval }) => retrieval.touched);
  const most = quantile(touched, 1);
  return {
    what: "postings touched by a query, median and most",
    aim: "≤ 12,000",
    stands: touched.length === 0 ? "–" : `${count(quantile(touched, 0.5))}, ${count(most)}`,
    met: touched.length === 0 ? null : most <= 12_000,
  };
}

function atLeast(what: string, aim: number, share: Share): Aim {
  return {
    ...stand(what, share),
    aim: `≥ ${inWords(aim)}`,
    met: share.share === null ? null : share.share >= aim,
  };
}

function atMost(what: string, aim: number, share: Share): Aim {
  return {
    ...stand(what, share),
    aim: `≤ ${inWords(aim)}`,
    met: share.share === null ? null : share.share <= aim,
  };
}

function stand(what: string, share: Share): { readonly what: string; readonly stands: string } {
  const { hits, all } = share;
  return { what, stands: all === 0 ? "–" : `${shareInCell(share)}, ${count(hits)} of ${count(all)}` };
}

function inWords(aim: number): string {
  return `${Number((100 * aim).toFixed(2))} %`;
}
