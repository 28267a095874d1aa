import fc from "fast-check";
import { expect, test } from "vitest";
import { TenantTurns } from "./tenant-turns.ts";

test("one at a time for each tenant, in order of arrival, whatever fails, and tenants do not wait for each other", async () => {
  const job = fc.record({ tenant: fc.constantFrom("a", "b", "c"), fails: fc.boolean() });
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), fc.array(job, { maxLength: 20 }), async (scheduler, jobs) => {
      const turns = new TenantTurns();
      const running = new Map<string, number>();
      const started = new Map<string, number[]>();
      const outcomes = jobs.map(({ tenant, fails }, n) =>
        turns.run(tenant, async () => {
          expect(running.get(tenant) ?? 0).toBe(0);
          running.set(tenant, 1);
          started.set(tenant, [...(started.get(tenant) ?? []), n]);
          await scheduler.schedule(Promise.resolve());
          running.set(tenant, 0);
          if (fails) throw new Error(`job ${n}`);
          return n;
        }),
      );
      const settled = Promise.allSettled(outcomes);
      await scheduler.waitFor(settled);
      for (const [n, outcome] of (await settled).entries()) {
        expect(outcome.status).toBe(jobs[n]!.fails ? "rejected" : "fulfilled");
      }
      for (const order of started.values()) expect(order).toEqual([...order].sort((a, b) => a - b));
    }),
  );
});
