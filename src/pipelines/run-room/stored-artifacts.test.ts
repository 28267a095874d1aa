/** Artifacts: stored once for equal content, within a quota, and gone with the last that cites them. */
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { scratchDirectory } from "../../../tests/support/scratch.ts";
import type { ArtifactRef } from "../../domain/claims/page-evidence.ts";
import { releaseArtifacts } from "../../storage/artifacts/artifacts.ts";
import type { Database } from "../../storage/engine/database.ts";
import { openTestDatabase } from "../../storage/engine/testing.ts";
import { lockCatalogue } from "../../storage/entities/catalogue-changes.ts";
import { insertTestTenant } from "../../storage/testing/insert-test-tenant.ts";
import { ArtifactFiles } from "./artifact-files.ts";
import type { Capture } from "./artifact-keeper.ts";
import { StoredArtifacts } from "./stored-artifacts.ts";

const LARGE = 70_000;
const at = "2026-11-20T09:00:00.000Z";

let database: Database;
let directory: string;
let tenantId: string;
let quota: number;
let artifacts: StoredArtifacts;
let made = 0;

beforeAll(async () => {
  const migrationsDirectory = new URL("../../storage/migrations/", import.meta.url);
  database = await openTestDatabase({ migrationsDirectory });
});
afterAll(() => database.close());
beforeEach(async () => {
  directory = scratchDirectory();
  quota = 1_000_000;
  tenantId = `ten_artifacts_${++made}`;
  await insertTestTenant(database, tenantId);
  artifacts = keeperOf(new ArtifactFiles(directory));
});

function keeperOf(files: ArtifactFiles | null, db = database): StoredArtifacts {
  return new StoredArtifacts({ database: db, newId: () => `art_${++made}`, files, quotaOf: () => quota });
}

const captureOf = (text: string): Capture => ({
  ...{ mediaType: "text/html", raw: Buffer.from(`<p>${text}</p>`), extracted: text, markdown: text },
});
const keep = (callId: string, capture: Capture, keeper = artifacts) =>
  keeper.keep({ tenantId, callId, at }, capture);
const kept = async (callId: string, capture: Capture) => (await keep(callId, capture)) as ArtifactRef;

async function release(...holderIds: string[]): Promise<void> {
  await database.transaction(async (tx) => {
    await lockCatalogue(tx, tenantId);
    await releaseArtifacts(tx, tenantId, holderIds);
  });
}

async function count(table: "artifact" | "artifact_content" | "artifact_use" | "artifact_file_gone") {
  const { rows } = await database.query<{ count: number }>(
    `select count(*)::int as count from ${table} where tenant_id = $1`,
    [tenantId],
  );
  return rows[0]!.count;
}

const files = () => readdir(join(directory, tenantId)).catch(() => []);

test("equal content is one artifact, and equal texts of it are one content", async () => {
  const first = await kept("call_1", captureOf("Quillbrack"));
  expect(first).toMatchObject({
    media_type: "text/html",
    bytes: 17,
    kinds: ["raw", "extracted", "markdown"],
  });
  expect(await keep("call_2", captureOf("Quillbrack"))).toEqual(first);
  expect([await count("artifact"), await count("artifact_content"), await count("artifact_use")]).toEqual([
    1, 2, 2,
  ]);
  for (const kind of ["raw", "extracted", "markdown"] as const)
    expect((await artifacts.read(tenantId, first.artifact_id, kind))?.toString()).toBe(
      kind === "raw" ? "<p>Quillbrack</p>" : "Quillbrack",
    );
  expect(await artifacts.read("ten_other", first.artifact_id, "raw")).toBeNull();
});

test("an artifact goes with the last that cites it, and a content with the last artifact", async () => {
  const text = "x".repeat(LARGE);
  await kept("call_1", captureOf(text));
  // Another page with the same text.
  await kept("call_2", { ...captureOf(text), raw: Buffer.from("<div>other</div>") });
  expect([await count("artifact"), await count("artifact_content")]).toEqual([2, 3]);
  expect(await files()).toHaveLength(2);
  await release("call_1");
  await artifacts.removeGoneFiles();
  expect([await count("artifact"), await count("artifact_content")]).toEqual([1, 2]);
  expect(await files()).toHaveLength(1);
  await release("call_2");
  await artifacts.removeGoneFiles();
  expect([
    await count("artifact"),
    await count("artifact_content"),
    await count("artifact_file_gone"),
  ]).toEqual([0, 0, 0]);
  expect(await files()).toEqual([]);
});

