import { extname } from "node:path";
import { Worker } from "node:worker_threads";
import { DatabaseError } from "../errors.ts";
import type { SyncCounts } from "./embedded-server.ts";
import type { WorkerAnswer, WorkerOptions, WorkerRequest } from "./worker-messages.ts";

/** TypeScript where the project runs, JavaScript where it is installed as a package. */
const workerFile = new URL(`./worker${extname(import.meta.url)}`, import.meta.url);

interface Pending {
  readonly resolve: (answer: WorkerAnswer) => void;
  readonly reject: (error: unknown) => void;
}

/** The main thread's end of the PGlite thread. Answers come in the order of the requests. */
export class WorkerLink {
  readonly #worker: Worker;
  readonly #pending: Pending[] = [];
  #end: DatabaseError | null = null;
  #lost = false;

  private constructor(options: WorkerOptions) {
    // Without flags: those of the process, such as --input-type, need not fit a thread that runs a file.
    this.#worker = new Worker(workerFile, { workerData: options, execArgv: [] });
    this.#worker.on("message", (answer: WorkerAnswer) => this.#receive(answer));
    this.#worker.on("error", (error) => this.#lose("the database thread failed", error));
    this.#worker.on("exit", () => this.#lose("the database thread has ended"));
  }

  /** @throws DatabaseError (unavailable) when the directory cannot be opened. */
  static async open(options: WorkerOptions): Promise<WorkerLink> {
    const link = new WorkerLink(options);
    await link.#expect();
    return link;
  }

  /** Whether the thread ended by itself, after which another one may be started: what it had committed is on the disk. */
  get lost(): boolean {
    return this.#lost;
  }

  async run(message: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
    const answer = await this.#request({ kind: "run", message }, [message.buffer]);
    return answer.kind === "ran" ? answer.reply : new Uint8Array(0);
  }

  async syncs(): Promise<SyncCounts> {
    const answer = await this.#request({ kind: "syncs" });
    return answer.kind === "syncs" ? answer.counts : { files: 0, directories: 0 };
  }

  /** Ends the thread after everything that was sent before. */
  async close(): Promise<void> {
    if (this.#end) return;
    await this.#request({ kind: "close" });
    this.#fail("the database is closed");
  }

  /** Ends the thread now. */
  async abandon(reason: string): Promise<void> {
    this.#fail(reason);
    await this.#worker.terminate();
  }

  /** The server has stopped: ends its thread, so that another may be started. Fulfils when it has ended. */
  async giveUp(reason: string, cause?: unknown): Promise<void> {
    this.#lose(reason, cause);
    await this.#worker.terminate();
  }

  #request(request: WorkerRequest, transfer: ArrayBuffer[] = []): Promise<WorkerAnswer> {
    if (this.#end) return Promise.reject(this.#end);
    this.#worker.postMessage(request, transfer);
    return this.#expect();
  }

  /** Only a thread that owes an answer keeps the process alive. */
  #expect(): Promise<WorkerAnswer> {
    if (this.#pending.length === 0) this.#worker.ref();
    return new Promise((resolve, reject) => {
      this.#pending.push({ resolve, reject });
    });
  }

  #receive(answer: WorkerAnswer): void {
    if (answer.kind === "fatal") {
      void this.abandon(answer.reason);
      return;
    }
    if (answer.kind === "stopped") {
      void this.giveUp(answer.reason);
      return;
    }
    this.#pending.shift()?.resolve(answer);
    if (this.#pending.length === 0) this.#worker.unref();
  }

  #lose(message: string, cause?: unknown): void {
    if (this.#end === null) this.#lost = true;
    this.#fail(message, cause);
  }

  #fail(message: string, cause?: unknown): void {
    this.#end ??= new DatabaseError({ code: "08006", message, cause });
    for (const pending of this.#pending.splice(0)) pending.reject(this.#end);
    this.#worker.unref();
  }
}
