import fc from "fast-check";
import { expect, test } from "vitest";
import { sure } from "../testing/case.ts";
import { oneDistribution } from "./one-distribution.ts";

const model = { ...sure, oneDistribution: true, yieldsToNone: true };
const probability = fc.double({ min: 0, max: 1, noNaN: true });

test("leader and none are together at most 1, and neither rises", () => {
  fc.assert(
    fc.property(probability, probability, (leader, none) => {
      const joint = oneDistribution(model, { leader, none });
      expect(joint.leader + joint.none).toBeLessThanOrEqual(1 + 1e-12);
      expect(joint.leader).toBeLessThanOrEqual(leader + 1e-12);
      expect(joint.none).toBeLessThanOrEqual(none + 1e-12);
    }),
  );
});

test("a leader at the floor keeps its probability unless none is likelier", () => {
  fc.assert(
    fc.property(fc.double({ min: 0.9, max: 1, noNaN: true }), probability, (leader, none) => {
      const joint = oneDistribution(model, { leader, none });
      if (none <= leader) expect(joint.leader).toBe(leader);
      else expect(joint.leader).toBeLessThanOrEqual(0.5);
      // Models before 2026-11-27.1 let the leader stand in either case.
      expect(oneDistribution({ ...model, yieldsToNone: undefined }, { leader, none }).leader).toBe(leader);
    }),
  );
});

test("a surer leader never lowers its own probability, a surer none never raises the leader's", () => {
  fc.assert(
    fc.property(probability, probability, probability, (leader, none, more) => {
      const joint = oneDistribution(model, { leader, none });
      const surer = Math.min(1, leader + more);
      expect(oneDistribution(model, { leader: surer, none }).none).toBeLessThanOrEqual(joint.none + 1e-12);
      const absent = Math.min(1, none + more);
      expect(oneDistribution(model, { leader, none: absent }).leader).toBeLessThanOrEqual(
        joint.leader + 1e-12,
      );
    }),
  );
});

test.each([
  ["what none leaves, where the leader is unlikely", 0.4, 0.95, 0.05, 0.95],
  ["both weighed, where both are likelier than not", 0.7, 0.7, 0.4118, 0.4118],
])("the leader gets %s", (_, leader, none, led, absent) => {
  const joint = oneDistribution(model, { leader, none });
  expect(joint.leader).toBeCloseTo(led, 4);
  expect(joint.none).toBeCloseTo(absent, 4);
});

test("a model that was released without this step keeps its two probabilities", () => {
  expect(oneDistribution(sure, { leader: 0.7, none: 0.9 })).toEqual({ leader: 0.7, none: 0.9 });
});
