/** The events and notifications of a check of a watch, and their times. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { EntityBody } from "../../../tests/support/answers.ts";
import { numberedCompany } from "../../../tests/support/records.ts";
import { TestService } from "../../../tests/support/service.ts";
import { notificationSchema } from "../../contract/notifications.ts";
import { changesOfEntity, forgetChanges } from "../../storage/entities/entity-changes.ts";
import { bringJobsNear } from "../../storage/jobs/job-sweep.ts";
import { installRegister } from "../register-install/install-register.ts";
import { SOON, Watcher } from "./testing/watching.ts";

let service: TestService;
let watcher: Watcher;
let companies = 0;

beforeAll(async () => {
  service = await TestService.start({
    register: "none",
    environment: { ASSAY_RESTRICTED_SOURCES: "secretive" },
  });
});
afterAll(() => service.close());

beforeEach(async () => {
  watcher = new Watcher(service, await service.tenant());
  await watcher.subscribe();
});

async function founded(
  more: object = {},
): Promise<{ company: object; entity: EntityBody; recordId: string }> {
  const company = { ...numberedCompany(500_000 + companies++), ...more };
  const { entity, record_id } = await watcher.tenant.resolve(company);
  return { company, entity: entity!, recordId: record_id };
}

const phone = (n: number) => ({ phone: `+44 20 7946 00${n}` });

describe("a check", () => {
  test("writes an event for each attribute that differs, and one notification of them", async () => {
    const { company, entity } = await founded();
    const { entity_id } = entity;
    await watcher.watch(entity_id);
    service.advance(60);
    const changedAt = service.clock.now.toISOString();
    await watcher.tenant.resolve({ ...company, ...phone(18), website: "https://quillworth.co.uk" });
    expect(await watcher.events(entity_id)).toEqual([]);
    await watcher.after();
    const recordedAt = service.clock.now.toISOString();
    const added = (id: number, category: string, attribute: string) => ({
      ...{ id, entity_id, category, attribute, change: "added" },
      ...{ observed_at: changedAt, recorded_at: recordedAt },
      ...{ source_ids: ["caller"], previous_source_ids: [] },
    });
    expect(await watcher.events(entity_id)).toEqual([
      added(1, "contact", "contact.phone"),
      added(2, "digital", "digital.domain"),
      added(3, "digital", "digital.website"),
    ]);
    const notification = {
      type: "entity.intelligence_changed",
      timestamp: recordedAt,
      data: { entity_id, event_ids: [1, 2, 3], categories: ["contact", "digital"], after_id: 0 },
    };
    expect(await watcher.told()).toEqual([notification]);
    expect(notificationSchema("entity.intelligence_changed").safeParse(notification).success).toBe(true);
    expect(await watcher.read(entity_id)).toMatchObject({
      ...{
        baseline_at: recordedAt,
        last_checked_at: recordedAt,
        last_change_at: recordedAt,
        last_event_id: 3,
      },
      next_check_at: new Date(service.clock.now.getTime() + SOON * 1000).toISOString(),
    });
  });

  test("tells nothing where nothing changed, nor of an entity that is not watched, nor to another tenant", async () => {
    const [quiet, unwatched] = [await founded(), await founded()];
    const stranger = new Watcher(service, await service.tenant());
    await stranger.subscribe();
    await watcher.watch(quiet.entity.entity_id);
    await watcher.tenant.resolve({ ...quiet.company, client_ref: "again" });
    await watcher.tenant.resolve({ ...unwatched.company, ...phone(19) });
    await watcher.after();
    expect(await watcher.events(unwatched.entity.entity_id)).toEqual([]);
    expect(await watcher.events(quiet.entity.entity_id)).toEqual([]);
    expect([await watcher.told(), await stranger.told()]).toEqual([[], []]);
    expect(await watcher.read(quiet.entity.entity_id)).toMatchObject({ last_change_at: null });
  });

  test("tells nothing of what had changed before the watch", async () => {
    const { company, entity } = await founded();
    await watcher.tenant.resolve({ ...company, ...phone(20) });
    await watcher.watch(entity.entity_id);
    await watcher.after();
    expect(await watcher.events(entity.entity_id)).toEqual([]);
  });

  test("makes one event of several changes of an attribute", async () => {
    const { company, entity } = await founded();
    await watcher.watch(entity.entity_id);
    for (const n of [21, 22, 23]) {
      service.advance(10);
      await watcher.tenant.resolve({ ...company, ...phone(n) });
    }
    await watcher.after();
    expect(await watcher.events(entity.entity_id)).toMatchObject([
      { attribute: "contact.phone", change: "added" },
    ]);
    await watcher.after();
    expect(await watcher.events(entity.entity_id)).toHaveLength(1);
  });

  test("that is late is one check, and the next follows an interval later", async () => {
    const { company, entity } = await founded();
    await watcher.watch(entity.entity_id);
    await watcher.tenant.resolve({ ...company, ...phone(24) });
    await watcher.after(40 * 86_400);
    expect(await watcher.events(entity.entity_id)).toHaveLength(1);
    expect(await watcher.told()).toHaveLength(1);
    const next = new Date(service.clock.now.getTime() + SOON * 1000).toISOString();
    expect(await watcher.read(entity.entity_id)).toMatchObject({ next_check_at: next });
    await watcher.after(SOON - 1);
    expect((await watcher.read(entity.entity_id))!.next_check_at).toBe(next);
  });

  test("finds what has changed however long ago: rows that it needs are kept", async () => {
    const { company, entity } = await founded();
    await watcher.watch(entity.entity_id);
    await watcher.tenant.resolve({ ...company, ...phone(25) });
    service.advance(100 * 86_400);
    await forgetChanges(service.database, service.clock.now);
    await watcher.after(0);
    expect(await watcher.events(entity.entity_id)).toHaveLength(1);
    await forgetChanges(service.database, service.clock.now);
    const { rows } = await service.database.query("select 1 from entity_change where tenant_id = $1", [
      watcher.tenant.tenantId,
    ]);
    expect(rows).toEqual([]);
  });

  test("is not put off for as long as a clock that is set back", async () => {
    const { company, entity } = await founded();
    await watcher.watch(entity.entity_id);
    await watcher.after(365 * 86_400);
    service.advance(-365 * 86_400);
    await watcher.tenant.resolve({ ...company, ...phone(26) });
    await bringJobsNear(service.database, service.clock.now);
    await watcher.after(0);
    expect(await watcher.events(entity.entity_id)).toHaveLength(1);
    const next = new Date(service.clock.now.getTime() + SOON * 1000).toISOString();
    expect(await watcher.read(entity.entity_id)).toMatchObject({ next_check_at: next });
  });

  test("names the entity's own events in the notification, so that reading after `after_id` begins with them", async () => {
    const [first, second] = [await founded(), await founded()];
    for (const { company, entity } of [first, second]) {
      await watcher.watch(entity.entity_id);
      await watcher.tenant.resolve({ ...company, ...phone(27) });
    }
    await watcher.after();
    for (const { data } of await watcher.told()) {
      const page = await watcher.page(`/v1/entities/${data.entity_id}`, `?after_id=${data.after_id}`);
      expect(page.events.map(({ id }) => id)).toEqual(data.event_ids);
    }
    expect(await watcher.told()).toHaveLength(2);
  });
});

describe("a watch that ends", () => {
  test("keeps its history and its notifications when it is disabled, and begins anew when it is enabled again", async () => {
    const { company, entity } = await founded();
    const { entity_id } = entity;
    await watcher.watch(entity_id);
    await watcher.tenant.resolve({ ...company, ...phone(28) });
    await watcher.after();
    await watcher.stop(entity_id);
    await watcher.stop(entity_id);
    expect(await watcher.read(entity_id)).toBeNull();
    expect(await watcher.events(entity_id)).toHaveLength(1);
    expect(await watcher.told()).toHaveLength(1);
    await watcher.tenant.resolve({ ...company, email: "office@quillworth.co.uk" });
    await watcher.after();
    const again = await watcher.watch(entity_id);
    expect(again).toMatchObject({ baseline_at: again.created_at, last_event_id: 1, last_checked_at: null });
    await watcher.after();
    expect(await watcher.events(entity_id)).toHaveLength(1);
  });

  test.each(["entity", "record"])("goes with an erased %s, with its history and what waits", async (what) => {
    const kept = await founded();
    const { company, entity } = await founded();
    const { record_id } = await watcher.tenant.resolve({ ...company, client_ref: "second" });
    for (const one of [kept.entity, entity]) await watcher.watch(one.entity_id);
    for (const one of [kept.company, company]) await watcher.tenant.resolve({ ...one, ...phone(29) });
    await watcher.after();
    expect(await watcher.told()).toHaveLength(2);
    const path = what === "entity" ? `/v1/entities/${entity.entity_id}` : `/v1/records/${record_id}`;
    expect((await service.send("DELETE", path, { key: watcher.tenant.keys.erase })).status).toBe(204);
    expect((await watcher.told()).map(({ data }) => data.entity_id)).toEqual([kept.entity.entity_id]);
    expect(await watcher.events(kept.entity.entity_id)).toHaveLength(1);
    const events = await watcher.tenant.get(`/v1/entities/${entity.entity_id}/events`);
    if (what === "entity") expect(events.status).toBe(404);
    else {
      expect(events.body).toMatchObject({ events: [], scanned_count: 0 });
      expect(await watcher.read(entity.entity_id)).toBeNull();
      await watcher.watch(entity.entity_id);
      await watcher.after();
      expect(await watcher.events(entity.entity_id)).toEqual([]);
    }
    const { rows } = await service.database.query(
      "select 1 from entity_event where tenant_id = $1 and entity_id = $2",
      [watcher.tenant.tenantId, entity.entity_id],
    );
    expect(rows).toEqual([]);
  });
});

describe("registers", () => {
  let directory: string;
  beforeAll(() => {
    directory = mkdtempSync(join(tmpdir(), "watched-registers-"));
  });
  afterAll(() => rmSync(directory, { recursive: true }));

  const install = async (registerId: string, row: object, seconds = 86_400) => {
    service.advance(seconds);
    const filePath = join(directory, `${registerId}.jsonl`);
    writeFileSync(filePath, `${JSON.stringify({ source: registerId, source_record_id: "1", ...row })}\n`);
    const deps = { database: service.database, dataDir: service.config.ASSAY_DATA_DIR };
    const register = { format: "company-jsonl", filePath, registerId } as const;
    await installRegister({ ...deps, now: () => service.clock.now }, register);
    await service.app.registers.refresh();
  };

  test("a change by a new snapshot is told once, with its source, though the entity was not read since", async () => {
    const lei = "5493001KJTIIGC8Y1R12";
    const row = { name: "Woolgathering Optics Limited", country: "GB", lei };
    await install("alpha", { ...row, status: "Active" });
    const { entity } = await watcher.tenant.resolve({ name: row.name, country: "GB", lei });
    await watcher.watch(entity!.entity_id);
    await install("alpha", { ...row, status: "Dissolved", phone: "+44 1632 960001" });
    await watcher.after();
    await watcher.after();
    expect(await watcher.events(entity!.entity_id)).toMatchObject([
      { category: "contact", attribute: "contact.phone", change: "added", source_ids: ["alpha"] },
      {
        category: "legal_status",
        change: "changed",
        source_ids: ["alpha"],
        previous_source_ids: ["alpha"],
      },
    ]);
    expect((await watcher.told()).map(({ data }) => data.categories)).toEqual([["legal_status", "contact"]]);
  });

  test("a value that came and went between two checks is no event", async () => {
    const lei = "213800LH1BZH3DI6G760";
    const row = { name: "Fickle Ferry Limited", country: "GB", lei };
    await install("beta", { ...row, status: "Active" });
    const { entity } = await watcher.tenant.resolve({ name: row.name, country: "GB", lei });
    await watcher.watch(entity!.entity_id, 86_400);
    for (const status of ["Dissolved", "Active"]) {
      await install("beta", { ...row, status }, 3600);
      await watcher.tenant.entity(entity!.entity_id);
    }
    const page = { entityId: entity!.entity_id, after: 0, limit: 10 };
    expect(await changesOfEntity(service.database, watcher.tenant.tenantId, page)).toHaveLength(2);
    await watcher.after(86_400);
    expect(await watcher.events(entity!.entity_id)).toEqual([]);
    expect(await watcher.told()).toEqual([]);
  });

  test("a change of a value that the licence withholds is no event", async () => {
    const lei = "529900T8BM49AURSDO55";
    const row = { name: "Hushed Harbour Limited", country: "GB", lei };
    await install("secretive", { ...row, status: "Active" });
    const { entity } = await watcher.tenant.resolve({ name: row.name, country: "GB", lei });
    await watcher.watch(entity!.entity_id);
    await install("secretive", { ...row, status: "Dissolved" });
    await watcher.after();
    expect(await watcher.events(entity!.entity_id)).toEqual([]);
    expect(await watcher.told()).toEqual([]);
  });
});
