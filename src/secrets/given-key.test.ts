import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { API_KEY_PREFIX, mintCredential } from "./credential.ts";
import { faultOfGivenKey } from "./given-key.ts";

test.each([
  ["a minted value", mintCredential(API_KEY_PREFIX)],
  ["random bytes in hexadecimal", randomBytes(32).toString("hex")],
  ["random bytes in base64", randomBytes(32).toString("base64")],
  ["a UUID", "7d1ee2b6-93a0-4d52-8f0c-5b8f2f6c1a7e"],
  ["words with punctuation", "correct:horse;battery/staple?"],
  ["a digest", `sha256:${"0123456789abcdef".repeat(4)}`],
])("%s can work", (_, value) => {
  expect(faultOfGivenKey(value)).toBeNull();
});

test.each([
  ["too short", "canary7f3a", "24 to 200 characters"],
  ["too long", "canary7f3a".repeat(21), "24 to 200 characters"],
  ["a word repeated", "changeme".repeat(4), "different characters"],
  ["with a line end", `${randomBytes(32).toString("hex")}\n`, "without blanks"],
  ["beyond ASCII", `${randomBytes(32).toString("hex")}é`, "printable ASCII"],
  ["a key cut off", mintCredential(API_KEY_PREFIX).slice(0, -1), "assay_sk_"],
  ["a key's prefix before anything", `assay_sk_${randomBytes(20).toString("hex")}`, "assay_sk_"],
  ["an access token", mintCredential("assay_at_"), "OAuth"],
  ["a digest cut off", `sha256:${"0".repeat(63)}`, "64 hexadecimal"],
])("%s cannot, and the reason does not repeat it", (_, value, reason) => {
  expect(faultOfGivenKey(value)).toContain(reason);
  expect(faultOfGivenKey(value)).not.toContain(value.trim());
});
