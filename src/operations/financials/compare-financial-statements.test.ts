import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ErrorBody } from "../../../tests/support/answers.ts";
import type { TestService } from "../../../tests/support/service.ts";
import type { TestTenant } from "../../../tests/support/tenant.ts";
import type { StatementDifference } from "../../domain/financials/compare.ts";
import type { FinancialGap, FinancialStatement } from "../../domain/financials/statement.ts";
import { reportedCompany } from "./testing/reported-company.ts";

interface Compared {
  readonly left: FinancialStatement | null;
  readonly right: FinancialStatement | null;
  readonly differences: readonly StatementDifference[];
  readonly inventory_gaps: readonly FinancialGap[];
  readonly inventory_truncated: boolean;
  readonly inventory_note: string | null;
  readonly gaps: readonly FinancialGap[];
}

let service: TestService;
let tenant: TestTenant;
let entityId: string;
let statements: readonly FinancialStatement[];

beforeAll(async () => {
  ({ service, tenant, entityId } = await reportedCompany());
  const listed = await tenant.get<{ statements: readonly FinancialStatement[] }>(
    `/v1/entities/${entityId}/financial-statements`,
  );
  statements = listed.body.statements;
});

afterAll(() => service.close());

const send = <Body>(body: object, id = entityId) =>
  service.send<Body>("POST", `/v1/entities/${id}/financial-comparison`, { key: tenant.keys.read, body });
const idOf = (source: string, end: string) =>
  statements.find(({ source_id, period_end }) => source_id === source && period_end === end)!.statement_id;
async function compare(left: string, right: string): Promise<Compared> {
  const answer = await send<Compared>({ left_statement_id: left, right_statement_id: right });
  expect(answer.status, answer.text).toBe(200);
  return answer.body;
}

describe("POST /v1/entities/{entity_id}/financial-comparison", () => {
  test("200: both statements are kept, and each figure has right less left", async () => {
    const compared = await compare(
      idOf("sec_companyfacts", "2023-09-30"),
      idOf("sec_companyfacts", "2024-09-28"),
    );
    expect(compared.left?.period_end).toBe("2023-09-30");
    expect(compared.right?.period_end).toBe("2024-09-28");
    expect(
      compared.differences.map(({ attribute, delta, comparable }) => [attribute, delta, comparable]),
    ).toEqual([
      ["financials.revenue", 8_035_000_000, true],
      ["financials.net_income", -3_259_000_000, true],
      ["financials.total_assets", 12_397_000_000, true],
    ]);
    expect(compared).toMatchObject({ inventory_truncated: false, inventory_note: null, gaps: [] });
    expect(compared.inventory_gaps.map(({ code }) => code)).toContain("scope_unknown");
  });

  test("200: no delta across currency, scope and basis, nor between a year and a quarter", async () => {
    const [own, year, quarter] = [
      idOf("own_system", "2024-09-28"),
      idOf("sec_companyfacts", "2024-09-28"),
      idOf("sec_companyfacts", "2024-12-28"),
    ];
    const across = await compare(own, year);
    expect(across.differences[0]).toMatchObject({ delta: null, reasons: ["currency", "scope", "basis"] });
    expect(across.gaps).toContainEqual(
      expect.objectContaining({ code: "not_comparable", criterion: "currency" }),
    );
    expect((await compare(year, quarter)).differences[0]).toMatchObject({
      delta: null,
      reasons: ["frequency"],
    });
  });

  test("200: an id of no statement leaves its side null, with a gap", async () => {
    const right = idOf("own_system", "2024-09-28");
    expect(await compare("stmt_aaaaaaaaaaaaaaaaaaaaaaaaaa", right)).toMatchObject({
      left: null,
      right: { statement_id: right },
      differences: [],
      gaps: [{ code: "statement_not_found", criterion: "left_statement_id" }],
    });
  });

  test("200: the tool takes the body as its payload", async () => {
    const id = idOf("own_system", "2024-09-28");
    const payload = { left_statement_id: id, right_statement_id: id };
    const { content } = await tenant.tool(
      "compare_financial_statements",
      { entity_id: entityId, payload },
      "read",
    );
    expect(content.differences).toEqual((await compare(id, id)).differences);
  });

  test("404: another tenant's entity has the bytes of an unknown one", async () => {
    const other = await service.tenant();
    const body = {
      left_statement_id: statements[0]!.statement_id,
      right_statement_id: statements[0]!.statement_id,
    };
    const bytes = async (id: string) => {
      const { status, text } = await service.send<ErrorBody>(
        "POST",
        `/v1/entities/${id}/financial-comparison`,
        {
          key: other.keys.read,
          body,
        },
      );
      expect(status).toBe(404);
      return text.replaceAll(/req_[a-z2-7]{26}/g, "req_");
    };
    expect(await bytes(entityId)).toBe(await bytes(`ent_${"a".repeat(26)}`));
  });

  test.each([
    ["one statement", { left_statement_id: "stmt_a" }],
    ["an unknown field", { left_statement_id: "stmt_a", right_statement_id: "stmt_b", capture: true }],
    ["an id that is too long", { left_statement_id: "s".repeat(65), right_statement_id: "stmt_b" }],
  ])("422: %s", async (_, body) => {
    expect((await send(body)).status).toBe(422);
  });
});
