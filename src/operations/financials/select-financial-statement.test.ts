import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ErrorBody } from "../../../tests/support/answers.ts";
import type { TestService } from "../../../tests/support/service.ts";
import type { TestTenant } from "../../../tests/support/tenant.ts";
import type { Mismatch } from "../../domain/financials/select.ts";
import type { FinancialGap, FinancialStatement } from "../../domain/financials/statement.ts";
import { reportedCompany } from "./testing/reported-company.ts";

interface Selected {
  readonly requested: object;
  readonly selected: FinancialStatement | null;
  readonly actual: { readonly statement_id: string; readonly attributes: readonly string[] } | null;
  readonly fallback_reasons: readonly Mismatch[];
  readonly gaps: readonly FinancialGap[];
  readonly receipt_id: null;
  readonly usage: { readonly credits_charged: number };
}

let service: TestService;
let tenant: TestTenant;
let entityId: string;

beforeAll(async () => {
  ({ service, tenant, entityId } = await reportedCompany());
});

afterAll(() => service.close());

const send = <Body>(body: object, id = entityId) =>
  service.send<Body>("POST", `/v1/entities/${id}/financial-selection`, { key: tenant.keys.read, body });
async function select(selection: object): Promise<Selected> {
  const answer = await send<Selected>({ selection });
  expect(answer.status, answer.text).toBe(200);
  return answer.body;
}
const ofSec = { source_id: "sec_companyfacts" };

describe("POST /v1/entities/{entity_id}/financial-selection", () => {
  test("200: the newest end, with what was asked and what it is, free and without a receipt", async () => {
    const selection = { relative_period: 0 };
    const answer = await select(selection);
    expect(answer).toMatchObject({
      requested: selection,
      selected: { period_end: "2024-12-28", frequency: "quarter" },
      actual: {
        period_end: "2024-12-28",
        currency: "USD",
        scope: "unknown",
        attributes: ["financials.revenue"],
      },
      fallback_reasons: [],
      receipt_id: null,
      usage: { credits_charged: 0 },
    });
    expect(answer.actual?.statement_id).toBe(answer.selected?.statement_id);
    expect(answer.gaps.filter(({ code }) => code === "not_reported")).toHaveLength(6);
  });

  test("200: relative periods count the distinct ends of what meets the requirements", async () => {
    const requirements = { ...ofSec, frequency: "annual" };
    expect((await select({ relative_period: 0, requirements })).selected?.period_end).toBe("2024-09-28");
    expect((await select({ relative_period: 1, requirements })).selected?.period_end).toBe("2023-09-30");
    expect(await select({ relative_period: 2, requirements })).toMatchObject({
      selected: null,
      actual: null,
      gaps: [{ code: "period_not_available" }, ...Array.from({ length: 4 }, () => ({}))],
    });
  });

  test("200: of several filings of a period the last one, and as of a day the last one until then", async () => {
    const period = { period_end: "2023-09-30" };
    expect((await select(period)).selected?.observations[0]?.value).toBe(383_000_000_000);
    expect((await select({ ...period, as_of: "2024-10-31" })).selected?.observations[0]?.value).toBe(
      383_285_000_000,
    );
    expect((await select({ ...period, as_of: "2023-11-02" })).selected).toBeNull();
  });

  test("200: a requirement never falls back; a preference does, and says so", async () => {
    const period_end = "2024-09-28";
    expect(await select({ period_end, requirements: { currency: "GBP" } })).toMatchObject({
      selected: null,
      fallback_reasons: [],
      gaps: [{ code: "requirement_not_met", criterion: "currency" }, {}, {}, {}, {}],
    });
    expect(await select({ period_end, preferences: { currency: "GBP", basis: "reported" } })).toMatchObject({
      selected: { source_id: "sec_companyfacts" },
      fallback_reasons: [{ criterion: "currency", requested: "GBP", actual: "USD" }],
    });
    expect(
      (await select({ period_end, preferences: { attributes: ["financials.cash"] } })).selected,
    ).toMatchObject({
      source_id: "own_system",
      currency: "EUR",
    });
  });

  test("200: an id selects its own statement or none", async () => {
    const { selected } = await select({ relative_period: 0 });
    const { statement_id } = selected!;
    expect((await select({ statement_id })).selected).toEqual(selected);
    expect((await select({ statement_id, requirements: { basis: "derived" } })).selected).toBeNull();
    expect(await select({ statement_id: "stmt_aaaaaaaaaaaaaaaaaaaaaaaaaa" })).toMatchObject({
      selected: null,
      gaps: [{ code: "statement_not_found" }, {}, {}, {}, {}],
    });
  });

  test("200: the tool takes the body as its payload", async () => {
    const selection = { relative_period: 0, requirements: ofSec };
    const { content } = await tenant.tool(
      "select_financial_statement",
      { entity_id: entityId, payload: { selection } },
      "read",
    );
    expect(content.selected).toEqual((await select(selection)).selected);
  });

  test("404: another tenant's entity has the bytes of an unknown one", async () => {
    const other = await service.tenant();
    const bytes = async (id: string) => {
      const { status, text } = await service.send<ErrorBody>(
        "POST",
        `/v1/entities/${id}/financial-selection`,
        {
          key: other.keys.read,
          body: { selection: { relative_period: 0 } },
        },
      );
      expect(status).toBe(404);
      return text.replaceAll(/req_[a-z2-7]{26}/g, "req_");
    };
    expect(await bytes(entityId)).toBe(await bytes(`ent_${"a".repeat(26)}`));
  });

  test.each([
    ["two periods", { selection: { period_end: "2024-09-28", relative_period: 0 } }],
    ["no period", { selection: { requirements: ofSec } }],
    ["a relative period of 21", { selection: { relative_period: 21 } }],
    ["a negative relative period", { selection: { relative_period: -1 } }],
    ["a day that does not exist", { selection: { period_end: "2024-02-30" } }],
    ["a currency in small letters", { selection: { relative_period: 0, requirements: { currency: "usd" } } }],
    [
      "a figure that there is none of",
      { selection: { relative_period: 0, preferences: { attributes: ["revenue"] } } },
    ],
    ["an unknown requirement", { selection: { relative_period: 0, requirements: { form: "10-K" } } }],
    ["the id of a capture that is not asked for", { selection: { relative_period: 0 }, capture_id: "audit" }],
  ])("422: %s", async (_, body) => {
    const answer = await send<ErrorBody>(body);
    expect([answer.status, answer.body.error.code]).toEqual([422, "invalid_request"]);
  });
});
