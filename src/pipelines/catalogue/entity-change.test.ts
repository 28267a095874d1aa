/** A commit writes a change row for each entity that it changes. Only a check of a watch reports it. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { EntityBody } from "../../../tests/support/answers.ts";
import { numberedCompany } from "../../../tests/support/records.ts";
import { TestService } from "../../../tests/support/service.ts";
import type { TestTenant } from "../../../tests/support/tenant.ts";
import { abstain, foundTwins, submit } from "../../operations/review/testing/abstentions.ts";
import { changesOfEntity } from "../../storage/entities/entity-changes.ts";
import { installRegister } from "../register-install/install-register.ts";

let service: TestService;
let tenant: TestTenant;
let companies = 0;

beforeAll(async () => {
  service = await TestService.start({ register: "none" });
});
afterAll(() => service.close());

beforeEach(async () => {
  tenant = await service.tenant();
});

/** The rows of an entity's changes. */
const changesOf = (entityId: string) =>
  changesOfEntity(service.database, tenant.tenantId, { entityId, after: 0, limit: 100 });

async function founded(): Promise<{ company: object; entity: EntityBody; recordId: string }> {
  const company = numberedCompany(500_000 + companies++);
  const { entity, record_id } = await tenant.resolve(company);
  return { company, entity: entity!, recordId: record_id };
}

const added = (attribute: string) => ({
  ...{ attribute, change: "added", source_ids: ["caller"], previous_source_ids: [] },
});

describe("the row of a change", () => {
  test("says which attributes a record that joins has changed, by whom, and no values", async () => {
    const { company, entity } = await founded();
    const { entity_id } = entity;
    expect(await changesOf(entity_id)).toEqual([]);
    service.advance(60);
    const more = { ...company, phone: "+44 20 7946 0018", website: "https://quillworth.co.uk" };
    expect((await tenant.resolve(more)).entity!.entity_id).toBe(entity_id);
    expect(await changesOf(entity_id)).toEqual([
      {
        sequence: 2,
        entity_id,
        kind: "resolution",
        attributes: ["contact.phone", "digital.domain", "digital.website"].map(added),
        at: service.clock.now.toISOString(),
      },
    ]);
  });

  test("is not written where what is shown stays as it is", async () => {
    const { company, entity } = await founded();
    await tenant.resolve({ ...company, client_ref: "again" });
    await tenant.resolve(company);
    expect(await changesOf(entity.entity_id)).toEqual([]);
    await tenant.resolve({ ...company, phone: "+44 20 7946 0018" });
    expect(await changesOf(entity.entity_id)).toHaveLength(1);
  });

  test("is written for each record of a batch that changes something, and for a keyed one once", async () => {
    const { company, entity } = await founded();
    const records = [
      { ...company, phone: "+44 20 7946 0018" },
      { ...company, email: "office@quillworth.co.uk" },
    ];
    await tenant.batch(records, "batch");
    await tenant.batch(records, "batch");
    const names = (await changesOf(entity.entity_id)).flatMap(({ attributes }) =>
      attributes.map(({ attribute }) => attribute),
    );
    expect(names.filter((name) => name === "contact.phone")).toHaveLength(1);
    expect(names.filter((name) => name === "contact.email")).toHaveLength(1);
  });

  test("is written of the entity that a person puts a record into, or takes it out of", async () => {
    const { first: entityId } = await foundTwins(tenant);
    const { reviewId, recordId } = await abstain(tenant, { phone: "+44 20 7946 0018" });
    await submit(service, tenant, reviewId, { verdict: "match", entity_id: entityId });
    service.advance(60);
    const detached = await service.send("POST", `/v1/entities/${entityId}/detach`, {
      key: tenant.keys.review,
      body: { record_id: recordId, reason: "two companies" },
    });
    expect(detached.status, detached.text).toBe(200);
    const rows = await changesOf(entityId);
    expect(rows.map(({ kind, attributes }) => [kind, attributes.map(({ change }) => change)])).toEqual([
      ["review", ["added"]],
      ["detach", ["removed"]],
    ]);
    const numbers = rows.map(({ sequence }) => sequence);
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
  });

  test("goes with the entity, and with a record of it, whose erasure is a change of its own", async () => {
    const kept = await founded();
    await tenant.resolve({ ...kept.company, phone: "+44 20 7946 0018" });
    for (const what of ["entity", "record"]) {
      const { company, entity } = await founded();
      const { record_id } = await tenant.resolve({ ...company, phone: "+44 20 7946 0019" });
      const path = what === "entity" ? `/v1/entities/${entity.entity_id}` : `/v1/records/${record_id}`;
      expect((await service.send("DELETE", path, { key: tenant.keys.erase })).status).toBe(204);
      const left = (await changesOf(entity.entity_id)).map(({ kind }) => kind);
      expect(left).toEqual(what === "entity" ? [] : ["erasure"]);
      expect(await changesOf(kept.entity.entity_id)).toHaveLength(1);
    }
  });

  test("says what a new snapshot of a register has changed, once", async () => {
    const directory = mkdtempSync(join(tmpdir(), "entity-news-"));
    const install = async (row: object) => {
      service.advance(86_400);
      const filePath = join(directory, "alpha.jsonl");
      writeFileSync(filePath, `${JSON.stringify(row)}\n`);
      const deps = { database: service.database, dataDir: service.config.ASSAY_DATA_DIR };
      const register = { format: "company-jsonl", filePath, registerId: "alpha" } as const;
      await installRegister({ ...deps, now: () => service.clock.now }, register);
      await service.app.registers.refresh();
    };
    const lei = "5493001KJTIIGC8Y1R12";
    const row = {
      source: "alpha",
      source_record_id: "1",
      name: "Woolgathering Optics Limited",
      country: "GB",
    };
    await install({ ...row, lei, status: "Active" });
    const { entity } = await tenant.resolve({ name: row.name, country: "GB", lei });
    await install({ ...row, lei, status: "Dissolved", phone: "+44 1632 960001" });
    for (let reads = 0; reads < 2; reads++) await tenant.entity(entity!.entity_id);
    const status = { attribute: "registration.status", change: "changed", source_ids: ["alpha"] };
    const phone = { attribute: "contact.phone", change: "added", source_ids: ["alpha"] };
    expect(await changesOf(entity!.entity_id)).toMatchObject([
      { kind: "register", attributes: [phone, { ...status, previous_source_ids: ["alpha"] }] },
    ]);
    rmSync(directory, { recursive: true });
  });
});
