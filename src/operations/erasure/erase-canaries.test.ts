/**
 * Canaries in every field that a caller can fill: after the erasure no table, export, log or answer contains
 * them. Other companies of the same words are stored, so that shortlists, receipts and keyed answers show the
 * canaries.
 */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { numberedCompany } from "../../../tests/support/records.ts";
import { TestService } from "../../../tests/support/service.ts";
import type { TestTenant } from "../../../tests/support/tenant.ts";
import { createApp } from "../../app/server.ts";
import { abstain, foundTwins, submit } from "../review/testing/abstentions.ts";

let service: TestService;

beforeAll(async () => {
  service = await TestService.start({ register: "none" });
});

afterAll(() => service.close());

const canaryCompany = {
  ...numberedCompany(77),
  name: "Quillworth Zanzicanary Brackenfold Limited",
  trading_names: ["Zanzicanary Trade"],
  previous_names: ["Zanzicanary Former Limited"],
  website: "https://www.zanzicanary.co.uk/about",
  domain: "zanzicanary.co.uk",
  email: "office@zanzicanary.co.uk",
  phone: "+44 20 7946 0991",
  vat_number: "GB987654321",
  duns: "987654320",
  isin: "GB00ZCNRY991",
  ticker: "ZCNRY",
  exchange: "XLON",
  legal_form: "zanzicanary form",
  parent_name: "Zanzicanary Parent plc",
  incorporation_date: "1987-06-05",
  address: {
    line1: "77 Zanzicanary Road",
    line2: "Zanzicanary House",
    city: "Zanzicanaryville",
    region: "Zanzicanaryshire",
    postal_code: "ZC9 9ZC",
    country: "GB",
  },
  context: "zanzicanary context",
  extra: { note: "zanzicanary extra" },
  client_ref: "zanzicanary-ref",
};

const canaries = /zanzicanary|zcnry|zc9 ?9zc|9100077|7946 ?0991|79460991|987654321|987654320|1987-06-05/i;

/** Every row of every table that holds a canary, as text. */
async function findCanaries(): Promise<string[]> {
  const { rows: tables } = await service.database.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' order by 1",
  );
  expect(tables.length).toBeGreaterThan(15);
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await service.database.query<{ line: string }>(`select t::text as line from ${name} t`);
    found.push(...rows.filter(({ line }) => canaries.test(line)).map(({ line }) => `${name}: ${line}`));
  }
  return found;
}

/** All answers that the tenant can still request. */
async function answersOf(tenant: TestTenant): Promise<string> {
  const get = async (path: string, scope: "read" | "resolve" | "review") => {
    const response = await service.app.http.inject({
      method: "GET",
      url: path,
      headers: { authorization: `Bearer ${tenant.keys[scope]}` },
    });
    expect(response.statusCode, path).toBe(200);
    return response.body;
  };
  const list = await get("/v1/decisions", "review");
  const { decisions } = JSON.parse(list) as { decisions: { decision_id: string }[] };
  const receipts = decisions.map(({ decision_id }) => get(`/v1/decisions/${decision_id}`, "review"));
  const pages = [
    get("/v1/review-queue?status=all", "review"),
    get("/v1/labels", "review"),
    get("/v1/labels/export?include_superseded=true", "review"),
    get("/v1/entities", "read"),
    get("/v1/entities/export", "read"),
    get("/v1/entities/search?name=Quillworth%20Brackenfold", "read"),
    get("/v1/records/unbound", "read"),
    get("/v1/records/by-ref/crm-1", "read"),
    get("/v1/usage", "read"),
  ];
  return [list, ...(await Promise.all([...receipts, ...pages]))].join("\n");
}

/** The canary company in other records' data: shortlists, receipts, keyed answers, verdicts and labels. */
async function spread(tenant: TestTenant, entityId: string, decisionId: string) {
  const named = { name: "Quillworth Brackenfold Limited", country: "GB", enrich: false };
  await foundTwins(tenant);
  // Refused because of its number, and shown beside the founded entity.
  await tenant.resolve({ ...numberedCompany(3), client_ref: "crm-1" }, "key-of-another");
  const open = await tenant.resolve(named, "key-of-an-abstention");
  expect(open.decision).toBe("unresolved");
  const item = await tenant.resolve({
    name: "N/A",
    context: "zanzicanary again",
    client_ref: "zanzicanary-2",
  });
  const verdict = await submit(service, tenant, item.review_id!, {
    verdict: "match",
    entity_id: entityId,
    reason: "zanzicanary reason",
    source_event_id: "zanzicanary-event",
  });
  expect(verdict.status, verdict.text).toBe(200);
  const label = await service.send("POST", "/v1/labels", {
    key: tenant.keys.review,
    body: {
      source_event_id: "zanzicanary-label",
      label: "match",
      source: "customer",
      decision_id: decisionId,
      right_ref: "zanzicanary-right",
      reason: "zanzicanary label",
    },
  });
  expect(label.status, label.text).toBe(201);
  return { open, memberByVerdict: item.record_id };
}

