import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { EntityBody } from "../../../tests/support/answers.ts";
import { numberedCompany } from "../../../tests/support/records.ts";
import { TestService } from "../../../tests/support/service.ts";
import type { TestTenant } from "../../../tests/support/tenant.ts";
import { tenantsBehind } from "../../storage/entities/unions.ts";
import { installRegister } from "../register-install/install-register.ts";
import { removeRegister } from "../register-install/list-registers.ts";
import { refreshTenant } from "./refresh-entities.ts";

const lei = "5493001KJTIIGC8Y1R12";
const wool = {
  source: "alpha",
  source_record_id: "1",
  name: "Woolgathering Optics Limited",
  country: "GB",
  jurisdiction: "GB",
  registration_number: "09111111",
  lei,
  phone: "+44 1632 960001",
  status: "Active",
  licence: "CC0 1.0",
  as_of: "2026-10-01",
};

let service: TestService;
let tenant: TestTenant;
let scratch: string;

beforeAll(async () => {
  service = await TestService.start({ register: "none" });
  scratch = mkdtempSync(join(tmpdir(), "refresh-entities-"));
});
afterAll(async () => {
  await service.close();
  rmSync(scratch, { recursive: true, force: true });
});

const deps = () => ({
  database: service.database,
  dataDir: service.config.ASSAY_DATA_DIR,
  now: () => service.clock.now,
});

/** Installs another snapshot of a register, one day later; one company is always in it. */
async function install(registerId: string, rows: readonly object[]): Promise<void> {
  service.advance(86_400);
  const filePath = join(scratch, `${registerId}.jsonl`);
  const filler = { source: registerId, source_record_id: "0", name: "Marrowgate Foundries", country: "IE" };
  writeFileSync(filePath, [filler, ...rows].map((row) => `${JSON.stringify(row)}\n`).join(""));
  await installRegister(deps(), { format: "company-jsonl", filePath, registerId });
  await service.app.registers.refresh();
}

const entityId = async () =>
  (await tenant.resolve({ name: wool.name, country: "GB", lei })).entity!.entity_id;
const sweep = async (): Promise<void> => {
  const { database, app } = service;
  const deps = { database, registers: app.registers, readiness: { configured: () => true } };
  const work = { now: () => service.clock.now, signal: new AbortController().signal };
  for (const tenantId of await tenantsBehind(database, app.registers.version()!))
    await refreshTenant(deps, tenantId, work);
};
const storedVersions = async () => {
  const { rows } = await service.database.query<{ version: number; register_version: number }>(
    "select version, register_version from entity where tenant_id = $1 order by entity_id",
    [tenant.tenantId],
  );
  return rows;
};

beforeEach(async () => {
  tenant = await service.tenant();
  await install("beta", []);
  await install("alpha", [wool]);
});

