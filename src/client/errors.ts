/** The errors of a call. No message and no field holds the key, or other content of the request. */
import type { ErrorCode } from "./generated/types.ts";

/** The base class of all errors of the client. */
export class AssayError extends Error {
  override readonly name: string = "AssayError";
}

/** The fields of an error answer. */
export interface ErrorAnswer {
  readonly status: number;
  /** `unexpected_answer` where the answer does not come from this service. */
  readonly code: ErrorCode | "unexpected_answer" | (string & {});
  readonly message: string;
  /** Prefix req_; quote it in reports. */
  readonly correlationId: string | null;
  readonly details: Readonly<Record<string, unknown>>;
  /** Seconds to wait before the next try, where the service states them. */
  readonly retryAfter: number | null;
  /** The idempotency key of every try: with this key the call can be repeated without a second effect. */
  readonly idempotencyKey: string | null;
}

/** A field of the request that was not accepted, and the reason. */
export interface FieldFault {
  /** Dotted path as in the request; empty for the whole request. */
  readonly path: string;
  readonly code: string;
  readonly message: string;
}

/** An error answer of the service, or an answer that does not come from this service. */
export class ApiError extends AssayError {
  override readonly name: string = "ApiError";
  readonly status: number;
  readonly code: ErrorAnswer["code"];
  /** The service's description of the error, without the rest of the message. */
  readonly description: string;
  readonly correlationId: string | null;
  readonly details: Readonly<Record<string, unknown>>;
  readonly retryAfter: number | null;
  readonly idempotencyKey: string | null;

  constructor(answer: ErrorAnswer) {
    super(sentenceOf(answer));
    this.status = answer.status;
    this.code = answer.code;
    this.description = answer.message;
    this.correlationId = answer.correlationId;
    this.details = answer.details;
    this.retryAfter = answer.retryAfter;
    this.idempotencyKey = answer.idempotencyKey;
  }

  /**
   * The detail of the refusal, where the code is not specific: a precondition, a reason, a state or a gate.
   */
  get reason(): string | null {
    const { precondition, reason, state, gate } = this.details;
    const said = precondition ?? reason ?? state ?? gate;
    return typeof said === "string" ? said : null;
  }

  /** The fields that were not accepted. */
  get fields(): readonly FieldFault[] {
    return Array.isArray(this.details.fields) ? (this.details.fields as FieldFault[]) : [];
  }

  /** The first field that was not accepted. */
  get field(): string | null {
    return this.fields[0]?.path ?? null;
  }
}

function sentenceOf({ status, code, message, correlationId, details }: ErrorAnswer): string {
  const faults = Array.isArray(details.fields) ? (details.fields as FieldFault[]) : [];
  const reasons = faults.map(({ path, message: why }) => (path === "" ? why : `${path}: ${why}`));
  if (Array.isArray(details.accepted_scopes))
    reasons.push(`accepted scopes: ${details.accepted_scopes.join(", ")}`);
  const why = reasons.length > 0 ? ` (${reasons.join("; ")})` : "";
  return `${status} ${code}: ${message}${why}${correlationId === null ? "" : ` [${correlationId}]`}`;
}

/** 401: the key is missing, unknown, expired or revoked. */
export class AuthenticationError extends ApiError {
  override readonly name = "AuthenticationError";
}
/** 402: the plan's credits do not cover the work. */
export class CreditsExhaustedError extends ApiError {
  override readonly name = "CreditsExhaustedError";
}
/** 403: the key's scope is not accepted here. */
export class PermissionError extends ApiError {
  override readonly name = "PermissionError";
}
/** 404: the resource does not exist, or belongs to another tenant. */
export class NotFoundError extends ApiError {
  override readonly name = "NotFoundError";
}
/** 409: the current state does not permit the operation. */
export class ConflictError extends ApiError {
  override readonly name: string = "ConflictError";
}
/**
 * 409 for the idempotency key: used with other content, its first call still running, or its answer erased.
 */
export class IdempotencyError extends ConflictError {
  override readonly name = "IdempotencyError";
}
/** 410: the resource existed and has been erased. */
export class GoneError extends ApiError {
  override readonly name = "GoneError";
}
/** 413 and 422: the request is too large or not valid; `fields` names the faults. */
export class ValidationError extends ApiError {
  override readonly name = "ValidationError";
}
/** 429: too many requests; `retryAfter` gives the seconds until the next request is accepted. */
export class RateLimitError extends ApiError {
  override readonly name = "RateLimitError";
}
/** 5xx: the service failed or is overloaded. */
export class ServerError extends ApiError {
  override readonly name = "ServerError";
}

/** No complete answer arrived: it is unknown whether the work was done. */
export class ConnectionError extends AssayError {
  override readonly name: string = "ConnectionError";
  /** The idempotency key of every try: with this key the call can be repeated without a second effect. */
  readonly idempotencyKey: string | null;

  constructor(
    message: string,
    options: { readonly cause?: unknown; readonly idempotencyKey?: string | null } = {},
  ) {
    super(message, options.cause === undefined ? {} : { cause: options.cause });
    this.idempotencyKey = options.idempotencyKey ?? null;
  }
}
/** The answer did not come in time. */
export class TimeoutError extends ConnectionError {
  override readonly name = "TimeoutError";
}
/** A stream broke off before its end: the part that was read is correct and incomplete. */
export class StreamCutError extends ConnectionError {
  override readonly name = "StreamCutError";
}

/** A notification that this service did not sign, that was changed on its way, or that is too old. */
export class WebhookVerificationError extends AssayError {
  override readonly name = "WebhookVerificationError";
}

/** Builds the error of an answer, in the class of its code. */
export function errorOf(answer: ErrorAnswer): ApiError {
  const { status, code } = answer;
  if (code === "unexpected_answer" && status < 500) return new ApiError(answer);
  if (status === 401) return new AuthenticationError(answer);
  if (status === 402) return new CreditsExhaustedError(answer);
  if (status === 403) return new PermissionError(answer);
  if (status === 404) return new NotFoundError(answer);
  if (status === 409) return new (code.startsWith("idempotency_") ? IdempotencyError : ConflictError)(answer);
  if (status === 410) return new GoneError(answer);
  if (status === 413 || status === 422) return new ValidationError(answer);
  if (status === 429) return new RateLimitError(answer);
  return status >= 500 ? new ServerError(answer) : new ApiError(answer);
}
