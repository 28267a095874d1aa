/** Limits the time to wait for an answer, or for the next part of a stream. */
export class Deadline {
  readonly signal: AbortSignal;
  readonly #controller = new AbortController();
  readonly #timeoutMs: number;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @param cancel the caller's own signal, which ends the wait as well. */
  constructor(timeoutMs: number, cancel: AbortSignal | undefined) {
    this.#timeoutMs = timeoutMs;
    this.signal = cancel ? AbortSignal.any([cancel, this.#controller.signal]) : this.#controller.signal;
    this.restart();
  }

  /** Whether the time is over. */
  get passed(): boolean {
    return this.#controller.signal.aborted;
  }

  /** Restarts the time limit, because data has arrived. */
  restart(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#controller.abort(), this.#timeoutMs);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}
