import { expect, test } from "vitest";
import { z } from "zod";
import { storedObservations } from "./observations.ts";
import { StoredJsonError, storedJson } from "./stored-json.ts";

const read = storedJson("table.column", z.object({ a: z.number(), b: z.exactOptional(z.string()) }));

test("a value comes back as it is stored: in the order of its keys, with those that are not known", () => {
  for (const text of ['{"b":"x","a":1}', '{"later":[1],"a":0.1}'])
    expect(JSON.stringify(read(text))).toBe(text);
});

test.each([
  ["{", "table.column cannot be read by this release (not JSON)"],
  ['{"a":"secret"}', "table.column cannot be read by this release (a: invalid_type)"],
  ['"secret"', "table.column cannot be read by this release (value: invalid_type)"],
])("%s is an error that names the place and not the value", (text, message) => {
  expect(() => read(text)).toThrow(new StoredJsonError("table.column", []).constructor as typeof Error);
  expect(() => read(text)).toThrow(message);
  expect(() => read(text)).not.toThrow(/secret/);
});

test("of many faults five are named", () => {
  const text = JSON.stringify(Array.from({ length: 9 }, () => ({})));
  expect(() => storedObservations(text)).toThrow(/^entity\.observations [^,]*(, [^,]*){4}\)$/);
});
