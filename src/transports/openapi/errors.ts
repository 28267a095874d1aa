/** The errors of an operation, as responses that are shared by name. */
import { type ErrorCode, errorCatalogue } from "../../contract/errors.ts";
import type { Operation } from "../../contract/operation.ts";

/** Every error that an operation can answer with. */
export function errorsOf(operation: Operation, traits: { hasBody: boolean }): ErrorCode[] {
  const keyed = operation.idempotency !== "none";
  const { method, path = "" } = operation.rest ?? {};
  const codes: (ErrorCode | false)[] = [
    "unauthorized",
    "key_scope_forbidden",
    "rate_limited",
    "invalid_request",
    // For a body, and for a URL that is too long.
    "payload_too_large",
    (traits.hasBody || (method !== undefined && method !== "GET")) && "unsupported_media_type",
    // A path value that is not percent-encoded UTF-8 matches no resource.
    path.includes("{") && "not_found",
    "internal_error",
    "service_unavailable",
    "deadline_exceeded",
    keyed && "idempotency_conflict",
    keyed && "idempotency_in_progress",
    keyed && "idempotency_response_erased",
    operation.idempotency === "required" && "idempotency_key_required",
    ...operation.errors,
  ];
  return [...new Set(codes.filter((code) => code !== false))];
}

/** Responses by name, filled as operations refer to them. */
export class ErrorResponses {
  readonly #responses = new Map<string, object>();

  /** The operation's error responses by status, as references. */
  adopt(codes: readonly ErrorCode[]): Record<string, object> {
    const byStatus = new Map<number, ErrorCode[]>();
    for (const code of codes) {
      const { status } = errorCatalogue[code];
      byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
    }
    const sorted = [...byStatus].sort(([left], [right]) => left - right);
    return Object.fromEntries(
      sorted.map(([status, group]) => [String(status), this.#reference(status, group.sort())]),
    );
  }

  #reference(status: number, codes: readonly ErrorCode[]): object {
    const name = codes.map(pascal).join("Or");
    if (!this.#responses.has(name)) this.#responses.set(name, responseOf(status, codes));
    return { $ref: `#/components/responses/${name}` };
  }

  /** The answers to bytes that are no HTTP request, before any operation is known; as references. */
  get transportErrors(): Record<string, object> {
    return Object.fromEntries(
      Object.entries(transportResponses).map(([status, { name, response }]) => {
        this.#responses.set(name, response);
        return [status, { $ref: `#/components/responses/${name}` }];
      }),
    );
  }

  toObject(): Record<string, object> {
    return Object.fromEntries([...this.#responses].sort(([left], [right]) => (left < right ? -1 : 1)));
  }
}

/** The response for every status that is not declared. */
export const defaultResponse = (): object => ({
  description: "Any other failure; 5xx are opaque and may be retried with the same idempotency key.",
  headers: { "X-Correlation-Id": header("CorrelationId"), "Retry-After": header("RetryAfter") },
  content: contentOf(["internal_error", "service_unavailable", "deadline_exceeded"]),
});

function responseOf(status: number, codes: readonly ErrorCode[]): object {
  return {
    description: codes.map((code) => errorCatalogue[code].message).join(" Or: "),
    headers: {
      "X-Correlation-Id": header("CorrelationId"),
      ...(status === 401 ? { "WWW-Authenticate": header("Challenge") } : {}),
      ...(status === 429 || status === 503 || codes.includes("idempotency_in_progress")
        ? { "Retry-After": header("RetryAfter") }
        : {}),
    },
    content: contentOf(codes),
  };
}

function contentOf(codes: readonly ErrorCode[]): object {
  return {
    "application/json": {
      schema: { $ref: "#/components/schemas/ErrorEnvelope" },
      examples: Object.fromEntries(codes.map((code) => [code, { summary: code, value: exampleOf(code) }])),
    },
  };
}

const exampleDetails: Partial<Record<ErrorCode, object>> = {
  invalid_request: {
    fields: [{ path: "address.postal_code", code: "too_long", message: "at most 32 characters" }],
  },
  rate_limited: { retry_after: 3, bucket: "resolve" },
  key_scope_forbidden: { accepted_scopes: ["resolve"] },
  payload_too_large: { limit_bytes: 262_144 },
  idempotency_in_progress: { retry_after: 2 },
  service_unavailable: { retry_after: 2 },
};

const exampleOf = (code: ErrorCode): object => ({
  error: {
    code,
    message: errorCatalogue[code].message,
    correlation_id: "req_k7mz2q4v6x3b5n7p2r4t6w2y4a",
    details: exampleDetails[code] ?? {},
  },
});

function header(name: string): object {
  return { $ref: `#/components/headers/${name}` };
}

const pascal = (code: string): string =>
  code.replaceAll(/(?:^|_)([a-z])/g, (_match, letter: string) => letter.toUpperCase());

const transportResponses: Readonly<Record<string, { name: string; response: object }>> = {
  "400": {
    name: "NoHttpRequest",
    response: {
      description: "The bytes received are not an HTTP request.",
      headers: { "X-Correlation-Id": header("CorrelationId") },
      content: contentOf(["invalid_request"]),
    },
  },
  "408": {
    name: "TooSlow",
    response: {
      description: "The header or the body arrived too slowly.",
      headers: { "X-Correlation-Id": header("CorrelationId") },
      content: contentOf(["request_timeout"]),
    },
  },
  "431": {
    name: "HeaderTooLarge",
    response: {
      description: "The header is larger than this service accepts.",
      headers: { "X-Correlation-Id": header("CorrelationId") },
      content: contentOf(["payload_too_large"]),
    },
  },
};

/** The schema of every error body. */
export const errorEnvelopeSchema = {
  type: "object",
  description: "The shape of every error body, over REST and in a tool's structured content.",
  properties: {
    error: {
      type: "object",
      properties: {
        code: {
          type: "string",
          description: "Stable; new codes may be added.",
          examples: ["invalid_request"],
        },
        message: { type: "string", description: "For people; may change." },
        correlation_id: { type: "string", description: "Prefix req_; quote it when reporting." },
        details: {
          type: "object",
          description: "Further facts for the code; empty where there are none.",
          additionalProperties: true,
        },
      },
      required: ["code", "message", "correlation_id", "details"],
      additionalProperties: true,
    },
  },
  required: ["error"],
  additionalProperties: true,
} as const;
