import type { Meta } from "./answer.ts";
import { type ApiError, errorOf } from "./errors.ts";

/** Reads the error from an answer other than 2xx. */
export function failureOf(meta: Meta, text: string): ApiError {
  const error = errorIn(text);
  if (typeof error?.code !== "string" || typeof error.message !== "string") return unexpected(meta);
  const details = (error.details ?? {}) as Readonly<Record<string, unknown>>;
  const { status, retryAfter, idempotencyKey } = meta;
  const { code, message, correlation_id } = error;
  const correlationId = typeof correlation_id === "string" ? correlation_id : meta.correlationId;
  return errorOf({ status, code, message, details, correlationId, retryAfter, idempotencyKey });
}

/** The error for an answer that does not come from this service: a proxy's page, a redirect, another server. */
export function unexpected({ status, correlationId, retryAfter, idempotencyKey }: Meta): ApiError {
  // A browser shows a redirect that is not followed as status 0.
  const redirects = status === 0 || (status >= 300 && status < 400);
  return errorOf({
    status,
    code: "unexpected_answer",
    message: redirects
      ? "the address redirects; give the one it leads to"
      : "this is no answer of this service",
    details: {},
    correlationId,
    retryAfter,
    idempotencyKey,
  });
}

interface ErrorBody {
  readonly code?: unknown;
  readonly message?: unknown;
  readonly correlation_id?: unknown;
  readonly details?: unknown;
}

function errorIn(text: string): ErrorBody | null {
  try {
    const body = JSON.parse(text) as { readonly error?: ErrorBody | null } | null;
    return body?.error ?? null;
  } catch {
    return null;
  }
}
