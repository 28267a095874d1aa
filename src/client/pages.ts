import { Answer, type WithMeta } from "./answer.ts";

/** Requests the page that an input describes. */
export type ReadPage<Page> = (input: object) => Promise<WithMeta<Page>>;

/**
 * A list: awaited, its first page; iterated, every item of every page, each page requested when it is needed.
 *
 * ```ts
 * for await (const entity of client.entities.list({ country: "GB" })) …
 * ```
 */
export class Pages<Page, Item> extends Answer<Page> implements AsyncIterable<Item> {
  readonly #read: ReadPage<Page>;
  readonly #input: object;
  readonly #items: string;

  constructor(read: ReadPage<Page>, { input, items }: { readonly input: object; readonly items: string }) {
    super(read(input));
    this.#read = read;
    this.#input = input;
    this.#items = items;
  }

  /** The pages, one after another, to the last one. */
  async *pages(): AsyncGenerator<Page, void, undefined> {
    let page: Page = await this;
    for (;;) {
      yield page;
      const next = nextInput(this.#input, page as Position, this.#itemsOf(page).length);
      if (next === null) return;
      ({ data: page } = await this.#read(next));
    }
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Item, void, undefined> {
    for await (const page of this.pages()) yield* this.#itemsOf(page);
  }

  #itemsOf(page: Page): readonly Item[] {
    return (page as Readonly<Record<string, readonly Item[]>>)[this.#items] ?? [];
  }
}

interface Position {
  readonly next_cursor?: string | null;
  readonly total?: number;
  readonly offset?: number;
}

/** The input for the next page; null after the last page. A page may be short, or empty, before the end. */
function nextInput(input: object, { next_cursor, total, offset }: Position, count: number): object | null {
  if (next_cursor !== undefined) {
    const { offset: _, ...filters } = input as { readonly offset?: number };
    return next_cursor === null ? null : { ...filters, cursor: next_cursor };
  }
  const next = (offset ?? 0) + count;
  return count === 0 || next >= (total ?? 0) ? null : { ...input, offset: next };
}
