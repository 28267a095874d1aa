/** Stores at the limit of unbound records, and a recount of the database's counts. */
import { expect } from "vitest";
import { TestService } from "../../../../tests/support/service.ts";
import type { TestTenant } from "../../../../tests/support/tenant.ts";

/** Starts the service with a quota of three unbound records and one MiB on the free plan, and no byte on the next. */
export const startLimited = (): Promise<TestService> =>
  TestService.start({
    register: "none",
    environment: { ASSAY_WORKER: "separate", ASSAY_UNBOUND_QUOTAS: "free=3:1,starter=100:0" },
  });

/** A record that is never decided, whatever the store holds. */
export const silent = (n: number) => ({
  name: "N/A",
  country: "GB",
  client_ref: `silent ${n}`,
  enrich: false,
});

export const counted = `select records, bytes, job_bytes from unbound_usage where tenant_id = $1`;
export const recounted = `select count(*) as records, coalesce(sum(octet_length(r.submitted)
    + (select coalesce(sum(octet_length(d.receipt)), 0) from decision d
       where d.tenant_id = r.tenant_id and d.record_id = r.record_id)
    + (select coalesce(sum(octet_length(i.shortlist)), 0) from review_item i
       where i.tenant_id = r.tenant_id and i.record_id = r.record_id)
    + (select coalesce(sum(octet_length(a.body)), 0) from idempotency a
       where a.tenant_id = r.tenant_id and a.record_id = r.record_id)), 0)::bigint as bytes
  from record r where r.tenant_id = $1 and not r.member`;

export async function one<Row>(
  service: TestService,
  tenant: TestTenant,
  statement: string,
): Promise<Row | undefined> {
  return (await service.database.query<Row>(statement, [tenant.tenantId])).rows[0];
}

export interface Count {
  readonly records: number;
  readonly bytes: number;
}

/** Expects the counts to be those of a recount. @returns how many records are counted. */
export async function exact(service: TestService, tenant: TestTenant): Promise<number> {
  const held = await one<Count>(service, tenant, counted);
  const found = await one<Count>(service, tenant, recounted);
  expect({ records: held?.records ?? 0, bytes: held?.bytes ?? 0 }).toEqual(found);
  return found!.records;
}

export const full = async (tenant: TestTenant) => {
  for (let n = 0; n < 3; n++) await tenant.resolve(silent(n), `full-${n}`);
};

export const stored = async (tenant: TestTenant) => [
  await tenant.count("record"),
  await tenant.count("decision"),
  await tenant.count("review_item"),
  await tenant.count("idempotency"),
];

export const erase = (service: TestService, tenant: TestTenant, recordId: string) =>
  service.send("DELETE", `/v1/records/${recordId}`, { key: tenant.keys.erase });
