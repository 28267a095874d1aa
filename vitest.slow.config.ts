import { defineConfig } from "vitest/config";

/** Proofs that take long run apart from `npm test`: server processes that are started, killed and replaced, and stores. */
export default defineConfig({
  test: {
    include: ["tests/processes/*.process.ts", "{src,tests}/**/*.slow.test.ts"],
    globalSetup: "tests/support/scratch.ts",
    setupFiles: "tests/support/own-database.ts",
    isolate: false,
    allowOnly: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
  },
});
