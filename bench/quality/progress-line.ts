const REDRAW_MS = 500;

/** The progress of a long step as one line on standard error; on a terminal the line is rewritten. */
export function progressLine(label: string): { update(done: number, total: number): void; end(): void } {
  const started = Date.now();
  const terminal = process.stderr.isTTY;
  let drawn = 0;
  return {
    update(done, total) {
      const now = Date.now();
      if (now - drawn < (terminal ? REDRAW_MS : 20 * REDRAW_MS)) return;
      drawn = now;
      const line = `${label} ${done} of ${total} (${Math.floor((100 * done) / Math.max(total, 1))} %)`;
      process.stderr.write(terminal ? `\r${line}   ` : `${line}\n`);
    },
    end() {
      process.stderr.write(
        `${terminal ? "\r" : ""}${label}: ${((Date.now() - started) / 1000).toFixed(1)} s\n`,
      );
    },
  };
}
