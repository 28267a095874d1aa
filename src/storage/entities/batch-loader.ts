import { setImmediate as turnOfTheLoop } from "node:timers/promises";

/** Callers whose questions one statement answers. */
const GROUP = 64;
/** Of them go on in one turn of the event loop: what they then send is on its way while the others work. */
const SLICE = 16;

/** By which an item and its rows are known to belong together. */
interface Ids<Item, Row> {
  readonly ofItem: (item: Item) => string | number;
  readonly ofRow: (row: Row) => string | number;
}

interface Waiting<Item, Row> {
  readonly items: readonly Item[];
  readonly resolve: (rows: readonly Row[]) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * One kind of read, a statement on its way for each owner at a time. Those who ask in one turn of the event loop are
 * answered together, and those who ask while a statement is on its way by the next one, with what all of them asked
 * for: under load that saves most round trips, and one who is alone waits for nobody. What fails together is tried again
 * one by one, so that nobody fails for a neighbour.
 */
export class BatchLoader<Item, Row> {
  readonly #owners = new Map<string, Waiting<Item, Row>[]>();
  readonly #read: (owner: string, items: readonly Item[]) => Promise<readonly Row[]>;
  readonly #ids: Ids<Item, Row> | null;

  /** @param ids tells whose a row is; without it every row is everybody's. */
  constructor(
    read: (owner: string, items: readonly Item[]) => Promise<readonly Row[]>,
    ids: Ids<Item, Row> | null = null,
  ) {
    this.#read = read;
    this.#ids = ids;
  }

  /** The rows of these items, read after this call: item by item, those of an item in the order of the statement. */
  ask(owner: string, items: readonly Item[]): Promise<readonly Row[]> {
    if (items.length === 0) return Promise.resolve([]);
    return new Promise((resolve, reject) => {
      const waiting = this.#owners.get(owner);
      if (waiting) waiting.push({ items, resolve, reject });
      else {
        this.#owners.set(owner, [{ items, resolve, reject }]);
        void this.#drain(owner);
      }
    });
  }

  async #drain(owner: string): Promise<void> {
    const waiting = this.#owners.get(owner)!;
    await turnOfTheLoop();
    while (waiting.length > 0) await this.#answer(owner, waiting.splice(0, GROUP));
    this.#owners.delete(owner);
  }

  async #answer(owner: string, group: readonly Waiting<Item, Row>[]): Promise<void> {
    try {
      const rows = await this.#read(
        owner,
        group.flatMap(({ items }) => items),
      );
      void this.#goOn(group, rows);
    } catch (error) {
      if (group.length === 1) group[0]!.reject(error);
      else for (const single of group) await this.#answer(owner, [single]);
    }
  }

  async #goOn(group: readonly Waiting<Item, Row>[], rows: readonly Row[]): Promise<void> {
    const rowsOf = this.#ids && group.length > 1 ? sorter(this.#ids, rows) : () => rows;
    for (const [index, { items, resolve }] of group.entries()) {
      if (index > 0 && index % SLICE === 0) await turnOfTheLoop();
      resolve(rowsOf(items));
    }
  }
}

/** Gives each asker the rows of its items, having looked at each row once. */
function sorter<Item, Row>(
  ids: Ids<Item, Row>,
  rows: readonly Row[],
): (items: readonly Item[]) => readonly Row[] {
  const byId = new Map<string | number, Row[]>();
  for (const row of rows) {
    const id = ids.ofRow(row);
    const known = byId.get(id);
    if (known) known.push(row);
    else byId.set(id, [row]);
  }
  return (items) => [...new Set(items.map(ids.ofItem))].flatMap((id) => byId.get(id) ?? []);
}
