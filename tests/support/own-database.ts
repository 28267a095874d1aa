/**
 * Set-up of each test file: files that share a process share no database. It imports nothing that opens one, because CI
 * runs the files that are related to those modules again on PostgreSQL.
 */
import { afterAll, vi } from "vitest";
import { closeSharedEngines } from "../../src/storage/engine/testing/shared-engines.ts";

// Runs after the hooks of the file itself.
afterAll(async () => {
  vi.useRealTimers();
  await closeSharedEngines();
});
