import fc from "fast-check";
import { expect, test } from "vitest";
import { registerCompanyId, registerRefOf } from "./register-company-id.ts";

test("ids of ordinary rows are read by people", () => {
  expect(registerCompanyId({ source: "gleif", sourceRecordId: "HWUPKR0MPOU8FGXBT394" })).toBe(
    "reg:gleif:HWUPKR0MPOU8FGXBT394",
  );
  expect(registerCompanyId({ source: "erp", sourceRecordId: "a/1 ü~" })).toBe("reg:erp:a~2f1~20~c3~bc~7e");
});

test("an id names the row that it was made of, and keeps its letters in a URL", () => {
  const text = fc.string({ minLength: 1, unit: "grapheme" }).filter((given) => given.isWellFormed());
  fc.assert(
    fc.property(text, text, (source, sourceRecordId) => {
      const id = registerCompanyId({ source, sourceRecordId });
      expect(encodeURIComponent(id).replaceAll("%3A", ":")).toBe(id);
      expect(registerRefOf(id)).toEqual({ source, sourceRecordId });
    }),
  );
});

test.each([
  "",
  "reg:",
  "reg:a",
  "reg:a:",
  "reg::b",
  "reg:a:b:c",
  "reg:a:~zz",
  "reg:a:~41",
  "reg:a:~ff",
  "reg:a:b c",
])("%j is no id of a row", (id) => expect(registerRefOf(id)).toBeNull());
