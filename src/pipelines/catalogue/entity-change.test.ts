/** What a commit changes of an entity is a row of its transaction, and subscribers are told of it. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { EntityBody } from "../../../tests/support/answers.ts";
import { numberedCompany } from "../../../tests/support/records.ts";
import { TestService } from "../../../tests/support/service.ts";
import type { TestTenant } from "../../../tests/support/tenant.ts";
import { notificationSchema } from "../../contract/notifications.ts";
import { abstain, foundTwins, submit } from "../../operations/review/testing/abstentions.ts";
import { changesOfEntity } from "../../storage/entities/entity-changes.ts";
import { insertWebhook } from "../../storage/webhooks/webhooks.ts";
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
  await subscribe(tenant);
});

const subscribe = ({ tenantId }: TestTenant) =>
  service.database.transaction((tx) =>
    insertWebhook(
      tx,
      tenantId,
      {
        webhook_id: "wh_news",
        url: "https://hooks.invalid/",
        destination: "hooks.invalid",
        event_types: ["entity.intelligence_changed"],
        secret: Buffer.from("of no use: nothing is sent"),
        created_at: service.clock.now.toISOString(),
      },
      1,
    ),
  );

interface Told {
  readonly type: string;
  readonly timestamp: string;
  readonly data: { readonly entity_id: string; readonly categories: readonly string[] };
}

/** What waits to be told, in the order of its categories. */
async function told(of = tenant): Promise<Told[]> {
  const { rows } = await service.database.query<{ body: string }>(
    "select body from webhook_delivery where tenant_id = $1 order by created_at, body",
    [of.tenantId],
  );
  return rows.map(({ body }) => JSON.parse(body) as Told);
}

/** The rows of an entity's changes. */
const changesOf = (entityId: string) =>
  changesOfEntity(service.database, tenant.tenantId, { entityId, after: 0, limit: 100 });

async function founded(): Promise<{ company: object; entity: EntityBody; recordId: string }> {
  const company = numberedCompany(500_000 + companies++);
  const { entity, record_id } = await tenant.resolve(company);
  return { company, entity: entity!, recordId: record_id };
}

describe("entity.intelligence_changed", () => {
  test("tells in which categories a record that joins has changed the entity, and no values", async () => {
    const { company, entity } = await founded();
    const { entity_id } = entity;
    expect(await told()).toEqual([]);
    service.advance(60);
    const more = { ...company, phone: "+44 20 7946 0018", website: "https://quillworth.co.uk" };
    expect((await tenant.resolve(more)).entity!.entity_id).toBe(entity_id);
    const data = { entity_id, categories: ["contact", "digital"] };
    const timestamp = service.clock.now.toISOString();
    expect(await told()).toEqual([{ type: "entity.intelligence_changed", timestamp, data }]);
    const schema = notificationSchema("entity.intelligence_changed");
    expect((await told()).map((body) => schema.safeParse(body).success)).toEqual([true]);
    const added = (attribute: string) => ({
      ...{ attribute, change: "added", source_ids: ["caller"], previous_source_ids: [] },
    });
    expect(await changesOf(entity_id)).toEqual([
      {
        sequence: 2,
        entity_id,
        kind: "resolution",
        attributes: ["contact.phone", "digital.domain", "digital.website"].map(added),
        at: timestamp,
      },
    ]);
  });

  test("tells nothing where what is shown stays as it is, nor to anybody else", async () => {
    const stranger = await service.tenant();
    await subscribe(stranger);
    const { company } = await founded();
    await tenant.resolve({ ...company, client_ref: "again" });
    await tenant.resolve(company);
    expect(await told()).toEqual([]);
    await tenant.resolve({ ...company, phone: "+44 20 7946 0018" });
    expect(await told()).toHaveLength(1);
    expect(await told(stranger)).toEqual([]);
  });

  test("tells of each record of a batch, and of a keyed one once", async () => {
    const { company, entity } = await founded();
    const records = [
      { ...company, phone: "+44 20 7946 0018" },
      { ...company, email: "office@quillworth.co.uk" },
    ];
    await tenant.batch(records, "batch");
    await tenant.batch(records, "batch");
    const heard = await told();
    expect(heard.map(({ data }) => data.entity_id)).toEqual(heard.map(() => entity.entity_id));
    expect(heard.flatMap(({ data }) => data.categories)).toContain("contact");
    expect(heard.length).toBeLessThanOrEqual(2);
  });

  test("tells of the entity that a record was put into, and taken out of, by a person", async () => {
    const { first: entityId } = await foundTwins(tenant);
    const { reviewId, recordId } = await abstain(tenant, { phone: "+44 20 7946 0018" });
    await submit(service, tenant, reviewId, { verdict: "match", entity_id: entityId });
    const data = { entity_id: entityId, categories: ["contact"] };
    expect((await told()).map((one) => one.data)).toEqual([data]);
    service.advance(60);
    const detached = await service.send("POST", `/v1/entities/${entityId}/detach`, {
      key: tenant.keys.review,
      body: { record_id: recordId, reason: "two companies" },
    });
    expect(detached.status, detached.text).toBe(200);
    expect((await told()).map((one) => one.data)).toEqual([data, data]);
    const rows = await changesOf(entityId);
    expect(rows.map(({ kind, attributes }) => [kind, attributes.map(({ change }) => change)])).toEqual([
      ["review", ["added"]],
      ["detach", ["removed"]],
    ]);
    const numbers = rows.map(({ sequence }) => sequence);
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
  });

  test("what waits to be told of an entity goes with it, and with a record of it", async () => {
    const kept = await founded();
    await tenant.resolve({ ...kept.company, phone: "+44 20 7946 0018" });
    for (const what of ["entity", "record"]) {
      const { company, entity } = await founded();
      const { record_id } = await tenant.resolve({ ...company, phone: "+44 20 7946 0019" });
      expect(await told()).toHaveLength(2);
      const path = what === "entity" ? `/v1/entities/${entity.entity_id}` : `/v1/records/${record_id}`;
      expect((await service.send("DELETE", path, { key: tenant.keys.erase })).status).toBe(204);
      expect((await told()).map(({ data }) => data.entity_id)).toEqual([kept.entity.entity_id]);
      // Of an entity that stays the erasure itself is a change.
      const left = (await changesOf(entity.entity_id)).map(({ kind }) => kind);
      expect(left).toEqual(what === "entity" ? [] : ["erasure"]);
      expect(await changesOf(kept.entity.entity_id)).toHaveLength(1);
    }
  });

  test("tells what a new snapshot of a register has changed, once", async () => {
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
    const [only, ...others] = await told();
    expect(others).toEqual([]);
    expect(only!.data).toEqual({ entity_id: entity!.entity_id, categories: ["legal_status", "contact"] });
    const status = { attribute: "registration.status", change: "changed", source_ids: ["alpha"] };
    const phone = { attribute: "contact.phone", change: "added", source_ids: ["alpha"] };
    expect(await changesOf(entity!.entity_id)).toMatchObject([
      { kind: "register", attributes: [phone, { ...status, previous_source_ids: ["alpha"] }] },
    ]);
    rmSync(directory, { recursive: true });
  });
});
