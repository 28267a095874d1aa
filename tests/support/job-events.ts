import { setTimeout } from "node:timers/promises";
import type { ServerProcess } from "./process.ts";

export interface JobEvent {
  readonly id: number;
  readonly event: string;
}

/**
 * Follows a job to its end as a browser would: reconnects after the last event that it has seen, until an
 * event states that the job has ended.
 * @param servers used in turn, one for each connection.
 * @param seen the events seen already; new ones are added.
 */
export async function followJob(
  servers: readonly ServerProcess[],
  { key, jobId }: { readonly key: string; readonly jobId: string },
  seen: JobEvent[] = [],
): Promise<JobEvent[]> {
  for (let connection = 0; !ended(seen.at(-1)); connection++) {
    const server = servers[connection % servers.length]!;
    const response = await fetch(`${server.url}/v1/batch-jobs/${jobId}/events`, {
      headers: { authorization: `Bearer ${key}`, "last-event-id": String(seen.at(-1)?.id ?? 0) },
    });
    if (response.status === 429) {
      await setTimeout(Number(response.headers.get("retry-after")) * 1_000);
      continue;
    }
    if (response.status !== 200) throw new Error(`events: ${response.status}`);
    let text = "";
    for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) text += chunk;
    for (const [, id, event] of text.matchAll(/id: (\d+)\nevent: (\S+)\n/g))
      seen.push({ id: Number(id), event: event! });
  }
  return seen;
}

function ended(last: JobEvent | undefined): boolean {
  return last !== undefined && last.event !== "job.queued" && last.event !== "job.running";
}
