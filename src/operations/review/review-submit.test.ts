import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { siemensNowhere } from "../../../tests/support/records.ts";
import { TestService } from "../../../tests/support/service.ts";
import type { TestTenant } from "../../../tests/support/tenant.ts";
import { abstain, found, foundTwins, type ItemBody, submit } from "./testing/abstentions.ts";

let service: TestService;

beforeAll(async () => {
  service = await TestService.start();
});

afterAll(() => service.close());

const withoutIds = (text: string): string => text.replaceAll(/req_[a-z2-7]{26}/g, "req_");
const unknownReview = "rev_aaaaaaaaaaaaaaaaaaaaaaaaaa";
const unknownEntity = "ent_aaaaaaaaaaaaaaaaaaaaaaaaaa";

async function itemOf(tenant: TestTenant, reviewId: string): Promise<ItemBody> {
  const answer = await tenant.get<ItemBody>(`/v1/review-queue/${reviewId}`, "review");
  expect(answer.status, answer.text).toBe(200);
  return answer.body;
}

async function labelsOf(tenant: TestTenant): Promise<number> {
  return (await tenant.get<{ total: number }>("/v1/labels", "review")).body.total;
}

describe("POST /v1/review-queue/{review_id}/decision", () => {
  test("200: a match binds the record, and leaves a decision with its reviewer and a label", async () => {
    const tenant = await service.tenant();
    const twins = await foundTwins(tenant);
    const item = await abstain(tenant, { client_ref: "crm-7" });
    const answer = await submit(service, tenant, item.reviewId, { verdict: "match", entity_id: twins.first });
    expect(answer.status, answer.text).toBe(200);
    expect(answer.body).toMatchObject({
      review_id: item.reviewId,
      status: "resolved",
      verdict: "match",
      record_id: item.recordId,
      entity_id: twins.first,
      entity_created: false,
      usage: { credits_charged: 0 },
    });
    const entity = await tenant.entity(twins.first);
    expect([...entity.member_record_ids].sort()).toEqual([twins.firstRecord, item.recordId].sort());
    expect(await tenant.decision(answer.body.decision_id)).toMatchObject({
      decision: "match",
      stage: "human_review",
      match_confidence_basis: "human_verdict",
      left_record_id: item.recordId,
      right_ref: twins.first,
      probability: null,
      reviewer_id: "reviewer@example.com",
      reviewer_reason: "seen the register extract",
      acting_surface: "api",
      replay: { reproduced: null, pipeline_version_matches: true },
    });
    const labels = await tenant.get<{ labels: object[]; total: number }>("/v1/labels", "review");
    expect(labels.body.total).toBe(1);
    expect(labels.body.labels[0]).toMatchObject({
      label_id: answer.body.label_id,
      label: "match",
      source: "review",
      record_id: item.recordId,
      entity_id: twins.first,
      decision_id: item.decisionId,
      review_id: item.reviewId,
      labeller_id: "reviewer@example.com",
    });
  });

  test("200: afterwards the same record is answered from its binding and queues no more", async () => {
    const tenant = await service.tenant();
    const twins = await foundTwins(tenant);
    const item = await abstain(tenant);
    const settled = await submit(service, tenant, item.reviewId, {
      verdict: "match",
      entity_id: twins.second,
    });
    const again = await tenant.resolve({
      name: "Quillworth Brackenfold Limited",
      country: "GB",
      enrich: false,
    });
    expect(again).toMatchObject({
      replayed: true,
      decision: "match",
      stage: "human_review",
      match_confidence_basis: "human_verdict",
      decision_id: settled.body.decision_id,
      record_id: item.recordId,
      review_id: null,
      usage: { credits_charged: 0 },
    });
    expect(again.entity?.entity_id).toBe(twins.second);
    expect(await tenant.count("review_item")).toBe(1);
    expect((await itemOf(tenant, item.reviewId)).resolution).toMatchObject({
      verdict: "match",
      entity_id: twins.second,
      reviewer_id: "reviewer@example.com",
      reason: "seen the register extract",
      decision_id: settled.body.decision_id,
      label_id: settled.body.label_id,
    });
  });

  test("200: an external candidate becomes an entity on the register's facts, each of the two its own", async () => {
    const founded = new Set<unknown>();
    for (const candidate_index of [0, 1]) {
      const tenant = await service.tenant();
      const { review_id } = await tenant.resolve(siemensNowhere);
      const item = await itemOf(tenant, review_id!);
      expect(item.candidates?.[candidate_index]).toMatchObject({ external: true, entity_id: null });
      const answer = await submit(service, tenant, review_id!, { verdict: "match", candidate_index });
      expect(answer.status, answer.text).toBe(200);
      expect(answer.body.entity_created).toBe(true);
      const entity = await tenant.entity(answer.body.entity_id!);
      expect(entity.record["identity.legal_name"]).toBe(item.candidates![candidate_index]!.legal_name);
      const { source_id, provider_record_id } = entity.provenance["identity.legal_name"]!;
      expect(source_id).not.toBe("caller");
      founded.add(`${source_id}:${provider_record_id}`);
    }
    expect(founded.size).toBe(2);
  });

  test("200: an external candidate that has become the tenant's own is bound to that entity", async () => {
    const tenant = await service.tenant();
    const first = await tenant.resolve(siemensNowhere);
    const second = await tenant.resolve({ ...siemensNowhere, client_ref: "again" });
    const choice = { verdict: "match", candidate_index: 0 };
    const founded = await submit(service, tenant, first.review_id!, choice);
    const joined = await submit(service, tenant, second.review_id!, choice);
    expect(joined.body).toMatchObject({ entity_id: founded.body.entity_id, entity_created: false });
    expect(await tenant.count("entity")).toBe(1);
  });

  test("200: no_match founds an entity on the record's own words, and the shown ones stay apart from it", async () => {
    const tenant = await service.tenant();
    const twins = await foundTwins(tenant);
    const item = await abstain(tenant, { phone: "+44 20 7946 0018" });
    const answer = await submit(service, tenant, item.reviewId, { verdict: "no_match" });
    expect(answer.body).toMatchObject({ entity_created: true, verdict: "no_match" });
    expect([twins.first, twins.second]).not.toContain(answer.body.entity_id);
    const entity = await tenant.entity(answer.body.entity_id!);
    expect(entity.member_record_ids).toEqual([item.recordId]);
    // Another spelling of the same description can match only the new entity.
    const alike = await tenant.resolve({
      name: "QUILLWORTH BRACKENFOLD LIMITED",
      country: "United Kingdom",
      phone: "020 7946 0018",
      enrich: false,
    });
    expect([null, answer.body.entity_id]).toContain(alike.entity?.entity_id ?? null);
    const receipt = await tenant.decision(alike.decision_id);
    const shown = receipt.candidates as unknown as { entity_id: string; refused: string | null }[];
    for (const twin of [twins.first, twins.second]) {
      expect(shown.find(({ entity_id }) => entity_id === twin)?.refused).toBe("human_difference");
    }
  });

  test("200: register companies that were shown stay apart from it too, number or not", async () => {
    const tenant = await service.tenant();
    const { review_id } = await tenant.resolve(siemensNowhere);
    const item = await itemOf(tenant, review_id!);
    const settled = await submit(service, tenant, review_id!, { verdict: "no_match" });
    const again = await tenant.resolve({ ...siemensNowhere, name: "SIEMENS, S.A." });
    const receipt = await tenant.decision(again.decision_id);
    const shown = receipt.candidates as unknown as { external: boolean; refused: string | null }[];
    const external = shown.filter((candidate) => candidate.external);
    expect(external.length).toBe(item.candidates?.length);
    expect(new Set(external.map(({ refused }) => refused))).toEqual(new Set(["human_difference"]));
    expect([null, settled.body.entity_id]).toContain(again.entity?.entity_id ?? null);
  });

  test("200: no_match without an entity binds nothing, and the verdict is the record's decision", async () => {
    const tenant = await service.tenant();
    await foundTwins(tenant);
    const item = await abstain(tenant);
    const answer = await submit(service, tenant, item.reviewId, {
      verdict: "no_match",
      create_entity: false,
    });
    expect(answer.body).toMatchObject({ entity_id: null, entity_created: false });
    expect(await tenant.count("entity")).toBe(2);
    expect(await tenant.decision(answer.body.decision_id)).toMatchObject({
      decision: "no_match",
      stage: "human_review",
      match_confidence: 0,
      match_confidence_basis: "no_binding",
    });
  });

  test("200: content that is bound already joins as a replay of the record that holds it", async () => {
    const tenant = await service.tenant();
    const twins = await foundTwins(tenant);
    const first = await abstain(tenant);
    const second = await abstain(tenant);
    const choice = { verdict: "match", entity_id: twins.first };
    expect((await submit(service, tenant, first.reviewId, choice)).status).toBe(200);
    const other = { verdict: "match", entity_id: twins.second };
    const elsewhere = await submit(service, tenant, second.reviewId, other);
    expect(elsewhere.status).toBe(409);
    expect(elsewhere.body.error).toMatchObject({
      code: "merge_blocked",
      details: { reason: "content_bound_elsewhere", entity_id: twins.first, disagreeing_fields: [] },
    });
    expect((await submit(service, tenant, second.reviewId, choice)).status).toBe(200);
    const entity = await tenant.entity(twins.first);
    expect([...entity.member_record_ids].sort()).toEqual([twins.firstRecord, first.recordId].sort());
  });

  test("200: the tool settles an item as the route does", async () => {
    const tenant = await service.tenant();
    const twins = await foundTwins(tenant);
    const item = await abstain(tenant);
    const args = { review_id: item.reviewId, verdict: "match", entity_id: twins.first, reason: "by tool" };
    const answer = await tenant.tool("review_submit", args, "review");
    expect(answer).toMatchObject({ isError: false, content: { entity_id: twins.first } });
    const second = await tenant.tool("review_submit", args, "review");
    expect(second).toMatchObject({ isError: true, content: { error: { code: "review_already_resolved" } } });
  });

  test("403: a reviewer_id that is not the credential's writes nothing", async () => {
    const tenant = await service.tenant();
    const twins = await foundTwins(tenant);
    const item = await abstain(tenant);
    const verdict = { verdict: "match", entity_id: twins.first };
    const refused = await submit(service, tenant, item.reviewId, {
      ...verdict,
      reviewer_id: "mallory@example.com",
    });
    expect(refused.status).toBe(403);
    expect(refused.body.error.code).toBe("reviewer_mismatch");
    const named = { ...verdict, reviewer_id: "reviewer@example.com" };
    expect((await submit(service, tenant, item.reviewId, named)).status).toBe(200);
  });

  test.each(["read", "resolve", "erase"] as const)("403: a %s key settles nothing", async (scope) => {
    const tenant = await service.tenant();
    await foundTwins(tenant);
    const item = await abstain(tenant);
    const answer = await service.send("POST", `/v1/review-queue/${item.reviewId}/decision`, {
      key: tenant.keys[scope],
      body: { verdict: "no_match", reason: "no" },
    });
    expect(answer.status).toBe(403);
    expect((await itemOf(tenant, item.reviewId)).status).toBe("open");
  });

  test("404: an unknown item, another tenant's item, another tenant's entity", async () => {
    const tenant = await service.tenant();
    const other = await service.tenant();
    const twins = await foundTwins(tenant);
    const theirs = await foundTwins(other);
    const item = await abstain(tenant);
    const verdict = { verdict: "match", entity_id: twins.first };
    const unknown = await submit(service, tenant, unknownReview, verdict);
    const foreign = await submit(service, other, item.reviewId, { verdict: "no_match" });
    const foreignEntity = await submit(service, tenant, item.reviewId, {
      verdict: "match",
      entity_id: theirs.first,
    });
    const absent = await submit(service, tenant, item.reviewId, {
      verdict: "match",
      entity_id: unknownEntity,
    });
    for (const answer of [unknown, foreign, foreignEntity, absent]) {
      expect(answer.status).toBe(404);
      expect(withoutIds(answer.text)).toBe(withoutIds(unknown.text));
    }
    expect((await itemOf(tenant, item.reviewId)).status).toBe("open");
  });

  test("409: a second verdict, and of two at once exactly one counts", async () => {
    const tenant = await service.tenant();
    const twins = await foundTwins(tenant);
    const item = await abstain(tenant);
    const answers = await Promise.all(
      [twins.first, twins.second, twins.first, twins.second].map((entity_id) =>
        submit(service, tenant, item.reviewId, { verdict: "match", entity_id }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    for (const { status, body } of answers) {
      if (status === 409) expect(body.error.code).toBe("review_already_resolved");
    }
    const settled = answers.find(({ status }) => status === 200)!;
    expect((await itemOf(tenant, item.reviewId)).resolution).toMatchObject({
      decision_id: settled.body.decision_id,
    });
    expect(await tenant.count("decision")).toBe(4);
  });

  test("409: two weak signals that disagree block the merge, name the fields, and leave the item open", async () => {
    const tenant = await service.tenant();
    await foundTwins(tenant);
    const far = await found(service, tenant, {
      name: "Tarnholt Vexley GmbH",
      country: "DE",
      domain: "tarnholt-vexley.de",
      enrich: false,
    });
    const item = await abstain(tenant, { domain: "quillworth-brackenfold.co.uk" });
    const [before, labels] = [await tenant.entity(far), await labelsOf(tenant)];
    const answer = await submit(service, tenant, item.reviewId, {
      verdict: "match",
      entity_id: far,
    });
    expect(answer.status).toBe(409);
    expect(answer.body.error).toMatchObject({
      code: "merge_blocked",
      details: {
        disagreeing_fields: ["location.country", "digital.domain"],
        reason: "fields_disagree",
      },
    });
    expect((await itemOf(tenant, item.reviewId)).status).toBe("open");
    expect(await tenant.entity(far)).toEqual(before);
    expect(await labelsOf(tenant)).toBe(labels);
  });

  test("409: a strong identifier that differs blocks the merge", async () => {
    const tenant = await service.tenant();
    const twins = await foundTwins(tenant);
    const item = await abstain(tenant);
    // The record's facts before the twin got another number are known from its content alone.
    await service.database.query("update record set submitted = $3 where tenant_id = $1 and record_id = $2", [
      tenant.tenantId,
      item.recordId,
      JSON.stringify({ name: "Quillworth", registration_number: "09100009", jurisdiction: "GB" }),
    ]);
    const answer = await submit(service, tenant, item.reviewId, { verdict: "match", entity_id: twins.first });
    expect(answer.body.error).toMatchObject({
      code: "merge_blocked",
      details: { disagreeing_fields: ["registration.company_number"] },
    });
  });

  test("409: a source_event_id that another label has", async () => {
    const tenant = await service.tenant();
    const twins = await foundTwins(tenant);
    const [one, two] = [await abstain(tenant), await abstain(tenant, { client_ref: "2" })];
    const verdict = { verdict: "match", entity_id: twins.first, source_event_id: "ticket-1" };
    expect((await submit(service, tenant, one.reviewId, verdict)).status).toBe(200);
    const answer = await submit(service, tenant, two.reviewId, verdict);
    expect(answer.status).toBe(409);
    expect(answer.body.error.code).toBe("label_conflict");
    expect((await itemOf(tenant, two.reviewId)).status).toBe("open");
  });

  test("422: a match that leaves open which of several entities is meant, or names none that there is", async () => {
    const tenant = await service.tenant();
    const twins = await foundTwins(tenant);
    const item = await abstain(tenant);
    const faults: readonly (readonly [object, string, string])[] = [
      [{ verdict: "match" }, "entity_id", "missing"],
      [{ verdict: "match", candidate_index: 99 }, "candidate_index", "out_of_range"],
      [
        { verdict: "match", entity_id: twins.first, candidate_index: 0 },
        "candidate_index",
        "conflicting_alias",
      ],
      [{ verdict: "match", entity_id: twins.first, create_entity: true }, "create_entity", "unknown_field"],
      [{ verdict: "no_match", entity_id: twins.first }, "entity_id", "unknown_field"],
      [{ verdict: "cannot_tell" }, "verdict", "invalid_enum"],
      [{ verdict: "no_match", reason: "" }, "reason", "too_short"],
      [{ verdict: "no_match", reason: "x".repeat(2001) }, "reason", "too_long"],
    ];
    for (const [verdict, path, code] of faults) {
      const answer = await submit(service, tenant, item.reviewId, verdict);
      expect(answer.status, path).toBe(422);
      const { fields } = answer.body.error.details as { fields: object[] };
      expect(fields).toContainEqual(expect.objectContaining({ path, code }));
    }
    expect((await itemOf(tenant, item.reviewId)).status).toBe("open");
  });
});

describe("POST /v1/review-queue/decisions", () => {
  interface BulkBody {
    readonly verdicts: readonly { status: string; error_code: string | null; entity_id: string | null }[];
    readonly succeeded: number;
    readonly failed: number;
  }
  const bulk = (tenant: TestTenant, body: object) =>
    service.send<BulkBody>("POST", "/v1/review-queue/decisions", { key: tenant.keys.review, body });

  test("200: each verdict is settled or refused by itself; of two on one item the first counts", async () => {
    const tenant = await service.tenant();
    const twins = await foundTwins(tenant);
    const items = await Promise.all([1, 2, 3].map((n) => abstain(tenant, { client_ref: `bulk-${n}` })));
    const reason = "one by one";
    const match = { verdict: "match", entity_id: twins.first, reason };
    const answer = await bulk(tenant, {
      verdicts: [
        { review_id: items[0]!.reviewId, ...match },
        { review_id: unknownReview, ...match },
        { review_id: items[0]!.reviewId, ...match },
        { review_id: items[1]!.reviewId, verdict: "match", reason },
        { review_id: items[1]!.reviewId, verdict: "no_match", reason, reviewer_id: "mallory@example.com" },
        { review_id: items[2]!.reviewId, verdict: "no_match", create_entity: false, reason },
      ],
      reviewer_id: "reviewer@example.com",
    });
    expect(answer.status, answer.text).toBe(200);
    expect(answer.body.verdicts.map(({ status, error_code }) => [status, error_code])).toEqual([
      ["resolved", null],
      ["refused", "not_found"],
      ["refused", "review_already_resolved"],
      ["refused", "invalid_request"],
      ["refused", "reviewer_mismatch"],
      ["resolved", null],
    ]);
    expect(answer.body).toMatchObject({ succeeded: 2, failed: 4 });
  });

  test("422: none, 201, or one that is malformed: nothing is settled", async () => {
    const tenant = await service.tenant();
    await foundTwins(tenant);
    const item = await abstain(tenant);
    const one = { review_id: item.reviewId, verdict: "no_match", reason: "no" };
    for (const verdicts of [
      [],
      Array.from({ length: 201 }, () => one),
      [one, { ...one, reason: undefined }],
    ]) {
      expect((await bulk(tenant, { verdicts })).status).toBe(422);
    }
    expect((await itemOf(tenant, item.reviewId)).status).toBe("open");
  });
});
