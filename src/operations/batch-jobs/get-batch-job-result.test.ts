import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { BatchBody, ErrorBody, JobBody } from "../../../tests/support/answers.ts";
import { numberedCompany, placeholder } from "../../../tests/support/records.ts";
import { TestService } from "../../../tests/support/service.ts";
import type { TestTenant } from "../../../tests/support/tenant.ts";
import { finish, resultOf, submitted, withoutWorker } from "./testing/jobs.ts";

let service: TestService;

beforeAll(async () => {
  service = await TestService.start(withoutWorker);
});

afterAll(() => service.close());

const records = [numberedCompany(1), { ...numberedCompany(2), client_ref: "b" }, placeholder];

async function finished(tenant: TestTenant, sent: readonly object[] = records): Promise<string> {
  const { job_id: jobId } = await submitted(service, tenant, sent);
  await finish(service, tenant, jobId);
  return jobId;
}

const cancel = (tenant: TestTenant, jobId: string) =>
  service.send("POST", `/v1/batch-jobs/${jobId}/cancel`, { key: tenant.keys.resolve });

const tryResult = (tenant: TestTenant, jobId: string) =>
  tenant.get<BatchBody & JobBody & ErrorBody>(`/v1/batch-jobs/${jobId}/result`);

describe("GET /v1/batch-jobs/{job_id}/result", () => {
  test("200: what batch answers to the same records, but for ids and times", async () => {
    const [tenant, other] = [await service.tenant(), await service.tenant()];
    const result = await resultOf(tenant, await finished(tenant));
    const answer = await other.batch(records);
    const masked = (body: object) =>
      JSON.parse(JSON.stringify(body).replaceAll(/\b(rec|ent|dec|rev|req)_[a-z2-7]{26}/g, "$1_")) as object;
    expect(masked(result)).toEqual(masked(answer));
    expect(result.usage.credits_charged).toBe(2);
    expect(await tenant.ledger()).toMatchObject({ entries: 2, spent: 2 });
    for (const { decision_id, decision } of result.outcomes)
      expect((await tenant.decision(decision_id)).decision).toBe(decision);
  });

  test("200: the same bytes however often it is read, with the usage of the whole job", async () => {
    const tenant = await service.tenant();
    const jobId = await finished(tenant);
    const [first, second] = [await tryResult(tenant, jobId), await tryResult(tenant, jobId)];
    const withoutId = (text: string) => text.replace(/"correlation_id":"req_[a-z2-7]{26}","usage"/, "");
    expect(withoutId(second.text)).toBe(withoutId(first.text));
    expect(second.body.usage.credits_charged).toBe(2);
  });

  test("202: a job that waits says when to ask again, and how far it is", async () => {
    const tenant = await service.tenant();
    const few = await submitted(service, tenant, records);
    const many = await submitted(
      service,
      tenant,
      Array.from({ length: 450 }, (_, n) => ({ ...placeholder, client_ref: `${n}` })),
    );
    const answers = [await tryResult(tenant, few.job_id), await tryResult(tenant, many.job_id)];
    expect(answers.map(({ status }) => status)).toEqual([202, 202]);
    expect(answers.map(({ headers }) => headers["retry-after"])).toEqual(["2", "5"]);
    expect(answers[0]!.body).toMatchObject({ state: "queued", progress: { total: 3, completed: 0 } });
    expect(answers[0]!.body).not.toHaveProperty("outcomes");
    // The worker of a later test would run them.
    for (const { job_id: jobId } of [few, many]) await cancel(tenant, jobId);
  });

  test("404: another tenant's job", async () => {
    const [tenant, other] = [await service.tenant(), await service.tenant()];
    expect((await tryResult(tenant, await finished(other))).status).toBe(404);
  });

  test("409: a job that was cancelled, and one that failed, have none", async () => {
    const tenant = await service.tenant({ plan: "free", credits: 1 });
    const failed = await finished(tenant);
    const cancelled = (await submitted(service, tenant, records)).job_id;
    await cancel(tenant, cancelled);
    for (const [jobId, state] of [
      [failed, "failed"],
      [cancelled, "cancelled"],
    ] as const) {
      const answer = await tryResult(tenant, jobId);
      expect(answer.status).toBe(409);
      expect(answer.body.error).toMatchObject({ code: "batch_job_no_result", details: { state } });
    }
  });

  test("410: erased with any record of it", async () => {
    const tenant = await service.tenant();
    const jobId = await finished(tenant);
    const { outcomes } = await resultOf(tenant, jobId);
    await service.send("DELETE", `/v1/records/${outcomes[2]!.record_id}`, { key: tenant.keys.erase });
    const answer = await tryResult(tenant, jobId);
    expect([answer.status, answer.body.error.code]).toEqual([410, "result_erased"]);
  });

  test("401: no credential", async () => {
    expect((await service.send("GET", "/v1/batch-jobs/job_a/result")).status).toBe(401);
  });
});

