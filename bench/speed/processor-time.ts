import { readFileSync } from "node:fs";
import type { Database } from "../../src/storage/engine/database.ts";

const TICKS_PER_SECOND = 100;

interface Reading {
  /** Busy and total processor time of the machine, in seconds. */
  readonly busy: number;
  readonly all: number;
  /** Processor time of this process with all its threads. */
  readonly own: number;
  /** Processor time of the database server's processes; 0 where the database is embedded. */
  readonly server: number;
}

/** The use of the machine's processors during a piece of work. */
export interface ProcessorTime {
  /** Processor seconds of this process and of its database server. */
  readonly spentSeconds: number;
  /** Share of all processors that other programs took, 0..1. */
  readonly foreign: number;
}

/** Runs `work` and measures the processors meanwhile; null where the system does not report them. */
export async function withProcessorTime<T>(
  database: Database,
  work: () => Promise<T>,
): Promise<{ readonly result: T; readonly time: ProcessorTime | null }> {
  const before = await read(database);
  const result = await work();
  const after = await read(database);
  if (before === null || after === null || after.all === before.all) return { result, time: null };
  const spentSeconds = after.own - before.own + Math.max(0, after.server - before.server);
  const foreign = (after.busy - before.busy - spentSeconds) / (after.all - before.all);
  return { result, time: { spentSeconds, foreign: Math.max(0, Math.min(1, foreign)) } };
}

async function read(database: Database): Promise<Reading | null> {
  if (process.platform !== "linux") return null;
  const server = database.engine === "postgres" ? await serverSeconds(database) : 0;
  const [line] = readFileSync("/proc/stat", "utf8").split("\n", 1);
  const ticks = line!.trim().split(/\s+/).slice(1, 9).map(Number);
  const all = ticks.reduce((sum, tick) => sum + tick, 0);
  const { user, system } = process.cpuUsage();
  return {
    all: all / TICKS_PER_SECOND,
    busy: (all - (ticks[3] ?? 0) - (ticks[4] ?? 0)) / TICKS_PER_SECOND,
    own: (user + system) / 1e6,
    server,
  };
}

// A server on another machine has no processes here; local processes with its name may be another server's.
async function serverSeconds(database: Database): Promise<number> {
  const { rows } = await database.query<{ pid: number }>("select pid from pg_stat_activity");
  return rows.reduce((sum, { pid }) => sum + secondsOf(pid), 0);
}

function secondsOf(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const name = stat.slice(stat.indexOf("(") + 1, stat.lastIndexOf(")"));
    // After the name come the fields from the third on; the 14th and 15th are user and system time.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return name.startsWith("postgres") ? (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND : 0;
  } catch {
    return 0;
  }
}
