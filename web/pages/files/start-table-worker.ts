/** Starts the worker that reads and writes tables, and sends requests to it. */
import type { Answers, Asked, Reply, Requests, Task } from "./worker/messages.ts";

/** A fault of the file that the person has to know; other errors are faults of the page. */
export class TableFault extends Error {
  override readonly name = "TableFault";
}

export class TableWorker {
  readonly #worker = new Worker(new URL("./worker/table.worker.ts", import.meta.url), { type: "module" });
  readonly #waiting = new Map<number, { done: (reply: Reply) => void; told: (rows: number) => void }>();
  #last = 0;

  constructor() {
    this.#worker.addEventListener("message", ({ data }: MessageEvent<Reply>) => {
      const asked = this.#waiting.get(data.id);
      if (data.kind === "rows") asked?.told(data.rows);
      else {
        this.#waiting.delete(data.id);
        asked?.done(data);
      }
    });
    this.#worker.addEventListener("error", () =>
      this.#end("The file is too large for the memory of this browser."),
    );
  }

  /**
   * @param told receives the number of rows written so far.
   * @throws TableFault where the file cannot be used.
   */
  async ask<T extends Task>(
    task: T,
    request: Requests[T],
    told: (rows: number) => void = () => undefined,
  ): Promise<Answers[T]> {
    this.#last += 1;
    const id = this.#last;
    const { promise, resolve } = Promise.withResolvers<Reply>();
    this.#waiting.set(id, { done: resolve, told });
    this.#worker.postMessage({ id, task, request } satisfies Asked);
    const reply = await promise;
    if (reply.kind === "done") return reply.answer as Answers[T];
    if (reply.kind === "fault" && !reply.isOfFile) throw new Error(reply.message);
    throw new TableFault(reply.kind === "fault" ? reply.message : "");
  }

  close(): void {
    this.#worker.terminate();
    this.#end("The work was ended.");
  }

  #end(message: string): void {
    for (const [id, { done }] of this.#waiting) done({ id, kind: "fault", message, isOfFile: true });
    this.#waiting.clear();
  }
}
