/** A pair climbs the same ladder as a record: what it costs, and how it ends without an answer. */
import { afterEach, beforeEach, expect, test } from "vitest";
import { TestService } from "../../../tests/support/service.ts";
import type { TestTenant } from "../../../tests/support/tenant.ts";
import { StandIn } from "../../pipelines/resolution/outside/testing/stand-in.ts";

/** Similar and not surely the same: the matcher leaves the pair open. */
const ambiguous = {
  left: { name: "Quillworth Brackenfold Trading Limited", country: "GB" },
  right: { name: "Quillworth Brackenfold Ltd", country: "GB", address: { city: "York" } },
};

let service: TestService;
let model: StandIn;
let tenant: TestTenant;

beforeEach(async () => {
  model = new StandIn();
  service = await TestService.start({
    register: "none",
    steps: [model, new StandIn("live_registers", false)],
  });
  tenant = await service.tenant({ plan: "free" });
});

afterEach(() => service.close());

const decided = (logOdds: number) => () => ({
  judgements: [{ candidateKey: "right", decision: "match" as const, confidence: 0.4, logOdds }],
});

test("a pair that the matcher leaves open is decided by the model's answer, for 5 credits", async () => {
  const local = await tenant.match({ ...ambiguous, depth: "probabilistic" });
  expect(local).toMatchObject({ decision: "unresolved", depth_capped: true, escalation_unavailable: false });
  expect(model.asked).toEqual([]);
  model.answer = decided(9);
  const answer = await tenant.match({ ...ambiguous, depth: "adjudication" });
  expect(answer).toMatchObject({
    decision: "match",
    stage: "llm_adjudication",
    match_confidence_basis: "adjudicated_verdict",
    usage: { credits_charged: 5, deep_attempts_remaining: 24 },
  });
  expect(answer.match_confidence).toBeGreaterThanOrEqual(0.9);
  expect(model.asked[0]).toMatchObject({ record: { name: ambiguous.left.name } });
  expect(await tenant.count("record")).toBe(0);
  const { rows } = await service.database.query("select 1 from outside_commitment where tenant_id = $1", [
    tenant.tenantId,
  ]);
  expect(rows).toHaveLength(1);
  model.answer = decided(-9);
  const other = { left: ambiguous.left, right: { ...ambiguous.right, address: { city: "Leeds" } } };
  expect(await tenant.match(other)).toMatchObject({
    decision: "no_match",
    stage: "llm_adjudication",
    usage: { credits_charged: 5 },
  });
});

test("the same pair again pays the supplier nothing", async () => {
  model.answer = decided(9);
  await tenant.match(ambiguous);
  expect(await tenant.match(ambiguous)).toMatchObject({ decision: "match" });
  expect(model.asked).toHaveLength(1);
});

test("a model that gives no answer leaves the pair open: temporary, and free", async () => {
  model.answer = () => Promise.reject(new Error("no answer"));
  expect(await tenant.match(ambiguous)).toMatchObject({
    decision: "unresolved",
    stage: "probabilistic",
    escalation_unavailable: true,
    usage: { credits_charged: 0, deep_attempts_remaining: 24 },
  });
});

test("a judgement without weight binds nothing, and trying again does not help", async () => {
  model.answer = decided(0);
  expect(await tenant.match(ambiguous)).toMatchObject({
    decision: "unresolved",
    stage: "llm_adjudication",
    escalation_unavailable: false,
    usage: { credits_charged: 0 },
  });
});

test("fewer than 5 credits cap the depth", async () => {
  const poor = await service.tenant({ plan: "free", credits: 4 });
  expect(await poor.match(ambiguous)).toMatchObject({ decision: "unresolved", depth_capped: true });
  expect(model.asked).toEqual([]);
});

test("a pair whose number decides asks nobody", async () => {
  const numbered = { registration_number: "09100001", jurisdiction: "GB" };
  const pair = { left: { ...ambiguous.left, ...numbered }, right: { ...ambiguous.right, ...numbered } };
  expect(await tenant.match(pair)).toMatchObject({ decision: "match", usage: { credits_charged: 1 } });
  expect(model.asked).toEqual([]);
});
