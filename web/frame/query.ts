/**
 * Cached reads, kept by key while the workbench is open: a page that was read before is shown at once and
 * read again in the background, and the next page can be read ahead. A key is a path of texts, e.g.
 * `["entity", id]`.
 */
import { type Signal, signal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";

export interface Query<T> {
  /** undefined until the first read. */
  readonly data: T | undefined;
  readonly error: unknown;
  readonly loading: boolean;
}

export type QueryKey = readonly (string | number | null)[];
type Read<T> = (signal: AbortSignal) => PromiseLike<T>;

interface Entry {
  readonly state: Signal<Query<unknown>>;
  readAt: number;
  reading: Promise<void> | null;
}

/** The most answers in the cache; the least recently used one is dropped first. */
const MOST = 400;
/** A younger answer is not read again when a page comes back to it. */
const FRESH_MS = 5_000;

const entries = new Map<string, Entry>();

/** Reads, and returns the cached answer meanwhile. `key` null reads nothing. */
export function useQuery<T>(key: QueryKey | null, read: Read<T>): Query<T> & { readonly reload: () => void } {
  const name = key === null ? null : JSON.stringify(key);
  const entry = useMemo(() => (name === null ? null : entryOf(name)), [name]);
  useEffect(() => {
    if (entry !== null && performance.now() - entry.readAt > FRESH_MS) void readInto(entry, read);
  }, [entry]);
  const state = (entry?.state.value ?? nothing) as Query<T>;
  return { ...state, reload: () => entry !== null && void readInto(entry, read) };
}

/** Reads the data of a later page ahead, unless the cache has them. */
export function prefetch<T>(key: QueryKey, read: Read<T>): void {
  const entry = entryOf(JSON.stringify(key));
  if (entry.state.peek().data === undefined) void readInto(entry, read);
}

/** Marks the key, and longer keys that begin with it, to be read again; the shown data stays meanwhile. */
export function forget(...key: QueryKey): void {
  const start = JSON.stringify(key).slice(0, -1);
  for (const [name, entry] of entries)
    if (name === `${start}]` || name.startsWith(`${start},`)) entry.readAt = Number.NEGATIVE_INFINITY;
}

const nothing: Query<never> = { data: undefined, error: null, loading: false };

function entryOf(name: string): Entry {
  const found = entries.get(name);
  const entry = found ?? {
    state: signal<Query<unknown>>({ data: undefined, error: null, loading: true }),
    readAt: Number.NEGATIVE_INFINITY,
    reading: null,
  };
  entries.delete(name);
  entries.set(name, entry);
  if (entries.size > MOST) entries.delete(entries.keys().next().value!);
  return entry;
}

function readInto(entry: Entry, read: Read<unknown>): Promise<void> {
  entry.reading ??= (async () => {
    entry.readAt = performance.now();
    entry.state.value = { ...entry.state.peek(), loading: true };
    try {
      const data = await read(new AbortController().signal);
      entry.state.value = { data, error: null, loading: false };
    } catch (error) {
      entry.readAt = Number.NEGATIVE_INFINITY;
      entry.state.value = { ...entry.state.peek(), error, loading: false };
    } finally {
      entry.reading = null;
    }
  })();
  return entry.reading;
}
