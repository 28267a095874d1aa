/** One signal to the process that a person started ends its child processes and frees the data directory. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, describe, expect, test } from "vitest";
import { migratedDataDirectory, scratchDirectory } from "../support/scratch.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));

interface Tree {
  readonly started: ChildProcess;
  readonly dataDir: string;
  readonly output: () => string;
  /** Fulfils when every process of the tree has ended: each holds the pipe of its output open. */
  readonly ended: Promise<void>;
}

const trees: Tree[] = [];

afterEach(() => {
  for (const { started } of trees.splice(0)) {
    try {
      process.kill(-started.pid!, "SIGKILL");
    } catch {
      // All processes of the group have ended, as they should.
    }
  }
});

/** Starts a command as a person does and fulfils once the service listens. */
async function start(command: readonly string[], environment: Record<string, string> = {}): Promise<Tree> {
  const dataDir = await migratedDataDirectory();
  const { PATH = "", HOME = "" } = process.env;
  const started = spawn(command[0]!, command.slice(1), {
    cwd: root,
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
    env: { PATH, HOME, PORT: "0", ASSAY_DATA_DIR: dataDir, ASSAY_SAMPLE_REGISTER: "skip", ...environment },
  });
  let output = "";
  const ended = Promise.all([once(started.stdout!, "close"), once(started.stderr!, "close")]);
  const tree = { started, dataDir, output: () => output, ended: ended.then(() => undefined) };
  trees.push(tree);
  const listening = new Promise<void>((resolve) => {
    const hear = (chunk: Buffer): void => {
      output += chunk.toString();
      if (/A (first )?request/.test(output)) resolve();
    };
    started.stdout!.on("data", hear);
    started.stderr!.on("data", hear);
  });
  await Promise.race([
    listening,
    tree.ended.then(() => {
      throw new Error(`it ended before it listened: ${output.slice(-2000)}`);
    }),
  ]);
  return tree;
}

/** A shell for npm that stays beside its child and forwards no signal, as the shells of some systems do. */
function stayingShell(): string {
  const path = join(scratchDirectory(), "sh");
  writeFileSync(path, '#!/bin/sh\n/bin/sh "$@"\nexit $?\n');
  chmodSync(path, 0o755);
  return path;
}

const npmStart = ["npm", "start"];
const npx = ["npx", "assay", "serve"];
const program = [process.execPath, "bin/assay.js", "serve"];

describe("one signal", () => {
  test.each([
    ["SIGTERM", "npm start", npmStart],
    ["SIGINT", "npm start", npmStart],
    ["SIGHUP", "npm start", npmStart],
    ["SIGKILL", "npm start", npmStart],
    ["SIGTERM", "npx assay serve", npx],
    ["SIGKILL", "npx assay serve", npx],
    ["SIGTERM", "the program itself", program],
    ["SIGHUP", "the program itself", program],
  ] as const)("%s to %s ends the whole tree in order", async (signal, _, command) => {
    const { started, dataDir, ended, output } = await start(command);
    started.kill(signal);
    await ended;
    expect(output()).toMatch(/stopping: finishing what is in flight/);
    expect(readdirSync(dataDir)).not.toContain("assay.lock");
  });

  test("SIGTERM to npm with a shell that passes nothing on", async () => {
    const { started, dataDir, ended } = await start(npmStart, { npm_config_script_shell: stayingShell() });
    started.kill("SIGTERM");
    await ended;
    expect(readdirSync(dataDir)).not.toContain("assay.lock");
  });

  test("Ctrl-C, which reaches every process of the terminal and comes again from npm, is still one", async () => {
    const { started, dataDir, ended, output } = await start(npmStart);
    process.kill(-started.pid!, "SIGINT");
    await ended;
    expect(output()).toMatch(/stopping: finishing what is in flight/);
    expect(readdirSync(dataDir)).not.toContain("assay.lock");
  });
});

test("a server that no npm started goes on when what started it has ended", async () => {
  const { started, dataDir, output, ended } = await start([
    "sh",
    "-c",
    `"${process.execPath}" src/main.ts serve &`,
  ]);
  if (started.exitCode === null) await once(started, "exit");
  const url = /listening on (\S+)/.exec(output())![1]!;
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  const { pid } = JSON.parse(readFileSync(join(dataDir, "assay.lock"), "utf8")) as { pid: number };
  process.kill(pid, "SIGTERM");
  await ended;
});
