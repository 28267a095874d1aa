import { ACCEPTANCE_FLOOR } from "../../domain/matching/score/model.ts";
import { trialsNeeded } from "../../domain/statistics/clopper-pearson.ts";
import type { CalibratorReport } from "../../training/recalibration/recalibrate.ts";

/**
 * The reason why labels do not certify the floor: the floor fails, or the labels are too few; with figures.
 */
export function refusalOf(report: CalibratorReport): string {
  const { choice, target, labels } = report;
  const failed = choice.tried[0];
  if (failed) {
    const { threshold, marginal, accepted } = failed;
    return `the labels do not certify the floor: at ${threshold.toFixed(2)} the lower bounds are ${marginal.bound.toFixed(3)} (${marginal.right} of ${marginal.total} right, ${ACCEPTANCE_FLOOR} needed) just above it and ${accepted.bound.toFixed(3)} (${accepted.right} of ${accepted.total} right, ${target} needed) for all that is accepted. ${asShipped(report)}`;
  }
  if (acceptedAsShipped(report).total >= trialsNeeded(target, 0)) {
    return `the labels do not certify the floor: once corrected, ${choice.aboveFloor.total} of ${labels.check} votes that check it lie at or above ${ACCEPTANCE_FLOOR}. ${asShipped(report)}`;
  }
  const wrong = choice.aboveFloor.total - choice.aboveFloor.right;
  return `too few labels to certify the floor: ${labels.check} votes check it (two thirds of the companies do), ${choice.aboveFloor.total} of them at or above ${ACCEPTANCE_FLOOR}, ${wrong} wrong; ${needed(ACCEPTANCE_FLOOR)} within 0.05 above a threshold, and ${needed(target)} for all that is accepted`;
}

function asShipped(report: CalibratorReport): string {
  const { right, total } = acceptedAsShipped(report);
  return `Of what the shipped calibration accepts, ${right} of ${total} were right`;
}

function acceptedAsShipped({ before }: CalibratorReport): { readonly right: number; readonly total: number } {
  const bands = before.bands.filter(({ from }) => from >= ACCEPTANCE_FLOOR);
  return {
    right: bands.reduce((sum, band) => sum + band.right, 0),
    total: bands.reduce((sum, band) => sum + band.total, 0),
  };
}

function needed(share: number): string {
  return `${share} needs ${trialsNeeded(share, 0)} without an error or ${trialsNeeded(share, 1)} with one`;
}
