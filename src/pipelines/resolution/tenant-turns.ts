/**
 * One piece of work at a time for each tenant, in order of arrival. It does not make commits right, the database does;
 * it keeps many requests for one company from making each other stale again and again.
 */
export class TenantTurns {
  readonly #last = new Map<string, Promise<void>>();

  /** Runs `work` once everything before it of the same tenant has ended, well or badly. */
  async run<T>(tenantId: string, work: () => Promise<T>): Promise<T> {
    const before = this.#last.get(tenantId);
    const { promise: ended, resolve: end } = Promise.withResolvers<void>();
    this.#last.set(tenantId, ended);
    await before;
    try {
      return await work();
    } finally {
      end();
      if (this.#last.get(tenantId) === ended) this.#last.delete(tenantId);
    }
  }
}
