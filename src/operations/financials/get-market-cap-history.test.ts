import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ErrorBody } from "../../../tests/support/answers.ts";
import type { TestService } from "../../../tests/support/service.ts";
import type { TestTenant } from "../../../tests/support/tenant.ts";
import type { MarketCapPoint } from "../../domain/financials/market-cap.ts";
import type { FinancialGap } from "../../domain/financials/statement.ts";
import { reportedCompany } from "./testing/reported-company.ts";

interface History {
  readonly scope: string;
  readonly currency: string | null;
  readonly share_class: string | null;
  readonly as_of: string;
  readonly months: number;
  readonly points: readonly MarketCapPoint[];
  readonly gaps: readonly FinancialGap[];
}

let service: TestService;
let tenant: TestTenant;
let entityId: string;

beforeAll(async () => {
  ({ service, tenant, entityId } = await reportedCompany());
});

afterAll(() => service.close());

const path = (query = "", id = entityId) => `/v1/entities/${id}/market-cap-history${query}`;
async function history(query = ""): Promise<History> {
  const answer = await tenant.get<History>(path(query));
  expect(answer.status, answer.text).toBe(200);
  return answer.body;
}

describe("GET /v1/entities/{entity_id}/market-cap-history", () => {
  test("200: sixty completed months before today's, each valued, stale, disputed or missing", async () => {
    const { points, ...rest } = await history();
    expect(rest).toMatchObject({
      scope: "issuer",
      currency: null,
      share_class: null,
      as_of: "2026-11-20",
      months: 60,
    });
    expect(points).toHaveLength(60);
    expect(points.slice(0, 4).map(({ month_end, status, value }) => [month_end, status, value])).toEqual([
      ["2026-10-31", "valued", 3_900_000_000_000],
      ["2026-09-30", "stale", 3_700_000_000_000],
      ["2026-08-31", "conflict", null],
      ["2026-07-31", "missing", null],
    ]);
    expect(points[0]).toMatchObject({
      currency: "USD",
      quoted_on: "2026-10-30",
      published_on: "2026-10-30",
      provenance: { source_id: "own_system", licence: "internal" },
    });
    expect(points[2]?.candidates.map(({ value }) => value)).toEqual([3_600_000_000_000, 3_610_000_000_000]);
  });

  test("200: as of an earlier day, what was published later is not there", async () => {
    const { points } = await history("?as_of=2026-09-01&months=1");
    expect(points).toMatchObject([{ month_end: "2026-08-31", status: "conflict" }]);
    expect((await history("?as_of=2026-08-31&months=1")).points).toMatchObject([
      { month_end: "2026-07-31", status: "missing" },
    ]);
  });

  test("200: another currency and share classes have no value here, and a gap says why", async () => {
    const euro = await history("?currency=EUR&months=1");
    expect(euro.points[0]).toMatchObject({ status: "missing", value: null });
    expect(euro.gaps.map(({ code }) => code)).toContain("other_currency");
    const classes = await history("?scope=share_class&share_class=Class%20A&months=1");
    expect(classes).toMatchObject({ scope: "share_class", points: [{ status: "missing" }] });
    expect(classes.gaps.map(({ code }) => code)).toContain("no_valuations");
  });

  test("200: the tool gives the same", async () => {
    const { content } = await tenant.tool(
      "get_market_cap_history",
      { entity_id: entityId, months: 3 },
      "read",
    );
    expect(content.points).toEqual((await history("?months=3")).points);
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

  test.each(["?months=0", "?months=61", "?as_of=yesterday", "?scope=all", "?currency=usd", "?share_class="])(
    "422: %s",
    async (query) => {
      expect((await tenant.get(path(query))).status).toBe(422);
    },
  );
});
