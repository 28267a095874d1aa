const PAGE = 200;

/** All items of a list that is read in pages by offset. */
export async function everyPage<Item>(
  read: (page: {
    readonly limit: number;
    readonly offset: number;
  }) => Promise<{ readonly items: readonly Item[]; readonly total: number }>,
): Promise<Item[]> {
  const found: Item[] = [];
  for (;;) {
    const { items, total } = await read({ limit: PAGE, offset: found.length });
    found.push(...items);
    if (items.length === 0 || found.length >= total) return found;
  }
}
