import { SingleBar } from "cli-progress";
import type { Terminal } from "./terminal.ts";

export interface Progress {
  readonly phase: string;
  readonly done: number;
  readonly total: number;
}

/** A bar on standard error for work that takes a while; silent where standard error is no terminal. */
export function progressBar(
  terminal: Terminal,
  title: string,
): { update: (progress: Progress) => void; stop: () => void } {
  if (!terminal.stderr.isTTY) return { update: () => undefined, stop: () => undefined };
  const bar = new SingleBar({
    format: `${title} · {phase} [{bar}] {percentage}% · {eta_formatted} left`,
    stream: terminal.stderr,
    hideCursor: true,
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

interface Counts {
  readonly answered: number;
  readonly failed: number;
}

/** How far a stream of records is: a bar over the bytes of a file, counts alone where no end is known. */
export function streamProgress(
  terminal: Terminal,
  source: { readonly name: string; readonly size: number | null; bytesRead(): number },
): { update: (counts: Counts) => void; stop: () => void } {
  // On one terminal the bar and the answers would write over each other.
  if (!terminal.stderr.isTTY || terminal.stdout.isTTY)
    return { update: () => undefined, stop: () => undefined };
  const counts = "{answered} answered, {failed} failed";
  const bar = new SingleBar({
    format:
      source.size === null
        ? `${source.name} · ${counts} · {duration_formatted}`
        : `${source.name} [{bar}] {percentage}% · ${counts} · {eta_formatted} left`,
    stream: terminal.stderr,
    hideCursor: true,
  });
  bar.start(Math.max(source.size ?? 1, 1), 0, { answered: 0, failed: 0 });
  return { update: (now) => bar.update(source.bytesRead(), now), stop: () => bar.stop() };
}
