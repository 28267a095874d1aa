import { expect, test } from "vitest";
import { isPlaceholderNumber } from "./placeholder-number.ts";

test.each([
  "",
  "  ",
  "-",
  "...",
  "0",
  "00000000",
  "000-000-000",
  "11111111",
  "999999999",
  "1234567",
  "12345678",
  "123456789",
  "0123456789",
  "987654321",
  "N/A",
  "n.a.",
  "NONE",
  "None",
  "unknown",
  "TBC",
  "tbd",
  "Pending",
  "not applicable",
  "Not yet registered",
  "XXXXXXXX",
  "XX",
  "HRB 0",
  "GB00000000",
  "RC000000",
  "DE123456789",
  "test",
  "null",
  "undefined",
  "０００００",
  "\u0660\u0660\u0660",
])("%j stands for no number", (value) => {
  expect(isPlaceholderNumber(value)).toBe(true);
});

test.each([
  "00445790",
  "SC243739",
  "NI012345",
  "HRB 1",
  "5",
  "11111",
  "100000",
  "1234568",
  "A28015865",
  "R0000056",
  "AB",
  "MC-105382",
])("%s may be a number", (value) => {
  expect(isPlaceholderNumber(value)).toBe(false);
});
