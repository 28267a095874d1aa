/** The parts that the live registers use. */
import type { Database } from "../../storage/engine/database.ts";

export interface ExchangeRequest {
  readonly url: string;
  readonly method: "GET" | "POST";
  readonly headers: Readonly<Record<string, string>>;
  /** Sent to the configured host only. */
  readonly secretHeaders: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly mostBytes: number;
  readonly signal: AbortSignal;
}

export interface ExchangeAnswer {
  readonly status: number;
  readonly contentType: string;
  readonly retryAfter: string | null;
  readonly body: Buffer;
}

/** One exchange of HTTP; a connection that fails is a value. */
export type Exchange = (
  request: ExchangeRequest,
) => Promise<ExchangeAnswer | { readonly fault: "timeout" | "unreachable" | "redirected" | "too_large" }>;

export interface LiveParts {
  readonly database: Database;
  readonly exchange: Exchange;
  /** Names a connection of this process. */
  readonly newHolder: () => string;
}
