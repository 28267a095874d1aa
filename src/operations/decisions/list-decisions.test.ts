import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { apple, numberedCompany } from "../../../tests/support/records.ts";
import { TestService } from "../../../tests/support/service.ts";
import type { TestTenant } from "../../../tests/support/tenant.ts";
import { abstain, foundTwins, submit } from "../review/testing/abstentions.ts";

let service: TestService;

beforeAll(async () => {
  service = await TestService.start();
});

afterAll(() => service.close());

interface ListBody {
  readonly decisions: readonly Readonly<Record<string, unknown>>[];
  readonly total: number;
  readonly limit: number;
  readonly offset: number;
}

async function list(tenant: TestTenant, query = ""): Promise<ListBody> {
  const answer = await tenant.get<ListBody>(`/v1/decisions${query}`, "review");
  expect(answer.status, answer.text).toBe(200);
  return answer.body;
}

const idsOf = ({ decisions }: ListBody) => decisions.map(({ decision_id }) => decision_id);

describe("GET /v1/decisions", () => {
  test("200: matches, refusals, abstentions and human verdicts, oldest first, as their receipts say", async () => {
    const tenant = await service.tenant();
    const twins = await foundTwins(tenant);
    service.advance(1);
    const item = await abstain(tenant);
    service.advance(1);
    const settled = await submit(service, tenant, item.reviewId, {
      verdict: "match",
      entity_id: twins.first,
    });
    const listed = await list(tenant);
    expect(listed).toMatchObject({ total: 4, limit: 50, offset: 0 });
    expect(listed.decisions.map(({ decision, stage }) => [decision, stage])).toEqual([
      ["no_match", "deterministic"],
      ["no_match", "deterministic"],
      ["unresolved", "probabilistic"],
      ["match", "human_review"],
    ]);
    expect(idsOf(listed).slice(2)).toEqual([item.decisionId, settled.body.decision_id]);
    for (const head of listed.decisions) {
      const receipt = await tenant.decision(String(head.decision_id));
      expect(receipt).toMatchObject(head);
    }
  });

  test("200: the decisions on the records of one entity, the verdict that bound one among them", async () => {
    const tenant = await service.tenant();
    const twins = await foundTwins(tenant);
    service.advance(1);
    const item = await abstain(tenant);
    service.advance(1);
    const settled = await submit(service, tenant, item.reviewId, {
      verdict: "match",
      entity_id: twins.first,
    });
    const listed = await list(tenant, `?entity_id=${twins.first}`);
    expect(listed.total).toBe(3);
    expect(idsOf(listed).slice(1)).toEqual([item.decisionId, settled.body.decision_id]);
    expect((await list(await service.tenant(), `?entity_id=${twins.first}`)).total).toBe(0);
  });

  test("200: filters by version, threshold, time and key, each with its count, and pages", async () => {
    const tenant = await service.tenant();
    const times: string[] = [];
    for (let n = 0; n < 5; n++) {
      times.push(service.clock.now.toISOString());
      await tenant.resolve(numberedCompany(30 + n));
      service.advance(60);
    }
    const all = await list(tenant);
    const [first] = all.decisions;
    const { upper } = first!.thresholds as { upper: number };
    expect((await list(tenant, `?pipeline_version=${first!.pipeline_version}`)).total).toBe(5);
    expect((await list(tenant, "?pipeline_version=1999-01-01.1")).total).toBe(0);
    expect((await list(tenant, `?threshold_upper=${upper}`)).total).toBe(5);
    expect((await list(tenant, "?threshold_upper=0.123")).total).toBe(0);
    expect((await list(tenant, `?acting_key_id=${first!.acting_key_id}`)).total).toBe(5);
    expect((await list(tenant, "?acting_key_id=key_nobody")).total).toBe(0);
    const between = `?decided_since=${times[1]}&decided_until=${times[3]}`;
    expect(idsOf(await list(tenant, between))).toEqual(idsOf(all).slice(1, 3));
    expect(idsOf(await list(tenant, "?limit=2&offset=3"))).toEqual(idsOf(all).slice(3));
  });

  test("200: a resolve key reads them as well, and another tenant has its own", async () => {
    const tenant = await service.tenant();
    const other = await service.tenant();
    await tenant.resolve(apple);
    expect((await tenant.get<ListBody>("/v1/decisions", "resolve")).body.total).toBe(1);
    expect((await list(other)).total).toBe(0);
  });

  test.each(["read", "erase"] as const)("403: a %s key", async (scope) => {
    expect((await (await service.tenant()).get("/v1/decisions", scope)).status).toBe(403);
  });

  test.each(["limit=201", "limit=0", "threshold_upper=2", "decided_since=2026-01-01", "stage=human_review"])(
    "422: %s",
    async (query) => {
      const tenant = await service.tenant();
      expect((await tenant.get(`/v1/decisions?${query}`, "review")).status).toBe(422);
    },
  );
});
