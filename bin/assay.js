#!/usr/bin/env node
// Starts the command line on a Node that runs TypeScript as it is: the one that called, or the pinned one.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
const main = fileURLToPath(new URL("../src/main.ts", import.meta.url));

if (major > 22 || (major === 22 && minor >= 18)) {
  await import("../src/main.ts");
} else {
  const pinned = fileURLToPath(new URL("../node_modules/node/bin/node", import.meta.url));
  if (!existsSync(pinned)) {
    process.stderr.write("assay needs Node 22.18 or later (npm ci installs one beside it)\n");
    process.exit(1);
  }
  const { status, signal } = spawnSync(pinned, [main, ...process.argv.slice(2)], { stdio: "inherit" });
  process.exit(signal ? 1 : (status ?? 1));
}
