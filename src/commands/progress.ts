import { SingleBar } from "cli-progress";

export interface Progress {
  readonly phase: string;
  readonly done: number;
  readonly total: number;
}

/** A bar on standard error for work that takes a while; silent where standard error is no terminal. */
export function progressBar(title: string): { update: (progress: Progress) => void; stop: () => void } {
  if (!process.stderr.isTTY) return { update: () => undefined, stop: () => undefined };
  const bar = new SingleBar({
    format: `${title} · {phase} [{bar}] {percentage}% · {eta_formatted} left`,
    stream: process.stderr,
    hideCursor: true,
    clearOnComplete: true,
  });
  let started = false;
  return {
    update({ phase, done, total }) {
      if (!started) bar.start(Math.max(total, 1), done, { phase });
      else {
        bar.setTotal(Math.max(total, 1));
        bar.update(done, { phase });
      }
      started = true;
    },
    stop() {
      if (started) bar.stop();
    },
  };
}
