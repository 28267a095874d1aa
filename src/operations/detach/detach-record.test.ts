import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { EntityBody } from "../../../tests/support/answers.ts";
import { numberedCompany } from "../../../tests/support/records.ts";
import { type Answer, TestService } from "../../../tests/support/service.ts";
import type { TestTenant } from "../../../tests/support/tenant.ts";
import { abstain, foundTwins, submit, type Twins } from "../review/testing/abstentions.ts";

let service: TestService;

beforeAll(async () => {
  service = await TestService.start({ register: "none" });
});

afterAll(() => service.close());

interface DetachBody {
  readonly detached: boolean;
  readonly record_id: string;
  readonly source_entity: { readonly entity_id: string; readonly member_record_ids: readonly string[] };
  readonly entity: EntityBody;
  readonly moved_attributes: readonly string[];
  readonly decision_id: string;
  readonly error: { readonly code: string; readonly details: Readonly<Record<string, unknown>> };
}

const withoutIds = (text: string): string => text.replaceAll(/req_[a-z2-7]{26}/g, "req_");

function detach(
  tenant: TestTenant,
  entityId: string,
  recordId: string,
  more: object = {},
): Promise<Answer<DetachBody>> {
  return service.send("POST", `/v1/entities/${entityId}/detach`, {
    key: tenant.keys.review,
    body: { record_id: recordId, reason: "two companies", ...more },
  });
}

const phone = "+44 20 7946 0018";

/** A twin that a verdict has bound a record to, though the record shares only its name. */
async function joined(): Promise<{ tenant: TestTenant; twins: Twins; recordId: string }> {
  const tenant = await service.tenant();
  const twins = await foundTwins(tenant);
  const item = await abstain(tenant, { phone });
  const verdict = await submit(service, tenant, item.reviewId, { verdict: "match", entity_id: twins.first });
  expect(verdict.status, verdict.text).toBe(200);
  return { tenant, twins, recordId: item.recordId };
}

/** Every row of the tenant, to see that nothing was written. */
async function contents(tenant: TestTenant): Promise<string> {
  const tables = ["record", "entity", "entity_key", "decision", "review_item", "label", "human_difference"];
  const texts: string[] = [];
  for (const table of tables) {
    const { rows } = await service.database.query<{ line: string }>(
      `select t::text as line from ${table} t where t.tenant_id = $1 order by 1`,
      [tenant.tenantId],
    );
    texts.push(...rows.map(({ line }) => line));
  }
  return texts.join("\n");
}

async function expectRefused(tenant: TestTenant, refused: Promise<Answer<DetachBody>>, precondition: string) {
  const before = await contents(tenant);
  const answer = await refused;
  expect(answer.status, answer.text).toBe(409);
  expect(answer.body.error).toMatchObject({
    code: "detach_precondition_failed",
    details: { precondition },
  });
  expect(await contents(tenant)).toBe(before);
}

