/** The options of one call. */
export interface CallOptions {
  /**
   * 1 to 200 characters; the default is a new random key. A second call with the same key, even from another
   * process, gets the same answer, and nothing is charged twice.
   */
  readonly idempotencyKey?: string;
  /** Ends the call, its tries and its waits; the call then rejects with the signal's reason. */
  readonly signal?: AbortSignal;
  /** Milliseconds for each try, and for each wait for a part of a stream; the default is the client's. */
  readonly timeout?: number;
  /** Retries after a failure; the default is the client's number. */
  readonly maxRetries?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface EventOptions<T> extends CallOptions {
  /**
   * Whether the stream is complete. It is called when the service has ended a connection: with the data of
   * the last event, or null before the first event. Without it a stream ends with its first connection.
   */
  readonly isOver?: (last: T | null) => boolean | Promise<boolean>;
}
