/**
 * A process of the measurement of groups left out: it compares all cases once, by the rules that it was started
 * with, then trains and decides for each task. Tasks come as messages, progress and results go back as messages.
 */
import { existsSync, readFileSync } from "node:fs";
import { trainOn } from "../../src/training/train.ts";
import { readBenchmark, readRegister, sampleOf } from "../quality/benchmark-files.ts";
import { answerPair, answerQuery } from "./answers.ts";
import { buildBenchIndex, openBenchIndex } from "./bench-register.ts";
import type { Group } from "./groups.ts";
import { type HeldOutCases, heldOutCases } from "./held-out-cases.ts";
import { sampledRows } from "./sampled-rows.ts";
import type { FromWorker, TaskResult, WorkerTask, WorkerWork } from "./worker-messages.ts";

const REPORT_MS = 5_000;

function tell(message: FromWorker): void {
  process.send!(message);
}

/** Reports a step at most every five seconds. */
function reporter(step: string): (done: number, total: number) => void {
  let last = Date.now();
  return (done, total) => {
    if (Date.now() - last < REPORT_MS) return;
    last = Date.now();
    tell({ kind: "progress", line: `${step}: ${done} of ${total}` });
  };
}

async function prepare(work: WorkerWork): Promise<HeldOutCases> {
  const { registerPath, queries, pairs } = readBenchmark(work.directory);
  const asked = sampleOf(queries, work.sample ?? queries.length);
  const rows = sampledRows(readRegister(registerPath), work.sample === null ? null : asked);
  const groups = JSON.parse(readFileSync(work.groupsPath, "utf8")) as number[][];
  if (!existsSync(work.indexPath))
    await buildBenchIndex({ rows, groups }, work.indexPath, reporter("companies analysed"));
  return heldOutCases({
    benchmark: { queries: asked, pairs: sampleOf(pairs, work.sample ?? pairs.length) },
    catalogue: await openBenchIndex(work.indexPath),
    rows,
    share: asked.length / queries.length,
    onProgress: reporter("queries and pairs compared"),
  });
}

/** Trains without the groups, and answers the cases of the task's group, or all cases where it has none. */
function perform(cases: HeldOutCases, { leftOut, group }: WorkerTask): TaskResult {
  const trainable = cases.trainable(new Set(leftOut));
  const model = trainOn(trainable, { version: "held-out", companies: cases.coverage.listed, say: () => {} });
  const isAsked = (groups: readonly Group[]) => group === null || isFirst(groups, group);
  const asked = cases.asked.filter(({ groups }) => isAsked(groups));
  const compared = cases.compared.filter(({ groups }) => group === null || groups.includes(group));
  return {
    learned: trainable.lists.length,
    queries: asked.map((one) => ({ groups: one.groups, answer: answerQuery(model, one, cases.coverage) })),
    pairs: compared.map((one) => ({ groups: one.groups, answer: answerPair(model, one, cases.coverage) })),
  };
}

/** Whether the group is the first of its dimension: a case is evaluated in one group of each dimension. */
function isFirst(groups: readonly Group[], group: Group): boolean {
  const dimension = group.slice(0, group.indexOf(":") + 1);
  return groups.find((one) => one.startsWith(dimension)) === group;
}

let cases: Promise<HeldOutCases> | null = null;
process.on("message", async (task: WorkerTask) => {
  cases ??= prepare(task.work);
  const result = perform(await cases, task);
  tell({ kind: "done", id: task.id, result });
});
process.on("disconnect", () => process.exit(0));
