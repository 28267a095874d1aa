import type { Decision } from "../frame/client.ts";
import { may } from "../frame/session.ts";

export type Step = NonNullable<Decision["deeper_steps"]>[number];
export type ModelVerdict = NonNullable<Decision["verdict"]>;

/** The part of a receipt that says how a record climbed. */
export interface Climbed {
  readonly decision: string;
  readonly stage: string;
  readonly verdict?: Decision["verdict"];
  readonly deeper_steps?: readonly Step[] | undefined;
}

/** The run that keeps the stored pages of a receipt; null: it has none, or this key may not read it. */
export function runOf(receipt: Climbed & { readonly run_id?: unknown }): string | null {
  return typeof receipt.run_id === "string" && may("read", "resolve") ? receipt.run_id : null;
}
