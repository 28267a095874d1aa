/** A file that may break a rule, and the reason. An exception that is no longer needed fails the test. */
interface Exception {
  readonly rule: string;
  readonly path: string;
  readonly reason: string;
}

const exceptions = (rule: string, reason: string, ...paths: string[]): Exception[] =>
  paths.map((path) => ({ rule, path, reason }));

export const tidyExceptions: readonly Exception[] = [
  ...exceptions(
    "size",
    "a table: its rows are data",
    "src/domain/addresses/city-names.ts",
    "src/domain/dates/country-time-zones.ts",
    "src/domain/identifiers/schemes-asia.ts",
    "src/domain/identifiers/schemes-eastern-europe.ts",
    "src/domain/identifiers/schemes-western-europe.ts",
    "src/domain/names/forms/legal-form-spellings.ts",
  ),
  ...exceptions(
    "size",
    "generated from the contracts",
    "src/client/generated/methods.ts",
    "src/client/generated/types.ts",
  ),
  ...exceptions(
    "function-size",
    "the composition root: every part named once, from top to bottom",
    "src/app/server.ts",
  ),
  ...exceptions(
    "function-size",
    "one row with every key of the format, and the company that it becomes",
    "src/registers/company-jsonl/company-jsonl.test.ts",
  ),
  ...exceptions(
    "repeating-timer",
    "watches one connection, thread or process for as long as it lasts",
    "src/transports/http/read-body.ts",
    "src/pipelines/resolution/threads/decision-thread.ts",
    "src/commands/launcher.ts",
  ),
  ...exceptions("repeating-timer", "measures how late timers fire, so it must be one", "src/door/metrics.ts"),
  ...exceptions(
    "repeating-timer",
    "renews the lock of the data directory, below everything that could schedule it",
    "src/storage/engine/pglite/directory-lock.ts",
  ),
  ...exceptions(
    "repeating-timer",
    "says that the database is still being opened, before there is a service",
    "src/commands/serve.ts",
  ),
  ...exceptions(
    "unread-json",
    "derived by the same analysis: rows of an index that each release builds itself, candidates with their analysis version",
    "src/domain/matching/packed/packed-candidate.ts",
    "src/domain/matching/packed/packed-row.ts",
  ),
  ...exceptions(
    "unread-json",
    "a kept answer, which the contract of its operation checks on its way out",
    "src/operations/batch-jobs/get-batch-job-result.handler.ts",
    "src/pipelines/batch/resolve-batch.ts",
  ),
  ...exceptions(
    "unread-json",
    "an answer of the service: its types are generated from the contract that it was checked by",
    "src/client/events.ts",
    "src/client/lines.ts",
    "src/client/read-failure.ts",
    "src/client/transport.ts",
    "src/client/webhooks.ts",
  ),
  ...exceptions(
    "unread-json",
    "a file of the program itself",
    "src/app/workbench-bundle.ts",
    "src/commands/command-line.ts",
    "src/storage/engine/migration-files.ts",
  ),
  ...exceptions(
    "unread-json",
    "a text under a seal of this deployment, in the one form that it has had",
    "src/secrets/consent-seal.ts",
    "src/secrets/list-cursor.ts",
  ),
  ...exceptions(
    "unread-json",
    "a file of others, whose fields are each read by themselves",
    "src/registers/streaming/json-records.ts",
    "src/training/benchmark-cases.ts",
  ),
  ...exceptions("unread-json", "one string, which was scanned before", "src/transports/http/strict-json.ts"),
  ...exceptions(
    "tests-run",
    "several connections exist on a server only: the run on PostgreSQL has these tests",
    "src/storage/engine/postgres/postgres-engine.test.ts",
    "src/storage/engine/testing/postgres-template.test.ts",
    "src/pipelines/watches/event-order.test.ts",
    "tests/processes/replicas.process.ts",
    "tests/processes/rolling-restart.process.ts",
  ),
];
