import { afterAll, beforeAll, expect, test } from "vitest";
import { AuthenticationError } from "../../src/client/index.ts";
import { apple } from "../support/records.ts";
import { TestService } from "../support/service.ts";

let service: TestService;

beforeAll(async () => {
  service = await TestService.start();
});

afterAll(() => service.close());

test("an operator takes a customer on, replaces a key without an outage, and shuts one off", async () => {
  const operator = service.client(service.adminKey);
  await operator.tenants.create({ name: "Acme Ltd", tenant_id: "acme" });
  const minted = await operator.keys.create({ tenant_id: "acme", scope: "resolve", name: "ingest" });
  const accepts = (apiKey: string) =>
    service
      .client(apiKey)
      .resolve(apple)
      .then(() => true)
      .catch((error: unknown) => {
        expect(error).toBeInstanceOf(AuthenticationError);
        return false;
      });
  expect(await accepts(minted.key)).toBe(true);

  const rotated = await operator.keys.rotate(minted.key_id, { grace_seconds: 3600 });
  expect([await accepts(minted.key), await accepts(rotated.key)]).toEqual([true, true]);
  service.advance(3600);
  expect([await accepts(minted.key), await accepts(rotated.key)]).toEqual([false, true]);

  await operator.keys.delete(minted.key_id);
  expect(await accepts(rotated.key)).toBe(false);
  const keys = await Array.fromAsync(operator.keys.list({ tenant_id: "acme" }));
  expect(keys).toMatchObject([{ key_id: minted.key_id, status: "revoked" }]);

  // The customer's data remains: one company, one credit, and the replays that cost nothing.
  const tenants = await Array.fromAsync(operator.tenants.list());
  expect(tenants.find(({ tenant_id }) => tenant_id === "acme")?.credits_remaining).toBe(299);
});
