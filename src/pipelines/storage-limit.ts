import { Failure } from "../contract/errors.ts";
import type { UnboundQuota } from "../storage/usage/unbound-usage.ts";

/** The store that has reached its limit: see `UnboundQuota`. */
export type LimitedStore = "unbound_records" | "batch_jobs";

/** The failure of a write that costs nothing and exceeds the storage limit. Nothing of it is stored. */
export function storageLimit({ records, bytes }: UnboundQuota, store: LimitedStore): Failure {
  const limits =
    store === "unbound_records" ? { records_limit: records, bytes_limit: bytes } : { bytes_limit: bytes };
  return new Failure("storage_limit", { details: { store, ...limits } });
}
