/** The most recently used rows, at most `capacity` of them; the least recently used goes first. */
export class RowCache {
  readonly #capacity: number;
  readonly #rows = new Map<number, Uint8Array>();

  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  get(ordinal: number): Uint8Array | undefined {
    const row = this.#rows.get(ordinal);
    if (row === undefined) return undefined;
    this.#rows.delete(ordinal);
    this.#rows.set(ordinal, row);
    return row;
  }

  set(ordinal: number, row: Uint8Array): void {
    if (this.#capacity === 0) return;
    this.#rows.set(ordinal, row);
    if (this.#rows.size <= this.#capacity) return;
    const oldest = this.#rows.keys().next();
    if (!oldest.done) this.#rows.delete(oldest.value);
  }

  clear(): void {
    this.#rows.clear();
  }
}
