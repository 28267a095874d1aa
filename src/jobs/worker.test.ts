import { setImmediate } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { numberedCompany } from "../../tests/support/records.ts";
import { TestService } from "../../tests/support/service.ts";
import { batchWorker, jobOf, submitted, withoutWorker } from "../operations/batch-jobs/testing/jobs.ts";
import type { Database } from "../storage/engine/database.ts";

let service: TestService;

beforeAll(async () => {
  service = await TestService.start(withoutWorker);
});

afterAll(() => service.close());

/** A database whose first transaction has read what it reads, and does not say so before it may. */
function slowToAnswer(database: Database, read: () => void, mayAnswer: Promise<void>): Database {
  let first = true;
  return new Proxy(database, {
    get(target, name) {
      if (name !== "transaction" || !first) {
        const value: unknown = Reflect.get(target, name, target);
        return typeof value === "function" ? value.bind(target) : value;
      }
      first = false;
      return async (...args: Parameters<Database["transaction"]>) => {
        const result = await target.transaction(...args);
        read();
        await mayAnswer;
        return result;
      };
    },
  });
}

test("a job that is accepted while the worker looks is found at once, not at the next look", async () => {
  const tenant = await service.tenant();
  const read = Promise.withResolvers<void>();
  const mayAnswer = Promise.withResolvers<void>();
  const database = slowToAnswer(service.database, read.resolve, mayAnswer.promise);
  // The next look never comes.
  const worker = batchWorker(service, database);
  worker.wake("batch");
  await read.promise;
  const { job_id } = await submitted(service, tenant, [numberedCompany(1)]);
  worker.wake("batch");
  mayAnswer.resolve();
  while ((await jobOf(tenant, job_id)).state !== "succeeded") await setImmediate();
  await worker.stop();
  expect((await jobOf(tenant, job_id)).progress.completed).toBe(1);
});
