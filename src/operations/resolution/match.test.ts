import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ErrorBody } from "../../../tests/support/answers.ts";
import { TestService } from "../../../tests/support/service.ts";

let service: TestService;

beforeAll(async () => {
  service = await TestService.start({ register: "none" });
});

afterAll(() => service.close());

const left = { name: "Quillworth Brackenfold Limited", country: "GB" };
const numbered = (registration_number: string) => ({ ...left, registration_number, jurisdiction: "GB" });
/** Similar and not the same: whatever the weights, two of these disagree on a word of the name. */
const ambiguous = {
  left: { name: "Quillworth Brackenfold Trading Limited", country: "GB" },
  right: { name: "Quillworth Holdings Limited", country: "GB" },
};

describe("POST /v1/match", () => {
  test("200: an agreeing number decides for one credit, however it is written", async () => {
    const tenant = await service.tenant({ plan: "free" });
    const answer = await tenant.match({
      left: numbered("9100001"),
      right: { ...numbered("09100001"), name: "QB" },
    });
    expect(answer).toMatchObject({
      decision: "match",
      stage: "deterministic",
      match_confidence_basis: "identifier_rule",
      reason: null,
      depth_capped: false,
      escalation_unavailable: false,
      usage: { credits_charged: 1, credits_remaining: 299 },
    });
    expect(answer.match_confidence).toBeGreaterThanOrEqual(0.9);
    expect(await tenant.ledger()).toMatchObject({ entries: 1, spent: 1 });
  });

  test("200: different numbers are two companies, whatever the names say", async () => {
    const tenant = await service.tenant();
    const answer = await tenant.match({ left: numbered("09100001"), right: numbered("09100002") });
    expect(answer).toMatchObject({
      decision: "no_match",
      stage: "deterministic",
      match_confidence: 0,
      usage: { credits_charged: 1 },
    });
    expect(answer.probability).toBeLessThan(0.1);
  });

  test("200: nothing comparable is unresolved without a probability, free, and never a no_match", async () => {
    const tenant = await service.tenant();
    const answer = await tenant.match({
      left: { name: "N/A", country: "GB" },
      right: { name: "Unknown", country: "FR" },
    });
    expect(answer).toMatchObject({
      decision: "unresolved",
      probability: null,
      no_identifying_signal: true,
      depth_capped: false,
      escalation_unavailable: false,
      match_confidence: 0,
      usage: { credits_charged: 0 },
    });
    expect(await tenant.ledger()).toMatchObject({ entries: 0, spent: 0 });
  });

  test("200: it mints nothing and says nothing of entities, receipts or candidates", async () => {
    const tenant = await service.tenant();
    const answer = await tenant.match({ left, right: left });
    for (const absent of ["entity", "record_id", "entity_id", "decision_id", "review_id", "candidates"]) {
      expect(answer).not.toHaveProperty(absent);
    }
    for (const table of ["record", "entity", "decision", "review_item"] as const)
      expect(await tenant.count(table)).toBe(0);
  });

  test("200: an unresolved pair says which kind of cannot-tell it is", async () => {
    const tenant = await service.tenant();
    const capped = await tenant.match({ ...ambiguous, depth: "probabilistic" });
    const deep = await tenant.match({ ...ambiguous, depth: "research" });
    expect(deep.decision).toBe(capped.decision);
    expect(capped.escalation_unavailable).toBe(false);
    expect(deep.depth_capped).toBe(false);
    expect(capped.depth_capped).toBe(capped.decision === "unresolved");
    expect(deep.escalation_unavailable).toBe(false);
    expect(deep.stages_not_configured).toEqual(["llm_adjudication", "agentic_research"]);
  });

  test("200: the depth of a record is ignored, the pair's counts", async () => {
    const tenant = await service.tenant();
    const pair = {
      left: { ...ambiguous.left, depth: "research" },
      right: { ...ambiguous.right, depth: "research" },
    };
    expect((await tenant.match({ ...pair, depth: "probabilistic" })).escalation_unavailable).toBe(false);
  });

  test("200: which record is left makes no difference", async () => {
    const tenant = await service.tenant();
    const name = fc.constantFrom(
      "Brackenfold Limited",
      "Brackenfold & Sons Ltd",
      "Sons of Brackenfold",
      "Quillworth GmbH",
      "Quillworth GmbH & Co. KG",
      "Квилворт",
      "Quillworth 3 Fund",
      "Quillworth 4 Fund",
    );
    const record = fc.record(
      {
        name,
        country: fc.constantFrom("GB", "DE", "Germany", "US"),
        domain: fc.constantFrom("quillworth.example.com", "brackenfold.co.uk", "quillworth.de"),
        phone: fc.constantFrom("+44 20 7946 0000", "+49 30 901820"),
        registration_number: fc.constantFrom("09100001", "09100002", "HRB 12345"),
        jurisdiction: fc.constantFrom("GB", "DE"),
        trading_names: fc.array(name, { maxLength: 3 }),
        address: fc.record({
          city: fc.constantFrom("Leeds", "Berlin"),
          postal_code: fc.constantFrom("LS1 4AP", "10115"),
        }),
      },
      { requiredKeys: ["name", "country"] },
    );
    await fc.assert(
      fc.asyncProperty(record, record, async (one, other) => {
        const forth = await tenant.match({ left: one, right: other });
        const back = await tenant.match({ left: other, right: one });
        for (const field of [
          "decision",
          "stage",
          "probability",
          "match_confidence",
          "reason",
          "no_identifying_signal",
        ] as const) {
          expect(back[field], field).toEqual(forth[field]);
        }
        if (forth.decision === "match") expect(forth.match_confidence).toBeGreaterThanOrEqual(0.9);
        expect(forth.usage.credits_charged).toBe(forth.decision === "unresolved" ? 0 : 1);
      }),
      {
        numRuns: 150,
        endOnFailure: true,
        // Equal names whose best pairing depends on the side from which it is searched.
        examples: [
          [
            { name: "Quillworth 3 Fund", country: "GB", trading_names: ["Quillworth GmbH & Co. KG"] },
            { name: "Quillworth GmbH & Co. KG", country: "GB", trading_names: ["Quillworth 3 Fund"] },
          ],
        ],
      },
    );
  });

  test("200: a keyed retry gives the original answer and its usage, and charges nothing more", async () => {
    const tenant = await service.tenant({ plan: "free" });
    const pair = { left: numbered("09100001"), right: numbered("09100001") };
    const first = await tenant.tryMatch(pair, "pair-1");
    await tenant.match({ left: numbered("09100003"), right: numbered("09100003") });
    const second = await tenant.tryMatch(pair, "pair-1");
    expect(second.body).toEqual(first.body);
    expect(second.headers["idempotency-replayed"]).toBe("true");
    expect(second.headers["x-correlation-id"]).not.toBe(first.headers["x-correlation-id"]);
    expect(await tenant.ledger()).toMatchObject({ entries: 2, spent: 2, remaining: 298 });
  });

  test("401: no credential", async () => {
    expect((await service.send("POST", "/v1/match", { body: { left, right: left } })).status).toBe(401);
  });

  test("402: spent credits", async () => {
    const tenant = await service.tenant({ plan: "free", credits: 0 });
    const answer = await tenant.tryMatch({ left, right: left }, "pair-402");
    expect(answer.status).toBe(402);
    expect(answer.body.error.code).toBe("credits_exhausted");
    expect(await tenant.count("idempotency")).toBe(0);
  });

  test("402: of many at once, as many are charged as the balance covers", async () => {
    const tenant = await service.tenant({ plan: "free", credits: 2 });
    const pair = { left: numbered("09100001"), right: numbered("09100001") };
    const answers = await Promise.all(Array.from({ length: 6 }, () => tenant.tryMatch(pair)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 402, 402, 402, 402]);
    expect(await tenant.ledger()).toEqual({ entries: 2, spent: 2, granted: 2, remaining: 0 });
  });

  test("403: a read key", async () => {
    const tenant = await service.tenant();
    const answer = await service.send("POST", "/v1/match", {
      key: tenant.keys.read,
      body: { left, right: left },
    });
    expect(answer.status).toBe(403);
  });

  test("409: an idempotency key with another pair; a resolve's keys are another operation's", async () => {
    const tenant = await service.tenant();
    await tenant.match({ left: numbered("09100001"), right: numbered("09100001") }, "pair-409");
    const answer = await tenant.tryMatch(
      { left: numbered("09100001"), right: numbered("09100002") },
      "pair-409",
    );
    expect(answer.status).toBe(409);
    expect(answer.body.error.code).toBe("idempotency_conflict");
    expect((await tenant.tryResolve({ name: "N/A" }, "pair-409")).status).toBe(200);
  });

  test("409: two at once under one key charge once", async () => {
    const tenant = await service.tenant();
    const pair = { left: numbered("09100001"), right: numbered("09100001") };
    const answers = await Promise.all(Array.from({ length: 5 }, () => tenant.tryMatch(pair, "pair-once")));
    for (const { status, body } of answers) {
      if (status === 409) expect(body.error.code).toBe("idempotency_in_progress");
      else expect(body.usage.credits_charged).toBe(1);
    }
    expect(await tenant.ledger()).toMatchObject({ entries: 1, spent: 1 });
  });

  test.each([
    ["no right record", { left }, "right", "missing"],
    ["a record without a name", { left: { country: "GB" }, right: left }, "left.name", "missing"],
    ["a record without a country", { left, right: { name: "Acme" } }, "right.country", "missing"],
    ["a name of 501", { left: { ...left, name: "x".repeat(501) }, right: left }, "left.name", "too_long"],
    [
      "a country of 65",
      { left: { ...left, country: "x".repeat(65) }, right: left },
      "left.country",
      "too_long",
    ],
    ["a domain of 254", { left, right: { ...left, domain: "x".repeat(254) } }, "right.domain", "too_long"],
    [
      "eleven trading names",
      { left, right: { ...left, trading_names: Array.from({ length: 11 }, () => "a") } },
      "right.trading_names",
      "too_long",
    ],
    [
      "a field of resolve",
      { left: { ...left, client_ref: "a" }, right: left },
      "left.client_ref",
      "unknown_field",
    ],
    ["an unknown field of the pair", { left, right: left, enrich: true }, "enrich", "unknown_field"],
    ["an unknown depth", { left, right: left, depth: "deep" }, "depth", "invalid_enum"],
    [
      "an unknown depth in a record",
      { left: { ...left, depth: "deep" }, right: left },
      "left.depth",
      "invalid_enum",
    ],
    [
      "contradicting aliases",
      { left: { ...left, context: "a", description: "b" }, right: left },
      "left.description",
      "conflicting_alias",
    ],
  ])("422: %s", async (_, pair, path, code) => {
    const tenant = await service.tenant();
    const answer = await tenant.tryMatch(pair);
    expect(answer.status).toBe(422);
    const { fields } = (answer.body as ErrorBody).error.details;
    expect(fields?.map((fault) => ({ path: fault.path, code: fault.code }))).toContainEqual({ path, code });
  });

  test("409: an idempotency key whose answer was erased (idempotency_response_erased)", async () => {
    const tenant = await service.tenant();
    const pair = { left: numbered("09100001"), right: numbered("09100002") };
    expect((await tenant.tryMatch(pair, "key-erased")).status).toBe(200);
    await service.database.query(
      "update idempotency set state = 'erased', body = null, usage = null where tenant_id = $1",
      [tenant.tenantId],
    );
    const answer = await tenant.tryMatch(pair, "key-erased");
    expect(answer.status).toBe(409);
    expect((answer.body as ErrorBody).error.code).toBe("idempotency_response_erased");
    expect(await tenant.ledger()).toMatchObject({ entries: 1, spent: 1 });
  });

  test("503: a deadline that passes (deadline_exceeded) charges nothing", async () => {
    const hurried = await TestService.start({
      register: "none",
      environment: { ASSAY_REQUEST_DEADLINE_S: "1" },
    });
    const tenant = await hurried.tenant();
    const answer = await hurried.whileTenantsAreLocked(() => tenant.tryMatch({ left, right: left }));
    expect(answer.status).toBe(503);
    expect((answer.body as ErrorBody).error.code).toBe("deadline_exceeded");
    await hurried.close();
  });

  test("503: storage that is gone (service_unavailable)", async () => {
    const lost = await TestService.start({ register: "none" });
    const tenant = await lost.tenant();
    await lost.database.close();
    const answer = await tenant.tryMatch({ left, right: left });
    expect(answer.status).toBe(503);
    expect((answer.body as ErrorBody).error.code).toBe("service_unavailable");
    await lost.app.close();
  });
});
