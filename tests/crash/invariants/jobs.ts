import { deepStrictEqual, strictEqual } from "node:assert";
import type { BatchBody, JobBody } from "../../support/answers.ts";
import { followJob } from "../../support/job-events.ts";
import { answersOf } from "../history.ts";
import type { Checked } from "./reading.ts";

/** Every job has succeeded with one counted outcome for each record; its events are numbered without gaps. */
export async function readJobs({ server, world, fresh, read }: Checked): Promise<void> {
  const { keys, history } = world;
  for (const { key, body } of answersOf<JobBody>(history, "job", fresh)) {
    const job = await read<JobBody>(`/v1/batch-jobs/${body.job_id}`, keys.tenant);
    strictEqual(job.state, "succeeded", `${job.job_id} is ${job.state}`);
    const result = await read<BatchBody>(job.result_path, keys.tenant);
    strictEqual(result.outcomes.length, body.record_count);
    const decided = (asked: string) => result.outcomes.filter(({ decision }) => decision === asked).length;
    deepStrictEqual(job.progress, {
      ...{ total: body.record_count, completed: body.record_count },
      ...{ match: decided("match"), no_match: decided("no_match"), unresolved: decided("unresolved") },
    });
    history.results.set(key, result);
    const events = await followJob([server], { key: keys.tenant, jobId: job.job_id });
    deepStrictEqual(
      events.map(({ id }) => id),
      events.map((_, index) => index + 1),
      `the events of ${job.job_id}`,
    );
    strictEqual(events.at(0)!.event, "job.queued");
    strictEqual(events.at(-1)!.event, "job.succeeded");
  }
}
