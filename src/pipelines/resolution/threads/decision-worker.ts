/**
 * A thread that makes decisions, beside the main thread, which has the sockets and the database. It has a
 * view of the registers' index in shared memory and reads nothing else: it asks the main thread for all other
 * data.
 */
import { parentPort, workerData } from "node:worker_threads";
import { RegisterIndexError } from "../../../storage/retrieval-index/index-error.ts";
import { attachRegisterIndex } from "../../../storage/retrieval-index/register-index.ts";
import { RegistersVersion } from "../../register-install/registers-version.ts";
import type { DecisionOutcome } from "../case.ts";
import { type DecisionContext, decideRecord } from "../decide-record.ts";
import type { Question, Steps } from "../questions.ts";
import { warmUp } from "../warm-up.ts";
import type { FromThread, ThreadData, ToThread } from "./thread-messages.ts";

const port = parentPort;
if (!port) throw new Error("this file runs in a worker thread");

const { model } = workerData as ThreadData;
const underWay = new Map<number, Steps<DecisionOutcome>>();
let context: DecisionContext = { model, registers: null };

/** Steps taken before finished answers are sent and new messages are read. */
const SLICE = 8;

const answered: Step[] = [];
const begun: Step[] = [];
const told: FromThread[] = [];
let turnIsDue = false;

type Step = () => void;

function advance(id: number, next: () => IteratorResult<Question, DecisionOutcome>): void {
  try {
    const step = next();
    if (step.done) {
      underWay.delete(id);
      told.push({ kind: "decided", id, decided: step.value });
    } else told.push({ kind: "question", id, question: step.value });
  } catch (error) {
    underWay.delete(id);
    told.push({ kind: "failed", id, error, fault: error instanceof RegisterIndexError ? error.fault : null });
  }
}

function turnComes(): void {
  if (!turnIsDue) setImmediate(takeTurn);
  turnIsDue = true;
}

// Decisions under way go first: their memory is freed soon, and the collector never has to move it.
function takeTurn(): void {
  turnIsDue = false;
  const steps = answered.length > 0 ? answered : begun;
  for (const step of steps.splice(0, SLICE)) step();
  if (told.length > 0) port?.postMessage(told.splice(0));
  if (answered.length + begun.length > 0) turnComes();
}

function take(message: ToThread): void {
  switch (message.kind) {
    case "registers": {
      const { registers } = message;
      context = {
        model,
        registers: registers && new RegistersVersion(registers.version, attachRegisterIndex(registers.index)),
      };
      return;
    }
    case "begin": {
      const { id, work } = message;
      const steps = decideRecord(context, work);
      underWay.set(id, steps);
      begun.push(() => advance(id, () => steps.next()));
      return;
    }
    case "answer": {
      const { id, answer } = message;
      const steps = underWay.get(id);
      if (steps) answered.push(() => advance(id, () => steps.next(answer)));
      return;
    }
    case "drop":
      underWay.delete(message.id);
  }
}

port.on("message", (messages: readonly ToThread[]) => {
  for (const message of messages) take(message);
  turnComes();
});

warmUp();
port.postMessage([{ kind: "ready" }] satisfies FromThread[]);
