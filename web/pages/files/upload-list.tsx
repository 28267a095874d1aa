import { useEffect, useState } from "preact/hooks";
import { Bidi } from "../../components/bidi.tsx";
import { Empty } from "../../components/empty.tsx";
import { Moment } from "../../components/moment.tsx";
import { toast } from "../../components/toast.tsx";
import { addressOf } from "../../frame/address.ts";
import { removeConfirmed } from "./confirm-removal.ts";
import { removedAt, type Upload } from "./upload.ts";
import { listUploads } from "./upload-store.ts";

/** The tenant's uploads in this browser, each with the day on which the browser removes it. */
export function UploadList({ tenantId }: { readonly tenantId: string }) {
  const [uploads, setUploads] = useState<readonly Upload[] | null>(null);
  const read = () => void listUploads(tenantId).then(setUploads);
  useEffect(read, [tenantId]);
  if (uploads === null) return null;
  if (uploads.length === 0)
    return (
      <Empty title="Nothing uploaded yet">
        <p>
          A table needs a column that identifies companies: a name, a registration number, an LEI, a VAT
          number or a website. A country makes names much surer; add address columns if you have them. The
          other columns are not sent, and come back as they were.
        </p>
        <pre class="sample">{`Company name;Country;Registration number;City\nBarclays PLC;GB;00048839;London\nCommerzbank AG;DE;;Frankfurt`}</pre>
      </Empty>
    );
  const remove = async (upload: Upload) => {
    if (!(await removeConfirmed(upload))) return;
    toast("The upload was removed from this browser.");
    read();
  };
  return (
    <section class="stack-tight">
      <h2>Uploads in this browser</h2>
      <ul class="stack-tight list uploads">
        {uploads.map((upload) => (
          <li class="card row" key={upload.id}>
            <a href={addressOf("/files/:upload_id", { upload_id: upload.id })}>
              <Bidi>{upload.file_name}</Bidi>
            </a>
            <span class="soft">
              {upload.row_count.toLocaleString()} rows, <Moment iso={upload.created_at} />, kept until{" "}
              <Moment iso={removedAt(upload)} time={false} />
            </span>
            <button
              class="button small"
              type="button"
              onClick={() => void remove(upload)}
              aria-label={`Remove ${upload.file_name}`}
            >
              Remove
            </button>
          </li>
        ))}
      </ul>
      <p class="soft small">
        An upload stays in this browser for 30 days, and longer while a row of it waits to be sent.
      </p>
    </section>
  );
}
