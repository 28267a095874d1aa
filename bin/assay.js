#!/usr/bin/env node
// Starts the command line: from the sources, on a Node that runs TypeScript as it is (the one that called, or the
// pinned one), or from what a package has instead of them.
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { constants } from "node:os";
import { fileURLToPath } from "node:url";

const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
const root = new URL("../", import.meta.url);
const isSource = existsSync(new URL("src/main.ts", root));
const main = new URL(isSource ? "src/main.ts" : "dist/main.js", root);
const pinned = fileURLToPath(new URL("node_modules/node/bin/node", root));

if (isSource && !existsSync(new URL("node_modules/commander/package.json", root))) {
  process.stderr.write("assay: its packages are not installed; run npm ci first\n");
  process.exit(1);
} else if (major > 22 || (major === 22 && minor >= 18)) {
  await import(main.href);
} else if (isSource && existsSync(pinned)) {
  // A server is not to outlive this process where it is killed and can pass no signal on.
  const env = { ASSAY_END_WITH_PARENT: "always", ...process.env };
  const child = spawn(pinned, [fileURLToPath(main), ...process.argv.slice(2)], { stdio: "inherit", env });
  const forward = (signal) => child.kill(signal);
  process.on("SIGTERM", forward);
  process.on("SIGHUP", forward);
  // A terminal sends Ctrl-C to both processes by itself; the child takes what comes within a second for one.
  process.on("SIGINT", forward);
  child.on("error", () => process.exit(1));
  child.on("exit", (code, signal) => process.exit(signal ? 128 + constants.signals[signal] : (code ?? 1)));
} else {
  const remedy = isSource ? "npm ci installs one beside it" : "npx --package node@24 assay … brings one";
  process.stderr.write(`assay needs Node 22.18 or later (${remedy})\n`);
  process.exit(1);
}
