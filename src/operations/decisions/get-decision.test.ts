import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { apple, numberedCompany, placeholder } from "../../../tests/support/records.ts";
import { TestService } from "../../../tests/support/service.ts";
import type { TestTenant } from "../../../tests/support/tenant.ts";

let service: TestService;
let tenant: TestTenant;

beforeAll(async () => {
  service = await TestService.start();
  tenant = await service.tenant();
});

afterAll(() => service.close());

const withoutIds = (text: string): string => text.replaceAll(/req_[a-z2-7]{26}/g, "req_");

/** Records of every kind of verdict that the scorer reaches. */
const scored = [
  { name: "Siemens S.A." },
  { name: "Siemens S.A.", country: "GT" },
  { name: "Microsoft", country: "US", address: { city: "Redmond", postal_code: "98052" } },
  { name: "Heineken", country: "NL", depth: "probabilistic" },
  { name: "Barclays Bank UK plc", country: "GB", domain: "barclays.co.uk" },
  { name: "株式会社カノン", country: "JP" },
];

describe("GET /v1/decisions/{decision_id}", () => {
  test.each(scored)(
    "200: contributions and intercept sum to the log-odds, and the score replays: %j",
    async (record) => {
      const { decision_id } = await tenant.resolve(record);
      const receipt = await tenant.decision(decision_id);
      expect(receipt.decision_id).toBe(decision_id);
      if (receipt.score === null) {
        expect(receipt.replay.reproduced).toBeNull();
        return;
      }
      const sum = receipt.top_features.reduce(
        (total, { contribution }) => total + contribution,
        receipt.score.intercept,
      );
      expect(Math.abs(sum - receipt.score.log_odds)).toBeLessThan(1e-9);
      const effects = receipt.top_features.map(({ contribution }) => Math.abs(contribution));
      expect(effects).toEqual([...effects].sort((a, b) => b - a));
      for (const { feature, value } of receipt.top_features) expect(receipt.features[feature]).toBe(value);
      expect(receipt.replay).toEqual({
        reproduced: true,
        recomputed_probability: receipt.probability,
        pipeline_version_matches: true,
      });
    },
  );

  test("200: at least one of them reached the scorer", async () => {
    const { rows } = await service.database.query(
      "select 1 from decision where tenant_id = $1 and probability is not null",
      [tenant.tenantId],
    );
    expect(rows.length).toBeGreaterThanOrEqual(3);
  });

  test("200: the replay gives the same bits after a restart", async () => {
    const ids: string[] = [];
    for (const record of scored)
      ids.push((await tenant.resolve({ ...record, client_ref: "restart" })).decision_id);
    const read = () => Promise.all(ids.map((id) => tenant.decision(id)));
    const before = await read();
    await service.restart();
    expect(JSON.stringify(await read())).toBe(JSON.stringify(before));
  });

  test("200: a receipt whose numbers were changed does not reproduce", async () => {
    const { decision_id } = await tenant.resolve({ ...scored[1], client_ref: "tampered" });
    const change = async (from: string, to: string) =>
      service.database.query(
        "update decision set receipt = replace(receipt, $3, $4) where tenant_id = $1 and decision_id = $2",
        [tenant.tenantId, decision_id, from, to],
      );
    await change('"country_match":1', '"country_match":0');
    const receipt = await tenant.decision(decision_id);
    expect(receipt.features.country_match).toBe(0);
    expect(receipt.replay.reproduced).toBe(false);
  });

  test("200: an identifier decision names its rule; its replay has nothing to recompute", async () => {
    const { decision_id } = await tenant.resolve(apple);
    const receipt = await tenant.decision(decision_id);
    expect(receipt).toMatchObject({
      decision: "match",
      stage: "deterministic",
      identifier_rule: { rule: "lei_equal", scheme: "lei" },
      probability: null,
      replay: { reproduced: null, recomputed_probability: null, pipeline_version_matches: true },
      acting_surface: "api",
    });
    expect(receipt.features.lei_match).toBe(1);
    expect(receipt.evidence.map(({ source_id }) => source_id)).toContain("gleif");
    expect(receipt.thresholds.upper).toBeGreaterThanOrEqual(0.9);
  });

  test("200: companies that cannot be told apart are withheld, and the features say so (rule 7)", async () => {
    const { decision_id } = await tenant.resolve({ name: "岩崎電気株式会社", country: "JP" });
    const receipt = await tenant.decision(decision_id);
    expect(receipt).toMatchObject({
      decision: "unresolved",
      reason: "indistinguishable_candidates",
      features: { indistinguishable_candidates: 1 },
      guards: [{ guard: "indistinguishable_candidates" }],
    });
    expect(receipt.top_features.map(({ feature }) => feature)).not.toContain("indistinguishable_candidates");
  });

  test("200: a founding, an abstention and a placeholder are receipted like a match", async () => {
    const founding = await tenant.resolve(numberedCompany(20));
    expect(await tenant.decision(founding.decision_id)).toMatchObject({ decision: "no_match", evidence: [] });
    const silent = await tenant.resolve(placeholder);
    expect(await tenant.decision(silent.decision_id)).toMatchObject({
      decision: "unresolved",
      stage: "normalisation",
      reason: "no_identifying_signal",
      features: {},
      top_features: [],
      score: null,
      probability: null,
      replay: { reproduced: null },
    });
  });

  test("200: it says which surface and which key acted", async () => {
    const made = await tenant.tool("resolve_company", { name: "N/A", country: "US" });
    const receipt = await tenant.decision(made.content.decision_id as string);
    expect(receipt.acting_surface).toBe("mcp");
    expect(receipt.acting_key_id).toMatch(/^key_[a-z2-7]{26}$/);
  });

  test("200: a review key may read it, the tool gives the same, and it is free", async () => {
    const { decision_id } = await tenant.resolve(placeholder);
    const answer = await tenant.get(`/v1/decisions/${decision_id}`, "review");
    expect(answer.status).toBe(200);
    expect(answer.body.usage).toMatchObject({ credits_charged: 0 });
    const tool = await tenant.tool("get_decision", { decision_id });
    expect(tool.content.decision).toEqual(answer.body.decision);
  });

  test("401: no credential", async () => {
    expect((await service.send("GET", "/v1/decisions/dec_x")).status).toBe(401);
  });

  test.each(["read", "erase"] as const)("403: a %s key", async (scope) => {
    const answer = await tenant.get("/v1/decisions/dec_x", scope);
    expect(answer.status).toBe(403);
    expect(answer.body).toMatchObject({ error: { details: { accepted_scopes: ["resolve", "review"] } } });
  });

  test("404: another tenant's decision has the bytes of an unknown one", async () => {
    const other = await service.tenant();
    const { decision_id } = await other.resolve(placeholder);
    const foreign = await tenant.get(`/v1/decisions/${decision_id}`, "resolve");
    const unknown = await tenant.get("/v1/decisions/dec_aaaaaaaaaaaaaaaaaaaaaaaaaa", "resolve");
    expect(foreign.status).toBe(404);
    expect(withoutIds(foreign.text)).toBe(withoutIds(unknown.text));
  });

  test("422: an id of more than 64 characters, an unknown parameter", async () => {
    expect((await tenant.get(`/v1/decisions/${"d".repeat(65)}`, "resolve")).status).toBe(422);
    expect((await tenant.get("/v1/decisions/dec_x?verbose=true", "resolve")).status).toBe(422);
  });
});
