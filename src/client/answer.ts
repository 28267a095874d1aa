/** The facts that an answer's headers and its retries give. */
export interface Meta {
  readonly status: number;
  /**
   * Prefix req_; quote it in reports. A repeated answer of an idempotency key has the id of the first run.
   */
  readonly correlationId: string | null;
  /** The rate limit bucket that the request was charged to; null where the answer does not name one. */
  readonly rateLimit: {
    readonly limit: number;
    readonly remaining: number;
    /** Seconds until the bucket is full again. */
    readonly resetSeconds: number;
  } | null;
  /** Seconds to wait before the next request, where the service states them: for a job that is under way. */
  readonly retryAfter: number | null;
  /** The idempotency key of the request; null where the operation takes none. */
  readonly idempotencyKey: string | null;
  /** Whether the answer was stored by an earlier run with the same key. */
  readonly replayed: boolean;
  /** The number of retries before this answer came. */
  readonly retries: number;
  readonly headers: Headers;
}

export interface WithMeta<T> {
  readonly data: T;
  readonly meta: Meta;
}

/** A promise of an answer; `withResponse()` adds the metadata of its HTTP response. */
export class Answer<T> implements Promise<T> {
  readonly [Symbol.toStringTag] = "Answer";
  readonly #whole: Promise<WithMeta<T>>;

  constructor(whole: Promise<WithMeta<T>>) {
    this.#whole = whole;
  }

  /** The answer with its correlation id, rate limit and headers. */
  withResponse(): Promise<WithMeta<T>> {
    return this.#whole;
  }

  // biome-ignore lint/suspicious/noThenProperty: it is a promise, so that `await` gives the answer
  then<A = T, B = never>(
    fulfilled?: ((value: T) => A | PromiseLike<A>) | null,
    rejected?: ((reason: unknown) => B | PromiseLike<B>) | null,
  ): Promise<A | B> {
    return this.#whole.then(({ data }) => data).then(fulfilled, rejected);
  }

  catch<B = never>(rejected?: ((reason: unknown) => B | PromiseLike<B>) | null): Promise<T | B> {
    return this.then(undefined, rejected);
  }

  finally(settled?: (() => void) | null): Promise<T> {
    return this.then().finally(settled);
  }
}

/** Reads the metadata from the headers of an answer. */
export function metaOf(
  { status, headers }: Response,
  { idempotencyKey, retries }: Pick<Meta, "idempotencyKey" | "retries">,
): Meta {
  const limit = numberOf(headers, "RateLimit-Limit");
  return {
    status,
    correlationId: headers.get("X-Correlation-Id"),
    rateLimit:
      limit === null
        ? null
        : {
            limit,
            remaining: numberOf(headers, "RateLimit-Remaining") ?? 0,
            resetSeconds: numberOf(headers, "RateLimit-Reset") ?? 0,
          },
    retryAfter: retryAfterOf(headers, Date.now()),
    idempotencyKey,
    replayed: headers.get("Idempotency-Replayed") === "true",
    retries,
    headers,
  };
}

function numberOf(headers: Headers, name: string): number | null {
  const value = headers.get(name);
  return value !== null && /^\d+$/.test(value) ? Number(value) : null;
}

/** `Retry-After` in seconds: given as such, or as a date (RFC 9110 §10.2.3). */
export function retryAfterOf(headers: Headers, nowMs: number): number | null {
  const value = headers.get("Retry-After");
  if (value === null) return null;
  if (/^\d+(\.\d+)?$/.test(value)) return Number(value);
  const at = Date.parse(value);
  return Number.isNaN(at) ? null : Math.max(0, Math.ceil((at - nowMs) / 1000));
}
