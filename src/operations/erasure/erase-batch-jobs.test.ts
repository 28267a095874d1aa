/** Erased data in batch jobs: their input, their outcomes while they run, their result, their answers. */

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { numberedCompany } from "../../../tests/support/records.ts";
import { TestService } from "../../../tests/support/service.ts";
import type { TestTenant } from "../../../tests/support/tenant.ts";
import { resolveRecords, runJob } from "../../pipelines/batch-jobs/run-job.ts";
import { runnableJob } from "../../storage/jobs/batch-jobs.ts";
import {
  claimJob,
  finish,
  jobOf,
  resultOf,
  submitted,
  trySubmit,
  withoutWorker,
  workerParts,
} from "../batch-jobs/testing/jobs.ts";

let service: TestService;

beforeAll(async () => {
  service = await TestService.start(withoutWorker);
});

afterAll(() => service.close());

const canary = { ...numberedCompany(1), name: "Zanzicanary Limited", client_ref: "zanzicanary-ref" };
const plain = { ...numberedCompany(2), client_ref: "plain" };

/** Every row of every table that holds the canary. */
async function findCanaries(): Promise<string[]> {
  const { rows: tables } = await service.database.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' order by 1",
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await service.database.query<{ line: string }>(`select t::text as line from ${name} t`);
    found.push(...rows.filter(({ line }) => /zanzicanary/i.test(line)).map(({ line }) => `${name}: ${line}`));
  }
  return found;
}

const erase = async (tenant: TestTenant, path: string) => {
  const answer = await service.send("DELETE", path, { key: tenant.keys.erase });
  expect(answer.status, answer.text).toBe(204);
};

const recordOf = async (tenant: TestTenant, ref: string): Promise<string> => {
  const { body } = await tenant.get<{ records: { record_id: string }[] }>(`/v1/records/by-ref/${ref}`);
  return body.records[0]!.record_id;
};

describe("an erasure, and batch jobs", () => {
  test("204: a job that has ended is erased with a record of it", async () => {
    const tenant = await service.tenant();
    const { job_id: jobId } = await submitted(service, tenant, [canary, plain], "zanzicanary-key");
    await finish(service, tenant, jobId);
    expect((await findCanaries()).some((line) => line.startsWith("batch_job: "))).toBe(true);
    await erase(tenant, `/v1/records/${await recordOf(tenant, "zanzicanary-ref")}`);
    expect(await findCanaries()).toEqual([]);
    expect(await jobOf(tenant, jobId)).toMatchObject({ state: "erased", progress: { completed: 2 } });
    expect((await tenant.get(`/v1/batch-jobs/${jobId}/result`)).status).toBe(410);
    expect((await trySubmit(service, tenant, [canary, plain], "zanzicanary-key")).body.error.code).toBe(
      "idempotency_response_erased",
    );
    // The other record of the job stays unchanged.
    expect(await tenant.count("record")).toBe(1);
  });

  test("204: so is one whose result shows an entity that goes, and no other", async () => {
    const tenant = await service.tenant();
    const founded = await tenant.resolve({ ...canary, client_ref: "before" });
    const shows = (await submitted(service, tenant, [{ ...canary, client_ref: "zanzicanary-2" }])).job_id;
    const other = (await submitted(service, tenant, [plain])).job_id;
    await finish(service, tenant, shows);
    await finish(service, tenant, other);
    await erase(tenant, `/v1/entities/${founded.entity!.entity_id}`);
    expect(await findCanaries()).toEqual([]);
    expect((await jobOf(tenant, shows)).state).toBe("erased");
    expect((await jobOf(tenant, other)).state).toBe("succeeded");
    expect((await resultOf(tenant, other)).outcomes).toHaveLength(1);
  });

  test("204: of a job that runs, its input and its outcome go at once, and it ends erased", async () => {
    const tenant = await service.tenant();
    const { job_id: jobId } = await submitted(service, tenant, [canary, plain], "zanzicanary-running");
    const job = await claimJob(service);
    expect(job?.jobId).toBe(jobId);
    const { signal } = new AbortController();
    await resolveRecords(workerParts(service), (await runnableJob(service.database, job!))!, signal);
    expect((await findCanaries()).some((line) => line.startsWith("batch_job_record: "))).toBe(true);
    await erase(tenant, `/v1/records/${await recordOf(tenant, "zanzicanary-ref")}`);
    expect(await findCanaries()).toEqual([]);
    expect((await jobOf(tenant, jobId)).state).toBe("running");
    await runJob(workerParts(service), job!, signal);
    expect(await jobOf(tenant, jobId)).toMatchObject({ state: "erased", error: null });
    expect(await findCanaries()).toEqual([]);
  });

  test("204: an erasure between the last outcome and the result is not undone by the result", async () => {
    const tenant = await service.tenant();
    const { job_id: jobId } = await submitted(service, tenant, [canary, plain]);
    const job = await claimJob(service);
    const parts = workerParts(service);
    const { database } = parts.resolution;
    let erased = false;
    // The answer is complete in the worker's memory when the record goes.
    const slow = new Proxy(database, {
      get: (target, name) => {
        const value = Reflect.get(target, name) as unknown;
        if (name !== "transaction") return typeof value === "function" ? value.bind(target) : value;
        return async (work: Parameters<typeof database.transaction>[0]) => {
          if (!erased) {
            erased = true;
            await erase(tenant, `/v1/records/${await recordOf(tenant, "zanzicanary-ref")}`);
          }
          return target.transaction(work);
        };
      },
    });
    await runJob(
      { ...parts, resolution: { ...parts.resolution, database: slow } },
      job!,
      new AbortController().signal,
    );
    expect(erased).toBe(true);
    expect((await jobOf(tenant, jobId)).state).toBe("erased");
    expect(await findCanaries()).toEqual([]);
  });

  test("204: of two tenants with one company the other's job stays", async () => {
    const [tenant, other] = [await service.tenant(), await service.tenant()];
    const theirs = (await submitted(service, other, [plain])).job_id;
    const mine = (await submitted(service, tenant, [plain])).job_id;
    await finish(service, other, theirs);
    await finish(service, tenant, mine);
    const before = await resultOf(other, theirs);
    await erase(tenant, `/v1/records/${await recordOf(tenant, "plain")}`);
    expect((await resultOf(other, theirs)).outcomes).toEqual(before.outcomes);
  });
});
