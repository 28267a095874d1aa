import type { Queryable } from "../engine/database.ts";
import { insertTenant, type TenantRow } from "../tenants/accounts.ts";

/** Writes an active tenant on the enforced free plan, unless the options say otherwise. */
export async function insertTestTenant(
  db: Queryable,
  tenantId: string,
  said: Partial<TenantRow> = {},
): Promise<void> {
  await insertTenant(db, {
    tenant_id: tenantId,
    name: "Test tenant",
    plan: "free",
    external_ref: null,
    status: "active",
    credits_granted: 300,
    credits_remaining: 300,
    deep_attempts_remaining: 25,
    enforced: true,
    created_at: "2026-11-20T09:00:00.000Z",
    ...said,
  });
}
