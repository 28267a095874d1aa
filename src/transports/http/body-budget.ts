import { type Failure, overloaded, tooMuchAtOnce } from "../../contract/errors.ts";
import { bodyBytesInFlight, bodyLimitBytes, bodyPace, bodyShares } from "../../contract/limits.ts";

/** The owner of a body: an identified caller, or a network address without a credential. */
export interface BodyOwner {
  readonly kind: "caller" | "address";
  readonly name: string;
}

/** The minimum pace of a body: in each interval at least this many bytes, or its end. */
export interface BodyPace {
  readonly intervalMs: number;
  readonly leastBytes: number;
}

/** The bytes of the budget that one request holds. */
export interface HeldBytes {
  readonly pace: BodyPace;
  /** @returns null where there was room for this many more bytes, else the failure to answer with. */
  take(owner: BodyOwner, bytes: number): Failure | null;
  /** Gives all bytes back when the request is answered. */
  release(): void;
}

/**
 * Bounds the memory of the bodies of all requests in flight: in all, for each caller, for each address
 * without a credential, and for all such addresses together.
 */
export class BodyBudget {
  readonly #bytes: number;
  readonly #pace: BodyPace;
  readonly #held = new Map<string, number>();
  #taken = 0;

  constructor(bytes: number = bodyBytesInFlight, pace: BodyPace = bodyPace) {
    this.#bytes = bytes;
    this.#pace = pace;
  }

  /** Whether an ordinary body would have no room now. */
  get isSpent(): boolean {
    return this.#bytes - this.#taken < Math.min(bodyLimitBytes, this.#bytes / 4);
  }

  hold(): HeldBytes {
    const taken = new Map<string, number>();
    return {
      pace: this.#pace,
      take: (owner, bytes) => {
        if (this.#taken + bytes > this.#bytes) return overloaded();
        const accounts = accountsOf(owner);
        if (accounts.some(([name, share]) => (this.#held.get(name) ?? 0) + bytes > share)) {
          return tooMuchAtOnce("body_bytes");
        }
        this.#taken += bytes;
        for (const [name] of accounts) {
          this.#held.set(name, (this.#held.get(name) ?? 0) + bytes);
          taken.set(name, (taken.get(name) ?? 0) + bytes);
        }
        return null;
      },
      release: () => {
        for (const [name, bytes] of taken) this.#giveBack(name, bytes);
        taken.clear();
      },
    };
  }

  // The first account is the owner's own, so that each byte is counted once in the whole.
  #giveBack(name: string, bytes: number): void {
    if (name !== allAddresses) this.#taken -= bytes;
    const left = this.#held.get(name)! - bytes;
    if (left === 0) this.#held.delete(name);
    else this.#held.set(name, left);
  }
}

const allAddresses = "addresses";

/** The accounts to which a body counts, each with the bytes that it may hold. */
function accountsOf({ kind, name }: BodyOwner): readonly (readonly [string, number])[] {
  if (kind === "caller") return [[`caller ${name}`, bodyShares.callerBytes]];
  return [
    [`address ${name}`, bodyShares.addressBytes],
    [allAddresses, bodyShares.allAddressesBytes],
  ];
}
