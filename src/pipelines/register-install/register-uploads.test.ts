import { readdirSync, statSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { Failure } from "../../contract/errors.ts";
import type { UploadRequest } from "../../contract/register-uploads.ts";
import type { Database } from "../../storage/engine/database.ts";
import { openTestDatabase } from "../../storage/engine/testing.ts";
import { registerUploads } from "./register-uploads.ts";

let database: Database;
let dataDir = "";
beforeAll(async () => {
  database = await openTestDatabase({
    migrationsDirectory: new URL("../../storage/migrations/", import.meta.url),
  });
  dataDir = await mkdtemp(join(tmpdir(), "assay-uploads-"));
});
afterAll(async () => {
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
});

const uploads = (limitBytes?: number) =>
  registerUploads({ database, dataDir, now: () => new Date("2026-11-20T09:00:00Z") }, limitBytes);
const wanted = (fileName: string): UploadRequest => ({
  fileName,
  format: null,
  asOf: null,
  licence: null,
  force: false,
});
const row = JSON.stringify({
  source: "partners",
  source_record_id: "1",
  name: "Example Mining Ltd",
  country: "GB",
});
const folder = () => join(dataDir, "register-uploads");
const kept = () => readdirSync(folder(), { recursive: true }).map(String);

async function* bodyOf(
  text: string,
  meanwhile: () => void | Promise<void> = () => undefined,
): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text.slice(0, 10));
  await meanwhile();
  yield Buffer.from(text.slice(10));
}

test("while it is received the file lies in a folder of the service's account alone, and is gone afterwards", async () => {
  const taken = uploads();
  let modes: number[] = [];
  const begun = await taken.begin(
    wanted("../../partners.jsonl"),
    bodyOf(row, async () => {
      // The stream opens its file in its own time.
      const [own, file] = await vi.waitFor(() => {
        const names = kept();
        expect(names).toHaveLength(2);
        return names;
      });
      modes = [folder(), join(folder(), own!), join(folder(), file!)].map(
        (path) => statSync(path).mode & 0o777,
      );
      expect(file).toBe(join(own!, "partners.jsonl"));
    }),
  );
  expect(begun).toMatchObject({ format: "company-jsonl", phase: "read" });
  expect(modes).toEqual([0o700, 0o700, 0o600]);
  await vi.waitFor(() => expect(taken.state()?.phase).toBe("installed"), { timeout: 20_000 });
  expect(taken.state()?.report).toMatchObject({ register_id: "partners", companies: 1, bad: 0 });
  await vi.waitFor(() => expect(kept()).toEqual([]));
  expect(await taken.registers()).toMatchObject([{ register_id: "partners", rows: 1, bad_rows: [] }]);
});

test("a file over the limit is refused while it arrives, and leaves nothing", async () => {
  const refused = await uploads(20).begin(wanted("partners.jsonl"), bodyOf(row));
  expect(refused).toBeInstanceOf(Failure);
  expect(refused).toMatchObject({ code: "payload_too_large" });
  expect(kept()).toEqual([]);
});

test("a connection that breaks leaves nothing, and the next file is taken", async () => {
  const taken = uploads();
  const broken = bodyOf(row, () => {
    throw new Error("the connection broke");
  });
  expect(await taken.begin(wanted("partners.jsonl"), broken)).toBeInstanceOf(Failure);
  expect(kept()).toEqual([]);
  expect(await taken.begin(wanted("partners.jsonl"), bodyOf(row))).toMatchObject({ phase: "read" });
  await vi.waitFor(() => expect(taken.state()?.phase).toBe("installed"), { timeout: 20_000 });
});

test("a second file waits for the end of the first", async () => {
  const taken = uploads();
  const [first, second] = await Promise.all([
    taken.begin(wanted("partners.jsonl"), bodyOf(row)),
    taken.begin(wanted("partners.jsonl"), bodyOf(row)),
  ]);
  expect(first).toMatchObject({ phase: "read" });
  expect(second).toMatchObject({ details: { reason: "install_running" } });
  await vi.waitFor(() => expect(taken.state()?.phase).toBe("installed"), { timeout: 20_000 });
});

test("an install that is refused says why, and what was installed stays", async () => {
  const taken = uploads();
  const older = { ...wanted("dated.jsonl"), format: "company-jsonl" };
  await taken.begin({ ...older, asOf: "2026-11-01" }, bodyOf(row));
  await vi.waitFor(() => expect(taken.state()?.phase).toBe("installed"), { timeout: 20_000 });
  await taken.begin({ ...older, asOf: "2026-10-01" }, bodyOf(row));
  await vi.waitFor(() => expect(taken.state()?.phase).toBe("refused"), { timeout: 20_000 });
  expect(taken.state()?.refusal).toContain("older than what is installed");
});

test("an unknown format and an empty file are refused", async () => {
  const taken = uploads();
  expect(await taken.begin({ ...wanted("a"), format: "papyrus" }, bodyOf(row))).toMatchObject({
    details: { reason: "unknown_format" },
  });
  expect(await taken.begin(wanted("a"), bodyOf(""))).toBeInstanceOf(Failure);
  expect(kept()).toEqual([]);
});
