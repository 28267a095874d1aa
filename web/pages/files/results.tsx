import { useMemo, useState } from "preact/hooks";
import { Bidi } from "../../components/bidi.tsx";
import { type Column, DataTable } from "../../components/data-table.tsx";
import { percentOf } from "../../components/probability.tsx";
import { reasonWords } from "../../evidence/words.ts";
import { addressOf } from "../../frame/address.ts";
import { ResultDialog } from "./result-dialog.tsx";
import { type ChunkJob, type ResultRow, rowsOf } from "./upload.ts";
import type { UploadRun } from "./upload-run.ts";

const kinds = ["match", "no_match", "unresolved", "not sent", "failed", "waiting"] as const;
type Kind = (typeof kinds)[number];

const kindWords: Readonly<Record<Kind, { readonly label: string; readonly badge: string }>> = {
  match: { label: "Match", badge: "good" },
  no_match: { label: "New company", badge: "accent" },
  unresolved: { label: "Unresolved", badge: "caution" },
  "not sent": { label: "Not sent", badge: "" },
  failed: { label: "Failed", badge: "bad" },
  waiting: { label: "Waiting", badge: "" },
};

const kindOf = ({ state, outcome }: ResultRow): Kind =>
  outcome?.decision ?? (state === "decided" ? "waiting" : state);

interface ChunkRows {
  readonly rows: readonly ResultRow[];
  readonly counts: ReadonlyMap<Kind, number>;
}

/** Cached rows of each chunk: an unchanged chunk has the same rows, so most of a long list is built once. */
const known = new WeakMap<ChunkJob, ChunkRows>();

function chunkRows(job: ChunkJob): ChunkRows {
  const found = known.get(job);
  if (found !== undefined) return found;
  const rows = rowsOf(job);
  const counts = new Map<Kind, number>();
  for (const row of rows) counts.set(kindOf(row), (counts.get(kindOf(row)) ?? 0) + 1);
  const made = { rows, counts };
  known.set(job, made);
  return made;
}

/** Every row with its decision, filtered by kind. */
export function Results({ run }: { readonly run: UploadRun }) {
  const { jobs } = run.state.value;
  const [chosen, setChosen] = useState<Kind | null>(null);
  const [opened, setOpened] = useState<ResultRow | null>(null);
  const chunks = useMemo(() => jobs.map(chunkRows), [jobs]);
  const rows = useMemo(() => {
    const all = chunks.flatMap((chunk) => chunk.rows);
    return chosen === null ? all : all.filter((row) => kindOf(row) === chosen);
  }, [chunks, chosen]);
  const countOf = (kind: Kind) => chunks.reduce((sum, { counts }) => sum + (counts.get(kind) ?? 0), 0);
  if (jobs.length === 0) return null;
  return (
    <section class="stack-tight results-grid">
      <h2>Rows</h2>
      <fieldset class="counts">
        <legend class="visually-hidden">Show rows</legend>
        {kinds
          .map((kind) => ({ kind, count: countOf(kind) }))
          .filter(({ count, kind }) => count > 0 || kind === chosen)
          .map(({ kind, count }) => (
            <button
              class="button small"
              type="button"
              key={kind}
              aria-pressed={kind === chosen}
              onClick={() => setChosen(kind === chosen ? null : kind)}
            >
              {kindWords[kind].label} {count.toLocaleString()}
            </button>
          ))}
      </fieldset>
      <DataTable
        label="Rows and what was decided"
        columns={columns}
        rows={rows}
        keyOf={({ row }) => String(row)}
        onOpen={setOpened}
      />
      {opened === null ? null : <ResultDialog run={run} row={opened} onClose={() => setOpened(null)} />}
    </section>
  );
}

const columns: readonly Column<ResultRow>[] = [
  { title: "Row", cell: ({ row }) => row.toLocaleString(), numeric: true, width: "4rem" },
  { title: "As in the file", cell: ({ label }) => <Bidi>{label}</Bidi> },
  { title: "Decision", cell: (row) => <KindBadge kind={kindOf(row)} />, width: "8rem" },
  {
    title: "Confidence",
    cell: ({ outcome }) =>
      outcome === null || outcome.decision === "unresolved" ? "" : percentOf(outcome.confidence),
    numeric: true,
    width: "6rem",
  },
  { title: "Company", cell: ({ outcome }) => <Company outcome={outcome} /> },
  { title: "Identifiers", cell: ({ outcome }) => <Bidi>{identifiersOf(outcome)}</Bidi> },
  {
    title: "Reason and question",
    cell: ({ outcome, fault }) => (
      <Bidi>
        {[fault, outcome?.reason ? reasonWords(outcome.reason) : null, outcome?.question]
          .filter((part) => part !== null && part !== undefined)
          .join(". ")}
      </Bidi>
    ),
  },
];

function KindBadge({ kind }: { readonly kind: Kind }) {
  const { label, badge } = kindWords[kind];
  return <span class={`badge ${badge}`}>{label}</span>;
}

function Company({ outcome }: Pick<ResultRow, "outcome">) {
  if (outcome === null || outcome.entity_id === null) return null;
  return (
    <a
      href={addressOf("/companies/:entity_id", { entity_id: outcome.entity_id })}
      tabIndex={-1}
      onClick={(event) => event.stopPropagation()}
    >
      <Bidi>{outcome.entity_name ?? outcome.entity_id}</Bidi>
    </a>
  );
}

function identifiersOf(outcome: ResultRow["outcome"]): string {
  if (outcome === null) return "";
  const { company_number: number, jurisdiction, lei } = outcome;
  const registered = number === null ? null : `${number}${jurisdiction === null ? "" : ` (${jurisdiction})`}`;
  return [registered, lei].filter((part) => part !== null).join(", ");
}
