import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { comparableOfRecord, retrievalSubject } from "../../domain/matching/comparable/comparable-of.ts";
import type { CompanyRecord } from "../../domain/record.ts";
import { retrievalKeys } from "../../domain/retrieval/keys.ts";
import { RegisterFileError } from "../../registers/register-file-error.ts";
import type { Database } from "../../storage/engine/database.ts";
import { openTestDatabase } from "../../storage/engine/testing.ts";
import { activeSnapshots, badRows } from "../../storage/registers/registers.ts";
import { buildRegisterIndex } from "../../storage/retrieval-index/build-register-index.ts";
import { Gathered, metaOf } from "./build-registers-index.ts";
import { cleanRegisters } from "./clean-registers.ts";
import type { Failpoint, RegisterDependencies } from "./dependencies.ts";
import type { InstallProgress } from "./install-progress.ts";
import { type InstallRequest, installRegister } from "./install-register.ts";
import { InstalledRegisters } from "./installed-registers.ts";
import { listRegisters, removeRegister } from "./list-registers.ts";

const migrationsDirectory = new URL("../../storage/migrations/", import.meta.url);
const tables =
  "register_link, register_linking, register_bad_row, register_relationship, register_source, register_company, register_snapshot";

let database: Database;
let dataDir: string;
let clock: Date;

beforeAll(async () => {
  database = await openTestDatabase({ migrationsDirectory });
});
beforeEach(async () => {
  await database.execute(
    `truncate ${tables}; update register_catalogue set version = 0, companies = 0, groups = 0;`,
  );
  dataDir = await mkdtemp(join(tmpdir(), "register-install-"));
  clock = new Date("2026-03-01T12:00:00Z");
  return () => rm(dataDir, { recursive: true, force: true });
});
afterAll(() => database.close());

function deps(failpoint?: RegisterDependencies["failpoint"]): RegisterDependencies {
  return { database, dataDir, now: () => clock, ...(failpoint ? { failpoint } : {}) };
}

/** Makes everything that the database's clock has stamped older by this interval. */
async function letPass(interval: string): Promise<void> {
  await database.execute(`
    update register_snapshot set lease_until = lease_until - interval '${interval}',
      superseded_at = superseded_at - interval '${interval}';
    update register_linking set lease_until = lease_until - interval '${interval}',
      superseded_at = superseded_at - interval '${interval}';`);
}

type Row = Record<string, unknown>;

async function jsonl(name: string, rows: readonly (Row | string)[]): Promise<InstallRequest> {
  const filePath = join(dataDir, name);
  await writeFile(
    filePath,
    rows.map((row) => (typeof row === "string" ? row : JSON.stringify(row))).join("\n"),
  );
  return { format: "company-jsonl", filePath };
}

const birch: Row = {
  source: "alpha",
  source_record_id: "1",
  name: "Birchwood Optics Limited",
  country: "GB",
  lei: "5493001KJTIIGC8Y1R12",
};
const quarry: Row = {
  source: "alpha",
  source_record_id: "2",
  name: "Quarrydale Ceramics GmbH",
  country: "DE",
};
const birchToo: Row = {
  source: "beta",
  source_record_id: "b9",
  name: "BIRCHWOOD OPTICS LTD",
  country: "GB",
  domain: "birchwoodoptics.co.uk",
};

/** An index of the present format with metadata and no rows. */
async function emptyIndex(path: string, meta: { version: number; release?: string }): Promise<void> {
  await buildRegisterIndex([], path, { ...metaOf(new Gathered(), meta.version, []), ...meta });
}

async function find(record: CompanyRecord): Promise<string[][]> {
  const catalogue = await InstalledRegisters.open(deps());
  const current = catalogue.current();
  const keys = retrievalKeys(retrievalSubject(comparableOfRecord(record)), "query");
  const found = (current?.search(keys).candidates ?? []).map(({ ordinal }) =>
    current!.candidate(ordinal).refs.map((ref) => `${ref.source}:${ref.sourceRecordId}`),
  );
  catalogue.close();
  return found;
}

const birchRecord = { name: "Birchwood Optics", country: "GB" };

