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
   * An API key, or an access token of a connector; null where `fetch` says by itself who asks, as a page does whose
   * session is a cookie.
   */
  readonly apiKey: string | null;
  /** Milliseconds for each try; a little more than the service's own deadline where it is left out. */
  readonly timeout?: number;
  /** Further tries after a failure that may pass; 4 where it is left out. */
  readonly maxRetries?: number;
  /** Further tries after being asked to slow down (429); as `maxRetries` where it is left out. */
  readonly maxRateLimitRetries?: number;
  /** In place of the platform's own. */
  readonly fetch?: typeof fetch;
  /** @internal In place of waiting, for tests. */
  readonly wait?: (milliseconds: number, signal?: AbortSignal) => Promise<void>;
}

const TIMEOUT_MS = 320_000;
const MAX_RETRIES = 4;

/**
 * A client of the service: a method for each operation, by topic.
 *
 * What may pass (a lost connection, 408, 425, 429, 5xx) is tried again, never before `Retry-After`, and only where
 * asking twice does no more than asking once: writes that are charged bear one idempotency key for all tries. (A
 * deletion whose answer was lost meets a NotFoundError when it is made again: it is done.)
 *
 * ```ts
 * const client = new Assay({ baseUrl: "https://assay.example", apiKey });
 * const { decision, entity } = await client.resolve({ name: "Commerzbank", country: "DE" });
 * ```
 */
export class Assay extends Operations {
  override readonly batchJobs: BatchJobs;

  /** @throws AssayError where an option cannot be used; its message names the option and never repeats it. */
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

  /** Calls an operation that is named by the caller: for programs that work on any. */
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
