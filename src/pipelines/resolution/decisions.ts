import { Failure } from "../../contract/errors.ts";
import type { Comparable } from "../../domain/matching/comparable/comparable.ts";
import { isLarge } from "../../domain/matching/compare/name-work.ts";
import type { MatchingModel } from "../../domain/matching/score/model.ts";
import type { RegistersVersion } from "../register-install/registers-version.ts";
import type { Case, DecisionOutcome } from "./case.ts";
import { decideRecord } from "./decide-record.ts";
import type { Answer, Question } from "./questions.ts";
import { takeSteps } from "./take-steps.ts";
import { DecisionThread, ThreadLost } from "./threads/decision-thread.ts";

/** Concurrent decisions that justify a thread: they take as much time as the start of a thread. */
const WORTH_A_THREAD = 128;

interface Parts {
  readonly model: MatchingModel;
  readonly registers: { current(): RegistersVersion | null };
  /** Without threads every decision is made on the main thread. */
  readonly threads?: Threads;
}

/** The limits and callbacks of the threads. */
export interface Threads {
  /** For concurrent decisions. Large decisions have a thread also where this is 0. */
  readonly most: number;
  /** Called when a thread ended by itself or hung. */
  readonly lost: (error: ThreadLost) => void;
  readonly start?: (model: MatchingModel, onLost: (error: ThreadLost) => void) => DecisionThread;
}

const startThread: NonNullable<Threads["start"]> = (model, onLost) => new DecisionThread(model, onLost);

/**
 * Where decisions are made: a single decision on the main thread, which is fastest; concurrent decisions on
 * the least loaded thread, the main one or another. A thread starts after enough concurrent decisions, and
 * after a loss no sooner; the decisions of a lost thread are answered 503. A large record is decided in a
 * thread even when it is alone, so that other requests are served meanwhile: the first such record starts the
 * thread, and is decided here.
 */
export class Decisions {
  readonly #parts: Parts;
  #threads: readonly DecisionThread[] = [];
  /** Decisions under way, and those of them that run on the main thread. */
  #underWay = 0;
  #here = 0;
  #besideOthers = 0;
  #closed = false;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** @param query the record of the case, normalised. @param answer reads the data that it asks for. */
  async decide(
    work: Case,
    query: Comparable,
    answer: (question: Question) => Promise<Answer>,
  ): Promise<DecisionOutcome | Failure> {
    const registers = this.#parts.registers.current();
    const thread = isLarge(query) ? this.#threadForLarge() : this.#threadFor();
    const decided = () =>
      thread
        ? thread.decide(registers, work, answer)
        : takeSteps(decideRecord({ model: this.#parts.model, registers }, work, query), answer);
    this.#underWay++;
    if (!thread) this.#here++;
    try {
      return await (registers ? registers.during(decided) : decided());
    } catch (error) {
      if (!(error instanceof ThreadLost)) throw error;
      return new Failure("service_unavailable", { details: { retry_after: 1 } });
    } finally {
      this.#underWay--;
      if (!thread) this.#here--;
    }
  }

  /** Ends the threads. Later decisions are made on the main thread. */
  async close(): Promise<void> {
    this.#closed = true;
    const threads = this.#threads;
    this.#threads = [];
    await Promise.all(threads.map((thread) => thread.close()));
  }

  #threadFor(): DecisionThread | null {
    const { threads } = this.#parts;
    if (this.#underWay === 0 || !threads || threads.most === 0 || this.#closed) return null;
    this.#besideOthers++;
    if (this.#threads.length < threads.most && this.#besideOthers >= WORTH_A_THREAD) this.#start(threads);
    return this.#leastLoaded(this.#here);
  }

  #threadForLarge(): DecisionThread | null {
    const { threads } = this.#parts;
    if (!threads || this.#closed) return null;
    if (this.#threads.length === 0) this.#start(threads);
    return this.#leastLoaded(Number.POSITIVE_INFINITY);
  }

  /** The thread with the fewest decisions, where it has fewer than this number. */
  #leastLoaded(fewerThan: number): DecisionThread | null {
    let least: DecisionThread | null = null;
    for (const thread of this.#threads)
      if (thread.ready && thread.load < (least?.load ?? fewerThan)) least = thread;
    return least;
  }

  #start({ lost, start = startThread }: Threads): void {
    this.#besideOthers = 0;
    const thread: DecisionThread = start(this.#parts.model, (error) => {
      this.#threads = this.#threads.filter((one) => one !== thread);
      lost(error);
    });
    this.#threads = [...this.#threads, thread];
  }
}
