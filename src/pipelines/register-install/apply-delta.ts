/**
 * A delta holds the changes since an earlier version. It is loaded under a snapshot of its own, which is
 * completed with the rows of the version in force that the delta neither has nor retires. It is then a full
 * version like any other, and comes into force in one step.
 */
import {
  attributesOfSources,
  type CompanyPosition,
  carryCompanies,
  carryRelationships,
  countSnapshotRows,
} from "../../storage/registers/register-deltas.ts";
import { renewSnapshotLease, type SnapshotRow } from "../../storage/registers/registers.ts";
import { LEASE_S, type RegisterDependencies } from "./dependencies.ts";
import { RegisterInstallError } from "./install-error.ts";
import type { LoadedRows } from "./load-rows.ts";
import type { SourceTally } from "./source-tallies.ts";

export interface DeltaReport {
  /** Rows of the delta itself: companies and relationships. */
  readonly rows: number;
  /** Rows that the delta withdrew. */
  readonly retired: number;
  /** ISO 8601: the version that the delta was applied to. */
  readonly baseline: string;
}

const BATCH = 5_000;
const HOUR_MS = 3_600_000;

/**
 * The version in force that the delta can be applied to: one that was published within the period of the
 * delta.
 * @throws RegisterInstallError `delta_without_baseline` with the reason.
 */
export function baselineOf(
  { publisherDate, deltaHours }: Pick<LoadedRows, "publisherDate" | "deltaHours">,
  inForce: SnapshotRow | null,
): SnapshotRow {
  const refuse = (why: string): never => {
    const message = `the file is a delta, which holds only what has changed: ${why}`;
    throw new RegisterInstallError("delta_without_baseline", message);
  };
  if (inForce === null) return refuse("install a full file first");
  if (publisherDate === null || deltaHours === null)
    return refuse("its name has to say when it was published and how far back it reaches");
  if (!inForce.as_of_known)
    return refuse("the date of the version in force is not known; install a full file");
  const from = new Date(Date.parse(publisherDate) - (deltaHours ?? 0) * HOUR_MS);
  const base = Date.parse(inForce.as_of);
  if (base < from.getTime() || base > Date.parse(publisherDate)) {
    refuse(
      `it covers ${from.toISOString()} to ${publisherDate}, and the version in force is as of ${inForce.as_of}; install a full file, or a delta that reaches back to that date`,
    );
  }
  return inForce;
}

/** Completes the loading snapshot. @returns its new counts, and a report of the applied changes. */
export async function applyDelta(
  deps: RegisterDependencies,
  snapshotId: number,
  { loaded, base }: { readonly loaded: LoadedRows; readonly base: SnapshotRow },
): Promise<{ readonly loaded: LoadedRows; readonly delta: DeltaReport }> {
  const { database } = deps;
  const carrying = { snapshotId, baseId: base.snapshot_id, batch: BATCH };
  const stayAlive = async () => {
    if (!(await renewSnapshotLease(database, snapshotId, LEASE_S)))
      throw new RegisterInstallError("interrupted", "the install was taken for dead and cleaned away");
    await deps.failpoint?.("row_chunk");
  };
  const companies = loaded.retired.flatMap((one) => ("company" in one ? [one.company] : []));
  let position: CompanyPosition | null = { source: "", id: "" };
  while (position !== null) {
    await stayAlive();
    position = await carryCompanies(database, carrying, { after: position, retired: companies });
  }
  const relationships = loaded.retired.flatMap((one) =>
    "relationship" in one
      ? [
          {
            child_lei: one.relationship.childLei,
            parent_lei: one.relationship.parentLei,
            type: one.relationship.type,
          },
        ]
      : [],
  );
  let child: string | null = "";
  while (child !== null) {
    await stayAlive();
    child = await carryRelationships(database, carrying, { after: child, retired: relationships });
  }
  const stored = await countSnapshotRows(database, snapshotId);
  const known = await attributesOfSources(database, base.snapshot_id);
  return {
    loaded: {
      ...loaded,
      companies: [...stored.companies.values()].reduce((sum, count) => sum + count, 0),
      relationships: stored.relationships,
      sources: sourcesOf(loaded.sources, { stored: stored.companies, known }),
    },
    delta: {
      rows: loaded.companies + loaded.relationships,
      retired: loaded.retired.length,
      baseline: base.as_of,
    },
  };
}

/** A source supplies the attributes that the delta or the base has from it. */
function sourcesOf(
  ofDelta: readonly SourceTally[],
  {
    stored,
    known,
  }: {
    readonly stored: ReadonlyMap<string, number>;
    readonly known: ReadonlyMap<string, readonly string[]>;
  },
): SourceTally[] {
  const tallies = new Map(ofDelta.map((tally) => [tally.source, tally]));
  return [...stored].map(([source, companies]) => {
    const tally = tallies.get(source);
    const attributes = new Set([...(tally?.attributes ?? []), ...(known.get(source) ?? [])]);
    return { source, licence: tally?.licence ?? null, companies, attributes: [...attributes].sort() };
  });
}
