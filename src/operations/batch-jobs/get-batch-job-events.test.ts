import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { numberedCompany } from "../../../tests/support/records.ts";
import { TestService } from "../../../tests/support/service.ts";
import type { TestTenant } from "../../../tests/support/tenant.ts";
import { claimJob, eventsIn, finish, streamOf, submitted, withoutWorker, workerOf } from "./testing/jobs.ts";

let service: TestService;

beforeAll(async () => {
  service = await TestService.start(withoutWorker);
});

afterAll(() => service.close());

async function finished(tenant: TestTenant): Promise<string> {
  const { job_id: jobId } = await submitted(service, tenant, [numberedCompany(1)]);
  await finish(service, tenant, jobId);
  return jobId;
}

/** A proxy that forwards this many bytes of each answer and then cuts the connection on both sides. */
async function cuttingProxy(target: number) {
  const clients = new Set<Socket>();
  const server = createServer((client) => {
    clients.add(client);
    const upstream = connect(target, "127.0.0.1");
    let left = proxy.bytes;
    client.on("error", () => undefined).pipe(upstream);
    upstream
      .on("error", () => undefined)
      .on("data", (chunk: Buffer) => {
        const passed = chunk.subarray(0, left);
        left -= passed.length;
        client.write(passed, () => {
          if (left > 0) return;
          client.destroy();
          upstream.destroy();
        });
      });
    upstream.on("close", () => client.destroy());
  });
  const proxy = {
    bytes: 0,
    port: 0,
    close: () => {
      for (const client of clients) client.destroy();
      return new Promise((resolve) => server.close(resolve));
    },
  };
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  proxy.port = (server.address() as AddressInfo).port;
  return proxy;
}

/** The text of a stream before it ends or is cut; empty where not even its headers arrived. */
async function textUntilCut(url: string, headers: Readonly<Record<string, string>>): Promise<string> {
  let text = "";
  try {
    const response = await fetch(url, { headers });
    if (response.status !== 200) throw new Error(`events: ${response.status}`);
    for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) text += chunk;
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
  }
  return text;
}

