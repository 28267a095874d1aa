/** Sends requests from a separate thread, so that client and service do not wait for each other. */
import { Agent, request } from "node:http";
import { parentPort } from "node:worker_threads";
import { inParallel } from "../quality/ask.ts";
import type { LoadOrder, LoadResult } from "./load.ts";

const port = parentPort!;

port.on("message", async (order: LoadOrder) => {
  const agent = new Agent({ keepAlive: true, maxSockets: order.width });
  const cpu = process.threadCpuUsage();
  const started = performance.now();
  const sent = await inParallel(order.bodies, order.width, (body) => send(agent, order, body));
  const seconds = (performance.now() - started) / 1000;
  const used = process.threadCpuUsage(cpu);
  agent.destroy();
  const result: LoadResult = {
    seconds,
    milliseconds: sent.map(({ milliseconds }) => milliseconds),
    refused: sent.filter(({ status }) => status !== 200).length,
    cpuSeconds: (used.user + used.system) / 1e6,
  };
  port.postMessage(result);
});

function send(agent: Agent, { origin, path, key, keyed }: LoadOrder, body: string) {
  const { promise, resolve, reject } = Promise.withResolvers<{ milliseconds: number; status: number }>();
  const started = performance.now();
  const headers = {
    authorization: `Bearer ${key}`,
    "content-type": "application/json",
    "content-length": Buffer.byteLength(body),
    ...(keyed ? { "idempotency-key": crypto.randomUUID() } : {}),
  };
  const asked = request(`${origin}${path}`, { method: "POST", agent, headers }, (answer) => {
    answer.resume();
    answer.once("end", () =>
      resolve({ milliseconds: performance.now() - started, status: answer.statusCode ?? 0 }),
    );
    answer.once("error", reject);
  });
  asked.once("error", reject);
  asked.end(body);
  return promise;
}
