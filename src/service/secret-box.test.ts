import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readConfig } from "../config.ts";
import { secretBoxOf } from "./secret-box.ts";

let directory: string;
const secret = Buffer.from("a secret");
const given = Buffer.alloc(32, 7).toString("base64");

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), "assay-secret-box-"));
});

afterEach(() => rmSync(directory, { recursive: true }));

const config = (environment: Record<string, string> = {}) =>
  readConfig({ ASSAY_DATA_DIR: directory, ...environment });

test("beside the embedded database the key is a file of the owner's alone, made once", () => {
  const sealed = secretBoxOf(config(), "pglite")!.seal(secret, "here");
  const path = join(directory, "encryption.key");
  expect(statSync(path).mode & 0o777).toBe(0o600);
  const kept = readFileSync(path, "utf8");
  expect(secretBoxOf(config(), "pglite")!.open(sealed, "here")).toEqual(secret);
  expect(readFileSync(path, "utf8")).toBe(kept);
});

test("a key that is set takes the place of the file, on both engines", () => {
  const environment = { ASSAY_ENCRYPTION_KEY: given };
  const sealed = secretBoxOf(config(environment), "pglite")!.seal(secret, "here");
  expect(secretBoxOf(config(environment), "postgres")!.open(sealed, "here")).toEqual(secret);
});

test("on a server without a key no secret is kept", () => {
  expect(secretBoxOf(config(), "postgres")).toBe(null);
});

test("a damaged key file stops the start instead of taking a new key", () => {
  writeFileSync(join(directory, "encryption.key"), "half a k");
  expect(() => secretBoxOf(config(), "pglite")).toThrow("encryption.key");
});

test.each([given.slice(1), "x".repeat(44), Buffer.alloc(33, 7).toString("base64")])(
  "a value that is no key of 32 bytes is refused and not repeated",
  (value) => {
    expect(() => config({ ASSAY_ENCRYPTION_KEY: value })).toThrow(/^ASSAY_ENCRYPTION_KEY/);
    expect(() => config({ ASSAY_ENCRYPTION_KEY: value })).not.toThrow(value);
  },
);