describe("get_batch_job_results", () => {
  interface Page {
    readonly state: string;
    readonly outcomes: readonly { readonly client_ref: string }[];
    readonly next_offset: number | null;
    readonly total: number;
    readonly usage: { readonly credits_charged: number };
  }

  test("200: pages hold every outcome once, in order, each with the usage of the whole job", async () => {
    const tenant = await service.tenant();
    const jobId = await finished(
      tenant,
      Array.from({ length: 12 }, (_, n) => ({ ...numberedCompany(n), client_ref: `${n}` })),
    );
    const refs: string[] = [];
    let offset: number | null = 0;
    while (offset !== null) {
      const { content } = await tenant.tool(
        "get_batch_job_results",
        { job_id: jobId, offset, limit: 5 },
        "read",
      );
      const page = content as unknown as Page;
      expect(page).toMatchObject({ state: "succeeded", total: 12, usage: { credits_charged: 12 } });
      refs.push(...page.outcomes.map(({ client_ref }) => client_ref));
      offset = page.next_offset;
    }
    expect(refs).toEqual(Array.from({ length: 12 }, (_, n) => `${n}`));
  });

  test("200: none while the job waits, and it says so", async () => {
    const tenant = await service.tenant();
    const { job_id: jobId } = await submitted(service, tenant, records);
    const { content } = await tenant.tool("get_batch_job_results", { job_id: jobId });
    expect(content).toMatchObject({ state: "queued", outcomes: [], next_offset: 0, total: 3 });
    await cancel(tenant, jobId);
  });

  test.each(["not_found", "batch_job_no_result", "result_erased"])(
    "404, 409, 410: the tool says %s",
    async (code) => {
      const tenant = await service.tenant();
      const jobId = code === "not_found" ? "job_aaaaaaaaaaaaaaaaaaaaaaaaaa" : await endedWith(tenant, code);
      const { isError, content } = await tenant.tool("get_batch_job_results", { job_id: jobId });
      expect(isError).toBe(true);
      expect(content.error).toMatchObject({ code });
    },
  );

  async function endedWith(tenant: TestTenant, code: string): Promise<string> {
    const { job_id: jobId } = await submitted(service, tenant, records);
    if (code === "batch_job_no_result") {
      await service.send("POST", `/v1/batch-jobs/${jobId}/cancel`, { key: tenant.keys.resolve });
      return jobId;
    }
    await finish(service, tenant, jobId);
    const [outcome] = (await resultOf(tenant, jobId)).outcomes;
    await service.send("DELETE", `/v1/records/${outcome!.record_id}`, { key: tenant.keys.erase });
    return jobId;
  }

  test("422: a page of more than 100", async () => {
    const tenant = await service.tenant();
    const { isError } = await tenant.tool("get_batch_job_results", { job_id: "job_a", limit: 101 });
    expect(isError).toBe(true);
  });
});
