import type { Log } from "../app/log.ts";
import { statusLine } from "./status-line.ts";
import type { Terminal } from "./terminal.ts";

export interface Progress {
  readonly phase: string;
  readonly done: number;
  readonly total: number;
}

/** A duration in whole seconds, for a progress bar; a word where there is no estimate yet. */
export function durationText(seconds: number | null): string {
  if (seconds === null || !Number.isFinite(seconds)) return "…";
  const whole = Math.max(0, Math.round(seconds));
  const two = (part: number): string => String(part).padStart(2, "0");
  if (whole < 60) return `${whole}s`;
  const minutes = Math.floor(whole / 60);
  return minutes < 60
    ? `${minutes}m${two(whole % 60)}s`
    : `${Math.floor(minutes / 60)}h${two(minutes % 60)}m`;
}

/** The width leaves room for the counts beside the bar in 80 columns. */
const WIDTH = 24;

/** `[████░░░░] 50%`: the share of the work that is done. */
export function barText(done: number, total: number): string {
  const share = Math.min(1, Math.max(0, done / Math.max(total, 1)));
  const full = Math.floor(share * WIDTH);
  return `[${"█".repeat(full)}${"░".repeat(WIDTH - full)}] ${Math.floor(share * 100)}%`;
}

/** Seconds that the rest takes at the pace so far; null before any progress. */
export function secondsLeft(
  { done, total }: Omit<Progress, "phase">,
  since: { readonly done: number; readonly seconds: number },
): number | null {
  const pace = (done - since.done) / since.seconds;
  return pace > 0 ? Math.max(0, total - done) / pace : null;
}

/** A bar on standard error for work that takes a while; a line in the log for each phase where there is no terminal. */
export function progressBar(
  terminal: Terminal,
  title: string,
  log?: Pick<Log, "info">,
): { update: (progress: Progress) => void; stop: () => void } {
  if (!terminal.stderr.isTTY) return progressLines(title, log);
  const line = statusLine(terminal.stderr);
  // Each phase counts other units, so each has its own start and estimate.
  let current: { readonly phase: string; readonly done: number; readonly startedMs: number } | null = null;
  return {
    update(progress) {
      const { phase, done, total } = progress;
      const isNew = current?.phase !== phase;
      if (current === null || isNew) current = { phase, done, startedMs: performance.now() };
      const since = { done: current.done, seconds: (performance.now() - current.startedMs) / 1000 };
      const left = durationText(secondsLeft(progress, since));
      line.show(() => `${title} · ${phase} ${barText(done, total)} · ${left} left`, isNew);
    },
    stop: () => line.clear(),
  };
}

function progressLines(title: string, log: Pick<Log, "info"> | undefined) {
  let current: string | null = null;
  return {
    update({ phase, done, total }: Progress): void {
      if (phase !== current) log?.info({ phase, done, total }, title);
      current = phase;
    },
    stop: () => undefined,
  };
}

interface Counts {
  /** The line of the last answer. */
  readonly line: number;
  readonly answered: number;
  readonly failed: number;
}

/**
 * The progress of a stream of records: a bar over the lines of a file, counts alone where the end is unknown.
 * It counts answered lines, because the reader is far ahead of them.
 */
export function streamProgress(
  terminal: Terminal,
  source: { readonly name: string; readonly lines: number | null },
): { update: (counts: Counts) => void; stop: () => void } {
  if (!showsStream(terminal)) return { update: () => undefined, stop: () => undefined };
  const { name, lines } = source;
  const startedMs = performance.now();
  const line = statusLine(terminal.stderr);
  const text = ({ line: done, answered, failed }: Counts): string => {
    const seconds = (performance.now() - startedMs) / 1000;
    const counts = `${answered} answered, ${failed} failed`;
    if (lines === null) return `${name} · ${counts} · ${durationText(seconds)}`;
    const left = durationText(secondsLeft({ done, total: lines }, { done: 0, seconds }));
    return `${name} ${barText(done, lines)} · ${counts} · ${left} left`;
  };
  let latest: Counts = { line: 0, answered: 0, failed: 0 };
  line.show(() => text(latest), true);
  return {
    update(counts) {
      latest = counts;
      line.show(() => text(counts));
    },
    stop: () => line.end(text(latest)),
  };
}

/** Whether a stream has a bar: on one terminal the bar and the answers would overwrite each other. */
export function showsStream({ stderr, stdout }: Terminal): boolean {
  return stderr.isTTY === true && stdout.isTTY !== true;
}
