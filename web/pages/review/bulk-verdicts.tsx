import { useMemo, useState } from "preact/hooks";
import { Bidi } from "../../components/bidi.tsx";
import { type Column, DataTable } from "../../components/data-table.tsx";
import { Dialog } from "../../components/dialog.tsx";
import type { ReviewItem } from "../../frame/client.ts";
import { type Choice, consequenceOf, MOST_REASON, reasonFrom } from "./choice.ts";
import { nameOf } from "./submitted.ts";
import { decide } from "./unsent.ts";

interface Planned {
  readonly item: ReviewItem;
  readonly reason: string;
  readonly consequence: ReturnType<typeof consequenceOf>;
}

const columns: readonly Column<Planned>[] = [
  { title: "Record", cell: ({ item }) => <Bidi>{nameOf(item)}</Bidi>, width: "30%" },
  {
    title: "What it changes",
    cell: ({ consequence: { kind, text } }) => (
      <span class={kind === "impossible" ? "bad-text" : ""}>
        <Bidi>{text}</Bidi>
      </span>
    ),
  },
];

const titles = {
  match: "Match each with its first candidate?",
  none: "None of these, for each?",
  cannot_tell: "Cannot tell, for each?",
} as const;

interface BulkVerdictsProps {
  readonly items: readonly ReviewItem[];
  readonly choice: Choice;
  /** @param done whether verdicts were given. */
  readonly close: (done: boolean) => void;
}

/** One verdict for many items; the consequences for each item are shown before the decision. */
export function BulkVerdicts({ items, choice, close }: BulkVerdictsProps) {
  const [createEntity, setCreateEntity] = useState(true);
  const [shared, setShared] = useState("");
  const planned = useMemo(
    () =>
      items.map((item) => ({
        item,
        reason: reasonFrom(item, choice),
        consequence: consequenceOf(item, { choice, createEntity }),
      })),
    [items, choice, createEntity],
  );
  const possible = planned.filter(({ consequence }) => consequence.kind !== "impossible");
  const give = () => {
    decide(
      possible.map(({ item, reason }) => ({
        item,
        choice,
        reason: shared.trim() === "" ? reason : shared.trim(),
        createEntity,
      })),
    );
    close(true);
  };
  return (
    <Dialog title={titles[typeof choice === "number" ? "match" : choice]} wide onClose={() => close(false)}>
      <div class="stack">
        <p>{summaryOf(planned)}</p>
        <DataTable
          label="What each verdict would change"
          columns={columns}
          rows={planned}
          keyOf={({ item }) => item.review_id}
        />
        {choice === "none" ? (
          <label class="row">
            <input
              type="checkbox"
              checked={createEntity}
              onChange={(event) => setCreateEntity(event.currentTarget.checked)}
            />
            Found a company on each record's own words
          </label>
        ) : null}
        <div class="input">
          <label for="bulk-reason">Reason for all of them</label>
          <textarea
            id="bulk-reason"
            dir="auto"
            rows={2}
            maxLength={MOST_REASON}
            value={shared}
            placeholder="Left empty, each verdict says what its own evidence says."
            onInput={(event) => setShared(event.currentTarget.value)}
          />
        </div>
        <div class="row">
          <button class="button primary" type="button" disabled={possible.length === 0} onClick={give}>
            {possible.length === 1 ? "Give 1 verdict" : `Give ${possible.length} verdicts`}
          </button>
          <button class="button" type="button" onClick={() => close(false)}>
            Cancel
          </button>
        </div>
      </div>
    </Dialog>
  );
}

const summaries = {
  joins: "join a company of yours",
  adds: "add a company from the registers",
  founds: "found a new company",
  leaves: "change no company",
  impossible: "are left out: the guard refuses them or they have no candidate",
} as const;

function summaryOf(planned: readonly Planned[]): string {
  const kinds = Object.keys(summaries) as (keyof typeof summaries)[];
  return `${kinds
    .map((kind) => [kind, planned.filter(({ consequence }) => consequence.kind === kind).length] as const)
    .filter(([, count]) => count > 0)
    .map(([kind, count]) => `${count} ${summaries[kind]}`)
    .join("; ")}. Nothing is sent for ten seconds.`;
}
