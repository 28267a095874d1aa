import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { apple } from "../../../tests/support/records.ts";
import { TestService } from "../../../tests/support/service.ts";
import { CapturedAnswers } from "../selections/testing/captured-answers.ts";
import { Captures } from "../selections/testing/captures.ts";

let answers: CapturedAnswers;

beforeAll(async () => {
  const service = await TestService.start();
  const tenant = await service.tenant();
  const entityId = (await tenant.resolve({ ...apple, email: "first@apple.example" })).entity!.entity_id;
  answers = new CapturedAnswers(new Captures(service, tenant), {
    path: `/v1/entities/${entityId}/source-comparison`,
    tool: "compare_entity_sources",
    kind: "source_comparison",
    entityId,
    body: { fields: ["identity.legal_name", "contact.email"] },
    otherBody: { include_history: true },
  });
});
afterAll(() => answers.captures.service.close());

describe("POST /v1/entities/{entity_id}/source-comparison with capture", () => {
  test("200: the answer is kept as a receipt, which anybody can verify", () => answers.expectKept());

  test("200: repeated with its id it is what was captured", () =>
    answers.expectRepeated(() =>
      answers.captures.tenant.resolve({ ...apple, email: "later@apple.example", client_ref: "later" }),
    ));

  test("200: what a source that may no longer be shown says is left out, and each place is named", async () => {
    const { again, receipt } = await answers.afterRestriction("gleif");
    const whole = (await answers.captures.get("withdrawn")).body;
    expect(JSON.stringify(whole.result)).toContain('"source_id":"gleif"');
    expect(JSON.stringify([again.fields, receipt.result])).not.toContain('"source_id":"gleif"');
    const place = expect.stringMatching(/^\/result\/fields\/0\/observations\/\d$/);
    expect(receipt.redistribution).toMatchObject({ withheld: [{ place, source_id: "gleif" }] });
  });

  test("403: a key that reads captures nothing, and reserves no id", () => answers.expectReadKeyRefused());

  test("409: one id is one receipt, and is never free again", async () => {
    expect(await answers.refusalsOfOneId()).toEqual([
      [409, "capture_conflict"],
      [409, "capture_reserved"],
    ]);
  });

  test("413: an answer of more than 2,000,000 bytes is not captured", async () => {
    const { service, tenant } = answers.captures;
    const { rows } = await service.database.query<{ observations: string }>(
      "select observations from entity where tenant_id = $1",
      [tenant.tenantId],
    );
    expect(rows).toHaveLength(1);
    const write = (observations: string) =>
      service.database.query("update entity set observations = $2 where tenant_id = $1", [
        tenant.tenantId,
        observations,
      ]);
    await write(rows[0]!.observations.replaceAll("first@", "é".repeat(1_000_000)));
    expect(await answers.refusal({ capture: true })).toEqual([413, "payload_too_large"]);
    // Taken back as it was: to replace so long a text in PostgreSQL takes seconds.
    await write(rows[0]!.observations);
  });

  test("409: a tenant with 1,000 receipts captures no more", async () => {
    expect(await answers.refusalOfFullStore()).toEqual([409, "capture_limit"]);
  });
});
