import { describe, expect, test } from "vitest";
import { comparableOfRecord } from "../comparable/comparable-of.ts";
import { featureValues } from "../score/features.ts";
import { comparePair } from "./pair-evidence.ts";

const residueOfFunds = (left: string, right: string) =>
  featureValues(comparePair(comparableOfRecord({ name: left }), comparableOfRecord({ name: right })))
    .name_fund_residue;

describe("two funds of one house differ by a word", () => {
  test.each([
    ["Quillworth Floating Rate Income Fund", "Quillworth Floating Rate Income Opportunity Fund", 1],
    ["Quillworth Health Sciences Trust", "Quillworth Health Sciences Term Trust", 1],
    ["Quillworth Health Sciences Trust", "QUILLWORTH HEALTH SCIENCES TRUST", 0],
    ["Quillworth Income Fund", "Quillworth Capital Limited", 0],
    ["Quillworth Limited", "Quillworth Holdings Limited", 0],
  ])("%s and %s: %d", (left, right, expected) => {
    expect(residueOfFunds(left, right)).toBe(expected);
  });
});
