import { extname } from "node:path";
import { Worker } from "node:worker_threads";
import type { MatchingModel } from "../../../domain/matching/score/model.ts";
import { RegisterIndexError } from "../../../storage/retrieval-index/index-error.ts";
import type { RegistersVersion } from "../../register-install/registers-version.ts";
import type { Case, DecisionOutcome } from "../case.ts";
import type { Answer, Question } from "../questions.ts";
import type { FromThread, ThreadData, ToThread } from "./thread-messages.ts";

/** TypeScript where the project runs, JavaScript where it is installed as a package. */
const workerFile = new URL(`./decision-worker${extname(import.meta.url)}`, import.meta.url);

/** A thread that owes an answer and gives none between two checks hangs: a step takes milliseconds. */
const LOOK_MS = 15_000;
/** The thread has 40 MB of tables and code; the rest is freed with each decision. */
const HEAP_MB = 512;

/** Why a decision has no outcome: its thread failed, hung or was ended. */
export class ThreadLost extends Error {
  override readonly name = "ThreadLost";
}

interface Pending {
  readonly answer: (question: Question) => Promise<Answer>;
  readonly resolve: (decided: DecisionOutcome) => void;
  readonly reject: (error: unknown) => void;
}

/** The main thread's side of a decision thread. */
export class DecisionThread {
  readonly #worker: Worker;
  readonly #onLost: (error: ThreadLost) => void;
  readonly #pending = new Map<number, Pending>();
  readonly #outbox: ToThread[] = [];
  readonly #look: NodeJS.Timeout;
  #ready = false;
  #end: ThreadLost | null = null;
  #lastId = 0;
  /** The version that was sent to the thread; undefined before the first. */
  #version: number | null | undefined;
  /** Steps that the thread has received and not answered. */
  #owed = 0;
  #silent = false;

  /** @param onLost called once where the thread ends by itself or hangs; never after `close`. */
  constructor(model: MatchingModel, onLost: (error: ThreadLost) => void, file = workerFile) {
    const workerData: ThreadData = { model };
    this.#onLost = onLost;
    // Without flags: those of the process, such as --input-type, may not fit a thread that runs a file.
    this.#worker = new Worker(file, {
      workerData,
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
    });
    this.#worker.on("message", (messages: readonly FromThread[]) => {
      for (const message of messages) this.#receive(message);
    });
    this.#worker.on("error", (error) => this.#lose("a decision thread failed", error));
    this.#worker.on("exit", () => this.#lose("a decision thread has ended"));
    this.#worker.unref();
    this.#look = setInterval(() => this.#watch(), LOOK_MS);
    this.#look.unref();
  }

  /** Whether the thread already takes decisions. */
  get ready(): boolean {
    return this.#ready && this.#end === null;
  }

  /** Number of decisions that the thread has. */
  get load(): number {
    return this.#pending.size;
  }

  /**
   * Decides on the thread. The version must stay open until then.
   * @throws ThreadLost; also any error of `answer` or of the decision.
   */
  decide(
    registers: RegistersVersion | null,
    work: Case,
    answer: (question: Question) => Promise<Answer>,
  ): Promise<DecisionOutcome> {
    if (this.#end) return Promise.reject(this.#end);
    if (this.#version !== (registers?.version ?? null)) this.#attach(registers);
    const id = ++this.#lastId;
    return new Promise((resolve, reject) => {
      if (this.#pending.size === 0) this.#worker.ref();
      this.#pending.set(id, { answer, resolve, reject });
      this.#step({ kind: "begin", id, work });
    });
  }

  /** Ends the thread now, with its running decisions. */
  async close(): Promise<void> {
    this.#fail(new ThreadLost("the decision threads are closed"));
    await this.#worker.terminate();
  }

  #attach(registers: RegistersVersion | null): void {
    this.#version = registers?.version ?? null;
    const shared = registers && { version: registers.version, index: registers.index.share() };
    this.#tell({ kind: "registers", registers: shared });
  }

  #tell(message: ToThread): void {
    this.#outbox.push(message);
    if (this.#outbox.length > 1) return;
    // Messages of one turn of the event loop are sent together, at its end.
    process.nextTick(() => this.#send());
  }

  #send(): void {
    try {
      this.#worker.postMessage(this.#outbox.splice(0));
    } catch (error) {
      this.#giveUp("a decision thread was told what is no data", error);
    }
  }

  #step(message: ToThread): void {
    this.#owed++;
    this.#tell(message);
  }

  #receive(message: FromThread): void {
    this.#silent = false;
    if (message.kind === "ready") {
      this.#ready = true;
      return;
    }
    this.#owed--;
    const { id } = message;
    if (message.kind === "question") void this.#answer(id, message.question);
    else if (message.kind === "decided") this.#finish(id)?.resolve(message.decided);
    else this.#finish(id)?.reject(errorOf(message));
  }

  async #answer(id: number, question: Question): Promise<void> {
    const pending = this.#pending.get(id);
    if (!pending) return;
    try {
      const answer = await pending.answer(question);
      if (this.#pending.has(id)) this.#step({ kind: "answer", id, answer });
    } catch (error) {
      if (!this.#finish(id)) return;
      this.#tell({ kind: "drop", id });
      pending.reject(error);
    }
  }

  #finish(id: number): Pending | undefined {
    const pending = this.#pending.get(id);
    this.#pending.delete(id);
    if (this.#pending.size === 0) this.#worker.unref();
    return pending;
  }

  #watch(): void {
    if (this.#silent && this.#owed > 0) this.#giveUp("a decision thread hangs");
    this.#silent = this.#owed > 0;
  }

  #giveUp(message: string, cause?: unknown): void {
    this.#lose(message, cause);
    void this.#worker.terminate();
  }

  #lose(message: string, cause?: unknown): void {
    if (this.#end) return;
    const lost = new ThreadLost(message, { cause });
    this.#fail(lost);
    this.#onLost(lost);
  }

  #fail(lost: ThreadLost): void {
    this.#end ??= lost;
    clearInterval(this.#look);
    for (const { reject } of this.#pending.values()) reject(this.#end);
    this.#pending.clear();
    this.#worker.unref();
  }
}

function errorOf({ error, fault }: Extract<FromThread, { kind: "failed" }>): unknown {
  if (fault === null || !(error instanceof Error)) return error;
  return new RegisterIndexError(fault, error.message, { cause: error });
}
