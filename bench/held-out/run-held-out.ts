/** Runs the trainings without groups and the ablations of rules, in two processes at a time. */
import { fork } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { linkAll } from "../linking/link-all.ts";
import { readBenchmark, readRegister, sampleOf } from "../quality/benchmark-files.ts";
import { progressLine } from "../quality/progress-line.ts";
import { type Dimension, dimensions, type Group } from "./groups.ts";
import { ruleFamilies } from "./rule-families.ts";
import { sampledRows } from "./sampled-rows.ts";
import type { FromWorker, TaskResult, WorkerTask, WorkerWork } from "./worker-messages.ts";

/** `rules`: the ablations. */
export const PARTS = [...dimensions, "rules"] as const;
export type Part = (typeof PARTS)[number];

export interface HeldOutOptions {
  readonly directory: string;
  /** Queries and pairs of a short run; null: all, with the whole register. */
  readonly sample: number | null;
  readonly parts: readonly Part[];
}

export interface HeldOutRun {
  readonly sample: number | null;
  readonly parts: readonly Part[];
  /** Every case, answered by the model that learned from all open cases. */
  readonly everything: TaskResult;
  /** The cases of each group, answered by a model that learned from none of them. */
  readonly leftOut: ReadonlyMap<Group, TaskResult>;
  /** Every case, without a family of rules and with a model that learned without it. */
  readonly withoutRules: ReadonlyMap<string, TaskResult>;
}

/** Groups with fewer queries say nothing. */
const FEWEST = 10;
/** No model is without Latin names, so that group is not left out. */
const KEPT: Group = "script: latin";

const WORKER = fileURLToPath(new URL("worker.ts", import.meta.url));
const WITHOUT_RULES = new URL("without-rules.ts", import.meta.url).href;

export async function runHeldOut(options: HeldOutOptions): Promise<HeldOutRun> {
  const scratch = mkdtempSync(join(tmpdir(), "assay-held-out-"));
  try {
    return await measure(options, scratch);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

async function measure({ directory, sample, parts }: HeldOutOptions, scratch: string): Promise<HeldOutRun> {
  const groupsPath = join(scratch, "groups.json");
  await linkOnce(directory, sample, groupsPath);
  const work = { directory, sample, groupsPath, indexPath: join(scratch, "full.idx") };
  const withoutRules = new Map<string, TaskResult>();
  const ablate = async () => {
    for (const [at, { name }] of ruleFamilies.entries()) {
      const indexPath = join(scratch, `${at}.idx`);
      const worker = startWorker(`without ${name}`, name);
      const whole = { leftOut: [], group: null, work: { ...work, indexPath } };
      withoutRules.set(name, await worker.perform(whole).finally(worker.end));
      rmSync(indexPath, { force: true });
      note(`without ${name}: ${withoutRules.size} of ${ruleFamilies.length} rule families`);
    }
  };
  const leftOut = new Map<Group, TaskResult>();
  const first = startWorker("groups", null);
  try {
    const ablations = parts.includes("rules") ? ablate() : Promise.resolve();
    ablations.catch(() => {});
    const everything = await first.perform({ leftOut: [], group: null, work });
    note(`everything: ${everything.learned} lists learned, ${everything.queries.length} queries answered`);
    const groups = groupsToLeaveOut(everything, parts);
    const left = [...groups];
    const lane = async (worker: Worker) => {
      for (let group = left.shift(); group !== undefined; group = left.shift()) {
        leftOut.set(group, await worker.perform({ leftOut: [group], group, work }));
        note(`without ${group}: ${leftOut.size} of ${groups.length} groups`);
      }
    };
    await Promise.all([lane(first), ablations.then(() => secondLane(lane, left.length > 1))]);
    return { sample, parts, everything, leftOut: sorted(groups, leftOut), withoutRules };
  } finally {
    first.end();
  }
}

async function secondLane(lane: (worker: Worker) => Promise<void>, needed: boolean): Promise<void> {
  if (!needed) return;
  const second = startWorker("more groups", null);
  await lane(second).finally(second.end);
}

async function linkOnce(directory: string, sample: number | null, path: string): Promise<void> {
  const { registerPath, queries } = readBenchmark(directory);
  const all = readRegister(registerPath);
  const rows = sampledRows(all, sample === null ? null : sampleOf(queries, sample));
  const line = progressLine("rows linked");
  const { groups } = await linkAll(rows, (done) => line.update(done, 2 * rows.length));
  line.end();
  writeFileSync(path, JSON.stringify(groups));
}

function groupsToLeaveOut({ queries }: TaskResult, parts: readonly Part[]): Group[] {
  const counts = new Map<Group, number>();
  for (const { groups } of queries) {
    const seen = new Set<string>();
    for (const group of groups) {
      const dimension = dimensionOf(group);
      if (!seen.has(dimension)) counts.set(group, (counts.get(group) ?? 0) + 1);
      seen.add(dimension);
    }
  }
  return [...counts]
    .filter(([group, count]) => count >= FEWEST && group !== KEPT && parts.includes(dimensionOf(group)))
    .map(([group]) => group)
    .sort();
}

export function dimensionOf(group: Group): Dimension {
  return group.slice(0, group.indexOf(":")) as Dimension;
}

function sorted(groups: readonly Group[], results: ReadonlyMap<Group, TaskResult>): Map<Group, TaskResult> {
  return new Map(groups.map((group) => [group, results.get(group)!]));
}

interface Worker {
  perform(task: Omit<WorkerTask, "id"> & { readonly work: WorkerWork }): Promise<TaskResult>;
  end(): void;
}

/** @param family the rule family that the process is without; null: none. */
function startWorker(label: string, family: string | null): Worker {
  const hooks = family === null ? [] : ["--import", WITHOUT_RULES];
  const child = fork(WORKER, {
    execArgv: ["--max-old-space-size=8000", ...hooks],
    env: { ...process.env, ...(family === null ? {} : { ASSAY_WITHOUT_RULES: family }) },
    serialization: "advanced",
  });
  let next = 0;
  return {
    perform: (task) =>
      new Promise((resolve, reject) => {
        const id = next++;
        const settle = (finish: () => void) => {
          child.off("message", onMessage);
          child.off("exit", onExit);
          finish();
        };
        const onExit = (code: number | null) =>
          settle(() => reject(new Error(`${label}: the process ended with ${code}`)));
        const onMessage = (message: FromWorker) => {
          if (message.kind === "progress") note(`${label}: ${message.line}`);
          else if (message.id === id) settle(() => resolve(message.result));
        };
        child.on("message", onMessage);
        child.on("exit", onExit);
        child.send({ ...task, id });
      }),
    end: () => {
      if (child.connected) child.disconnect();
    },
  };
}

const started = Date.now();

function note(line: string): void {
  process.stderr.write(`${String(Math.round((Date.now() - started) / 1000)).padStart(5)} s  ${line}\n`);
}
