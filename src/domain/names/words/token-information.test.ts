import { expect, test } from "vitest";
import frequencies from "./token-frequencies.json" with { type: "json" };
import { tokenInformation } from "./token-information.ts";

test("rarer words tell more", () => {
  const order = ["group", "bank", "siemens", "zorblaxian"].map(tokenInformation);
  expect(order).toEqual([...order].sort((left, right) => left - right));
  expect(new Set(order).size).toBe(order.length);
});

test("a word that was never seen tells no more than one seen twice, whatever it is", () => {
  const unseen = Math.log((frequencies.names + 1) / 3);
  expect(tokenInformation("qzzxvbnqq")).toBeCloseTo(unseen, 12);
  expect(tokenInformation("x".repeat(400))).toBeCloseTo(unseen, 12);
});

test("short words and words of legal forms are capped", () => {
  expect(tokenInformation("q")).toBeLessThanOrEqual(3);
  expect(tokenInformation("qx")).toBeLessThanOrEqual(5.5);
  expect(tokenInformation("qxz")).toBeLessThanOrEqual(7.5);
  for (const word of ["gmbh", "otvetstvennostyu", "otvetstvennoi", "reszvenytarsasag", "berhad"]) {
    expect(tokenInformation(word)).toBeLessThanOrEqual(word === "otvetstvennoi" ? 11 : 4);
  }
});

test("the table holds tokens of several scripts, each seen at least three times", () => {
  const counts = frequencies.tokens.map((line) => Number(line.split(" ", 1)[0]));
  expect(Math.min(...counts)).toBe(3);
  expect(frequencies.names).toBeGreaterThan(50_000);
  expect(tokenInformation("银行")).toBeLessThan(tokenInformation("qzzxvbnqq"));
});
