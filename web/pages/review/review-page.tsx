import { useEffect, useState } from "preact/hooks";
import { useLocation } from "preact-iso";
import { Bidi, visibleText } from "../../components/bidi.tsx";
import { type Column, DataTable } from "../../components/data-table.tsx";
import { Empty } from "../../components/empty.tsx";
import { Fault } from "../../components/fault.tsx";
import { KeyHint } from "../../components/key-hint.tsx";
import { Moment } from "../../components/moment.tsx";
import { PageHead } from "../../components/page-head.tsx";
import { Probability } from "../../components/probability.tsx";
import { labelWords } from "../../evidence/words.ts";
import { addressOf } from "../../frame/address.ts";
import { client, type ReviewItem } from "../../frame/client.ts";
import type { PageProps } from "../../frame/page-route.ts";
import { prefetch } from "../../frame/query.ts";
import { useShortcuts } from "../../frame/shortcuts.ts";
import { BulkVerdicts } from "./bulk-verdicts.tsx";
import { type Choice, candidateName, candidatesOf } from "./choice.ts";
import { Filters } from "./filters.tsx";
import { defaultFilter, filterOf, openQueue, queue, readMore, reopenQueue, searchOf } from "./queue.ts";
import { ReviewerNeeded } from "./reviewer-needed.tsx";
import { nameOf } from "./submitted.ts";
import { undoLast } from "./unsent.ts";
import { UnsentBar } from "./unsent-bar.tsx";
import { whyOf } from "./why.ts";

const columns: readonly Column<ReviewItem>[] = [
  { title: "Record", cell: (item) => <Clipped text={nameOf(item)} /> },
  { title: "Country", cell: ({ submitted_record: record }) => <Bidi>{text(record?.country)}</Bidi> },
  { title: "First candidate", cell: (item) => <First item={item} /> },
  { title: "Probability", cell: ({ probability }) => <Probability value={probability} /> },
  { title: "Why", cell: (item) => <Why item={item} /> },
  { title: "Since", cell: ({ created_at: at }) => <Moment iso={at} time={false} /> },
];

function Clipped({ text: shown, wide = false }: { readonly text: string; readonly wide?: boolean }) {
  return (
    <span class={wide ? "clip wide" : "clip"} title={visibleText(shown)}>
      <Bidi>{shown}</Bidi>
    </span>
  );
}

const text = (value: unknown): string => (typeof value === "string" ? value : "");

function First({ item }: { readonly item: ReviewItem }) {
  const [first] = candidatesOf(item);
  return first === undefined ? <span class="soft">none</span> : <Clipped text={candidateName(first)} />;
}

function Why({ item }: { readonly item: ReviewItem }) {
  if (item.resolution?.verdict) return <span class="badge">{labelWords[item.resolution.verdict]}</span>;
  return (
    <>
      {item.cannot_tell.length > 0 ? <span class="badge caution">left open</span> : null}{" "}
      <Clipped text={whyOf(item)} wide />
    </>
  );
}

