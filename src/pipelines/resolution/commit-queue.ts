import { setImmediate as turnOfTheLoop } from "node:timers/promises";
import {
  type CommitOutcome,
  commitResolutions,
  type ResolutionWrite,
} from "../../storage/decisions/resolutions.ts";
import type { Database } from "../../storage/engine/database.ts";
import type { UnboundQuotas } from "../../storage/usage/unbound-usage.ts";
import { TenantReadWriteLock } from "./tenant-read-write-lock.ts";

const GROUP = 32;

interface Waiting {
  readonly write: ResolutionWrite;
  readonly resolve: (outcome: CommitOutcome) => void;
  readonly reject: (error: unknown) => void;
}

/** The waiting writes of one tenant, in the order of their arrival. */
interface Line {
  readonly tenantId: string;
  readonly waiting: Waiting[];
}

/**
 * Gathers the waiting writes of one tenant into one statement and one sync. While that runs, the tenant's
 * next group forms, so that this process never competes with itself for the tenant's row. Tenants take turns.
 * After an error of a group its writes are tried again one by one, so that no request fails for another.
 */
export class CommitQueue {
  /** Holds the requests whose commit was stale. */
  readonly lock = new TenantReadWriteLock();
  /** The storage limits of unbound records, by plan. */
  readonly quotas: UnboundQuotas;
  readonly #database: Database;
  readonly #width: number;
  /** One line for every tenant with waiting or running writes. */
  readonly #lines = new Map<string, Line>();
  /** The lines without running writes, the longest waiting first. */
  readonly #ready: Line[] = [];
  #running = 0;

  /** @param width the most commits that run at once; 1 where the engine has one connection. */
  constructor(database: Database, width: number, quotas: UnboundQuotas = {}) {
    this.#database = database;
    this.quotas = quotas;
    this.#width = width;
  }

  /** Fulfils once the write is durable, or with the reason why nothing was written. */
  commit(write: ResolutionWrite): Promise<CommitOutcome> {
    const { tenant_id: tenantId } = write;
    return new Promise((resolve, reject) => {
      const line = this.#lines.get(tenantId) ?? this.#open(tenantId);
      line.waiting.push({ write, resolve, reject });
      if (this.#running < this.#width) void this.#drain();
    });
  }

  #open(tenantId: string): Line {
    const line = { tenantId, waiting: [] };
    this.#lines.set(tenantId, line);
    this.#ready.push(line);
    return line;
  }

  async #drain(): Promise<void> {
    this.#running++;
    // Requests that are ready in this turn of the event loop join the first group.
    await turnOfTheLoop();
    for (let line = this.#ready.shift(); line; line = this.#ready.shift()) {
      await this.#commitGroup(line.tenantId, line.waiting.splice(0, GROUP));
      if (line.waiting.length > 0) this.#ready.push(line);
      else this.#lines.delete(line.tenantId);
    }
    this.#running--;
  }

  async #commitGroup(tenantId: string, group: readonly Waiting[]): Promise<void> {
    try {
      const outcomes = await commitResolutions(this.#database, tenantId, {
        writes: group.map(({ write }) => write),
        quotas: this.quotas,
      });
      group.forEach(({ resolve }, i) => {
        resolve(outcomes[i]!);
      });
    } catch (error) {
      if (group.length === 1) group[0]!.reject(error);
      else for (const single of group) await this.#commitGroup(tenantId, [single]);
    }
  }
}
