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

/** Receives how sources are asked, for measurements. */
export interface LiveObserver {
  /** `outcome`: `found`, `not_found`, or the reason for which the source did not answer. */
  liveSourceAsked(sample: { readonly source: string; readonly outcome: string }): void;
  /** One exchange, with an answer or without. */
  liveRequestEnded(sample: { readonly source: string; readonly seconds: number }): void;
}

export interface LiveParts {
  readonly database: Database;
  readonly exchange: Exchange;
  /** Names a connection of this process. */
  readonly newHolder: () => string;
  readonly observer?: LiveObserver | undefined;
}
