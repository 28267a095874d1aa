import { deepStrictEqual } from "node:assert";
import { decidedRecords } from "../history.ts";
import type { Checked } from "./reading.ts";

/** Of one round. */
const MOST = 60;

/** Under the reference of a record that was answered stands that record, as it was told of, once. */
export async function checkReferences({ world, read }: Checked): Promise<void> {
  const told = new Map<string, string[]>();
  for (const { outcome } of decidedRecords(world.history)) {
    const { client_ref: ref, record_id: id } = outcome;
    if (ref !== null) told.set(ref, [...(told.get(ref) ?? []), id].sort());
  }
  for (const [ref, ids] of [...told].slice(-MOST)) {
    const path = `/v1/records/by-ref/${encodeURIComponent(ref)}`;
    const { records } = await read<{ records: { record_id: string }[] }>(path, world.keys.tenant);
    deepStrictEqual(records.map((record) => record.record_id).sort(), ids, `records under ${ref}`);
  }
}
