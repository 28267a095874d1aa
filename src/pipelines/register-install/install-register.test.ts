import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { comparableOfRecord, retrievalSubject } from "../../domain/matching/comparable-of.ts";
import type { CompanyRecord } from "../../domain/record.ts";
import { retrievalKeys } from "../../domain/retrieval/keys.ts";
import { RegisterFileError } from "../../registers/register-file-error.ts";
import type { Database } from "../../storage/engine/database.ts";
import { openTestDatabase } from "../../storage/engine/testing.ts";
import { activeSnapshots, badRows } from "../../storage/registers.ts";
import { cleanRegisters } from "./clean-registers.ts";
import type { Failpoint, RegisterDependencies } from "./dependencies.ts";
import { type InstallProgress, type InstallRequest, installRegister } from "./install-register.ts";
import { listRegisters, removeRegister } from "./list-registers.ts";
import { RegisterCatalogue } from "./register-catalogue.ts";

const migrationsDirectory = new URL("../../storage/migrations/", import.meta.url);
const tables =
  "register_link, register_linking, register_bad_row, register_relationship, register_company, register_snapshot";

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

async function find(record: CompanyRecord): Promise<string[][]> {
  const catalogue = await RegisterCatalogue.open(deps());
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
      catalogueRows: 2,
      catalogueCompanies: 2,
    });
    for (const phase of ["read", "link", "index"]) {
      const last = phases.filter((progress) => progress.phase === phase).at(-1)!;
      expect(last.done).toBe(last.total);
    }
    expect(await find(birchRecord)).toEqual([["alpha:1"]]);

    const catalogue = await RegisterCatalogue.open(deps());
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

  test("rows of one company in two registers are one candidate, the official source first", async () => {
    await installRegister(deps(), await jsonl("alpha.jsonl", [birch, quarry]));
    const report = await installRegister(deps(), await jsonl("beta.jsonl", [birchToo]));
    expect(report).toMatchObject({ catalogueRows: 3, catalogueCompanies: 2 });
    expect(await find(birchRecord)).toEqual([["alpha:1", "beta:b9"]]);
  });
});
