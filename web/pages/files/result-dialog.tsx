import { useEffect, useState } from "preact/hooks";
import { Bidi } from "../../components/bidi.tsx";
import { Dialog } from "../../components/dialog.tsx";
import { percentOf } from "../../components/probability.tsx";
import { reasonWords, stageWords } from "../../evidence/words.ts";
import { addressOf } from "../../frame/address.ts";
import { may } from "../../frame/session.ts";
import type { Outcome, ResultRow } from "./upload.ts";
import type { UploadRun } from "./upload-run.ts";
import { chunkOf } from "./upload-store.ts";

/** A row as it is in the file, and the decision on it. */
export function ResultDialog(props: {
  readonly run: UploadRun;
  readonly row: ResultRow;
  readonly onClose: () => void;
}) {
  const { run, row, onClose } = props;
  const { outcome, fault } = row;
  const cells = useCells(run, row.row);
  return (
    <Dialog title={`Row ${row.row.toLocaleString()}`} wide onClose={onClose}>
      <div class="stack">
        <section class="stack-tight">
          <h3>In the file</h3>
          <dl class="facts">
            {run.upload.headings.map((heading, column) => [
              <dt key={`heading ${column}`}>
                <Bidi>{heading}</Bidi>
              </dt>,
              <dd key={`cell ${column}`}>
                <Bidi>{cells?.[column] ?? ""}</Bidi>
              </dd>,
            ])}
          </dl>
        </section>
        <section class="stack-tight">
          <h3>Decided</h3>
          {outcome === null ? (
            <p>
              {fault ??
                (row.state === "not sent"
                  ? "It is not sent: nothing in it identifies a company."
                  : "Not yet.")}
            </p>
          ) : (
            <Decided outcome={outcome} />
          )}
        </section>
      </div>
    </Dialog>
  );
}

function Decided({ outcome }: { readonly outcome: Outcome }) {
  return (
    <dl class="facts">
      <dt>Decision</dt>
      <dd>
        {outcome.decision}
        {outcome.decision === "unresolved" ? "" : `, ${percentOf(outcome.confidence)}`}
        <span class="soft">{` (${stageWords(outcome.stage)})`}</span>
      </dd>
      {outcome.reason === null ? null : <Fact label="Reason">{reasonWords(outcome.reason)}</Fact>}
      {outcome.question === null ? null : <Fact label="Question">{outcome.question}</Fact>}
      {outcome.entity_id === null ? null : (
        <>
          <dt>Company</dt>
          <dd>
            <a href={addressOf("/companies/:entity_id", { entity_id: outcome.entity_id })}>
              <Bidi>{outcome.entity_name ?? outcome.entity_id}</Bidi>
            </a>
          </dd>
        </>
      )}
      <Fact label="Record">{outcome.record_id}</Fact>
      <Fact label="Receipt">{outcome.decision_id}</Fact>
      {outcome.review_id === null ? null : may("review") ? (
        <>
          <dt>Review</dt>
          <dd>
            <a href={addressOf("/review/:review_id", { review_id: outcome.review_id })}>Decide it</a>
          </dd>
        </>
      ) : (
        <Fact label="Review">{outcome.review_id}</Fact>
      )}
    </dl>
  );
}

function Fact({ label, children }: { readonly label: string; readonly children: string }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>
        <Bidi>{children}</Bidi>
      </dd>
    </>
  );
}

/** The cells of a row of the file, read when the dialog opens. */
function useCells(run: UploadRun, row: number): readonly string[] | null {
  const [cells, setCells] = useState<readonly string[] | null>(null);
  useEffect(() => {
    const { jobs } = run.state.peek();
    const job = jobs.findLast(({ first_row }) => first_row <= row);
    if (job === undefined) return;
    void chunkOf(run.upload.id, job.n).then((chunk) => setCells(chunk?.rows[row - job.first_row] ?? null));
  }, [row]);
  return cells;
}
