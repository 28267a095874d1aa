import { expect, test } from "vitest";
import { type Tree, TreeEnsemble } from "./tree-ensemble.ts";

const features = ["name", "country"];
const trees: readonly Tree[] = [
  ["name", 0.5, 0.25, -1, ["country", 0, 1, 0.5, 2]],
  ["country", 0, 0.5, 0, 1],
];
const ensemble = new TreeEnsemble(trees, features);

test("the trees' leaves add up", () => {
  expect(ensemble.sum([0.5, 0])).toBe(-1);
  expect(ensemble.sum([0.6, 0])).toBe(0.5);
  expect(ensemble.sum([0.6, 1])).toBe(3);
});

test("the features' effects and the roots' values add up to the sum", () => {
  const moved = ensemble.moved([0.6, 1]);
  expect([...moved]).toEqual([0.75, 1.5]);
  expect(0.25 + 0.5 + moved[0]! + moved[1]!).toBe(ensemble.sum([0.6, 1]));
});

test("a tree that asks for an unknown feature is refused", () => {
  expect(() => new TreeEnsemble([["shoe_size", 0, 0, 0, 0]], features)).toThrow("shoe_size");
});
