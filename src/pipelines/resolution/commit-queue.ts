import { setImmediate as turnOfTheLoop } from "node:timers/promises";
import {
  type CommitOutcome,
  commitResolutions,
  type ResolutionWrite,
} from "../../storage/decisions/resolutions.ts";
import type { Database } from "../../storage/engine/database.ts";
import type { UnboundQuotas } from "../../storage/usage/unbound-usage.ts";
import { TenantTurns } from "./tenant-turns.ts";

const GROUP = 32;

interface Waiting {
  readonly write: ResolutionWrite;
  readonly resolve: (outcome: CommitOutcome) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Gathers what is waiting to be committed into one statement and one sync: while a shard's commit is on its way the
 * next group forms. A tenant always falls into the same shard, so its balance row is never fought over by this
 * process. An error of a group is tried again one by one, so that no request fails for its neighbour.
 */
export class CommitQueue {
  /** Where those wait whose commit was stale. */
  readonly turns = new TenantTurns();
  /** How much unbound records may hold, by plan. */
  readonly quotas: UnboundQuotas;
  readonly #database: Database;
  readonly #shards: { readonly waiting: Waiting[]; busy: boolean }[];

  /** @param shards how many commits may be on their way at once; 1 where the engine has one connection. */
  constructor(database: Database, shards: number, quotas: UnboundQuotas = {}) {
    this.#database = database;
    this.quotas = quotas;
    this.#shards = Array.from({ length: shards }, () => ({ waiting: [], busy: false }));
  }

  /** Fulfils once the write is durable, or with the reason for which nothing was written. */
  commit(write: ResolutionWrite): Promise<CommitOutcome> {
    const shard = this.#shards[shardOf(write.tenant_id, this.#shards.length)]!;
    return new Promise((resolve, reject) => {
      shard.waiting.push({ write, resolve, reject });
      if (!shard.busy) void this.#drain(shard);
    });
  }

  async #drain(shard: { readonly waiting: Waiting[]; busy: boolean }): Promise<void> {
    shard.busy = true;
    // Requests that are ready in this turn of the event loop join the first group.
    await turnOfTheLoop();
    while (shard.waiting.length > 0) {
      const group = shard.waiting.splice(0, GROUP);
      await this.#commitGroup(group);
    }
    shard.busy = false;
  }

  async #commitGroup(group: readonly Waiting[]): Promise<void> {
    try {
      const outcomes = await commitResolutions(
        this.#database,
        group.map(({ write }) => write),
        this.quotas,
      );
      group.forEach(({ resolve }, i) => {
        resolve(outcomes[i]!);
      });
    } catch (error) {
      if (group.length === 1) group[0]!.reject(error);
      else for (const single of group) await this.#commitGroup([single]);
    }
  }
}

function shardOf(tenantId: string, shards: number): number {
  let hash = 0;
  for (let i = 0; i < tenantId.length; i++) hash = (Math.imul(hash, 31) + tenantId.charCodeAt(i)) | 0;
  return Math.abs(hash) % shards;
}
