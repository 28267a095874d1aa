/** The evidence beside a record for a reviewer, and the fate of an item that no reviewer can decide. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { siemensNowhere } from "../../../tests/support/records.ts";
import { TestService } from "../../../tests/support/service.ts";
import type { TestTenant } from "../../../tests/support/tenant.ts";
import { abstain, foundTwins, submit } from "./testing/abstentions.ts";

interface Shown {
  readonly review_id: string;
  readonly decision: {
    readonly score: { readonly intercept: number; readonly log_odds: number };
    readonly top_features: readonly { readonly contribution: number }[];
  };
  readonly cannot_tell: readonly { readonly reviewer_id: string; readonly reason: string }[];
  readonly earlier_labels: readonly { readonly label: string; readonly reason: string }[];
  readonly candidates: readonly {
    readonly legal_name: string;
    readonly company?: {
      readonly record: Readonly<Record<string, unknown>>;
      readonly provenance: Readonly<Record<string, { readonly source_id: string }>>;
      readonly sources: readonly { readonly source_id: string; readonly record: object }[];
      readonly member_record_ids: readonly string[];
    } | null;
    readonly comparison?: {
      readonly agreement: Readonly<Record<string, string>>;
      readonly score: { readonly intercept: number; readonly log_odds: number };
      readonly top_features: readonly { readonly contribution: number }[];
    } | null;
  }[];
}

interface Listed {
  readonly items: readonly Shown[];
  readonly total: number;
  readonly counts?: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

let service: TestService;

beforeAll(async () => {
  service = await TestService.start();
});

afterAll(() => service.close());

async function read<Body>(tenant: TestTenant, path: string): Promise<Body> {
  const answer = await tenant.get<Body>(path, "review");
  expect(answer.status, answer.text).toBe(200);
  return answer.body;
}

const item = (tenant: TestTenant, id: string | null): Promise<Shown> =>
  read(tenant, `/v1/review-queue/${id}`);

const queue = (tenant: TestTenant, query = ""): Promise<Listed> => read(tenant, `/v1/review-queue${query}`);

function cannotTell(tenant: TestTenant, reviewId: string, decisionId: string) {
  return service.send("POST", "/v1/labels", {
    key: tenant.keys.review,
    body: {
      source_event_id: `cannot-tell:${reviewId}`,
      label: "cannot_tell",
      source: "review",
      decision_id: decisionId,
      review_id: reviewId,
      reason: "the extract does not say",
    },
  });
}

const sumOf = (terms: readonly { readonly contribution: number }[]): number =>
  terms.reduce((sum, { contribution }) => sum + contribution, 0);

describe("GET /v1/review-queue/{review_id}", () => {
  test("200: a register's candidate has its values, each with its source, and its agreement with the record", async () => {
    const tenant = await service.tenant();
    const { review_id } = await tenant.resolve(siemensNowhere);
    const { candidates } = await item(tenant, review_id);
    const [german] = candidates.filter(({ legal_name }) => legal_name === "Siemens Aktiengesellschaft");
    const { company, comparison } = german!;
    expect(company?.record).toMatchObject({
      "identity.legal_name": "Siemens Aktiengesellschaft",
      "location.country": "DE",
    });
    expect(Object.keys(company!.provenance)).toEqual(Object.keys(company!.record));
    expect(company?.sources.map(({ source_id }) => source_id)).toContain("gleif");
    expect(company?.sources[0]?.record).toHaveProperty(["registration.lei"]);
    expect(company?.member_record_ids).toEqual([]);
    expect(comparison?.agreement).toMatchObject({ "identity.legal_name": "same" });
    expect(comparison!.score.intercept + sumOf(comparison!.top_features)).toBeCloseTo(
      comparison!.score.log_odds,
      9,
    );
  });

  test("200: a candidate of the store has the values and records of the entity", async () => {
    const tenant = await service.tenant();
    const { first, firstRecord } = await foundTwins(tenant);
    const { reviewId } = await abstain(tenant);
    const { candidates, decision } = await item(tenant, reviewId);
    const entity = await tenant.entity(first);
    const shown = candidates.find(({ company }) => company?.member_record_ids.includes(firstRecord));
    expect(shown?.company?.record).toEqual(entity.record);
    expect(shown?.comparison?.agreement).toMatchObject({ "location.country": "same" });
    expect(decision.score.intercept + sumOf(decision.top_features)).toBeCloseTo(decision.score.log_odds, 9);
  });

  test("200: what was said of a candidate before stands beside it", async () => {
    const tenant = await service.tenant();
    const { first } = await foundTwins(tenant);
    const settled = await abstain(tenant, { client_ref: "before" });
    await submit(service, tenant, settled.reviewId, { verdict: "match", entity_id: first });
    const { reviewId } = await abstain(tenant, { client_ref: "after" });
    expect((await item(tenant, reviewId)).earlier_labels).toMatchObject([
      { label: "match", entity_id: first, review_id: settled.reviewId, reason: "seen the register extract" },
    ]);
  });

  test("200: a source that is withheld from the tenant is not shown, in values or in sources", async () => {
    const restricted = await TestService.start({ environment: { ASSAY_RESTRICTED_SOURCES: "gleif" } });
    try {
      const tenant = await restricted.tenant();
      const { review_id } = await tenant.resolve(siemensNowhere);
      const { body, text } = await tenant.get<Shown>(`/v1/review-queue/${review_id}`, "review");
      expect(body.candidates.length).toBeGreaterThan(0);
      for (const { company } of body.candidates)
        expect((company?.sources ?? []).map(({ source_id }) => source_id)).not.toContain("gleif");
      expect(body.candidates.some(({ company }) => company === null)).toBe(true);
      expect(text).not.toContain("Werner-von-Siemens");
    } finally {
      await restricted.close();
    }
  });
});

describe("an item that nobody can tell", () => {
  test("201: a label cannot_tell leaves it open, and puts it last in the queue of this reviewer alone", async () => {
    const tenant = await service.tenant();
    await foundTwins(tenant);
    const first = await abstain(tenant, { client_ref: "first" });
    service.advance(60);
    const second = await abstain(tenant, { client_ref: "second" });
    const label = await cannotTell(tenant, first.reviewId, first.decisionId);
    expect(label.status, label.text).toBe(201);
    for (const sort of ["oldest_first", "confidence_desc"]) {
      const { items, total } = await queue(tenant, `?sort=${sort}`);
      expect(items.map(({ review_id }) => review_id)).toEqual([second.reviewId, first.reviewId]);
      expect(total).toBe(2);
      expect(items[1]?.cannot_tell).toMatchObject([
        { reviewer_id: "reviewer@example.com", reason: "the extract does not say" },
      ]);
    }
    const other = await service.send<{ key: string }>("POST", "/v1/admin/keys", {
      body: { tenant_id: tenant.tenantId, scope: "review", name: "other", reviewer_id: "other@example.com" },
      key: service.adminKey,
    });
    expect(other.status, other.text).toBe(201);
    const theirs = await service.send<Listed>("GET", "/v1/review-queue", { key: other.body.key });
    expect(theirs.body.items.map(({ review_id }) => review_id)).toEqual([first.reviewId, second.reviewId]);
    const settled = await submit(service, tenant, first.reviewId, { verdict: "no_match" });
    expect(settled.status, settled.text).toBe(200);
  });
});

describe("GET /v1/review-queue", () => {
  test("200: filters by reason, and counts the whole queue when it is asked to", async () => {
    const tenant = await service.tenant();
    await foundTwins(tenant);
    await abstain(tenant);
    await tenant.resolve({ name: "N/A", country: "US" });
    const { items, counts, total } = await queue(tenant, "?reason=no_identifying_signal&include_counts=true");
    expect(total).toBe(1);
    expect(items[0]).toMatchObject({ reason: "no_identifying_signal" });
    expect(counts).toMatchObject({ status: { open: 2 }, reason: { no_identifying_signal: 1 } });
    expect((await queue(tenant)).counts).toBeUndefined();
  });
});

test("409: a second verdict is told what the first one was, and whose", async () => {
  const tenant = await service.tenant();
  const { first } = await foundTwins(tenant);
  const { reviewId } = await abstain(tenant);
  await submit(service, tenant, reviewId, { verdict: "match", entity_id: first });
  const again = await submit(service, tenant, reviewId, { verdict: "no_match" });
  expect(again.status).toBe(409);
  expect(again.body.error.details).toMatchObject({
    verdict: "match",
    entity_id: first,
    reviewer_id: "reviewer@example.com",
  });
});
