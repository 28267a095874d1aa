import type { RegisterRef } from "../../../domain/matching/comparable/candidate.ts";
import type { DeeperStep } from "../../../domain/matching/decide/deeper-stages.ts";
import type { ExternalCompany } from "../../../domain/matching/decide/outside-evidence.ts";
import type { OutsideSlots } from "./outside-slots.ts";
import type { OutsideStep } from "./outside-step.ts";

/**
 * Reads a row again that a step once found. @returns null where its source has no such row any more, or no step
 * knows the source; `unavailable` where the source does not answer.
 */
export type ReadRowAgain = (
  tenantId: string,
  row: RegisterRef,
  signal: AbortSignal,
) => Promise<ExternalCompany | null | "unavailable">;

export function rowReader(
  {
    steps,
    failed,
  }: { readonly steps: readonly OutsideStep[]; failed(step: DeeperStep, error: unknown): void },
  slots: OutsideSlots,
): ReadRowAgain {
  return async (tenantId, row, signal) => {
    for (const step of steps) {
      if (!step.readAgain) continue;
      const within = AbortSignal.any([signal, AbortSignal.timeout(step.deadlineMs)]);
      const reading = slots.within(tenantId, within, async () => ({
        company: await step.readAgain!(row, within),
      }));
      const read = await reading.catch((error: unknown) => {
        failed(step.step, error);
        return null;
      });
      if (read === null) return "unavailable";
      if (read.company) return read.company;
    }
    return null;
  };
}
