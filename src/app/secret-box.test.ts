import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readConfig } from "../config.ts";
import type { Database } from "../storage/engine/database.ts";
import { secretBoxOf } from "./secret-box.ts";

let directory: string;
const secret = Buffer.from("a secret");
const given = Buffer.alloc(32, 7).toString("base64");

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), "assay-secret-box-"));
});

afterEach(() => rmSync(directory, { recursive: true }));

/** A store reduced to the parts that concern its key. */
const store = (engine: Database["engine"], holdsSealed = false): Database =>
  ({ engine, query: async () => ({ rows: holdsSealed ? [{}] : [] }) }) as unknown as Database;

const config = (environment: Record<string, string> = {}) =>
  readConfig({ ASSAY_DATA_DIR: directory, ...environment });

test("beside the embedded database the key is a file of the owner's alone, made once", async () => {
  const sealed = (await secretBoxOf(config(), store("pglite")))!.seal(secret, "here");
  const path = join(directory, "encryption.key");
  expect(statSync(path).mode & 0o777).toBe(0o600);
  const kept = readFileSync(path, "utf8");
  expect((await secretBoxOf(config(), store("pglite", true)))!.open(sealed, "here")).toEqual(secret);
  expect(readFileSync(path, "utf8")).toBe(kept);
});

test("a key that is set takes the place of the file, on both engines", async () => {
  const environment = { ASSAY_ENCRYPTION_KEY: given };
  const sealed = (await secretBoxOf(config(environment), store("pglite")))!.seal(secret, "here");
  const box = await secretBoxOf(config(environment), store("postgres", true));
  expect(box!.open(sealed, "here")).toEqual(secret);
});

test("on a server without a key no secret is kept", async () => {
  expect(await secretBoxOf(config(), store("postgres"))).toBe(null);
});

test("a damaged key file stops the start instead of taking a new key", async () => {
  writeFileSync(join(directory, "encryption.key"), "half a k");
  await expect(secretBoxOf(config(), store("pglite"))).rejects.toThrow("encryption.key");
});

test.each([
  ["pglite", "encryption.key is missing"],
  ["postgres", "ASSAY_ENCRYPTION_KEY: it is not set"],
] as const)(
  "on %s a key that is gone stops the start where secrets are sealed, and none is made",
  async (engine, said) => {
    await expect(secretBoxOf(config(), store(engine, true))).rejects.toThrow(said);
    expect(readdirSync(directory)).toEqual([]);
  },
);

test.each([given.slice(1), "x".repeat(44), Buffer.alloc(33, 7).toString("base64")])(
  "a value that is no key of 32 bytes is refused and not repeated",
  (value) => {
    expect(() => config({ ASSAY_ENCRYPTION_KEY: value })).toThrow(/^ASSAY_ENCRYPTION_KEY/);
    expect(() => config({ ASSAY_ENCRYPTION_KEY: value })).not.toThrow(value);
  },
);
