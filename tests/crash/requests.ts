import type { ServerProcess } from "../support/process.ts";
import type { Operation } from "./workload.ts";
import type { World } from "./world.ts";

/** As its caller sends it, at first or again. */
export function sendOperation(
  server: ServerProcess,
  { keys }: Pick<World, "keys">,
  { kind, path, idempotencyKey, body }: Operation,
): Promise<{ status: number; body: unknown }> {
  if (kind === "label") return server.send("POST", path, { key: keys.review, body });
  return server.send("POST", path, { key: keys.tenant, idempotencyKey, body });
}

/** The whole lines of a stream. */
export async function linesOf<Line>(server: ServerProcess, path: string, key: string): Promise<Line[]> {
  const response = await fetch(server.url + path, { headers: { authorization: `Bearer ${key}` } });
  const text = await response.text();
  if (response.status !== 200) throw new Error(`${path}: ${response.status} ${text}`);
  return text
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as Line);
}
