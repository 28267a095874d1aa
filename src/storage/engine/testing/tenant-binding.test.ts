import { readdir, readFile } from "node:fs/promises";
import { loadModule } from "libpg-query";
import { beforeAll, describe, expect, test } from "vitest";
import { acrossTenants } from "./across-tenants.ts";
import { changingFunctions, unboundTables } from "./tenant-binding.ts";
import { tenantTables } from "./watched-database.ts";

beforeAll(() => loadModule());

const unbound = (statement: string) => unboundTables(statement, tenantTables);
const changing = (statement: string) => changingFunctions(statement, tenantTables);
const entity = ["entity is not bound by tenant_id = $1"];
const record = ["record is not bound by tenant_id = $1"];

describe("a statement names one tenant", () => {
  test.each([
    ["select 1 from entity e where $1::text = e.tenant_id and version > 3"],
    ["select 1 from entity e join record r using (tenant_id) where r.tenant_id = $1"],
    ["update record r set member = true from entity e where e.tenant_id = r.tenant_id and e.tenant_id = $1"],
    ["select 1 from entity where tenant_id = $1 union all select 1 from record where tenant_id = $1"],
    ["insert into record (record_id, tenant_id) values ('a', $1), ('b', $1)"],
    [
      "with gone as (delete from record where tenant_id = $1 returning *) insert into ledger (tenant_id) select tenant_id from gone",
    ],
    ["with entity as (select 1) select * from entity"],
    ["select 1 from register_company"],
  ])("%s", (statement) => {
    expect(unbound(statement)).toEqual([]);
  });

  test.each([
    ["select 1 from entity", entity],
    ["select 1 from entity where tenant_id = $2", entity],
    ["select 1 from entity where tenant_id = $1 or version = 1", entity],
    ["select 1 from entity e where e.tenant_id = any($1)", entity],
    ["select 1 from entity e join record r on r.entity_id = e.entity_id where e.tenant_id = $1", record],
    [
      "select 1 from entity e where e.tenant_id = $1 and exists (select 1 from record r where r.tenant_id = e.tenant_id)",
      record,
    ],
    ["select array(select r.record_id from record r) from entity e where e.tenant_id = $1", record],
    ["select 1 from record where tenant_id = $1 union all select 1 from entity", entity],
    ["with gone as (delete from record returning *) select 1 from entity where tenant_id = $1", record],
    [
      "insert into record (record_id, tenant_id) values ('a', $1), ('b', $2)",
      ["a row of record does not get $1 as its tenant_id"],
    ],
    ["insert into record (record_id) values ('a')", ["a row of record does not get $1 as its tenant_id"]],
  ])("but not: %s", (statement, faults) => {
    expect(unbound(statement)).toEqual(faults);
  });
});

test("time is a parameter in UPDATE and ON CONFLICT", () => {
  expect(changing("update entity set updated_at = now() where tenant_id = $1")).toEqual(["now"]);
  expect(
    changing("update tenant t set plan = 'a' where coalesce(plan, to_char(created_at, 'YYYY')) < $1"),
  ).toEqual(["to_char"]);
  expect(changing("update register_linking set served_until = now()")).toEqual([]);
  expect(changing("delete from entity where updated_at < now()")).toEqual([]);
  expect(
    changing("insert into entity (a) values (now()) on conflict (a) do update set a = current_timestamp"),
  ).toEqual(["current_timestamp"]);
});

test("functions of the database read and write the rows of their owner alone", async () => {
  const directory = new URL("../../functions/", import.meta.url);
  const tables = [...tenantTables].join("|");
  for (const name of await readdir(directory)) {
    const script = (await readFile(new URL(name, directory), "utf8")).replaceAll(/--.*$/gm, "");
    const uses = [...script.matchAll(new RegExp(`(?:from|join|update|into) (?:${tables}) (\\w+)`, "g"))];
    for (const [use, alias] of uses) {
      const bound = new RegExp(`\\b${alias}\\.tenant_id = owner\\b`).test(script);
      expect(bound || use.startsWith("into"), `${name}: ${use}`).toBe(true);
    }
    // Citus 13.2 ends the worker's process at such a statement.
    expect(script, name).not.toMatch(/\bset\b[^;]*= *\w+\[[^\]]*\] *(?:,|where|;)/);
  }
});

test("every function that is listed as naming several tenants is there", async () => {
  const root = new URL("../../../../", import.meta.url);
  for (const [file, functions] of Object.entries(acrossTenants)) {
    const text = await readFile(new URL(file, root), "utf8");
    for (const name of Object.keys(functions)) expect(text, file).toContain(`function ${name}(`);
  }
});
