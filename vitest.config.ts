import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["src/**/*.test.ts", "tests/**/*.test.ts", "bench/**/*.test.ts"],
    globalSetup: "tests/support/scratch.ts",
    // A test that is focused would leave the others out, here as in CI.
    allowOnly: false,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
  },
});
