import { mkdtemp, rm } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { namedCompany } from "../../tests/support/records.ts";
import { prepareFirstStart } from "../app/first-start.ts";
import { type App, createApp } from "../app/server.ts";
import { readConfig } from "../config.ts";
import { resolve } from "../operations/resolution/resolve.contract.ts";
import { InstalledRegisters } from "../pipelines/register-install/installed-registers.ts";
import { installSampleRegister } from "../pipelines/register-install/sample-register.ts";
import type { Database } from "../storage/engine/database.ts";
import { openTestDatabase } from "../storage/engine/testing.ts";
import { localClient } from "./client/local-client.ts";
import { resolveOperations } from "./client/local-operations.ts";
import { firstRecord } from "./greeting.ts";
import { runCommandLine } from "./run.ts";
import { recordedTerminal, type TerminalSettings } from "./testing/recorded-terminal.ts";

let dataDir = "";
let database: Database;
let app: App;
let url = "";
let adminKey = "";
const config = () =>
  readConfig({ ASSAY_DATA_DIR: dataDir, ASSAY_LOG_LEVEL: "silent", ASSAY_RESTRICTED_SOURCES: "sec" });

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "assay-cli-"));
  database = await openTestDatabase({
    migrationsDirectory: new URL("../storage/migrations/", import.meta.url),
  });
  ({ adminKey: adminKey = "" } = (await prepareFirstStart(database, { now: new Date() })) as {
    adminKey: string;
  });
  await installSampleRegister({ database, dataDir, now: () => new Date() }, () => undefined);
  app = await createApp(config(), database);
  await app.http.listen({ port: 0, host: "127.0.0.1" });
  url = `http://127.0.0.1:${(app.http.server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await app.close();
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
});

async function run(args: readonly string[], key: string, settings: TerminalSettings = {}) {
  const terminal = recordedTerminal({ ...settings, environment: { ASSAY_URL: url, ASSAY_API_KEY: key } });
  const code = await runCommandLine(args, terminal);
  return { code, ...terminal.said };
}

async function tenantKey(tenant: string, plan = "enterprise"): Promise<string> {
  await run(["tenants", "create", "--name", tenant, "--id", tenant, "--plan", plan], adminKey);
  return (
    await run(["keys", "create", "--tenant", tenant, "--scope", "resolve", "--name", "ci"], adminKey)
  ).out.trim();
}

const described = [
  "--name",
  firstRecord.name,
  "--country",
  "GB",
  "--registration-number",
  "48839",
  "--jurisdiction",
  "GB",
];
const lines = (text: string) =>
  text
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as Record<string, unknown>);

describe("a running service", () => {
  test("the first request of the greeting is a match", async () => {
    const { code, out } = await run(["resolve", ...described], await tenantKey("remote_single"));
    expect([code, JSON.parse(out)]).toMatchObject([
      0,
      { decision: "match", match_confidence: expect.any(Number) },
    ]);
  });

  test("a no_match says to a person against what the service looked, and the service says it of itself", async () => {
    const named = ["resolve", "--name", "Quillfeather Bookbinders", "--country", "NL"];
    const { code, out } = await run(named, await tenantKey("remote_none"), { isTTY: true });
    expect(code).toBe(10);
    expect(out).toMatch(
      /^no_match .*\nIt is none of 3\d\d companies of \d+ registers, and none of the tenant's/,
    );
  });

  test("the local store gives the same decision, entity and charge as REST", async () => {
    const key = await tenantKey("remote_rest");
    await tenantKey("remote_local");
    const registers = await InstalledRegisters.open({ database, dataDir });
    const served = await resolveOperations(config(), database, registers);
    const local = localClient({
      config: config(),
      database,
      served,
      tenantId: "remote_local",
      now: () => new Date(),
    });
    const ids = new Set([
      "record_id",
      "decision_id",
      "review_id",
      "entity_id",
      "member_record_ids",
      "correlation_id",
      "created_at",
      "updated_at",
      "last_checked_at",
      "retrieved_at",
      "first_seen_at",
      "age_days",
      "stalest_field_age_days",
      "valid_from",
    ]);
    const comparable = (value: unknown) =>
      JSON.parse(JSON.stringify(value, (name, part: unknown) => (ids.has(name) ? "…" : part))) as unknown;
    for (const record of [
      firstRecord,
      { name: "Barclays", country: "GB" },
      { name: "Bank" },
      { country: "GB" },
      { ...firstRecord, fields: ["registration.cik", "digital.domain"], include_field_status: true },
    ]) {
      const answer = await local.ask(resolve, record);
      const response = await fetch(`${url}/v1/resolve`, {
        method: "POST",
        headers: { Authorization: `Bearer ${key}`, "Content-Type": "application/json" },
        body: JSON.stringify(record),
      });
      const rest = (await response.json()) as { error?: object };
      expect(comparable(answer.ok ? answer.body : { error: answer.error })).toEqual(comparable(rest));
    }
    registers.close();
  });

  test("a stream comes back in order and ends with 1 for the line that failed; a rerun is charged nothing", async () => {
    const key = await tenantKey("remote_stream", "starter");
    const input = [
      firstRecord,
      { nmae: "SECRET" },
      ...Array.from({ length: 30 }, (_, at) => ({ ...firstRecord, client_ref: String(at) })),
    ]
      .map((record) => `${JSON.stringify(record)}\n`)
      .join("");
    const first = await run(["resolve", "--run", "n1"], key, { input });
    expect(first.code).toBe(1);
    const answers = lines(first.out);
    expect(answers[1]).toMatchObject({
      line: 2,
      error: {
        code: "invalid_request",
        details: {
          fields: expect.arrayContaining([expect.objectContaining({ path: "nmae", code: "unknown_field" })]),
        },
      },
    });
    expect(answers.slice(2).map(({ client_ref }) => client_ref)).toEqual(
      Array.from({ length: 30 }, (_, at) => String(at)),
    );
    expect(first.out + first.err).not.toContain("SECRET");
    const again = await run(["resolve", "--run", "n1"], key, { input });
    const withoutId = (text: string) => text.replace(/"correlation_id":"req_\w+"/g, "");
    expect(withoutId(again.out)).toBe(withoutId(first.out));
  });

  test("more records than a batch holds are each charged once, however often they are run", async () => {
    const key = await tenantKey("remote_many", "starter");
    const many = Array.from({ length: 520 }, (_, at) => namedCompany(at));
    const input = many.map((record) => `${JSON.stringify(record)}\n`).join("");
    const first = await run(["resolve", "--run", "many"], key, { input });
    expect(first.code).toBe(0);
    expect(lines(first.out).map(({ decision }) => decision)).toHaveLength(520);
    const spent = async () => {
      const headers = { Authorization: `Bearer ${key}` };
      const usage = await fetch(`${url}/v1/usage`, { headers });
      return ((await usage.json()) as { credits: { charged: number } }).credits.charged;
    };
    const charged = await spent();
    expect(charged).toBeGreaterThan(0);
    const withoutId = (text: string) => text.replace(/"correlation_id":"req_\w+"/g, "");
    const again = await run(["resolve", "--run", "many"], key, { input });
    expect(withoutId(again.out)).toBe(withoutId(first.out));
    expect(await spent()).toBe(charged);
  });

  test("a run whose line says something else now fails at that line", async () => {
    const key = await tenantKey("remote_changed");
    await run(["match", "--run", "m"], key, {
      input: '{"left":{"name":"A Ltd","country":"GB"},"right":{"name":"A","country":"GB"}}\n',
    });
    const changed = await run(["match", "--run", "m"], key, {
      input: '{"left":{"name":"B Ltd","country":"GB"},"right":{"name":"A","country":"GB"}}\n',
    });
    expect(changed.code).toBe(1);
    expect(lines(changed.out)).toMatchObject([{ line: 1, error: { code: "idempotency_conflict" } }]);
  });

  test("an explanation is asked of the service", async () => {
    const { code, out } = await run(
      ["resolve", "--name", "Barclays", "--country", "GB", "--explain"],
      await tenantKey("remote_explain"),
      { isTTY: true },
    );
    expect([0, 10, 20]).toContain(code);
    expect(out).toMatch(/log-odds of the pair +[+-]\d/);
    expect(out).toMatch(/probability, calibrated +[01]\.\d{4} /);
    expect(out).toContain("its score was recomputed and is the same");
  });

  test("1: a key of another scope is told which is accepted, and a stream with an unknown key stops at once", async () => {
    const scope = await run(["resolve", ...described], adminKey);
    expect(scope.code).toBe(1);
    expect(scope.err).toMatch(/key_scope_forbidden: .*accepted scopes: resolve.* \[req_\w+\]/);
    const unknown = await run(["resolve"], "assay_sk_unknown", { input: '{"name":"A"}\n{"name":"B"}\n' });
    expect({ code: unknown.code, out: unknown.out }).toEqual({ code: 1, out: "" });
    expect(unknown.err).toContain("does not accept the key in ASSAY_API_KEY; 0 records were answered");
  });

  test("lists are read to their last page", async () => {
    const names = Array.from({ length: 3 }, (_, at) => `remote_page_${at}`);
    for (const name of names) await run(["tenants", "create", "--name", name, "--id", name], adminKey);
    const listed = JSON.parse((await run(["tenants", "list", "--json"], adminKey)).out) as {
      tenant_id: string;
    }[];
    expect(listed.map(({ tenant_id }) => tenant_id)).toEqual(expect.arrayContaining(names));
  });
});
