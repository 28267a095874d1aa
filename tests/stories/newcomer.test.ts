import { execFile } from "node:child_process";
import { readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ResolveResponse } from "../../src/client/index.ts";
import { ServerProcess } from "../support/process.ts";
import { scratchDirectory } from "../support/scratch.ts";

const page = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");
const readme = page("README.md");
const clientGuide = page("docs/guides/client.md");
let server: ServerProcess;
let dataDir: string;

beforeAll(async () => {
  dataDir = scratchDirectory();
  server = await ServerProcess.listening({ ASSAY_DATA_DIR: dataDir, ASSAY_LOG_LEVEL: "info" });
});

afterAll(async () => {
  await server.kill("SIGTERM");
});

describe("a newcomer", () => {
  let answer: ResolveResponse;

  test("starts the service and is shown a first request, whose answer is a match", async () => {
    const [curl] = /curl -s [\s\S]+\}'/.exec(server.stdout)!;
    const { stdout } = await promisify(execFile)("sh", ["-c", curl!]);
    answer = JSON.parse(stdout) as ResolveResponse;
    expect(answer.decision).toBe("match");
  });

  test("finds the keys in files of mode 0600 that log and greeting name, and nowhere in the output", () => {
    const files = ["admin.key", "tenant.key"].map((name) => join(dataDir, name));
    for (const file of files) {
      expect(server.stdout).toContain(file);
      expect(server.stderr).toContain(file);
      expect(statSync(file).mode & 0o777).toBe(0o600);
    }
    expect(server.stdout + server.stderr).not.toMatch(/assay_sk_/);
  });

  test("is told against what records are looked up, and that it is a sample", () => {
    expect(server.stdout).toMatch(
      /Registers: 3\d\d companies of \d+ registers\. .*\n +They are the sample\./,
    );
  });

  test("sees in the log what the first start is at", () => {
    expect(server.stderr).toMatch(/"opening the database[\s\S]+"phase":"read"[\s\S]+"phase":"index"/);
  });

  test("reads why: the receipt names the rule and the source", async () => {
    const { decision } = await server.client(server.tenantKey).decisions.get(answer.decision_id);
    expect(decision.decision).toBe("match");
    expect(decision.identifier_rule).not.toBeNull();
    expect(decision.evidence.length).toBeGreaterThan(0);
  });

  test("reads the entity: every field has its citation", async () => {
    const entity = await server.client(server.tenantKey).entities.get(answer.entity!.entity_id);
    expect(Object.keys(entity.provenance).sort()).toEqual(Object.keys(entity.record).sort());
    expect(Object.keys(entity.record)).toContain("identity.legal_name");
  });

  test("says too little, as the README does, and is asked what would settle it", async () => {
    const [, sent, question] = /says so: `(\{.+?\})` is `unresolved`[\s\S]+?\*"(.+?)"\*/.exec(readme)!;
    const unsettled = await server.client(server.tenantKey).resolve(JSON.parse(sent!));
    expect(unsettled).toMatchObject({ decision: "unresolved", entity: null, usage: { credits_charged: 0 } });
    expect(unsettled.candidates.length).toBeGreaterThan(1);
    expect(unsettled.clarification?.question).toBe(question);
  });

  test("asks for a business of a group, as the README does, and is not given the parent", async () => {
    const [, sent, guard] = /: of `(\{.+?\})` the\s[\s\S]+?`unresolved` with the guard `(\w+)`/.exec(readme)!;
    const client = server.client(server.tenantKey);
    const withheld = await client.resolve(JSON.parse(sent!));
    expect(withheld).toMatchObject({ decision: "unresolved", entity: null });
    const { decision } = await client.decisions.get(withheld.decision_id);
    expect(decision.guards).toEqual([expect.objectContaining({ guard })]);
  });

  test("runs the example of the guide to the client, and sees what it promises", async () => {
    const [, example] = /```ts\n(import \{ Assay \}[\s\S]+?)```/.exec(clientGuide)!;
    const program = join(scratchDirectory(), "example.ts");
    const client = new URL("../../src/client/index.ts", import.meta.url).href;
    writeFileSync(
      program,
      example!.replace('"assay/client"', `"${client}"`).replace("http://127.0.0.1:8080", server.url),
    );
    const { stdout } = await promisify(execFile)(process.execPath, [program], {
      env: { ...process.env, ASSAY_API_KEY: server.tenantKey, NODE_NO_WARNINGS: "1" },
    });
    expect(stdout).toMatch(/^match BARCLAYS PLC\n0 \w+\n1 no_match\nent_\w+ BARCLAYS PLC\n/);
  });

  test("finds the reference, and the probes answer", async () => {
    for (const path of ["/docs", "/healthz", "/readyz"]) {
      expect((await fetch(server.url + path)).status, path).toBe(200);
    }
  });

  test("is told the address that the service listens on, whichever port that is", async () => {
    const told = async (path: string) => (await fetch(server.url + path)).json();
    expect(await told("/.well-known/oauth-protected-resource/mcp")).toMatchObject({
      resource: `${server.url}/mcp`,
      authorization_servers: [server.url],
    });
    expect(await told("/.well-known/oauth-authorization-server")).toMatchObject({ issuer: server.url });
    expect(await told("/openapi.json")).toMatchObject({ servers: [{ url: server.url }] });
  });

  test("is told on the way that a key is needed", async () => {
    const response = await fetch(`${server.url}/v1/entities/ent_x`);
    expect(response.status).toBe(401);
    expect(response.headers.get("www-authenticate")).toMatch(/^Bearer/);
  });
});
