import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ErrorBody, JobBody } from "../../../tests/support/answers.ts";
import { numberedCompany } from "../../../tests/support/records.ts";
import { TestService } from "../../../tests/support/service.ts";
import type { TestTenant } from "../../../tests/support/tenant.ts";
import { claimJob, finish, jobOf, submitted, withoutWorker, workerOf } from "./testing/jobs.ts";

let service: TestService;

beforeAll(async () => {
  service = await TestService.start(withoutWorker);
});

afterAll(() => service.close());

const cancel = (tenant: TestTenant, jobId: string) =>
  service.send<JobBody & ErrorBody>("POST", `/v1/batch-jobs/${jobId}/cancel`, { key: tenant.keys.resolve });

describe("POST /v1/batch-jobs/{job_id}/cancel", () => {
  test("200: queued work is never done, and nothing of it is kept", async () => {
    const tenant = await service.tenant();
    const { job_id: jobId } = await submitted(service, tenant, [numberedCompany(1)]);
    const answer = await cancel(tenant, jobId);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ job_id: jobId, state: "cancelled", progress: { completed: 0 } });
    expect(answer.body.finished_at).toBe(service.clock.now.toISOString());
    while (await workerOf(service).runNext());
    expect(await jobOf(tenant, jobId)).toMatchObject({ state: "cancelled", started_at: null });
    expect(await tenant.count("record")).toBe(0);
    const { rows } = await service.database.query(
      "select 1 from batch_job_record where job_id = $1 and submitted is not null",
      [jobId],
    );
    expect(rows).toEqual([]);
  });

  test("200: cancelled again it is the same; the tool gives it too", async () => {
    const tenant = await service.tenant();
    const { job_id: jobId } = await submitted(service, tenant, [numberedCompany(2)]);
    const first = await cancel(tenant, jobId);
    service.advance(5);
    expect((await cancel(tenant, jobId)).body.finished_at).toBe(first.body.finished_at);
    const tool = await tenant.tool("cancel_batch_job", { job_id: jobId });
    expect(tool.content).toMatchObject({ state: "cancelled" });
  });

  test("409: running work cannot be recalled", async () => {
    const tenant = await service.tenant();
    const { job_id: jobId } = await submitted(service, tenant, [numberedCompany(3)]);
    while ((await claimJob(service)) !== null);
    const answer = await cancel(tenant, jobId);
    expect(answer.status).toBe(409);
    expect(answer.body.error).toMatchObject({
      code: "batch_job_not_cancellable",
      details: { state: "running" },
    });
    expect((await jobOf(tenant, jobId)).state).toBe("running");
  });

  test("409: nor work that is done", async () => {
    const tenant = await service.tenant();
    const { job_id: jobId } = await submitted(service, tenant, [numberedCompany(4)]);
    await finish(service, tenant, jobId);
    expect((await cancel(tenant, jobId)).body.error).toMatchObject({
      code: "batch_job_not_cancellable",
      details: { state: "succeeded" },
    });
  });

  test("200: of a cancellation and a worker that take a job at once, one has it", async () => {
    const tenant = await service.tenant();
    for (let round = 0; round < 5; round++) {
      const { job_id: jobId } = await submitted(service, tenant, [numberedCompany(5)]);
      const [answer] = await Promise.all([cancel(tenant, jobId), workerOf(service).runNext()]);
      const { state } = await jobOf(tenant, jobId);
      expect([200, 409]).toContain(answer.status);
      expect(state).toBe(answer.status === 200 ? "cancelled" : "succeeded");
    }
  });

  test("404: another tenant's job, which stays as it is", async () => {
    const [tenant, other] = [await service.tenant(), await service.tenant()];
    const { job_id: jobId } = await submitted(service, other, [numberedCompany(6)]);
    expect((await cancel(tenant, jobId)).status).toBe(404);
    expect((await jobOf(other, jobId)).state).toBe("queued");
  });

  test("403: a read key", async () => {
    const tenant = await service.tenant();
    const key = tenant.keys.read;
    expect((await service.send("POST", "/v1/batch-jobs/job_a/cancel", { key })).status).toBe(403);
  });
});
