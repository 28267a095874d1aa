import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Database } from "../../storage/engine/database.ts";
import { openTestDatabase, testableEngines } from "../../storage/engine/testing.ts";
import { activeSnapshots } from "../../storage/registers/registers.ts";
import { cleanRegisters } from "./clean-registers.ts";
import type { Failpoint, RegisterDependencies } from "./dependencies.ts";
import { type InstallReport, installRegister } from "./install-register.ts";
import { removeRegister } from "./list-registers.ts";

const migrationsDirectory = new URL("../../storage/migrations/", import.meta.url);
const tables =
  "register_fact, register_fact_head, register_person_count, register_link, register_linking, register_bad_row, register_relationship, register_source, register_company, register_snapshot";

const A = "029200343C4N7D2E6H83";
const B = "CYSD4L2598RQ9BPPCB72";
const C = "549300YX4S1LLSMK2627";

/** A file of reporting exceptions, each a LEI and a reason. */
type Exceptions = readonly (readonly [lei: string, reason: string])[];

describe.each(testableEngines)("facts of an installed register on %s", (engine) => {
  let database: Database;
  let dataDir: string;
  let clock: Date;

  beforeAll(async () => {
    database = await openTestDatabase({ engine, migrationsDirectory });
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await database.execute(
      `truncate ${tables}; update register_catalogue set version = 0, companies = 0, groups = 0;`,
    );
    dataDir = await mkdtemp(join(tmpdir(), "install-facts-"));
    clock = new Date("2026-03-01T12:00:00Z");
    return () => rm(dataDir, { recursive: true, force: true });
  });

  const deps = (failpoint?: RegisterDependencies["failpoint"]): RegisterDependencies => ({
    database,
    dataDir,
    now: () => clock,
    ...(failpoint ? { failpoint } : {}),
  });

  async function install(
    date: string,
    exceptions: Exceptions,
    { force = false, at = {} }: { force?: boolean; at?: Partial<Record<Failpoint, () => void>> } = {},
  ): Promise<InstallReport> {
    clock = new Date(clock.getTime() + 60_000);
    const filePath = join(dataDir, `${date}-gleif-goldencopy-repex-golden-copy.csv`);
    const rows = exceptions.map(
      ([lei, reason]) => `${lei},DIRECT_ACCOUNTING_CONSOLIDATION_PARENT,${reason},`,
    );
    await writeFile(
      filePath,
      `LEI,Exception.Category,Exception.Reason.1,Exception.Reference.1\n${rows.join("\n")}\n`,
    );
    return installRegister(
      deps((point) => at[point]?.()),
      { format: "gleif-exceptions", filePath, force },
    );
  }

  /** Every fact that a reader sees: reason, whether it is stated, when it was seen. */
  async function facts(): Promise<string[]> {
    const { rows } = await database.query<{ reason: string; stated: boolean; first: string; last: string }>(
      `select f.content::json ->> 'reason' as reason, f.until_version is null or f.until_version > h.version as stated,
         to_char(f.first_seen_at at time zone 'UTC', 'HH24:MI') as first,
         to_char((case when f.until_version is null or f.until_version > h.version then h.seen_at
           else f.last_seen_at end) at time zone 'UTC', 'HH24:MI') as last
       from register_fact f join register_fact_head h on h.register_id = f.register_id
       where f.from_version <= h.version order by f.content::json ->> 'reason' collate "C"`,
    );
    return rows.map(
      ({ reason, stated, first, last }) => `${reason} ${stated ? "stated" : "past"} ${first}-${last}`,
    );
  }

  const written = async () =>
    (await database.query("select * from register_fact order by fact_id")).rows as unknown[];

  test("a newer version moves the last sight of what it states, and ends what it states no more", async () => {
    await install("20260101-0000", [
      [A, "NO_LEI"],
      [B, "NON_PUBLIC"],
    ]);
    expect(await facts()).toEqual(["NON_PUBLIC stated 12:01-12:01", "NO_LEI stated 12:01-12:01"]);
    const report = await install("20260102-0000", [
      [A, "NO_LEI"],
      [C, "NATURAL_PERSONS"],
    ]);
    expect(report.facts).toMatchObject({ stated: 2, added: 1, restated: 0, noLongerStated: 1 });
    expect(await facts()).toEqual([
      "NATURAL_PERSONS stated 12:02-12:02",
      "NON_PUBLIC past 12:01-12:01",
      "NO_LEI stated 12:01-12:02",
    ]);
  });

  test("the same snapshot twice changes nothing", async () => {
    await install("20260101-0000", [
      [A, "NO_LEI"],
      [B, "NON_PUBLIC"],
    ]);
    const before = [await facts(), await written()];
    const report = await install("20260101-0000", [
      [A, "NO_LEI"],
      [B, "NON_PUBLIC"],
    ]);
    expect(report.facts).toMatchObject({ stated: 2, added: 0, restated: 0, noLongerStated: 0 });
    expect([await facts(), await written()]).toEqual(before);
  });

  test("an older file is refused; forced it adds what was known then, and ends nothing", async () => {
    await install("20260102-0000", [[A, "NO_LEI"]]);
    await expect(install("20260101-0000", [[B, "NON_PUBLIC"]])).rejects.toMatchObject({
      fault: "older_than_installed",
    });
    expect(await facts()).toEqual(["NO_LEI stated 12:01-12:01"]);
    await install("20260101-0000", [[B, "NON_PUBLIC"]], { force: true });
    expect(await facts()).toEqual(["NON_PUBLIC past 12:03-12:03", "NO_LEI stated 12:01-12:01"]);
    expect(await activeSnapshots(database)).toMatchObject([{ as_of: "2026-01-02T00:00:00.000Z" }]);
    await install("20260103-0000", [[A, "NO_LEI"]]);
    expect(await facts()).toEqual(["NON_PUBLIC past 12:03-12:03", "NO_LEI stated 12:01-12:04"]);
  });

  test("a statement that comes back is stated again, as one fact", async () => {
    await install("20260101-0000", [
      [A, "NO_LEI"],
      [B, "NON_PUBLIC"],
    ]);
    await install("20260102-0000", [[A, "NO_LEI"]]);
    const report = await install("20260103-0000", [
      [A, "NO_LEI"],
      [B, "NON_PUBLIC"],
    ]);
    expect(report.facts).toMatchObject({ added: 0, restated: 1 });
    expect(await facts()).toEqual(["NON_PUBLIC stated 12:01-12:03", "NO_LEI stated 12:01-12:03"]);
  });

  test("a forced file with too few rows adds, and ends nothing", async () => {
    await install("20260101-0000", [
      [A, "NO_LEI"],
      [B, "NON_PUBLIC"],
      [C, "NATURAL_PERSONS"],
    ]);
    await expect(install("20260102-0000", [[A, "NON_PUBLIC"]])).rejects.toMatchObject({
      fault: "too_few_rows",
    });
    await install("20260102-0000", [[A, "NON_PUBLIC"]], { force: true });
    expect((await facts()).filter((fact) => fact.includes("past"))).toEqual([]);
  });

  test.each(["row_chunk", "rows_read", "in_swap"] as const)(
    "an install that dies at %s leaves the version in force, and the next one is whole",
    async (point) => {
      await install("20260101-0000", [
        [A, "NO_LEI"],
        [B, "NON_PUBLIC"],
      ]);
      const before = await facts();
      const at = {
        [point]: () => {
          throw new Error("killed");
        },
      };
      await expect(
        install(
          "20260102-0000",
          [
            [A, "NO_LEI"],
            [C, "NATURAL_PERSONS"],
          ],
          { at },
        ),
      ).rejects.toThrow("killed");
      expect(await facts()).toEqual(before);
      await install("20260103-0000", [
        [A, "NO_LEI"],
        [B, "NON_PUBLIC"],
      ]);
      expect((await facts()).map((fact) => fact.split(" ").slice(0, 2).join(" "))).toEqual([
        "NON_PUBLIC stated",
        "NO_LEI stated",
      ]);
    },
  );

  test("leftovers of a dead install are cleaned away", async () => {
    await install("20260101-0000", [[A, "NO_LEI"]]);
    const before = await written();
    const at = {
      rows_read: () => {
        throw new Error("killed");
      },
    };
    await expect(install("20260102-0000", [[B, "NON_PUBLIC"]], { at })).rejects.toThrow("killed");
    await database.execute("update register_snapshot set lease_until = lease_until - interval '1 day'");
    await cleanRegisters(deps());
    expect(await written()).toEqual(before);
  });

  test("the facts of a removed register are out of sight at once, and deleted at the next cleaning", async () => {
    await install("20260101-0000", [[A, "NO_LEI"]]);
    await removeRegister(deps(), "gleif-exceptions");
    expect(await facts()).toEqual([]);
    await cleanRegisters(deps());
    expect(await written()).toEqual([]);
  });

  describe("a delta of relationships", () => {
    const header =
      "Relationship.StartNode.NodeID,Relationship.EndNode.NodeID,Relationship.RelationshipType,Relationship.RelationshipStatus,Registration.RegistrationStatus";
    type Relation = readonly [child: string, parent: string, status: string, record: string];

    async function installRelations(name: string, relations: readonly Relation[]): Promise<InstallReport> {
      const filePath = join(dataDir, name);
      const rows = relations.map(
        ([child, parent, status, record]) =>
          `${child},${parent},IS_DIRECTLY_CONSOLIDATED_BY,${status},${record}`,
      );
      await writeFile(filePath, `${[header, ...rows].join("\n")}\n`);
      return installRegister(deps(), { format: "gleif-level2", filePath });
    }

    const parents = async () => {
      const { rows } = await database.query<{ said: string }>(
        `select f.subject || '>' || f.object || ' ' || (f.content::json ->> 'status') || ' ' ||
           case when f.until_version is null or f.until_version > h.version then 'stated' else 'past' end as said
         from register_fact f join register_fact_head h on h.register_id = f.register_id
         where f.from_version <= h.version `,
      );
      return rows.map(({ said }) => said).sort();
    };

    test("it ends what it changes and what it withdraws, and nothing that it does not mention", async () => {
      await installRelations("20260102-0000-gleif-goldencopy-rr-golden-copy.csv", [
        [A, B, "ACTIVE", "PUBLISHED"],
        [B, C, "ACTIVE", "PUBLISHED"],
        [C, A, "ACTIVE", "PUBLISHED"],
      ]);
      await installRelations("20260102-0800-gleif-goldencopy-rr-intra-day.csv", [
        [A, B, "INACTIVE", "PUBLISHED"],
        [B, C, "ACTIVE", "ANNULLED"],
      ]);
      expect(await parents()).toEqual([
        `lei=${A}>lei=${B} active past`,
        `lei=${A}>lei=${B} inactive stated`,
        `lei=${C}>lei=${A} active stated`,
        `lei=${B}>lei=${C} active past`,
      ]);
    });
  });
});
