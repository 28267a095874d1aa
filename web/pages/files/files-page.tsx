import { useEffect, useMemo, useState } from "preact/hooks";
import { useLocation } from "preact-iso";
import { Fault } from "../../components/fault.tsx";
import { PageHead } from "../../components/page-head.tsx";
import { toast } from "../../components/toast.tsx";
import { addressOf } from "../../frame/address.ts";
import type { PageProps } from "../../frame/page-route.ts";
import { session } from "../../frame/session.ts";
import { DropZone } from "./drop-zone.tsx";
import { Prepare } from "./prepare.tsx";
import { TableFault, TableWorker } from "./start-table-worker.ts";
import { UploadList } from "./upload-list.tsx";
import type { TablePreview } from "./worker/messages.ts";

/** Turns a file into resolved companies: reads it here, sends it in jobs, and saves it with the results. */
function FilesPage(_props: PageProps) {
  const tenantId = session.value?.tenant?.tenant_id ?? "";
  if (globalThis.crypto?.subtle === undefined || navigator.locks === undefined)
    return (
      <>
        <PageHead title="Files" />
        <div class="notice caution">
          <strong>This address does not permit uploads</strong>
          <p>
            Browsers keep files and make digests only for pages over https or on this machine. Open the
            workbench over https, or send the file with <code>npx assay resolve --file</code>.
          </p>
        </div>
      </>
    );
  return <Files tenantId={tenantId} />;
}

interface Chosen {
  readonly file: File;
  readonly preview: TablePreview;
}

function Files({ tenantId }: { readonly tenantId: string }) {
  const { route } = useLocation();
  const worker = useMemo(() => new TableWorker(), []);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [reading, setReading] = useState<string | null>(null);
  const [fault, setFault] = useState<unknown>(null);
  useEffect(() => () => worker.close(), []);
  const read = async (file: File, sheet: string | null = null, headingRow: number | null = null) => {
    setReading(file.name);
    setFault(null);
    try {
      setChosen({ file, preview: await worker.ask("read", { file, sheet, headingRow }) });
    } catch (error) {
      setFault(error);
      if (sheet === null) setChosen(null);
    } finally {
      setReading(null);
    }
  };
  const opened = (uploadId: string, isKnown: boolean) => {
    if (isKnown) toast("This file was uploaded in the same way before. Here it is.");
    route(addressOf("/files/:upload_id", { upload_id: uploadId }));
  };
  return (
    <>
      <PageHead title="Files" lead="Resolve each row of a table, and get the table back with the results." />
      <DropZone onFile={(file) => void read(file)} reading={reading} />
      {fault === null ? null : fault instanceof TableFault ? (
        <div class="notice bad" role="alert">
          <strong>The file cannot be taken</strong>
          <p>{fault.message}</p>
        </div>
      ) : (
        <Fault error={fault} />
      )}
      {chosen === null ? (
        <UploadList tenantId={tenantId} />
      ) : (
        <Prepare
          key={`${chosen.preview.file_name} ${chosen.preview.sheet} ${chosen.preview.heading_row}`}
          worker={worker}
          preview={chosen.preview}
          tenantId={tenantId}
          readAgain={(sheet, headingRow) => void read(chosen.file, sheet, headingRow)}
          onKept={opened}
          onCancel={() => setChosen(null)}
        />
      )}
    </>
  );
}

export { FilesPage as page };
