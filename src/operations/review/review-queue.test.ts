import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { placeholder, siemensNowhere } from "../../../tests/support/records.ts";
import { TestService } from "../../../tests/support/service.ts";
import type { TestTenant } from "../../../tests/support/tenant.ts";
import { abstain, foundTwins, type ItemBody, type QueueBody, submit } from "./testing/abstentions.ts";

let service: TestService;

beforeAll(async () => {
  service = await TestService.start();
});

afterAll(() => service.close());

const withoutIds = (text: string): string => text.replaceAll(/req_[a-z2-7]{26}/g, "req_");

async function queue(tenant: TestTenant, query = ""): Promise<QueueBody> {
  const answer = await tenant.get<QueueBody>(`/v1/review-queue${query}`, "review");
  expect(answer.status, answer.text).toBe(200);
  return answer.body;
}

/** A tenant with abstentions of several kinds, a minute apart, oldest first; the last one settled. */
async function filledQueue() {
  const tenant = await service.tenant();
  const twins = await foundTwins(tenant);
  const ids: string[] = [];
  const add = (reviewId: string | null) => {
    ids.push(reviewId!);
    service.advance(60);
  };
  add((await abstain(tenant)).reviewId);
  add((await tenant.resolve(placeholder)).review_id);
  add((await tenant.resolve(siemensNowhere)).review_id);
  add((await abstain(tenant, { client_ref: "settled" })).reviewId);
  const settled = await submit(service, tenant, ids[3]!, { verdict: "match", entity_id: twins.first });
  expect(settled.status, settled.text).toBe(200);
  return { tenant, twins, ids };
}

