import { strictEqual } from "node:assert";
import type { BatchBody, DecisionBody, ResolveBody } from "../../support/answers.ts";
import { answersOf, type Outcome } from "../history.ts";
import type { Checked } from "./reading.ts";

/** Every answered decision has its receipt, with the same content, whose replay gives the same score. */
export async function checkReceipts({ world, fresh, read }: Checked): Promise<void> {
  const { keys, history } = world;
  const jobs = [...history.results].flatMap(([key, { outcomes }]) => (fresh.has(key) ? outcomes : []));
  const told: Outcome[] = [
    ...answersOf<ResolveBody>(history, "resolve", fresh).map(({ body }) => body),
    ...answersOf<BatchBody>(history, "batch", fresh).flatMap(({ body }) => body.outcomes),
    ...jobs,
  ];
  for (const { decision_id, decision, replayed } of told) {
    const receipt = (await read<DecisionBody>(`/v1/decisions/${decision_id}`, keys.tenant)).decision;
    strictEqual(receipt.decision, decision, `the receipt ${decision_id}, replayed ${replayed}`);
    strictEqual(receipt.replay.reproduced ?? true, true, `the score of ${decision_id}`);
  }
}
