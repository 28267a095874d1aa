import { useEffect, useState } from "preact/hooks";
import { sentenceOf } from "../../components/fault.tsx";
import { toast } from "../../components/toast.tsx";
import { TableWorker } from "./start-table-worker.ts";
import type { Upload } from "./upload.ts";
import type { UploadRun } from "./upload-run.ts";
import type { ResultsFormat } from "./worker/results-file.ts";

/** Saves the table with the results after its own columns; during the upload, with the results so far. */
export function WriteResults({ upload, run }: { readonly upload: Upload; readonly run: UploadRun }) {
  const [written, setWritten] = useState<number | null>(null);
  const [worker] = useState(() => new TableWorker());
  useEffect(() => () => worker.close(), []);
  const write = async (format: ResultsFormat) => {
    setWritten(0);
    try {
      const blob = await worker.ask("write", { uploadId: upload.id, format }, setWritten);
      const address = URL.createObjectURL(blob);
      const link = document.createElement("a");
      link.href = address;
      link.download = `${upload.file_name.replace(/\.[^.]{1,5}$/, "")}-results.${format}`;
      link.click();
      // The download has begun by then.
      setTimeout(() => URL.revokeObjectURL(address), 60_000);
    } catch (error) {
      toast(sentenceOf(error), { bad: true });
    } finally {
      setWritten(null);
    }
  };
  const isOver = run.state.value.jobs.every(({ state }) => state === "succeeded" || state === "failed");
  return (
    <div class="row">
      {(["csv", "xlsx"] as const).map((format) => (
        <button
          class="button"
          type="button"
          key={format}
          disabled={written !== null}
          onClick={() => void write(format)}
        >
          {`Save as ${format.toUpperCase()}`}
        </button>
      ))}
      <span class="soft small" role="status">
        {written === null
          ? isOver
            ? ""
            : "Rows without a decision yet are marked as waiting."
          : `Writing ${written.toLocaleString()} of ${upload.row_count.toLocaleString()} rows …`}
      </span>
    </div>
  );
}
