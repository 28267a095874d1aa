import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { SecretBox } from "./secret-box.ts";

const box = new SecretBox(randomBytes(32));
const secret = Buffer.from("what nobody else may read");

test("a sealed value opens under the name that it was sealed for, and is not readable in between", () => {
  const sealed = box.seal(secret, "webhook ten_a wh_a");
  expect(box.open(sealed, "webhook ten_a wh_a")).toEqual(secret);
  expect(sealed.includes(secret)).toBe(false);
  expect(box.seal(secret, "webhook ten_a wh_a").equals(sealed)).toBe(false);
});

test("another place, another key and changed bytes open nothing", () => {
  const sealed = box.seal(secret, "webhook ten_a wh_a");
  expect(() => box.open(sealed, "webhook ten_b wh_a")).toThrow();
  expect(() => new SecretBox(randomBytes(32)).open(sealed, "webhook ten_a wh_a")).toThrow();
  for (const at of [0, 12, sealed.length - 1]) {
    const changed = Buffer.from(sealed);
    changed[at] = changed[at]! ^ 1;
    expect(() => box.open(changed, "webhook ten_a wh_a")).toThrow();
  }
  expect(() => box.open(sealed.subarray(0, -1), "webhook ten_a wh_a")).toThrow();
});

test("a key of another length is refused", () => {
  expect(() => new SecretBox(randomBytes(16))).toThrow("32 bytes");
});
