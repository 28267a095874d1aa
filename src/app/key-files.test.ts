import { mkdtempSync, readFileSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { findKeyFiles, writeKeyFiles } from "./key-files.ts";

const fresh = () => join(mkdtempSync(join(tmpdir(), "assay-keys-")), "not", "there");

test("first keys are kept in files of their owner alone, in a directory that is made for them", () => {
  const directory = fresh();
  const files = writeKeyFiles(directory, { adminKey: "admin-value", tenantKey: "tenant-value" });
  expect(files).toEqual(findKeyFiles(directory));
  expect(readFileSync(files.tenant!, "utf8")).toBe("tenant-value\n");
  expect(statSync(files.tenant!).mode & 0o777).toBe(0o600);
  expect(statSync(directory).mode & 0o777).toBe(0o700);
});

test("without a key nothing is made", () => {
  const directory = fresh();
  expect(writeKeyFiles(directory, { adminKey: null, tenantKey: null })).toEqual({
    admin: null,
    tenant: null,
  });
  expect(statSync(directory, { throwIfNoEntry: false })).toBeUndefined();
});
