import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ErrorBody } from "../../../tests/support/answers.ts";
import { apple, numberedCompany, placeholder, siemensNowhere } from "../../../tests/support/records.ts";
import { TestService } from "../../../tests/support/service.ts";
import type { TestTenant } from "../../../tests/support/tenant.ts";
import { wilsonInterval } from "../../domain/statistics/wilson-interval.ts";
import { foldTallies } from "../../storage/usage/usage.ts";

interface Rate {
  readonly count: number;
  readonly total: number;
  readonly rate: number | null;
  readonly interval: { method: string; confidence: number; low: number; high: number } | null;
}

interface UsageReport {
  readonly period: { since: string; until: string };
  readonly records: number;
  readonly rates: { automated: Rate; abstained: Rate; human_reviewed: Rate };
  readonly mix: {
    stage: readonly { stage: string; count: number; share: number }[];
    decision: readonly { decision: string; count: number; share: number }[];
    endpoint: readonly { endpoint: string; surface: string; count: number }[];
  };
  readonly credits: {
    charged: number;
    by_operation: readonly { operation: string; count: number; credits: number }[];
    remaining: number;
    plan: string;
    enforced: boolean;
  };
  readonly deep_attempts: { used: number; remaining: number };
  readonly not_measured: { metrics: readonly string[]; statement: string };
}

let service: TestService;
let tenant: TestTenant;
let began: string;
let middle: string;

beforeAll(async () => {
  service = await TestService.start();
  tenant = await service.tenant({ plan: "free" });
  began = service.clock.now.toISOString();
  await tenant.resolve(apple);
  await tenant.resolve(apple);
  await tenant.resolve(numberedCompany(1));
  service.advance(3600);
  middle = service.clock.now.toISOString();
  await tenant.resolve(siemensNowhere);
  await tenant.resolve(placeholder);
  await tenant.tool("resolve_company", { ...numberedCompany(2) });
  await tenant.match({
    left: { name: "Apple Inc.", country: "US" },
    right: { name: "Apple Inc.", country: "US" },
  });
  service.advance(3600);
});

afterAll(() => service.close());

const report = async (query = "", of = tenant): Promise<UsageReport> => {
  const answer = await of.get<UsageReport>(`/v1/usage${query}`);
  expect(answer.status, answer.text).toBe(200);
  return answer.body;
};

