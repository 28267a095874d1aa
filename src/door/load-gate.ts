import { type Failure, overloaded } from "../contract/errors.ts";
import { processLoad } from "../contract/limits.ts";

/** A place among the requests that are being worked on. */
export interface Place {
  /** Counts the place as this caller's. @returns whether the caller had one left. */
  belongTo(owner: string): boolean;
  /** Gives the place back: when the work has ended, which may be after its answer. */
  leave(): void;
}

/**
 * How many requests this process works on at once, in all and for one caller. Whatever waits for the database waits
 * in one of these places, so no queue behind them can grow without end.
 */
export class LoadGate {
  readonly #limits: { readonly total: number; readonly perOwner: number };
  readonly #owners = new Map<string, number>();
  #taken = 0;

  constructor(limits: { readonly total: number; readonly perOwner: number } = processLoad) {
    this.#limits = limits;
  }

  /** Places taken now. */
  get taken(): number {
    return this.#taken;
  }

  /** A place; null where all are taken. */
  enter(): Place | null {
    if (this.#taken >= this.#limits.total) return null;
    this.#taken += 1;
    let owner: string | null = null;
    let left = false;
    return {
      belongTo: (caller) => {
        const held = this.#owners.get(caller) ?? 0;
        if (held >= this.#limits.perOwner) return false;
        this.#owners.set(caller, held + 1);
        owner = caller;
        return true;
      },
      leave: () => {
        if (left) return;
        left = true;
        this.#taken -= 1;
        if (owner === null) return;
        const held = this.#owners.get(owner)! - 1;
        if (held === 0) this.#owners.delete(owner);
        else this.#owners.set(owner, held);
      },
    };
  }
}

/** Runs work in a place, given back with the work's own end, which a deadline does not bring about. */
export async function inPlace<T>(load: LoadGate, work: (place: Place) => Promise<T>): Promise<T | Failure> {
  const place = load.enter();
  if (place === null) return overloaded();
  try {
    return await work(place);
  } finally {
    place.leave();
  }
}
