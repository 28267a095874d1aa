/** The result of training for a terminal: label figures and changed decisions, at most about 100 columns. */
import { ACCEPTANCE_FLOOR, type MatchingModel } from "../../domain/matching/score/model.ts";
import type { LeftOut } from "../../training/recalibration/collect-votes.ts";
import type { Flips } from "../../training/recalibration/count-flips.ts";
import type { CalibratorReport, Recalibration } from "../../training/recalibration/recalibrate.ts";
import type { Reliability, ReliabilityBand } from "../../training/recalibration/reliability.ts";

export interface TrainReport {
  readonly version: string;
  readonly base: MatchingModel;
  readonly labels: number;
  readonly votes: number;
  readonly leftOut: LeftOut;
  readonly result: Recalibration;
  /** null where no comparison was made. */
  readonly flips: Flips | null;
}

const reasons: Readonly<Record<keyof LeftOut, string>> = {
  superseded: "corrected by a later label",
  own: "made by the service itself",
  cannotTell: "cannot_tell",
  redacted: "of something that was erased",
  unscored: "of no decision that a score made",
  otherModel: "scored with other weights",
  withheld: "of decisions that a rule withheld",
  contradictory: "contradict one another",
  silent: "say nothing of the decision",
  crossing: "of two companies on different sides of the split",
  voted: "of companies that have voted",
  reserved: "of companies on which models are certified",
};

export function trainReport(report: TrainReport): string {
  const { leftOut, result } = report;
  const out = Object.entries(reasons).flatMap(([name, reason]) => {
    const count = leftOut[name as keyof LeftOut];
    return count === 0 ? [] : [`  ${String(count).padStart(7)}  ${reason}`];
  });
  return [
    `${report.labels} labels, ${report.votes} votes; one company, one vote.`,
    ...(out.length > 0 ? ["Left out:", ...out] : []),
    "",
    ...calibratorLines("match: the leading candidate is the company", result.match),
    ...calibratorLines("no_match: no known company is", result.noMatch),
    ...(result.model && report.flips ? changeLines(report.base, result, result.model, report.flips) : []),
    "",
  ].join("\n");
}

function calibratorLines(title: string, report: CalibratorReport): string[] {
  const { platt, choice, labels } = report;
  const head = [
    `${title}`,
    `  ${labels.fit} votes fit it, ${labels.check} check it: log-odds × ${platt.stretch.toFixed(3)} ${platt.shift < 0 ? "-" : "+"} ${Math.abs(platt.shift).toFixed(3)}`,
  ];
  const tried = choice.tried.map(
    ({ threshold, marginal, accepted, holds }) =>
      `  ${threshold.toFixed(2)}  just above ${share(marginal)}, all above ${share(accepted)}  ${holds ? "holds" : "does not hold"}`,
  );
  const drawn = labels.check === 0 ? [] : reliabilityLines(report.before, report.after);
  return [
    ...head,
    ...drawn,
    ...(tried.length > 0 ? ["  thresholds, lower bounds at 95 %", ...tried] : []),
    "",
  ];
}

function share({ right, total, bound }: { right: number; total: number; bound: number }): string {
  return `${right}/${total} ≥ ${bound.toFixed(3)}`;
}

const BAR = 41;

function reliabilityLines(before: Reliability, after: Reliability): string[] {
  const lines = (name: string, { bands, logLoss, brier }: Reliability) => [
    `  ${name}: log loss ${logLoss!.toFixed(4)}, Brier ${brier!.toFixed(4)}`,
    ...bands.filter(({ total }) => total > 0).map(bandLine),
  ];
  return [
    "  ◆ what was said, ━ where what came true lies (95 %), ┃ the floor",
    ...lines("as shipped", before),
    ...lines("recalibrated", after),
  ];
}

function bandLine({ from, to, total, right, said, interval }: ReliabilityBand): string {
  const column = (value: number) => Math.round(value * (BAR - 1));
  const cells = Array.from({ length: BAR }, (_, at) => {
    if (at === column(said!)) return "◆";
    if (at === column(ACCEPTANCE_FLOOR)) return "┃";
    return at >= column(interval!.low) && at <= column(interval!.high) ? "━" : "·";
  });
  const numbers = `${right}/${total}`.padStart(11);
  return `    ${from.toFixed(2)}–${to.toFixed(2)} ${numbers}  ${cells.join("")}  said ${said!.toFixed(3)}, was ${interval!.low.toFixed(3)}–${interval!.high.toFixed(3)}`;
}

function changeLines(
  base: MatchingModel,
  result: Recalibration,
  model: MatchingModel,
  flips: Flips,
): string[] {
  const from = base.thresholds;
  const none =
    result.noMatch.choice.threshold === null ? " (too few labels: its calibration stays as shipped)" : "";
  return [
    `${model.version}`,
    `  match from ${from.upper.toFixed(2)} to ${model.thresholds.upper.toFixed(2)}, no_match from ${from.noMatch.toFixed(2)} to ${model.thresholds.noMatch.toFixed(2)}${none}`,
    `  of ${flips.compared} stored decisions: ${flips.matchesLost} of ${flips.matchesKept + flips.matchesLost} matches would be withheld, up to ${flips.matchesGained} others would match`,
    `  ${flips.newCompaniesLost} of ${flips.newCompaniesKept + flips.newCompaniesLost} no_match would be withheld, up to ${flips.newCompaniesGained} others would be no_match`,
  ];
}
