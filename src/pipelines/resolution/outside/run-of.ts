import type { RunWrite } from "../../../storage/decisions/resolutions.ts";
import type { StepTaken } from "./climb.ts";

/** The run of a decision: every decision that asked a step outside has one, whatever came of it. */
export function runOf(runId: string, taken: readonly StepTaken[]): RunWrite | null {
  if (taken.every(({ asked_at }) => asked_at === null)) return null;
  const cited = taken.flatMap(({ pages = [] }) => pages.flatMap(({ artifacts }) => artifacts));
  return { run_id: runId, artifacts: [...new Set(cited.map(({ artifact_id }) => artifact_id))] };
}
