import { defineConfig } from "vitest/config";

/** Tests that `npm test` runs with smaller numbers. */
const proofs = [
  "src/operations/resolution/hostile-text.test.ts",
  "src/pipelines/erasure/catalogue-model.test.ts",
  "src/pipelines/watches/many-watches.test.ts",
  "src/pipelines/watches/watch-model.test.ts",
  "tests/fuzz/short-run.test.ts",
];

/** Proofs that take long run apart from `npm test`: server processes that are started, killed and replaced, and stores. */
export default defineConfig({
  test: {
    include: ["tests/processes/*.process.ts", "{src,tests}/**/*.slow.test.ts", ...proofs],
    provide: { proofs: "whole" },
    globalSetup: "tests/support/scratch.ts",
    setupFiles: "tests/support/own-database.ts",
    isolate: false,
    allowOnly: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
  },
});
