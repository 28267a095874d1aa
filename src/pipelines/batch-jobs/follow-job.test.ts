import { describe, expect, test } from "vitest";
import type { Queryable } from "../../storage/engine/database.ts";
import type { JobEventRow, JobState } from "../../storage/jobs/batch-jobs.ts";
import { followJob } from "./follow-job.ts";

const row = (event_id: number, state: JobState): JobEventRow => ({
  event_id,
  state,
  recorded_at: "2026-11-20T09:00:00.000Z",
  total: 2,
  completed: 0,
  read_at: "2026-11-20T09:00:00.000Z",
});

/** Follows a job that has these events at each look; waiting takes no real time. */
async function follow(looks: readonly (readonly JobEventRow[])[], { afterId = 0, closesAt = Infinity } = {}) {
  const closing = new AbortController();
  const waits: number[] = [];
  const database = {
    query: async () => ({ rows: looks[Math.min(waits.length, looks.length - 1)], rowCount: 0 }),
  } as unknown as Queryable;
  const wait = async (ms: number) => {
    waits.push(ms);
    if (waits.length >= closesAt) closing.abort();
  };
  const told: (number | string | null)[] = [];
  for await (const event of followJob(
    { database, wait, closing: closing.signal },
    { tenantId: "ten_a", jobId: "job_a" },
    afterId,
  ))
    told.push(
      event?.isProgress
        ? `${event.event_id}: ${event.completed} of ${event.total}`
        : (event?.event_id ?? null),
    );
  return { told, seconds: waits.reduce((sum, ms) => sum + ms, 0) / 1000 };
}

const begun = [row(1, "queued"), row(2, "running")];

describe("following a job", () => {
  test("a connection ends after a minute, and shows every quarter of it that it is alive", async () => {
    expect(await follow([begun])).toEqual({ told: [1, 2, null, null, null, null], seconds: 60 });
  });

  test("it ends with the job, at once where the job has ended before", async () => {
    const over = [...begun, row(3, "failed")];
    expect(await follow([begun, begun, over])).toEqual({ told: [1, 2, 3], seconds: 2 });
    expect(await follow([over], { afterId: 2 })).toEqual({ told: [3], seconds: 0 });
    expect(await follow([over], { afterId: 9 })).toEqual({ told: [], seconds: 0 });
  });

  test("no event is told twice, whatever was known before", async () => {
    const again = [...begun, row(3, "queued"), row(4, "running")];
    const over = [...again, row(5, "succeeded")];
    expect((await follow([begun, again, again, over], { afterId: 1 })).told).toEqual([2, 3, 4, 5]);
  });

  test("of what is decided meanwhile it tells once a look, beside the changes of state", async () => {
    const withCompleted = (completed: number) => begun.map((event) => ({ ...event, completed }));
    const over = [...withCompleted(2), { ...row(3, "succeeded"), completed: 2 }];
    const { told } = await follow([begun, withCompleted(1), withCompleted(1), withCompleted(2), over]);
    expect(told).toEqual([1, 2, "2: 1 of 2", "2: 2 of 2", 3]);
  });

  test("it ends when the process stops", async () => {
    expect(await follow([begun], { closesAt: 3 })).toEqual({ told: [1, 2], seconds: 3 });
  });
});