describe("the quota of the tenant", () => {
  test("counts each content once; what exceeds it is not stored, and nothing is evicted", async () => {
    quota = 100;
    const first = await kept("call_1", captureOf("a".repeat(40)));
    expect(await artifacts.hasRoom(tenantId)).toBe(true);
    expect(await keep("call_2", captureOf("b".repeat(40)))).toBe("full");
    // Known already: it takes no room.
    expect(await keep("call_2", captureOf("a".repeat(40)))).toEqual(first);
    expect(await count("artifact")).toBe(1);
    quota = 87;
    expect(await artifacts.hasRoom(tenantId)).toBe(false);
    expect(await artifacts.read(tenantId, first.artifact_id, "raw")).not.toBeNull();
  });

  test("leaves no file of what it refused", async () => {
    quota = 1_000;
    expect(await keep("call_1", captureOf("a".repeat(LARGE)))).toBe("full");
    expect(await files()).toEqual([]);
  });
});

describe("the directory", () => {
  test("has the large contents, named by their digest; the database the others", async () => {
    const { sha256, artifact_id } = await kept("call_1", {
      ...captureOf("short"),
      raw: Buffer.alloc(LARGE, 7),
    });
    expect(await files()).toEqual([sha256]);
    expect(await readFile(join(directory, tenantId, sha256))).toEqual(Buffer.alloc(LARGE, 7));
    expect(await artifacts.read(tenantId, artifact_id, "raw")).toEqual(Buffer.alloc(LARGE, 7));
    expect((await artifacts.read(tenantId, artifact_id, "extracted"))?.toString()).toBe("short");
  });

  test("without one the database has all", async () => {
    const keeper = keeperOf(null);
    const { artifact_id } = (await keep("call_1", captureOf("z".repeat(LARGE)), keeper)) as ArtifactRef;
    expect(await files()).toEqual([]);
    expect(await keeper.read(tenantId, artifact_id, "extracted")).toHaveLength(LARGE);
  });

  test("a file whose content was changed is not given out", async () => {
    const { sha256, artifact_id } = await kept("call_1", captureOf("y".repeat(LARGE)));
    await writeFile(join(directory, tenantId, sha256), "forged");
    await expect(artifacts.read(tenantId, artifact_id, "raw")).rejects.toThrow("another content");
  });

  test("a file that was deleted and is stored again stays", async () => {
    await kept("call_1", captureOf("w".repeat(LARGE)));
    await release("call_1");
    const { artifact_id } = await kept("call_2", captureOf("w".repeat(LARGE)));
    await artifacts.removeGoneFiles();
    expect(await artifacts.read(tenantId, artifact_id, "raw")).toHaveLength(LARGE + 7);
    expect(await count("artifact_file_gone")).toBe(0);
  });

  test("what a process that died has left is removed once it is old, and nothing else", async () => {
    const { sha256 } = await kept("call_1", captureOf("v".repeat(LARGE)));
    const inTenant = (name: string) => join(directory, tenantId, name);
    const orphan = "0".repeat(64);
    const young = "1".repeat(64);
    const partial = `${"2".repeat(64)}.0123456789ab.partial`;
    for (const name of [orphan, young, partial, "note.txt"]) await writeFile(inTenant(name), "left");
    const old = new Date(Date.now() - 2 * 3_600_000);
    for (const name of [orphan, partial, "note.txt", sha256]) await utimes(inTenant(name), old, old);
    await artifacts.sweepFiles();
    expect(existsSync(inTenant(orphan))).toBe(false);
    expect(existsSync(inTenant(partial))).toBe(false);
    expect((await files()).filter((name) => name.length < 60 || name === young).sort()).toEqual([
      young,
      "note.txt",
    ]);
    expect(existsSync(inTenant(sha256))).toBe(true);
  });

  test("a transaction that fails leaves no row, and its file is swept", async () => {
    const failing = new Proxy(database, {
      get(target, name) {
        if (name !== "transaction") return Reflect.get(target, name, target) as unknown;
        return (work: (tx: never) => Promise<unknown>) =>
          target.transaction(async (tx) => {
            await work(tx as never);
            throw new Error("the connection broke off");
          });
      },
    });
    const keeper = keeperOf(new ArtifactFiles(directory), failing as Database);
    await expect(keep("call_1", captureOf("u".repeat(LARGE)), keeper)).rejects.toThrow("broke off");
    expect([await count("artifact"), await count("artifact_content")]).toEqual([0, 0]);
    const old = new Date(Date.now() - 2 * 3_600_000);
    for (const name of await files()) await utimes(join(directory, tenantId, name), old, old);
    expect(await files()).toHaveLength(2);
    await artifacts.sweepFiles();
    expect(await files()).toEqual([]);
  });

  test("a tenant whose id names no directory has one all the same", async () => {
    const odd = "../odd";
    await mkdir(directory, { recursive: true });
    const keeping = new ArtifactFiles(directory);
    const staged = await keeping.stage(odd, "3".repeat(64), Buffer.from("x"));
    await staged.place();
    expect(await readdir(directory)).toEqual([expect.stringMatching(/^id-[0-9a-f]{64}$/)]);
  });
});
