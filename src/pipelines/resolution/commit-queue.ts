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

/** What waits of one tenant, in the order in which it came. */
interface Line {
  readonly tenantId: string;
  readonly waiting: Waiting[];
}

/**
 * Gathers what is waiting to be committed for one tenant into one statement and one sync: while it is on its way the
 * tenant's next group forms, so that this process never fights itself over the tenant's row. Tenants take turns. An
 * error of a group is tried again one by one, so that no request fails for its neighbour.
 */
export class CommitQueue {
  /** Where those wait whose commit was stale. */
  readonly lock = new TenantReadWriteLock();
  /** How much unbound records may hold, by plan. */
  readonly quotas: UnboundQuotas;
  readonly #database: Database;
  readonly #width: number;
  /** Of every tenant of which something waits or is on its way. */
  readonly #lines = new Map<string, Line>();
  /** Those of which nothing is on its way, the longest waiting first. */
  readonly #ready: Line[] = [];
  #running = 0;

  /** @param width how many commits may be on their way at once; 1 where the engine has one connection. */
  constructor(database: Database, width: number, quotas: UnboundQuotas = {}) {
    this.#database = database;
    this.quotas = quotas;
    this.#width = width;
  }

  /** Fulfils once the write is durable, or with the reason for which nothing was written. */
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
