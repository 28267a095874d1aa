import { describe, expect, test } from "vitest";
import { Failure } from "../contract/errors.ts";
import type { DoorAnswer } from "./answer.ts";
import { ConcurrencyLimit } from "./concurrency-limit.ts";
import type { DoorDependencies } from "./dependencies.ts";
import { createFixtureDoor } from "./testing/fixture-door.ts";
import { fixtureOperations, getEntity } from "./testing/fixture-operations.ts";

describe("slots", () => {
  test("as many as there are, and one again for each that is given back", () => {
    const gate = new ConcurrencyLimit({ total: 2, perOwner: 2 });
    const [first, second] = [gate.enter(), gate.enter()];
    expect(gate.enter()).toBe(null);
    first!.leave();
    first!.leave();
    expect(gate.taken).toBe(1);
    expect(gate.enter()).not.toBe(null);
    expect(gate.enter()).toBe(null);
    second!.leave();
    expect(gate.taken).toBe(1);
  });

  test("a request that only waits is not counted meanwhile, and is counted again afterwards", async () => {
    const gate = new ConcurrencyLimit({ total: 1, perOwner: 1 });
    const place = gate.enter()!;
    expect(place.belongTo("ten_a")).toBe(true);
    await place.aside(async () => {
      expect(gate.taken).toBe(0);
      const other = gate.enter()!;
      expect(other.belongTo("ten_a")).toBe(true);
      other.leave();
    });
    expect(gate.taken).toBe(1);
    expect(gate.enter()).toBe(null);
    place.leave();
    expect(gate.taken).toBe(0);
  });

  test("one caller has its share and no more, which takes nothing from others", () => {
    const gate = new ConcurrencyLimit({ total: 10, perOwner: 2 });
    const slots = [gate.enter()!, gate.enter()!, gate.enter()!];
    expect(slots.map((slot) => slot.belongTo("ten_a"))).toEqual([true, true, false]);
    expect(gate.enter()!.belongTo("ten_b")).toBe(true);
    // The refused request was never counted for the caller.
    slots[2]!.leave();
    slots[0]!.leave();
    expect([gate.enter()!.belongTo("ten_a"), gate.enter()!.belongTo("ten_a")]).toEqual([true, false]);
  });
});

function setUp(overrides: Partial<DoorDependencies> = {}) {
  const fixture = createFixtureDoor(overrides);
  const read = fixtureOperations(fixture.idempotency).served.find(
    ({ operation }) => operation === getEntity,
  )!;
  const held = Promise.withResolvers<void>();
  const slow = {
    operation: read.operation,
    handler: async (...given: Parameters<typeof read.handler>) => {
      await held.promise;
      return read.handler(...given);
    },
  };
  const call = (served: typeof read, credential = "read-key", rawInput: unknown = { entity_id: "ent_1" }) =>
    fixture.door.invoke(served, {
      credential,
      address: "192.0.2.1",
      rawInput,
      idempotencyKey: null,
      surface: "api",
    });
  return { ...fixture, read, slow, call, release: () => held.resolve() };
}

const refusalOf = ({ status, headers, body, rate }: DoorAnswer) => ({
  status,
  retryAfter: headers["Retry-After"],
  details: (body as { error: { details: object } }).error.details,
  charged: rate !== null,
});

describe("a process with all its slots taken", () => {
  test("answers 503 with Retry-After at once, reads nothing, and serves again afterwards", async () => {
    let asked = 0;
    const { call, slow, read, release, deps } = setUp({
      load: new ConcurrencyLimit({ total: 2, perOwner: 2 }),
    });
    const counting = () => {
      asked += 1;
      return { entity_id: "ent_1" };
    };
    const running = [call(slow), call(slow)];
    expect(refusalOf(await call(read, "read-key", counting))).toEqual({
      status: 503,
      retryAfter: "1",
      details: { retry_after: 1, gate: "load" },
      charged: false,
    });
    expect(asked).toBe(0);
    release();
    expect((await Promise.all(running)).map(({ status }) => status)).toEqual([200, 200]);
    expect(deps.load.taken).toBe(0);
    expect((await call(read)).status).toBe(200);
  });

  test("refuses to look a credential up as well", async () => {
    const { call, slow, door, release } = setUp({ load: new ConcurrencyLimit({ total: 1, perOwner: 1 }) });
    const running = call(slow);
    const refused = await door.identify({ credential: "read-key", address: null });
    expect(refused instanceof Failure && refused.code).toBe("service_unavailable");
    release();
    await running;
  });

  test("counts work that its deadline has passed until it ends", async () => {
    const { call, slow, release, deps } = setUp({ deadlineMs: 20 });
    expect((await call(slow)).status).toBe(503);
    expect(deps.load.taken).toBe(1);
    release();
    await expect.poll(() => deps.load.taken).toBe(0);
  });
});

test("a tenant with its share of slots is told 429 with Retry-After and pays nothing; another one is served", async () => {
  const { call, slow, read, release } = setUp({ load: new ConcurrencyLimit({ total: 10, perOwner: 2 }) });
  const running = [call(slow), call(slow)];
  expect(refusalOf(await call(read))).toEqual({
    status: 429,
    retryAfter: "1",
    details: { retry_after: 1, gate: "concurrency" },
    charged: false,
  });
  expect((await call(read, "other-resolve-key")).status).toBe(200);
  release();
  await Promise.all(running);
});

test("a failure of any kind gives its slot back", async () => {
  const { call, read, deps } = setUp();
  await call(read, "unknown-key");
  await call(read, "erase-key");
  await call(read, "read-key", { nope: 1 });
  await call(read, "read-key", () => Promise.reject(new Error("the connection broke")));
  expect(deps.load.taken).toBe(0);
});
