import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { ErrorBody, UsageBody } from "../../../tests/support/answers.ts";
import { apple, numberedCompany } from "../../../tests/support/records.ts";
import { scratchDirectory } from "../../../tests/support/scratch.ts";
import { TestService } from "../../../tests/support/service.ts";
import type { TestTenant } from "../../../tests/support/tenant.ts";

interface Valuation {
  readonly value: number | null;
  readonly currency: string | null;
  readonly as_of: string | null;
}

interface Observed {
  readonly entity_id: string;
  readonly observed_at: string;
  readonly saved: boolean;
  readonly replayable: boolean;
  readonly source_id: string | null;
  readonly market_cap: Valuation;
  readonly enterprise_value: Valuation;
  readonly metrics: readonly {
    readonly name: string;
    readonly frequency: string | null;
    readonly columns: readonly { readonly date: string; readonly value: number | null }[];
  }[];
  readonly licence: string | null;
  readonly gaps: readonly { readonly code: string; readonly attribute?: string }[];
  readonly usage: UsageBody;
}

const lei = "HWUPKR0MPOU8FGXBT394";
const answer = {
  quote: { cap: 3_400_000_000_000, currency: "USD", day: "2026-11-19", ev: "3450000000000.5" },
  annual: [
    { end: "2025-09-27", revenue: 416_161_000_000, equity: null },
    { end: "2024-09-28", revenue: "n/a" },
    { revenue: 1 },
  ],
  balance: { dates: ["2025-09-27", "2024-09-28"], assets: [359_241_000_000, 364_980_000_000] },
};

let supplier: Server;
let service: TestService;
let undeclared: TestService;
let tenant: TestTenant;
let entityId: string;
let requests: IncomingMessage[] = [];
let reply: (response: ServerResponse) => void;

const sends =
  (status: number, body: string, headers = {}) =>
  (response: ServerResponse) => {
    response.writeHead(status, { "content-type": "application/json", ...headers }).end(body);
  };

beforeAll(async () => {
  supplier = createServer((request, response) => {
    requests.push(request);
    reply(response);
  });
  supplier.listen(0, "127.0.0.1");
  await once(supplier, "listening");
  const { port } = supplier.address() as AddressInfo;
  const file = join(scratchDirectory(), "supplier.json");
  writeFileSync(
    file,
    JSON.stringify({
      source_id: "acme_data",
      name: "Acme Data",
      licence: "Acme, internal",
      addresses: [`http://127.0.0.1:${port}/by-isin/{isin}`, `http://127.0.0.1:${port}/by-lei/{lei}`],
      credential: { header: "x-api-key" },
      timeout_s: 1,
      mapping: {
        market_cap: { value: "/quote/cap", currency: "/quote/currency", as_of: "/quote/day" },
        enterprise_value: { value: "/quote/ev", currency: { constant: "USD" } },
        metrics: {
          revenue: { columns: "/annual", date: "/end", value: "/revenue", frequency: { constant: "annual" } },
          equity: { columns: "/annual", date: "/end", value: "/equity" },
          total_assets: { date: "/balance/dates", value: "/balance/assets" },
        },
      },
    }),
  );
  service = await TestService.start({
    environment: { ASSAY_SUPPLIER: file, ASSAY_SUPPLIER_CREDENTIAL: "s3cret" },
  });
  tenant = await service.tenant();
  entityId = (await tenant.resolve(apple)).entity!.entity_id;
  undeclared = await TestService.start();
});

afterAll(async () => {
  await Promise.all([service.close(), undeclared.close()]);
  supplier.closeAllConnections();
  supplier.close();
});

beforeEach(() => {
  requests = [];
  reply = sends(200, JSON.stringify(answer));
});

const path = (id = entityId) => `/v1/entities/${id}/supplier-observations`;
const post = <Body>(by: TestTenant, url: string, body?: object, at = service) =>
  at.send<Body>("POST", url, { key: by.keys.read, ...(body && { body }) });
async function observe(): Promise<Observed> {
  const { status, body, text } = await post<Observed>(tenant, path());
  expect(status, text).toBe(200);
  return body;
}

