import { reasonWords, stageWords, tierWords } from "../../evidence/words.ts";
import type { ReviewQueue } from "../../frame/client.ts";
import type { QueueFilter } from "./queue.ts";

interface FiltersProps {
  readonly filter: QueueFilter;
  readonly counts: ReviewQueue["counts"] | null;
  readonly change: (filter: QueueFilter) => void;
}

/** The filters and the order of the queue; each option shows its number of open items. */
export function Filters({ filter, counts, change }: FiltersProps) {
  const set = (part: Partial<QueueFilter>) => change({ ...filter, ...part });
  return (
    <form class="filters" aria-label="Filters" onSubmit={(event) => event.preventDefault()}>
      <Select
        label="Status"
        value={filter.status}
        options={statusesOf(counts)}
        choose={(value) => set({ status: value as QueueFilter["status"] })}
      />
      <Select
        label="Why it abstained"
        value={filter.reason ?? ""}
        options={facet("Any reason", { tally: counts?.reason, words: reasonWords, chosen: filter.reason })}
        choose={(value) => set({ reason: value || null })}
      />
      <Select
        label="Evidence"
        value={filter.evidence_tier ?? ""}
        options={facet("Any evidence", {
          tally: counts?.evidence_tier,
          words: tierWords,
          chosen: filter.evidence_tier,
        })}
        choose={(value) => set({ evidence_tier: (value || null) as QueueFilter["evidence_tier"] })}
      />
      <Select
        label="Stage"
        value={filter.stage ?? ""}
        options={facet("Any stage", { tally: counts?.stage, words: stageWords, chosen: filter.stage })}
        choose={(value) => set({ stage: value || null })}
      />
      <Select
        label="Least probability"
        value={String(filter.min_confidence ?? "")}
        options={leasts}
        choose={(value) => set({ min_confidence: value === "" ? null : Number(value) })}
      />
      <Select
        label="Order"
        value={filter.sort}
        options={orders}
        choose={(value) => set({ sort: value as QueueFilter["sort"] })}
      />
    </form>
  );
}

type Option = readonly [value: string, words: string];

const leasts: readonly Option[] = [
  ["", "Any or none"],
  ["0.25", "25%"],
  ["0.5", "50%"],
  ["0.75", "75%"],
];

const orders: readonly Option[] = [
  ["oldest_first", "Oldest first"],
  ["newest_first", "Newest first"],
  ["confidence_desc", "Most probable first"],
  ["confidence_asc", "Least probable first"],
];

function statusesOf(counts: FiltersProps["counts"]): readonly Option[] {
  const counted = (word: string, code: string) =>
    counts ? `${word} (${(counts.status[code] ?? 0).toLocaleString()})` : word;
  return [
    ["open", counted("Open", "open")],
    ["resolved", counted("Decided", "resolved")],
    ["all", "All"],
  ];
}

interface Facet {
  readonly tally: Readonly<Record<string, number>> | undefined;
  readonly words: (code: string) => string;
  readonly chosen: string | null;
}

/**
 * The values that open items have, with their counts; a chosen value stays in the list when no item has it.
 */
function facet(any: string, { tally = {}, words, chosen }: Facet): readonly Option[] {
  const codes = new Set([...Object.keys(tally), ...(chosen === null ? [] : [chosen])]);
  const counted = [...codes].map(
    (code): Option => [code, `${words(code)} (${(tally[code] ?? 0).toLocaleString()})`],
  );
  return [["", any], ...counted];
}

interface SelectProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly Option[];
  readonly choose: (value: string) => void;
}

function Select({ label, value, options, choose }: SelectProps) {
  return (
    <label class="filter">
      <span>{label}</span>
      <select value={value} onChange={(event) => choose(event.currentTarget.value)}>
        {options.map(([one, words]) => (
          <option key={one} value={one}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
}