describe("installing a register", () => {
  test("its companies can be searched and read with their citation", async () => {
    const phases: InstallProgress[] = [];
    const request = {
      ...(await jsonl("alpha.jsonl", [birch, quarry])),
      licence: "OGL v3.0",
      asOf: "2026-02-01",
    };
    const report = await installRegister(deps(), request, (progress) => phases.push(progress));
    expect(report).toMatchObject({
      registerId: "alpha",
      companies: 2,
      bad: 0,
      skipped: 0,
      shortened: 0,
      catalogueRows: 2,
      catalogueCompanies: 2,
    });
    for (const phase of ["read", "link", "index"]) {
      const last = phases.filter((progress) => progress.phase === phase).at(-1)!;
      expect(last.done).toBe(last.total);
    }
    expect(await find(birchRecord)).toEqual([["alpha:1"]]);

    const catalogue = await InstalledRegisters.open(deps());
    expect(catalogue.sources()).toMatchObject([{ sourceId: "alpha", companies: 2, permitsResale: true }]);
    const group = catalogue.current()!.candidate(0).groupId;
    const [member] = await catalogue.loadGroup(group);
    expect(member).toMatchObject({
      company: { name: "Birchwood Optics Limited" },
      snapshot: {
        licence: "OGL v3.0",
        licencePermitsResale: true,
        asOf: "2026-02-01T00:00:00.000Z",
        retrievedAt: "2026-03-01T12:00:00.000Z",
      },
    });
    catalogue.close();
  });

  test("a row that names a licence of its own is cited with what that one permits", async () => {
    const own = { ...birch, licence: "CC BY-NC 4.0" };
    const request = { ...(await jsonl("alpha.jsonl", [own, quarry])), licence: "CC0 1.0" };
    await installRegister(deps(), request);
    const catalogue = await InstalledRegisters.open(deps());
    const cited = await Promise.all(
      [0, 1].map(async (ordinal) => {
        const [member] = await catalogue.loadGroup(catalogue.current()!.candidate(ordinal).groupId);
        return [member!.company.sourceRecordId, member!.snapshot.licencePermitsResale];
      }),
    );
    expect(cited).toEqual([
      ["1", false],
      ["2", true],
    ]);
    catalogue.close();
  });

  test("rows of one company in two registers are one candidate, the official source first", async () => {
    await installRegister(deps(), await jsonl("alpha.jsonl", [birch, quarry]));
    const report = await installRegister(deps(), await jsonl("beta.jsonl", [birchToo]));
    expect(report).toMatchObject({ catalogueRows: 3, catalogueCompanies: 2 });
    expect(await find(birchRecord)).toEqual([["alpha:1", "beta:b9"]]);
  });

  test("a source that two registers have rows of is one source", async () => {
    await installRegister(deps(), await jsonl("alpha.jsonl", [birch, quarry]));
    await installRegister(deps(), await jsonl("more.jsonl", [{ ...quarry, source_record_id: "3" }]));
    const catalogue = await InstalledRegisters.open(deps());
    expect(catalogue.sources().map(({ sourceId, companies }) => [sourceId, companies])).toEqual([
      ["alpha", 3],
    ]);
    catalogue.close();
  });

  test("a row that cannot be read and a second row of one id are counted with their lines", async () => {
    const rows = [birch, "{not json", { ...quarry, name: 7 }, quarry, { ...birch, name: "Another" }];
    const report = await installRegister(deps(), await jsonl("alpha.jsonl", rows));
    expect(report).toMatchObject({ companies: 2, bad: 3 });
    const kept = await badRows(database, report.snapshotId, 10);
    expect(kept.map((row) => row.line)).toEqual([2, 3, 5]);
    expect(kept[1]!.reason).toBe("name must be text");
    expect(kept[2]!.reason).toContain("source_record_id");
    expect(JSON.stringify(kept)).not.toContain("Another");
    expect((await listRegisters(deps()))[0]).toMatchObject({ registerId: "alpha", rowsGood: 2, rowsBad: 3 });
  });

  test("of very many bad rows the first thousand are kept and all are counted", async () => {
    const rows = [birch, ...Array.from({ length: 1_500 }, () => "{")];
    const report = await installRegister(deps(), await jsonl("alpha.jsonl", rows));
    expect(report.bad).toBe(1_500);
    const kept = await badRows(database, report.snapshotId, 5_000);
    expect(kept.map((row) => row.line)).toEqual(Array.from({ length: 1_000 }, (_, at) => at + 2));
  });

  test("the same register again replaces what was there", async () => {
    await installRegister(deps(), await jsonl("alpha.jsonl", [birch, quarry]));
    const report = await installRegister(deps(), await jsonl("alpha.jsonl", [quarry]));
    expect(report).toMatchObject({ catalogueRows: 1, catalogueCompanies: 1 });
    expect(await find(birchRecord)).toEqual([]);
    expect((await activeSnapshots(database)).map((row) => row.rows_good)).toEqual([1]);
  });

  test("an install replaces the register that is named, else the source", async () => {
    const first = await installRegister(deps(), { ...(await jsonl("x.jsonl", [birch])), registerId: "mine" });
    const second = await installRegister(deps(), {
      ...(await jsonl("y.jsonl.txt", [quarry])),
      source: "theirs",
    });
    expect([first.registerId, second.registerId]).toEqual(["mine", "theirs"]);
    expect((await listRegisters(deps())).map((register) => register.registerId)).toEqual(["mine", "theirs"]);
  });

  test("an older publisher's date is refused, unless it is forced", async () => {
    await installRegister(deps(), { ...(await jsonl("alpha.jsonl", [birch])), asOf: "2026-02-01" });
    const older = { ...(await jsonl("alpha.jsonl", [quarry])), asOf: "2026-01-31" };
    await expect(installRegister(deps(), older)).rejects.toMatchObject({ fault: "older_than_installed" });
    expect(await find(birchRecord)).toEqual([["alpha:1"]]);
    await installRegister(deps(), { ...older, force: true });
    expect(await find(birchRecord)).toEqual([]);
  });

  test("a file without a usable row, a missing one and an unknown format change nothing", async () => {
    await installRegister(deps(), await jsonl("alpha.jsonl", [birch]));
    const before = await activeSnapshots(database);
    const version = await versionInForce();
    await expect(installRegister(deps(), await jsonl("alpha.jsonl", ["{", "[]"]))).rejects.toThrow(
      RegisterFileError,
    );
    const missing = { format: "company-jsonl", filePath: join(dataDir, "no-such-file.jsonl") };
    await expect(installRegister(deps(), missing)).rejects.toThrow(RegisterFileError);
    await expect(installRegister(deps(), { ...missing, format: "csv" })).rejects.toMatchObject({
      fault: "unknown_format",
    });
    expect(await activeSnapshots(database)).toEqual(before);
    expect(await versionInForce()).toBe(version);
  });

  test("a file of relationships needs no companies and gives rows their parents", async () => {
    const parent = {
      ...quarry,
      source_record_id: "3",
      name: "Birchwood Holdings Limited",
      lei: "213800AAAAAAAAAAAA63",
    };
    await installRegister(deps(), await jsonl("alpha.jsonl", [birch, parent]));
    const filePath = join(dataDir, "rr.csv");
    await writeFile(filePath, relationshipCsv(String(birch.lei), "213800AAAAAAAAAAAA63"));
    const report = await installRegister(deps(), { format: "gleif-level2", filePath });
    expect(report).toMatchObject({
      companies: 0,
      relationships: 1,
      registerId: "gleif-level2",
      catalogueRows: 2,
    });
    const catalogue = await InstalledRegisters.open(deps());
    const members = await catalogue.loadGroup(catalogue.current()!.candidate(0).groupId);
    expect(members[0]!.company.parentLei).toBe("213800AAAAAAAAAAAA63");
    catalogue.close();
  });
});

