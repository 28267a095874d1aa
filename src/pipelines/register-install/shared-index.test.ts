/** Processes of one deployment, each with a directory of its own, share the index that one of them has built. */
import { randomBytes } from "node:crypto";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { PIPELINE_VERSION } from "../../domain/matching/release.ts";
import type { Database } from "../../storage/engine/database.ts";
import { openTestDatabase } from "../../storage/engine/testing.ts";
import {
  claimIndexFile,
  completeIndexFile,
  findIndexFile,
  insertIndexChunk,
  renewIndexFile,
  retireIndexFile,
} from "../../storage/registers/register-index-files.ts";
import { registersInForce } from "../../storage/registers/register-linkings.ts";
import { cleanRegisters } from "./clean-registers.ts";
import type { RegisterDependencies } from "./dependencies.ts";
import { installRegister } from "./install-register.ts";
import { InstalledRegisters } from "./installed-registers.ts";
import { buildAndShare, fetchIndex } from "./shared-index.ts";

const migrationsDirectory = new URL("../../storage/migrations/", import.meta.url);
const tables =
  "register_index_chunk, register_index_file, register_link, register_linking, register_bad_row, register_relationship, register_source, register_company, register_snapshot";

let database: Database;
let files: string;

beforeAll(async () => {
  database = await openTestDatabase({ migrationsDirectory });
});
beforeEach(async () => {
  await database.execute(
    `truncate ${tables}; update register_catalogue set version = 0, companies = 0, groups = 0;`,
  );
  files = await mkdtemp(join(tmpdir(), "shared-index-"));
  return () => rm(files, { recursive: true, force: true });
});
afterAll(() => database.close());

/** A process with a directory of its own, and a log of the steps by which it obtained its index. */
async function machine(shares = true) {
  const said: string[] = [];
  const waiting = Promise.withResolvers<void>();
  const deps: RegisterDependencies = {
    database,
    dataDir: await mkdtemp(join(files, "machine-")),
    now: () => new Date("2026-03-01T12:00:00Z"),
    sharesIndexes: shares,
  };
  const onBuilding = (rows: number) => void (rows === 0 && said.push("building"));
  const onAwaiting = (step: string) => {
    said.push(step);
    if (step === "built") waiting.resolve();
  };
  return {
    deps,
    said,
    waits: waiting.promise,
    open: () => InstalledRegisters.open({ ...deps, onBuilding, onAwaiting }),
    indexes: () => readdir(join(deps.dataDir, "register-index")),
  };
}

type Machine = Awaited<ReturnType<typeof machine>>;

/** Installs a register that holds one company. */
async function install(at: Machine, name: string): Promise<number> {
  const filePath = join(files, "alpha.jsonl");
  await writeFile(filePath, JSON.stringify({ source: "alpha", source_record_id: "1", name, country: "GB" }));
  return (await installRegister(at.deps, { format: "company-jsonl", filePath })).version;
}

const nameIn = (catalogue: InstalledRegisters) => catalogue.current()!.candidate(0).facts.legalName;
const ofVersion = (version: number) => ({ version, release: PIPELINE_VERSION });

/** Moves the database's clock so that the lease of a silent builder has ended. */
async function endLeases(): Promise<void> {
  await database.query("update register_index_file set lease_until = '-infinity' where state = 'building'");
}

/** Moves that clock so that the grace period of superseded rows has ended. */
async function letGracePass(): Promise<void> {
  await database.execute(`
    update register_snapshot set superseded_at = superseded_at - interval '15 minutes';
    update register_linking set superseded_at = superseded_at - interval '15 minutes';`);
}

async function count(table: string): Promise<number> {
  const { rows } = await database.query<{ n: number }>(`select count(*)::int as n from ${table}`);
  return rows[0]!.n;
}

describe("an install", () => {
  test("leaves the index that it built to every other process", async () => {
    const version = await install(await machine(), "Birchwood Optics Limited");
    const other = await machine();
    const catalogue = await other.open();
    expect(other.said).toEqual(["fetched"]);
    expect(nameIn(catalogue)).toBe("Birchwood Optics Limited");
    expect(await other.indexes()).toEqual([`${version}.idx`]);
    await catalogue.close();
  });

  test("has the files of versions before it removed", async () => {
    const installer = await machine();
    await install(installer, "Birchwood Optics Limited");
    const version = await install(installer, "Quarrydale Ceramics Limited");
    expect(await count("register_index_file")).toBe(1);
    expect(await count("register_index_chunk")).toBe(1);
    expect(await findIndexFile(database, ofVersion(version))).not.toBeNull();
  });
});

