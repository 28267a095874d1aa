import { ACCEPTANCE_FLOOR } from "../../domain/matching/model.ts";
import { trialsNeeded } from "../../training/recalibration/clopper-pearson.ts";
import type { CalibratorReport } from "../../training/recalibration/recalibrate.ts";

/** Why labels do not certify the floor: how many there are, how many it takes; or where they say that it does not hold. */
export function refusalOf({ choice, target, labels }: CalibratorReport): string {
  const failed = choice.tried[0];
  if (failed) {
    const { threshold, marginal, accepted } = failed;
    return `the labels do not certify the floor: at ${threshold.toFixed(2)} the lower bounds are ${marginal.bound.toFixed(3)} (${marginal.right} of ${marginal.total} right, ${ACCEPTANCE_FLOOR.toFixed(2)} needed) just above it and ${accepted.bound.toFixed(3)} (${accepted.right} of ${accepted.total} right, ${target} needed) for all that is accepted`;
  }
  const { right, total } = choice.aboveFloor;
  const wrong = total - right;
  return `too few labels to certify the floor: ${labels.check} check it, ${total} of them at or above ${ACCEPTANCE_FLOOR.toFixed(2)} (${wrong} wrong); ${needed(ACCEPTANCE_FLOOR)} between a threshold and 0.05 above it, and ${needed(target)} for all that is accepted. Two thirds of the companies check`;
}

function needed(share: number): string {
  return `${share} needs ${trialsNeeded(share, 0)} without an error or ${trialsNeeded(share, 1)} with one`;
}
