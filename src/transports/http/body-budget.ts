import { bodyBytesInFlight } from "../../contract/limits.ts";

/** The bytes that one request may hold of the budget. */
export interface HeldBytes {
  /** @returns whether there was room for so many more. */
  take(bytes: number): boolean;
  /** Gives everything back: when the request is answered. */
  release(): void;
}

/** Bounds what the bodies of all requests in flight hold in memory. */
export class BodyBudget {
  #left: number;

  constructor(bytes: number = bodyBytesInFlight) {
    this.#left = bytes;
  }

  hold(): HeldBytes {
    let held = 0;
    return {
      take: (bytes) => {
        if (bytes > this.#left) return false;
        this.#left -= bytes;
        held += bytes;
        return true;
      },
      release: () => {
        this.#left += held;
        held = 0;
      },
    };
  }
}
