/** A pair is decided with the installed registers: two names of one listed company, and two listed companies. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { TestService } from "../../../tests/support/service.ts";
import type { TestTenant } from "../../../tests/support/tenant.ts";

let service: TestService;
let tenant: TestTenant;

beforeAll(async () => {
  service = await TestService.start({ register: "sample" });
  tenant = await service.tenant();
});

afterAll(() => service.close());

test("a former and a present name of a listed company match, in either order", async () => {
  const left = { name: "Minnesota Mining & Manufacturing Co", country: "US" };
  const right = { name: "3M Company", country: "US" };
  const answer = await tenant.match({ left, right, depth: "probabilistic" });
  expect(answer).toMatchObject({
    decision: "match",
    stage: "probabilistic",
    match_confidence_basis: "calibrated_probability",
    usage: { credits_charged: 1 },
  });
  expect(answer.match_confidence).toBeGreaterThanOrEqual(0.9);
  const turned = await tenant.match({ left: right, right: left, depth: "probabilistic" });
  expect(turned.match_confidence).toBeCloseTo(answer.match_confidence, 12);
});

test("the same pair without registers is no match, and nothing is stored in either case", async () => {
  const empty = await TestService.start({ register: "none" });
  const stranger = await empty.tenant();
  const left = { name: "Minnesota Mining & Manufacturing Co", country: "US" };
  const answer = await stranger.match({ left, right: { name: "3M Company", country: "US" } });
  expect(answer.decision).not.toBe("match");
  await empty.close();
  expect(await tenant.count("record")).toBe(0);
  expect(await tenant.count("entity")).toBe(0);
});

test("two companies that one register lists under one name are two companies", async () => {
  const answer = await tenant.match({
    left: { name: "Merck Life Science A/S", country: "DK" },
    right: { name: "MERCK LIFE SCIENCE AS", country: "NO" },
    depth: "probabilistic",
  });
  expect(answer).toMatchObject({ decision: "no_match", match_confidence: 0 });
});
