import { defineConfig } from "vitest/config";

declare module "vitest" {
  interface ProvidedContext {
    /** Whether pictures are compared with the stored ones or become those: `npm run pictures`. */
    pictures: "compare" | "store";
  }
}

/** The workbench in Chromium (`apt-get install chromium`); without a browser the run fails instead of trying nothing. */
export default defineConfig({
  test: {
    include: ["tests/browser/**/*.browser.ts", "tests/stories/workbench.test.ts"],
    globalSetup: "tests/support/scratch.ts",
    setupFiles: "tests/support/own-database.ts",
    isolate: false,
    provide: { pictures: process.argv.includes("--update") ? "store" : "compare" },
    allowOnly: false,
    testTimeout: 300_000,
    hookTimeout: 300_000,
    maxWorkers: 2,
  },
});
