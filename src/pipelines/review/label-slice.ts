/**
 * A slice of the label log that can be reproduced byte for byte. The log is first closed up to the slice's
 * moment, so that no later label can be dated into it; then it is read twice, once for the digest, which is
 * sent before the bytes, and once for the bytes. An erasure between the two stops the second reading, since
 * the digest would be wrong.
 */
import { createHash } from "node:crypto";
import type { Database } from "../../storage/engine/database.ts";
import { closeLabels, type LabelRow, type LabelSlice, sliceLabels } from "../../storage/review/labels.ts";

export interface LabelExport {
  /** ISO 8601: the moment of the slice. */
  readonly asOf: string;
  /** SHA-256 of the NDJSON, base64. */
  readonly digest: string;
  readonly lines: AsyncIterable<LabelRow>;
}

/**
 * @param slice its moment may be null: the log as it is now.
 * @param encode a label as the line that will be sent, without its end.
 * @returns null where the moment is in the future.
 */
export async function exportSlice(
  deps: { readonly database: Database },
  request: {
    readonly tenantId: string;
    readonly now: Date;
    readonly slice: Omit<LabelSlice, "asOf"> & { readonly asOf: string | null };
  },
  encode: (label: LabelRow) => string,
): Promise<LabelExport | null> {
  const { tenantId } = request;
  const moment = { asOf: request.slice.asOf, now: request.now.toISOString() };
  const asOf = await closeLabels(deps.database, tenantId, moment);
  if (asOf === null) return null;
  const slice = { ...request.slice, asOf };
  const hash = createHash("sha256");
  for await (const label of labelsOf(deps.database, tenantId, slice)) hash.update(`${encode(label)}\n`);
  const digest = hash.digest("base64");
  return { asOf, digest, lines: verified(labelsOf(deps.database, tenantId, slice), digest, encode) };
}

const PAGE = 500;

// Page by page: a caller that reads slowly holds neither a connection nor a snapshot.
async function* labelsOf(database: Database, tenantId: string, slice: LabelSlice): AsyncGenerator<LabelRow> {
  let after: string | null = null;
  for (;;) {
    const rows: LabelRow[] = await sliceLabels(database, tenantId, slice, { after, limit: PAGE });
    yield* rows;
    if (rows.length < PAGE) return;
    after = rows.at(-1)!.created_at;
  }
}

async function* verified(
  labels: AsyncIterable<LabelRow>,
  digest: string,
  encode: (label: LabelRow) => string,
): AsyncGenerator<LabelRow> {
  const hash = createHash("sha256");
  let held: LabelRow | null = null;
  for await (const label of labels) {
    hash.update(`${encode(label)}\n`);
    // The last line waits for the check, so that a slice that has changed never looks whole.
    if (held) yield held;
    held = label;
  }
  if (hash.digest("base64") !== digest)
    throw new Error("the label slice changed while it was being exported");
  if (held) yield held;
}
