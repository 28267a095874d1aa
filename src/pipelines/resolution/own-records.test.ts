/**
 * Companies that only the tenant's own records know: no list of all companies helps to decide by absence, so
 * the two records alone have to show one company.
 */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { TestService } from "../../../tests/support/service.ts";

let service: TestService;

beforeAll(async () => {
  service = await TestService.start({ register: "none" });
});

afterAll(() => service.close());

async function oneAfterTheOther(country: string, first: string, second: string) {
  const tenant = await service.tenant();
  const founder = await tenant.resolve({ name: first, country });
  return { founder, answer: await tenant.resolve({ name: second, country }) };
}

describe("a tenant's own company", () => {
  test.each([
    ["US", "Snap Inc", "Snap-on Inc"],
    ["US", "Convex", "Convox"],
    ["US", "Bloomberg Finance L.P.", "Bloomberg L.P."],
    ["DE", "Hutchinson Aerospace GmbH", "Hutchinson GmbH"],
    ["DE", "Sixt Leasing SE", "Sixt SE"],
    ["JP", "YAMAKI, K.K.", "YAMAKO Co., Ltd."],
    ["NO", "Aker ASA", "Aker Horizons ASA"],
  ])("%s: is not the one that is nearly called so: %s, %s", async (country, first, second) => {
    const { founder, answer } = await oneAfterTheOther(country, first, second);
    expect(founder.decision).toBe("no_match");
    expect(answer.decision).not.toBe("match");
  });

  test.each([
    ["US", "Blue Bird Corp", "BLUE BIRD CORPORATION"],
    ["SE", "Boliden AB", "Boliden AB (publ)"],
    ["FI", "Aktia Bank Abp", "Aktia Pankki Oyj"],
    ["JP", "IDEC Corporation", "IDEC株式会社"],
  ])("%s: is the one that is called so: %s, %s", async (country, first, second) => {
    const { founder, answer } = await oneAfterTheOther(country, first, second);
    expect(answer.decision).toBe("match");
    expect(answer.entity?.entity_id).toBe(founder.entity!.entity_id);
  });
});
