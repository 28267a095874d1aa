/**
 * The least work that resolving these records needs: the same retrieval by the same keys, and the same rows
 * committed by the same statement, grouped as the service groups them. No HTTP, no door, no analysis, no
 * scoring, no answer.
 */
import { normalise, retrievalSubject } from "../../src/domain/matching/comparable/comparable-of.ts";
import { retrievalKeys } from "../../src/domain/retrieval/keys.ts";
import type { RetrievalKey } from "../../src/domain/retrieval/retrieval-key.ts";
import type { RegistersVersion } from "../../src/pipelines/register-install/registers-version.ts";
import { CommitQueue } from "../../src/pipelines/resolution/commit-queue.ts";
import type { ResolutionDependencies } from "../../src/pipelines/resolution/dependencies.ts";
import type { ResolutionWrite } from "../../src/storage/decisions/resolutions.ts";
import { findComparablesByNumber } from "../../src/storage/entities/catalogue.ts";
import { entityKey } from "../../src/storage/entities/entity-keys.ts";
import { findHolders, numbersOf } from "../../src/storage/entities/holders.ts";
import type { BenchmarkQuery } from "../../src/training/benchmark-cases.ts";
import { resolveAll } from "../pairs/resolve-work.ts";
import { inParallel } from "../quality/ask.ts";
import type { BenchTenant } from "../quality/service.ts";

/** The reads and writes of one record. */
export interface FloorItem {
  readonly keys: readonly RetrievalKey[];
  readonly entityKeys: readonly string[];
  readonly write: ResolutionWrite;
}

/** Resolves the records once, in the order given, and records the reads and writes of each. */
export async function floorItems(
  deps: ResolutionDependencies,
  queries: readonly BenchmarkQuery[],
  tenant: BenchTenant,
): Promise<FloorItem[]> {
  const writes: ResolutionWrite[] = [];
  const recording: Pick<CommitQueue, "lock" | "commit"> = {
    lock: deps.commits.lock,
    commit: (write) => {
      writes.push(write);
      return deps.commits.commit(write);
    },
  };
  const tenants = queries.map(() => tenant);
  await resolveAll({ ...deps, commits: recording as CommitQueue }, queries, { tenants, width: 1 });
  if (writes.length !== queries.length) throw new Error("a record was committed more than once");
  return queries.map(({ record }, at) => {
    const keys = retrievalKeys(retrievalSubject(normalise(record)), "query");
    return {
      keys,
      entityKeys: [...new Set(keys.map(({ key }) => entityKey(key)))],
      write: writes[at]!,
    };
  });
}

const LIMIT = 50;
const KEY_CAP = 500;

/** Retrieves and commits every item for a tenant whose store is empty, `width` at a time. @returns seconds. */
export async function runFloor(
  deps: Pick<ResolutionDependencies, "database">,
  items: readonly FloorItem[],
  how: {
    readonly catalogue: RegistersVersion;
    readonly tenant: BenchTenant;
    readonly width: number;
    readonly shards: number;
  },
): Promise<number> {
  const commits = new CommitQueue(deps.database, how.shards);
  const { tenantId } = how.tenant;
  const started = performance.now();
  await inParallel(items, how.width, async ({ keys, entityKeys, write }) => {
    const rows = await findHolders(deps.database, tenantId, entityKeys, KEY_CAP);
    const own = [...new Set(rows.flatMap(numbersOf))].slice(0, LIMIT);
    await findComparablesByNumber(deps.database, tenantId, own);
    for (const { ordinal } of how.catalogue.search(keys, { limit: LIMIT }).candidates)
      how.catalogue.candidate(ordinal);
    const { outcome } = await commits.commit({
      ...write,
      tenant_id: tenantId,
      seen_version: Number.MAX_SAFE_INTEGER,
    });
    if (outcome !== "committed") throw new Error(`the floor's commit was ${outcome}`);
  });
  return (performance.now() - started) / 1000;
}
