import { SingleBar } from "cli-progress";
import type { Log } from "../app/log.ts";
import type { Terminal } from "./terminal.ts";

export interface Progress {
  readonly phase: string;
  readonly done: number;
  readonly total: number;
}

/** How long the rest takes, for a bar; before there is an estimate the bar gives a word instead of a number. */
export function timeLeft(seconds: unknown): string {
  if (typeof seconds !== "number" || !Number.isFinite(seconds)) return "…";
  const whole = Math.max(0, Math.round(seconds));
  const two = (part: number): string => String(part).padStart(2, "0");
  if (whole < 60) return `${whole}s`;
  const minutes = Math.floor(whole / 60);
  return minutes < 60
    ? `${minutes}m${two(whole % 60)}s`
    : `${Math.floor(minutes / 60)}h${two(minutes % 60)}m`;
}

const bars = { hideCursor: true, formatTime: timeLeft } as const;

/** A bar on standard error for work that takes a while; a line in the log for each phase where there is no terminal. */
export function progressBar(
  terminal: Terminal,
  title: string,
  log?: Pick<Log, "info">,
): { update: (progress: Progress) => void; stop: () => void } {
  if (!terminal.stderr.isTTY) return progressLines(title, log);
  const bar = new SingleBar({
    ...bars,
    format: `${title} · {phase} [{bar}] {percentage}% · {eta_formatted} left`,
    stream: terminal.stderr,
    clearOnComplete: true,
  });
  let current: string | null = null;
  return {
    update({ phase, done, total }) {
      // Each phase counts other things, so each has a start and an estimate of its own.
      if (phase !== current) bar.start(Math.max(total, 1), done, { phase });
      else {
        bar.setTotal(Math.max(total, 1));
        bar.update(done, { phase });
      }
      current = phase;
    },
    stop() {
      if (current !== null) bar.stop();
    },
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
 * How far a stream of records is: a bar over the lines of a file, counts alone where no end is known. Lines that are
 * answered count, not what has been read, which is far ahead.
 */
export function streamProgress(
  terminal: Terminal,
  source: { readonly name: string; readonly lines: number | null },
): { update: (counts: Counts) => void; stop: () => void } {
  if (!showsStream(terminal)) return { update: () => undefined, stop: () => undefined };
  const counts = "{answered} answered, {failed} failed";
  const bar = new SingleBar({
    ...bars,
    format:
      source.lines === null
        ? `${source.name} · ${counts} · {duration_formatted}`
        : `${source.name} [{bar}] {percentage}% · ${counts} · {eta_formatted} left`,
    stream: terminal.stderr,
  });
  bar.start(Math.max(source.lines ?? 1, 1), 0, { answered: 0, failed: 0 });
  return { update: ({ line, ...now }) => bar.update(line, now), stop: () => bar.stop() };
}

/** Whether a stream has a bar: on one terminal the bar and the answers would write over each other. */
export function showsStream({ stderr, stdout }: Terminal): boolean {
  return stderr.isTTY === true && stdout.isTTY !== true;
}
