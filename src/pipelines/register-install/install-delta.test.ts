import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Database } from "../../storage/engine/database.ts";
import { openTestDatabase } from "../../storage/engine/testing.ts";
import { activeSnapshots } from "../../storage/registers/registers.ts";
import type { RegisterDependencies } from "./dependencies.ts";
import { installRegister } from "./install-register.ts";

const migrationsDirectory = new URL("../../storage/migrations/", import.meta.url);
const tables =
  "register_link, register_linking, register_bad_row, register_relationship, register_source, register_company, register_snapshot";

let database: Database;
let dataDir: string;

beforeAll(async () => {
  database = await openTestDatabase({ migrationsDirectory });
});
beforeEach(async () => {
  await database.execute(
    `truncate ${tables}; update register_catalogue set version = 0, companies = 0, groups = 0;`,
  );
  dataDir = await mkdtemp(join(tmpdir(), "register-delta-"));
  return () => rm(dataDir, { recursive: true, force: true });
});
afterAll(() => database.close());

const lei = (number: number) => `5299000000000000${String(number).padStart(4, "0")}`;

const company = (number: number, name = `Company ${number} AG`, status = "ISSUED") => ({
  LEI: { $: lei(number) },
  Entity: {
    LegalName: { $: name },
    LegalAddress: { City: { $: "Wien" }, Country: { $: "AT" } },
    EntityStatus: { $: "ACTIVE" },
  },
  Registration: { RegistrationStatus: { $: status } },
});

const relation = (child: number, parent: number, type: string, registration = "PUBLISHED") => ({
  Relationship: {
    StartNode: { NodeID: { $: lei(child) }, NodeIDType: { $: "LEI" } },
    EndNode: { NodeID: { $: lei(parent) }, NodeIDType: { $: "LEI" } },
    RelationshipType: { $: type },
    RelationshipStatus: { $: "ACTIVE" },
  },
  Registration: { RegistrationStatus: { $: registration } },
});

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i);

async function install(
  name: string,
  records: readonly object[],
  options: { force?: boolean; header?: object; failpoint?: RegisterDependencies["failpoint"] } = {},
) {
  const filePath = join(dataDir, name);
  await writeFile(filePath, JSON.stringify({ ...options.header, records }));
  const deps: RegisterDependencies = {
    database,
    dataDir,
    now: () => new Date("2026-03-01T12:00:00Z"),
    ...(options.failpoint ? { failpoint: options.failpoint } : {}),
  };
  const format = name.includes("-rr-") ? "gleif-level2" : "gleif-level1";
  return installRegister(deps, { format, filePath, ...(options.force ? { force: true } : {}) });
}

/** Names in force by the number in their LEI. */
async function inForce(): Promise<Map<number, string>> {
  const { rows } = await database.query<{ id: string; data: string }>(
    `select source_record_id as id, data from register_company c join register_snapshot s using (snapshot_id)
     where s.state = 'active' order by source_record_id`,
  );
  return new Map(
    rows.map(({ id, data }) => [Number(id.slice(-4)), (JSON.parse(data) as { name: string }).name]),
  );
}

const full = "20260301-0000-gleif-goldencopy-lei2-golden-copy.json";
const intraDay = "20260301-0800-gleif-goldencopy-lei2-intra-day.json";

