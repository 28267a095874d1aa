import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { DecisionBody, EntityBody, ResolveBody } from "../support/answers.ts";
import { newDataDir, ServerProcess } from "../support/process.ts";

let server: ServerProcess;

beforeAll(async () => {
  server = await ServerProcess.listening({ ASSAY_DATA_DIR: newDataDir(), ASSAY_LOG_LEVEL: "warn" });
});

afterAll(async () => {
  await server.kill("SIGTERM");
});

describe("a newcomer", () => {
  let answer: ResolveBody;

  test("starts the service and is shown a first request, whose answer is a match", async () => {
    const [, path] = /curl -s \S+?(\/v1\S+)/.exec(server.stdout)!;
    const [, key] = /Authorization: Bearer (\S+)'/.exec(server.stdout)!;
    const [, body] = /-d '(.+)'/.exec(server.stdout)!;
    expect(key).toBe(server.tenantKey);
    const sent = await server.send<ResolveBody>("POST", path!, { key: key!, body: JSON.parse(body!) });
    expect(sent.status).toBe(200);
    answer = sent.body;
    expect(answer.decision).toBe("match");
  });

  test("reads why: the receipt names the rule and the source", async () => {
    const { body } = await server.send<DecisionBody>("GET", `/v1/decisions/${answer.decision_id}`, {
      key: server.tenantKey,
    });
    expect(body.decision.decision).toBe("match");
    expect(body.decision.identifier_rule).not.toBeNull();
    expect(body.decision.evidence.length).toBeGreaterThan(0);
  });

  test("reads the entity: every field has its citation", async () => {
    const path = `/v1/entities/${answer.entity?.entity_id}`;
    const { body } = await server.send<EntityBody>("GET", path, { key: server.tenantKey });
    expect(Object.keys(body.provenance).sort()).toEqual(Object.keys(body.record).sort());
    expect(Object.keys(body.record)).toContain("identity.legal_name");
  });

  test("finds the reference, and the probes answer", async () => {
    for (const path of ["/docs", "/healthz", "/readyz"]) {
      expect((await fetch(server.url + path)).status, path).toBe(200);
    }
  });

  test("is told on the way that a key is needed", async () => {
    const response = await fetch(`${server.url}/v1/entities/ent_x`);
    expect(response.status).toBe(401);
    expect(response.headers.get("www-authenticate")).toMatch(/^Bearer/);
  });
});
