import { loadModule } from "libpg-query";
import { beforeAll, describe, expect, test } from "vitest";
import { type Locks, locksOf } from "./lock-order.ts";
import { tenantTables } from "./watched-database.ts";

beforeAll(() => loadModule());

const none: Locks = { tenant: false, other: false };
const tenant: Locks = { tenant: true, other: false };
const other: Locks = { tenant: false, other: true };

describe("the rows that a statement locks", () => {
  test.each([
    ["select 1 from tenant where tenant_id = $1", none],
    ["select 1 from tenant where tenant_id = $1 for update", tenant],
    [
      "select 1 from record r join entity e using (tenant_id) where r.tenant_id = $1 for no key update",
      other,
    ],
    ["select 1 from job where tenant_id = $1 for update skip locked", none],
    ["update tenant set name = $2 where tenant_id = $1", tenant],
    ["with a as (update record set member = true where tenant_id = $1) select 1", other],
    ["delete from watch where tenant_id = $1", other],
    ["insert into record (tenant_id) values ($1)", none],
    ["insert into record (tenant_id) values ($1) on conflict do nothing", none],
    ["insert into label (tenant_id) values ($1) on conflict (label_id) do update set at = $2", other],
    ["select * from commit_resolutions($1, $2, $3)", tenant],
    ["update register_company set name = $1", none],
  ])("%s", (statement, locks) => expect(locksOf(statement, tenantTables)).toEqual(locks));
});
