import { hash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { numberedCompany, placeholder } from "../../../tests/support/records.ts";
import { TestService } from "../../../tests/support/service.ts";
import { claimKey } from "../../storage/tenants/idempotency.ts";
import { finish, jobOf, resultOf, streamOf, submitted, trySubmit, withoutWorker } from "./testing/jobs.ts";

let service: TestService;

beforeAll(async () => {
  service = await TestService.start(withoutWorker);
});

afterAll(() => service.close());

const company = numberedCompany(1);

async function jobsOf(tenantId: string): Promise<number> {
  const { rows } = await service.database.query<{ total: number }>(
    "select count(*)::int as total from batch_job where tenant_id = $1",
    [tenantId],
  );
  return rows[0]!.total;
}

describe("POST /v1/batch-jobs", () => {
  test("202: the job is queued, and Location says where to ask for it", async () => {
    const tenant = await service.tenant();
    const answer = await trySubmit(service, tenant, [company, placeholder]);
    expect(answer.status).toBe(202);
    const { job_id: jobId } = answer.body;
    expect(answer.headers.location).toBe(`/v1/batch-jobs/${jobId}`);
    expect(answer.headers["retry-after"]).toBe("5");
    expect(answer.headers["ratelimit-limit"]).toBe("600");
    expect(answer.body).toMatchObject({
      job_id: expect.stringMatching(/^job_[a-z2-7]{26}$/),
      state: "queued",
      record_count: 2,
      progress: { total: 2, completed: 0, match: 0, no_match: 0, unresolved: 0 },
      created_at: service.clock.now.toISOString(),
      started_at: null,
      finished_at: null,
      error: null,
      result_path: `/v1/batch-jobs/${jobId}/result`,
      usage: { credits_charged: 0 },
    });
    const { correlation_id: _, usage: _usage, ...view } = answer.body;
    expect(await jobOf(tenant, jobId)).toMatchObject(view);
    expect(await tenant.count("record")).toBe(0);
  });

  test("202: the same key again is the same job, not another, and says so with the same headers", async () => {
    const tenant = await service.tenant();
    const first = await trySubmit(service, tenant, [company], "again");
    const second = await trySubmit(service, tenant, [company], "again");
    expect(second.status).toBe(202);
    expect(second.body).toEqual(first.body);
    expect(second.headers).toMatchObject({
      "idempotency-replayed": "true",
      location: first.headers.location,
      "retry-after": "5",
    });
    expect(await jobsOf(tenant.tenantId)).toBe(1);
  });

  test("202: many at once with one key make one job", async () => {
    const tenant = await service.tenant();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => trySubmit(service, tenant, [company], "together")),
    );
    expect(answers.some(({ status }) => status === 202)).toBe(true);
    expect(answers.every(({ status }) => status === 202 || status === 409)).toBe(true);
    expect(await jobsOf(tenant.tenantId)).toBe(1);
  });

  test("202: the tool takes the body as its payload, in the same key space", async () => {
    const tenant = await service.tenant();
    const args = { payload: { records: [company] }, idempotency_key: "by-tool" };
    const tool = await tenant.tool("submit_batch_job", args);
    expect(tool.isError).toBe(false);
    expect(tool.content).toMatchObject({ state: "queued", record_count: 1 });
    const rest = await trySubmit(service, tenant, [company], "by-tool");
    expect(rest.body.job_id).toBe(tool.content.job_id);
    const bare = await tenant.tool("submit_batch_job", { records: [company], idempotency_key: "bare" });
    expect(bare.isError).toBe(true);
  });

  test("202: a record may say more of one that another job left unresolved", async () => {
    const tenant = await service.tenant();
    const job = await submitted(service, tenant, [company, { ...placeholder, client_ref: "open" }]);
    await finish(service, tenant, job.job_id);
    const open = (await resultOf(tenant, job.job_id)).outcomes[1]!;
    const more = (place: object) => ({
      ...numberedCompany(2),
      clarification_of: { record_id: open.record_id, decision_id: open.decision_id, ...place },
    });
    const right = { job_id: job.job_id, record_index: 1 };
    expect((await trySubmit(service, tenant, [more(right)])).status).toBe(202);
    expect((await tenant.tryResolve(more(right))).status).toBe(200);
    for (const wrong of [{ ...right, record_index: 0 }, { job_id: "job_aaaaaaaaaaaaaaaaaaaaaaaaaa" }])
      expect((await tenant.tryResolve(more(wrong))).status).toBe(404);
  });

  test("401: no credential", async () => {
    expect((await service.send("POST", "/v1/batch-jobs", { body: { records: [company] } })).status).toBe(401);
  });

  test("403: a read key", async () => {
    const tenant = await service.tenant();
    const answer = await service.send("POST", "/v1/batch-jobs", {
      key: tenant.keys.read,
      body: { records: [company] },
      headers: { "idempotency-key": "k" },
    });
    expect(answer.status).toBe(403);
  });

  test("404: a record that says more of one which is not there; nothing is accepted", async () => {
    const tenant = await service.tenant();
    const unknown = {
      ...company,
      clarification_of: { record_id: "rec_aaaaaaaaaaaaaaaaaaaaaaaaaa" },
    };
    const answer = await trySubmit(service, tenant, [company, unknown], "free-again");
    expect(answer.status).toBe(404);
    expect(answer.body.error).toMatchObject({
      code: "not_found",
      details: { records: [{ index: 1, code: "not_found" }] },
    });
    expect(await jobsOf(tenant.tenantId)).toBe(0);
    expect((await trySubmit(service, tenant, [company], "free-again")).status).toBe(202);
  });

  test("409: the key was used with other content", async () => {
    const tenant = await service.tenant();
    await submitted(service, tenant, [company], "one-content");
    const answer = await trySubmit(service, tenant, [company, company], "one-content");
    expect([answer.status, answer.body.error.code]).toEqual([409, "idempotency_conflict"]);
  });

  test("409: the first submission with this key has not finished", async () => {
    const tenant = await service.tenant();
    const claim = await trySubmit(service, tenant, [company], "of-another-process");
    const { rows } = await service.database.query<{ fingerprint: string }>(
      "select encode(fingerprint, 'hex') as fingerprint from idempotency where tenant_id = $1",
      [tenant.tenantId],
    );
    expect(claim.status).toBe(202);
    const other = await service.tenant();
    const key = {
      tenantId: other.tenantId,
      operation: "submit_batch_job",
      keyDigest: hash("sha256", "of-another-process"),
      fingerprint: rows[0]!.fingerprint,
    };
    await claimKey(service.database, key, service.clock.now);
    const answer = await trySubmit(service, other, [company], "of-another-process");
    expect([answer.status, answer.body.error.code]).toEqual([409, "idempotency_in_progress"]);
    expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
    expect(await jobsOf(other.tenantId)).toBe(0);
  });

  test("409: what was submitted with this key is erased", async () => {
    const tenant = await service.tenant();
    const job = await submitted(service, tenant, [company], "erased-since");
    await finish(service, tenant, job.job_id);
    const { outcomes } = await resultOf(tenant, job.job_id);
    const path = `/v1/records/${outcomes[0]!.record_id}`;
    expect((await service.send("DELETE", path, { key: tenant.keys.erase })).status).toBe(204);
    const answer = await trySubmit(service, tenant, [company], "erased-since");
    expect([answer.status, answer.body.error.code]).toEqual([409, "idempotency_response_erased"]);
  });

  test("422: no key", async () => {
    const answer = await trySubmit(service, await service.tenant(), [company], null);
    expect([answer.status, answer.body.error.code]).toEqual([422, "idempotency_key_required"]);
  });

  test("422: records that identify nothing are named by their place, and nothing is accepted", async () => {
    const tenant = await service.tenant();
    const answer = await trySubmit(service, tenant, [company, { country: "GB" }, company, { country: "DE" }]);
    expect([answer.status, answer.body.error.code]).toEqual([422, "invalid_record"]);
    expect(answer.body.error.details.records).toMatchObject([{ index: 1 }, { index: 3 }]);
    expect(await jobsOf(tenant.tenantId)).toBe(0);
  });

  test.each([
    ["none", []],
    ["501", Array.from({ length: 501 }, () => company)],
    ["one with an unknown field", [{ ...company, colour: "red" }]],
  ])("422: %s", async (_, records) => {
    const answer = await trySubmit(service, await service.tenant(), records);
    expect([answer.status, answer.body.error.code]).toEqual([422, "invalid_request"]);
  });

  test("202: 500 records are accepted, and their events begin with the first", async () => {
    const tenant = await service.tenant();
    const job = await submitted(
      service,
      tenant,
      Array.from({ length: 500 }, (_, n) => ({ ...placeholder, client_ref: `${n}` })),
    );
    expect(job.record_count).toBe(500);
    await service.send("POST", `/v1/batch-jobs/${job.job_id}/cancel`, { key: tenant.keys.resolve });
    expect((await streamOf(service, tenant, job.job_id)).body).toContain("event: job.queued");
  });
});
