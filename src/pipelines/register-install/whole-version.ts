import type { SnapshotRow } from "../../storage/registers/registers.ts";
import { applyDelta, baselineOf, type DeltaReport } from "./apply-delta.ts";
import type { RegisterDependencies } from "./dependencies.ts";
import { RegisterInstallError } from "./install-error.ts";
import type { FactLoader } from "./load-facts.ts";
import type { LoadedRows } from "./load-rows.ts";

/** Rows of a file that state something. */
export function rowsOf({ companies, relationships, statements }: LoadedRows): number {
  return companies + relationships + statements;
}

/** A delta is applied to the version in force; a full file must have about as many rows as that version. */
export async function wholeVersion(
  deps: RegisterDependencies,
  snapshotId: number,
  {
    read,
    request,
    inForce,
  }: {
    readonly read: LoadedRows;
    readonly request: { readonly force?: boolean; readonly asOf?: string };
    readonly inForce: SnapshotRow | null;
  },
): Promise<{ readonly loaded: LoadedRows; readonly delta: DeltaReport | null }> {
  if (read.deltaHours !== undefined) {
    const publisherDate = read.publisherDate ?? request.asOf ?? null;
    const base = baselineOf({ ...read, publisherDate }, inForce);
    return applyDelta(deps, snapshotId, { loaded: read, base });
  }
  const rows = rowsOf(read);
  if (!request.force && tooFewRows(rows, inForce)) {
    throw new RegisterInstallError(
      "too_few_rows",
      `the file has ${rows} rows, fewer than half of the ${inForce?.rows_good} that are in force; use force where the register has shrunk`,
    );
  }
  return { loaded: read, delta: null };
}

function tooFewRows(rows: number, inForce: SnapshotRow | null): boolean {
  return inForce !== null && rows * 2 < inForce.rows_good;
}

/**
 * Closes the facts that the version in force stated and this version does not: for a delta the withdrawn
 * facts, for a full version all of them. A full version with too few rows that was forced closes nothing.
 */
export async function endFacts(
  facts: FactLoader,
  { loaded, inForce }: { readonly loaded: LoadedRows; readonly inForce: SnapshotRow | null },
): Promise<void> {
  if (loaded.deltaHours !== undefined) {
    const withdrawn = loaded.retired.flatMap((one) => {
      if ("facts" in one) return [one.facts.sourceRecordId];
      return ["company" in one ? one.company : one.sourceRecordId];
    });
    if (facts.hasBegun) await facts.withdraw(withdrawn);
  } else if (facts.hasBegun && !tooFewRows(rowsOf(loaded), inForce)) await facts.closeUnseen();
}
