import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ANALYSIS_VERSION } from "../domain/matching/analysis-version.ts";
import { credentialDigest } from "../secrets/credential.ts";
import { faultOfGivenKey } from "../secrets/given-key.ts";
import type { Database } from "../storage/engine/database.ts";
import { DatabaseError } from "../storage/engine/errors.ts";
import { openTestDatabase } from "../storage/engine/testing.ts";
import { firstRecord } from "./greeting.ts";
import { runCommandLine } from "./run.ts";
import { lent } from "./testing/lent-store.ts";
import { recordedTerminal, type TerminalSettings } from "./testing/recorded-terminal.ts";

let dataDir = "";
let database: Database;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "assay-cli-"));
  database = await openTestDatabase({
    migrationsDirectory: new URL("../storage/migrations/", import.meta.url),
  });
});
afterAll(async () => {
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
});

async function run(
  args: readonly string[],
  settings: TerminalSettings = {},
  open = async () => lent(database),
) {
  const environment = { ASSAY_DATA_DIR: dataDir, ASSAY_LOG_LEVEL: "silent", ...settings.environment };
  const terminal = recordedTerminal({ ...settings, environment });
  const code = await runCommandLine(args, terminal, { migrated: open, bare: open });
  return { code, ...terminal.said };
}

const { name, country, registration_number, jurisdiction } = firstRecord;
const described = [
  "--name",
  name,
  "--country",
  country,
  "--registration-number",
  registration_number,
  "--jurisdiction",
  jurisdiction,
];
const lines = (text: string) =>
  text
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as Record<string, unknown>);