describe("a delta of GLEIF", () => {
  test("changes, adds and withdraws rows of the version in force, and leaves the others", async () => {
    await install(
      full,
      range(1, 40).map((number) => company(number)),
    );
    const report = await install(intraDay, [
      company(3, "Company 3 SE"),
      company(41),
      company(5, "Company 5 AG", "ANNULLED"),
    ]);
    expect(report).toMatchObject({
      companies: 40,
      skipped: 1,
      asOf: "2026-03-01T08:00:00Z",
      delta: { rows: 2, retired: 1, baseline: expect.stringMatching(/^2026-03-01T00:00/) },
      catalogueRows: 40,
    });
    const names = await inForce();
    expect([...names.keys()]).toEqual([...range(1, 4), ...range(6, 41)]);
    expect([names.get(3), names.get(4), names.get(41)]).toEqual([
      "Company 3 SE",
      "Company 4 AG",
      "Company 41 AG",
    ]);
    expect(await activeSnapshots(database)).toMatchObject([{ register_id: "gleif", rows_good: 40 }]);
    const { rows } = await database.query(
      "select companies from register_source r join register_snapshot s using (snapshot_id) where state = 'active'",
    );
    expect(rows).toEqual([{ companies: 40 }]);
  });

  test("is the version that the next delta is applied to", async () => {
    await install(
      full,
      range(1, 4).map((number) => company(number)),
    );
    await install(intraDay, [company(5)]);
    await install("20260301-1600-gleif-goldencopy-lei2-intra-day.json", [company(6)]);
    expect([...(await inForce()).keys()]).toEqual(range(1, 6));
  });

  test.each([
    ["before anything is installed", null, intraDay],
    ["that does not reach back to the version", full, "20260302-1600-gleif-goldencopy-lei2-last-day.json"],
    ["older than the version", full, "20260228-1600-gleif-goldencopy-lei2-last-week.json"],
  ])("%s is refused, and with force too", async (_why, base, name) => {
    if (base)
      await install(
        base,
        range(1, 4).map((number) => company(number)),
      );
    await expect(install(name, [company(5)], { force: true })).rejects.toMatchObject({
      fault: "delta_without_baseline",
    });
    expect((await inForce()).size).toBe(base ? 4 : 0);
  });

  test("is recognised by the header of the file where its name was changed, and refused then", async () => {
    await install(
      full,
      range(1, 4).map((number) => company(number)),
    );
    const header = { header: { FileContent: "GLEIF_DELTA_PUBLISHED" } };
    await expect(
      install(
        "changes.json",
        range(5, 9).map((n) => company(n)),
        { header },
      ),
    ).rejects.toMatchObject({
      fault: "delta_without_baseline",
    });
    expect((await inForce()).size).toBe(4);
  });

  test("that is killed on its way leaves the version in force", async () => {
    await install(
      full,
      range(1, 4).map((number) => company(number)),
    );
    const failpoint = async (name: string) => {
      if (name === "rows_read") throw new Error("killed");
    };
    await expect(install(intraDay, [company(5)], { failpoint })).rejects.toThrow("killed");
    expect([...(await inForce()).keys()]).toEqual(range(1, 4));
  });

  test("of relationships: a new parent stands in place of the former one, and an annulled one goes", async () => {
    const [direct, fund] = ["IS_DIRECTLY_CONSOLIDATED_BY", "IS_FUND-MANAGED_BY"] as const;
    await install("20260301-0000-gleif-goldencopy-rr-golden-copy.json", [
      relation(1, 9, direct),
      relation(2, 9, direct),
      relation(3, 9, direct),
      relation(4, 8, fund),
      relation(4, 9, fund),
    ]);
    await install("20260301-0800-gleif-goldencopy-rr-intra-day.json", [
      relation(1, 7, direct),
      relation(3, 9, direct, "ANNULLED"),
      relation(4, 7, fund),
    ]);
    const { rows } = await database.query<{ pair: string }>(
      `select right(child_lei, 1) || right(parent_lei, 1) as pair from register_relationship
       join register_snapshot using (snapshot_id) where state = 'active' order by 1`,
    );
    expect(rows.map(({ pair }) => pair)).toEqual(["17", "29", "47", "48", "49"]);
  });
});

describe("a full version", () => {
  const next = "20260302-0000-gleif-goldencopy-lei2-golden-copy.json";

  test("with fewer than half of the rows in force is refused, and installed with force", async () => {
    await install(
      full,
      range(1, 10).map((number) => company(number)),
    );
    const few = range(1, 4).map((number) => company(number));
    await expect(install(next, few)).rejects.toMatchObject({ fault: "too_few_rows" });
    expect((await inForce()).size).toBe(10);
    await install(next, few, { force: true });
    expect((await inForce()).size).toBe(4);
  });

  test("with half of the rows is installed", async () => {
    await install(
      full,
      range(1, 10).map((number) => company(number)),
    );
    await install(
      next,
      range(1, 5).map((number) => company(number)),
    );
    expect((await inForce()).size).toBe(5);
  });
});
