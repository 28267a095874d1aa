import { afterAll, beforeAll, expect, test } from "vitest";
import { conformanceTools } from "../../src/transports/testing/conformance-tools.ts";
import { createFixtureServer } from "../../src/transports/testing/fixture-server.ts";
import { TestService } from "../support/service.ts";
import { CredentialFront, runSuite } from "./suite.ts";

let front: CredentialFront;

beforeAll(async () => {
  front = await CredentialFront.open();
});

afterAll(() => front.close());

test("the product passes every scenario that needs nothing that it does not offer", async () => {
  const environment = { ASSAY_ALLOWED_ORIGINS: front.origin };
  const service = await TestService.start({ register: "none", environment });
  const { keys } = await service.tenant();
  front.lead(new URL(await service.app.http.listen({ port: 0, host: "127.0.0.1" })), keys.resolve);
  const { code, output } = await runSuite(front.origin, new URL("./product-baseline.yml", import.meta.url));
  await service.close();
  expect(code, output).toBe(0);
});

test("the same transport passes the scenarios of tools, over tools that the suite knows", async () => {
  const { app } = createFixtureServer({ tools: conformanceTools });
  front.lead(new URL(await app.listen({ port: 0, host: "127.0.0.1" })), "resolve-key");
  const { code, output } = await runSuite(front.origin, new URL("./transport-baseline.yml", import.meta.url));
  await app.close();
  expect(code, output).toBe(0);
});
