import { deepStrictEqual } from "node:assert";
import { decidedRecords } from "../history.ts";
import type { Checked } from "./reading.ts";

interface Item {
  readonly review_id: string | null;
  readonly record_id: string;
}

/** Exactly the abstentions are in the review queue, once each, with their decision. */
export async function checkReview({ world, read }: Checked): Promise<void> {
  const waiting: (Item & { readonly decision: { readonly decision_id: string } })[] = [];
  for (;;) {
    const path = `/v1/review-queue?limit=200&offset=${waiting.length}`;
    const { items, total } = await read<{ items: typeof waiting; total: number }>(path, world.keys.review);
    waiting.push(...items);
    if (waiting.length >= total) break;
  }
  const abstained = decidedRecords(world.history)
    .map(({ outcome }) => outcome)
    .filter(({ decision }) => decision === "unresolved");
  deepStrictEqual(
    waiting.map((item) => said(item, item.decision.decision_id)).sort(),
    abstained.map((outcome) => said(outcome, outcome.decision_id)).sort(),
    "the review queue",
  );
}

const said = ({ review_id, record_id }: Item, decisionId: string) =>
  `${record_id} ${review_id} ${decisionId}`;
