import type { Failure } from "../../contract/errors.ts";

/** A record as it was sent, or the reason why it cannot be read. */
export type SentRecord =
  | { readonly line: number; readonly request: Record<string, unknown> }
  | { readonly line: number; readonly failure: Failure };