describe("an entity after a new snapshot", () => {
  test("shows what the register says now, and when it was read", async () => {
    const id = await entityId();
    const installed = service.clock.now.toISOString();
    await install("alpha", [
      { ...wool, name: "Woolgathering plc", status: "Dissolved", as_of: "2026-11-01" },
    ]);
    const { record, provenance, updated_at } = await tenant.entity(id);
    expect(record).toMatchObject({
      "identity.legal_name": "Woolgathering plc",
      "registration.status": "dissolved",
    });
    const now = service.clock.now.toISOString();
    expect(updated_at).toBe(now);
    expect(provenance["identity.legal_name"]).toMatchObject({
      retrieved_at: now,
      source_as_of: "2026-11-01T00:00:00.000Z",
      first_seen_at: now,
      checks: 1,
    });
    expect(provenance["registration.lei"]).toMatchObject({
      retrieved_at: now,
      last_checked_at: now,
      first_seen_at: installed,
      valid_from: "2026-10-01T00:00:00.000Z",
      checks: 2,
    });
  });

  test("keeps what the register said before, with its end", async () => {
    const id = await entityId();
    await install("alpha", [{ ...wool, name: "Woolgathering plc", as_of: "2026-11-01" }]);
    await tenant.entity(id);
    const { rows } = await service.database.query<{ observations: string }>(
      "select observations from entity where tenant_id = $1 and entity_id = $2",
      [tenant.tenantId, id],
    );
    const names = (
      JSON.parse(rows[0]!.observations) as { attribute: string; value: string; valid_to: string }[]
    )
      .filter(({ attribute }) => attribute === "identity.legal_name")
      .map(({ value, valid_to }) => [value, valid_to]);
    expect(names).toEqual([
      [wool.name, "2026-11-01"],
      [wool.name, null],
      ["Woolgathering plc", null],
    ]);
  });

  test("loses a value that its row gives no more, and keeps those of a row that is not there any more", async () => {
    const id = await entityId();
    const { phone: _, ...silent } = wool;
    await install("alpha", [silent]);
    expect((await tenant.entity(id)).record).not.toHaveProperty("contact.phone");
    await install("alpha", []);
    const gone = await tenant.entity(id);
    expect(gone.record).toMatchObject({ "registration.company_number": "09111111" });
    expect(gone.provenance["registration.company_number"]?.checks).toBe(2);
  });

  test("takes the values of a row that another register has for the same company", async () => {
    const id = await entityId();
    const other = {
      ...wool,
      source: "beta",
      source_record_id: "b-7",
      phone: undefined,
      domain: "woolgathering.co.uk",
    };
    await install("beta", [other]);
    const { record, provenance } = await tenant.entity(id);
    expect(record["digital.domain"]).toBe("woolgathering.co.uk");
    expect(provenance["digital.domain"]).toMatchObject({ source_id: "beta", provider_record_id: "b-7" });
    // The new row leads to this company.
    const again = await tenant.resolve({
      name: "Woolgathering",
      country: "GB",
      domain: "woolgathering.co.uk",
      lei,
    });
    expect(again.entity?.entity_id).toBe(id);
  });

  test("is listed, searched and reconciled by what it is now", async () => {
    const id = await entityId();
    await install("alpha", [{ ...wool, name: "Nightingale Lenses plc", registration_number: "09222222" }]);
    await sweep();
    const ids = async (path: string) => JSON.stringify((await tenant.get(path)).body).includes(id);
    expect(await ids("/v1/entities?q=nightingale")).toBe(true);
    expect(await ids("/v1/entities?q=09222222")).toBe(true);
    expect(await ids("/v1/entities?q=woolgathering")).toBe(false);
    expect(await ids("/v1/entities/search?name=Nightingale%20Lenses")).toBe(true);
    const reconciled = await service.send<{ results: { entity_id: string }[] }>(
      "POST",
      "/v1/entities/reconcile",
      {
        key: tenant.keys.read,
        body: { items: [{ client_ref: "a", registration_number: "9222222", jurisdiction: "GB" }] },
      },
    );
    expect(reconciled.body.results[0]?.entity_id).toBe(id);
  });

  test("has not changed where every value was confirmed, but was checked", async () => {
    const id = await entityId();
    const before = await tenant.entity(id);
    await install("alpha", [{ ...wool, as_of: "2026-11-01" }]);
    const after = await tenant.entity(id);
    expect(after.record).toEqual(before.record);
    expect(after.updated_at).toBe(before.updated_at);
    expect(after.provenance["identity.legal_name"]?.checks).toBe(2);
    const changed = await tenant.get<{ total: number }>(
      `/v1/entities?updated_since=${service.clock.now.toISOString()}`,
    );
    expect(changed.body.total).toBe(0);
  });

  test("keeps its values when the register is removed", async () => {
    const id = await entityId();
    const before = await tenant.entity(id);
    service.advance(86_400);
    await removeRegister(deps(), "alpha");
    await service.app.registers.refresh();
    expect((await tenant.entity(id)).record).toEqual(before.record);
  });
});

describe("reading the registers again", () => {
  test("happens once: a second look writes nothing", async () => {
    const id = await entityId();
    await install("alpha", [{ ...wool, as_of: "2026-11-01" }]);
    await tenant.entity(id);
    const once = await storedVersions();
    await tenant.entity(id);
    await tenant.get("/v1/entities");
    expect(await storedVersions()).toEqual(once);
  });

  test("leaves entities alone that no register knows", async () => {
    const founded = await tenant.resolve(numberedCompany(1));
    const before = await storedVersions();
    await install("alpha", [{ ...wool, as_of: "2026-11-01" }]);
    await tenant.entity(founded.entity!.entity_id);
    await sweep();
    expect(await storedVersions()).toEqual(before);
  });

  test("by the sweep reaches every tenant's entities, and what many callers ask for at once is written once", async () => {
    const id = await entityId();
    const other = await service.tenant();
    const others = (await other.resolve({ name: wool.name, country: "GB", lei })).entity!.entity_id;
    await install("alpha", [{ ...wool, name: "Woolgathering plc", as_of: "2026-11-01" }]);
    const [, , ...read] = await Promise.all([
      sweep(),
      sweep(),
      ...Array.from({ length: 8 }, () => tenant.entity(id)),
    ]);
    for (const entity of read as EntityBody[]) {
      expect(entity.record["identity.legal_name"]).toBe("Woolgathering plc");
      expect(entity.provenance["registration.lei"]?.checks).toBe(2);
    }
    const { rows } = await service.database.query<{ name: string }>(
      "select distinct legal_name as name from entity where entity_id = any($1::text[])",
      [[id, others]],
    );
    expect(rows).toEqual([{ name: "Woolgathering plc" }]);
    expect((await tenant.entity(id)).provenance["registration.lei"]?.checks).toBe(2);
  });

  test("does not lose what a resolve writes at the same time", async () => {
    const id = await entityId();
    await install("alpha", [{ ...wool, name: "Woolgathering plc", as_of: "2026-11-01" }]);
    const records = Array.from({ length: 12 }, (_, n) => ({
      lei,
      name: wool.name,
      vat_number: `GB${100_000_000 + n}`,
    }));
    await Promise.all([
      sweep(),
      ...records.map((record) => tenant.resolve(record)),
      tenant.entity(id),
      sweep(),
    ]);
    const entity = await tenant.entity(id);
    expect(entity.member_record_ids).toHaveLength(13);
    const { body } = await tenant.get<{ sources: { source_kind: string }[] }>(
      `/v1/entities/${id}/intelligence`,
    );
    expect(body.sources.filter(({ source_kind }) => source_kind === "caller")).toHaveLength(13);
    expect(entity.record["identity.legal_name"]).toBe("Woolgathering plc");
  });
});
