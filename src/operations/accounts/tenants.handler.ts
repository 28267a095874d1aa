import { Failure } from "../../contract/errors.ts";
import { plans } from "../../contract/limits.ts";
import type { Handler } from "../../contract/operation.ts";
import { Reply } from "../../contract/reply.ts";
import { newOpaqueId } from "../../ids/opaque-id.ts";
import type { Database } from "../../storage/engine/database.ts";
import {
  findTenant,
  insertTenant,
  listTenants as readTenants,
  type TenantRow,
} from "../../storage/tenants/accounts.ts";
import type { createTenant, getTenant, listTenants } from "./tenants.contract.ts";

export function createTenantHandler(deps: { readonly database: Database }): Handler<typeof createTenant> {
  return async (call, { name, plan = "free", tenant_id, external_ref }) => {
    const { credits, deepAttempts, enforced } = plans[plan];
    const tenant: TenantRow = {
      tenant_id: tenant_id ?? newOpaqueId("ten"),
      name,
      plan,
      external_ref: external_ref ?? null,
      status: "active",
      credits_granted: credits,
      credits_remaining: credits,
      deep_attempts_remaining: deepAttempts,
      enforced,
      created_at: call.now.toISOString(),
    };
    const location = { Location: `/v1/admin/tenants/${tenant.tenant_id}` };
    if (await insertTenant(deps.database, tenant)) return new Reply(shown(tenant), { headers: location });
    const held = await findTenant(deps.database, tenant.tenant_id);
    if (held?.name !== name) return new Failure("tenant_conflict");
    return new Reply(shown(held), { status: 200, headers: location });
  };
}

export function getTenantHandler(deps: { readonly database: Database }): Handler<typeof getTenant> {
  return async (_call, { tenant_id }) => {
    const tenant = await findTenant(deps.database, tenant_id);
    return tenant === null ? new Failure("not_found") : shown(tenant);
  };
}

export function listTenantsHandler(deps: { readonly database: Database }): Handler<typeof listTenants> {
  return async (_call, { limit = 50, offset = 0 }) => {
    const { tenants, total } = await readTenants(deps.database, { limit, offset });
    return { tenants: tenants.map(shown), total, limit, offset };
  };
}

function shown(tenant: TenantRow) {
  return {
    tenant_id: tenant.tenant_id,
    name: tenant.name,
    plan: tenant.plan,
    external_ref: tenant.external_ref,
    status: tenant.status,
    credits_granted: tenant.credits_granted,
    credits_remaining: tenant.credits_remaining,
    rate_multiplier: plans[tenant.plan as keyof typeof plans].rateMultiplier,
    created_at: tenant.created_at,
  };
}
