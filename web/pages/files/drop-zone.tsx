import { useEffect, useState } from "preact/hooks";
import { Bidi } from "../../components/bidi.tsx";

/** The area for a file: dropped, even beside the area, or chosen with a click or a key. */
export function DropZone(props: {
  readonly onFile: (file: File) => void;
  /** The name of the file that is being read. */
  readonly reading: string | null;
}) {
  const { onFile, reading } = props;
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const over = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes("Files")) return;
      event.preventDefault();
      setOver(event.type === "dragover");
    };
    const drop = (event: DragEvent) => {
      over(event);
      setOver(false);
      const file = event.dataTransfer?.files[0];
      if (file !== undefined) onFile(file);
    };
    addEventListener("dragover", over);
    addEventListener("dragleave", over);
    addEventListener("drop", drop);
    return () => {
      removeEventListener("dragover", over);
      removeEventListener("dragleave", over);
      removeEventListener("drop", drop);
    };
  }, []);
  return (
    <div class={`drop-zone ${isOver ? "over" : ""}`}>
      <label class="input">
        <span class="label">CSV or XLSX, up to 100,000 rows</span>
        <input
          type="file"
          accept=".csv,.tsv,.txt,.xlsx,.xlsm,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          aria-describedby="about-files"
          onChange={(event) => {
            const file = event.currentTarget.files?.[0];
            if (file !== undefined) onFile(file);
            // Permits choosing the same file again.
            event.currentTarget.value = "";
          }}
        />
      </label>
      <p class="soft small" id="about-files">
        Drop a file anywhere on this page, or choose one. It is read in this browser; nothing is sent before
        you start.
      </p>
      <p role="status" class="small">
        {reading === null ? null : (
          <>
            Reading <Bidi>{reading}</Bidi> …
          </>
        )}
      </p>
    </div>
  );
}
