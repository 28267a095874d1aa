/**
 * Does `work` on the items of a source, at most `limit` at once, and gives the results in the order of the items.
 * The source is read no further ahead than that, so memory is bounded. The first rejection ends it.
 */
export async function* inOrder<Item, Result>(
  source: AsyncIterable<Item>,
  limit: number,
  work: (item: Item) => Promise<Result>,
): AsyncGenerator<Result> {
  const running: Promise<Result>[] = [];
  const started = (item: Item): Promise<Result> => {
    const result = work(item);
    // The result is awaited in its turn; until then a rejection must not count as unhandled.
    result.catch(() => undefined);
    return result;
  };
  try {
    for await (const item of source) {
      running.push(started(item));
      if (running.length >= limit) yield await running.shift()!;
    }
    while (running.length > 0) yield await running.shift()!;
  } finally {
    await Promise.allSettled(running);
  }
}
