import { errorCatalogue } from "../../contract/errors.ts";
import {
  batchJobRetentionDays,
  batchRecords,
  bodyLimitBytes,
  bodyShares,
  buckets,
  connectionLimits,
  headerLimitBytes,
  jsonValues,
  mcpBodyLimitBytes,
  openStreams,
  plans,
  requestDeadlineMs,
  unauthenticatedGate,
  urlLimitBytes,
} from "../../contract/limits.ts";
import type { UnboundQuotas } from "../../storage/usage/unbound-usage.ts";

/** Every error code with its status and whether to try again. */
export const errorCodeItems = Object.entries(errorCatalogue).map(([code, { status, message, retry }]) => ({
  code,
  status,
  message,
  retry,
}));

/** What each plan grants; `enforced` says whether an exhausted balance refuses metered work. */
export const planItems = Object.values(plans).map((plan) => ({
  plan: plan.name,
  credits: plan.credits,
  deep_attempts: plan.deepAttempts,
  rate_multiplier: plan.rateMultiplier,
  enforced: plan.enforced,
}));

const limit = (name: string, value: number, unit: string, scope: string) => ({ name, value, unit, scope });

const bucketLimits = Object.entries(buckets).flatMap(([bucket, { capacity, refillPerS }]) => [
  limit(`${bucket}_bucket_capacity`, capacity, "requests, before the plan's multiplier", "tenant"),
  limit(`${bucket}_bucket_refill`, refillPerS, "requests per second, before the plan's multiplier", "tenant"),
]);

/** The limits of what is stored and cost nothing: each of the deployment's plans that has one. */
export function unboundLimitItems(quotas: UnboundQuotas) {
  return Object.entries(quotas).flatMap(([plan, { records, bytes }]) => [
    limit("unbound_records", records, "records", `tenant on the plan ${plan}`),
    limit("unbound_record_bytes", bytes, "bytes", `tenant on the plan ${plan}`),
    limit("batch_job_bytes", bytes, "bytes", `tenant on the plan ${plan}`),
  ]);
}

/** The limits that callers meet: `{name, value, unit, scope}`, scope saying whose they are. */
export const limitItems = [
  ...bucketLimits,
  limit("unauthenticated_capacity", unauthenticatedGate.capacity, "requests", "address"),
  limit("unauthenticated_refill", unauthenticatedGate.refillPerS, "requests per second", "address"),
  limit("open_streams", openStreams.perOwner, "streams in a process", "tenant"),
  limit("request_deadline", requestDeadlineMs / 1000, "seconds", "request"),
  limit("body", bodyLimitBytes, "bytes", "request"),
  limit("batch_records", batchRecords, "records", "request"),
  limit("batch_body", mcpBodyLimitBytes, "bytes", "request"),
  limit("tool_body", mcpBodyLimitBytes, "bytes", "request"),
  limit("bodies_in_flight", bodyShares.callerBytes, "bytes in a process", "tenant"),
  limit("json_values", jsonValues, "values", "request"),
  limit("connections", connectionLimits.perPeer, "connections of a process", "address"),
  limit("header_time", connectionLimits.headerTimeoutMs / 1000, "seconds", "request"),
  limit("headers", headerLimitBytes, "bytes", "request"),
  limit("url", urlLimitBytes, "bytes", "request"),
  limit("idempotency_key", 200, "characters", "request"),
  limit("client_ref", 200, "characters", "record"),
  limit("name", 500, "characters", "record"),
  limit("context", 1000, "characters", "record"),
  limit("extra_pairs", 50, "pairs", "record"),
  limit("fields", 64, "names", "request"),
  limit("field_packs", 8, "names", "request"),
  limit("entity_list_page", 200, "entities", "request"),
  limit("entity_list_q", 500, "characters", "request"),
  limit("cursor", 2048, "characters", "request"),
  limit("search", 50, "candidates", "request"),
  limit("reconcile_items", 500, "items", "request"),
  limit("reconcile_tool_items", 100, "items", "request"),
  limit("batch_job_result", batchJobRetentionDays, "days", "job"),
  limit("acceptance_floor", 0.9, "probability", "decision"),
];
