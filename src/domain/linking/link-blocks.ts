/**
 * Selects the rows to compare: rows that share a key, gathered into components that share no key with one
 * another. A component can be linked by itself, so memory is the hashes of the keys (13 bytes each) and the
 * rows of a few components. A block with too many rows of one source is left out. Rows are counted by source,
 * so that a key with a few rows in each of many registers stays.
 */
import type { LinkKey, LinkKeyKind, LinkWords } from "./link-keys.ts";

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
  readonly blocks: readonly (readonly number[])[];
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
  components(sources: SourceKinds): LinkComponent[] {
    const blocks = this.#sharedBlocks().filter((block) => this.#isTelling(block, sources));
    const parents = Uint32Array.from({ length: this.#rowCount }, (_, row) => row);
    for (const { rows } of blocks) for (const row of rows) unite(parents, rows[0]!, row);
    const found = new Map<number, { rows: Set<number>; blocks: number[][] }>();
    for (const { rows } of blocks) {
      const root = rootOf(parents, rows[0]!);
      const component = found.get(root) ?? { rows: new Set(), blocks: [] };
      for (const row of rows) component.rows.add(row);
      component.blocks.push(rows);
      found.set(root, component);
    }
    return [...found.values()].map(({ rows, blocks: own }) => ({
      rows: [...rows].sort((a, b) => a - b),
      blocks: own,
    }));
  }

  #growEntries(): void {
    const size = 2 * this.#length;
    this.#hashes = grown(this.#hashes, new Float64Array(size));
    this.#rows = grown(this.#rows, new Uint32Array(size));
    this.#kinds = grown(this.#kinds, new Uint8Array(size));
  }

  /** The rows of every hash that occurs in at least two entries. */
  #sharedBlocks(): Block[] {
    const sorted = this.#hashes.slice(0, this.#length).sort();
    const shared: number[] = [];
    for (let at = 1; at < sorted.length; at++) {
      if (sorted[at] === sorted[at - 1] && shared.at(-1) !== sorted[at]) shared.push(sorted[at]!);
    }
    const blocks = shared.map((hash): Block => ({ hash, kind: 0, rows: [] }));
    const position = new Map(shared.map((hash, at) => [hash, at]));
    for (let entry = 0; entry < this.#length; entry++) {
      const at = position.get(this.#hashes[entry]!);
      if (at === undefined) continue;
      const block = blocks[at]!;
      block.kind = this.#kinds[entry]!;
      if (block.rows.at(-1) !== this.#rows[entry]) block.rows.push(this.#rows[entry]!);
    }
    return blocks;
  }

  #isTelling({ hash, kind, rows }: Block, { isListings, keepsNumbers }: SourceKinds): boolean {
    if (rows.length < 2) return false;
    const counts = new Map<number, number>();
    for (const row of rows) counts.set(this.#sources[row]!, (counts.get(this.#sources[row]!) ?? 0) + 1);
    for (const [source, count] of counts) {
      const most = isListings(source) ? MOST_LISTINGS : MOST_ROWS_OF_SOURCE[KINDS[kind]!];
      if (count > most) {
        this.#generic.add(hash);
        return false;
      }
    }
    const [only] = counts.keys();
    return counts.size > 1 || isListings(only!) || MAY_BE_OF_ONE.has(KINDS[kind]!) || !keepsNumbers(only!);
  }
}

interface Block {
  readonly hash: number;
  kind: number;
  readonly rows: number[];
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
