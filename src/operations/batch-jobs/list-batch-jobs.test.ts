import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { numberedCompany } from "../../../tests/support/records.ts";
import { TestService } from "../../../tests/support/service.ts";
import { finish, submitted, withoutWorker } from "./testing/jobs.ts";

let service: TestService;

beforeAll(async () => {
  service = await TestService.start(withoutWorker);
});
afterAll(() => service.close());

interface Listed {
  readonly jobs: readonly { readonly job_id: string; readonly state: string }[];
  readonly total: number;
}

describe("GET /v1/batch-jobs", () => {
  test("200: the newest job first, each as it is read by its id, in pages", async () => {
    const tenant = await service.tenant();
    const ids: string[] = [];
    for (const n of [1, 2, 3]) {
      service.advance(10);
      ids.push((await submitted(service, tenant, [numberedCompany(n)])).job_id);
    }
    await finish(service, tenant, ids[0]!);
    const { status, body } = await tenant.get<Listed>("/v1/batch-jobs");
    expect(status).toBe(200);
    expect(body).toMatchObject({ total: 3, limit: 50, offset: 0 });
    expect(body.jobs.map(({ job_id }) => job_id)).toEqual(ids.toReversed());
    for (const job of body.jobs) {
      const { body: read } = await tenant.get<Record<string, unknown>>(`/v1/batch-jobs/${job.job_id}`);
      const { correlation_id: _, usage: __, ...facts } = read;
      expect(job).toEqual(facts);
    }
    const page = await tenant.get<Listed>("/v1/batch-jobs?limit=1&offset=1");
    expect(page.body.jobs.map(({ job_id }) => job_id)).toEqual([ids[1]]);
    expect(page.body.total).toBe(3);
  });

  test("200: another tenant's jobs are not in the list", async () => {
    const tenant = await service.tenant();
    expect((await tenant.get<Listed>("/v1/batch-jobs")).body).toMatchObject({ jobs: [], total: 0 });
  });
});
