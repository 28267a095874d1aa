import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Command } from "commander";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { commandContext } from "./command-context.ts";
import { buildCommandLine } from "./command-line.ts";
import { runCommandLine } from "./run.ts";
import { recordedTerminal, type TerminalSettings } from "./testing/recorded-terminal.ts";

let dataDir = "";
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "assay-cli-"));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

async function run(args: readonly string[], settings: TerminalSettings = {}) {
  const environment = { ASSAY_DATA_DIR: dataDir, ...settings.environment };
  const terminal = recordedTerminal({ ...settings, environment });
  const code = await runCommandLine(args, terminal);
  return { code, ...terminal.said };
}

test("--version names the program's release and that of its decisions", async () => {
  const { code, out } = await run(["--version"]);
  expect(code).toBe(0);
  expect(out).toMatch(/^assay \d+\.\d+\.\d+, decisions \d{4}-\d{2}-\d{2}\.\d+\n$/);
});

describe("usage and configuration end with 2", () => {
  test.each<[string, readonly string[], TerminalSettings, string]>([
    ["no command", [], {}, "Usage: assay"],
    ["an unknown command", ["resolv"], {}, "Did you mean resolve?"],
    ["an unknown flag", ["resolve", "--nam", "x"], {}, "Did you mean --name?"],
    ["a required flag that is missing", ["tenants", "create"], {}, "--name"],
    ["an unknown format", ["register", "install", "gleif", "x.csv"], {}, "no such register format"],
    [
      "a date that does not exist",
      ["register", "install", "gleif-level1", "x.csv", "--as-of", "2026-02-30"],
      {},
      "ISO 8601",
    ],
    ["an address that is none", ["keys", "list", "--url", "ftp://x"], {}, "http or https"],
    ["a grace that is no number", ["keys", "rotate", "key_1", "--grace", "soon"], {}, "A whole number"],
    ["nothing described at a terminal", ["resolve", "--depth", "research"], {}, "describe a record in flags"],
    ["a run that is no id", ["resolve", "--name", "x", "--run", "a b"], {}, "--run: 1 to 150"],
    [
      "an array of records",
      ["resolve", "--url", "http://127.0.0.1:1"],
      { input: "[{}]", environment: { ASSAY_API_KEY: "k" } },
      "not an array",
    ],
    ["a removal that nobody can be asked about", ["register", "remove", "sample"], { input: "" }, "--yes"],
    [
      "a service without a key",
      ["resolve", "--name", "x", "--url", "http://127.0.0.1:1"],
      {},
      "ASSAY_API_KEY",
    ],
    [
      "a tenant at a service",
      ["resolve", "--name", "x", "--tenant", "t"],
      { environment: { ASSAY_URL: "http://127.0.0.1:1", ASSAY_API_KEY: "k" } },
      "--tenant",
    ],
    [
      "a variable that is misspelt",
      ["register", "list"],
      { environment: { ASSAY_DATADIR: "x" } },
      "ASSAY_DATADIR",
    ],
  ])("%s", async (_, args, settings, message) => {
    const { code, out, err } = await run(args, settings);
    expect(err).toContain(message);
    expect(code).toBe(2);
    expect(out).toBe("");
  });

  test("a key in the arguments is refused and not repeated", async () => {
    const { code, err } = await run(["resolve", "--api-key=assay_sk_SECRET"]);
    expect(code).toBe(2);
    expect(err).toContain("set ASSAY_API_KEY");
    expect(err).not.toContain("SECRET");
  });
});

describe("failures end with 1", () => {
  test("a service that cannot be reached", async () => {
    const environment = { ASSAY_API_KEY: "assay_sk_SECRET" };
    const { code, err } = await run(["tenants", "create", "--name", "A", "--url", "http://127.0.0.1:1"], {
      environment,
    });
    expect(code).toBe(1);
    expect(err).toMatch(/^assay: the service at http:\/\/127\.0\.0\.1:1 cannot be reached \([\w ]+\)\n$/);
  });

  test("a file of records that is not there", async () => {
    const { code, err } = await run(["resolve", "--file", join(dataDir, "none.csv")]);
    expect({ code, err }).toEqual({ code: 1, err: "assay: none.csv: there is no such file\n" });
  });
});

describe("help", () => {
  const commands = (command: Command): Command[] =>
    command.commands.length === 0 ? [command] : command.commands.flatMap(commands);
  const all = commands(buildCommandLine(commandContext(recordedTerminal(), () => undefined)));
  const names = all.map((command) => {
    const parents: string[] = [];
    for (let at: Command | null = command; at?.parent; at = at.parent) parents.unshift(at.name());
    return parents;
  });

  test("the commands of the interface are there", () => {
    expect(names.map((path) => path.join(" "))).toEqual([
      "serve",
      "worker",
      "resolve",
      "match",
      "screen",
      "portfolio import",
      "receipt verify",
      "register install",
      "register list",
      "register remove",
      "register formats",
      "register probe",
      "lists install",
      "lists list",
      "lists diff",
      "lists remove",
      "lists formats",
      "tenants create",
      "tenants list",
      "keys generate",
      "keys create",
      "keys list",
      "keys rotate",
      "keys revoke",
      "connectors ticket",
      "connectors list",
      "connectors revoke",
      "train",
      "model certify",
      "model show",
      "jobs list",
      "jobs reconcile",
      "calls list",
      "calls reconcile",
      "migrate",
      "reanalyse",
      "config",
      "workbench",
    ]);
  });

  test.each(names)("%s %s has an example and ends with 0", async (...path) => {
    const words = path.filter((word) => word !== undefined);
    const { code, out } = await run([...words, "--help"]);
    expect(code).toBe(0);
    expect(out).toMatch(new RegExp(`Examples?:\\n(.*\\n)*.*assay ${words.join(" ")}`));
  });

  test("the exit codes are on the first page", async () => {
    expect((await run(["--help"])).out).toContain(
      "10 no_match, 20 unresolved, 1 failure, 2 usage or configuration",
    );
  });
});

describe("config", () => {
  test("lists each variable with its meaning and whether it is set, never its value", async () => {
    const environment = { ASSAY_API_KEY: "assay_sk_SECRET" };
    const { code, out } = await run(["config", "--json"], { environment });
    expect(code).toBe(0);
    const variables = JSON.parse(out) as { name: string; default: string | null; set: boolean }[];
    expect(variables).toContainEqual(expect.objectContaining({ name: "PORT", default: "8080", set: false }));
    expect(variables).toContainEqual(expect.objectContaining({ name: "ASSAY_API_KEY", set: true }));
    expect(out + (await run(["config"], { environment })).out).not.toContain("SECRET");
  });
});
