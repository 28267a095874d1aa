/** One server of a cluster does not answer: its tenants are told so, every other tenant goes on. */
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { finish, jobOf, submitted } from "../../src/operations/batch-jobs/testing/jobs.ts";
import { numberedCompany } from "../support/records.ts";
import { refusingDatabase } from "../support/refusing-database.ts";
import { TestService } from "../support/service.ts";
import type { TestTenant } from "../support/tenant.ts";

const lost = new Set<string>();
let service: TestService;
let here: TestTenant;
let there: TestTenant;

beforeAll(async () => {
  service = await TestService.start({
    register: "none",
    environment: { ASSAY_WORKER: "separate" },
    standIn: (database) => refusingDatabase(database, lost),
  });
  [here, there] = [await service.tenant(), await service.tenant()];
});
afterEach(() => lost.clear());
afterAll(() => service.close());

test("requests for its tenants are answered 503, those for others as ever, and the service is ready", async () => {
  const [, known] = await Promise.all([here, there].map((tenant) => tenant.resolve(numberedCompany(1))));
  lost.add(there.tenantId);
  const refused = await Promise.all([
    there.tryResolve(numberedCompany(2)),
    there.tryBatch([numberedCompany(3)]),
    service.send("GET", "/v1/entities", { key: there.keys.read }),
  ]);
  for (const { status, body, headers } of refused) {
    expect([status, body.error]).toEqual([503, expect.objectContaining({ code: "service_unavailable" })]);
    expect(Number(headers["retry-after"])).toBeGreaterThanOrEqual(1);
  }
  expect((await here.resolve(numberedCompany(2))).decision).toBe("no_match");
  expect((await here.tryBatch([numberedCompany(1)])).status).toBe(200);
  expect((await service.send("GET", "/readyz")).status).toBe(200);

  lost.clear();
  expect((await there.resolve(numberedCompany(1))).decision_id).toBe(known!.decision_id);
  expect(await there.count("decision")).toBe(1);
});

test("jobs of other tenants run, and those of its tenants once it answers again", async () => {
  const waiting = await submitted(service, there, [numberedCompany(10)]);
  const next = await submitted(service, here, [numberedCompany(10)]);
  lost.add(there.tenantId);
  expect(await finish(service, here, next.job_id)).toMatchObject({ state: "succeeded" });

  lost.clear();
  expect(await jobOf(there, waiting.job_id)).toMatchObject({ state: "queued" });
  service.advance(60);
  expect(await finish(service, there, waiting.job_id)).toMatchObject({ state: "succeeded" });
});
