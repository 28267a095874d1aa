import { Failure, tooMuchAtOnce } from "../contract/errors.ts";
import type { Bucket } from "../contract/limits.ts";
import type { Caller } from "../contract/operation.ts";
import type { Scope } from "../contract/scopes.ts";
import type { DoorDependencies } from "./dependencies.ts";
import type { RateState } from "./rate-buckets.ts";

/** The parts of a request that are known before its content is read. */
export interface Presented {
  /** The raw bearer value; null when there is none or it cannot be read. */
  readonly credential: string | null;
  /** The transport peer, for the gate on unauthenticated traffic; null where there is no network. */
  readonly address: string | null;
}

/**
 * The caller of a valid credential. A request without one costs a token of its address: 401, or 429 when
 * spent. The token is taken before the credential is looked up, and given back when it is valid, so that
 * unknown values cost the database no more than the gate admits. A recently valid value passes whatever its
 * address has spent.
 */
export async function identify(
  deps: DoorDependencies,
  { credential, address }: Presented,
): Promise<Caller | Failure> {
  const known = credential !== null && deps.wasValid(credential);
  const gate = known || address === null ? null : deps.gate.take(address, deps.rateNow());
  if (gate !== null && gate.retryAfterSeconds > 0) return tooMany(gate, "gate");
  const caller = credential === null ? null : await deps.authenticate(credential);
  if (caller === null) return new Failure("unauthorized");
  if (gate !== null && address !== null) deps.gate.giveBack(address);
  return caller;
}

/** The failure of a caller without an accepted scope. Nothing has been recorded at this point. */
export function refuseScope(caller: Caller, accepted: readonly Scope[]): Failure | null {
  if (caller.scopes.some((scope) => accepted.includes(scope))) return null;
  return new Failure("key_scope_forbidden", { details: { accepted_scopes: [...accepted] } });
}

/** The owner for rates and slots: the tenant, or the key where a credential belongs to no tenant. */
export const ownerOf = (caller: Caller): string => caller.tenantId ?? caller.keyId ?? "operator";

/** The failure of a caller that has reached its limit of concurrent requests. */
export function tooBusy(): Failure {
  return tooMuchAtOnce("concurrency");
}

/** Takes one token from the caller's bucket. */
export function charge(deps: DoorDependencies, caller: Caller, bucket: Bucket): Promise<RateState> {
  return deps.buckets.take({
    owner: ownerOf(caller),
    bucket,
    multiplier: caller.rateMultiplier,
    now: deps.rateNow(),
  });
}

/** Returns a token that was taken from the caller's bucket. */
function giveBack(deps: DoorDependencies, caller: Caller, bucket: Bucket): Promise<void> {
  return deps.buckets.giveBack({
    owner: ownerOf(caller),
    bucket,
    multiplier: caller.rateMultiplier,
    now: deps.rateNow(),
  });
}

/** Charges the operation's bucket instead of the prepaid token; a refusal keeps the prepaid token. */
export async function chargeOwn(
  deps: DoorDependencies,
  caller: Caller,
  { bucket, prepaid }: { readonly bucket: Bucket; readonly prepaid: Bucket | undefined },
): Promise<RateState> {
  if (prepaid === undefined) return charge(deps, caller, bucket);
  // In the same bucket the request would otherwise need two tokens, which fails at the last one.
  if (prepaid === bucket) await giveBack(deps, caller, prepaid);
  const rate = await charge(deps, caller, bucket);
  if (prepaid !== bucket && rate.retryAfterSeconds === 0) await giveBack(deps, caller, prepaid);
  return rate;
}

/** The failure of a bucket without a token; null where it had one. */
export function refuseRate(rate: RateState): Failure | null {
  return rate.retryAfterSeconds > 0 ? tooMany(rate, "bucket") : null;
}

function tooMany(rate: RateState, kind: "bucket" | "gate"): Failure {
  return new Failure("rate_limited", {
    details: { retry_after: rate.retryAfterSeconds, [kind]: rate.scope },
  });
}
