import { afterAll, beforeAll, expect, test } from "vitest";
import { numberedCompany } from "../../../tests/support/records.ts";
import { TestService } from "../../../tests/support/service.ts";
import { expireUnbound } from "./expire-unbound.ts";

let service: TestService;

beforeAll(async () => {
  service = await TestService.start({ register: "none" });
});

afterAll(() => service.close());

const silent = (n: number) => ({ name: "N/A", country: "GB", client_ref: `${n}`, enrich: false });

test("unbound records older than the retention are erased with what belongs to them; members and newer ones stay", async () => {
  const tenant = await service.tenant();
  const old = await tenant.resolve(silent(1), "old");
  await tenant.tryMatch({ left: silent(1), right: silent(2) }, "pair");
  await tenant.resolve(numberedCompany(1));
  await tenant.resolve(numberedCompany(1));
  service.advance(10 * 86_400);
  const recent = await tenant.resolve(silent(2));
  const expiry = { now: service.clock.now, signal: new AbortController().signal };
  await expireUnbound(service, { ...expiry, days: 11 });
  expect(await tenant.count("record")).toBe(4);
  await expireUnbound(service, { ...expiry, days: 9 });
  expect(await tenant.count("record")).toBe(2);
  const { body } = await tenant.get<{ records: { record_id: string }[] }>("/v1/records/unbound");
  expect(body.records.map(({ record_id }) => record_id)).toEqual([recent.record_id]);
  expect(await tenant.decision(old.decision_id)).toMatchObject({ redacted: true });
  const repeated = await tenant.tryResolve(silent(1), "old");
  expect(repeated.body.error.code).toBe("idempotency_response_erased");
  const { rows } = await service.database.query(
    "select records, answer_bytes from unbound_usage where tenant_id = $1",
    [tenant.tenantId],
  );
  expect(rows).toEqual([{ records: 1, answer_bytes: 0 }]);
});

test("of a tenant that is not active nothing is erased, and the next one has its turn", async () => {
  const [idle, live] = [await service.tenant(), await service.tenant()];
  for (const tenant of [idle, live]) await tenant.resolve(silent(1));
  await service.database.query("update tenant set status = 'suspended' where tenant_id = $1", [
    idle.tenantId,
  ]);
  service.advance(2 * 86_400);
  const signal = new AbortController().signal;
  await expireUnbound(service, { now: service.clock.now, days: 1, signal });
  expect([await idle.count("record"), await live.count("record")]).toEqual([1, 0]);
});