describe("an install that dies", () => {
  const points: Failpoint[] = ["row_chunk", "rows_read", "links_chunk", "linked", "indexed", "in_swap"];

  test.each(points)(
    "at %s leaves the old in force, and leftovers that the next one removes",
    async (point) => {
      await installRegister(deps(), await jsonl("alpha.jsonl", [birch]));
      const before = await activeSnapshots(database);
      const version = await versionInForce();
      const next = await jsonl("alpha.jsonl", [quarry]);
      await expect(installRegister(deps(dieAt(point)), next)).rejects.toThrow("killed");
      expect(await activeSnapshots(database)).toEqual(before);
      expect(await versionInForce()).toBe(version);
      expect(await find(birchRecord)).toEqual([["alpha:1"]]);

      await letPass("11 minutes");
      await installRegister(deps(), next);
      await letPass("11 minutes");
      await cleanRegisters(deps());
      expect(await counts()).toEqual({ snapshots: 1, companies: 1, linkings: 1, links: 1 });
      expect(await readdir(join(dataDir, "register-index"))).toEqual([`${await versionInForce()}.idx`]);
    },
  );

  test("after the swap has the new in force", async () => {
    await installRegister(deps(), await jsonl("alpha.jsonl", [birch]));
    await expect(
      installRegister(deps(dieAt("swapped")), await jsonl("alpha.jsonl", [quarry])),
    ).rejects.toThrow("killed");
    expect(await find(birchRecord)).toEqual([]);
    expect(await find({ name: "Quarrydale Ceramics", country: "DE" })).toEqual([["alpha:2"]]);
  });

  test("is told so when it was slow and its rows were taken for leftovers", async () => {
    await installRegister(deps(), await jsonl("alpha.jsonl", [birch]));
    const slow = deps(async (at) => {
      if (at !== "rows_read") return;
      await letPass("11 minutes");
      await cleanRegisters(deps());
    });
    await expect(installRegister(slow, await jsonl("alpha.jsonl", [quarry]))).rejects.toThrow();
    expect(await find(birchRecord)).toEqual([["alpha:1"]]);
  });

  test.each([
    ["the same", 0],
    ["a day ahead of its own", 1],
    ["a day behind its own", -1],
  ])("while another lives, with a clock %s: that one's rows are left alone", async (_, days) => {
    const cleaner = { ...deps(), now: () => new Date(clock.getTime() + days * 86_400_000) };
    const counted: unknown[] = [];
    const clean = async (): Promise<void> => {
      await cleanRegisters(cleaner);
      counted.push(await counts());
    };
    const old = await jsonl("alpha.jsonl", [birch]);
    await installRegister(deps(), old);
    await installRegister(cleaner, old);
    const outer = deps((at) => (at === "rows_read" || at === "indexed" ? clean() : undefined));
    const report = await installRegister(outer, await jsonl("beta.jsonl", [{ ...quarry, source: "beta" }]));
    // Recently superseded rows are kept for processes that still serve them.
    expect(counted).toEqual([
      { snapshots: 3, companies: 3, linkings: 2, links: 2 },
      { snapshots: 3, companies: 3, linkings: 3, links: 4 },
    ]);
    expect(report.catalogueRows).toBe(2);
  });
});

