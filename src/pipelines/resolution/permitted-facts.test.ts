import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { apple, siemensNowhere } from "../../../tests/support/records.ts";
import { TestService } from "../../../tests/support/service.ts";
import { type ItemBody, submit } from "../../operations/review/testing/abstentions.ts";

const withheld = { legal_name: null, domain: null, legal_status: null };

describe("candidates that only a withheld source knows", () => {
  let service: TestService;

  beforeAll(async () => {
    service = await TestService.start({ environment: { ASSAY_RESTRICTED_SOURCES: "gleif" } });
  });
  afterAll(() => service.close());

  test("are told by nothing, in the answer, the receipt and the review item", async () => {
    const tenant = await service.tenant();
    const answer = await tenant.resolve(siemensNowhere);
    expect(answer).toMatchObject({ decision: "unresolved", reason: "indistinguishable_candidates" });
    expect(answer.candidates[0]).toMatchObject({ entity_id: null, ...withheld });
    expect(answer.candidates[1]).toMatchObject({ entity_id: null, ...withheld });
    expect(JSON.stringify(answer.clarification)).not.toMatch(/gleif|Siemens|HN|GT/);
    const receipt = await tenant.decision(answer.decision_id);
    expect(receipt).toMatchObject({ right_ref: null, evidence: [] });
    const item = await tenant.get<ItemBody>(`/v1/review-queue/${answer.review_id}`, "review");
    for (const text of [JSON.stringify(receipt), JSON.stringify(item.body.candidates)]) {
      expect(text).toContain('"legal_name":null');
      expect(text).not.toContain("withheld)");
      expect(text).not.toMatch(/549300JC53IX0UABC732|549300PHNPZ8VK637D56|"HN"|"GT"/);
    }
  });

  test("can be chosen by a reviewer who knows better", async () => {
    const tenant = await service.tenant();
    const answer = await tenant.resolve(siemensNowhere);
    const verdict = await submit(service, tenant, answer.review_id!, {
      verdict: "match",
      candidate_index: 1,
    });
    expect(verdict.status, verdict.text).toBe(200);
    expect(verdict.body.entity_created).toBe(true);
    const receipt = await tenant.decision(verdict.body.decision_id);
    expect(receipt.evidence.map(({ source_id }) => source_id)).not.toContain("gleif");
  });

  test("are matched on; what the next source says is shown instead", async () => {
    const tenant = await service.tenant();
    const bound = await tenant.resolve(apple);
    expect(bound).toMatchObject({ decision: "match", stage: "deterministic" });
    const receipt = await tenant.decision(bound.decision_id);
    const sources = receipt.evidence.map(({ source_id }) => source_id);
    expect(sources).toContain("sec");
    expect(sources).not.toContain("gleif");
    expect(bound.candidates[0]).toMatchObject({ legal_name: "Apple Inc.", legal_status: null });
    // It is now the tenant's own entity, and its GLEIF values are still withheld.
    const other = await tenant.resolve({ ...apple, client_ref: "again" });
    expect(other.entity?.entity_id).toBe(bound.entity?.entity_id);
    expect(other.candidates[0]).toMatchObject({
      entity_id: bound.entity?.entity_id,
      legal_name: "Apple Inc.",
      legal_status: null,
    });
  });
});

describe("candidates of sources that may be shown", () => {
  let service: TestService;

  beforeAll(async () => {
    service = await TestService.start({ environment: { ASSAY_RESTRICTED_SOURCES: "sec" } });
  });
  afterAll(() => service.close());

  test("are shown as ever where another source is withheld", async () => {
    const tenant = await service.tenant();
    const answer = await tenant.resolve(siemensNowhere);
    expect(answer.candidates[0]).toMatchObject({ legal_name: "Siemens S.A.", legal_status: "active" });
    expect(answer.clarification?.options.length).toBeGreaterThan(1);
    const bound = await tenant.resolve(apple);
    expect(bound.candidates[0]).toMatchObject({ legal_name: "Apple Inc.", legal_status: "active" });
  });

  test("an entity of the tenant's that none of them names bears the name that the tenant gave it", async () => {
    const tenant = await service.tenant();
    const record = { name: "Star Equity Holdings", country: "US", domain: "starequityholdings.com" };
    const first = await tenant.resolve(record);
    expect(first.candidates.map(({ legal_name }) => legal_name)).toContain(null);
    const verdict = await submit(service, tenant, first.review_id!, { verdict: "match", candidate_index: 0 });
    expect(verdict.status, verdict.text).toBe(200);
    const second = await tenant.resolve({ ...record, client_ref: "again" });
    const own = second.candidates.find(({ entity_id }) => entity_id === verdict.body.entity_id);
    expect(own).toMatchObject({ legal_name: "Star Equity Holdings", domain: "starequityholdings.com" });
  });
});
