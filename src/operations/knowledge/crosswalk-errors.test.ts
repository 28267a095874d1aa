/** A crosswalk is decided, metered and keyed by the same rules as a resolve. */
import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ErrorBody } from "../../../tests/support/answers.ts";
import { numberedCompany } from "../../../tests/support/records.ts";
import { TestService } from "../../../tests/support/service.ts";
import type { TestTenant } from "../../../tests/support/tenant.ts";
import { canonicalJson } from "../../contract/canonical-json.ts";
import { claimKey } from "../../storage/tenants/idempotency.ts";
import { full, silent, startLimited } from "../resolution/testing/unbound.ts";

let service: TestService;

beforeAll(async () => {
  service = await startLimited();
});
afterAll(() => service.close());

const post = (at: TestService, tenant: TestTenant, body: object, key?: string) =>
  at.send<ErrorBody & { decision: string }>("POST", "/v1/crosswalk", {
    key: tenant.keys.resolve,
    body,
    ...(key === undefined ? {} : { headers: { "idempotency-key": key } }),
  });

const digest = (text: string) => createHash("sha256").update(text).digest("hex");

describe("POST /v1/crosswalk", () => {
  test("402: spent credits are credits_exhausted before anything is written", async () => {
    const tenant = await service.tenant({ plan: "free", credits: 0 });
    const { status, body } = await post(service, tenant, numberedCompany(1));
    expect([status, body.error.code]).toEqual([402, "credits_exhausted"]);
    expect(await tenant.count("record")).toBe(0);
  });

  test("409: over the quota of unbound records it is storage_limit", async () => {
    const tenant = await service.tenant({ plan: "free" });
    await full(tenant);
    const { status, body } = await post(service, tenant, silent(9));
    expect([status, body.error.code]).toEqual([409, "storage_limit"]);
  });

  test("409: a key with other content, still running, or erased", async () => {
    const tenant = await service.tenant();
    await post(service, tenant, numberedCompany(2), "one");
    const other = await post(service, tenant, numberedCompany(3), "one");
    expect([other.status, other.body.error.code]).toEqual([409, "idempotency_conflict"]);
    const running = { tenantId: tenant.tenantId, operation: "crosswalk_company", keyDigest: digest("two") };
    const fingerprint = digest(canonicalJson(["crosswalk_company", numberedCompany(4)]));
    await claimKey(service.database, { ...running, fingerprint }, service.clock.now);
    const waiting = await post(service, tenant, numberedCompany(4), "two");
    expect([waiting.status, waiting.body.error.code]).toEqual([409, "idempotency_in_progress"]);
    await service.database.query(
      "update idempotency set state = 'erased', body = null, usage = null where tenant_id = $1",
      [tenant.tenantId],
    );
    const erased = await post(service, tenant, numberedCompany(2), "one");
    expect([erased.status, erased.body.error.code]).toEqual([409, "idempotency_response_erased"]);
  });

  test("503: a deadline that passes is deadline_exceeded, storage that is gone service_unavailable", async () => {
    const hurried = await TestService.start({
      register: "none",
      environment: { ASSAY_REQUEST_DEADLINE_S: "1" },
    });
    const tenant = await hurried.tenant();
    const late = await hurried.whileTenantsAreLocked(() => post(hurried, tenant, numberedCompany(5)));
    expect([late.status, late.body.error.code]).toEqual([503, "deadline_exceeded"]);
    await hurried.database.close();
    const gone = await post(hurried, tenant, numberedCompany(6));
    expect([gone.status, gone.body.error.code]).toEqual([503, "service_unavailable"]);
    await hurried.app.close();
  });
});