describe("the running service", () => {
  test("goes on with the old version until it looks, then has the new", async () => {
    await installRegister(deps(), await jsonl("alpha.jsonl", [birch]));
    const catalogue = await InstalledRegisters.open(deps());
    const old = catalogue.current()!;
    await installRegister(deps(), await jsonl("beta.jsonl", [birchToo, { ...quarry, source: "beta" }]));
    expect(catalogue.current()).toBe(old);
    expect(await catalogue.refresh()).toBe(true);
    expect(catalogue.current()!.version).toBeGreaterThan(old.version);
    expect(catalogue.current()!.size).toBe(2);
    expect(old.candidate(0).facts.legalName).toBe("Birchwood Optics Limited");
    expect(await catalogue.refresh()).toBe(false);
    catalogue.close();
  });

  test("finds a group of the version before as long as its rows are kept", async () => {
    await installRegister(deps(), await jsonl("alpha.jsonl", [birch]));
    const catalogue = await InstalledRegisters.open(deps());
    const { groupId } = catalogue.current()!.candidate(0);
    await installRegister(deps(), await jsonl("alpha.jsonl", [birch]));
    expect((await catalogue.loadGroup(groupId)).map(({ company }) => company.sourceRecordId)).toEqual(["1"]);
    expect(await catalogue.loadGroup(9_999_999)).toEqual([]);
    catalogue.close();
  });

  test("serves nothing before the first install", async () => {
    const catalogue = await InstalledRegisters.open(deps());
    expect(catalogue.current()).toBeNull();
    expect(catalogue.version()).toBe(0);
    expect(await catalogue.refresh()).toBe(false);
  });

  test.each<[string, (path: string, version: number) => Promise<unknown>]>([
    ["lost", (path) => rm(path)],
    ["damaged", (path) => writeFile(path, "not an index")],
    ["of another version", (path, version) => emptyIndex(path, { version: version - 1 })],
    ["of another release", (path, version) => emptyIndex(path, { version, release: "2020-01-01.1" })],
  ])("builds an index that is %s again from the database", async (_fault, spoil) => {
    await installRegister(deps(), await jsonl("alpha.jsonl", [birch, quarry]));
    const version = await versionInForce();
    await spoil(join(dataDir, "register-index", `${version}.idx`), version);
    expect(await find(birchRecord)).toEqual([["alpha:1"]]);
  });

  test("does without a register that was removed, and its links are undone", async () => {
    await installRegister(deps(), await jsonl("alpha.jsonl", [birch, quarry]));
    await installRegister(deps(), await jsonl("beta.jsonl", [birchToo]));
    const report = await removeRegister(deps(), "beta");
    expect(report).toMatchObject({ catalogueRows: 2, catalogueCompanies: 2 });
    expect(await find(birchRecord)).toEqual([["alpha:1"]]);
    await expect(removeRegister(deps(), "beta")).rejects.toMatchObject({ fault: "not_installed" });
    await removeRegister(deps(), "alpha");
    expect(await find(birchRecord)).toEqual([]);
  });

  test("has the same companies whatever order the registers were installed in", async () => {
    const alpha = [birch, quarry];
    const beta = [birchToo, { ...quarry, source: "beta", source_record_id: "q" }];
    const gamma = [
      { source: "gamma", source_record_id: "g", name: "Birchwood Optics" },
      { ...birch, source: "gamma" },
    ];
    const files: [string, Row[]][] = [
      ["a.jsonl", alpha],
      ["b.jsonl", beta],
      ["c.jsonl", gamma],
    ];
    const found: string[][] = [];
    for (const order of [
      [0, 1, 2],
      [2, 1, 0],
      [1, 2, 0],
    ]) {
      for (const at of order) await installRegister(deps(), await jsonl(files[at]![0], files[at]![1]));
      found.push(await groups());
      for (const at of order) await removeRegister(deps(), files[at]![0].slice(0, 1));
    }
    expect(found[0]!.length).toBeLessThan(6);
    expect(found[1]).toEqual(found[0]);
    expect(found[2]).toEqual(found[0]);
  });
});

