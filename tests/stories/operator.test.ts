import { afterAll, beforeAll, expect, test } from "vitest";
import { apple } from "../support/records.ts";
import { TestService } from "../support/service.ts";

let service: TestService;

beforeAll(async () => {
  service = await TestService.start();
});

afterAll(() => service.close());

test("an operator takes a customer on, replaces a key without an outage, and shuts one off", async () => {
  const tenant = await service.admin("POST", "/v1/admin/tenants", { name: "Acme Ltd", tenant_id: "acme" });
  expect(tenant.status).toBe(201);
  const minted = await service.admin("POST", "/v1/admin/keys", {
    tenant_id: "acme",
    scope: "resolve",
    name: "ingest",
  });
  const { key_id: keyId, key: firstValue } = minted.body as { key_id: string; key: string };
  const resolve = async (key: string) =>
    (await service.send("POST", "/v1/resolve", { key, body: apple })).status;
  expect(await resolve(firstValue)).toBe(200);

  const rotated = await service.admin("POST", `/v1/admin/keys/${keyId}/rotate`, { grace_seconds: 3600 });
  const secondValue = rotated.body.key as string;
  expect([await resolve(firstValue), await resolve(secondValue)]).toEqual([200, 200]);
  service.advance(3600);
  expect([await resolve(firstValue), await resolve(secondValue)]).toEqual([401, 200]);

  expect((await service.admin("DELETE", `/v1/admin/keys/${keyId}`)).status).toBe(204);
  expect(await resolve(secondValue)).toBe(401);
  const list = await service.admin("GET", "/v1/admin/keys?tenant_id=acme");
  expect(list.body).toMatchObject({ total: 1, keys: [{ key_id: keyId, status: "revoked" }] });

  // What the customer did stays: one company, one credit, and the replays that cost nothing.
  const tenants = await service.admin("GET", "/v1/admin/tenants");
  const acme = (tenants.body.tenants as { tenant_id: string; credits_remaining: number }[]).find(
    ({ tenant_id }) => tenant_id === "acme",
  );
  expect(acme?.credits_remaining).toBe(299);
});
