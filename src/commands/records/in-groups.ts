import { setTimeout } from "node:timers/promises";

/** The longest wait for the next item in milliseconds; after it the group is closed. */
const SILENCE_MS = 20;

export interface GroupLimits<Item> {
  readonly most: number;
  readonly sizeOf: (item: Item) => number;
  /** The largest size of all items together; a larger item is a group of its own. */
  readonly mostSize: number;
  /** Whether the groups depend on the items alone, and never on the pace of the source. */
  readonly whole: boolean;
}

/** The items of a source in groups, in their order. The source is read no further ahead than one item. */
export async function* inGroups<Item>(
  source: AsyncIterable<Item>,
  { most, sizeOf, mostSize, whole }: GroupLimits<Item>,
): AsyncGenerator<Item[]> {
  const items = source[Symbol.asyncIterator]();
  const read = (): Promise<IteratorResult<Item>> => {
    const reading = items.next();
    // The read is awaited with the next group; until then a rejection must not count as unhandled.
    reading.catch(() => undefined);
    return reading;
  };
  let next = read();
  try {
    for (let first = await next; !first.done; first = await next) {
      const group = [first.value];
      let size = sizeOf(first.value);
      next = read();
      while (group.length < most) {
        const more = whole ? await next : await Promise.race([next, setTimeout(SILENCE_MS, null)]);
        if (more === null || more.done) break;
        size += sizeOf(more.value);
        if (size > mostSize) break;
        group.push(more.value);
        next = read();
      }
      yield group;
    }
  } finally {
    await items.return?.();
  }
}
