/** A stand-in for a step above `probabilistic`: slow, dying, late, asked twice; and its price. */
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { namedCompany, numberedCompany, siemensNowhere } from "../../../../tests/support/records.ts";
import { TestService } from "../../../../tests/support/service.ts";
import type { TestTenant } from "../../../../tests/support/tenant.ts";
import { giveUpCall, unsettledCallsOfRequests } from "../../../storage/usage/outside-commitments.ts";
import { StandIn, saysYes } from "./testing/stand-in.ts";

const leeds = { city: "Leeds", postal_code: "LS1 4AP" };
const known = { ...numberedCompany(50), address: leeds };
/** Has the name of a known company, but another town: the matcher leaves it open. */
const borderline = {
  name: "Quillworth Brackenfold Ltd",
  country: "GB",
  address: { city: "York" },
  enrich: false,
};

let service: TestService;
let model: StandIn;
let registers: StandIn;
let tenant: TestTenant;

beforeEach(async () => {
  model = new StandIn();
  registers = new StandIn("live_registers", false);
  service = await TestService.start({ steps: [registers, model] });
  tenant = await service.tenant({ plan: "free" });
  await tenant.resolve(known);
});

afterEach(() => service.close());

const adjudicate = (record: object = borderline, key?: string) =>
  tenant.resolve({ ...record, depth: "adjudication" }, key);

interface StepShown {
  readonly step: string;
  readonly status: string;
  readonly failure: string | null;
}

async function stepsOf(decisionId: string): Promise<StepShown[]> {
  const decision = (await tenant.decision(decisionId)) as unknown as { deeper_steps: StepShown[] };
  return decision.deeper_steps;
}

const calls = async () => {
  const { rows } = await service.database.query<{ outcome: string | null; open: boolean }>(
    "select outcome, closed_at is null as open from outside_commitment where tenant_id = $1 order by opened_at",
    [tenant.tenantId],
  );
  return rows;
};

describe("a decision with evidence from outside", () => {
  test("belongs to the stage of whoever was heard, costs 5 credits, and its receipt replays without it", async () => {
    const answer = await adjudicate();
    expect(answer).toMatchObject({
      decision: "match",
      stage: "llm_adjudication",
      match_confidence_basis: "adjudicated_verdict",
      escalation_unavailable: false,
      usage: { credits_charged: 5, deep_attempts_remaining: 24 },
    });
    const decision = await tenant.decision(answer.decision_id);
    expect(decision.replay).toMatchObject({ reproduced: true });
    expect(await stepsOf(answer.decision_id)).toMatchObject([
      { step: "model", status: "decided" },
      { step: "live_registers", status: "skipped" },
    ]);
    expect(await calls()).toEqual([{ outcome: "answered", open: false }]);
  });

  test("is asked for only where the record is left open, and not below the depth that allows it", async () => {
    expect(
      await tenant.resolve({ ...numberedCompany(50), depth: "research", client_ref: "again" }),
    ).toMatchObject({
      decision: "match",
      usage: { credits_charged: 1 },
    });
    expect(await tenant.resolve({ ...borderline, depth: "probabilistic" })).toMatchObject({
      decision: "unresolved",
      depth_capped: true,
      escalation_unavailable: false,
    });
    expect(model.asked).toEqual([]);
  });

  test("live registers are not asked without `enrich`, and what they are asked is paid as research", async () => {
    model.answer = () => ({ judgements: [] });
    const closed = await tenant.resolve({ ...borderline, depth: "research" });
    expect(await stepsOf(closed.decision_id)).toMatchObject([
      { step: "model", status: "passed" },
      { step: "live_registers", status: "skipped" },
    ]);
    const { enrich: _, ...open } = borderline;
    expect(await tenant.resolve({ ...open, depth: "research" })).toMatchObject({
      decision: "match",
      stage: "agentic_research",
      match_confidence_basis: "research_evidence",
      usage: { credits_charged: 5 },
    });
    expect(registers.asked).toHaveLength(1);
    expect(model.asked).toHaveLength(1);
    expect(await calls()).toHaveLength(1);
  });

  test("a judgement without weight binds nothing: the record is left open, free of credits", async () => {
    model.answer = (question) => ({
      judgements: saysYes(question).judgements.map((said) => ({ ...said, logOdds: 0 })),
    });
    expect(await adjudicate()).toMatchObject({
      decision: "unresolved",
      stage: "llm_adjudication",
      escalation_unavailable: false,
      usage: { credits_charged: 0, deep_attempts_remaining: 24 },
    });
  });

  test("a judgement can put another candidate first, and the receipt replays", async () => {
    model.answer = ({ candidates }) => ({
      judgements: candidates.slice(1, 2).map(({ key }) => ({
        candidateKey: key,
        decision: "match",
        confidence: null,
        logOdds: 9,
      })),
    });
    const answer = await adjudicate(siemensNowhere);
    expect(model.asked[0]!.candidates.length).toBeGreaterThan(1);
    expect(answer.candidates[0]!.legal_name).toBe(model.asked[0]!.candidates[1]!.facts.legalName);
    expect((await tenant.decision(answer.decision_id)).replay).toMatchObject({ reproduced: true });
  });

  test("with fewer than 5 credits nobody is asked, and the depth is capped", async () => {
    const poor = await service.tenant({ plan: "free", credits: 5 });
    await poor.resolve(known);
    expect(await poor.resolve(borderline)).toMatchObject({ decision: "unresolved", depth_capped: true });
    expect(model.asked).toEqual([]);
  });

  test("without deep attempts nobody is asked, and the answer says that it is temporary", async () => {
    await service.database.query("update tenant set deep_attempts_remaining = 0 where tenant_id = $1", [
      tenant.tenantId,
    ]);
    const answer = await adjudicate();
    expect(answer).toMatchObject({ decision: "unresolved", escalation_unavailable: true });
    expect(await stepsOf(answer.decision_id)).toMatchObject([
      { status: "failed", failure: "no_attempts" },
      { status: "skipped" },
    ]);
    expect(model.asked).toEqual([]);
  });
});

