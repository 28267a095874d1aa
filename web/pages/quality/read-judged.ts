import { client, type Label, type ListedDecision } from "../../frame/client.ts";

/** The most pages of 200 that are read: the newest five thousand labels, and as many decisions. */
const MOST_PAGES = 25;
const PAGE = 200;

export interface Judged {
  readonly labels: readonly Label[];
  readonly decisions: readonly ListedDecision[];
  /** Whether all labels and all decisions were read. */
  readonly complete: boolean;
}

/** The tenant's labels and decisions, as far as they were read. */
export async function readJudged(): Promise<Judged> {
  const [labels, decisions] = await Promise.all([
    pagesOf(async (offset) => {
      const { labels: items, total } = await client.labels.list({ limit: PAGE, offset });
      return { items, total };
    }),
    pagesOf(async (offset) => {
      const { decisions: items, total } = await client.decisions.list({ limit: PAGE, offset });
      return { items, total };
    }),
  ]);
  return {
    labels: labels.items,
    decisions: decisions.items,
    complete: labels.complete && decisions.complete,
  };
}

async function pagesOf<T>(
  read: (offset: number) => Promise<{ readonly items: readonly T[]; readonly total: number }>,
): Promise<{ readonly items: T[]; readonly complete: boolean }> {
  const items: T[] = [];
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const { items: more, total } = await read(items.length);
    items.push(...more);
    if (more.length === 0 || items.length >= total) return { items, complete: true };
  }
  return { items, complete: false };
}