function dieAt(point: Failpoint): RegisterDependencies["failpoint"] {
  return (at) => {
    if (at === point) throw new Error("killed");
  };
}

async function versionInForce(): Promise<number> {
  const { rows } = await database.query<{ version: number }>("select version from register_catalogue");
  return rows[0]!.version;
}

async function counts(): Promise<Record<string, number>> {
  const { rows } = await database.query<Record<string, number>>(
    `select (select count(*) from register_snapshot) as snapshots, (select count(*) from register_company) as companies,
       (select count(*) from register_linking) as linkings, (select count(*) from register_link) as links`,
  );
  return rows[0]!;
}

/** The companies of the version in force as sorted lists of their rows. */
async function groups(): Promise<string[]> {
  const { rows } = await database.query<{ members: string }>(
    `select string_agg(c.source || ':' || c.source_record_id, ' ' order by c.source, c.source_record_id) as members
     from register_link l join register_company c using (company_id)
     where l.version = (select version from register_catalogue) group by l.group_id order by 1`,
  );
  return rows.map((row) => row.members);
}

function relationshipCsv(child: string, parent: string): string {
  const fields: Record<string, string> = {
    "Relationship.StartNode.NodeID": child,
    "Relationship.StartNode.NodeIDType": "LEI",
    "Relationship.EndNode.NodeID": parent,
    "Relationship.EndNode.NodeIDType": "LEI",
    "Relationship.RelationshipType": "IS_DIRECTLY_CONSOLIDATED_BY",
    "Relationship.RelationshipStatus": "ACTIVE",
    "Registration.RegistrationStatus": "PUBLISHED",
  };
  return `${Object.keys(fields).join(",")}\n${Object.values(fields).join(",")}\n`;
}