describe("while somebody outside takes ten seconds", () => {
  test("the tenant's other resolves go on, and no place among the requests is taken", async () => {
    const { asked, release } = model.hold();
    const waiting = adjudicate();
    await asked;
    const others = await Promise.all(
      Array.from({ length: 12 }, (_, n) => tenant.resolve(namedCompany(6000 + 1111 * n))),
    );
    expect(new Set(others.map(({ entity }) => entity?.entity_id)).size).toBe(12);
    const metrics = await service.send("GET", "/metrics", { key: service.adminKey });
    if (metrics.status === 200) expect(metrics.text).toMatch(/in_flight\S* [01]\n/);
    release();
    expect(await waiting).toMatchObject({ decision: "match", stage: "llm_adjudication" });
  });

  test("a company that is erased meanwhile is not bound to, and nobody is asked again", async () => {
    const { asked, release } = model.hold();
    const waiting = adjudicate();
    await asked;
    const entityId = model.asked[0]!.candidates[0]!.entityId!;
    const erased = await service.send("DELETE", `/v1/entities/${entityId}`, { key: tenant.keys.erase });
    expect(erased.status).toBe(204);
    release();
    expect((await waiting).entity?.entity_id).not.toBe(entityId);
    expect(model.asked).toHaveLength(1);
  });

  test("a decision that needs nobody by then costs what it costs without", async () => {
    const { asked, release } = model.hold();
    const waiting = adjudicate();
    await asked;
    await tenant.resolve({ ...known, address: { city: "York" }, client_ref: "moved" });
    await tenant.resolve({ ...borderline, registration_number: "09100050", jurisdiction: "GB" });
    release();
    const answer = await waiting;
    expect(answer.decision).toBe("match");
    expect(answer.usage.credits_charged).toBe(answer.stage === "llm_adjudication" ? 5 : 1);
    expect(model.asked).toHaveLength(1);
  });

  test("a request that asks the same in this process waits for the one answer", async () => {
    const { asked, release } = model.hold();
    const first = adjudicate();
    await asked;
    const second = adjudicate({ ...borderline, client_ref: "second" });
    release();
    expect((await first).decision).toBe("match");
    expect((await second).decision).toBe("match");
    expect(model.asked).toHaveLength(1);
    expect(await calls()).toHaveLength(1);
  });

  test("in another process it is refused until the call has an outcome, and then pays nobody", async () => {
    const { asked, release } = model.hold();
    const replica = await service.replica();
    const waiting = adjudicate();
    await asked;
    const there = await replica.send("POST", "/v1/resolve", {
      key: tenant.keys.resolve,
      body: { ...borderline, client_ref: "there", depth: "adjudication" },
    });
    expect(there).toMatchObject({ status: 409, body: { error: { code: "idempotency_in_progress" } } });
    release();
    await waiting;
    expect(await adjudicate({ ...borderline, client_ref: "later" })).toMatchObject({ decision: "match" });
    expect(model.asked).toHaveLength(1);
    await replica.close();
  });

  test("the records of a batch that need nobody have their answers, and each other one its own", async () => {
    const { asked, release } = model.hold();
    const waiting = tenant.batch([
      { ...borderline, depth: "adjudication" },
      namedCompany(8000),
      namedCompany(9123),
    ]);
    await asked;
    await expect.poll(() => tenant.count("entity"), { timeout: 10_000 }).toBe(3);
    release();
    const { outcomes, usage } = await waiting;
    expect(outcomes.map(({ stage }) => stage)).toEqual([
      "llm_adjudication",
      "deterministic",
      "deterministic",
    ]);
    expect(usage.credits_charged).toBe(7);
  });
});

