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

/** Decisions made beside others that are worth a thread: as many as take the time that starting one takes. */
const WORTH_A_THREAD = 128;

interface Parts {
  readonly model: MatchingModel;
  readonly registers: { current(): RegistersVersion | null };
  /** Without them every decision is made here. */
  readonly threads?: Threads;
}

/** The threads that there may be. */
export interface Threads {
  /** For decisions beside others. Large ones have a thread also where this is 0. */
  readonly most: number;
  /** Told of a thread that ended by itself or hung. */
  readonly lost: (error: ThreadLost) => void;
  readonly start?: (model: MatchingModel, onLost: (error: ThreadLost) => void) => DecisionThread;
}

const startThread: NonNullable<Threads["start"]> = (model, onLost) => new DecisionThread(model, onLost);

/**
 * Where decisions are made: here while one is alone, which is quickest, and while others are under way wherever
 * fewest are, here or in a thread of their own. A thread is started once decisions enough were made beside others, and
 * after one is lost, no sooner: what it worked on is answered 503. A large record is decided in a thread even where it is
 * alone, so that the others' requests are served meanwhile: the first such record starts one, and is decided here.
 */
export class Decisions {
  readonly #parts: Parts;
  #threads: readonly DecisionThread[] = [];
  /** Decisions under way, and those of them that are made here. */
  #underWay = 0;
  #here = 0;
  #besideOthers = 0;
  #closed = false;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** @param query the record of the case, normalised. @param answer reads what is asked for. */
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

  /** Ends the threads. Decisions that still come are made here. */
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

  /** The thread with the fewest decisions, where it has fewer than these. */
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
