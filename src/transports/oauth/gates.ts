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

/** The gate of the address: before anything of a request is read. */
export function passAddress({ addressGate, rateNow }: OAuthOptions, address: string): Failure | null {
  return refuseSpent(addressGate.take(address, rateNow()));
}

/** The gate of the address with the client that the request names: before anything is looked up. */
export async function passClient({ clientGate, rateNow }: OAuthOptions, peer: Peer): Promise<Failure | null> {
  return refuseSpent(await clientGate.take(peer, rateNow()));
}

/** Look-ups at once, of a process, for addresses whose own gate is spent. */
const MOST_LOOKUPS = 4;

/** What a request of a client is charged to. */
export interface Charged {
  /** null: its address and client. */
  readonly grantId: string | null;
}

/**
 * The gate of requests that bring a code or a token. A genuine one is charged to its grant, so that nobody behind the
 * same proxy can keep it out; anything else is charged to its address and client.
 */
export class SecretGate {
  readonly #options: OAuthOptions;
  #lookups = 0;

  constructor(options: OAuthOptions) {
    this.#options = options;
  }

  /** @param spent the refusal of the address's own gate, which counts for what is not genuine. */
  async pass(request: ClientRequest, peer: Peer, spent: Failure | null): Promise<Charged | Failure> {
    const { addressGate, grantGate, rateNow } = this.#options;
    const grantId = await this.#presentedGrant(request, spent);
    if (grantId === null) return spent ?? (await passClient(this.#options, peer)) ?? { grantId };
    if (!spent) addressGate.giveBack(peer.address);
    return refuseSpent(await grantGate.take(ofGrant(grantId), rateNow())) ?? { grantId };
  }

  /** Charges the address and client as well, where a genuine secret was brought for nothing. */
  async failed(peer: Peer): Promise<void> {
    const { addressGate, clientGate, rateNow } = this.#options;
    addressGate.take(peer.address, rateNow());
    await clientGate.take(peer, rateNow());
  }

  // An address that is spent still reads the database, a few at a time: it may have a genuine neighbour.
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

/** The gate of grants has one place for each grant, wherever its requests come from. */
const ofGrant = (grantId: string): Peer => ({ address: "grant", clientId: grantId });
