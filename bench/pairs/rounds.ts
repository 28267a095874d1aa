export interface Timing {
  /** Microseconds per item, the median over rounds. */
  readonly median: number;
  readonly fastest: number;
  readonly slowest: number;
  readonly rounds: number;
  /** The number of items in one round. */
  readonly items: number;
}

const WARM_UP_ROUNDS = 3;

/**
 * Times rounds of the same work after three unmeasured ones. `work` does all items of a round; only the time
 * between its call and its end is measured, without the time of `prepare`.
 */
export async function timeRounds<Prepared>(options: {
  readonly rounds: number;
  readonly items: number;
  readonly prepare: () => Prepared | Promise<Prepared>;
  readonly work: (prepared: Prepared) => unknown;
}): Promise<Timing> {
  const { rounds, items, prepare, work } = options;
  const perItem: number[] = [];
  for (let round = 0; round < WARM_UP_ROUNDS + rounds; round++) {
    const prepared = await prepare();
    const started = performance.now();
    await work(prepared);
    const microseconds = (performance.now() - started) * 1000;
    if (round >= WARM_UP_ROUNDS) perItem.push(microseconds / items);
  }
  perItem.sort((a, b) => a - b);
  return { median: middle(perItem), fastest: perItem[0]!, slowest: perItem.at(-1)!, rounds, items };
}

/** The median of sorted numbers. */
export function middle(sorted: readonly number[]): number {
  const half = sorted.length >> 1;
  const upper = sorted[half] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[half - 1] ?? Number.NaN) + upper) / 2;
}
