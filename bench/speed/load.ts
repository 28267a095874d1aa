import { Worker } from "node:worker_threads";

export interface LoadOrder {
  readonly origin: string;
  readonly path: string;
  readonly key: string;
  readonly bodies: readonly string[];
  /** Requests in flight, each on a connection of its own. */
  readonly width: number;
  /** Whether each request has an idempotency key. */
  readonly keyed: boolean;
}

export interface LoadResult {
  readonly seconds: number;
  /** Duration of each request, in the order of the bodies. */
  readonly milliseconds: readonly number[];
  /** The number of answers other than 200. */
  readonly refused: number;
  /** Processor time of sending, in seconds. */
  readonly cpuSeconds: number;
}

/** A client on a separate thread. */
export class Load {
  readonly #worker = new Worker(new URL("./load-worker.ts", import.meta.url));

  /** Sends all bodies once; one order at a time. */
  run(order: LoadOrder): Promise<LoadResult> {
    const { promise, resolve, reject } = Promise.withResolvers<LoadResult>();
    const worker = this.#worker;
    worker.once("message", resolve).once("error", reject);
    worker.postMessage(order);
    return promise.finally(() => worker.off("message", resolve).off("error", reject));
  }

  async close(): Promise<void> {
    await this.#worker.terminate();
  }
}
