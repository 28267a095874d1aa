import { deepStrictEqual, ok } from "node:assert";
import { decidedRecords } from "../history.ts";
import type { Checked } from "./reading.ts";

/** The most references that are read in one round. */
const MOST = 60;

/**
 * A reference lists every submission with that reference once: the answered record, and one entry for each
 * replay, which names the replayed record.
 */
export async function checkReferences({ world, read }: Checked): Promise<void> {
  const told = new Map<string, string[]>();
  for (const { outcome } of decidedRecords(world.history)) {
    const { client_ref: ref, record_id: id } = outcome;
    if (ref !== null) told.set(ref, [...(told.get(ref) ?? []), id]);
  }
  for (const [ref, ids] of [...told].slice(-MOST)) {
    const path = `/v1/records/by-ref/${encodeURIComponent(ref)}`;
    const { records } = await read<{ records: { record_id: string }[] }>(path, world.keys.tenant);
    const stored = new Set(records.map((record) => record.record_id));
    deepStrictEqual([records.length, stored.size], [ids.length, ids.length], `submissions under ${ref}`);
    for (const id of ids) ok(stored.has(id), `${id} under ${ref}`);
  }
}
