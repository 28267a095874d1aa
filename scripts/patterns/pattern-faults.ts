import { once } from "node:events";
import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";

/** The fault of each pattern, null where it is linear; on all cores, as one pattern can take seconds. */
export async function patternFaults(
  patterns: readonly string[],
): Promise<ReadonlyMap<string, string | null>> {
  const faults = new Map<string, string | null>();
  const left = patterns.values();
  const work = async (): Promise<void> => {
    const worker = new Worker(new URL("pattern-worker.ts", import.meta.url));
    for (const pattern of left) {
      worker.postMessage(pattern);
      const [fault] = (await once(worker, "message")) as [string | null];
      faults.set(pattern, fault);
    }
    await worker.terminate();
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return faults;
}