describe("GET /v1/batch-jobs/{job_id}/events", () => {
  test("200: one event for each change of state, numbered from 1, then the end", async () => {
    const tenant = await service.tenant();
    const jobId = await finished(tenant);
    const { statusCode, body, headers } = await streamOf(service, tenant, jobId);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      "content-type": "text/event-stream",
      "cache-control": "no-cache",
      "x-accel-buffering": "no",
    });
    expect(headers["content-length"]).toBeUndefined();
    expect(body.startsWith("retry: 2000\n\n")).toBe(true);
    expect(eventsIn(body).map(({ id, event, data }) => [id, event, data.state])).toEqual([
      [1, "job.queued", "queued"],
      [2, "job.running", "running"],
      [3, "job.succeeded", "succeeded"],
    ]);
    expect(eventsIn(body).every(({ data }) => data.job_id === jobId)).toBe(true);
    expect(body.endsWith("\n\n")).toBe(true);
    expect(eventsIn(body).at(-1)!.data).toEqual({
      job_id: jobId,
      state: "succeeded",
      sequence: 3,
      occurred_at: expect.stringMatching(/^2026-/),
      progress: { total: 1, completed: 1 },
    });
  });

  test.each([
    ["0", [1, 2, 3]],
    ["1", [2, 3]],
    ["3", []],
    ["9007199254740991", []],
  ])("200: after Last-Event-ID %s come %j", async (last, ids) => {
    const tenant = await service.tenant();
    const { body } = await streamOf(service, tenant, await finished(tenant), last);
    expect(eventsIn(body).map(({ id }) => id)).toEqual(ids);
  });

  test("200: a stream that is open tells of what is committed meanwhile", async () => {
    const tenant = await service.tenant();
    const { job_id: jobId } = await submitted(service, tenant, [numberedCompany(2)]);
    const stream = streamOf(service, tenant, jobId);
    while (await workerOf(service).runNext());
    const events = eventsIn((await stream).body).map(({ event }) => event);
    expect(events).toEqual(["job.queued", "job.running", "job.succeeded"]);
  });

  test("200: it goes on where it was after a restart of the service", async () => {
    const tenant = await service.tenant();
    const jobId = await finished(tenant);
    await service.restart();
    const { body } = await streamOf(service, tenant, jobId, "2");
    expect(eventsIn(body).map(({ id }) => id)).toEqual([3]);
  });

  test("200: an erasure is an event too, and nothing in the stream says what was erased", async () => {
    const tenant = await service.tenant();
    const { job_id: jobId } = await submitted(service, tenant, [{ ...numberedCompany(3), client_ref: "x" }]);
    await finish(service, tenant, jobId);
    const { body: records } = await tenant.get<{ records: { record_id: string }[] }>("/v1/records/by-ref/x");
    await service.send("DELETE", `/v1/records/${records.records[0]!.record_id}`, { key: tenant.keys.erase });
    const { body } = await streamOf(service, tenant, jobId, "3");
    expect(eventsIn(body).map(({ event }) => event)).toEqual(["job.erased"]);
    expect(body).not.toContain("rec_");
  });

  test("200: while the job runs it tells how many records are decided, in an event without an id", async () => {
    const tenant = await service.tenant();
    const { job_id: jobId } = await submitted(service, tenant, [numberedCompany(5), numberedCompany(6)]);
    expect((await claimJob(service))!.jobId).toBe(jobId);
    const base = await service.app.http.listen({ port: 0, host: "127.0.0.1" });
    const response = await fetch(`${base}/v1/batch-jobs/${jobId}/events`, {
      headers: { authorization: `Bearer ${tenant.keys.read}` },
    });
    let text = "";
    let decided = false;
    for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
      text += chunk;
      if (text.includes("job.progress")) break;
      if (decided || !text.includes("job.running")) continue;
      decided = true;
      await service.database.query(
        `insert into idempotency (tenant_id, operation, key_digest, fingerprint, state, created_at)
         select tenant_id, 'submit_batch_job', key_digest, '\\x00', 'completed', now() from batch_job_record
         where tenant_id = $1 and job_id = $2 and record_index = 0`,
        [tenant.tenantId, jobId],
      );
    }
    const block = text.split("\n\n").find((one) => one.includes("job.progress"))!;
    expect(block).toMatch(/^event: job\.progress\ndata: /);
    expect(JSON.parse(block.slice(block.indexOf("{")))).toMatchObject({
      job_id: jobId,
      state: "running",
      sequence: 2,
      progress: { total: 2, completed: 1 },
    });
    await service.database.query("delete from batch_job where job_id = $1", [jobId]);
    await service.restart();
  });

  test("200: behind a proxy that cuts every connection each event is had once, and no cut stream keeps its place", async () => {
    const tenant = await service.tenant();
    const jobId = await finished(tenant);
    const target = Number(new URL(await service.app.http.listen({ port: 0, host: "127.0.0.1" })).port);
    const proxy = await cuttingProxy(target);
    const seen: number[] = [];
    // More connections than a tenant may hold open; the first are cut within their headers.
    for (let connection = 0; connection < 60 || seen.at(-1) !== 3; connection++) {
      proxy.bytes = 20 * connection;
      const text = await textUntilCut(`http://127.0.0.1:${proxy.port}/v1/batch-jobs/${jobId}/events`, {
        authorization: `Bearer ${tenant.keys.read}`,
        "last-event-id": String(seen.at(-1) ?? 0),
      });
      seen.push(...eventsIn(text.slice(0, text.lastIndexOf("\n\n") + 2)).map(({ id }) => id));
    }
    expect(seen).toEqual([1, 2, 3]);
    await proxy.close();
    expect((await streamOf(service, tenant, jobId)).statusCode).toBe(200);
  });

  test("429: a tenant holds 50 streams open, each until it is over, however it ends", async () => {
    const tenant = await service.tenant();
    const { job_id: jobId } = await submitted(service, tenant, [numberedCompany(4)]);
    const open = Array.from({ length: 51 }, () => streamOf(service, tenant, jobId));
    const refused = await Promise.race(open.map((stream) => stream));
    expect([refused.statusCode, JSON.parse(refused.body)]).toMatchObject([
      429,
      { error: { code: "rate_limited", details: { gate: "concurrency" } } },
    ]);
    const other = await service.tenant();
    expect((await streamOf(service, other, await finished(other))).statusCode).toBe(200);
    while (await workerOf(service).runNext());
    const statuses = (await Promise.all(open)).map(({ statusCode }) => statusCode).sort();
    expect(statuses).toEqual([...Array.from({ length: 50 }, () => 200), 429]);
    const again = await Promise.all(Array.from({ length: 50 }, () => streamOf(service, tenant, jobId)));
    expect(again.every(({ statusCode }) => statusCode === 200)).toBe(true);
    // A request that is refused for an unknown job occupies no slot permanently.
    for (let n = 0; n < 60; n++) await streamOf(service, tenant, "job_a");
    expect((await streamOf(service, tenant, jobId)).statusCode).toBe(200);
  });

  test("404: an unknown job, and another tenant's", async () => {
    const [tenant, other] = [await service.tenant(), await service.tenant()];
    expect((await streamOf(service, tenant, "job_a")).statusCode).toBe(404);
    expect((await streamOf(service, tenant, await finished(other))).statusCode).toBe(404);
  });

  test.each(["-1", "1.5", "abc", "9007199254740992", ""])("422: Last-Event-ID %j", async (last) => {
    const tenant = await service.tenant();
    const { statusCode, body } = await streamOf(service, tenant, await finished(tenant), last);
    expect(statusCode).toBe(422);
    expect(JSON.parse(body)).toMatchObject({
      error: { code: "invalid_request", details: { fields: [{ path: "last_event_id" }] } },
    });
  });

  test("422: the position is a header, no parameter", async () => {
    const tenant = await service.tenant();
    const answer = await tenant.get(`/v1/batch-jobs/${await finished(tenant)}/events?last_event_id=1`);
    expect(answer.status).toBe(422);
  });

  test("401: no credential", async () => {
    expect((await service.send("GET", "/v1/batch-jobs/job_a/events")).status).toBe(401);
  });
});
