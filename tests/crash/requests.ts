import { setTimeout } from "node:timers/promises";
import type { ServerProcess } from "../support/process.ts";
import type { Operation } from "./workload.ts";
import type { World } from "./world.ts";

const REFILL_MS = 1_000;

/** Sends an operation as its caller does, for the first time or again. */
export function sendOperation(
  server: ServerProcess,
  { keys }: Pick<World, "keys">,
  { kind, path, idempotencyKey, body }: Operation,
): Promise<{ status: number; body: unknown }> {
  if (kind === "label") return server.send("POST", path, { key: keys.review, body });
  return server.send("POST", path, { key: keys.tenant, idempotencyKey, body });
}

/** The final answer, after 429 answers: many rounds empty a tenant's buckets, which outlive a server. */
export async function admitted<Answer extends { readonly status: number }>(
  send: () => Promise<Answer>,
): Promise<Answer> {
  for (;;) {
    const answer = await send();
    if (answer.status !== 429) return answer;
    await setTimeout(REFILL_MS);
  }
}

/** The complete lines of a stream. */
export async function linesOf<Line>(server: ServerProcess, path: string, key: string): Promise<Line[]> {
  const response = await admitted(() =>
    fetch(server.url + path, { headers: { authorization: `Bearer ${key}` } }),
  );
  const text = await response.text();
  if (response.status !== 200) throw new Error(`${path}: ${response.status} ${text}`);
  return text
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as Line);
}
