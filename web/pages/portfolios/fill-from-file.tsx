import { useState } from "preact/hooks";
import { Fault } from "../../components/fault.tsx";
import { toast } from "../../components/toast.tsx";
import { type FillProblem, fillPortfolio, readFillRows } from "./fill-portfolio.ts";

interface Progress {
  readonly done: number;
  readonly total: number;
}

/** Reads a file in this browser and adds its companies to the portfolio. */
export function FillFromFile(props: { readonly portfolioId: string; readonly onFilled: () => void }) {
  const [progress, setProgress] = useState<Progress | null>(null);
  const [problems, setProblems] = useState<readonly FillProblem[]>([]);
  const [fault, setFault] = useState<unknown>(null);
  const fill = async (file: File) => {
    setFault(null);
    setProblems([]);
    try {
      const rows = await readFillRows(file);
      const total = rows.length;
      setProgress({ done: 0, total });
      const filled = await fillPortfolio(props.portfolioId, rows, (done) => setProgress({ done, total }));
      setProblems(filled.problems);
      toast(`${filled.added.toLocaleString()} of ${total.toLocaleString()} rows are in the portfolio.`);
    } catch (error) {
      setFault(error);
    } finally {
      setProgress(null);
      props.onFilled();
    }
  };
  return (
    <section class="card stack-tight">
      <h2>Fill from a file</h2>
      <label class="input">
        <span class="label">CSV, up to 1,000 rows</span>
        <input
          type="file"
          accept=".csv,.tsv,.txt,text/csv"
          disabled={progress !== null}
          onChange={(event) => {
            const file = event.currentTarget.files?.[0];
            if (file !== undefined) void fill(file);
            event.currentTarget.value = "";
          }}
        />
      </label>
      <p class="soft small">
        The first row names the columns: entity_id, or lei, registration_number with jurisdiction, or domain;
        and customer_reference and role. Companies are found exactly, never by name.
      </p>
      <p role="status" class="small">
        {progress === null
          ? ""
          : `${progress.done.toLocaleString()} of ${progress.total.toLocaleString()} rows are done.`}
      </p>
      {fault === null ? null : <Fault error={fault} />}
      {problems.length === 0 ? null : (
        <details open>
          <summary>{problems.length.toLocaleString()} rows could not be put in</summary>
          <ul class="stack-tight list small">
            {problems.map(({ row, reason }) => (
              <li key={String(row)}>
                Row {row.toLocaleString()}: {reason}
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