describe("GET /v1/review-queue", () => {
  test("200: open items, oldest first, with what was submitted, the shortlist and the decision", async () => {
    const { tenant, twins, ids } = await filledQueue();
    const { items, total, limit, offset } = await queue(tenant);
    expect(items.map(({ review_id }) => review_id)).toEqual(ids.slice(0, 3));
    expect({ total, limit, offset }).toEqual({ total: 3, limit: 50, offset: 0 });
    const [first] = items;
    expect(first).toMatchObject({
      status: "open",
      submitted_record: { name: "Quillworth Brackenfold Limited", country: "GB", enrich: false },
      stage: "probabilistic",
      resolution: null,
      redacted: false,
      decision: { decision: "unresolved", thresholds: {} },
    });
    expect([twins.first, twins.second]).toContain(first?.candidate_entity?.entity_id);
    expect(first?.candidates?.map(({ candidate_index }) => candidate_index)).toEqual([0, 1]);
    expect(new Set(first?.candidates?.map(({ entity_id }) => entity_id))).toEqual(
      new Set([twins.first, twins.second]),
    );
  });

  test("200: filters by status, stage, tier, record and confidence, each counting what it filters", async () => {
    const { tenant, ids } = await filledQueue();
    const listed = async (query: string) => {
      const { items, total } = await queue(tenant, query);
      expect(total).toBe(items.length);
      return items.map(({ review_id }) => review_id);
    };
    expect(await listed("?status=resolved")).toEqual([ids[3]]);
    expect(await listed("?status=all")).toEqual(ids);
    expect(await listed("?stage=normalisation")).toEqual([ids[1]]);
    expect(await listed("?stage=deterministic")).toEqual([]);
    const all = await queue(tenant, "?status=all");
    for (const tier of ["identifier", "corroborated", "uncorroborated"]) {
      const expected = all.items.filter(({ evidence_tier }) => evidence_tier === tier);
      expect(await listed(`?status=all&evidence_tier=${tier}`)).toEqual(
        expected.map(({ review_id }) => review_id),
      );
    }
    expect(await listed(`?record_id=${all.items[2]!.record_id}`)).toEqual([ids[2]]);
    // The placeholder never reached the scorer: any minimum excludes it, even zero.
    expect(await listed("?min_confidence=0")).toEqual([ids[0], ids[2]]);
    expect(await listed("?min_confidence=1e-07")).toEqual([ids[0], ids[2]]);
    expect(await listed("?min_confidence=1")).toEqual([]);
  });

  test("200: every sort, and pages that fit together; items without a probability come last by confidence", async () => {
    const { tenant, ids } = await filledQueue();
    const sorted = async (sort: string) => (await queue(tenant, `?status=all&sort=${sort}`)).items;
    const order = (items: readonly ItemBody[]) => items.map(({ review_id }) => review_id);
    expect(order(await sorted("oldest_first"))).toEqual(ids);
    expect(order(await sorted("newest_first"))).toEqual([...ids].reverse());
    for (const [sort, sign] of [
      ["confidence_desc", -1],
      ["confidence_asc", 1],
    ] as const) {
      const items = await sorted(sort);
      expect(items.at(-1)?.review_id).toBe(ids[1]);
      const scores = items.slice(0, -1).map(({ probability }) => probability!);
      expect(scores).toEqual([...scores].sort((a, b) => sign * (a - b)));
    }
    const pages = [];
    for (const offset of [0, 2, 4])
      pages.push(...(await queue(tenant, `?status=all&limit=2&offset=${offset}`)).items);
    expect(order(pages)).toEqual(ids);
  });

  test("200: the tool answers the same, and another tenant's queue is empty", async () => {
    const { tenant } = await filledQueue();
    const { items, total } = await queue(tenant);
    const answer = await tenant.tool("review_queue_list", {}, "review");
    expect(answer.content).toMatchObject({ items, total });
    expect((await queue(await service.tenant())).total).toBe(0);
  });

  test.each([
    ["status=closed", "status"],
    ["sort=random", "sort"],
    ["evidence_tier=weak", "evidence_tier"],
    ["min_confidence=1.1", "min_confidence"],
    ["limit=0", "limit"],
    ["limit=201", "limit"],
    ["offset=-1", "offset"],
    ["reviewer=me", "reviewer"],
  ])("422: %s", async (query, path) => {
    const tenant = await service.tenant();
    const answer = await tenant.get<{ error: { details: { fields: { path: string }[] } } }>(
      `/v1/review-queue?${query}`,
      "review",
    );
    expect(answer.status).toBe(422);
    expect(answer.body.error.details.fields.map((field) => field.path)).toEqual([path]);
  });

  test.each(["read", "resolve", "erase"] as const)("403: a %s key", async (scope) => {
    expect((await (await service.tenant()).get("/v1/review-queue", scope)).status).toBe(403);
  });
});

describe("GET /v1/review-queue/{review_id}", () => {
  test("200: the item of the list, with the whole candidate entity, over both doors", async () => {
    const { tenant, ids } = await filledQueue();
    const [listed] = (await queue(tenant)).items;
    const answer = await tenant.get<ItemBody>(`/v1/review-queue/${ids[0]}`, "review");
    const { candidate_entity, ...item } = answer.body;
    const { candidate_entity: briefly, ...rest } = listed!;
    expect(item).toMatchObject(rest);
    expect(candidate_entity).toEqual(await tenant.entity(briefly!.entity_id));
    const byTool = await tenant.tool("review_queue_get", { review_id: ids[0] }, "review");
    expect(byTool.content).toMatchObject({ ...rest, candidate_entity });
  });

  test("404: another tenant's item has the bytes of an unknown one", async () => {
    const { ids } = await filledQueue();
    const other = await service.tenant();
    const foreign = await other.get(`/v1/review-queue/${ids[0]}`, "review");
    const unknown = await other.get("/v1/review-queue/rev_aaaaaaaaaaaaaaaaaaaaaaaaaa", "review");
    expect([foreign.status, unknown.status]).toEqual([404, 404]);
    expect(withoutIds(foreign.text)).toBe(withoutIds(unknown.text));
  });
});
