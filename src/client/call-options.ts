/** What one call may say for itself. */
export interface CallOptions {
  /**
   * 1 to 200 characters; a fresh one without it. Whoever makes the call again with the same key, even from another
   * process, gets the same answer, and nothing is charged twice.
   */
  readonly idempotencyKey?: string;
  /** Ends the call, its tries and its waits; what rejects is the signal's reason. */
  readonly signal?: AbortSignal;
  /** Milliseconds for each try, and for each wait for the next part of a stream; the client's own without it. */
  readonly timeout?: number;
  /** Further tries after a failure; the client's own without it. */
  readonly maxRetries?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface EventOptions<T> extends CallOptions {
  /**
   * Whether nothing comes any more, asked when the service has ended a connection: with the data of the last event, or
   * null where none has come. Without it a stream is over with its first connection.
   */
  readonly isOver?: (last: T | null) => boolean | Promise<boolean>;
}
