import { useState } from "preact/hooks";
import { Fault } from "../../components/fault.tsx";
import { Moment } from "../../components/moment.tsx";
import { addressOf } from "../../frame/address.ts";
import { type BatchJob, client } from "../../frame/client.ts";
import { may } from "../../frame/session.ts";

/** The progress of a batch job, by its id; the page Jobs lists them all. */
export function JobProgress() {
  const [job, setJob] = useState<BatchJob | null>(null);
  const [error, setError] = useState<unknown>(null);
  const look = async (event: SubmitEvent) => {
    event.preventDefault();
    const id = String(new FormData(event.currentTarget as HTMLFormElement).get("job")).trim();
    await client.batchJobs.get(id).then(
      (found) => {
        setJob(found);
        setError(null);
      },
      (failure) => {
        setJob(null);
        setError(failure);
      },
    );
  };
  return (
    <section class="card stack">
      <div class="row">
        <h2>Batch jobs</h2>
        {may("read", "resolve") ? <a href={addressOf("/jobs")}>All jobs</a> : null}
      </div>
      <form class="stack-tight" onSubmit={look}>
        <div class="input">
          <label for="job-id">Id of a job</label>
          <div class="row">
            <input
              id="job-id"
              name="job"
              required
              maxLength={64}
              placeholder="job_…"
              aria-describedby="job-about"
            />
            <button class="button" type="submit">
              Show its progress
            </button>
          </div>
          <p class="about" id="job-about">
            The answer to a submitted job has its id.
          </p>
        </div>
      </form>
      {error ? <Fault error={error} /> : null}
      <div role="status">{job === null ? null : <Job job={job} />}</div>
    </section>
  );
}

function Job({ job }: { readonly job: BatchJob }) {
  const { completed, total, match, no_match: absent, unresolved } = job.progress;
  return (
    <div class="stack-tight">
      <p>
        <strong>{job.state.replaceAll("_", " ")}</strong>, {completed.toLocaleString()} of{" "}
        {total.toLocaleString()} records, since <Moment iso={job.created_at} />
      </p>
      <progress aria-label="Records that are done" value={completed} max={Math.max(total, 1)} />
      <p class="soft">
        {match} matched, {absent} new companies, {unresolved} abstained
      </p>
      {job.error === null ? null : <p class="fault">{job.error.message}</p>}
    </div>
  );
}
