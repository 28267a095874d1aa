import { expect, test } from "vitest";
import { mayBeInAnotherScript } from "./comparable.ts";
import { comparableOfRecord } from "./comparable-of.ts";

test.each([
  [{ name: "Quillworth Ltd", country: "GB" }, false],
  [{ name: "Quillworth Ltd" }, false],
  [{ name: "Quillworth Ltd", country: "HK" }, true],
  [{ name: "Вымпел" }, true],
  [{ name: "Вымпел", trading_names: ["Vympel"] }, false],
])("%j may be registered in another script: %s", (record, expected) => {
  expect(mayBeInAnotherScript(comparableOfRecord(record))).toBe(expected);
});
