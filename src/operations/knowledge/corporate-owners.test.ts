import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { TestTenant } from "../../../tests/support/tenant.ts";
import { installRegister } from "../../pipelines/register-install/install-register.ts";
import { controller, type KnownGroup, knownGroup, WIDGETS } from "./testing/known-group.ts";

const OWNERS = "hierarchy.corporate_owners";
const PACK = "?field_packs=ownership";

let group: KnownGroup;

beforeAll(async () => {
  group = await knownGroup();
});
afterAll(() => group.service.close());

async function installSnapshot(day: string, lines: readonly object[]): Promise<void> {
  const { service } = group;
  const dataDir = service.config.ASSAY_DATA_DIR;
  const filePath = join(dataDir, `persons-with-significant-control-snapshot-${day}.txt`);
  await writeFile(filePath, lines.map((line) => JSON.stringify(line)).join("\n"));
  const deps = { database: service.database, dataDir, now: () => service.clock.now };
  await installRegister(deps, { format: "companies-house-psc", filePath });
  await service.restart();
}

const entity = (tenant: TestTenant = group.tenant) => tenant.entity(group.entityId, PACK);

test("the golden record names the organisations that a register of controllers states, with its citation", async () => {
  const { record, provenance, field_status } = await entity();
  expect(record[OWNERS]).toMatchObject([
    {
      name: "NORTHGATE HOLDINGS PLC",
      scheme: "company_number",
      value: "04219787",
      jurisdiction: "GB",
      self_reported: true,
      natures_of_control: ["ownership-of-shares-75-to-100-percent"],
      share_band: { of: "shares", minimum: 75, maximum: 100 },
      notified_on: "2019-02-01",
    },
    { name: "Somebody Else Limited" },
  ]);
  expect(provenance[OWNERS]).toMatchObject({
    source_id: "companies_house_psc",
    provider_record_id: "00445790",
    licence: "OGL v3.0",
    licence_permits_resale: true,
    source_as_of: "2026-11-01T00:00:00.000Z",
  });
  expect(field_status).toMatchObject({ [OWNERS]: "present" });
  expect(JSON.stringify(record)).not.toContain("Bloggs");
});

test("a resolve shows them as a later read does", async () => {
  const tenant = await group.service.tenant();
  const { entity: resolved } = await tenant.resolve({
    name: "Northgate Widgets",
    lei: WIDGETS,
    field_packs: ["ownership"],
  });
  const { record } = await tenant.entity(resolved!.entity_id, PACK);
  expect(record[OWNERS]).toHaveLength(2);
  expect(resolved!.record).toEqual(record);
});

test("an owner that ceased or is stated no more is none, and no entity has to be written for it", async () => {
  await installSnapshot("2026-11-05", [
    controller("Northgate Holdings", { ceased_on: "2026-11-02" }),
    controller("Second Owner Ltd"),
  ]);
  expect((await entity()).record[OWNERS]).toMatchObject([{ name: "Second Owner Ltd" }]);
  await installSnapshot("2026-11-06", [
    controller("Northgate Holdings", { ceased_on: "2026-11-02" }),
    controller("Second Owner Ltd", { ceased_on: "2026-11-05" }),
  ]);
  const { record, field_status } = await entity();
  expect(record).not.toHaveProperty(OWNERS);
  expect(field_status).toMatchObject({ [OWNERS]: "not_checked" });
  const again = await group.tenant.resolve({ name: "Northgate Widgets Ltd", lei: WIDGETS });
  expect(again.entity!.record).not.toHaveProperty(OWNERS);
});
