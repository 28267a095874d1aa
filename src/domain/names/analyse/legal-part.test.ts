import { expect, test } from "vitest";
import { legalPartOf } from "./legal-part.ts";

test.each([
  ["centrovital | centromed Berlin-Spandau Betriebs GmbH", ["centromed Berlin-Spandau Betriebs GmbH"]],
  ["Acme Widgets Ltd • Home", ["Acme Widgets Ltd"]],
  ["Acme Widgets | Home", []],
  ["Acme Ltd | Zenith GmbH", []],
  ["Acme|Widgets Ltd", []],
  ["Acme Widgets Ltd", []],
  ["", []],
])("%s", (name, parts) => {
  expect(legalPartOf(name)).toEqual(parts);
});
