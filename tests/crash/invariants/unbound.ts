import { deepStrictEqual, strictEqual } from "node:assert";
import { decidedRecords } from "../history.ts";
import type { Checked } from "./reading.ts";

interface Unbound {
  readonly record_id: string;
  readonly review_id: string | null;
  readonly reason: string;
}

/**
 * The unbound records are the abstentions, which are in review, and one submission for each answer that
 * repeats another.
 */
export async function checkUnbound({ world, read }: Checked): Promise<void> {
  const stored: Unbound[] = [];
  for (;;) {
    const path = `/v1/records/unbound?limit=200&offset=${stored.length}`;
    const { records, total } = await read<{ records: Unbound[]; total: number }>(path, world.keys.tenant);
    stored.push(...records);
    if (stored.length >= total) break;
  }
  const outcomes = decidedRecords(world.history).map(({ outcome }) => outcome);
  const abstained = outcomes.filter(({ decision }) => decision === "unresolved");
  const open = stored.filter(({ reason }) => reason === "abstained");
  deepStrictEqual(
    open.map(inReview).sort(),
    abstained.map(inReview).sort(),
    "records that were abstained on",
  );
  const replayed = outcomes.filter((outcome) => outcome.replayed);
  strictEqual(stored.length - open.length, replayed.length, "submissions that repeated another");
}

const inReview = ({ record_id, review_id }: Pick<Unbound, "record_id" | "review_id">) =>
  `${record_id} ${review_id}`;