/** The queue: the items that wait for review, with filters and counts, and the link to the first item. */
function ReviewPage({ query }: PageProps) {
  const { route } = useLocation();
  const [filter, setFilter] = useState(() => filterOf(query));
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const [bulk, setBulk] = useState<Choice | null>(null);
  useEffect(() => {
    openQueue(filter);
    history.replaceState(null, "", addressOf("/review") + searchOf(filter));
  }, [filter]);
  const current = queue.value;
  const items = current?.items ?? [];
  useEffect(() => {
    for (const { review_id: id } of items.slice(0, 2))
      prefetch(["review", id], () => client.reviewQueue.get(id));
  }, [items]);
  const open = (id: string | undefined) =>
    id !== undefined && route(addressOf("/review/:review_id", { review_id: id }) + searchOf(filter));
  const toggle = ({ review_id: id }: ReviewItem) => setMarked(withToggled(marked, id));
  useShortcuts("Review", [
    {
      keys: "j",
      does: "Into the list; there j, k and the arrows move, Space marks, Enter opens",
      run: intoTable,
    },
    { keys: "s", does: "Start with the first item", run: () => open(items[0]?.review_id) },
    { keys: "z", does: "Undo the last verdict", run: undoLast },
  ]);
  const chosen = items.filter(({ review_id: id, status }) => marked.has(id) && status === "open");
  return (
    <>
      <Head
        total={current?.total}
        status={filter.status}
        start={() => open(items[0]?.review_id)}
        isEmpty={items.length === 0}
      />
      <ReviewerNeeded />
      <Filters filter={filter} counts={current?.counts ?? null} change={setFilter} />
      <UnsentBar onUndone={() => undefined} />
      <BulkBar items={items} chosen={chosen} mark={setMarked} begin={setBulk} />
      {current?.error ? <Fault error={current.error} again={reopenQueue} /> : null}
      {items.length === 0 && current?.loading === false ? (
        <NothingToReview isFiltered={searchOf({ ...filter, sort: defaultFilter.sort }) !== ""} />
      ) : (
        <DataTable
          label="Review queue"
          columns={columns}
          rows={items}
          total={current?.total ?? 0}
          keyOf={({ review_id }) => review_id}
          onOpen={({ review_id }) => open(review_id)}
          onEnd={readMore}
          marks={{ keys: marked, toggle, nameOf }}
        />
      )}
      {bulk === null ? null : (
        <BulkVerdicts
          items={chosen}
          choice={bulk}
          close={(done) => {
            setBulk(null);
            if (done) setMarked(new Set());
          }}
        />
      )}
    </>
  );
}

function withToggled(marked: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const others = new Set(marked);
  if (!others.delete(id)) others.add(id);
  return others;
}

const intoTable = (): void => document.querySelector<HTMLElement>('[role="grid"] tr[tabindex="0"]')?.focus();

function leadOf(total: number | undefined, status: string): string {
  if (total === undefined) return " ";
  const items = total === 1 ? "1 item" : `${total.toLocaleString()} items`;
  return status === "open" ? `${items} waiting for a person` : items;
}

interface HeadProps {
  readonly total: number | undefined;
  readonly status: string;
  readonly start: () => void;
  readonly isEmpty: boolean;
}

function Head({ total, status, start, isEmpty }: HeadProps) {
  return (
    <PageHead title="Review" lead={leadOf(total, status)}>
      <button class="button" type="button" onClick={reopenQueue}>
        Read again
      </button>
      <button class="button primary" type="button" disabled={isEmpty} onClick={start}>
        Start <KeyHint>s</KeyHint>
      </button>
    </PageHead>
  );
}

interface BulkBarProps {
  readonly items: readonly ReviewItem[];
  readonly chosen: readonly ReviewItem[];
  readonly mark: (ids: ReadonlySet<string>) => void;
  readonly begin: (choice: Choice) => void;
}

function BulkBar({ items, chosen, mark, begin }: BulkBarProps) {
  const none = chosen.length === 0;
  return (
    <div class="row bulk" role="toolbar" aria-label="Marked items">
      <span aria-live="polite">{none ? "None marked" : `${chosen.length} marked`}</span>
      <button
        class="button small"
        type="button"
        disabled={items.length === 0}
        onClick={() => mark(none ? new Set(items.map(({ review_id: id }) => id)) : new Set())}
      >
        {none ? `Mark all ${items.length} listed` : "Unmark all"}
      </button>
      <button class="button small" type="button" disabled={none} onClick={() => begin(0)}>
        Match with first candidate …
      </button>
      <button class="button small" type="button" disabled={none} onClick={() => begin("none")}>
        None of these …
      </button>
      <button class="button small" type="button" disabled={none} onClick={() => begin("cannot_tell")}>
        Cannot tell …
      </button>
    </div>
  );
}

function NothingToReview({ isFiltered }: { readonly isFiltered: boolean }) {
  if (isFiltered)
    return (
      <Empty title="No item has all of this">
        <p>Choose fewer filters above: each says how many open items it has.</p>
      </Empty>
    );
  return (
    <Empty title="Nothing waits for a person">
      <p>
        A record that cannot be decided with enough certainty comes here with its candidates and the evidence.
        Resolve records with <code>POST /v1/resolve</code>, and what abstains is here at once.
      </p>
    </Empty>
  );
}

export { ReviewPage as page };
