import type { ServerResponse } from "node:http";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { metaOf } from "./answer.ts";
import { Deadline } from "./deadline.ts";
import { StreamCutError } from "./errors.ts";
import { eventsOf } from "./event-stream.ts";
import { type OpenStream, textOf } from "./stream.ts";
import { scriptedClient } from "./testing/scripted-client.ts";
import { failure } from "./testing/scripted-service.ts";

/** A stream of these parts, with a deadline of one second. */
function openStream(parts: readonly string[]): OpenStream {
  const body = ReadableStream.from(parts.map((part) => new TextEncoder().encode(part)));
  const meta = metaOf(new Response(), { idempotencyKey: null, retries: 0 });
  return {
    body: body as ReadableStream<Uint8Array>,
    deadline: new Deadline(1000, undefined),
    meta,
    signal: undefined,
  };
}

async function all<T>(items: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const item of items) found.push(item);
  return found;
}

describe("a list", () => {
  const page = (entities: unknown[], next_cursor: string | null) => ({
    status: 200,
    body: { entities, total: 3, limit: 2, offset: 0, next_cursor },
  });

  test("by cursor is read to its end, through a page that is empty, with the same filters", async () => {
    const { client, requests } = await scriptedClient([page([1, 2], "a"), page([], "b"), page([3], null)]);
    expect(await all(client.entities.list({ country: "GB", offset: 0 }))).toEqual([1, 2, 3]);
    expect(requests.map(({ url }) => url)).toEqual([
      "/v1/entities?country=GB&offset=0",
      "/v1/entities?country=GB&cursor=a",
      "/v1/entities?country=GB&cursor=b",
    ]);
  });

  test("by offset is read to its end, whatever size the service gives its pages", async () => {
    const keys = (items: number[], offset: number) => ({
      status: 200,
      body: { keys: items, total: 3, offset },
    });
    const { client, requests } = await scriptedClient([keys([1, 2], 0), keys([3], 2)]);
    expect(await all(client.keys.list({ limit: 200 }))).toEqual([1, 2, 3]);
    expect(requests[1]!.url).toBe("/v1/admin/keys?limit=200&offset=2");
  });

  test("awaited is its first page; read no further, asks for no other", async () => {
    const { client, requests } = await scriptedClient([page([1, 2], "a")]);
    expect((await client.entities.list()).next_cursor).toBe("a");
    for await (const _ of client.entities.list()) break;
    expect(requests).toHaveLength(2);
  });
});

const lines =
  (text: string, ended = true) =>
  (response: ServerResponse) => {
    response.writeHead(200, { "X-Correlation-Id": "req_7", "Content-Type": "application/x-ndjson" });
    response.write(text, () => (ended ? response.end() : response.socket?.destroy()));
  };

describe("a stream of lines", () => {
  test("gives each as it comes, and what the service said before", async () => {
    const { client } = await scriptedClient([lines('{"n":1}\n{"n":2}\n')]);
    const { data, meta } = await client.entities.export().withResponse();
    expect(meta.correlationId).toBe("req_7");
    expect(await all(data)).toEqual([{ n: 1 }, { n: 2 }]);
  });

  test("holds a character that is split between two parts together", async () => {
    const bytes = Buffer.from('{"n":"ö"}\n');
    const { client } = await scriptedClient([
      (response) => {
        response.write(bytes.subarray(0, 7), () => setImmediate(() => response.end(bytes.subarray(7))));
      },
    ]);
    expect(await all(client.labels.export())).toEqual([{ n: "ö" }]);
  });

  test.each([
    ["between two lines", lines('{"n":1}\n', false)],
    ["inside a line", lines('{"n":1}\n{"n"', true)],
  ])("that is cut %s says so after what there was", async (_where, answer) => {
    const { client } = await scriptedClient([answer]);
    const found: unknown[] = [];
    const reading = async () => {
      for await (const line of client.entities.export()) found.push(line);
    };
    await expect(reading()).rejects.toThrow(StreamCutError);
    await expect(reading()).rejects.toThrow("the stream is not complete");
    expect(found).toEqual([{ n: 1 }, { n: 1 }]);
  });

  test("that falls silent is given up", async () => {
    const silent = (response: ServerResponse) => void response.write('{"n":1}\n');
    const { client } = await scriptedClient([silent], { timeout: 40 });
    await expect(all(client.entities.export())).rejects.toThrow("nothing more came in time");
  });

  test("waits for a reader as long as it takes", async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const parts: string[] = [];
    for await (const part of textOf(openStream(["a", "b", "c"]))) {
      parts.push(part);
      vi.advanceTimersByTime(60_000);
    }
    expect(parts).toEqual(["a", "b", "c"]);
  });

  test("ends with the caller's signal", async () => {
    const { client } = await scriptedClient([(response) => void response.write('{"n":1}\n')]);
    const ended = new AbortController();
    const reading = async () => {
      for await (const _ of client.entities.export({}, { signal: ended.signal }))
        ended.abort(new Error("enough"));
    };
    await expect(reading()).rejects.toThrow("enough");
  });

  test("is refused as any answer is", async () => {
    const { client } = await scriptedClient([{ status: 403, body: failure("key_scope_forbidden") }]);
    await expect(all(client.entities.export())).rejects.toMatchObject({ name: "PermissionError" });
  });
});