describe("DELETE /v1/entities/{entity_id}", () => {
  test("204: no table, export or answer knows what was erased", async () => {
    const tenant = await service.tenant();
    const founded = await tenant.resolve(canaryCompany, "zanzicanary-key");
    const entityId = founded.entity!.entity_id;
    await tenant.resolve(canaryCompany);
    const { open } = await spread(tenant, entityId, founded.decision_id);
    expect(open.candidates.map(({ entity_id }) => entity_id)).toContain(entityId);
    expect((await findCanaries()).length).toBeGreaterThan(10);
    expect(await answersOf(tenant)).toMatch(canaries);

    const answer = await service.send("DELETE", `/v1/entities/${entityId}`, { key: tenant.keys.erase });
    expect(answer.status, answer.text).toBe(204);
    expect(await findCanaries()).toEqual([]);
    expect(await answersOf(tenant)).not.toMatch(canaries);
    for (const [record, key] of [
      [canaryCompany, "zanzicanary-key"],
      [{ ...numberedCompany(3), client_ref: "crm-1" }, "key-of-another"],
    ] as const) {
      expect((await tenant.tryResolve(record, key)).body.error.code).toBe("idempotency_response_erased");
    }
    // The decisions stay, and so do the companies that were shown beside it.
    const receipt = await tenant.decision(open.decision_id);
    expect(receipt.candidates.map(({ legal_name }) => legal_name)).toContain("(erased)");
    expect(receipt.candidates.map(({ legal_name }) => legal_name)).toContain(
      "Quillworth Brackenfold Limited",
    );
    expect(receipt.replay.reproduced).toBe(true);
    expect(await tenant.count("entity")).toBe(3);
  });

  test("204: what a reviewer said when a record left it goes as well", async () => {
    const tenant = await service.tenant();
    const founded = await tenant.resolve(canaryCompany);
    const entityId = founded.entity!.entity_id;
    const item = await tenant.resolve({ name: "N/A", client_ref: "plain" });
    await submit(service, tenant, item.review_id!, {
      verdict: "match",
      entity_id: entityId,
      reason: "zanzicanary, I think",
    });
    const detached = await service.send("POST", `/v1/entities/${entityId}/detach`, {
      key: tenant.keys.review,
      body: { record_id: item.record_id, reason: "no, not zanzicanary" },
    });
    expect(detached.status, detached.text).toBe(200);
    await service.send("DELETE", `/v1/entities/${entityId}`, { key: tenant.keys.erase });
    expect(await findCanaries()).toEqual([]);
    expect(await answersOf(tenant)).not.toMatch(canaries);
    expect(await tenant.count("record")).toBe(1);
  });

  test("204: no line of the log repeats what was sent or erased", async () => {
    const lines: string[] = [];
    const write = (...line: unknown[]) => void lines.push(JSON.stringify(line));
    const log = { info: write, warn: write, error: write };
    const app = await createApp(service.config, service.database, { now: () => service.clock.now, log });
    const tenant = await service.tenant();
    const send = (method: "POST" | "DELETE", url: string, key: string, body?: object) =>
      app.http.inject({
        method,
        url,
        headers: {
          authorization: `Bearer ${key}`,
          ...(body ? { "content-type": "application/json", "idempotency-key": "zanzicanary-key" } : {}),
        },
        ...(body ? { payload: JSON.stringify(body) } : {}),
      });
    const founded = await send("POST", "/v1/resolve", tenant.keys.resolve, canaryCompany);
    const { entity } = founded.json() as { entity: { entity_id: string } };
    const gone = await send("DELETE", `/v1/entities/${entity.entity_id}`, tenant.keys.erase);
    expect(gone.statusCode).toBe(204);
    await app.close();
    expect(lines.length).toBeGreaterThanOrEqual(2);
    expect(lines.join("\n")).not.toMatch(canaries);
  });
});

describe("DELETE /v1/records/{record_id}", () => {
  test("204: of an entity that stays, nothing that the record alone had said", async () => {
    const tenant = await service.tenant();
    const number = numberedCompany(55);
    const clean = await tenant.resolve({ ...number, name: "Quillworth Brackenfold Northern Limited" });
    const entityId = clean.entity!.entity_id;
    const { registration_number: _, isin: _isin, ...words } = canaryCompany;
    const said = { ...words, registration_number: number.registration_number };
    const joined = await tenant.resolve(said, "zanzicanary-key");
    expect(joined.entity?.entity_id).toBe(entityId);
    await tenant.resolve(said);
    const { open, memberByVerdict } = await spread(tenant, entityId, joined.decision_id);
    expect(open.candidates.map(({ entity_id }) => entity_id)).toContain(entityId);
    for (const recordId of [joined.record_id, memberByVerdict]) {
      const answer = await service.send("DELETE", `/v1/records/${recordId}`, { key: tenant.keys.erase });
      expect(answer.status, answer.text).toBe(204);
    }
    expect(await findCanaries()).toEqual([]);
    expect(await answersOf(tenant)).not.toMatch(canaries);
    expect((await tenant.entity(entityId)).member_record_ids).toEqual([clean.record_id]);
    expect((await tenant.decision(open.decision_id)).replay.reproduced).toBe(true);
  });

  test("204: two tenants of one company: the other's is untouched", async () => {
    const [tenant, other] = [await service.tenant(), await service.tenant()];
    const mine = await tenant.resolve({ ...numberedCompany(60), email: "both@example.co.uk" });
    const theirs = await other.resolve({ ...numberedCompany(60), email: "both@example.co.uk" });
    await other.resolve(numberedCompany(61));
    const item = await abstain(other);
    const before = await answersOf(other);
    await service.send("DELETE", `/v1/records/${mine.record_id}`, { key: tenant.keys.erase });
    const masked = (text: string) => text.replaceAll(/req_[a-z2-7]{26}/g, "req_");
    expect(masked(await answersOf(other))).toBe(masked(before));
    expect((await other.entity(theirs.entity!.entity_id)).member_record_ids).toEqual([theirs.record_id]);
    expect((await other.decision(item.decisionId)).replay.reproduced).toBe(true);
  });
});
