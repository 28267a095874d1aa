import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { numberedCompany } from "../../tests/support/records.ts";
import { TestService } from "../../tests/support/service.ts";
import type { TestTenant } from "../../tests/support/tenant.ts";
import {
  claimJob,
  endLease,
  jobOf,
  resultOf,
  submitted,
  withoutWorker,
} from "../operations/batch-jobs/testing/jobs.ts";
import { testCall } from "../storage/testing/outside-call.ts";
import { openCall } from "../storage/usage/outside-commitments.ts";
import { runOn } from "./testing/lent-store.ts";

let service: TestService;

beforeAll(async () => {
  service = await TestService.start(withoutWorker);
});

afterAll(() => service.close());

const run = (...args: readonly string[]) => runOn(service, args);

/** A job whose worker stopped in the middle of an outside call. */
async function unsettled(tenant: TestTenant, n: number): Promise<string> {
  const { job_id: jobId } = await submitted(service, tenant, [numberedCompany(n), numberedCompany(n + 1)]);
  const taken = await claimJob(service);
  expect(taken?.jobId).toBe(jobId);
  const call = testCall(tenant.tenantId, jobId, { jobId, recordIndex: 1 });
  await openCall(service.database, call, { at: service.clock.now.toISOString(), attempt: true });
  await endLease(service, jobId);
  expect(await claimJob(service)).toBeNull();
  expect((await jobOf(tenant, jobId)).state).toBe("reconciliation_required");
  return jobId;
}

describe("assay jobs", () => {
  test("list names the calls that jobs wait for, and nothing when none does", async () => {
    expect(await run("jobs", "list")).toMatchObject({ code: 0, out: "No job waits.\n" });
    const tenant = await service.tenant();
    const jobId = await unsettled(tenant, 1);
    const listed = await run("jobs", "list");
    expect(listed.out).toContain(jobId);
    expect(listed.out).toMatch(/agent/);
    const json = await run("jobs", "list", "--json");
    expect(JSON.parse(json.out)).toMatchObject([
      { tenant_id: tenant.tenantId, job_id: jobId, record_index: 1, purpose: "agent" },
    ]);
    await run("jobs", "reconcile", jobId, "--tenant", tenant.tenantId, "--fail");
    expect(await run("jobs", "list")).toMatchObject({ out: "No job waits.\n" });
  });

  test("reconcile --complete ends it with a result, charged once", async () => {
    const tenant = await service.tenant();
    const jobId = await unsettled(tenant, 10);
    const args = ["jobs", "reconcile", jobId, "--tenant", tenant.tenantId, "--complete"] as const;
    expect(await run(...args)).toMatchObject({ code: 0, out: `${jobId}: succeeded\n` });
    expect((await resultOf(tenant, jobId)).outcomes).toHaveLength(2);
    expect((await tenant.ledger()).spent).toBe(2);
    expect(await run(...args)).toMatchObject({ code: 1, err: expect.stringContaining("no such job") });
  });

  test("reconcile --fail ends it without one", async () => {
    const tenant = await service.tenant();
    const jobId = await unsettled(tenant, 20);
    await run("jobs", "reconcile", jobId, "--tenant", tenant.tenantId, "--fail");
    expect(await jobOf(tenant, jobId)).toMatchObject({
      state: "failed",
      error: { code: "outside_call_unsettled" },
    });
  });

  test("another tenant's job is not found; neither or both ways is a wrong call", async () => {
    const tenant = await service.tenant();
    const jobId = await unsettled(tenant, 30);
    const other = await service.tenant();
    const args = ["jobs", "reconcile", jobId, "--tenant", other.tenantId] as const;
    expect((await run(...args, "--fail")).code).toBe(1);
    expect((await run(...args)).code).toBe(2);
    expect((await run(...args, "--fail", "--complete")).code).toBe(2);
    expect((await jobOf(tenant, jobId)).state).toBe("reconciliation_required");
  });
});
