import { defineConfig } from "vitest/config";

// Apart from the suite, because the programs that it runs are fetched from the registry.
export default defineConfig({
  test: {
    include: ["tests/conformance/*.conformance.ts"],
    globalSetup: "tests/support/scratch.ts",
    allowOnly: false,
    testTimeout: 300_000,
    hookTimeout: 120_000,
    maxWorkers: 1,
  },
});
