import { Bidi } from "../../components/bidi.tsx";
import type { UploadPlan } from "./worker/plan-upload.ts";

/** The numbers of sent and unsent rows, and the first records as they are sent. */
export function PlanNotes({ plan }: { readonly plan: UploadPlan }) {
  const { record_count, distinct_count, unsent_count, blank_count, notes, note_count, examples } = plan;
  const repeated = record_count - distinct_count;
  const lines = [
    `${count(record_count, "row is", "rows are")} sent.`,
    unsent_count > 0
      ? `${count(unsent_count, "row identifies no company and stays", "rows identify no company and stay")} here.`
      : "",
    blank_count > 0 ? `${count(blank_count, "row is", "rows are")} blank.` : "",
    repeated > 0 ? `${count(repeated, "row repeats", "rows repeat")} an earlier one exactly.` : "",
  ];
  return (
    <>
      <p aria-live="polite">{lines.filter((line) => line !== "").join(" ")}</p>
      {notes.length === 0 ? null : (
        <ul class="stack-tight list soft small">
          {notes.map(({ row, text }) => (
            <li key={`${row} ${text}`}>
              Row {row.toLocaleString()}: {text}
            </li>
          ))}
          {note_count > notes.length ? (
            <li>… and {(note_count - notes.length).toLocaleString()} more.</li>
          ) : null}
        </ul>
      )}
      {examples.length === 0 ? null : (
        <details>
          <summary>The first records as they are sent</summary>
          <pre class="sample">
            <Bidi>{JSON.stringify(examples, null, 2)}</Bidi>
          </pre>
        </details>
      )}
    </>
  );
}

const count = (n: number, one: string, more: string): string =>
  `${n.toLocaleString()} ${n === 1 ? one : more}`;
