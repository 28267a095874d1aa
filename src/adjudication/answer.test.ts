import { expect, test } from "vitest";
import { inBothOrders, type PairAnswer, readAnswer } from "./answer.ts";

const yes: PairAnswer = { decision: "match", rests_on: ["name"], rationale: "Same name.", confidence: 0.9 };

test("an answer of the form is read; a field twice counts once, and control characters are blanks", () => {
  expect(readAnswer({ ...yes, rests_on: ["name", "name"], rationale: "a\u0000b" })).toEqual({
    ...yes,
    rationale: "a b",
  });
  expect(readAnswer({ ...yes, rationale: "x".repeat(5000) })!.rationale).toHaveLength(600);
});

test.each([
  ["another decision", { ...yes, decision: "merge" }],
  ["a confidence above 1", { ...yes, confidence: 7 }],
  ["a field that no record has", { ...yes, rests_on: ["instinct"] }],
  ["more than was asked for", { ...yes, entity_id: "ent_1" }],
  ["no object", "match"],
])("%s is malformed", (_, value) => {
  expect(readAnswer(value)).toBeNull();
});

test("a decision stands where both orders gave it, with the lower confidence", () => {
  expect(inBothOrders(yes, { ...yes, confidence: 0.4 })).toMatchObject({
    decision: "match",
    confidence: 0.4,
  });
  expect(inBothOrders(yes, { ...yes, decision: "no_match" })).toMatchObject({
    decision: "cannot_tell",
    confidence: 0,
  });
});
