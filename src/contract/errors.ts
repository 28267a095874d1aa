/** Every error a caller can meet: code → status, and the caller's remedy (specification §6.3). */
export const errorCatalogue = {
  unauthorized: { status: 401, message: "A valid credential is needed.", retry: "with a valid credential" },
  credits_exhausted: {
    status: 402,
    message: "The plan's credits do not cover this operation.",
    retry: "after a top-up",
  },
  key_scope_forbidden: { status: 403, message: "The credential's scope is not accepted here.", retry: "no" },
  reviewer_mismatch: { status: 403, message: "reviewer_id is not the credential's reviewer.", retry: "no" },
  not_found: { status: 404, message: "Not found.", retry: "no" },
  method_not_allowed: { status: 405, message: "The path does not answer this method.", retry: "no" },
  not_acceptable: { status: 406, message: "No offered representation is acceptable.", retry: "no" },
  request_timeout: {
    status: 408,
    message: "The request arrived too slowly.",
    retry: "over a faster connection",
  },
  idempotency_conflict: {
    status: 409,
    message: "The idempotency key was used with other content.",
    retry: "with a new key",
  },
  idempotency_in_progress: {
    status: 409,
    message: "The operation with this key is still running.",
    retry: "after the given wait",
  },
  idempotency_response_erased: {
    status: 409,
    message: "The answer stored under this key was erased.",
    retry: "no",
  },
  tenant_conflict: {
    status: 409,
    message: "The tenant_id belongs to a tenant of another name.",
    retry: "no",
  },
  key_revoked: { status: 409, message: "The key is revoked.", retry: "no" },
  review_already_resolved: {
    status: 409,
    message: "The review item is resolved already.",
    retry: "no",
  },
  merge_blocked: {
    status: 409,
    message: "The record and the company disagree too much to be one.",
    retry: "with another verdict",
  },
  detach_precondition_failed: {
    status: 409,
    message: "The record cannot be detached from the entity as it stands.",
    retry: "after the named precondition is met",
  },
  label_conflict: {
    status: 409,
    message: "The source_event_id was used for another label.",
    retry: "with a new source_event_id",
  },
  label_superseded: {
    status: 409,
    message: "The label is superseded already.",
    retry: "superseding the newest label of the chain",
  },
  storage_limit: {
    status: 409,
    message: "The tenant keeps as many undecided records as its plan allows.",
    retry: "after records were decided or erased",
  },
  webhook_limit: {
    status: 409,
    message: "The tenant has as many active webhook subscriptions as it may have.",
    retry: "after a subscription is deleted",
  },
  watch_limit: {
    status: 409,
    message: "The tenant has as many active watches as it may have.",
    retry: "after a watch is disabled",
  },
  portfolio_conflict: {
    status: 409,
    message: "The portfolio_id belongs to a portfolio of another name.",
    retry: "no",
  },
  portfolio_limit: {
    status: 409,
    message: "The tenant has as many portfolios as it may have.",
    retry: "after a portfolio is deleted",
  },
  portfolio_member_limit: {
    status: 409,
    message: "The portfolio has as many members as it may have.",
    retry: "after a member is removed",
  },
  capture_conflict: {
    status: 409,
    message: "The capture_id belongs to a receipt of another request.",
    retry: "with a new capture_id",
  },
  capture_reserved: {
    status: 409,
    message: "The capture_id belonged to a receipt that was deleted or erased.",
    retry: "with a new capture_id",
  },
  capture_limit: {
    status: 409,
    message: "The capture is over a limit of the tenant's receipts.",
    retry: "after a receipt is deleted, or with fewer companies",
  },
  batch_job_no_result: {
    status: 409,
    message: "The job ended without a result.",
    retry: "no",
  },
  batch_job_not_cancellable: {
    status: 409,
    message: "Only a job that is still queued can be cancelled.",
    retry: "no",
  },
  result_erased: { status: 410, message: "The job's result was erased.", retry: "no" },
  payload_too_large: {
    status: 413,
    message: "The body is larger than this operation accepts.",
    retry: "with less",
  },
  unsupported_media_type: { status: 415, message: "The body must be application/json.", retry: "no" },
  misdirected_request: { status: 421, message: "This host or origin is not served here.", retry: "no" },
  invalid_record: {
    status: 422,
    message: "The record has no identifying field.",
    retry: "with an identifying field",
  },
  invalid_request: { status: 422, message: "The request does not meet its schema.", retry: "corrected" },
  idempotency_key_required: {
    status: 422,
    message: "This operation needs an idempotency key.",
    retry: "with an idempotency key",
  },
  invalid_cursor: {
    status: 422,
    message: "The cursor is not one that this service issued.",
    retry: "from the first page",
  },
  cursor_filter_mismatch: {
    status: 422,
    message: "The cursor belongs to other filters.",
    retry: "with the same filters",
  },
  invalid_webhook_url: {
    status: 422,
    message: "The address cannot be delivered to.",
    retry: "with another address",
  },
  rate_limited: { status: 429, message: "Too many requests.", retry: "after Retry-After, with jitter" },
  internal_error: {
    status: 500,
    message: "The request failed inside the service.",
    retry: "with the same idempotency key",
  },
  service_unavailable: {
    status: 503,
    message: "The service cannot answer now.",
    retry: "with the same idempotency key",
  },
  deadline_exceeded: {
    status: 503,
    message: "The request's deadline passed.",
    retry: "with the same idempotency key",
  },
} as const;

export type ErrorCode = keyof typeof errorCatalogue;

export interface FieldError {
  /** Dotted path of the field, as the caller wrote it. */
  readonly path: string;
  readonly code:
    | "unknown_field"
    | "missing"
    | "too_long"
    | "too_short"
    | "out_of_range"
    | "wrong_type"
    | "invalid_format"
    | "conflicting_alias"
    | "invalid_json"
    | "invalid_enum"
    | "one_of_required"
    | "already_decided"
    | "mismatch";
  /** States the expected value; never repeats the sent value. */
  readonly message: string;
}

/** A failure that a caller can meet. Handlers return it; it never repeats a value that the caller sent. */
export class Failure {
  readonly code: ErrorCode;
  readonly message: string;
  readonly details: Readonly<Record<string, unknown>>;

  constructor(code: ErrorCode, options: { message?: string; details?: Record<string, unknown> } = {}) {
    this.code = code;
    this.message = options.message ?? errorCatalogue[code].message;
    this.details = options.details ?? {};
  }

  get status(): number {
    return errorCatalogue[this.code].status;
  }
}

export function invalidRequest(fields: readonly FieldError[]): Failure {
  return new Failure("invalid_request", { details: { fields } });
}

/** The failure of a caller that uses more than its share of a resource at once. */
export function tooMuchAtOnce(gate: string): Failure {
  return new Failure("rate_limited", { details: { retry_after: 1, gate } });
}

/** The failure of a request when this process is full. */
export function overloaded(): Failure {
  return new Failure("service_unavailable", { details: { retry_after: 1, gate: "load" } });
}

/** The structure of every error body, over REST and in a tool's `structuredContent`. */
export interface ErrorEnvelope {
  readonly error: {
    readonly code: string;
    readonly message: string;
    readonly correlation_id: string;
    readonly details: Readonly<Record<string, unknown>>;
  };
}

export function errorEnvelope(failure: Failure, correlationId: string): ErrorEnvelope {
  return {
    error: {
      code: failure.code,
      message: failure.message,
      correlation_id: correlationId,
      details: failure.details,
    },
  };
}