describe("GET /v1/usage", () => {
  test("200: rates are of the decisions made, each with its Wilson interval; a replay decides nothing", async () => {
    const { records, rates } = await report();
    expect(records).toBe(6);
    expect(rates.automated).toEqual({
      count: 3,
      total: 5,
      rate: 0.6,
      interval: { method: "wilson", confidence: 0.95, ...wilsonInterval(3, 5) },
    });
    expect(rates.abstained).toMatchObject({ count: 2, total: 5, rate: 0.4 });
    expect(rates.human_reviewed).toMatchObject({ count: 0, total: 5, rate: 0, interval: { low: 0 } });
  });

  test("200: the mix adds up, by stage, by decision, by endpoint and door", async () => {
    const { mix } = await report();
    const total = (rows: readonly { count: number }[]) => rows.reduce((sum, { count }) => sum + count, 0);
    expect([total(mix.stage), total(mix.decision), total(mix.endpoint)]).toEqual([5, 5, 7]);
    for (const rows of [mix.stage, mix.decision]) {
      expect(rows.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 12);
    }
    expect(mix.decision.map(({ decision }) => decision).sort()).toEqual(["match", "no_match", "unresolved"]);
    expect(mix.endpoint).toEqual([
      { endpoint: "resolve", surface: "api", count: 5 },
      { endpoint: "match", surface: "api", count: 1 },
      { endpoint: "resolve", surface: "mcp", count: 1 },
    ]);
  });

  test("200: a pair match that costs nothing is counted, and no retry of one under its key", async () => {
    const other = await service.tenant();
    const pair = { left: { name: "N/A", country: "GB" }, right: { name: "N/A", country: "GB" } };
    for (let n = 0; n < 2; n++) await other.match(pair, "pair");
    await other.tool("match_records", pair);
    const { mix, records, credits } = await report("", other);
    expect(mix.endpoint).toEqual([
      { endpoint: "match", surface: "api", count: 1 },
      { endpoint: "match", surface: "mcp", count: 1 },
    ]);
    expect([records, credits.charged]).toEqual([0, 0]);
  });

  test("200: after an erasure every total is as before", async () => {
    const other = await service.tenant();
    const { record_id } = await other.resolve(numberedCompany(7));
    await other.resolve(numberedCompany(7));
    await other.resolve(placeholder);
    const { period: _, ...before } = await report("", other);
    await service.send("DELETE", `/v1/records/${record_id}`, { key: other.keys.erase });
    expect(await other.count("record")).toBe(1);
    expect(await report("", other)).toMatchObject(
      JSON.parse(JSON.stringify({ ...before, correlation_id: undefined })),
    );
    await service.database.transaction((tx) => foldTallies(tx, other.tenantId, "2999-01-01T00:00:00.000Z"));
    expect((await report("", other)).records).toBe(3);
  });

  test("200: credits are what the ledger says", async () => {
    const { credits } = await report();
    const ledger = await tenant.ledger();
    expect(credits).toMatchObject({
      charged: ledger.spent,
      remaining: ledger.remaining,
      plan: "free",
      enforced: true,
      by_operation: [
        { operation: "match", count: 1, credits: 1 },
        { operation: "resolve", count: 3, credits: 3 },
      ],
    });
  });

  test("200: deep attempts, and what is not measured", async () => {
    const { deep_attempts, not_measured } = await report();
    expect(deep_attempts).toEqual({ used: 0, remaining: 25 });
    expect(not_measured.metrics).toEqual(["precision", "negative_predictive_value"]);
    expect(not_measured.statement).toContain("not measured");
  });

  test("200: the period is half-open, so that two that meet count everything once", async () => {
    const before = await report(`?since=${began}&until=${middle}`);
    const after = await report(`?since=${middle}`);
    expect(before.period).toEqual({ since: began, until: middle });
    expect([before.records, after.records]).toEqual([3, 3]);
    expect([before.rates.automated.total, after.rates.automated.total]).toEqual([2, 3]);
    expect(before.credits.charged + after.credits.charged).toBe((await report()).credits.charged);
  });

  test("200: without a period it is the last 30 days, up to now and including it", async () => {
    const { period } = await report();
    expect(period.until).toBe(service.clock.now.toISOString());
    expect(Date.parse(period.until) - Date.parse(period.since)).toBe(30 * 86_400_000);
    const other = await service.tenant();
    await other.resolve(apple);
    expect((await report("", other)).records).toBe(1);
    expect((await report("?since=2026-11-20T10%3A00%3A00%2B05%3A00")).period.since).toBe(
      "2026-11-20T05:00:00.000Z",
    );
  });

  test("200: an empty period has no rate and no interval, never a zero", async () => {
    const { records, rates, mix, credits } = await report("?until=2020-01-01T00:00:00Z");
    expect(records).toBe(0);
    for (const rate of Object.values(rates))
      expect(rate).toEqual({ count: 0, total: 0, rate: null, interval: null });
    expect(mix).toEqual({ stage: [], decision: [], endpoint: [] });
    expect(credits).toMatchObject({ charged: 0, by_operation: [] });
  });

  test("200: a record that a person decided counts as human reviewed, and its verdict as no decision of ours", async () => {
    const other = await service.tenant();
    const { review_id } = await other.resolve(siemensNowhere);
    await other.resolve(apple);
    const verdict = await service.send("POST", `/v1/review-queue/${review_id}/decision`, {
      key: other.keys.review,
      body: { verdict: "no_match", create_entity: false, reason: "not a customer of ours" },
    });
    expect(verdict.status, verdict.text).toBe(200);
    const { rates, mix } = await report("", other);
    expect(rates.human_reviewed).toMatchObject({ count: 1, total: 2, rate: 0.5 });
    expect(rates.abstained).toMatchObject({ count: 1, total: 2 });
    expect(mix.stage.map(({ stage }) => stage)).not.toContain("human_review");
  });

  test("200: another tenant's use is not in it", async () => {
    expect(await report("", await service.tenant())).toMatchObject({ records: 0, credits: { charged: 0 } });
  });

  test("200: the tool gives the same", async () => {
    const { content } = await tenant.tool("get_usage", { since: middle }, "read");
    const { rates, mix, credits, period } = await report(`?since=${middle}`);
    expect(content).toMatchObject({ rates, mix, credits, period });
  });

  test.each([
    ["?since=today", "since", "invalid_format"],
    ["?until=2026-11-20", "until", "invalid_format"],
    ["?since=2026-11-21T00:00:00Z&until=2026-11-20T00:00:00Z", "since", "out_of_range"],
    ["?month=11", "month", "unknown_field"],
  ])("422: %s", async (query, path, code) => {
    const { status, body } = await tenant.get<ErrorBody>(`/v1/usage${query}`);
    expect(status).toBe(422);
    expect(body.error.details.fields).toMatchObject([{ path, code }]);
  });

  test.each([
    "since=0000-01-01T00:00:00Z",
    "since=0001-01-01T00:00:00%2B14:00",
    "until=9999-12-31T23:59:59-14:00",
    "until=0001-01-01T00:00:00Z",
  ])("200: %s, a moment that no database keeps, is the nearest that one does", async (query) => {
    const answer = await tenant.get<UsageReport>(`/v1/usage?${query}`);
    expect(answer.status, answer.text).toBe(200);
    expect(["0001-01-01T00:00:00.000Z", "9999-12-31T23:59:59.999Z"]).toContain(
      query.startsWith("since") ? answer.body.period.since : answer.body.period.until,
    );
  });

  test("422: a moment that is longer than 64 characters", async () => {
    const answer = await tenant.get(`/v1/usage?since=2026-01-01T00:00:00.${"1".repeat(60)}Z`);
    expect(answer.status).toBe(422);
  });
});
