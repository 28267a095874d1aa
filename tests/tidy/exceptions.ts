/** A file that may break a rule, and why. One that no longer breaks it fails the test: the list only holds what is true. */
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
    "tests-run",
    "several connections exist on a server only: the run on PostgreSQL has these tests",
    "src/storage/engine/postgres/postgres-engine.test.ts",
    "tests/stories/replicas.test.ts",
    "tests/stories/rolling-restart.test.ts",
  ),
];
