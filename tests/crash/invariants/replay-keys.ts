import { deepStrictEqual, ok } from "node:assert";
import type { ServerProcess } from "../../support/process.ts";
import { admitted, sendOperation } from "../requests.ts";
import type { Operation } from "../workload.ts";
import type { World } from "../world.ts";

/** Sends keys again: an acknowledged operation has the same answer, any other is done now. */
export async function replayKeys(
  server: ServerProcess,
  world: World,
  fresh: ReadonlySet<string>,
): Promise<void> {
  const { sent, answered } = world.history;
  for (const [key, operation] of sent) {
    if (!fresh.has(key)) continue;
    const answer = await admitted(() => sendOperation(server, world, operation));
    const context = `${operation.kind} ${key}: ${answer.status} ${JSON.stringify(answer.body)}`;
    ok(answer.status < 300, context);
    const before = answered.get(key);
    if (before === undefined) answered.set(key, answer);
    else
      deepStrictEqual(
        asKept(operation, answer),
        asKept(operation, before),
        `another answer than before: ${context}`,
      );
  }
}

// A label is identified by its event and not by a key: a repeat has an answer of its own, 200 where the first
// was 201.
function asKept({ kind }: Operation, { status, body }: { status: number; body: unknown }): unknown {
  if (kind !== "label") return { status, body };
  const {
    correlation_id: _,
    usage: __,
    superseded_by_label_id: ___,
    ...label
  } = body as Record<string, unknown>;
  return label;
}
