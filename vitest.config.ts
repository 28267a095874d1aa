import { defineConfig } from "vitest/config";

/** Folders of pure code and of checks over the sources: their tests open no database and change no global state. */
const pure = [
  "src/{client,contract,domain,ids,outside,registers,secrets,tables,training}/**/*.test.ts",
  "{bench,tests/workbench}/**/*.test.ts",
];

export default defineConfig({
  test: {
    globalSetup: ["tests/support/memory.ts", "tests/support/scratch.ts"],
    provide: { proofs: "part" },
    // A test that is focused would leave the others out, here as in CI.
    allowOnly: false,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
    // A process for each file would take most of the time: files share a process, but no database.
    isolate: false,
    projects: [
      { extends: true, test: { name: "pure", include: pure } },
      {
        extends: true,
        test: {
          name: "service",
          include: ["{src,tests}/**/*.test.ts"],
          exclude: ["node_modules/**", "**/*.slow.test.ts", ...pure],
          setupFiles: "tests/support/own-database.ts",
        },
      },
    ],
  },
});
