import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { numberedCompany } from "../../../tests/support/records.ts";
import type { TestService } from "../../../tests/support/service.ts";
import { exact, full, one, silent, startLimited } from "../resolution/testing/unbound.ts";
import { finish, resultOf, submitted, trySubmit } from "./testing/jobs.ts";

let service: TestService;

beforeAll(async () => {
  service = await startLimited();
});

afterAll(() => service.close());

describe("a batch job over the quota", () => {
  test("fails by the code, and what decides is decided", async () => {
    const tenant = await service.tenant({ plan: "free" });
    await full(tenant);
    const { job_id } = await submitted(service, tenant, [silent(21), numberedCompany(1)]);
    const job = await finish(service, tenant, job_id);
    expect(job).toMatchObject({ state: "failed", error: { code: "storage_limit" } });
    expect(await tenant.count("entity")).toBe(1);
    expect(await exact(service, tenant)).toBe(3);
  });

  test("of replays succeeds and counts them, and keeps no record of them", async () => {
    const tenant = await service.tenant({ plan: "free" });
    const records = [numberedCompany(1), numberedCompany(2)];
    for (const record of records) await tenant.resolve(record);
    await full(tenant);
    const before = await tenant.count("record");
    const { job_id } = await submitted(service, tenant, records);
    const job = await finish(service, tenant, job_id);
    expect(job).toMatchObject({ state: "succeeded", progress: { total: 2, completed: 2, no_match: 2 } });
    expect((await resultOf(tenant, job_id)).outcomes).toHaveLength(2);
    expect(await tenant.count("record")).toBe(before);
  });

  test("409: what jobs hold is limited by itself, and a cancelled job makes room", async () => {
    const tenant = await service.tenant({ plan: "free" });
    const many = Array.from({ length: 200 }, (_, n) => numberedCompany(n));
    const first = await submitted(service, tenant, many);
    const refused = await trySubmit(service, tenant, many);
    expect(refused.status).toBe(409);
    expect(refused.body.error).toMatchObject({ code: "storage_limit", details: { store: "batch_jobs" } });
    await service.send("POST", `/v1/batch-jobs/${first.job_id}/cancel`, { key: tenant.keys.resolve });
    await submitted(service, tenant, many);
    const held = await one<{ held: number; job_bytes: number }>(
      service,
      tenant,
      `select sum(j.held_bytes)::bigint as held, min(u.job_bytes) as job_bytes
       from batch_job j join unbound_usage u using (tenant_id) where j.tenant_id = $1`,
    );
    expect(held!.job_bytes).toBe(held!.held);
  });
});
