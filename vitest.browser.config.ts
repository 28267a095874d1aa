import { defineConfig } from "vitest/config";

/** The workbench in Chromium (`apt-get install chromium`); without a browser the run fails instead of trying nothing. */
export default defineConfig({
  test: {
    include: ["tests/browser/**/*.browser.ts", "tests/stories/workbench.test.ts"],
    globalSetup: "tests/support/scratch.ts",
    allowOnly: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
  },
});
