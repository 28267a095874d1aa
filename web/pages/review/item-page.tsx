import { useEffect, useRef, useState } from "preact/hooks";
import { useLocation } from "preact-iso";
import { Bidi } from "../../components/bidi.tsx";
import { Empty } from "../../components/empty.tsx";
import { Fault } from "../../components/fault.tsx";
import { KeyHint } from "../../components/key-hint.tsx";
import { Moment } from "../../components/moment.tsx";
import { PageHead } from "../../components/page-head.tsx";
import { addressOf } from "../../frame/address.ts";
import { client, type ReviewItem, type ReviewItemResponse } from "../../frame/client.ts";
import type { PageProps } from "../../frame/page-route.ts";
import { prefetch, useQuery } from "../../frame/query.ts";
import { useShortcuts } from "../../frame/shortcuts.ts";
import { Around, LeftOpen } from "./around.tsx";
import { Comparison } from "./comparison.tsx";
import { Evidence } from "./evidence.tsx";
import { beside, filterOf, openQueue, queue, readMore, searchOf } from "./queue.ts";
import { Resolution } from "./resolution.tsx";
import { ReviewerNeeded } from "./reviewer-needed.tsx";
import { nameOf } from "./submitted.ts";
import { undoLast } from "./unsent.ts";
import { UnsentBar } from "./unsent-bar.tsx";
import { useVerdict } from "./use-verdict.ts";
import { VerdictForm } from "./verdict-form.tsx";
import { whyOf } from "./why.ts";

/** The number of items that are read ahead. */
const AHEAD = 4;

const readItem = (id: string) => () => client.reviewQueue.get(id);

/** One item after another: the address changes, the page stays. */
function ItemPage({ params, query }: PageProps) {
  const { route } = useLocation();
  const [id, setId] = useState(params.review_id ?? "");
  const filter = filterOf(query);
  const heading = useRef<HTMLDivElement>(null);
  useEffect(() => openQueue(filter), []);
  const items = queue.value?.items ?? [];
  const at = items.findIndex(({ review_id }) => review_id === id);
  useEffect(() => {
    const next = items.slice(Math.max(0, at) + (at < 0 ? 0 : 1)).slice(0, AHEAD);
    const before = items.slice(Math.max(0, at - 1), Math.max(0, at));
    for (const { review_id } of [...next, ...before]) prefetch(["review", review_id], readItem(review_id));
    if (items.length - at < 20) readMore();
  }, [id, items.length]);
  const show = (to: string | null) => {
    if (to === null) return;
    setId(to);
    history.replaceState(null, "", addressOf("/review/:review_id", { review_id: to }) + searchOf(filter));
    heading.current?.focus({ preventScroll: true });
    scrollTo(0, 0);
  };
  const toList = () => route(addressOf("/review") + searchOf(filter));
  const { before, after } = beside(id);
  const onUndone = (back: readonly ReviewItem[]) => show(back[0]?.review_id ?? null);
  useShortcuts("Review", [
    { keys: "j", does: "Next item", run: () => show(after) },
    { keys: "k", does: "Previous item", run: () => show(before) },
    { keys: "z", does: "Undo the last verdict", run: () => onUndone(undoLast() ?? []) },
    { keys: "l", does: "Back to the list", run: toList },
  ]);
  return (
    <>
      <div ref={heading} tabIndex={-1} class="item-head">
        <div class="row">
          <a class="button small" href={addressOf("/review") + searchOf(filter)}>
            List <KeyHint>l</KeyHint>
          </a>
          <button class="button small" type="button" disabled={before === null} onClick={() => show(before)}>
            Previous <KeyHint>k</KeyHint>
          </button>
          <button class="button small" type="button" disabled={after === null} onClick={() => show(after)}>
            Next <KeyHint>j</KeyHint>
          </button>
          <span class="soft">{at < 0 ? "" : `${at + 1} of ${queue.value?.total.toLocaleString()}`}</span>
        </div>
      </div>
      <UnsentBar onUndone={onUndone} />
      <Loaded key={id} id={id} goOn={() => (after === null ? toList() : show(after))} />
    </>
  );
}

function Loaded({ id, goOn }: { readonly id: string; readonly goOn: () => void }) {
  const { data, error, reload } = useQuery(["review", id], readItem(id));
  useEffect(() => {
    const again = () => document.visibilityState === "visible" && reload();
    document.addEventListener("visibilitychange", again);
    return () => document.removeEventListener("visibilitychange", again);
  }, [id]);
  if (data === undefined) return error ? <Fault error={error} again={reload} /> : <div class="item-space" />;
  if (data.redacted)
    return (
      <Empty title="What this item showed was erased">
        <p>The record or its company was erased on request. The decision stays as evidence, without names.</p>
      </Empty>
    );
  return <Item item={data} goOn={goOn} reload={reload} />;
}

interface ItemProps {
  readonly item: ReviewItemResponse;
  readonly goOn: () => void;
  readonly reload: () => void;
}

function Item({ item, goOn, reload }: ItemProps) {
  const [evidence, setEvidence] = useState(true);
  const painted = usePainted();
  const verdict = useVerdict(item, goOn);
  const { choice, open } = verdict;
  useShortcuts("This item", [
    { keys: "e", does: "Show or hide the evidence", run: () => setEvidence(!evidence) },
  ]);
  return (
    <>
      <PageHead
        title={<Bidi>{nameOf(item)}</Bidi>}
        lead={
          <>
            {whyOf(item)}, waiting since <Moment iso={item.created_at} />
          </>
        }
      >
        <button class="button" type="button" aria-expanded={evidence} onClick={() => setEvidence(!evidence)}>
          Evidence <KeyHint>e</KeyHint>
        </button>
      </PageHead>
      {open ? <ReviewerNeeded /> : <Resolution item={item} reload={reload} />}
      {item.status === "open" && !open ? (
        <p class="notice">Your verdict on this item waits to be sent. It can be undone above.</p>
      ) : null}
      <LeftOpen item={item} />
      <Comparison item={item} choice={choice} choose={verdict.choose} open={open} />
      {open ? <VerdictForm item={item} verdict={verdict} /> : null}
      {painted ? (
        <>
          {evidence ? <Evidence item={item} at={typeof choice === "number" ? choice : 0} /> : null}
          <Around item={item} />
        </>
      ) : (
        <div class="item-space" />
      )}
    </>
  );
}

/**
 * Whether the part that is needed for the decision has been shown: the parts below it come one frame later.
 */
function usePainted(): boolean {
  const [painted, setPainted] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setTimeout(() => setPainted(true)));
    return () => cancelAnimationFrame(frame);
  }, []);
  return painted;
}

export { ItemPage as page };
