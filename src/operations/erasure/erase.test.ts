import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { apple, numberedCompany } from "../../../tests/support/records.ts";
import { TestService } from "../../../tests/support/service.ts";
import type { TestTenant } from "../../../tests/support/tenant.ts";
import { abstain, foundTwins, type ItemBody, submit } from "../review/testing/abstentions.ts";

let service: TestService;

beforeAll(async () => {
  service = await TestService.start();
});

afterAll(() => service.close());

const withoutIds = (text: string): string => text.replaceAll(/req_[a-z2-7]{26}/g, "req_");

const erase = (tenant: TestTenant, path: string) => service.send("DELETE", path, { key: tenant.keys.erase });

const eraseEntity = (tenant: TestTenant, id: string) => erase(tenant, `/v1/entities/${id}`);
const eraseRecord = (tenant: TestTenant, id: string) => erase(tenant, `/v1/records/${id}`);

describe("DELETE /v1/entities/{entity_id}", () => {
  test("204: entity, members, replays and bindings are gone; the decision stays without what it quoted", async () => {
    const tenant = await service.tenant();
    const founded = await tenant.resolve({ ...apple, client_ref: "crm-1" }, "key-1");
    await tenant.resolve({ ...apple, client_ref: "crm-1" });
    const entityId = founded.entity!.entity_id;
    const answer = await eraseEntity(tenant, entityId);
    expect([answer.status, answer.text]).toEqual([204, ""]);
    expect((await tenant.get(`/v1/entities/${entityId}`)).status).toBe(404);
    for (const table of ["entity", "record", "review_item"] as const) {
      expect(await tenant.count(table), table).toBe(0);
    }
    for (const table of ["entity_key", "entity_register_ref"]) {
      const { rows } = await service.database.query(`select 1 from ${table} where tenant_id = $1`, [
        tenant.tenantId,
      ]);
      expect(rows, table).toEqual([]);
    }
    expect(await tenant.decision(founded.decision_id)).toMatchObject({
      decision: "match",
      stage: "deterministic",
      identifier_rule: { rule: "lei_equal" },
      right_ref: entityId,
      candidates: [],
      evidence: [],
      redacted: true,
    });
    expect(await tenant.ledger()).toMatchObject({ entries: 1, spent: 1 });
  });

  test("204: afterwards the same record is a new resolution, and its old key says that its answer is erased", async () => {
    const tenant = await service.tenant();
    const founded = await tenant.resolve(numberedCompany(1), "key-1");
    await eraseEntity(tenant, founded.entity!.entity_id);
    const keyed = await tenant.tryResolve(numberedCompany(1), "key-1");
    expect(keyed.status).toBe(409);
    expect(keyed.body.error.code).toBe("idempotency_response_erased");
    const again = await tenant.resolve(numberedCompany(1));
    expect(again).toMatchObject({ replayed: false, entity_created: true });
    expect(again.entity?.entity_id).not.toBe(founded.entity?.entity_id);
  });

  test("204: an erased decision still replays its score", async () => {
    const tenant = await service.tenant();
    const twins = await foundTwins(tenant);
    const item = await abstain(tenant);
    expect((await tenant.decision(item.decisionId)).replay.reproduced).toBe(true);
    await submit(service, tenant, item.reviewId, { verdict: "match", entity_id: twins.first });
    await eraseEntity(tenant, twins.first);
    expect((await tenant.decision(item.decisionId)).replay.reproduced).toBe(true);
  });

  test("204: a settled review item is redacted, an open one of a member is gone", async () => {
    const tenant = await service.tenant();
    const twins = await foundTwins(tenant);
    const item = await abstain(tenant);
    await submit(service, tenant, item.reviewId, { verdict: "match", entity_id: twins.first });
    await eraseEntity(tenant, twins.first);
    const answer = await tenant.get<ItemBody>(`/v1/review-queue/${item.reviewId}`, "review");
    expect(answer.status, answer.text).toBe(200);
    expect(answer.body).toMatchObject({
      status: "resolved",
      submitted_record: null,
      client_ref: null,
      candidate_entity: null,
      candidates: null,
      clarification: null,
      redacted: true,
      resolution: { verdict: "match", reviewer_id: "reviewer@example.com", reason: null },
    });
  });

  test("404: unknown, another tenant's, or erased before: the same bytes, and nothing is erased", async () => {
    const tenant = await service.tenant();
    const other = await service.tenant();
    const founded = await tenant.resolve(numberedCompany(1));
    const entityId = founded.entity!.entity_id;
    const unknown = await eraseEntity(tenant, "ent_aaaaaaaaaaaaaaaaaaaaaaaaaa");
    const foreign = await eraseEntity(other, entityId);
    expect([unknown.status, foreign.status]).toEqual([404, 404]);
    expect(withoutIds(foreign.text)).toBe(withoutIds(unknown.text));
    expect((await tenant.entity(entityId)).member_record_ids).toEqual([founded.record_id]);
    expect((await eraseEntity(tenant, entityId)).status).toBe(204);
    const again = await eraseEntity(tenant, entityId);
    expect(withoutIds(again.text)).toBe(withoutIds(unknown.text));
  });

  test.each(["read", "resolve", "review"] as const)("403: a %s key erases nothing", async (scope) => {
    const tenant = await service.tenant();
    const { entity, record_id } = await tenant.resolve(numberedCompany(1));
    for (const path of [`/v1/entities/${entity!.entity_id}`, `/v1/records/${record_id}`]) {
      expect((await service.send("DELETE", path, { key: tenant.keys[scope] })).status).toBe(403);
    }
    expect(await tenant.count("record")).toBe(1);
  });
});

