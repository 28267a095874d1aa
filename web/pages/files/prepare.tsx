import { useEffect, useRef, useState } from "preact/hooks";
import { Bidi } from "../../components/bidi.tsx";
import { Fault } from "../../components/fault.tsx";
import { Estimate } from "./estimate.tsx";
import { MappingTable, mappingFaultOf } from "./mapping-table.tsx";
import { OptionsForm } from "./options-form.tsx";
import { PlanNotes } from "./plan-notes.tsx";
import type { TableWorker } from "./start-table-worker.ts";
import type { UploadOptions } from "./upload.ts";
import type { TablePreview } from "./worker/messages.ts";
import type { UploadPlan } from "./worker/plan-upload.ts";

interface PrepareProps {
  readonly worker: TableWorker;
  readonly preview: TablePreview;
  readonly tenantId: string;
  readonly readAgain: (sheet: string | null, headingRow: number | null) => void;
  readonly onKept: (uploadId: string, isKnown: boolean) => void;
  readonly onCancel: () => void;
}

/** The step between choosing a file and its upload: the column mapping, the sent records, the cost. */
export function Prepare(props: PrepareProps) {
  const { worker, preview, tenantId, onKept, onCancel } = props;
  const [options, setOptions] = useState<UploadOptions>(() => ({
    mapping: preview.mapping,
    dayComes: preview.dayComes,
    country: "",
    countryIssues: true,
    depth: "probabilistic",
    enrich: true,
  }));
  const [keptRows, setKeptRows] = useState<number | null>(null);
  const [fault, setFault] = useState<unknown>(null);
  const plan = usePlan(worker, options);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const mappingFault = mappingFaultOf(options.mapping);
  const start = async () => {
    setKeptRows(0);
    setFault(null);
    try {
      const at = new Date().toISOString();
      const { upload_id, is_known } = await worker.ask("keep", { options, tenantId, at }, setKeptRows);
      onKept(upload_id, is_known);
    } catch (error) {
      setFault(
        isFull(error) ? new Error("This browser has no room for the file. Remove older uploads.") : error,
      );
      setKeptRows(null);
    }
  };
  const canStart = mappingFault === null && keptRows === null && (plan?.record_count ?? 0) > 0;
  return (
    <div class="stack prepared">
      <div>
        <h2 tabIndex={-1} ref={heading}>
          <Bidi>{preview.file_name}</Bidi>
        </h2>
        <p class="soft">
          {preview.row_count.toLocaleString()} rows, {preview.written}
        </p>
      </div>
      <TableChoices {...props} />
      <MappingTable preview={preview} options={options} setOptions={setOptions} />
      {mappingFault === null ? null : (
        <p class="notice caution" role="alert">
          {mappingFault}
        </p>
      )}
      <OptionsForm options={options} setOptions={setOptions} />
      {plan === null ? null : <BeforeStart plan={plan} options={options} />}
      {fault === null ? null : <Fault error={fault} />}
      <div class="row">
        <button class="button primary" type="button" disabled={!canStart} onClick={() => void start()}>
          {plan === null ? "Start" : `Resolve ${plan.record_count.toLocaleString()} rows`}
        </button>
        <button class="button" type="button" disabled={keptRows !== null} onClick={onCancel}>
          Cancel
        </button>
        <span role="status">
          {keptRows === null ? "" : `Keeping ${keptRows.toLocaleString()} rows in this browser …`}
        </span>
      </div>
    </div>
  );
}

function BeforeStart({ plan, options }: { readonly plan: UploadPlan; readonly options: UploadOptions }) {
  return (
    <section class="card stack">
      <h2>Before it starts</h2>
      <PlanNotes plan={plan} />
      <Estimate plan={plan} depth={options.depth} />
    </section>
  );
}

const isFull = (error: unknown): boolean => error instanceof Error && /quota/i.test(error.message);

/** Counts the records to be sent, again after each change of an option. */
function usePlan(worker: TableWorker, options: UploadOptions): UploadPlan | null {
  const [plan, setPlan] = useState<UploadPlan | null>(null);
  const asked = useRef(0);
  useEffect(() => {
    asked.current += 1;
    const question = asked.current;
    const timer = setTimeout(
      () =>
        void worker
          .ask("plan", { options })
          .then((answer) => question === asked.current && setPlan(answer))
          .catch(() => undefined),
      150,
    );
    return () => clearTimeout(timer);
  }, [options]);
  return plan;
}

function TableChoices({ preview, readAgain }: PrepareProps) {
  const { sheets, sheet, heading_row: headingRow } = preview;
  return (
    <div class="row choices">
      {sheets.length < 2 ? null : (
        <label class="row">
          <span>Sheet</span>
          <select value={sheet ?? ""} onChange={(event) => readAgain(event.currentTarget.value, null)}>
            {sheets.map((name) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      <label class="row">
        <input
          type="checkbox"
          checked={headingRow >= 0}
          onChange={(event) => readAgain(sheet, event.currentTarget.checked ? Math.max(0, headingRow) : -1)}
        />
        <span>
          {headingRow > 0 ? `Row ${headingRow + 1} names the columns` : "The first row names the columns"}
        </span>
      </label>
    </div>
  );
}