const job = (state: string) => ({ job_id: "job_1", state });
const events =
  (text: string, ended = true) =>
  (response: ServerResponse) => {
    response.writeHead(200, { "Content-Type": "text/event-stream" });
    response.write(text, () => (ended ? response.end() : response.socket?.destroy()));
  };
const event = (id: number, state: string) =>
  `id: ${id}\nevent: job.${state}\ndata: ${JSON.stringify(job(state))}\n\n`;

describe("the events of a job", () => {
  test("go on behind the last one after each connection, until one says that the job has ended", async () => {
    const { client, requests, waits } = await scriptedClient([
      events(`retry: 1234\n\n${event(1, "queued")}`),
      events(`: keep-alive\n\n${event(1, "queued")}${event(2, "running")}`, false),
      null,
      events(`${event(2, "running")}${event(3, "succeeded")}`),
    ]);
    const seen = await all(client.batchJobs.getEvents("job_1"));
    expect(seen.map(({ id, event: name }) => `${id} ${name}`)).toEqual([
      "1 job.queued",
      "2 job.running",
      "3 job.succeeded",
    ]);
    expect(seen[2]!.data).toEqual(job("succeeded"));
    expect(requests.map(({ headers }) => headers["last-event-id"])).toEqual(["0", "1", "2", "2"]);
    expect(waits.slice(0, 2)).toEqual([1234, 1234]);
  });

  test("that were all seen already end with the job, which is asked for", async () => {
    const { client, requests } = await scriptedClient([
      events(""),
      { status: 200, body: job("running") },
      events(""),
      { status: 200, body: job("cancelled") },
    ]);
    expect(await all(client.batchJobs.getEvents("job_1", { last_event_id: 3 }))).toEqual([]);
    expect(requests.map(({ url }) => url)).toEqual([
      "/v1/batch-jobs/job_1/events",
      "/v1/batch-jobs/job_1",
      "/v1/batch-jobs/job_1/events",
      "/v1/batch-jobs/job_1",
    ]);
    expect(requests[2]!.headers["last-event-id"]).toBe("3");
  });

  test("outlive any number of connections that break off after they have said something", async () => {
    const cut = Array.from({ length: 5 }, () => events("retry: 10\n\n", false));
    const { client, requests } = await scriptedClient([...cut, events(event(1, "failed"))], {
      maxRetries: 1,
    });
    expect(await all(client.batchJobs.getEvents("job_1"))).toHaveLength(1);
    expect(requests).toHaveLength(6);
  });

  test("are given up where connections break off again and again", async () => {
    const { client } = await scriptedClient([events("", false)], { maxRetries: 2 });
    await expect(all(client.batchJobs.getEvents("job_1"))).rejects.toThrow(StreamCutError);
  });

  test("of a job that is not there are an error", async () => {
    const { client } = await scriptedClient([{ status: 404, body: failure("not_found") }]);
    await expect(all(client.batchJobs.getEvents("job_1"))).rejects.toMatchObject({ name: "NotFoundError" });
  });
});

describe("a job that is waited for", () => {
  test("is asked for as often as the service says, and gives its result", async () => {
    const pending = { status: 202, headers: { "Retry-After": "0" }, body: job("running") };
    const { client, requests } = await scriptedClient([
      { status: 202, body: job("queued") },
      pending,
      pending,
      { status: 200, body: { outcomes: [] } },
    ]);
    const progress: string[] = [];
    const result = await client.batchJobs.submitAndWait(
      { records: [{ name: "A" }] },
      { idempotencyKey: "import-7", onProgress: ({ state }) => progress.push(state) },
    );
    expect(result).toEqual({ outcomes: [] });
    expect(progress).toEqual(["running", "running"]);
    expect(requests[0]!.headers["idempotency-key"]).toBe("import-7");
    expect(requests[3]!.url).toBe("/v1/batch-jobs/job_1/result");
  });

  test("and ends without a result is an error with its state", async () => {
    const { client } = await scriptedClient([
      { status: 409, body: failure("batch_job_no_result", { state: "failed" }) },
    ]);
    await expect(client.batchJobs.wait("job_1")).rejects.toMatchObject({
      name: "ConflictError",
      reason: "failed",
    });
  });
});

test("events are read as WHATWG HTML §9.2 has them, wherever the parts are cut", async () => {
  const text =
    "\uFEFFretry: 10\r\n\r\nid: 1\revent: a\rdata: one\rdata:two\r\r: sign of life\n\nid: 2\ndata\n\nid: 3\ndata: cut";
  for (let at = 0; at <= text.length; at++) {
    const seen = await all(eventsOf(openStream([text.slice(0, at), text.slice(at)])));
    expect(seen.filter(({ data }) => data !== null)).toEqual([
      { id: 1, event: "a", data: "one\ntwo", retry: null },
      { id: 2, event: "message", data: "", retry: null },
    ]);
    expect(seen[0]!.retry).toBe(10);
  }
});