// All commands use one database, as on a new installation.
describe("the local store", () => {
  test("migrate says what it applied, and the second time that there is nothing to do", async () => {
    const bare = await openTestDatabase();
    const open = async () => lent(bare);
    const first = await run(["migrate", "--json"], {}, open);
    const report = JSON.parse(first.out) as { version: number; applied: string[] };
    expect(first).toMatchObject({ code: 0, err: "" });
    expect(report.applied.at(-1)).toMatch(new RegExp(`^${String(report.version).padStart(4, "0")}_`));
    expect(report.applied[0]).toBe("0001_foundation.sql");
    expect((await run(["migrate"], {}, open)).out).toBe(
      `Nothing to apply. The schema is at version ${report.version}.\n`,
    );
    await bare.close();
  });

  test("reanalyse says how many companies it derived anew", async () => {
    const bare = await openTestDatabase();
    const open = async () => lent(bare);
    await run(["migrate"], {}, open);
    expect(JSON.parse((await run(["reanalyse", "--json"], {}, open)).out)).toEqual({
      analysis: ANALYSIS_VERSION,
      entities: 0,
    });
    expect((await run(["reanalyse"], {}, open)).out).toBe("0 entities were derived anew.\n");
    await bare.close();
  });

  test("the first resolve installs the sample register and makes the local tenant, and no key", async () => {
    const { code, out } = await run(["resolve", ...described]);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({
      decision: "match",
      usage: { credits_charged: 1, plan: "enterprise" },
    });
    expect(JSON.parse((await run(["keys", "list", "--json"])).out)).toEqual([]);
    expect((await run(["tenants", "list"])).out).toMatch(/^local {3}Local {2}enterprise/m);
  });

  test("10: a company whose number no register has", async () => {
    const number = ["--registration-number", "06639057", "--jurisdiction", "GB"];
    const { code, out } = await run(["resolve", "--name", "ProCook Limited", "--country", "GB", ...number]);
    expect([code, JSON.parse(out)]).toMatchObject([10, { decision: "no_match", entity: expect.anything() }]);
  });

  test("a no_match says to a person against what the company was looked up", async () => {
    const { code, out } = await run(["resolve", "--name", "Quillfeather Bookbinders", "--country", "NL"], {
      isTTY: true,
    });
    expect(code).toBe(10);
    expect(out).toMatch(
      /^no_match · .*\nIt is none of 3\d\d companies of \d+ registers, and none of the tenant's own records\.\n/,
    );
  });

  test("20: a record that identifies nothing, shown to a person with what would settle it", async () => {
    const { code, out } = await run(["resolve", "--name", "Bank", "--country", "GB"], { isTTY: true });
    expect(code).toBe(20);
    expect(out).toMatch(/^unresolved · \w+ \(/);
    expect(out).toMatch(/Receipt dec_\w+ · 0 credits charged/);
  });

  test("a person sees the entity with its sources, and with --explain how it was decided", async () => {
    const { code, out } = await run(["resolve", ...described, "--explain"], { isTTY: true });
    expect(code).toBe(0);
    expect(out).toMatch(/^match · 0\.\d{4} \(identifier_rule, deterministic stage\)\n/);
    expect(out).toMatch(/registration\.company_number +00048839 {2}· \w+/);
    expect(out).toContain("An identifier decided it");
  });

  test("the receipt names the local caller and the surface", async () => {
    const { out } = await run(["resolve", "--name", "Barclays", "--country", "GB", "--explain", "--json"]);
    const [answer, receipt] = lines(out);
    expect(receipt).toMatchObject({
      decision: { decision_id: answer?.decision_id, acting_key_id: "local", acting_surface: "maintenance" },
    });
  });

  test("1: a record that the contract refuses, with the field and without its value", async () => {
    const { code, out, err } = await run(["resolve", "--name", "A", "--country", "S".repeat(65)]);
    expect({ code, out }).toEqual({ code: 1, out: "" });
    expect(err).toMatch(/^assay: invalid_request: .*country: at most 64 characters.*\[req_\w+\]\n$/);
    expect(err).not.toContain("SSS");
    const json = await run(["resolve", "--country", "GB", "--json"]);
    expect(json.code).toBe(1);
    expect(JSON.parse(json.out)).toMatchObject({ error: { code: "invalid_record" } });
  });

  test("a stream answers every line in order, names the line of what failed, and ends with 1", async () => {
    const input = `${JSON.stringify({ ...firstRecord, client_ref: "a" })}\n{"name":\n{"country":"SECRET"}\n${JSON.stringify({ ...firstRecord, client_ref: "b" })}\n`;
    const { code, out, err } = await run(["resolve"], { input });
    const answers = lines(out);
    expect(answers).toMatchObject([
      { decision: "match", client_ref: "a" },
      { line: 2, error: { code: "invalid_request" } },
      { line: 3, error: { code: "invalid_record" } },
      { decision: "match", client_ref: "b" },
    ]);
    expect(out + err).not.toContain("SECRET");
    expect({ code, err }).toEqual({ code: 1, err: "assay: 2 of 4 records failed\n" });
  });

  test.each([
    ["an empty file", ""],
    ["a table of a header alone", "name,country\n"],
    ["blank lines", "\n\n"],
  ])("%s is no failure, and is said", async (_, text) => {
    const file = join(dataDir, "few.csv");
    await writeFile(file, text);
    expect(await run(["resolve", "--file", file])).toEqual({
      code: 0,
      out: "",
      err: "assay: few.csv: there is no record in it\n",
    });
  });

  test("the bar of a file counts the lines that are answered, and ends at all of them", async () => {
    const file = join(dataDir, "bar.ndjson");
    const record = JSON.stringify(firstRecord);
    await writeFile(file, `${record}\n${record}\n{"name":\n${record}\n`);
    const { err } = await run(["resolve", "--file", file], { errIsTTY: true });
    const shown = [...err.matchAll(/(\d+)% · (\d+) answered, (\d+) failed · (\S+) left/g)];
    expect(shown[0]!.slice(1, 4)).toEqual(["0", "0", "0"]);
    expect(shown.at(-1)!.slice(1, 5)).toEqual(["100", "4", "1", "0s"]);
    for (const [, percentage, answered] of shown)
      expect(Number(percentage)).toBeLessThanOrEqual(25 * Number(answered));
    expect(shown.every(([, , , , left]) => /^(\d+s|…)$/.test(left!))).toBe(true);
  });

  test("a table with defaults from flags ends with 0; the same run again is charged nothing", async () => {
    const file = join(dataDir, "crm.csv");
    await writeFile(
      file,
      "name,registration_number,address.city\nBarclays PLC,48839,London\nMerck Sharpe & Dome Limited,820771,\n",
    );
    const args = ["resolve", "--file", file, "--run", "crm-1", "--country", "GB", "--jurisdiction", "GB"];
    const first = await run(args);
    expect(first.code).toBe(0);
    expect(lines(first.out)).toMatchObject([{ decision: "match" }, { decision: "match" }]);
    const again = await run(args);
    expect(again).toEqual(first);
  });

  test("match: 0 for one company, 10 for two", async () => {
    const same = await run([
      "match",
      "--left.name",
      "Apple Inc.",
      "--left.country",
      "US",
      "--right.name",
      "APPLE INC",
      "--right.country",
      "United States",
    ]);
    expect([same.code, JSON.parse(same.out)]).toMatchObject([0, { decision: "match" }]);
    const lei = (value: string) => ["--left.lei", "HWUPKR0MPOU8FGXBT394", "--right.lei", value];
    const other = await run(
      [
        "match",
        "--left.name",
        "Apple Inc.",
        "--left.country",
        "US",
        "--right.name",
        "Barclays PLC",
        "--right.country",
        "GB",
        ...lei("213800LBQA1Y9L22JB70"),
      ],
      { isTTY: true },
    );
    expect(other.out).toMatch(/^no_match · /);
    expect(other.code).toBe(10);
  });

  test("a tenant that is not there", async () => {
    const { code, err } = await run(["resolve", ...described, "--tenant", "nobody"]);
    expect({ code, err }).toEqual({
      code: 1,
      err: "assay: --tenant: there is no such tenant; `assay tenants list` shows them\n",
    });
  });

  test("tenants and keys: the value is all of standard output, and a revoked key is listed as such", async () => {
    expect(
      (await run(["tenants", "create", "--name", "Acme", "--plan", "starter", "--id", "acme"])).out,
    ).toBe("acme: Acme, plan starter, 5000 credits\n");
    const created = await run([
      "keys",
      "create",
      "--tenant",
      "acme",
      "--scope",
      "resolve",
      "--name",
      "ci",
      "--expires",
      "2099-01-01",
    ]);
    expect(created.code).toBe(0);
    expect(created.out).toMatch(/^assay_sk_\w{49}\n$/);
    expect(created.err).toContain("never again");
    const [key] = JSON.parse((await run(["keys", "list", "--tenant", "acme", "--json"])).out) as [
      Record<string, string>,
    ];
    expect(key).toMatchObject({ status: "active", name: "ci", expires_at: "2099-01-01T00:00:00.000Z" });
    expect(JSON.stringify(key)).not.toContain(created.out.trim());
    expect((await run(["keys", "rotate", key.key_id!, "--grace", "60"])).out).toMatch(/^assay_sk_\w{49}\n$/);
    expect((await run(["keys", "revoke", key.key_id!])).out).toBe("The key is revoked.\n");
    expect((await run(["keys", "list", "--status", "revoked"])).out).toContain(key.key_id);
    const wrong = await run(["keys", "create", "--scope", "resolve", "--name", "ci"]);
    expect(wrong.code).toBe(1);
    expect(wrong.err).toContain("tenant_id: needed for this scope");
  });

  test("a key needs no name, and none can be made that has ended already", async () => {
    const made = await run(["keys", "create", "--scope", "metrics", "--json"]);
    expect([made.code, JSON.parse(made.out)]).toMatchObject([0, { name: "made on the command line" }]);
    const past = await run(["keys", "create", "--scope", "metrics", "--expires", "2020-01-01"]);
    expect([past.code, past.out]).toEqual([1, ""]);
    expect(past.err).toContain("expires_at: has to be in the future");
  });

  test("keys generate makes a value that a service takes as its admin key, without a store", async () => {
    const closed = () => Promise.reject(new Error("the store was opened"));
    const { code, out, err } = await run(["keys", "generate"], {}, closed);
    expect(code).toBe(0);
    expect(faultOfGivenKey(out.trim())).toBeNull();
    expect(err).toContain(`sha256:${credentialDigest(out.trim()).toString("hex")}`);
    expect((await run(["keys", "generate"], {}, closed)).out).not.toBe(out);
  });

  test("a register is installed, listed with its terms, and removed", async () => {
    const file = join(dataDir, "partners.jsonl");
    const company = {
      source: "partners",
      source_record_id: "1",
      name: "Quillfeather Bookbinders Ltd",
      country: "GB",
    };
    await writeFile(file, `${JSON.stringify(company)}\n{"name":7}\n`);
    const installed = await run([
      "register",
      "install",
      "company-jsonl",
      file,
      "--licence",
      "CC-BY-4.0",
      "--as-of",
      "2026-11-01",
    ]);
    expect(installed).toMatchObject({ code: 0, err: "" });
    expect(installed.out).toMatch(
      /^partners is installed, as of 2026-11-01, in [\d.]+ s\.\n {2}rows: 1 companies, 0 relationships, 0 skipped, 1 bad\n {4}line 2: /,
    );
    const listed = JSON.parse((await run(["register", "list", "--json"])).out) as { registerId: string }[];
    expect(listed).toContainEqual(
      expect.objectContaining({
        registerId: "partners",
        licence: "CC-BY-4.0",
        licencePermitsResale: true,
        rowsBad: 1,
      }),
    );
    const older = await run(["register", "install", "company-jsonl", file, "--as-of", "2026-10-01"]);
    expect(older.code).toBe(1);
    expect(older.err).toContain("older than what is installed");
    const removed = await run(["register", "remove", "partners", "--yes"]);
    expect(removed).toMatchObject({ code: 0, err: "" });
    const again = await run(["register", "remove", "partners", "--yes"]);
    expect({ code: again.code, err: again.err }).toEqual({
      code: 1,
      err: "assay: register: there is no such register\n",
    });
  });

  test("while a service has the store, the message names the service as the way", async () => {
    const message = "the data directory /data is in use by process 7";
    const taken = () => Promise.reject(new DatabaseError({ code: "55006", message, hint: "Stop it." }));
    const asked = await run(["resolve", ...described], { environment: { PORT: "9123" } }, taken);
    expect({ code: asked.code, err: asked.err }).toEqual({
      code: 1,
      err: `assay: ${message}; ask the service that runs there: --url http://127.0.0.1:9123, with its key in ASSAY_API_KEY\n`,
    });
    for (const args of [["register", "list"], ["migrate"]]) {
      const { code, err } = await run(args, {}, taken);
      expect(code).toBe(1);
      expect(err).toContain("stop the service first, or set DATABASE_URL");
    }
  });

  test("1: a database that cannot be reached, with the reason", async () => {
    const gone = () =>
      Promise.reject(new DatabaseError({ code: "08006", message: "the server is away", hint: "Start it" }));
    const { code, err } = await run(["register", "list"], {}, gone);
    expect({ code, err }).toEqual({ code: 1, err: "assay: the server is away. Start it\n" });
  });
});
