import { count, decimal, percent, shareInWords } from "../markdown.ts";
import { scorePairs } from "../pair-score.ts";
import { isCounted, type QualityRun } from "../quality-run.ts";
import { isWrongMatch, scoreQueries } from "../query-score.ts";
import { areaUnderRisk, riskAt, riskCoverage } from "../risk-coverage.ts";
import { aimsTable } from "./aims.ts";
import {
  calibrationTable,
  missesTable,
  pairsTable,
  partsTable,
  propertiesTable,
  retrievalTable,
  slicesTable,
} from "./tables.ts";

/** The page on the quality of decisions; every figure of the page is from the given run. */
export function qualityPage(run: QualityRun): string {
  return [
    "# How well Assay decides",
    "Written by `npm run bench:quality`; not edited by hand. Shares are in per cent with their exact 95 % intervals (Clopper–Pearson).",
    whatWasRun(run),
    "## The aims",
    aimsTable(run),
    "## The same figures over different parts",
    "The model learns from the openly licensed cases, so the part that training has not seen is the fairer one. Its confidence is calibrated on cases that the calibrated weights had not seen; the weights in use have seen all open ones.",
    partsTable(run),
    doubtsOf(run),
    "![Error against coverage](pictures/risk-coverage.svg)",
    selectiveErrors(run),
    "## By slice",
    "`seen %`: share of the slice that training has seen. X2 (the right name with another company's number) stands apart from all sums: the interface lets an agreeing number decide. Wrong matches, each with its cause: [wrong-matches.md](wrong-matches.md).",
    slicesTable(run),
    "## Why companies of the register are not matched",
    "Each query counts once, under the first cause that applies. Words left over are those that the other name lacks; legal forms are no such words.",
    missesTable(run),
    "## By what the query has",
    propertiesTable(run),
    "## Calibration",
    "Expected calibration error over 15 equal-mass bins, beside what a perfectly calibrated system would show on as many answers (a thousand draws from a fixed seed).",
    calibrationTable(run),
    "![Reliability](pictures/reliability.svg)",
    "![Confidence](pictures/confidence.svg)",
    "## Retrieval on its own",
    retrievalTable(run),
    "## Registers linked",
    `${count(run.links.rows)} records are ${count(run.links.companies)} companies. Known companies with several records that are whole: ${shareInWords(run.links.whole)}. Pairs of known records put together that are one company: ${shareInWords(run.links.pairs)}.`,
    "## Pairs",
    pairsTable(run),
    storedPairs(run),
    "## One receipt",
    "![Waterfall](pictures/waterfall.svg)",
    "",
  ]
    .filter((part) => part !== null)
    .join("\n\n");
}

/** The pairs as two records of an otherwise empty store. */
function storedPairs({ pairs }: QualityRun): string {
  const { precision, recall, falseMatch } = scorePairs(pairs.map(({ stored }) => stored));
  return `Resolved one after the other into an empty store, without the registers: precision ${shareInWords(precision)}; recall ${shareInWords(recall)}; false match ${shareInWords(falseMatch)}.`;
}

function whatWasRun(run: QualityRun): string {
  const asked = `${count(run.queries.length)} of ${count(run.available.queries)} queries and ${count(run.pairs.length)} of ${count(run.available.pairs)} pairs`;
  const refused = run.queries.filter(({ status }) => status !== 200).length;
  const refusedPairs = run.pairs.filter(({ status }) => status !== 200).length;
  return [
    `- release ${run.pipelineVersion}, model ${run.modelVersion}, code ${run.revision}, ${run.date}`,
    `- register: ${count(run.links.rows)} records, ${run.installed ? "installed by this run" : "installed by an earlier run"}, on ${run.engine}`,
    `- asked over HTTP, at depth \`probabilistic\`, each query as a tenant of its own with an empty store: ${asked}`,
    `- refused by the interface, counted as abstentions: ${refused} queries, ${refusedPairs} pairs`,
    "- confidence of what was not matched: the receipt's probability of the leading company",
  ].join("\n");
}

function doubtsOf({ doubts, queries }: QualityRun): string | null {
  const concerned = queries.filter(({ query }) => doubts.has(query.id));
  if (doubts.size === 0) return null;
  const wrong = concerned.filter(isWrongMatch).length;
  return `Labels believed wrong (\`label-doubts.jsonl\`): ${concerned.length} of the queries asked, ${wrong} of which count as wrong matches above. They stay in every figure but the row that sets them aside.`;
}

function selectiveErrors(run: QualityRun): string {
  const counted = run.queries.filter(isCounted);
  const curve = riskCoverage(counted);
  const errors = [0.5, 0.7, 0.8, 0.9].map(
    (coverage) => `${percent(riskAt(curve, coverage), 2)} % at ${percent(coverage, 0)} %`,
  );
  const { matches, present, asked } = scoreQueries(counted);
  return `Error if only the surest are answered, by coverage of what can be answered: ${errors.join(", ")}; area under the curve ${decimal(areaUnderRisk(curve))}. At the floor of 0.90 the service answers ${percent(matches / Math.max(asked, 1))} % of all queries with a match, ${percent(matches / Math.max(present, 1))} % counted by those that can be matched.`;
}
