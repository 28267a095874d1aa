import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { TenantReadWriteLock } from "./tenant-read-write-lock.ts";

const never = new AbortController().signal;

test("alone is alone; nobody waits for ever, whoever fails or gives up; tenants are apart", async () => {
  const job = fc.record({
    tenant: fc.constantFrom("a", "b", "c"),
    how: fc.constantFrom("shared" as const, "exclusive" as const),
    end: fc.constantFrom("well" as const, "well" as const, "badly" as const, "given up" as const),
  });
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), fc.array(job, { maxLength: 20 }), async (scheduler, jobs) => {
      const lock = new TenantReadWriteLock();
      const running = new Map<string, { shared: number; exclusive: number }>();
      const run = ({ tenant, how, end }: (typeof jobs)[number], n: number) => {
        const signal = new AbortController();
        if (end === "given up") void scheduler.schedule(Promise.resolve()).then(() => signal.abort());
        return lock[how](tenant, signal.signal, async () => {
          const now = running.get(tenant) ?? { shared: 0, exclusive: 0 };
          running.set(tenant, now);
          now[how]++;
          expect(now.exclusive === 0 || now.exclusive + now.shared === 1).toBe(true);
          await scheduler.schedule(Promise.resolve());
          now[how]--;
          if (end === "badly") throw new Error(`job ${n}`);
          return n;
        });
      };
      const outcomes = jobs.map((one, n) => scheduler.schedule(Promise.resolve()).then(() => run(one, n)));
      const settled = Promise.allSettled(outcomes);
      await scheduler.waitFor(settled);
      for (const [n, outcome] of (await settled).entries()) {
        const { end } = jobs[n]!;
        if (end === "badly") expect(outcome.status).toBe("rejected");
        else if (end === "well") expect(outcome).toMatchObject({ status: "fulfilled", value: n });
        else expect([n, null]).toContain((outcome as PromiseFulfilledResult<number | null>).value);
      }
    }),
  );
});

/** Works that end when the test decides, with the order in which they started. */
function works() {
  const lock = new TenantReadWriteLock();
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const start = (name: string, how: "shared" | "exclusive", signal = never) =>
    lock[how]("ten", signal, () => {
      started.push(name);
      return new Promise<void>((resolve) => ends.set(name, resolve));
    });
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  const end = async (...names: string[]) => {
    for (const name of names) ends.get(name)!();
    await settle();
  };
  return { started, start, end, settle };
}

describe("those who wait", () => {
  test("are not overtaken by who comes later, and hold up nobody for longer than one phase", async () => {
    const { started, start, end, settle } = works();
    void start("first", "shared");
    void start("loser 1", "exclusive");
    void start("late 1", "shared");
    void start("loser 2", "exclusive");
    void start("late 2", "shared");
    await settle();
    expect(started).toEqual(["first"]);
    await end("first");
    expect(started).toEqual(["first", "loser 1"]);
    void start("loser 3", "exclusive");
    await end("loser 1");
    await end("loser 2");
    // Loser 3 came during this phase: those that had waited for the phase go first, together.
    expect(started.slice(2)).toEqual(["loser 2", "late 1", "late 2"]);
    void start("late 3", "shared");
    await end("late 1", "late 2");
    expect(started.at(-1)).toBe("loser 3");
    await end("loser 3");
    expect(started.at(-1)).toBe("late 3");
  });

  test("may give up, and those behind them go on", async () => {
    const { started, start, end, settle } = works();
    const patience = new AbortController();
    void start("first", "shared");
    const gone = start("loser", "exclusive", patience.signal);
    void start("late", "shared");
    await settle();
    expect(started).toEqual(["first"]);
    patience.abort();
    expect(await gone).toBeNull();
    await settle();
    // No request waits to work alone any more, so the late one need not wait for the first.
    expect(started).toEqual(["first", "late"]);
    await end("first", "late");
    expect(await start("too late", "shared", patience.signal)).toBeNull();
  });
});
