/**
 * Pages and rules of strangers are read in a thread that serves for one of them and ends: a text that takes long or
 * much memory to read blocks nothing else, and leaves nothing behind.
 */
import { extname } from "node:path";
import { Worker } from "node:worker_threads";
import type { Content, ContentText } from "./content.ts";
import { judge, type RulesQuestion } from "./site-rules.ts";

/** TypeScript where the project runs, JavaScript where it is installed as a package. */
const workerFile = new URL(`./reading-worker${extname(import.meta.url)}`, import.meta.url);

const HEAP_MB = 256;
/** Threads that run at a time; further pages wait. */
const THREADS = 2;
/** The longest that rules are read, and how much of them the main thread reads itself: work grows by the product. */
const RULES_MS = 2_000;
const MOST_PRODUCT = 2_000_000;

export type ThreadTask = { readonly content: Content } | { readonly rules: RulesQuestion };

export type Judge = (question: RulesQuestion, signal: AbortSignal) => Promise<boolean>;

/** The text of a page. @throws Error where the signal ends it. */
export async function readInThread(
  content: Content,
  within: { readonly signal: AbortSignal; readonly mostMs: number },
): Promise<ContentText> {
  const read = await inThread({ content }, within);
  within.signal.throwIfAborted();
  return (read as ContentText | null) ?? { fault: "unreadable" };
}

/** Whether rules of a site permit an address; those that take too long to read do not. */
export const judgeRules: Judge = async (question, signal) => {
  if (question.rules.length * question.url.length <= MOST_PRODUCT) return judge(question);
  return (await inThread({ rules: question }, { signal, mostMs: RULES_MS })) === true;
};

let running = 0;
const waiting: (() => void)[] = [];

/** @returns null where the thread failed or took too long. */
async function inThread(
  task: ThreadTask,
  { signal, mostMs }: { readonly signal: AbortSignal; readonly mostMs: number },
): Promise<unknown> {
  await turnOf(signal);
  try {
    signal.throwIfAborted();
    return await runThread(task, AbortSignal.any([signal, AbortSignal.timeout(mostMs)]));
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running--;
  }
}

async function turnOf(signal: AbortSignal): Promise<void> {
  if (running < THREADS) {
    running++;
    return;
  }
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const leave = () => {
    const place = waiting.indexOf(resolve);
    // A turn that has come is handed on by the caller.
    if (place < 0) return;
    waiting.splice(place, 1);
    reject(signal.reason);
  };
  waiting.push(resolve);
  signal.addEventListener("abort", leave, { once: true });
  await promise.finally(() => signal.removeEventListener("abort", leave));
}

async function runThread(task: ThreadTask, signal: AbortSignal): Promise<unknown> {
  // Without flags: those of the process may not fit a thread that runs a file. Without its environment: it needs none.
  const worker = new Worker(workerFile, {
    workerData: task,
    execArgv: [],
    env: {},
    // What a library says of a page of a stranger belongs in no log.
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB, maxYoungGenerationSizeMb: 32 },
  });
  const { promise, resolve } = Promise.withResolvers<unknown>();
  const end = () => resolve(null);
  worker.once("message", resolve);
  worker.once("error", end);
  worker.once("exit", end);
  signal.addEventListener("abort", end, { once: true });
  try {
    return await promise;
  } finally {
    signal.removeEventListener("abort", end);
    await worker.terminate();
  }
}