describe("DELETE /v1/records/{record_id}", () => {
  /** An entity of two members; only the second has a domain and another spelling. */
  async function twoMembers(tenant: TestTenant) {
    const first = await tenant.resolve(numberedCompany(1));
    service.advance(60);
    const second = await tenant.resolve({
      ...numberedCompany(1),
      name: "Brackenfold Quillworth Holdings Ltd",
      domain: "brackenfold-canary.co.uk",
    });
    expect(second.entity?.entity_id).toBe(first.entity?.entity_id);
    return { first, second, entityId: first.entity!.entity_id };
  }

  test("204: the entity is derived anew from what is left, as if the record had never been", async () => {
    const tenant = await service.tenant();
    const { second, entityId } = await twoMembers(tenant);
    expect((await eraseRecord(tenant, second.record_id)).status).toBe(204);
    const entity = await tenant.entity(entityId);
    const control = await service.tenant();
    const alone = await control.resolve(numberedCompany(1));
    expect(entity.record).toEqual(alone.entity!.record);
    const stored = async (one: TestTenant) => {
      const { rows } = await service.database.query<{ comparable: string; keys: string }>(
        `select comparable, (select string_agg(k.key::text, ' ' order by k.key) from entity_key k
           where k.tenant_id = e.tenant_id and k.entity_number = e.number) as keys from entity e where tenant_id = $1`,
        [one.tenantId],
      );
      return rows;
    };
    expect(await stored(tenant)).toEqual(await stored(control));
  });

  test("204: the last member takes the entity with it", async () => {
    const tenant = await service.tenant();
    const { first, second, entityId } = await twoMembers(tenant);
    expect((await eraseRecord(tenant, first.record_id)).status).toBe(204);
    const left = await tenant.entity(entityId);
    expect(left.member_record_ids).toEqual([second.record_id]);
    expect(left.record["identity.legal_name"]).toBe("Brackenfold Quillworth Holdings Ltd");
    expect((await eraseRecord(tenant, second.record_id)).status).toBe(204);
    expect((await tenant.get(`/v1/entities/${entityId}`)).status).toBe(404);
    expect(await tenant.count("record")).toBe(0);
  });

  test("204: what the registers say of the company stays while a member is left", async () => {
    const tenant = await service.tenant();
    const first = await tenant.resolve(apple);
    const second = await tenant.resolve({ ...apple, email: "press@apple.com", name: "Apple Computer" });
    const before = await tenant.entity(first.entity!.entity_id);
    await eraseRecord(tenant, second.record_id);
    const after = await tenant.entity(first.entity!.entity_id);
    const { "contact.email": email, ...rest } = before.record;
    expect(email).toBe("press@apple.com");
    expect(after.record).toEqual(rest);
    // It is still found by the register's own number.
    const found = await tenant.resolve({ name: "Apple Incorporated", lei: apple.lei });
    expect(found.entity?.entity_id).toBe(first.entity?.entity_id);
  });

  test("204: an abstention goes with its open review item, a replay goes alone", async () => {
    const tenant = await service.tenant();
    const twins = await foundTwins(tenant);
    const item = await abstain(tenant);
    expect((await eraseRecord(tenant, item.recordId)).status).toBe(204);
    expect((await tenant.get(`/v1/review-queue/${item.reviewId}`, "review")).status).toBe(404);
    await tenant.resolve(numberedCompany(1));
    const { rows } = await service.database.query<{ record_id: string }>(
      "select record_id from record where tenant_id = $1 and replay_of is not null",
      [tenant.tenantId],
    );
    expect((await eraseRecord(tenant, rows[0]!.record_id)).status).toBe(204);
    expect((await tenant.entity(twins.first)).member_record_ids).toEqual([twins.firstRecord]);
  });

  test("204: a difference that rested on the record ends with it", async () => {
    const tenant = await service.tenant();
    await foundTwins(tenant);
    const item = await abstain(tenant);
    await submit(service, tenant, item.reviewId, { verdict: "no_match" });
    const edges = async () =>
      (await service.database.query("select 1 from human_difference where tenant_id = $1", [tenant.tenantId]))
        .rows.length;
    expect(await edges()).toBe(2);
    await eraseRecord(tenant, item.recordId);
    expect(await edges()).toBe(0);
  });

  test("404: unknown, another tenant's, or erased before: the same bytes", async () => {
    const tenant = await service.tenant();
    const other = await service.tenant();
    const { record_id } = await tenant.resolve(numberedCompany(1));
    const unknown = await eraseRecord(tenant, "rec_aaaaaaaaaaaaaaaaaaaaaaaaaa");
    const foreign = await eraseRecord(other, record_id);
    expect([unknown.status, foreign.status]).toEqual([404, 404]);
    expect(withoutIds(foreign.text)).toBe(withoutIds(unknown.text));
    expect((await eraseRecord(tenant, record_id)).status).toBe(204);
    expect(withoutIds((await eraseRecord(tenant, record_id)).text)).toBe(withoutIds(unknown.text));
  });
});
