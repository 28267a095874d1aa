import type { Answer } from "./answer.ts";
import { BatchJobs } from "./batch-jobs.ts";
import type { CallOptions } from "./call-options.ts";
import { AssayError } from "./errors.ts";
import { Operations } from "./generated/methods.ts";
import type { RestOperation } from "./rest-request.ts";
import { pause } from "./retry.ts";
import { Transport } from "./transport.ts";

export interface ClientOptions {
  /** Address of the service: `https://assay.example`. */
  readonly baseUrl: string;
  /**
   * An API key, or an access token of a connector. It is null where `fetch` authenticates the request itself,
   * as in a page whose session is a cookie.
   */
  readonly apiKey: string | null;
  /** Milliseconds for each try; the default is a little more than the service's own deadline. */
  readonly timeout?: number;
  /** Retries after a failure that may be temporary; the default is 4. */
  readonly maxRetries?: number;
  /** Retries after a 429 answer; the default is `maxRetries`. */
  readonly maxRateLimitRetries?: number;
  /** Replaces the platform's `fetch`. */
  readonly fetch?: typeof fetch;
  /** @internal Replaces the wait between two tries, for tests. */
  readonly wait?: (milliseconds: number, signal?: AbortSignal) => Promise<void>;
}

const TIMEOUT_MS = 320_000;
const MAX_RETRIES = 4;

/**
 * A client of the service: a method for each operation, by topic.
 *
 * Temporary failures (a lost connection, 408, 425, 429, 5xx) are tried again, never before `Retry-After`, and
 * only where two requests do no more than one: charged writes send one idempotency key in all tries. (Where
 * the answer to a deletion was lost, the retry throws a NotFoundError: the deletion is done.)
 *
 * ```ts
 * const client = new Assay({ baseUrl: "https://assay.example", apiKey });
 * const { decision, entity } = await client.resolve({ name: "Commerzbank", country: "DE" });
 * ```
 */
export class Assay extends Operations {
  override readonly batchJobs: BatchJobs;

  /** @throws AssayError where an option cannot be used; its message names the option, never its value. */
  constructor(options: ClientOptions) {
    const { apiKey, timeout = TIMEOUT_MS, maxRetries = MAX_RETRIES } = options;
    if (apiKey !== null && (typeof apiKey !== "string" || !/^[\x21-\x7e]+$/.test(apiKey)))
      throw new AssayError("apiKey: a key is needed, in ASCII and without spaces");
    const transport = new Transport({
      baseUrl: addressOf(options.baseUrl),
      apiKey,
      timeout,
      maxRetries,
      maxRateLimitRetries: options.maxRateLimitRetries ?? maxRetries,
      fetch: options.fetch ?? globalThis.fetch,
      wait: options.wait ?? pause,
    });
    super(transport);
    this.batchJobs = new BatchJobs(transport);
  }

  /** Calls an operation that the caller names: for programs that work with any operation. */
  call<T = unknown>(operation: RestOperation, input: object, options?: CallOptions): Answer<T> {
    return this.caller.answer<T>(operation, input, options);
  }
}

function addressOf(baseUrl: string): string {
  const url = URL.canParse(baseUrl) ? new URL(baseUrl) : null;
  if (url === null || !/^https?:$/.test(url.protocol) || url.username !== "" || url.search !== "")
    throw new AssayError("baseUrl: an http or https address without credentials and query");
  return url.href.replace(/(?<!\/)\/+$/, "");
}
