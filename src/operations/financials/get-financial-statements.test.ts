import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ErrorBody } from "../../../tests/support/answers.ts";
import { numberedCompany } from "../../../tests/support/records.ts";
import type { TestService } from "../../../tests/support/service.ts";
import type { TestTenant } from "../../../tests/support/tenant.ts";
import type { FinancialGap, FinancialStatement } from "../../domain/financials/statement.ts";
import { accessionOf, reportedCompany } from "./testing/reported-company.ts";

interface Inventory {
  readonly statements: readonly FinancialStatement[];
  readonly total: number;
  readonly truncated: boolean;
  readonly coverage_gaps: readonly FinancialGap[];
  readonly usage: { readonly credits_charged: number };
}

let service: TestService;
let tenant: TestTenant;
let entityId: string;

beforeAll(async () => {
  ({ service, tenant, entityId } = await reportedCompany());
});

afterAll(() => service.close());

const path = (query = "", id = entityId) => `/v1/entities/${id}/financial-statements${query}`;
async function inventory(query = "", id = entityId): Promise<Inventory> {
  const answer = await tenant.get<Inventory>(path(query, id));
  expect(answer.status, answer.text).toBe(200);
  return answer.body;
}
const amountsOf = (statement: FinancialStatement | undefined) =>
  Object.fromEntries(
    statement?.observations.map(({ attribute, value }) => [attribute.slice(11), value]) ?? [],
  );

