import { expect, test } from "vitest";
import { comparableOfRecord } from "../comparable/comparable-of.ts";
import { comparePair } from "./pair-evidence.ts";

const asked = comparableOfRecord({ name: "神鋼商事株式会社", country: "JP" });
const latin = ["Shinko Shoji Co., Ltd."];

test("a name in Han is read aloud where the other company has none in Han", () => {
  const evidence = comparePair(asked, comparableOfRecord({ name: "Shinko Shoji Co., Ltd.", country: "JP" }));
  expect(evidence.name).toMatchObject({ crossScript: true });
  expect(evidence.name!.heard).toBeGreaterThan(0.8);
});

test("the company's own name in Han decides where two names sound alike", () => {
  const evidence = comparePair(
    asked,
    comparableOfRecord({ name: "新光商事株式会社", trading_names: latin, country: "JP" }),
  );
  expect(evidence.name).toMatchObject({ crossScript: false, heard: 0 });
  expect(evidence.name!.overlap).toBeLessThan(0.7);
});