describe("somebody outside who", () => {
  test("dies leaves the record open: temporary, free, and asked again by the next try", async () => {
    model.answer = () => Promise.reject(new Error("no answer"));
    const answer = await adjudicate(borderline, "key");
    expect(answer).toMatchObject({
      decision: "unresolved",
      escalation_unavailable: true,
      usage: { credits_charged: 0, deep_attempts_remaining: 24 },
    });
    expect(await stepsOf(answer.decision_id)).toMatchObject([
      { step: "model", status: "failed", failure: "failed" },
      { step: "live_registers", status: "skipped" },
    ]);
    expect(await calls()).toEqual([{ outcome: "failed", open: false }]);
    model.answer = saysYes;
    expect(await adjudicate()).toMatchObject({ decision: "match" });
    expect(model.asked).toHaveLength(2);
  });

  test("answers after the deadline is not waited for, and its answer serves who asks the same again", async () => {
    model.deadlineMs = 1;
    const { release } = model.hold();
    const answer = await adjudicate();
    expect(answer).toMatchObject({ decision: "unresolved", escalation_unavailable: true });
    expect(await calls()).toEqual([{ outcome: "timed_out", open: false }]);
    release();
    await expect.poll(calls, { timeout: 10_000 }).toEqual([{ outcome: "answered", open: false }]);
    expect(await adjudicate({ ...borderline, client_ref: "again" })).toMatchObject({
      decision: "match",
      usage: { credits_charged: 5, deep_attempts_remaining: 24 },
    });
    expect(model.asked).toHaveLength(1);
  });

  test("is asked when the process dies is not asked again before an operator has settled the call", async () => {
    const dead = await service.replica();
    const { asked, release } = model.hold();
    const never = dead
      .send("POST", "/v1/resolve", {
        key: tenant.keys.resolve,
        body: { ...borderline, depth: "adjudication" },
        headers: { "idempotency-key": "dead" },
      })
      .catch(() => undefined);
    await asked;
    const retry = () => tenant.tryResolve({ ...borderline, depth: "adjudication", client_ref: "retry" });
    expect((await retry()).status).toBe(409);
    const [call] = await unsettledCallsOfRequests(service.database);
    const id = { tenantId: call!.tenant_id, callId: call!.call_id };
    expect(await giveUpCall(service.database, id, service.clock.now.toISOString())).toBe(true);
    expect(await giveUpCall(service.database, id, service.clock.now.toISOString())).toBe(false);
    model.answer = saysYes;
    expect((await retry()).body).toMatchObject({ decision: "match" });
    expect(model.asked).toHaveLength(2);
    release();
    await never;
    await dead.close();
  });
});

test("a request whose time runs out goes on without the answer", async () => {
  const hasty = await TestService.start({
    steps: [model],
    register: "none",
    environment: { ASSAY_REQUEST_DEADLINE_S: "2" },
  });
  const caller = await hasty.tenant();
  await caller.resolve(known);
  const { release } = model.hold();
  const answer = await caller.resolve({ ...borderline, depth: "adjudication" });
  expect(answer).toMatchObject({ decision: "unresolved", escalation_unavailable: true });
  release();
  await hasty.close();
});

test("erasure takes the answers about the record and about the candidates", async () => {
  const answer = await adjudicate();
  await service.send("DELETE", `/v1/records/${answer.record_id}`, { key: tenant.keys.erase });
  expect(await calls()).toEqual([]);
  await adjudicate();
  const { entity } = await tenant.resolve({ ...known, client_ref: "x" });
  await service.send("DELETE", `/v1/entities/${entity!.entity_id}`, { key: tenant.keys.erase });
  expect(await calls()).toEqual([]);
});