describe("GET /v1/entities/{entity_id}/financial-statements", () => {
  test("200: each version of each period of each source, newest end first, free", async () => {
    const { statements, total, truncated, usage } = await inventory();
    expect(
      statements.map(({ source_id, period_end, filed_on, currency }) => [
        source_id,
        period_end,
        filed_on,
        currency,
      ]),
    ).toEqual([
      ["sec_companyfacts", "2024-12-28", "2025-01-31", "USD"],
      ["own_system", "2024-09-28", "2025-02-01", "EUR"],
      ["sec_companyfacts", "2024-09-28", "2024-11-01", "USD"],
      ["sec_companyfacts", "2023-09-30", "2024-11-01", "USD"],
      ["sec_companyfacts", "2023-09-30", "2023-11-03", "USD"],
    ]);
    expect([total, truncated, usage.credits_charged]).toEqual([5, false, 0]);
  });

  test("200: a changed amount is a version of its own and no restatement; what its source calls one is", async () => {
    const { statements } = await inventory();
    const [, estimate, , changed, first] = statements;
    expect(amountsOf(first)).toEqual({
      revenue: 383_285_000_000,
      net_income: 96_995_000_000,
      total_assets: 352_583_000_000,
    });
    expect(amountsOf(changed)).toEqual({ ...amountsOf(first), revenue: 383_000_000_000 });
    expect(changed).toMatchObject({
      earlier_statement_id: first?.statement_id,
      restatement: { status: "unknown", earlier_accession: null },
    });
    expect(estimate?.restatement).toEqual({ status: "restated", earlier_accession: "B-1" });
  });

  test("200: each figure names its filing, its concept and its source; a stated zero is there", async () => {
    const { statements } = await inventory();
    expect(statements[2]?.observations[0]).toMatchObject({
      attribute: "financials.revenue",
      value: 391_035_000_000,
      currency: "USD",
      basis: "reported",
      concept: "us-gaap:RevenueFromContractWithCustomerExcludingAssessedTax",
      accession: accessionOf("2024-11-01"),
      filed_on: "2024-11-01",
      provenance: {
        source_id: "sec_companyfacts",
        provider_record_id: "320193",
        source_url:
          "https://www.sec.gov/Archives/edgar/data/320193/000032019324001101/0000320193-24-001101-index.htm",
        licence: "US public domain",
        licence_permits_resale: true,
      },
    });
    expect(amountsOf(statements[1])).toEqual({ revenue: 350_000_000_000.5, cash: 0 });
  });

  test.each([
    ["2023-11-02", []],
    ["2023-11-03", [383_285_000_000]],
    ["2024-10-31", [383_285_000_000]],
    ["2024-11-01", [391_035_000_000, 383_000_000_000, 383_285_000_000]],
  ])("200: as of %s the revenues are %j", async (asOf, revenues) => {
    const { statements } = await inventory(`?as_of=${asOf}`);
    expect(statements.map((statement) => amountsOf(statement).revenue)).toEqual(revenues);
  });

  test("200: ids and fingerprints are the same after a restart", async () => {
    const ids = ({ statements }: Inventory) =>
      statements.map((one) => [one.statement_id, one.source_fingerprint]);
    const before = ids(await inventory());
    await service.restart();
    expect(ids(await inventory())).toEqual(before);
    expect(before[0]?.[0]).toMatch(/^stmt_[a-z2-7]{26}$/);
  });

  test("200: a shorter list says that it is truncated", async () => {
    const { statements, total, truncated, coverage_gaps } = await inventory("?limit=1");
    expect([statements.length, total, truncated]).toEqual([1, 5, true]);
    expect(coverage_gaps.map(({ code }) => code)).toContain("not_listed");
  });

  test("200: a company without accounts has none, and a gap", async () => {
    const other = (await tenant.resolve(numberedCompany(9))).entity!.entity_id;
    expect(await inventory("", other)).toMatchObject({
      statements: [],
      truncated: false,
      coverage_gaps: [{ code: "no_statements" }],
    });
  });

  test("200: the golden record shows the newest year, with its currency, period and filing", async () => {
    const { record, provenance } = await tenant.entity(entityId, "?field_packs=financials");
    expect(record["financials.net_income"]).toMatchObject({
      value: 93_736_000_000,
      currency: "USD",
      period_start: "2023-10-01",
      period_end: "2024-09-28",
      frequency: "annual",
      scope: "unknown",
      basis: "reported",
      filed_on: "2024-11-01",
    });
    expect(provenance["financials.net_income"]).toMatchObject({
      source_id: "sec_companyfacts",
      source_as_of: "2024-11-01T00:00:00.000Z",
      confidence: 0.95,
    });
    expect(record["financials.market_cap"]).toMatchObject({
      value: 3_900_000_000_000,
      quoted_on: "2026-10-30",
    });
    expect(provenance["financials.market_cap"]).toMatchObject({
      source_id: "own_system",
      licence: "internal",
    });
  });

  test("200: a source that its licence withholds is left out everywhere, and a gap names it", async () => {
    const withheld = await reportedCompany({ ASSAY_RESTRICTED_SOURCES: "own_system" });
    const { body } = await withheld.tenant.get<Inventory>(path("", withheld.entityId));
    expect(new Set(body.statements.map(({ source_id }) => source_id))).toEqual(new Set(["sec_companyfacts"]));
    expect(body.coverage_gaps).toContainEqual(
      expect.objectContaining({ code: "withheld_by_licence", source_id: "own_system" }),
    );
    const entity = await withheld.tenant.entity(withheld.entityId, "?fields=financials.market_cap");
    expect(entity).toMatchObject({
      record: {},
      field_status: { "financials.market_cap": "licence_restricted" },
    });
    await withheld.service.close();
  });

  test("200: the tool gives the newest twenty", async () => {
    const { content } = await tenant.tool("get_financial_statements", { entity_id: entityId }, "read");
    expect(content.statements).toEqual((await inventory()).statements);
  });

  test("404: another tenant's entity has the bytes of an unknown one", async () => {
    const other = await service.tenant();
    const bytes = async (id: string) => {
      const answer = await other.get<ErrorBody>(path("", id));
      expect(answer.status).toBe(404);
      return answer.text.replaceAll(/req_[a-z2-7]{26}/g, "req_");
    };
    expect(await bytes(entityId)).toBe(await bytes(`ent_${"a".repeat(26)}`));
  });

  test.each(["?as_of=2024-02-30", "?limit=0", "?limit=501", "?period_end=2024-09-28"])(
    "422: %s",
    async (query) => {
      expect((await tenant.get(path(query))).status).toBe(422);
    },
  );
});
