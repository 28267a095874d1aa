/** Bounds how long is waited for something to come: an answer, or the next part of a stream. */
export class Deadline {
  readonly signal: AbortSignal;
  readonly #controller = new AbortController();
  readonly #timeoutMs: number;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @param cancel the caller's own, which ends it as well. */
  constructor(timeoutMs: number, cancel: AbortSignal | undefined) {
    this.#timeoutMs = timeoutMs;
    this.signal = cancel ? AbortSignal.any([cancel, this.#controller.signal]) : this.#controller.signal;
    this.restart();
  }

  /** Whether the time is over. */
  get passed(): boolean {
    return this.#controller.signal.aborted;
  }

  /** Something has come: the time begins anew. */
  restart(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#controller.abort(), this.#timeoutMs);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}
