import { lockCatalogue } from "../../storage/entities/catalogue-changes.ts";
import { dropFreeAnswers, tenantsWithUnbound, unboundBefore } from "../../storage/usage/unbound-usage.ts";
import { type ErasureDependencies, eraseRecord } from "./erase.ts";

const PAGE = 100;

export interface Expiry {
  readonly now: Date;
  /** Days for which a record that no entity holds is kept. */
  readonly days: number;
  /** Stops the work between two records; the next run continues it. */
  readonly signal: AbortSignal;
}

/** Erases unbound records after the operator's retention period, each as a caller would erase it. */
export async function expireUnbound(deps: ErasureDependencies, expiry: Expiry): Promise<void> {
  const before = new Date(expiry.now.getTime() - expiry.days * 86_400_000).toISOString();
  for (const tenantId of await tenantsWithUnbound(deps.database)) {
    await expireOf(deps, { ...expiry, tenantId, before });
    await deps.database.transaction(async (tx) => {
      if ((await lockCatalogue(tx, tenantId)) !== null) await dropFreeAnswers(tx, tenantId, before);
    });
  }
}

async function expireOf(
  deps: ErasureDependencies,
  { tenantId, before, now, signal }: Expiry & { readonly tenantId: string; readonly before: string },
): Promise<void> {
  for (;;) {
    const old = await unboundBefore(deps.database, tenantId, { before, limit: PAGE });
    for (const recordId of old) {
      if (signal.aborted) return;
      const refused = await eraseRecord(deps, { tenantId, recordId, now });
      // Another request erased the record meanwhile. The records of a tenant that is not active are not
      // changed.
      if (refused && refused.code !== "not_found") return;
    }
    if (old.length < PAGE) return;
  }
}
