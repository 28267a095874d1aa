import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { numberedCompany } from "../../../tests/support/records.ts";
import type { TestService } from "../../../tests/support/service.ts";
import { erase, exact, full, silent, startLimited, stored } from "../resolution/testing/unbound.ts";

let service: TestService;

beforeAll(async () => {
  service = await startLimited();
});

afterAll(() => service.close());

describe("a batch over the quota", () => {
  test("409: decides every record that decides, names the others, and goes on under its key once there is room", async () => {
    const tenant = await service.tenant({ plan: "free" });
    await full(tenant);
    const records = [numberedCompany(1), silent(11), numberedCompany(2), silent(12), numberedCompany(3)];
    const refused = await tenant.tryBatch(records, "batch");
    expect(refused.status).toBe(409);
    expect(refused.body.error).toMatchObject({ code: "storage_limit", details: { indexes: [1, 3] } });
    expect(await tenant.count("entity")).toBe(3);
    expect((await tenant.ledger()).spent).toBe(3);
    expect(await exact(service, tenant)).toBe(3);
    const unbound = await tenant.get<{ records: { record_id: string }[] }>("/v1/records/unbound");
    for (const { record_id } of unbound.body.records) await erase(service, tenant, record_id);
    const whole = await tenant.batch(records, "batch");
    expect(whole.outcomes.map(({ decision }) => decision)).toEqual([
      "no_match",
      "unresolved",
      "no_match",
      "unresolved",
      "no_match",
    ]);
    expect((await tenant.ledger()).spent).toBe(3);
    expect(await tenant.count("entity")).toBe(3);
  });

  test("of replays alone is answered, and a repeat under its key as well", async () => {
    const tenant = await service.tenant({ plan: "free" });
    const records = [numberedCompany(1), numberedCompany(2)];
    for (const record of records) await tenant.resolve(record);
    await full(tenant);
    const before = await stored(tenant);
    for (let n = 0; n < 2; n++) {
      const answer = await tenant.batch(records, "replays");
      expect(answer.outcomes.every(({ replayed }) => replayed)).toBe(true);
    }
    expect(await stored(tenant)).toEqual(before);
  });
});
