import { expect, test, vi } from "vitest";
import { newOpaqueId, newOrderedId } from "./opaque-id.ts";

test.each([newOpaqueId, newOrderedId])(
  "an id is its prefix and 26 characters of base32, and no two are alike: %o",
  (newId) => {
    const ids = Array.from({ length: 1000 }, () => newId("rec"));
    for (const id of ids) expect(id).toMatch(/^rec_[a-z2-7]{26}$/);
    expect(new Set(ids).size).toBe(1000);
  },
);

test("ordered ids sort by the time of their making", () => {
  // Around a carry of each place, up to the year 3000.
  const times = Array.from({ length: 9 }, (_, place) => 32 ** place).flatMap((one) => [
    one - 1,
    one,
    31 * one,
  ]);
  const instants = [...times, Date.parse("2026-11-23T00:00:00Z"), Date.parse("3000-01-01T00:00:00Z")];
  vi.useFakeTimers();
  const made = instants.sort((a, b) => a - b).filter((at, index, all) => at !== all[index - 1]);
  const ids = made.map((at) => {
    vi.setSystemTime(at);
    return newOrderedId("dec");
  });
  vi.useRealTimers();
  expect(ids.toSorted()).toEqual(ids);
});
