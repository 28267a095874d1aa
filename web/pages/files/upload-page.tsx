import { useEffect, useState } from "preact/hooks";
import { useLocation } from "preact-iso";
import { Bidi } from "../../components/bidi.tsx";
import { Empty } from "../../components/empty.tsx";
import { Moment } from "../../components/moment.tsx";
import { PageHead } from "../../components/page-head.tsx";
import { addressOf } from "../../frame/address.ts";
import type { PageProps } from "../../frame/page-route.ts";
import { session } from "../../frame/session.ts";
import { removeConfirmed } from "./confirm-removal.ts";
import { Results } from "./results.tsx";
import { removedAt, type Upload } from "./upload.ts";
import { UploadProgress } from "./upload-progress.tsx";
import { runOf } from "./upload-run.ts";
import { findUpload } from "./upload-store.ts";
import { WriteResults } from "./write-results.tsx";

/** One upload: its progress, and the outcome of each row. */
function UploadPage({ params }: PageProps) {
  const id = params.upload_id ?? "";
  const [upload, setUpload] = useState<Upload | null | undefined>(undefined);
  const tenantId = session.value?.tenant?.tenant_id;
  useEffect(() => {
    void findUpload(id).then((found) => setUpload(found?.tenant_id === tenantId ? found : null));
  }, [id, tenantId]);
  if (upload === undefined) return null;
  if (upload === null)
    return (
      <>
        <PageHead title="Upload" />
        <Empty title="This upload is not in this browser">
          <p>
            It was made in another browser or for another tenant, or was removed here. Drop the same file with
            the same choices under <a href={addressOf("/files")}>Files</a>: what the service has accepted is
            not done again.
          </p>
        </Empty>
      </>
    );
  return <Shown upload={upload} />;
}

function Shown({ upload }: { readonly upload: Upload }) {
  const { route } = useLocation();
  const run = runOf(upload);
  useEffect(() => {
    void run.start();
  }, [upload.id]);
  const remove = async () => {
    if (await removeConfirmed(upload)) route(addressOf("/files"));
  };
  return (
    <>
      <PageHead
        title={<Bidi>{upload.file_name}</Bidi>}
        lead={
          <>
            {upload.row_count.toLocaleString()} rows, uploaded <Moment iso={upload.created_at} />. This
            browser removes it on <Moment iso={removedAt(upload)} time={false} /> if every row was sent.
          </>
        }
      >
        <button class="button danger" type="button" onClick={() => void remove()}>
          Remove from this browser
        </button>
      </PageHead>
      <UploadProgress upload={upload} run={run} />
      <WriteResults upload={upload} run={run} />
      <Results run={run} />
    </>
  );
}

export { UploadPage as page };
