/**
 * A success that differs from the operation's usual one: another status (a creation that was a repeat, work
 * that is still pending) or headers of its own (`Location`, `Retry-After`). Handlers that need neither return
 * the body.
 */
export class Reply<Body> {
  readonly body: Body;
  readonly status: number | null;
  readonly headers: Readonly<Record<string, string>>;

  /** `status`: 2xx; by default the operation's own. `headers`: names in any case, values in ASCII. */
  constructor(body: Body, options: { status?: number; headers?: Record<string, string> } = {}) {
    this.body = body;
    this.status = options.status ?? null;
    this.headers = options.headers ?? {};
  }
}