describe("POST /v1/entities/{entity_id}/supplier-observations", () => {
  test("200: the supplier is asked by the first address that the company has the identifiers of", async () => {
    const observed = await observe();
    expect(requests.map(({ url, headers }) => [url, headers["x-api-key"]])).toEqual([
      [`/by-lei/${lei}`, "s3cret"],
    ]);
    expect(observed).toMatchObject({
      entity_id: entityId,
      observed_at: service.clock.now.toISOString(),
      saved: false,
      replayable: false,
      source_id: "acme_data",
      licence: "Acme, internal",
      market_cap: { value: 3_400_000_000_000, currency: "USD", as_of: "2026-11-19" },
      enterprise_value: { value: 3_450_000_000_000.5, currency: "USD", as_of: null },
      usage: { credits_charged: 0 },
    });
  });

  test("200: seven metrics, with what is no number null and a gap for each that has none", async () => {
    const { metrics, gaps } = await observe();
    expect(metrics).toHaveLength(7);
    const byName = new Map(metrics.map((metric) => [metric.name, metric]));
    expect(byName.get("revenue")).toMatchObject({
      frequency: "annual",
      columns: [
        { date: "2025-09-27", value: 416_161_000_000 },
        { date: "2024-09-28", value: null },
      ],
    });
    expect(byName.get("total_assets")?.columns[1]).toEqual({ date: "2024-09-28", value: 364_980_000_000 });
    expect(byName.get("cash")).toMatchObject({ frequency: null, columns: [] });
    expect(gaps.map(({ code, attribute }) => [code, attribute])).toEqual([
      ["not_mapped", "financials.net_income"],
      ["not_mapped", "financials.total_liabilities"],
      ["not_supplied", "financials.equity"],
      ["not_mapped", "financials.cash"],
      ["not_mapped", "financials.operating_income"],
    ]);
  });

  test("200: a repeat asks anew, and nothing is kept", async () => {
    const before = await tenant.entity(entityId);
    await observe();
    reply = sends(200, "{}");
    expect((await observe()).market_cap.value).toBeNull();
    expect(requests).toHaveLength(2);
    expect(await tenant.entity(entityId)).toEqual(before);
  });

  test.each<[string, (response: ServerResponse) => void, string]>([
    ["fails", sends(500, "{}"), "supplier_unavailable"],
    ["does not know the company", sends(404, "{}"), "not_found"],
    ["sends elsewhere", sends(302, "", { location: "http://127.0.0.1:1/" }), "supplier_unavailable"],
    ["answers with a page", sends(200, "<html>"), "supplier_unavailable"],
    ["breaks off", (response) => response.destroy(), "supplier_unavailable"],
    ["answers with 5 MB", sends(200, `"${"x".repeat(5_000_000)}"`), "supplier_unavailable"],
  ])("200: a supplier that %s gives nulls and a gap", async (_, answers, code) => {
    reply = answers;
    const { market_cap, metrics, gaps } = await observe();
    expect(market_cap).toEqual({ value: null, currency: null, as_of: null });
    expect(metrics.flatMap(({ columns }) => columns)).toEqual([]);
    expect(gaps.map((gap) => gap.code)).toEqual([code]);
  });

  test("200: without an identifier that the supplier is asked by, it is not asked", async () => {
    const other = (await tenant.resolve(numberedCompany(7))).entity!.entity_id;
    const { body } = await post<Observed>(tenant, path(other));
    expect(body.gaps).toMatchObject([{ code: "no_identifier" }]);
    expect(requests).toEqual([]);
  });

  test("200: without a declared supplier every value is null, with the gap not_configured", async () => {
    const plain = await undeclared.tenant();
    const id = (await plain.resolve(apple)).entity!.entity_id;
    const { status, body } = await post<Observed>(plain, path(id), undefined, undeclared);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      source_id: null,
      licence: null,
      market_cap: { value: null },
      enterprise_value: { value: null },
      gaps: [{ code: "not_configured" }],
    });
    expect(body.metrics).toHaveLength(7);
  });

  test("200: its fields appear among the value schemas of the sources", async () => {
    const { body } = await tenant.get<{
      source_value_schemas: Record<string, Record<string, { type: string }>>;
    }>("/v1/reference/enrichment-fields");
    expect(Object.keys(body.source_value_schemas.acme_data!)).toEqual([
      "financials.market_cap",
      "financials.enterprise_value",
      "financials.revenue",
      "financials.total_assets",
      "financials.equity",
    ]);
  });

  test("503: a supplier that does not answer within its time", async () => {
    reply = () => undefined;
    const { status, body } = await post<ErrorBody>(tenant, path());
    expect(status).toBe(503);
    expect(body.error.code).toBe("deadline_exceeded");
  });

  test("404: another tenant's entity has the bytes of an unknown one", async () => {
    const other = await service.tenant();
    const bytes = async (id: string) => {
      const { status, text } = await post<ErrorBody>(other, path(id));
      expect(status).toBe(404);
      return text.replaceAll(/req_[a-z2-7]{26}/g, "req_");
    };
    expect(await bytes(entityId)).toBe(await bytes(`ent_${"a".repeat(26)}`));
    expect(requests).toEqual([]);
  });

  test("422: a body with a field", async () => {
    expect((await post(tenant, path(), { months: 1 })).status).toBe(422);
  });
});
