import { Answer, type Meta, metaOf, type WithMeta } from "./answer.ts";
import type { CallOptions, EventOptions } from "./call-options.ts";
import type { Caller } from "./caller.ts";
import { Deadline } from "./deadline.ts";
import { AssayError, ConnectionError, TimeoutError } from "./errors.ts";
import { Events } from "./events.ts";
import { Lines } from "./lines.ts";
import { Pages } from "./pages.ts";
import { failureOf, unexpected } from "./read-failure.ts";
import { type RestOperation, restRequest } from "./rest-request.ts";
import { type RetryLimits, waitBefore } from "./retry.ts";
import type { OpenStream } from "./stream.ts";

export interface TransportOptions extends RetryLimits {
  /** The address of the service, without a slash at its end. */
  readonly baseUrl: string;
  readonly apiKey: string | null;
  readonly timeout: number;
  readonly fetch: typeof fetch;
  readonly wait: (milliseconds: number, signal?: AbortSignal) => Promise<void>;
}

/** An event stream sends a sign of life every fifteen seconds; after three missing ones it is lost. */
const LONGEST_SILENCE_MS = 45_000;

/** A request under way: its content and the state of its tries. */
interface Call {
  readonly operation: RestOperation;
  readonly input: object;
  readonly options: CallOptions;
  readonly idempotencyKey: string | null;
}

type Read<T> = (
  response: Response,
  known: { readonly meta: Meta; readonly deadline: Deadline },
) => Promise<T>;

/** Makes calls over HTTP; repeats them where a repetition is safe and may succeed. */
export class Transport implements Caller {
  readonly #options: TransportOptions;

  constructor(options: TransportOptions) {
    this.#options = options;
  }

  answer<T>(operation: RestOperation, input: object, options: CallOptions = {}): Answer<T> {
    return new Answer(this.#ask<T>(operation, input, options));
  }

  pages<Page, Item>(operation: RestOperation, input: object, options: CallOptions = {}): Pages<Page, Item> {
    const read = (page: object) => this.#ask<Page>(operation, page, options);
    return new Pages(read, { input, items: operation.items ?? "" });
  }

  lines<T>(operation: RestOperation, input: object, options: CallOptions = {}): Lines<T> {
    return new Lines(() => this.#open(operation, input, options));
  }

  events<T>(operation: RestOperation, input: object, options: EventOptions<T> = {}): Events<T> {
    const { isOver, signal, ...call } = options;
    const lastEventId = (input as { readonly last_event_id?: number }).last_event_id ?? 0;
    const cancel = signal === undefined ? {} : { signal };
    const timeout = options.timeout ?? Math.min(this.#options.timeout, LONGEST_SILENCE_MS);
    return new Events<T>({
      open: (last) =>
        this.#open(operation, { ...input, last_event_id: last }, { ...call, ...cancel, timeout }),
      lastEventId,
      maxRetries: options.maxRetries ?? this.#options.maxRetries,
      wait: (milliseconds) => this.#options.wait(milliseconds, signal),
      ...cancel,
      ...(isOver === undefined ? {} : { isOver }),
    });
  }

  file(operation: RestOperation, input: object, options: CallOptions = {}): Answer<Uint8Array> {
    const accepting = { ...options, headers: { Accept: "*/*", ...options.headers } };
    return new Answer(
      this.#try(callOf(operation, input, accepting), async (response, { meta, deadline }) => {
        const data = new Uint8Array(await response.arrayBuffer());
        deadline.stop();
        return { data, meta };
      }),
    );
  }

  async #ask<T>(operation: RestOperation, input: object, options: CallOptions): Promise<WithMeta<T>> {
    return this.#try(callOf(operation, input, options), async (response, { meta, deadline }) => {
      const text = await response.text();
      deadline.stop();
      return { data: parsed<T>(text, meta), meta };
    });
  }

  async #open(operation: RestOperation, input: object, options: CallOptions): Promise<OpenStream> {
    const { signal } = options;
    return this.#try(callOf(operation, input, options), async ({ body }, known) => ({
      ...known,
      body,
      signal,
    }));
  }

  async #try<T>(call: Call, read: Read<T>): Promise<T> {
    const { operation, options } = call;
    const limits = {
      ...this.#options,
      ...(options.maxRetries === undefined ? {} : bothOf(options.maxRetries)),
    };
    let rateLimited = 0;
    let failed = 0;
    for (;;) {
      try {
        return await this.#once(call, rateLimited + failed, read);
      } catch (error) {
        if (error instanceof AssayError && "status" in error && error.status === 429) rateLimited += 1;
        else failed += 1;
        const tried = { rateLimited, failed, repeatable: operation.repeatable };
        const waitMs = waitBefore(error, tried, { limits, random: Math.random });
        if (waitMs === null) throw error;
        await this.#options.wait(waitMs, options.signal);
      }
    }
  }

  async #once<T>(
    { operation, input, options, idempotencyKey }: Call,
    retries: number,
    read: Read<T>,
  ): Promise<T> {
    const { baseUrl, apiKey, fetch } = this.#options;
    const { method, path, headers, body } = restRequest(operation, input);
    const deadline = new Deadline(options.timeout ?? this.#options.timeout, options.signal);
    try {
      const response = await fetch(`${baseUrl}${path}`, {
        method,
        headers: {
          Accept: "application/json, application/x-ndjson, text/event-stream",
          ...(apiKey === null ? {} : { Authorization: `Bearer ${apiKey}` }),
          ...(body === null ? {} : { "Content-Type": "application/json" }),
          ...(idempotencyKey === null ? {} : { "Idempotency-Key": idempotencyKey }),
          ...headers,
          ...options.headers,
        },
        body,
        // The key is meant for this address, and never for the target of a redirect.
        redirect: "manual",
        signal: deadline.signal,
      });
      const meta = metaOf(response, { idempotencyKey, retries });
      if (!response.ok) throw failureOf(meta, await response.text());
      return await read(response, { meta, deadline });
    } catch (error) {
      deadline.stop();
      if (error instanceof AssayError) throw error;
      if (options.signal?.aborted) throw options.signal.reason;
      const known = { cause: error, idempotencyKey };
      if (deadline.passed) throw new TimeoutError("the service did not answer in time", known);
      throw new ConnectionError(`the service cannot be reached (${reasonOf(error)})`, known);
    }
  }
}

/**
 * Prepares one idempotency key for every try of the call. @throws AssayError where the key cannot be sent.
 */
function callOf(operation: RestOperation, input: object, options: CallOptions): Call {
  const { idempotencyKey: given } = options;
  if (given !== undefined && !operation.keyed)
    throw new AssayError("idempotencyKey: this operation takes none");
  if (given !== undefined && !/^[\x20-\x7e]{1,200}$/.test(given))
    throw new AssayError("idempotencyKey: 1 to 200 characters of ASCII");
  return {
    operation,
    input,
    options,
    idempotencyKey: operation.keyed ? (given ?? crypto.randomUUID()) : null,
  };
}

const bothOf = (maxRetries: number): RetryLimits => ({ maxRetries, maxRateLimitRetries: maxRetries });

function parsed<T>(text: string, meta: Meta): T {
  if (text === "") return null as T;
  try {
    return JSON.parse(text) as T;
  } catch {
    throw unexpected(meta);
  }
}

function reasonOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  const code = (cause as { readonly code?: unknown } | null)?.code;
  return typeof code === "string" ? code : "no connection";
}