describe("POST /v1/entities/{entity_id}/detach", () => {
  test("200: the record leaves with the facts that it contributed, and those alone", async () => {
    const { tenant, twins, recordId } = await joined();
    expect((await tenant.entity(twins.first)).record["contact.phone"]).toBe(phone);
    const answer = await detach(tenant, twins.first, recordId);
    expect(answer.status, answer.text).toBe(200);
    expect(answer.body).toMatchObject({
      detached: true,
      record_id: recordId,
      source_entity: { entity_id: twins.first, member_record_ids: [twins.firstRecord] },
      moved_attributes: ["contact.phone", "identity.legal_name", "location.country"],
      reviewer_id: "reviewer@example.com",
      reason: "two companies",
    });
    const fresh = await tenant.entity(answer.body.entity.entity_id);
    expect(answer.body.entity).toEqual(fresh);
    expect(fresh.member_record_ids).toEqual([recordId]);
    expect(fresh.record).toEqual({
      "identity.legal_name": "Quillworth Brackenfold Limited",
      "location.country": "GB",
      "contact.phone": phone,
    });
    const source = await tenant.entity(twins.first);
    expect(source.record).not.toHaveProperty(["contact.phone"]);
    expect(source.record["registration.company_number"]).toBe(numberedCompany(1).registration_number);
    expect(source.member_record_ids).toEqual([twins.firstRecord]);
  });

  test("200: an audit receipt says who did it and why; the record is answered from its new place", async () => {
    const { tenant, twins, recordId } = await joined();
    const answer = await detach(tenant, twins.first, recordId);
    expect(await tenant.decision(answer.body.decision_id)).toMatchObject({
      decision: "no_match",
      stage: "human_review",
      match_confidence_basis: "human_verdict",
      left_record_id: recordId,
      right_ref: twins.first,
      reviewer_id: "reviewer@example.com",
      reviewer_reason: "two companies",
    });
    const replay = await tenant.resolve({
      name: "Quillworth Brackenfold Limited",
      country: "GB",
      phone,
      enrich: false,
    });
    expect(replay).toMatchObject({ replayed: true, decision_id: answer.body.decision_id });
    expect(replay.entity?.entity_id).toBe(answer.body.entity.entity_id);
  });

  test("200: its keys leave with it: the phone finds the fresh entity alone", async () => {
    const { tenant, twins, recordId } = await joined();
    const { body } = await detach(tenant, twins.first, recordId);
    const keysOf = async (entityId: string) => {
      const { rows } = await service.database.query<{ key: string }>(
        "select key::text from entity_key where tenant_id = $1 and entity_number = entity_number($2) order by key",
        [tenant.tenantId, entityId],
      );
      return rows.map(({ key }) => key);
    };
    // The other twin differs in its number alone, so the source must have as many keys as that twin.
    const [source, twin, fresh] = await Promise.all(
      [twins.first, twins.second, body.entity.entity_id].map(keysOf),
    );
    expect(source).toHaveLength(twin!.length);
    expect(fresh!.some((key) => !source!.includes(key))).toBe(true);
  });

  test("200: however it is spelt, such a record never joins the source again", async () => {
    const { tenant, twins, recordId } = await joined();
    await detach(tenant, twins.first, recordId);
    const spellings = [
      { name: "quillworth brackenfold ltd", country: "GB", phone },
      { name: "Quillworth Brackenfold Limited", country: "United Kingdom", phone: "020 7946 0018" },
      { name: "QUILLWORTH-BRACKENFOLD LIMITED", country: "GB", phone, client_ref: "other" },
    ];
    for (const spelling of spellings) {
      const again = await tenant.resolve({ ...spelling, enrich: false });
      expect(again.entity?.entity_id).not.toBe(twins.first);
      const { candidates } = (await tenant.decision(again.decision_id)) as unknown as {
        candidates: { entity_id: string; refused: string | null }[];
      };
      expect(candidates.find(({ entity_id }) => entity_id === twins.first)?.refused).toBe("human_difference");
    }
  });

  test("200: until a person says that it is the same company after all", async () => {
    const { tenant, twins, recordId } = await joined();
    await detach(tenant, twins.first, recordId);
    // The requested field is in no store, so the match is withheld whatever the weight of the phone.
    const unmet = { fields: ["registration.lei"], quality_target: { minimum_completeness: 1 } };
    const item = await abstain(tenant, { phone, client_ref: "second thoughts", ...unmet });
    const verdict = { verdict: "match", entity_id: twins.first };
    expect((await submit(service, tenant, item.reviewId, verdict)).status).toBe(200);
    const next = await tenant.resolve({
      name: "Quillworth Brackenfold Limited",
      country: "GB",
      phone,
      enrich: false,
      client_ref: "third",
    });
    const { candidates } = (await tenant.decision(next.decision_id)) as unknown as {
      candidates: { entity_id: string; refused: string | null }[];
    };
    expect(candidates.find(({ entity_id }) => entity_id === twins.first)?.refused).toBeNull();
  });

  test("409: not_a_member: it belongs to another entity, or to none", async () => {
    const { tenant, twins, recordId } = await joined();
    await expectRefused(tenant, detach(tenant, twins.second, recordId), "not_a_member");
    const loose = await abstain(tenant, { client_ref: "loose" });
    await expectRefused(tenant, detach(tenant, twins.first, loose.recordId), "not_a_member");
  });

  test("409: last_member", async () => {
    const { tenant, twins, recordId } = await joined();
    expect((await detach(tenant, twins.first, recordId)).status).toBe(200);
    await expectRefused(tenant, detach(tenant, twins.first, twins.firstRecord), "last_member");
  });

  test("409: unknown_contributor: a fact of old that names no member", async () => {
    const { tenant, twins, recordId } = await joined();
    const { rows } = await service.database.query<{ observations: string }>(
      "select observations from entity where tenant_id = $1 and entity_id = $2",
      [tenant.tenantId, twins.first],
    );
    const observations = JSON.parse(rows[0]!.observations) as { record_id: string | null }[];
    observations[0]!.record_id = null;
    await service.database.query(
      "update entity set observations = $3 where tenant_id = $1 and entity_id = $2",
      [tenant.tenantId, twins.first, JSON.stringify(observations)],
    );
    await expectRefused(tenant, detach(tenant, twins.first, recordId), "unknown_contributor");
  });

  test("409: shared_decisive_identifier: both sides would hold the same number", async () => {
    const tenant = await service.tenant();
    const founded = await tenant.resolve(numberedCompany(1));
    const same = await tenant.resolve({ ...numberedCompany(1), client_ref: "again" });
    const entityId = founded.entity!.entity_id;
    expect(same.entity?.entity_id).toBe(entityId);
    await expectRefused(tenant, detach(tenant, entityId, same.record_id), "shared_decisive_identifier");
  });

  test("409: open_review: a person is still asked about the record", async () => {
    const { tenant, twins, recordId } = await joined();
    await service.database.query(
      `insert into review_item (tenant_id, review_id, record_id, decision_id, status, reason, stage, evidence_tier,
         shortlist, created_at)
       select tenant_id, 'rev_another', record_id, decision_id, 'open', reason, stage, evidence_tier, shortlist, created_at
       from review_item where tenant_id = $1 and record_id = $2`,
      [tenant.tenantId, recordId],
    );
    await expectRefused(tenant, detach(tenant, twins.first, recordId), "open_review");
  });

  test("409: of two at once one detaches, and the other finds it no member any more or the entity changed", async () => {
    const { tenant, twins, recordId } = await joined();
    const answers = await Promise.all([1, 2].map(() => detach(tenant, twins.first, recordId)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409)!;
    expect(["entity_changed", "not_a_member"]).toContain(refused.body.error.details.precondition);
    expect(await tenant.count("entity")).toBe(3);
  });

  test("403: a reviewer_id that is not the credential's, and keys of other scopes", async () => {
    const { tenant, twins, recordId } = await joined();
    const mallory = await detach(tenant, twins.first, recordId, { reviewer_id: "mallory@example.com" });
    expect(mallory.status).toBe(403);
    expect(mallory.body.error.code).toBe("reviewer_mismatch");
    for (const scope of ["read", "resolve", "erase"] as const) {
      const answer = await service.send<DetachBody>("POST", `/v1/entities/${twins.first}/detach`, {
        key: tenant.keys[scope],
        body: { record_id: recordId, reason: "no" },
      });
      expect(answer.body.error.code).toBe("key_scope_forbidden");
    }
  });

  test("404: an unknown entity or record, and another tenant's, with the same bytes", async () => {
    const { tenant, twins, recordId } = await joined();
    const other = await joined();
    const unknown = await detach(tenant, "ent_aaaaaaaaaaaaaaaaaaaaaaaaaa", recordId);
    expect(unknown.status).toBe(404);
    const answers = [
      await detach(tenant, other.twins.first, recordId),
      await detach(tenant, twins.first, other.recordId),
      await detach(tenant, twins.first, "rec_aaaaaaaaaaaaaaaaaaaaaaaaaa"),
      await detach(other.tenant, twins.first, recordId),
    ];
    for (const answer of answers) expect(withoutIds(answer.text)).toBe(withoutIds(unknown.text));
  });

  test("422: no record, no reason, an unknown field", async () => {
    const { tenant, twins, recordId } = await joined();
    const bodies = [
      { reason: "x" },
      { record_id: recordId },
      { record_id: recordId, reason: "" },
      { record_id: recordId, reason: "x", force: true },
    ];
    for (const body of bodies) {
      const answer = await service.send("POST", `/v1/entities/${twins.first}/detach`, {
        key: tenant.keys.review,
        body,
      });
      expect(answer.status).toBe(422);
    }
  });
});
