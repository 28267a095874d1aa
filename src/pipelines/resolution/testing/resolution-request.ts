import type { TestService } from "../../../../tests/support/service.ts";
import type { TestTenant } from "../../../../tests/support/tenant.ts";
import { toCompanyRecord } from "../../../contract/company-record.ts";
import type { ResolutionRequest } from "../request.ts";

/** A request as from the door, without the registers. @param key two hex digits; null: no idempotency. */
export function resolutionRequest(
  service: TestService,
  tenant: TestTenant,
  sent: object,
  key: string | null,
): ResolutionRequest {
  const { enrich: _, ...described } = sent as Readonly<Record<string, unknown>>;
  return {
    tenantId: tenant.tenantId,
    operation: "resolve",
    record: toCompanyRecord(described as Parameters<typeof toCompanyRecord>[0]),
    submitted: sent,
    clientRef: null,
    depth: "research",
    enrich: false,
    selection: {},
    qualityTarget: null,
    clarificationOf: null,
    now: service.clock.now,
    actor: { keyId: "key_of_the_test", surface: "api" },
    correlationId: "req_of_the_test",
    idempotency: key === null ? null : { keyDigest: key.repeat(32), fingerprint: "cd".repeat(32) },
    job: null,
    signal: new AbortController().signal,
  };
}
