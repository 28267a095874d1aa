/** The answer and the receipt name the registers in which a record was looked up. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { TestService } from "../../../tests/support/service.ts";
import type { TestTenant } from "../../../tests/support/tenant.ts";

let service: TestService;
let tenant: TestTenant;

beforeAll(async () => {
  service = await TestService.start();
  tenant = await service.tenant();
});

afterAll(() => service.close());

const unknown = { name: "Quillfeather Bookbinders", country: "NL" } as const;
test("a no_match names the register version, its sources and how many companies it is none of", async () => {
  const answer = await tenant.resolve(unknown);
  const current = service.app.registers.current()!;
  expect(answer.decision).toBe("no_match");
  expect(answer.looked_in).toEqual({
    register_version: current.version,
    sources: service.app.registers.sources().map(({ sourceId }) => sourceId),
    companies: current.size,
  });
  expect(current.sources.length).toBeGreaterThan(1);
  expect(await tenant.decision(answer.decision_id)).toMatchObject({ looked_in: answer.looked_in });
  expect((await tenant.resolve(unknown)).looked_in).toEqual(answer.looked_in);
});

test("without enrichment it was looked up in no register", async () => {
  const answer = await tenant.resolve({ ...unknown, name: "Quillfeather Inkworks", enrich: false });
  expect(answer.looked_in).toEqual({ register_version: null, sources: [], companies: 0 });
});

test("an outcome of a batch says it as well", async () => {
  const { outcomes } = await tenant.batch([{ name: "Quillfeather Paperworks", country: "NL" }]);
  expect(outcomes[0]!.looked_in).toMatchObject({ companies: service.app.registers.current()!.size });
});
