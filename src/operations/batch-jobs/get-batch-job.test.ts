import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { numberedCompany, placeholder } from "../../../tests/support/records.ts";
import { TestService } from "../../../tests/support/service.ts";
import { finish, jobOf, submitted, withoutWorker } from "./testing/jobs.ts";

let service: TestService;

beforeAll(async () => {
  service = await TestService.start(withoutWorker);
});

afterAll(() => service.close());

const withoutIds = (text: string): string => text.replaceAll(/req_[a-z2-7]{26}/g, "req_");

describe("GET /v1/batch-jobs/{job_id}", () => {
  test("200: what it came to is counted, and when it began and ended", async () => {
    const tenant = await service.tenant();
    const { job_id: jobId } = await submitted(service, tenant, [
      numberedCompany(1),
      numberedCompany(1),
      placeholder,
      numberedCompany(2),
    ]);
    service.advance(30);
    const job = await finish(service, tenant, jobId);
    expect(job).toMatchObject({
      state: "succeeded",
      progress: { total: 4, completed: 4, match: 0, no_match: 3, unresolved: 1 },
      started_at: service.clock.now.toISOString(),
      finished_at: service.clock.now.toISOString(),
      error: null,
      usage: { credits_charged: 0 },
    });
    expect(Date.parse(job.started_at!) - Date.parse(job.created_at)).toBe(30_000);
  });

  test("200: a job that its credits do not cover has failed, says so, and has charged nothing", async () => {
    const tenant = await service.tenant({ plan: "free", credits: 1 });
    const records = [numberedCompany(3), numberedCompany(4)];
    const { job_id: jobId } = await submitted(service, tenant, records);
    const job = await finish(service, tenant, jobId);
    expect(job).toMatchObject({ state: "failed", error: { code: "credits_exhausted" } });
    expect(job.error?.message).toMatch(/credits/);
    expect(await tenant.ledger()).toMatchObject({ spent: 0, remaining: 1 });
  });

  test("200: a job with a record that this release cannot read has failed, says so, and has charged nothing", async () => {
    const tenant = await service.tenant();
    const { job_id: jobId } = await submitted(service, tenant, [numberedCompany(5), numberedCompany(6)]);
    await service.database.query(
      "update batch_job_record set submitted = $2 where job_id = $1 and record_index = 1",
      [jobId, JSON.stringify({ name: "Acme", of_a_later_release: true })],
    );
    const job = await finish(service, tenant, jobId);
    expect(job).toMatchObject({ state: "failed", error: { code: "stored_record_unreadable" } });
    expect(job.error?.message).toMatch(/cannot be read by this release/);
    expect(await tenant.ledger()).toMatchObject({ spent: 0 });
  });

  test("200: the tool gives the same", async () => {
    const tenant = await service.tenant();
    const { job_id: jobId } = await submitted(service, tenant, [placeholder]);
    const { correlation_id: _, ...job } = await jobOf(tenant, jobId);
    const tool = await tenant.tool("get_batch_job", { job_id: jobId }, "read");
    expect(tool.content).toMatchObject({ ...job });
  });

  test("404: another tenant's job has the bytes of an unknown one", async () => {
    const [tenant, other] = [await service.tenant(), await service.tenant()];
    const theirs = await submitted(service, other, [placeholder]);
    const foreign = await tenant.get(`/v1/batch-jobs/${theirs.job_id}`);
    const unknown = await tenant.get("/v1/batch-jobs/job_aaaaaaaaaaaaaaaaaaaaaaaaaa");
    expect(foreign.status).toBe(404);
    expect(withoutIds(foreign.text)).toBe(withoutIds(unknown.text));
  });

  test("401: no credential", async () => {
    expect((await service.send("GET", "/v1/batch-jobs/job_a")).status).toBe(401);
  });

  test.each(["review", "erase"] as const)("403: a %s key", async (scope) => {
    const tenant = await service.tenant();
    expect((await tenant.get("/v1/batch-jobs/job_a", scope)).status).toBe(403);
  });
});
