import { defineConfig } from "vitest/config";

/** Stories of server processes that are started, killed and replaced: minutes, so they run apart from `npm test`. */
export default defineConfig({
  test: {
    include: ["tests/processes/*.process.ts"],
    globalSetup: "tests/support/scratch.ts",
    setupFiles: "tests/support/own-database.ts",
    isolate: false,
    allowOnly: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
  },
});
