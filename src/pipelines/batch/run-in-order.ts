/**
 * Runs `work` for each item once the items that it waits for are done, at most `atOnce` at a time, and starts
 * nothing more after a `work` that fulfils with false or rejects. A work that has only to wait may call
 * `makeRoom`, and no longer counts towards `atOnce`. Of the items that may start, the one with the longest
 * chain of waiting items starts first: otherwise the longest chain would remain at the end and run alone.
 * Settles when nothing runs any more.
 * @param before for each item the items, all of lower index, that it waits for.
 */
export function runInOrder(
  before: readonly (readonly number[])[],
  atOnce: number,
  work: (index: number, makeRoom: () => void) => Promise<boolean>,
): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const missing = before.map((earlier) => earlier.length);
  const after: number[][] = before.map(() => []);
  before.forEach((earlier, index) => {
    for (const one of earlier) after[one]!.push(index);
  });
  const behind = longestLines(after);
  const sooner = (a: number, b: number): number => behind[b]! - behind[a]! || a - b;
  let ready = missing.flatMap((count, index) => (count === 0 ? [index] : [])).sort(sooner);
  let running = 0;
  let unfinished = 0;
  let error: unknown;
  let stopped = false;
  const stop = (): void => {
    stopped = true;
    ready = [];
  };
  const run = async (index: number): Promise<void> => {
    let counts = true;
    const makeRoom = (): void => {
      if (counts) running--;
      counts = false;
      advance();
    };
    try {
      if (!(await work(index, makeRoom))) stop();
    } catch (thrown) {
      error ??= thrown;
      stop();
    }
    unfinished--;
    for (const next of after[index]!) if (--missing[next]! === 0 && !stopped) insert(ready, next, sooner);
    makeRoom();
  };
  const advance = (): void => {
    while (running < atOnce && ready.length > 0) {
      running++;
      unfinished++;
      void run(ready.shift()!);
    }
    if (unfinished > 0) return;
    if (error === undefined) resolve();
    else reject(error);
  };
  advance();
  return promise;
}

/** For each item, the length of the longest chain of items that wait for it, one after the other. */
function longestLines(after: readonly (readonly number[])[]): number[] {
  const lines = after.map(() => 0);
  for (let index = after.length - 1; index >= 0; index--)
    for (const next of after[index]!) lines[index] = Math.max(lines[index]!, lines[next]! + 1);
  return lines;
}

function insert(sorted: number[], item: number, order: (a: number, b: number) => number): void {
  const at = sorted.findIndex((other) => order(item, other) < 0);
  sorted.splice(at < 0 ? sorted.length : at, 0, item);
}
