import { closeSync, fdatasyncSync, mkdtempSync, openSync, readFileSync, rmSync, writeSync } from "node:fs";
import { join } from "node:path";
import { middle } from "./rounds.ts";

const PAGE_BYTES = 8_192;
const SYNCS = 101;

/** Median milliseconds of an 8 kB write and one fdatasync in a scratch folder of `directory`. */
export function syncMilliseconds(directory: string): number {
  const scratch = mkdtempSync(join(directory, "sync-"));
  const file = openSync(join(scratch, "page"), "w");
  const page = Buffer.alloc(PAGE_BYTES, 1);
  const times: number[] = [];
  for (let at = 0; at < SYNCS; at++) {
    const started = performance.now();
    writeSync(file, page, 0, PAGE_BYTES, at * PAGE_BYTES);
    fdatasyncSync(file);
    times.push(performance.now() - started);
  }
  closeSync(file);
  rmSync(scratch, { recursive: true });
  return middle(times.sort((a, b) => a - b));
}

/** Starts a measurement; the returned function gives the share of processors that others took, 0..1. */
export function watchOtherWork(): () => number | null {
  const before = machineTicks();
  const own = process.cpuUsage();
  return () => {
    const after = machineTicks();
    if (before === null || after === null || after.all === before.all) return null;
    const used = process.cpuUsage(own);
    const ownTicks = ((used.user + used.system) / 1e6) * TICKS_PER_SECOND;
    return Math.max(0, Math.min(1, (after.busy - before.busy - ownTicks) / (after.all - before.all)));
  };
}

/** Linux counts processor time for programs in hundredths of a second on every architecture (USER_HZ). */
const TICKS_PER_SECOND = 100;

/** Busy and total ticks of all processors since the machine started; null where they are unknown. */
function machineTicks(): { readonly busy: number; readonly all: number } | null {
  if (process.platform !== "linux") return null;
  const [line] = readFileSync("/proc/stat", "utf8").split("\n", 1);
  // user, nice, system, idle, iowait, irq, softirq, steal; `user` includes guest time.
  const ticks = line!.trim().split(/\s+/).slice(1, 9).map(Number);
  const all = ticks.reduce((sum, tick) => sum + tick, 0);
  return { all, busy: all - (ticks[3] ?? 0) - (ticks[4] ?? 0) };
}
