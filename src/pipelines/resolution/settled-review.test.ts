import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { TestService } from "../../../tests/support/service.ts";
import { abstain, foundTwins, submit } from "../../operations/review/testing/abstentions.ts";

let service: TestService;

beforeAll(async () => {
  service = await TestService.start({ register: "none" });
});

afterAll(() => service.close());

const named = { name: "Quillworth Brackenfold Limited", country: "GB", enrich: false } as const;
/** Abstained on whatever the store holds, also after any verdict. */
const silent = { ...named, name: "N/A" } as const;

describe("content that a person has settled without an entity", () => {
  test("is answered with the settled item and queues no other, time and again", async () => {
    const tenant = await service.tenant();
    const item = await abstain(tenant, silent);
    const open = await abstain(tenant, silent);
    expect(open.reviewId).not.toBe(item.reviewId);
    await submit(service, tenant, item.reviewId, { verdict: "no_match", create_entity: false });
    for (let n = 0; n < 2; n++) {
      const again = await tenant.resolve(silent);
      expect(again).toMatchObject({
        decision: "unresolved",
        review_id: item.reviewId,
        usage: { credits_charged: 0 },
      });
      expect(again.record_id).not.toBe(item.recordId);
    }
    expect(await tenant.count("review_item")).toBe(2);
    // Other content gets an item of its own.
    expect((await abstain(tenant, { ...silent, client_ref: "other" })).reviewId).not.toBe(item.reviewId);
  });

  test("is asked again once the verdict is erased with its record", async () => {
    const tenant = await service.tenant();
    const item = await abstain(tenant, silent);
    await submit(service, tenant, item.reviewId, { verdict: "no_match", create_entity: false });
    await abstain(tenant, silent);
    const erased = await service.send("DELETE", `/v1/records/${item.recordId}`, { key: tenant.keys.erase });
    expect(erased.status).toBe(204);
    const again = await abstain(tenant, silent);
    expect(again.reviewId).not.toBe(item.reviewId);
  });

  test("of an entity that its verdict founded it is a replay, not an abstention", async () => {
    const tenant = await service.tenant();
    await foundTwins(tenant);
    const item = await abstain(tenant);
    const settled = await submit(service, tenant, item.reviewId, { verdict: "no_match" });
    const again = await tenant.resolve(named);
    expect(again).toMatchObject({ replayed: true, review_id: null });
    expect(again.entity?.entity_id).toBe(settled.body.entity_id);
  });
});
