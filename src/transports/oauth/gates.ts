import { Failure } from "../../contract/errors.ts";
import type { ClientRequest } from "../../contract/oauth.ts";
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

/** The gate of the address: applied before any part of a request is read. */
export function passAddress({ addressGate, rateNow }: OAuthOptions, address: string): Failure | null {
  return refuseSpent(addressGate.take(address, rateNow()));
}

/** The gate of the address with the client that the request names: applied before any look-up. */
export async function passClient({ clientGate, rateNow }: OAuthOptions, peer: Peer): Promise<Failure | null> {
  return refuseSpent(await clientGate.take(peer, rateNow()));
}

/** Concurrent look-ups of a process for addresses whose own gate is spent. */
const MOST_LOOKUPS = 4;

/** The account that a client's request is charged to. */
export interface Charged {
  /** null: charged to its address and client. */
  readonly grantId: string | null;
}

/**
 * The gate of requests with a code or a token. A genuine one is charged to its grant, so that no neighbour
 * behind the same proxy can block it; any other is charged to its address and client.
 */
export class SecretGate {
  readonly #options: OAuthOptions;
  #lookups = 0;

  constructor(options: OAuthOptions) {
    this.#options = options;
  }

  /** @param spent the refusal of the address's own gate, which applies to requests that are not genuine. */
  async pass(request: ClientRequest, peer: Peer, spent: Failure | null): Promise<Charged | Failure> {
    const { addressGate, grantGate, rateNow } = this.#options;
    const grantId = await this.#presentedGrant(request, spent);
    if (grantId === null) return spent ?? (await passClient(this.#options, peer)) ?? { grantId };
    if (!spent) addressGate.giveBack(peer.address);
    return refuseSpent(await grantGate.take(ofGrant(grantId), rateNow())) ?? { grantId };
  }

  /** Charges the address and client as well, where a request with a genuine secret failed. */
  async failed(peer: Peer): Promise<void> {
    const { addressGate, clientGate, rateNow } = this.#options;
    addressGate.take(peer.address, rateNow());
    await clientGate.take(peer, rateNow());
  }

  // An address without tokens still reads the database, a few at a time: it may have a genuine neighbour.
  async #presentedGrant(request: ClientRequest, spent: Failure | null): Promise<string | null> {
    if (spent === null) return this.#options.server.presentedGrant(request);
    if (this.#lookups >= MOST_LOOKUPS) return null;
    this.#lookups += 1;
    try {
      return await this.#options.server.presentedGrant(request);
    } finally {
      this.#lookups -= 1;
    }
  }
}

/** The gate of grants has one bucket for each grant, wherever its requests come from. */
const ofGrant = (grantId: string): Peer => ({ address: "grant", clientId: grantId });
