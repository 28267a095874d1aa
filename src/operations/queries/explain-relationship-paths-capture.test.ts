import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { GROUP, HOLDINGS, type KnownGroup, knownGroup } from "../knowledge/testing/known-group.ts";
import { CapturedAnswers } from "../selections/testing/captured-answers.ts";
import { Captures } from "../selections/testing/captures.ts";

let group: KnownGroup;
let answers: CapturedAnswers;
let holdings: string;

beforeAll(async () => {
  group = await knownGroup();
  const { service, tenant, entityId } = group;
  const top = (await tenant.resolve({ name: "Northgate Group", lei: GROUP })).entity!.entity_id;
  holdings = (await tenant.resolve({ name: "Northgate Holdings", lei: HOLDINGS })).entity!.entity_id;
  // Without the statement that leads to the top at once, the path leads through the company in between.
  await service.database.query("delete from register_fact where content like '%ULTIMATELY%'");
  answers = new CapturedAnswers(new Captures(service, tenant), {
    path: "/v1/relationships/explain",
    tool: "explain_relationship_paths",
    kind: "relationship_explanation",
    body: { left_entity_id: entityId, right_entity_id: top, as_of: "2026-11-01" },
    otherBody: { max_hops: 3 },
  });
});
afterAll(() => group.service.close());

describe("POST /v1/relationships/explain with capture", () => {
  test("200: the answer is kept as a receipt, which anybody can verify", () => answers.expectKept());

  test("200: repeated with its id it is what was captured", () =>
    answers.expectRepeated(() =>
      group.service.database.query(
        "update register_fact set valid_to = '2026-06-01' where content like '%holding%'",
      ),
    ));

  test("403: a key that reads captures nothing, and reserves no id", () => answers.expectReadKeyRefused());

  test("409: one id is one receipt, and is never free again", async () => {
    expect(await answers.refusalsOfOneId()).toEqual([
      [409, "capture_conflict"],
      [409, "capture_reserved"],
    ]);
  });

  test("200: a source that may no longer be shown takes the paths that rest on it along", async () => {
    const { again, receipt } = await answers.afterRestriction("gleif");
    expect(again.paths).toEqual([]);
    expect(receipt.redistribution).toMatchObject({ complete: false });
    expect(JSON.stringify([again.paths, receipt.result])).not.toContain('"source_id":"gleif"');
  });

  test("404: erasing the company in between purges the receipt, and its id stays reserved", async () => {
    const asked = { capture: true, capture_id: "between" };
    const kept = await answers.ask(asked);
    expect(JSON.stringify(kept.body.paths)).toContain(holdings);
    const { service, tenant } = group;
    await service.send("DELETE", `/v1/entities/${holdings}`, { key: tenant.keys.erase });
    expect((await answers.captures.get("between")).status).toBe(404);
    expect(await answers.refusal(asked)).toEqual([409, "capture_reserved"]);
  });

  test("413: an answer of more than 2,000,000 bytes is not captured", async () => {
    await group.service.database.query(
      "update register_fact set source_url = repeat('x', 2000000) where kind = 'relationship'",
    );
    expect(await answers.refusal({ capture: true })).toEqual([413, "payload_too_large"]);
  });

  test("409: a tenant with 1,000 receipts captures no more", async () => {
    await group.service.database.query(
      "update register_fact set source_url = null where kind = 'relationship'",
    );
    expect(await answers.refusalOfFullStore()).toEqual([409, "capture_limit"]);
  });
});
