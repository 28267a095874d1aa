import { Failure } from "../../contract/errors.ts";
import type { Bucket } from "../../contract/limits.ts";
import type { Caller } from "../../contract/operation.ts";

interface TokenRequest {
  readonly owner: string;
  readonly bucket: Bucket;
  readonly multiplier: number;
  readonly now: Date;
}

/** The rate buckets that the door takes its tokens from. */
export interface Tokens {
  readonly buckets: {
    take(request: TokenRequest): Promise<{ readonly retryAfterSeconds: number }>;
    giveBack(request: TokenRequest): Promise<void>;
  };
  /** The clock of the buckets. */
  readonly rateNow: () => Date;
}

/** Takes a token of the bucket `read` for each lookup, or none and says when to come again. */
export async function admitLookups(
  { buckets, rateNow }: Tokens,
  { tenantId, rateMultiplier: multiplier }: Caller,
  lookups: number,
): Promise<Failure | null> {
  const request = () => ({ owner: tenantId!, bucket: "read" as const, multiplier, now: rateNow() });
  for (let taken = 0; taken < lookups; taken++) {
    const { retryAfterSeconds } = await buckets.take(request());
    if (retryAfterSeconds === 0) continue;
    for (let back = 0; back < taken; back++) await buckets.giveBack(request());
    return new Failure("rate_limited", { details: { retry_after: retryAfterSeconds, bucket: "read" } });
  }
  return null;
}
