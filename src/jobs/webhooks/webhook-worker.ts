import { LEASE_S } from "../../storage/jobs/leases.ts";
import { claimDueAttempts } from "../../storage/webhooks/webhook-deliveries.ts";
import { type DeliveryDependencies, deliverAttempt } from "./deliver-attempt.ts";

const IN_FLIGHT = 32;
const PER_DESTINATION = 4;
/** A quarter, so that receivers that hang leave room to every other tenant. */
const PER_TENANT = 8;

/** Sends what is due, a bounded number at a time. Any number of workers may run on one database. */
export class WebhookWorker {
  readonly #deps: DeliveryDependencies;
  readonly #failed: (error: unknown) => void;
  readonly #active = new Set<Promise<void>>();
  #free = IN_FLIGHT;
  #closed = false;

  /** @param failed told of what kept an attempt from being made; it is made later. */
  constructor(deps: DeliveryDependencies, failed: (error: unknown) => void) {
    this.#deps = deps;
    this.#failed = failed;
  }

  /** Makes every attempt that is due now; fulfils when they have ended. */
  async deliverDue(): Promise<void> {
    this.look();
    while (this.#active.size > 0) await Promise.all(this.#active);
  }

  /** Takes nothing more and waits for what is under way. */
  async close(): Promise<void> {
    this.#closed = true;
    while (this.#active.size > 0) await Promise.all(this.#active);
  }

  /** Takes what is due now, as far as there is room; to be called now and then. */
  look(): void {
    if (!this.#closed && this.#free > 0) this.#keep(this.#claim());
  }

  async #claim(): Promise<void> {
    const total = this.#free;
    this.#free = 0;
    try {
      const limits = { perDestination: PER_DESTINATION, perTenant: PER_TENANT, total, leaseS: LEASE_S };
      const claimed = await claimDueAttempts(this.#deps.database, this.#deps.dueNow(), limits);
      this.#free += total - claimed.length;
      for (const attempt of claimed) {
        const ended = deliverAttempt(this.#deps, attempt).catch(this.#failed);
        this.#keep(
          ended.then(() => {
            this.#free += 1;
            this.look();
          }),
        );
      }
    } catch (error) {
      this.#free += total;
      this.#failed(error);
    }
  }

  #keep(work: Promise<void>): void {
    const kept = work.finally(() => this.#active.delete(kept));
    this.#active.add(kept);
  }
}
