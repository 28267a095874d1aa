import { useState } from "preact/hooks";
import { confirmed } from "../../components/dialog.tsx";
import { Empty } from "../../components/empty.tsx";
import { Fault, sentenceOf } from "../../components/fault.tsx";
import { FiguresTable } from "../../components/figures-table.tsx";
import { Moment } from "../../components/moment.tsx";
import { PageHead } from "../../components/page-head.tsx";
import { toast } from "../../components/toast.tsx";
import { addressOf } from "../../frame/address.ts";
import { client, type ListedBatchJob } from "../../frame/client.ts";
import { useQuery } from "../../frame/query.ts";
import { may } from "../../frame/session.ts";

const PAGE = 50;

const badges: Readonly<Record<string, string>> = {
  succeeded: "good",
  running: "",
  queued: "",
  failed: "bad",
  reconciliation_required: "bad",
};

/** The tenant's batch jobs, the newest first, with the progress of each. */
function JobsPage() {
  const [offset, setOffset] = useState(0);
  const { data, error, reload } = useQuery(["jobs", String(offset)], () =>
    client.batchJobs.list({ limit: PAGE, offset }),
  );
  if (error) return <Fault error={error} again={reload} />;
  if (data === undefined) return null;
  const { jobs, total } = data;
  return (
    <>
      <PageHead title="Jobs" lead="Batches of records that the service decides in the background.">
        <button class="button" type="button" onClick={reload}>
          Read again
        </button>
      </PageHead>
      {total === 0 ? (
        <Empty title="No job yet">
          <p>
            A file of the page <a href={addressOf("/files")}>Files</a> is sent in jobs of up to 500 records,
            and so is <code>npx assay resolve --file</code>.
          </p>
        </Empty>
      ) : (
        <section class="card stack">
          <FiguresTable
            caption="Batch jobs"
            head={["Job", "State", "Done", "Matched", "New", "Abstained", "Submitted", "Ended", "Actions"]}
            numeric={[2, 3, 4, 5]}
            rows={jobs.map((job) => rowOf(job, reload))}
          />
          {total > PAGE ? (
            <div class="row">
              <button
                class="button small"
                type="button"
                disabled={offset === 0}
                onClick={() => setOffset(Math.max(0, offset - PAGE))}
              >
                Newer
              </button>
              <span class="soft">
                {offset + 1} to {offset + jobs.length} of {total.toLocaleString()}
              </span>
              <button
                class="button small"
                type="button"
                disabled={offset + jobs.length >= total}
                onClick={() => setOffset(offset + PAGE)}
              >
                Older
              </button>
            </div>
          ) : null}
        </section>
      )}
    </>
  );
}

function rowOf(job: ListedBatchJob, reload: () => void) {
  const { completed, total, match, no_match: absent, unresolved } = job.progress;
  return [
    <code key="job">{job.job_id}</code>,
    <span key="state">
      <span class={`badge ${badges[job.state] ?? ""}`}>{job.state.replaceAll("_", " ")}</span>{" "}
      {job.error === null ? null : <span class="soft">{job.error.message}</span>}
    </span>,
    `${completed.toLocaleString()} of ${total.toLocaleString()}`,
    match,
    absent,
    unresolved,
    <Moment key="made" iso={job.created_at} />,
    job.finished_at === null ? "" : <Moment key="ended" iso={job.finished_at} />,
    job.state === "queued" && may("resolve") ? <Cancel key="cancel" job={job} reload={reload} /> : "",
  ];
}

function Cancel({ job, reload }: { readonly job: ListedBatchJob; readonly reload: () => void }) {
  const cancel = async () => {
    const agreed = await confirmed({
      title: "Cancel this job?",
      text: "None of its records has been decided yet, and none will be.",
      agree: "Cancel the job",
      danger: true,
    });
    if (!agreed) return;
    await client.batchJobs
      .cancel(job.job_id)
      .then(reload, (error) => toast(sentenceOf(error), { bad: true }));
  };
  return (
    <button
      class="button small"
      type="button"
      onClick={() => void cancel()}
      aria-label={`Cancel ${job.job_id}`}
    >
      Cancel
    </button>
  );
}

export { JobsPage as page };
