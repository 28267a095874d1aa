import { afterAll, beforeAll, expect, test } from "vitest";
import { TestService } from "../../tests/support/service.ts";
import { testCall } from "../storage/testing/outside-call.ts";
import { openCall } from "../storage/usage/outside-commitments.ts";
import { runOn } from "./testing/lent-store.ts";

let service: TestService;

beforeAll(async () => {
  service = await TestService.start({ register: "none" });
});

afterAll(() => service.close());

const run = (...args: readonly string[]) => runOn(service, args);

test("calls of single requests without an outcome are listed and settled, once", async () => {
  expect(await run("calls", "list")).toMatchObject({ code: 0, out: "No call waits.\n" });
  const { tenantId } = await service.tenant();
  const call = testCall(tenantId, "lost");
  await openCall(service.database, call, { at: service.clock.now.toISOString(), attempt: true });
  const of = testCall(tenantId, "of a job", { jobId: "job_x", recordIndex: 0 });
  await openCall(service.database, of, { at: service.clock.now.toISOString(), attempt: true });
  expect(JSON.parse((await run("calls", "list", "--json")).out)).toMatchObject([
    { tenant_id: tenantId, call_id: call.callId, purpose: "agent" },
  ]);
  expect((await run("calls", "list")).out).toContain(call.callId);
  expect(await run("calls", "reconcile", call.callId, "--tenant", tenantId)).toMatchObject({ code: 0 });
  expect(await run("calls", "reconcile", call.callId, "--tenant", tenantId)).toMatchObject({ code: 1 });
  expect(await run("calls", "reconcile", of.callId, "--tenant", tenantId)).toMatchObject({ code: 1 });
  expect((await run("calls", "list")).out).toBe("No call waits.\n");
});
