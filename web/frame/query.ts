/**
 * What pages read, kept by key while the workbench is open: a page that was read before is shown at once and read again
 * behind it, and what comes next can be read ahead. A key is a path of texts, e.g. `["entity", id]`.
 */
import { type Signal, signal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";

export interface Query<T> {
  /** undefined until it was read once. */
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

/** Answers kept at once; the one that was used longest ago goes first. */
const MOST = 400;
/** An answer that is younger is not read again when a page comes back to it. */
const FRESH_MS = 5_000;

const entries = new Map<string, Entry>();

/** Reads, and gives what is known meanwhile. `key` null reads nothing. */
export function useQuery<T>(key: QueryKey | null, read: Read<T>): Query<T> & { readonly reload: () => void } {
  const name = key === null ? null : JSON.stringify(key);
  const entry = useMemo(() => (name === null ? null : entryOf(name)), [name]);
  useEffect(() => {
    if (entry !== null && performance.now() - entry.readAt > FRESH_MS) void readInto(entry, read);
  }, [entry]);
  const state = (entry?.state.value ?? nothing) as Query<T>;
  return { ...state, reload: () => entry !== null && void readInto(entry, read) };
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
