import { expect, test } from "vitest";
import { lookUpAll } from "./look-up-all.ts";

const lookups = (count: number) => Array.from({ length: count }, (_, n) => ({ key: `k${n}` }));
const never = new AbortController().signal;
const hanging = () => new Promise<never>(() => undefined);

test("at most so many lookups run at once, and each has its result", async () => {
  let running = 0;
  let most = 0;
  const found = await lookUpAll(
    lookups(20),
    async ({ key }) => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setImmediate(resolve));
      running -= 1;
      return { of: key };
    },
    { atOnce: 4, budget: never, lookupMs: 60_000 },
  );
  expect(most).toBe(4);
  expect([...found]).toEqual(lookups(20).map(({ key }) => [key, { of: key }]));
});

test("a lookup that fails or hangs has its reason, and the others go on", async () => {
  const found = await lookUpAll(
    lookups(6),
    async ({ key }) => {
      if (key === "k1") throw new Error("the source is broken");
      return key === "k2" ? hanging() : { of: key };
    },
    { atOnce: 2, budget: never, lookupMs: 20 },
  );
  const others = ["k0", "k3", "k4", "k5"].map((key) => [key, { of: key }] as const);
  expect(found).toEqual(
    new Map<string, unknown>([...others, ["k1", "source_error"], ["k2", "source_timeout"]]),
  );
});

test("at the end of the budget finished lookups stay, and begun and waiting ones have none", async () => {
  const budget = new AbortController();
  const begun: string[] = [];
  const found = await lookUpAll(
    lookups(5),
    async ({ key }) => {
      begun.push(key);
      if (key === "k0") return { of: key };
      if (begun.length === 3) budget.abort();
      return hanging();
    },
    { atOnce: 2, budget: budget.signal, lookupMs: 60_000 },
  );
  expect(begun).toEqual(["k0", "k1", "k2"]);
  expect(found.get("k0")).toEqual({ of: "k0" });
  expect([...found.values()].slice(1)).toEqual(Array.from({ length: 4 }, () => "request_deadline"));
});
