import { useEffect, useState } from "preact/hooks";
import type { Upload } from "./upload.ts";
import { completedOf, type RunState, type UploadRun } from "./upload-run.ts";

/** The progress of an upload, the remaining time, and the cause of a wait. */
export function UploadProgress({ upload, run }: { readonly upload: Upload; readonly run: UploadRun }) {
  const state = run.state.value;
  const { jobs, isRunning, stopped } = state;
  const total = jobs.reduce((sum, { record_count }) => sum + record_count, 0);
  const completed = completedOf(jobs);
  const unsent = jobs
    .filter((job) => job.state === "waiting")
    .reduce((sum, job) => sum + job.record_count, 0);
  const failed = jobs.filter((job) => job.state === "failed");
  const credits = jobs.reduce((sum, job) => sum + job.credits, 0);
  const isOver = jobs.length > 0 && jobs.every((job) => job.state === "succeeded" || job.state === "failed");
  return (
    <section class="card stack" aria-label="Progress">
      <div class="progress">
        <label for="progress">
          <strong>{isOver ? (failed.length > 0 ? "Ended with faults" : "Done") : "Working"}</strong>
          {`: ${completed.toLocaleString()} of ${total.toLocaleString()} rows decided, ${credits.toLocaleString()} ${credits === 1 ? "credit" : "credits"} used`}
        </label>
        <progress id="progress" value={completed} max={Math.max(1, total)} />
      </div>
      {isOver ? null : (
        <p role="status">
          {unsent > 0
            ? `${unsent.toLocaleString()} rows are not sent yet: keep this page open, or come back to it later. `
            : "The service has all rows: you may close this page and come back. "}
          {remainingWords(state, total - completed)}
        </p>
      )}
      <Waiting state={state} />
      {stopped === "another tab" ? (
        <p class="notice">Another tab of this browser sends this upload.</p>
      ) : null}
      {!isRunning && !isOver && stopped !== "another tab" ? (
        <div>
          <button class="button primary" type="button" onClick={() => void run.start()}>
            Go on
          </button>
        </div>
      ) : null}
      {failed.length === 0 ? null : (
        <div class="notice bad" role="alert">
          <strong>
            {`${failed.reduce((sum, job) => sum + job.record_count, 0).toLocaleString()} rows of ${failed.length} ${failed.length === 1 ? "job" : "jobs"} were not completed`}
          </strong>
          <ul class="list">
            {[...new Set(failed.map(({ fault }) => fault))].map((fault) => (
              <li key={fault}>{fault}</li>
            ))}
          </ul>
          <div>
            <button class="button" type="button" disabled={isRunning} onClick={() => void run.again()}>
              Send them again
            </button>
          </div>
        </div>
      )}
      <p class="soft small">
        {`The rows of ${upload.file_name} and their results stay in this browser until you remove them.`}
      </p>
    </section>
  );
}

/** The cause of the current wait, with the remaining seconds. */
function Waiting({ state: { delay } }: { readonly state: RunState }) {
  const [, tick] = useState(0);
  useEffect(() => {
    if (delay === null) return undefined;
    const timer = setTimeout(() => tick((n) => n + 1), 1_000);
    return () => clearTimeout(timer);
  });
  if (delay === null) return null;
  const seconds = Math.max(0, Math.ceil((delay.untilMs - Date.now()) / 1000));
  return (
    <p class="notice caution">
      {delay.why} Next try in {seconds} {seconds === 1 ? "second" : "seconds"}.
    </p>
  );
}

/** The remaining time at the rate measured in this page. */
function remainingWords({ recordsPerSecond }: RunState, records: number): string {
  if (recordsPerSecond === null) return "How long it takes is known when the first rows are decided.";
  const seconds = records / recordsPerSecond;
  if (seconds < 90) return `About ${Math.max(1, Math.round(seconds))} seconds are left.`;
  const minutes = Math.round(seconds / 60);
  if (minutes < 90) return `About ${minutes} minutes are left.`;
  return `About ${(minutes / 60).toFixed(1)} hours are left.`;
}
