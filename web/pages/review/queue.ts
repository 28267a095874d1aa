/** The queue in this browser: the items of one filter, page after page, in the order of the service. */
import { signal } from "@preact/signals";
import { client, type ReviewItem, type ReviewQueue } from "../../frame/client.ts";

export interface QueueFilter {
  readonly status: "open" | "resolved" | "all";
  readonly reason: string | null;
  readonly stage: string | null;
  readonly evidence_tier: "identifier" | "corroborated" | "uncorroborated" | null;
  /** Least probability, 0..1. */
  readonly min_confidence: number | null;
  readonly sort: "oldest_first" | "newest_first" | "confidence_desc" | "confidence_asc";
}

interface Queue {
  readonly filter: QueueFilter;
  readonly items: readonly ReviewItem[];
  /** Number of items of the filter at the service, without those whose verdict waits here. */
  readonly total: number;
  readonly counts: ReviewQueue["counts"] | null;
  readonly loading: boolean;
  readonly error: unknown;
}

export const defaultFilter: QueueFilter = {
  status: "open",
  reason: null,
  stage: null,
  evidence_tier: null,
  min_confidence: null,
  sort: "oldest_first",
};

/** Number of items in one answer. */
const PAGE = 100;
/** An older queue is read again when a page comes back to it, in milliseconds. */
const FRESH_MS = 10_000;

/** null until a queue was opened. */
export const queue = signal<Queue | null>(null);

let openedAt = Number.NEGATIVE_INFINITY;
/** Items that were taken out here and that the service still lists as open. */
const taken = new Set<string>();
/** Items that this reviewer put last: the service lists them last as well. */
const putLast = new Set<string>();

const sameFilter = (a: QueueFilter, b: QueueFilter): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Opens the queue of a filter; a queue that is open already is read again once it is old. */
export function openQueue(filter: QueueFilter): void {
  const current = queue.peek();
  const isOpen = current !== null && sameFilter(current.filter, filter);
  if (isOpen && performance.now() - openedAt < FRESH_MS) return;
  openedAt = performance.now();
  if (!isOpen) queue.value = { filter, items: [], total: 0, counts: null, loading: true, error: null };
  void readPage(filter, 0);
}

/** Reads the queue from its beginning, and ignores the items already read. */
export function reopenQueue(): void {
  const current = queue.peek();
  openedAt = Number.NEGATIVE_INFINITY;
  if (current !== null) openQueue(current.filter);
}

/** Reads the next page, where there is one. */
export function readMore(): void {
  const current = queue.peek();
  if (current === null || current.loading || current.items.length >= current.total) return;
  const listed = current.items.filter(({ review_id: id }) => !putLast.has(id)).length;
  void readPage(current.filter, listed + taken.size);
}

async function readPage(filter: QueueFilter, offset: number): Promise<void> {
  const isCurrent = () => queue.peek() !== null && sameFilter(queue.peek()!.filter, filter);
  queue.value = { ...queue.peek()!, loading: true };
  try {
    const page = await client.reviewQueue.list({
      ...parametersOf(filter),
      include_counts: true,
      limit: PAGE,
      offset,
    });
    if (!isCurrent()) return;
    const before = offset === 0 ? [] : queue.peek()!.items;
    const known = new Set(before.map(({ review_id: id }) => id));
    const fresh = page.items.filter(({ review_id: id }) => !known.has(id) && !taken.has(id));
    queue.value = {
      filter,
      items: [...before, ...fresh],
      total: Math.max(0, page.total - taken.size),
      counts: page.counts ?? null,
      loading: false,
      error: null,
    };
  } catch (error) {
    if (isCurrent()) queue.value = { ...queue.peek()!, loading: false, error };
  }
}

function parametersOf({ status, sort, ...others }: QueueFilter) {
  const { reason, stage, evidence_tier, min_confidence } = others;
  return {
    status,
    sort,
    ...(reason === null ? {} : { reason }),
    ...(stage === null ? {} : { stage }),
    ...(evidence_tier === null ? {} : { evidence_tier }),
    ...(min_confidence === null ? {} : { min_confidence }),
  };
}

/** Takes an item out: its verdict is given here and not sent yet. @returns its index. */
export function takeOut(reviewId: string): number {
  const current = queue.peek();
  const at = current?.items.findIndex(({ review_id: id }) => id === reviewId) ?? -1;
  taken.add(reviewId);
  if (current !== null && at >= 0)
    queue.value = { ...current, items: current.items.toSpliced(at, 1), total: current.total - 1 };
  return at;
}

/** Puts an item back to its index: its verdict was taken back or refused. */
export function putBack(item: ReviewItem, at: number): void {
  const current = queue.peek();
  taken.delete(item.review_id);
  if (current === null || at < 0 || current.items.some(({ review_id: id }) => id === item.review_id)) return;
  queue.value = { ...current, items: current.items.toSpliced(at, 0, item), total: current.total + 1 };
}

/** The service has settled the item, so it no longer lists the item as open. */
export const settled = (reviewId: string): void => void taken.delete(reviewId);

/** Puts an item last, where the service lists it from now on too. */
export function putAtEnd(item: ReviewItem): void {
  const current = queue.peek();
  taken.delete(item.review_id);
  putLast.add(item.review_id);
  if (current === null) return;
  const others = current.items.filter(({ review_id: id }) => id !== item.review_id);
  queue.value = { ...current, items: [...others, item], total: current.total + 1 };
}

/** The neighbours of an item in the queue; null where there is none. */
export function beside(reviewId: string): { readonly before: string | null; readonly after: string | null } {
  const items = queue.value?.items ?? [];
  const at = items.findIndex(({ review_id: id }) => id === reviewId);
  if (at < 0) return { before: null, after: items[0]?.review_id ?? null };
  return { before: items[at - 1]?.review_id ?? null, after: items[at + 1]?.review_id ?? null };
}

/** The filter in an address; a missing part has its default. */
export function filterOf(query: Readonly<Record<string, string | undefined>>): QueueFilter {
  const oneOf = <T extends string>(value: string | undefined, of: readonly T[]): T | null =>
    of.find((one) => one === value) ?? null;
  const least = Number(query.min_confidence);
  return {
    status: oneOf(query.status, ["open", "resolved", "all"]) ?? defaultFilter.status,
    reason: query.reason || null,
    stage: query.stage || null,
    evidence_tier: oneOf(query.evidence_tier, ["identifier", "corroborated", "uncorroborated"]),
    min_confidence: query.min_confidence && least >= 0 && least <= 1 ? least : null,
    sort:
      oneOf(query.sort, ["oldest_first", "newest_first", "confidence_desc", "confidence_asc"]) ??
      defaultFilter.sort,
  };
}

/** The query of an address for the filter, `?` included; empty for the default filter. */
export function searchOf(filter: QueueFilter): string {
  const said = new URLSearchParams();
  for (const [name, value] of Object.entries(filter))
    if (value !== null && value !== defaultFilter[name as keyof QueueFilter]) said.set(name, String(value));
  return said.size === 0 ? "" : `?${said}`;
}
