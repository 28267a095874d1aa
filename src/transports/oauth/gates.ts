import { Failure } from "../../contract/errors.ts";
import type { RateState } from "../../door/rate-buckets.ts";
import type { OAuthOptions } from "./options.ts";

export interface Peer {
  readonly address: string;
  /** The registered client that the request names; null where it names none. */
  readonly clientId: string | null;
}

/** The failure of a gate that is spent; null where it had a token, which is taken. */
export function refuseSpent(rate: RateState): Failure | null {
  if (rate.retryAfterSeconds === 0) return null;
  return new Failure("rate_limited", { details: { retry_after: rate.retryAfterSeconds } });
}

/** The gate of the address: before anything of a request is read. */
export function passAddress({ addressGate, rateNow }: OAuthOptions, address: string): Failure | null {
  return refuseSpent(addressGate.take(address, rateNow()));
}

/** The gate of the address with the client that the request names: before anything is looked up. */
export async function passClient({ clientGate, rateNow }: OAuthOptions, peer: Peer): Promise<Failure | null> {
  return refuseSpent(await clientGate.take(peer, rateNow()));
}
