import type { ErrorCode } from "../../contract/errors.ts";
import type { Advice } from "./reason-advice.ts";

/** The usual cause of each error, and its remedy. */
export const errorAdvice: Readonly<Record<ErrorCode, Advice>> = {
  unauthorized: {
    cause: "No bearer value, one that is malformed, or one that is unknown, expired or revoked.",
    fix: "Send `Authorization: Bearer` with a live key or access token, once.",
  },
  credits_exhausted: {
    cause: "The plan is enforced and its balance is below what the operation may cost.",
    fix: "Lower `depth`, or have the plan topped up.",
  },
  key_scope_forbidden: {
    cause: "Scopes are separate: a key has exactly one, and this operation accepts another.",
    fix: "Use a key with one of `details.accepted_scopes`.",
  },
  reviewer_mismatch: {
    cause: "A review key belongs to one person, and `reviewer_id` names another.",
    fix: "Leave `reviewer_id` out, or use that person's key.",
  },
  not_found: {
    cause: "The id is unknown here, erased, or another tenant's; the three look the same.",
    fix: "Check the id and which tenant the key belongs to.",
  },
  method_not_allowed: { cause: "The path exists with other methods.", fix: "Use one that `Allow` names." },
  not_acceptable: { cause: "`Accept` admits no type that is offered.", fix: "Admit `application/json`." },
  request_timeout: {
    cause: "The header or the body arrived more slowly than the service waits, or stopped arriving.",
    fix: "Send the request again; a proxy in front of the service should buffer the bodies of slow clients.",
  },
  idempotency_conflict: {
    cause: "The key was used before with other content.",
    fix: "Use one key for one unchanged request.",
  },
  idempotency_in_progress: {
    cause: "The first request with this key has not finished.",
    fix: "Wait `Retry-After` seconds and repeat it unchanged.",
  },
  idempotency_response_erased: {
    cause: "What the first request stored was erased since.",
    fix: "Read the present state; a new key starts a new operation.",
  },
  tenant_conflict: {
    cause: "A tenant with this `tenant_id` exists under another name.",
    fix: "Choose another id, or repeat the creation with the name it has.",
  },
  key_revoked: {
    cause: "The key was revoked, which is for good.",
    fix: "Mint a new key.",
  },
  review_already_resolved: {
    cause: "An earlier verdict, or a decision on the answer to its question, has resolved the item.",
    fix: "Read the item's `resolution`: it states the verdict, or names the decision in `superseded_by`. Detach the record if it is in the wrong entity.",
  },
  merge_blocked: {
    cause:
      "A strong identifier differs, or two weak signals do: `details.disagreeing_fields`. Or the same content is bound to another entity: `details.reason`.",
    fix: "Choose another candidate, or `no_match`; the item stays open.",
  },
  detach_precondition_failed: {
    cause: "One of the six preconditions does not hold: `details.precondition`.",
    fix: "Mend what it names; nothing was written.",
  },
  label_conflict: {
    cause: "The same event was labelled before with other content.",
    fix: "Append a correction under an event id of its own, with `supersedes_label_id`.",
  },
  label_superseded: {
    cause: "Another label corrects this one already.",
    fix: "Supersede the label that `superseded_by_label_id` names, at the end of the chain.",
  },
  storage_limit: {
    cause:
      "The plan limits records that cost nothing and belong to no entity. `details.store` names the store that is full: `unbound_records`, by `details.records_limit` or `details.bytes_limit`, or `batch_jobs`. A batch names in `details.indexes` the records that have no room; every record that decides is decided and charged all the same.",
    fix: "Give verdicts on open review items, answer their questions, or erase records that `/v1/records/unbound` lists; of batch jobs, cancel those that wait or let the oldest results expire. Then repeat the request.",
  },
  watch_limit: {
    cause: "`details.limit` entities of the tenant are watched.",
    fix: "Disable the watch of an entity that nobody follows.",
  },
  portfolio_conflict: {
    cause: "A portfolio with this `portfolio_id` exists under another name.",
    fix: "Choose another id, repeat the creation with the name it has, or rename it.",
  },
  portfolio_limit: {
    cause: "The tenant has `details.limit` portfolios.",
    fix: "Delete one that nobody uses.",
  },
  portfolio_member_limit: {
    cause: "The portfolio has `details.limit` members.",
    fix: "Remove a member, or begin a second portfolio.",
  },
  capture_conflict: {
    cause: "A receipt with this `capture_id` exists, and was captured for another request.",
    fix: "Choose another id for the new capture, or repeat the request of the first one.",
  },
  capture_reserved: {
    cause:
      "The receipt of this `capture_id` was deleted, or purged by an erasure. Ids of the form that the service gives out are reserved as well.",
    fix: "Choose another id: one id never stands for two receipts.",
  },
  capture_limit: {
    cause:
      "`details.store` names what is full: `receipts` of the tenant, `reservations` of ids that callers have chosen, or `records` that contribute to one capture; `details.limit` is the number.",
    fix: "Delete receipts that nobody needs, leave `capture_id` out, or capture fewer companies at once.",
  },
  webhook_limit: {
    cause: "`details.limit` subscriptions are active.",
    fix: "Delete one that nobody listens to; one subscription can have every event type.",
  },
  batch_job_no_result: {
    cause: "The job failed, was cancelled, or waits for its operator: `details.state`.",
    fix: "Read the job; what it had decided by then stands in the decisions.",
  },
  batch_job_not_cancellable: {
    cause: "Its work has begun or ended: `details.state`.",
    fix: "Wait for its end; what is running cannot be recalled.",
  },
  result_erased: {
    cause: "A record of the job was erased, or the result is older than results are kept.",
    fix: "Read the records that are left, one by one.",
  },
  payload_too_large: {
    cause: "The body is larger than `details.limit_bytes`.",
    fix: "Split the work into smaller requests.",
  },
  unsupported_media_type: {
    cause: "The Content-Type is not `application/json`, or the body has a Content-Encoding.",
    fix: "Send JSON in UTF-8, not compressed, and say so.",
  },
  misdirected_request: {
    cause: "The Host or Origin is not one of this deployment's.",
    fix: "Address the deployment by its public name.",
  },
  invalid_record: {
    cause: "Nothing in the record identifies a company; country and postal code alone do not.",
    fix: "Add a name, a domain, or an identifier.",
  },
  invalid_request: {
    cause: "Unknown fields, wrong types, values out of bounds, or text that is not valid JSON.",
    fix: "Correct each of `details.fields`, which name the path and the rule.",
  },
  idempotency_key_required: {
    cause: "The operation must be safe to retry, and no key came with it.",
    fix: "Send `Idempotency-Key` (a tool takes `idempotency_key`).",
  },
  invalid_cursor: {
    cause: "The cursor was altered, or is another deployment's.",
    fix: "Start from the first page.",
  },
  cursor_filter_mismatch: {
    cause: "A page was asked for with other filters than the one before it.",
    fix: "Keep the filters, or start anew without a cursor.",
  },
  invalid_webhook_url: {
    cause:
      "Only https on port 443 of a public host is delivered to. `details.reason`: `invalid_url`, `scheme`, `port`, `credentials`, `fragment`, `host_is_address`, `host_not_public`, `unresolvable` or `blocked_address`.",
    fix: "Give the public address of the receiver itself, not one that redirects to it.",
  },
  rate_limited: {
    cause:
      "The bucket of this class of operations is empty (`details.bucket`), or a gate is closed (`details.gate`): `address` counts requests without a credential, `concurrency` a tenant's requests in progress.",
    fix: "Wait `Retry-After` seconds, with jitter.",
  },
  internal_error: {
    cause: "A fault of ours; nothing was charged that is not recorded.",
    fix: "Retry with the same idempotency key; report the `correlation_id`.",
  },
  service_unavailable: {
    cause:
      "Storage cannot be reached, the service is starting or stopping, or the process has as much to do as it takes on (`details.gate` is `load`).",
    fix: "Retry after `Retry-After` with the same idempotency key.",
  },
  deadline_exceeded: {
    cause: "The work took longer than a request may.",
    fix: "Retry with the same idempotency key: finished work is answered from store.",
  },
};
