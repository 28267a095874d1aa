/** Owners have no change row: a watch tells of them all the same. */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { installRegister } from "../../pipelines/register-install/install-register.ts";
import { Watcher } from "../../pipelines/watches/testing/watching.ts";
import { controller, type KnownGroup, knownGroup, WIDGETS } from "./testing/known-group.ts";

const OWNERS = "hierarchy.corporate_owners";
const DAY = 86_400;
/** The one tenant that `bought_owners` are shown to. */
const LICENSED = `ten_${"a".repeat(26)}`;

let group: KnownGroup;

beforeAll(async () => {
  group = await knownGroup({
    ASSAY_RESTRICTED_SOURCES: `bought_owners=${LICENSED}`,
  });
});
afterAll(() => group.service.close());

let files = 0;

/** Installs a newer file of owners. */
async function state(lines: readonly object[], source?: string): Promise<void> {
  const { service } = group;
  const dataDir = service.config.ASSAY_DATA_DIR;
  const filePath = join(dataDir, `persons-${++files}.txt`);
  await writeFile(filePath, lines.map((line) => JSON.stringify(line)).join("\n"));
  const deps = { database: service.database, dataDir, now: () => service.clock.now };
  const asOf = new Date(Date.UTC(2026, 10, 1 + files)).toISOString();
  const request = { format: "companies-house-psc", filePath, asOf, force: true };
  await installRegister(deps, { ...request, ...(source === undefined ? {} : { source }) });
  await service.app.refresh();
}

async function watching(
  options: { readonly tenantId?: string } = {},
): Promise<{ watcher: Watcher; entityId: string }> {
  const tenant = await group.service.tenant(options);
  const { entity } = await tenant.resolve({ name: "Northgate Widgets", lei: WIDGETS });
  const watcher = new Watcher(group.service, tenant);
  await watcher.subscribe();
  await watcher.watch(entity!.entity_id);
  return { watcher, entityId: entity!.entity_id };
}

test("a check tells once of an owner that a newer file names, and again when no file names it any more", async () => {
  const { watcher, entityId } = await watching();
  await watcher.after();
  expect(await watcher.events(entityId)).toEqual([]);
  await state([controller("First Owner Ltd")]);
  const installedAt = group.service.clock.now.toISOString();
  await watcher.after();
  const changed = {
    ...{ entity_id: entityId, category: "ownership", attribute: OWNERS, change: "changed" },
    ...{ source_ids: ["companies_house_psc"], previous_source_ids: ["companies_house_psc"] },
  };
  expect(await watcher.events(entityId)).toMatchObject([{ ...changed, observed_at: installedAt }]);
  expect(await watcher.told()).toMatchObject([{ data: { entity_id: entityId, categories: ["ownership"] } }]);
  await watcher.after(DAY);
  expect(await watcher.events(entityId)).toHaveLength(1);
  await state([controller("First Owner Ltd", { ceased_on: "2026-01-01" })]);
  await watcher.after();
  expect(await watcher.events(entityId)).toMatchObject([
    changed,
    { ...changed, change: "removed", source_ids: [] },
  ]);
});

test("a newer file that states the same owners is no event, and the baseline stays", async () => {
  await state([controller("Steady Owner Ltd")]);
  const { watcher, entityId } = await watching();
  const before = await watcher.read(entityId);
  await state([controller("Steady Owner Ltd")]);
  await watcher.after();
  expect(await watcher.events(entityId)).toEqual([]);
  expect(await watcher.read(entityId)).toMatchObject({ baseline_at: before!.baseline_at });
});

test("an owner that begins on a day is an event of the first check from that day on", async () => {
  const { clock } = group.service;
  const begins = new Date(clock.now.getTime() + 3 * DAY * 1000).toISOString().slice(0, 10);
  await state([controller("Steady Owner Ltd"), controller("Coming Owner Ltd", { notified_on: begins })]);
  const { watcher, entityId } = await watching();
  await watcher.after(DAY);
  expect(await watcher.events(entityId)).toEqual([]);
  await watcher.after(3 * DAY);
  expect(await watcher.events(entityId)).toMatchObject([
    { attribute: OWNERS, change: "changed", observed_at: clock.now.toISOString() },
  ]);
});

test("owners that a licence shows to one tenant alone are an event of that tenant alone", async () => {
  const shown = await watching({ tenantId: LICENSED });
  const withheld = await watching();
  await state([controller("Bought Owner Ltd")], "bought_owners");
  await shown.watcher.after();
  expect(await shown.watcher.events(shown.entityId)).toMatchObject([
    { attribute: OWNERS, source_ids: ["bought_owners"] },
  ]);
  expect(await withheld.watcher.events(withheld.entityId)).toEqual([]);
});

test("a watch that an earlier release enabled tells of owners from its first check on, not of those before", async () => {
  const { watcher, entityId } = await watching();
  await group.service.database.query(
    "update watch set facts_read = null, baseline = '{}' where tenant_id = $1",
    [watcher.tenant.tenantId],
  );
  await watcher.after();
  expect(await watcher.events(entityId)).toEqual([]);
  await state([controller("Later Owner Ltd")]);
  await watcher.after();
  expect(await watcher.events(entityId)).toMatchObject([{ attribute: OWNERS, change: "changed" }]);
});
