/**
 * Runs `work` for each item once those before it are done, at most `atOnce` at a time, and starts nothing more after
 * a `work` that fulfils with false or rejects. Settles when nothing runs any more.
 * @param before for each item the items, all of lower index, that it waits for.
 */
export function runInOrder(
  before: readonly (readonly number[])[],
  atOnce: number,
  work: (index: number) => Promise<boolean>,
): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const missing = before.map((earlier) => earlier.length);
  const after: number[][] = before.map(() => []);
  before.forEach((earlier, index) => {
    for (const one of earlier) after[one]!.push(index);
  });
  let ready = missing.flatMap((count, index) => (count === 0 ? [index] : []));
  let running = 0;
  let error: unknown;
  let stopped = false;
  const stop = (): void => {
    stopped = true;
    ready = [];
  };
  const run = async (index: number): Promise<void> => {
    try {
      if (!(await work(index))) stop();
    } catch (thrown) {
      error ??= thrown;
      stop();
    }
    running--;
    for (const next of after[index]!) if (--missing[next]! === 0 && !stopped) ready.push(next);
    advance();
  };
  const advance = (): void => {
    while (running < atOnce && ready.length > 0) {
      running++;
      void run(ready.shift()!);
    }
    if (running > 0) return;
    if (error === undefined) resolve();
    else reject(error);
  };
  advance();
  return promise;
}
