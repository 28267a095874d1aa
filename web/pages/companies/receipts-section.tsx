import { useState } from "preact/hooks";
import { Bidi } from "../../components/bidi.tsx";
import { Empty } from "../../components/empty.tsx";
import { Fault } from "../../components/fault.tsx";
import { Moment } from "../../components/moment.tsx";
import { percentOf } from "../../components/probability.tsx";
import { saveCsv, saveJson } from "../../components/save-file.ts";
import { runOf } from "../../evidence/climbed.ts";
import { Ladder } from "../../evidence/ladder.tsx";
import { Waterfall } from "../../evidence/waterfall.tsx";
import { addressOf } from "../../frame/address.ts";
import { client, type ListedDecision } from "../../frame/client.ts";
import { useQuery } from "../../frame/query.ts";
import { may } from "../../frame/session.ts";
import type { SectionProps } from "./section.ts";

const MOST = 200;

/** The member records of this company, and the receipts of the decisions on them. */
export function ReceiptsSection({ entity }: SectionProps) {
  const { entity_id: id, member_record_ids: members } = entity;
  const admitted = may("resolve", "review");
  const { data, error, reload } = useQuery(admitted ? ["entity", id, "receipts"] : null, () =>
    client.decisions.list({ entity_id: id, limit: MOST }),
  );
  const decisions = data?.decisions ?? [];
  return (
    <>
      <section class="card stack">
        <h2>Member records</h2>
        <ul class="stack-tight records">
          {members.map((recordId) => (
            <li key={recordId}>
              <code>{recordId}</code>
            </li>
          ))}
        </ul>
      </section>
      {admitted ? null : (
        <Empty title="Receipts need another key">
          <p>
            A key with the scope resolve or review reads them. Add one under{" "}
            <a href={addressOf("/account")}>Account</a>.
          </p>
        </Empty>
      )}
      {error ? <Fault error={error} again={reload} /> : null}
      {data === undefined ? null : (
        <section class="card stack">
          <div class="row between">
            <h2>Receipts</h2>
            <div class="row">
              <button class="button small" type="button" onClick={() => exportCsv(id, decisions)}>
                Export as CSV
              </button>
              <button
                class="button small"
                type="button"
                onClick={() => saveJson(`${id}-receipts.json`, decisions)}
              >
                Export as JSON
              </button>
            </div>
          </div>
          {data.total > decisions.length ? (
            <p class="soft">
              The first {decisions.length} of {data.total.toLocaleString()}.
            </p>
          ) : null}
          <ul class="list stack-tight">
            {decisions.map((decision) => (
              <Receipt key={decision.decision_id} head={decision} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

const words: Readonly<Record<string, string>> = {
  match: "Match",
  no_match: "No match",
  unresolved: "Unresolved",
};

function Receipt({ head }: { readonly head: ListedDecision }) {
  const [open, setOpen] = useState(false);
  const { data, error } = useQuery(open ? ["decision", head.decision_id] : null, () =>
    client.decisions.get(head.decision_id),
  );
  return (
    <li>
      <details class="source" onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>
          <strong>{words[head.decision]}</strong>, {head.stage.replaceAll("_", " ")}
          {head.probability === null ? "" : `, ${percentOf(head.probability)}`},{" "}
          <span class="soft">
            <Moment iso={head.decided_at} />
          </span>{" "}
          <code class="soft">{head.left_record_id}</code>
        </summary>
        {error ? <Fault error={error} /> : null}
        {data === undefined ? null : (
          <div class="stack receipt">
            {data.decision.reviewer_reason === null ? null : (
              <p>
                <Bidi>{data.decision.reviewer_id ?? "A reviewer"}</Bidi>
                {": "}
                <Bidi>{data.decision.reviewer_reason}</Bidi>
              </p>
            )}
            <Waterfall evidence={data.decision} />
            <Ladder receipt={data.decision} runOf={runOf(data.decision)} />
            <div>
              <button
                class="button small"
                type="button"
                onClick={() => saveJson(`${head.decision_id}.json`, data.decision)}
              >
                Export the receipt
              </button>
            </div>
          </div>
        )}
      </details>
    </li>
  );
}

function exportCsv(id: string, decisions: readonly ListedDecision[]): void {
  const columns = [
    "decision_id",
    "left_record_id",
    "decision",
    "stage",
    "probability",
    "match_confidence",
    "pipeline_version",
    "acting_surface",
    "decided_at",
  ] as const;
  saveCsv(`${id}-receipts.csv`, [columns, ...decisions.map((one) => columns.map((column) => one[column]))]);
}