describe("processes that all lack the index", () => {
  test("have it built by one of them", async () => {
    await install(await machine(false), "Birchwood Optics Limited");
    const machines = [await machine(), await machine(), await machine()];
    const opened = await Promise.all(machines.map((one) => one.open()));
    const built = machines.filter(({ said }) => said.includes("building"));
    const fetched = machines.filter(({ said }) => said.includes("fetched"));
    expect([built.length, fetched.length]).toEqual([1, 2]);
    for (const catalogue of opened) {
      expect(nameIn(catalogue)).toBe("Birchwood Optics Limited");
      await catalogue.close();
    }
  });

  test("take over from a builder that died, and read nothing of what it wrote", async () => {
    const version = await install(await machine(false), "Birchwood Optics Limited");
    const dead = await claimIndexFile(database, ofVersion(version), 120);
    await insertIndexChunk(database, { fileId: dead!, place: 0, bytes: randomBytes(100) });
    const second = await machine();
    const opening = second.open();
    await second.waits;
    expect(second.said).toEqual(["built"]);
    await endLeases();
    const catalogue = await opening;
    expect(second.said).toEqual(["built", "building"]);
    expect(nameIn(catalogue)).toBe("Birchwood Optics Limited");
    const third = await machine();
    const fetched = await third.open();
    expect(third.said).toEqual(["fetched"]);
    // The lost process, if it was only suspended, adds nothing to the file of another process.
    expect(await renewIndexFile(database, dead!, 120)).toBe(false);
    const late = { fileId: dead!, place: 1, bytes: randomBytes(100) };
    expect(await insertIndexChunk(database, late)).toBe(false);
    expect(await completeIndexFile(database, { file_id: dead!, bytes: 200, digest: "" })).toBe(false);
    expect(await count("register_index_file")).toBe(1);
    await Promise.all([catalogue.close(), fetched.close()]);
  });

  test("have no builder to wait for where it was told to end", async () => {
    const version = await install(await machine(false), "Birchwood Optics Limited");
    const path = join(files, "given-up.idx");
    const ending = new AbortController();
    const build = async (step: () => void) => {
      ending.abort();
      step();
    };
    const given = buildAndShare(database, ofVersion(version), { build, path, signal: ending.signal });
    await expect(given).rejects.toThrow("aborted");
    expect(await claimIndexFile(database, ofVersion(version), 120)).not.toBeNull();
  });

  test("build it anew where what is shared does not have its digest", async () => {
    const version = await install(await machine(), "Birchwood Optics Limited");
    await database.query(
      "update register_index_chunk set bytes = set_byte(bytes, 200, 255 - get_byte(bytes, 200))",
    );
    const other = await machine();
    const catalogue = await other.open();
    expect(other.said).toEqual(["fetched", "building"]);
    expect(nameIn(catalogue)).toBe("Birchwood Optics Limited");
    expect(await findIndexFile(database, ofVersion(version))).not.toBeNull();
    expect(await count("register_index_file")).toBe(1);
    await catalogue.close();
  });
});

test("a file of several pieces arrives byte for byte, each piece a bounded row", async () => {
  const [path, copy] = [join(files, "whole.idx"), join(files, "copy.idx")];
  const whole = randomBytes(2.5 * 1024 * 1024);
  const name = { version: 1, release: "a release" };
  expect(await buildAndShare(database, name, { build: () => writeFile(path, whole), path })).toBe(true);
  const { rows } = await database.query<{ length: number }>(
    "select length(bytes) as length from register_index_chunk order by place",
  );
  expect(rows.map(({ length }) => length)).toEqual([1024 * 1024, 1024 * 1024, 512 * 1024]);
  const shared = (await findIndexFile(database, name))!;
  await fetchIndex(database, shared, { path: copy });
  expect((await readFile(copy)).equals(whole)).toBe(true);
  await database.query("delete from register_index_chunk where place = 1");
  await expect(fetchIndex(database, shared, { path: copy })).rejects.toMatchObject({ fault: "corrupt" });
  expect((await readFile(copy)).equals(whole)).toBe(true);
});

describe("a process that serves a version before the one in force", () => {
  test("goes on serving it, with its rows, until another has built the next", async () => {
    const installer = await machine(false);
    await install(installer, "Birchwood Optics Limited");
    const replica = await machine();
    const catalogue = await replica.open();
    const served = catalogue.current()!;
    const { groupId } = served.candidate(0);
    const version = await install(installer, "Quarrydale Ceramics Limited");
    const builder = await claimIndexFile(database, ofVersion(version), 120);
    const refreshing = catalogue.refresh();
    await replica.waits;
    await letGracePass();
    await cleanRegisters(installer.deps);
    expect(catalogue.current()).toBe(served);
    expect(nameIn(catalogue)).toBe("Birchwood Optics Limited");
    expect((await catalogue.loadGroup(groupId)).map(({ company }) => company.name)).toEqual([
      "Birchwood Optics Limited",
    ]);
    await retireIndexFile(database, builder!);
    expect(await refreshing).toBe(true);
    expect(nameIn(catalogue)).toBe("Quarrydale Ceramics Limited");
    // The former version is no longer served, so its rows are removed when their period ends.
    await database.query("update register_linking set served_until = served_until - interval '30 minutes'");
    await cleanRegisters(installer.deps);
    expect(await count("register_company")).toBe(1);
    await catalogue.close();
  });

  test("takes the version that is in force by then, where it waited for one that no longer is", async () => {
    const installer = await machine(false);
    await install(installer, "Birchwood Optics Limited");
    const replica = await machine();
    const catalogue = await replica.open();
    const second = await install(installer, "Quarrydale Ceramics Limited");
    await claimIndexFile(database, ofVersion(second), 120);
    const refreshing = catalogue.refresh();
    await replica.waits;
    const third = await install(await machine(), "Larkspur Foods Limited");
    expect(await refreshing).toBe(true);
    expect(catalogue.current()!.version).toBe(third);
    expect((await registersInForce(database)).version).toBe(third);
    await catalogue.close();
  });

  test("gives up waiting when it ends", async () => {
    const installer = await machine(false);
    await install(installer, "Birchwood Optics Limited");
    const replica = await machine();
    const catalogue = await replica.open();
    const next = await install(installer, "Quarrydale Ceramics Limited");
    await claimIndexFile(database, ofVersion(next), 120);
    const refreshing = catalogue.refresh();
    await replica.waits;
    await catalogue.close();
    expect(await refreshing).toBe(false);
    expect(catalogue.current()).toBeNull();
  });
});
