import { errorCatalogue } from "../../contract/errors.ts";
import {
  activeWatchesPerTenant,
  batchJobRetentionDays,
  batchRecords,
  bodyLimitBytes,
  bodyShares,
  buckets,
  captureLimits,
  companyReferenceLimits,
  connectionLimits,
  headerLimitBytes,
  jsonValues,
  mcpBodyLimitBytes,
  membersPerPortfolio,
  openStreams,
  plans,
  portfolioPage,
  portfoliosPerTenant,
  relationshipPaths,
  requestDeadlineMs,
  typedQuery,
  unauthenticatedGate,
  urlLimitBytes,
  watchIntervalSeconds,
} from "../../contract/limits.ts";
import type { UnboundQuotas } from "../../storage/usage/unbound-usage.ts";

/** Every error code with its status and whether a retry is useful. */
export const errorCodeItems = Object.entries(errorCatalogue).map(([code, { status, message, retry }]) => ({
  code,
  status,
  message,
  retry,
}));

/** The allowances of each plan; `enforced` says whether an exhausted balance refuses metered work. */
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

/** The limits of stored free records: one for each plan of the deployment that has a limit. */
export function unboundLimitItems(quotas: UnboundQuotas) {
  return Object.entries(quotas).flatMap(([plan, { records, bytes }]) => [
    limit("unbound_records", records, "records", `tenant on the plan ${plan}`),
    limit("unbound_record_bytes", bytes, "bytes", `tenant on the plan ${plan}`),
    limit("batch_job_bytes", bytes, "bytes", `tenant on the plan ${plan}`),
  ]);
}

/** The limits for callers: `{name, value, unit, scope}`; the scope names the limited party. */
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
  limit("query_filters", typedQuery.filters, "filters", "request"),
  limit("query_listed_values", typedQuery.listed, "strings", "filter"),
  limit("query_matches", typedQuery.matches, "entities", "request"),
  limit("query_scanned", typedQuery.scanned, "entities", "request"),
  limit("relationship_hops", relationshipPaths.hops, "relationships", "path"),
  limit("relationship_paths", relationshipPaths.paths, "paths", "request"),
  limit("search", 50, "candidates", "request"),
  limit("reconcile_items", 500, "items", "request"),
  limit("reconcile_tool_items", 100, "items", "request"),
  limit("batch_job_result", batchJobRetentionDays, "days", "job"),
  limit("active_watches", activeWatchesPerTenant, "entities", "tenant"),
  limit("watch_interval_min", watchIntervalSeconds.min, "seconds", "watch"),
  limit("watch_interval_max", watchIntervalSeconds.max, "seconds", "watch"),
  limit("entity_events", 100, "events", "request"),
  limit("portfolios", portfoliosPerTenant, "portfolios", "tenant"),
  limit("portfolio_members", membersPerPortfolio, "entities", "portfolio"),
  limit("portfolio_page", portfolioPage, "entries", "request"),
  limit("data_selection_receipts", captureLimits.receipts, "receipts", "tenant"),
  limit("data_selection_reservations", captureLimits.reservations, "ids", "tenant"),
  limit("data_selection_entities", captureLimits.companies, "entities", "capture"),
  limit("data_selection_records", captureLimits.records, "records", "capture"),
  limit("data_selection_bytes", captureLimits.bytes, "bytes", "capture"),
  limit("company_reference_rows", companyReferenceLimits.rows, "rows", "request"),
  limit("company_reference_candidates", companyReferenceLimits.candidates.max, "candidates", "row"),
  limit("company_reference_budget", companyReferenceLimits.budgetMs / 1000, "seconds", "request"),
  limit("company_reference_lookup", companyReferenceLimits.lookupMs / 1000, "seconds", "lookup"),
  ...Object.values(plans).map(({ name, artifactBytes }) =>
    limit("artifact_bytes", artifactBytes, "bytes", `tenant on the plan ${name}`),
  ),
  limit("acceptance_floor", 0.9, "probability", "decision"),
];
