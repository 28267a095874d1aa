import { expect, test } from "vitest";
import { OutsideSlots } from "./outside-slots.ts";

const never = new AbortController().signal;

/** Work that ends when the test decides. */
function held() {
  const { promise, resolve } = Promise.withResolvers<string>();
  return { work: () => promise, end: () => resolve("done") };
}

test("one tenant has its share and leaves the rest to others, in the order in which they came", async () => {
  const slots = new OutsideSlots({ total: 2, perTenant: 1, waiting: 8 });
  const [first, second, other] = [held(), held(), held()];
  const started: string[] = [];
  const within = (tenant: string, name: string, { work }: ReturnType<typeof held>) =>
    slots.within(tenant, never, () => {
      started.push(name);
      return work();
    });
  const all = [within("a", "first", first), within("a", "second", second), within("b", "other", other)];
  await expect.poll(() => started).toEqual(["first", "other"]);
  first.end();
  await all[0];
  await expect.poll(() => started).toEqual(["first", "other", "second"]);
  second.end();
  other.end();
  expect(await Promise.all(all)).toEqual(["done", "done", "done"]);
});

test("a request that comes when enough others wait, or that is stopped, gets no slot", async () => {
  const slots = new OutsideSlots({ total: 1, perTenant: 1, waiting: 1 });
  const one = held();
  const first = slots.within("a", never, one.work);
  const stopping = new AbortController();
  const waiting = slots.within("b", stopping.signal, one.work);
  expect(await slots.within("c", never, one.work)).toBeNull();
  stopping.abort();
  expect(await waiting).toBeNull();
  expect(await slots.within("d", stopping.signal, one.work)).toBeNull();
  one.end();
  expect(await first).toBe("done");
  expect(await slots.within("e", never, async () => "again")).toBe("again");
});

test("work that fails gives its slot back", async () => {
  const slots = new OutsideSlots({ total: 1, perTenant: 1, waiting: 1 });
  await expect(slots.within("a", never, () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(await slots.within("a", never, async () => "free")).toBe("free");
});
