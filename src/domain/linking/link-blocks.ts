/**
 * Selects the rows to compare: rows that share a key, gathered into components that share no key with one
 * another. A component can be linked by itself, so memory is the hashes of the keys (13 bytes each) and the
 * rows of a few components. A block with too many rows of one source is left out. Rows are counted by source,
 * so that a key with a few rows in each of many registers stays.
 */
import type { LinkKey, LinkKeyKind, LinkWords } from "./link-keys.ts";
import { SharedRows } from "./shared-rows.ts";

/**
 * A 53-bit hash of a text (two rounds of multiply and xor, after cyrb53, public domain). Ten million keys
 * have about one collision in a hundred runs, and a collision only adds a comparison of two unrelated rows.
 */
function hash53(text: string): number {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return 4294967296 * (2097151 & low) + (high >>> 0);
}

/** A key with more rows of one source is generic: an agent's number, a group's site, a common name. */
const MOST_ROWS_OF_SOURCE: Readonly<Record<LinkKeyKind, number>> = {
  record: 64,
  identifier: 3,
  successor: 24,
  listing: 3,
  symbol: 8,
  domain: 6,
  name: 40,
  near_name: 24,
  sound: 12,
};
/** The same bound for an exchange's list, which has many rows of one company. */
const MOST_LISTINGS = 80;

/** Keys under which two rows of one register may be one company. */
const MAY_BE_OF_ONE: ReadonlySet<LinkKeyKind> = new Set(["record", "successor"]);

const KINDS = Object.keys(MOST_ROWS_OF_SOURCE) as LinkKeyKind[];

/** The properties of a source, given its number: see `SourceProfile`. */
export interface SourceKinds {
  readonly isListings: (source: number) => boolean;
  readonly keepsNumbers: (source: number) => boolean;
}

/** Rows that share keys, directly or through other rows, and the blocks of rows that share one key. */
export interface LinkComponent {
  /** Row numbers, ascending. */
  readonly rows: readonly number[];
  /** Each block as row numbers. */
  readonly blocks: readonly ArrayLike<number>[];
}

export class LinkBlocks {
  #hashes = new Float64Array(1 << 16);
  #rows = new Uint32Array(1 << 16);
  #kinds = new Uint8Array(1 << 16);
  #length = 0;
  #sources = new Uint16Array(1 << 12);
  #rowCount = 0;
  readonly #generic = new Set<number>();
  readonly #wordCounts = new Map<number, number>();
  readonly #leadCounts = new Map<number, number>();

  /** Adds the next row; rows are numbered from 0. @param source number of the row's source, below 65,536. */
  add(source: number, keys: readonly LinkKey[], { all, leading }: LinkWords): void {
    for (const word of all) {
      const hash = hash53(word);
      this.#wordCounts.set(hash, (this.#wordCounts.get(hash) ?? 0) + 1);
      if (leading.has(word)) this.#leadCounts.set(hash, (this.#leadCounts.get(hash) ?? 0) + 1);
    }
    if (this.#rowCount === this.#sources.length)
      this.#sources = grown(this.#sources, new Uint16Array(2 * this.#rowCount));
    const row = this.#rowCount++;
    this.#sources[row] = source;
    for (const { key, kind } of keys) {
      if (this.#length === this.#hashes.length) this.#growEntries();
      this.#hashes[this.#length] = hash53(key);
      this.#rows[this.#length] = row;
      this.#kinds[this.#length++] = KINDS.indexOf(kind);
    }
  }

  get rowCount(): number {
    return this.#rowCount;
  }

  /** Whether too many rows share the key for it to link them. Known after `components`. */
  isGeneric(key: string): boolean {
    return this.#generic.has(hash53(key));
  }

  /** How many rows have this word in a name. */
  wordCount(word: string): number {
    return this.#wordCounts.get(hash53(word)) ?? 0;
  }

  /** In how many of these rows a name begins with the word. */
  leadCount(word: string): number {
    return this.#leadCounts.get(hash53(word)) ?? 0;
  }

  /** The components of two rows or more. */
  *components(sources: SourceKinds): Generator<LinkComponent> {
    const shared = new SharedRows({
      hashes: this.#hashes.subarray(0, this.#length),
      rows: this.#rows.subarray(0, this.#length),
      kinds: this.#kinds.subarray(0, this.#length),
    });
    const parents = Uint32Array.from({ length: this.#rowCount }, (_, row) => row);
    const telling = new Uint8Array(shared.count);
    for (let block = 0; block < shared.count; block++) {
      if (!this.#isTelling(shared, block, sources)) continue;
      telling[block] = 1;
      const rows = shared.rowsOf(block);
      for (const row of rows) unite(parents, rows[0]!, row);
    }
    // The blocks of a component are a chain from the row that is its root.
    const first = new Int32Array(this.#rowCount).fill(-1);
    const next = new Int32Array(shared.count);
    for (let block = shared.count - 1; block >= 0; block--) {
      if (telling[block] === 0) continue;
      const root = rootOf(parents, shared.rowsOf(block)[0]!);
      next[block] = first[root]!;
      first[root] = block;
    }
    for (const head of first) {
      const blocks: Uint32Array[] = [];
      for (let block = head; block >= 0; block = next[block]!) blocks.push(shared.rowsOf(block));
      if (blocks.length > 0) yield { rows: rowsOf(blocks), blocks };
    }
  }

  #growEntries(): void {
    const size = 2 * this.#length;
    this.#hashes = grown(this.#hashes, new Float64Array(size));
    this.#rows = grown(this.#rows, new Uint32Array(size));
    this.#kinds = grown(this.#kinds, new Uint8Array(size));
  }

  #isTelling(shared: SharedRows, block: number, { isListings, keepsNumbers }: SourceKinds): boolean {
    const rows = shared.rowsOf(block);
    if (rows.length < 2) return false;
    const kind = KINDS[shared.kindOf(block)]!;
    const counts = new Map<number, number>();
    for (const row of rows) counts.set(this.#sources[row]!, (counts.get(this.#sources[row]!) ?? 0) + 1);
    for (const [source, count] of counts) {
      const most = isListings(source) ? MOST_LISTINGS : MOST_ROWS_OF_SOURCE[kind];
      if (count > most) {
        this.#generic.add(shared.hashOf(block));
        return false;
      }
    }
    const [only] = counts.keys();
    return counts.size > 1 || isListings(only!) || MAY_BE_OF_ONE.has(kind) || !keepsNumbers(only!);
  }
}

function rowsOf(blocks: readonly Uint32Array[]): number[] {
  const rows = new Set<number>();
  for (const block of blocks) for (const row of block) rows.add(row);
  return [...rows].sort((a, b) => a - b);
}

function grown<T extends { set(from: T): void }>(from: T, to: T): T {
  to.set(from);
  return to;
}

function rootOf(parents: Uint32Array, row: number): number {
  let at = row;
  while (parents[at] !== at) {
    parents[at] = parents[parents[at]!]!;
    at = parents[at]!;
  }
  return at;
}

function unite(parents: Uint32Array, a: number, b: number): void {
  const left = rootOf(parents, a);
  const right = rootOf(parents, b);
  if (left !== right) parents[Math.max(left, right)] = Math.min(left, right);
}
