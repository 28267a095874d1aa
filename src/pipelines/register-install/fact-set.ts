/** A set of fact ids, one bit each: a version of fifty million facts needs seven megabytes. */
const PAGE_BITS = 65_536;

export class FactSet {
  readonly #pages = new Map<number, Uint32Array>();

  add(factId: number): void {
    const page = Math.floor(factId / PAGE_BITS);
    let bits = this.#pages.get(page);
    if (!bits) {
      bits = new Uint32Array(PAGE_BITS / 32);
      this.#pages.set(page, bits);
    }
    const at = factId % PAGE_BITS;
    bits[at >>> 5]! |= 1 << (at & 31);
  }

  has(factId: number): boolean {
    const bits = this.#pages.get(Math.floor(factId / PAGE_BITS));
    const at = factId % PAGE_BITS;
    return bits !== undefined && (bits[at >>> 5]! & (1 << (at & 31))) !== 0;
  }
}
