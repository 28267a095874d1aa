import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { CapturedAnswers } from "../selections/testing/captured-answers.ts";
import { Captures } from "../selections/testing/captures.ts";
import { reportedCompany } from "./testing/reported-company.ts";

let answers: CapturedAnswers;

const selection = { relative_period: 0, requirements: { source_id: "sec_companyfacts" } };

beforeAll(async () => {
  const { service, tenant, entityId } = await reportedCompany();
  answers = new CapturedAnswers(new Captures(service, tenant), {
    path: `/v1/entities/${entityId}/financial-selection`,
    tool: "select_financial_statement",
    kind: "financial_selection",
    entityId,
    body: { selection },
    otherBody: { selection: { relative_period: 1 } },
  });
});
afterAll(() => answers.captures.service.close());

describe("POST /v1/entities/{entity_id}/financial-selection with capture", () => {
  test("200: the answer is kept as a receipt, which anybody can verify", () => answers.expectKept());

  test("200: repeated with its id it is what was captured", () =>
    answers.expectRepeated(() =>
      answers.captures.tenant.resolve({
        name: "Apple Inc.",
        lei: "HWUPKR0MPOU8FGXBT394",
        client_ref: "later",
      }),
    ));

  test("200: a statement whose source may no longer be shown is null, and the receipt names the place", async () => {
    const { again, receipt } = await answers.afterRestriction("sec_companyfacts");
    const withheld = [
      { place: "/result/selected", source_id: "sec_companyfacts" },
      { place: "/result/actual", source_id: "sec_companyfacts" },
    ];
    const left = { complete: false, withheld };
    expect(again).toMatchObject({ requested: selection, selected: null, actual: null, redistribution: left });
    expect(receipt).toMatchObject({ result: { selected: null, actual: null }, redistribution: left });
    expect(JSON.stringify(receipt)).not.toContain("124300000000");
  });

  test("403: a key that reads captures nothing, and reserves no id", () => answers.expectReadKeyRefused());

  test("409: one id is one receipt, and is never free again", async () => {
    expect(await answers.refusalsOfOneId()).toEqual([
      [409, "capture_conflict"],
      [409, "capture_reserved"],
    ]);
  });

  test("409: a tenant with 1,000 receipts captures no more", async () => {
    expect(await answers.refusalOfFullStore()).toEqual([409, "capture_limit"]);
  });
});
