import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { numberedCompany } from "../../../tests/support/records.ts";
import { TestService } from "../../../tests/support/service.ts";
import type { TestTenant } from "../../../tests/support/tenant.ts";
import { resolutionParts } from "../../app/parts.ts";
import { ANALYSIS_VERSION } from "../../domain/matching/analysis-version.ts";
import { entityKey, entityNumber } from "../../storage/entities/entity-keys.ts";
import { resolveRecord } from "../resolution/resolve-record.ts";
import { resolutionRequest } from "../resolution/testing/resolution-request.ts";
import { Reanalysis } from "./reanalysis.ts";

let service: TestService;
let tenant: TestTenant;

beforeAll(async () => {
  service = await TestService.start({ register: "none" });
});
afterAll(() => service.close());
beforeEach(async () => {
  tenant = await service.tenant();
});

const founded = {
  name: "Kilang Perabot Sungai Merbau Sdn Bhd",
  country: "MY",
  domain: "merbau-perabot.example",
};
const otherwise = { name: "Kilang Perabot Sungai Merbau Sendirian Berhad", country: "MY" };

const found = async (record: object = founded) => (await tenant.resolve(record)).entity!.entity_id;

/** Sets the tenant back to an older release: no version, and names analysed into other words. */
async function olderAnalysis({ keys }: { readonly keys: "lost" | "kept" }): Promise<void> {
  const { database } = service;
  await database.query(
    `update entity set comparable = regexp_replace(
       regexp_replace(comparable, '^\\{"analysis":[0-9]+,', '{'), '(perabot|merbau)', 'another', 'gi')
     where tenant_id = $1`,
    [tenant.tenantId],
  );
  await database.query("update tenant set analysis = null where tenant_id = $1", [tenant.tenantId]);
  if (keys === "lost") await database.query("delete from entity_key where tenant_id = $1", [tenant.tenantId]);
}

const entities = async () =>
  (
    await service.database.query<{
      entity_id: string;
      version: number;
      analysis: number | null;
      comparable: string;
    }>(
      "select entity_id, version, analysis, comparable from entity where tenant_id = $1 order by entity_id",
      [tenant.tenantId],
    )
  ).rows;

const tenantAnalysis = async () =>
  (
    await service.database.query<{ analysis: number | null }>(
      "select analysis from tenant where tenant_id = $1",
      [tenant.tenantId],
    )
  ).rows[0]!.analysis;

/** The answer of a process that has not rewritten this tenant yet. */
async function answerUnwritten(record: object) {
  const { resolution, reanalysis } = resolutionParts(service.config, service.database, service.app.registers);
  await reanalysis.close();
  const answer = await resolveRecord(resolution, resolutionRequest(service, tenant, record, null));
  await resolution.decisions.close();
  return answer;
}

test("a tenant's first entity tells which analysis it has, and so does the entity", async () => {
  await found();
  expect(await tenantAnalysis()).toBe(ANALYSIS_VERSION);
  expect((await entities()).map(({ analysis }) => analysis)).toEqual([ANALYSIS_VERSION]);
});

test("an entity of another analysis makes the tenant's unknown", async () => {
  await found();
  await service.database.query("update tenant set analysis = $2 where tenant_id = $1", [tenant.tenantId, 99]);
  expect(await answerUnwritten(otherwise)).toMatchObject({ decision: "match" });
  expect(await tenantAnalysis()).toBeNull();
});

test("a store that an older analysis derived matches as a new one does, from the first request", async () => {
  const entityId = await found();
  const [before] = await entities();
  await olderAnalysis({ keys: "lost" });
  expect((await entities())[0]!.analysis).toBeNull();
  expect(await tenant.resolve(otherwise)).toMatchObject({
    decision: "match",
    entity: { entity_id: entityId },
  });
  expect(await tenantAnalysis()).toBe(ANALYSIS_VERSION);
  expect((await entities())[0]!.comparable).toContain(before!.comparable.slice(0, 14));
});

test("until the tenant is rewritten nobody is called absent", async () => {
  await found();
  await olderAnalysis({ keys: "lost" });
  expect(await answerUnwritten(otherwise)).toMatchObject({ decision: "unresolved", entity: null });
  expect(await entities()).toHaveLength(1);
});

test("until the tenant is rewritten an entity is found by a word that its analysis cut in another place", async () => {
  const founded = {
    name: "中国南方航空股份有限公司",
    country: "CN",
    registration_number: "91440000712345678K",
  };
  const entityId = await found(founded);
  await olderAnalysis({ keys: "lost" });
  await service.database.query("insert into entity_key (tenant_id, key, entity_number) values ($1, $2, $3)", [
    tenant.tenantId,
    entityKey("t:中国南方航空"),
    entityNumber(entityId),
  ]);
  const other = { ...founded, name: "中国南方航空股份有限公司广州" };
  expect(await answerUnwritten(other)).toMatchObject({ decision: "match", entity: { entity_id: entityId } });
});

test("until the tenant is rewritten a candidate is analysed again before it is compared", async () => {
  const entityId = await found();
  await olderAnalysis({ keys: "kept" });
  expect(await answerUnwritten(otherwise)).toMatchObject({
    decision: "match",
    entity: { entity_id: entityId },
  });
});

test("work that ends in the middle is taken up where it ended, and no version changes", async () => {
  // Finishes the work of the tests before.
  await new Reanalysis(service.database).all(() => undefined);
  for (let n = 0; n < 60; n++) await found(numberedCompany(n));
  await olderAnalysis({ keys: "lost" });
  const before = await entities();
  const ended = new Reanalysis(service.database);
  let closed: Promise<void> | null = null;
  await ended.all(() => {
    closed = ended.close();
  });
  await closed;
  expect(ended.progress.entities).toBe(50);
  expect(await tenantAnalysis()).toBeNull();
  const other = new Reanalysis(service.database);
  await other.all(() => undefined);
  expect(other.progress).toEqual({ entities: 10, tenants: 0 });
  expect(await tenantAnalysis()).toBe(ANALYSIS_VERSION);
  const after = await entities();
  expect(after.map(({ entity_id, version }) => ({ entity_id, version }))).toEqual(
    before.map(({ entity_id, version }) => ({ entity_id, version })),
  );
  expect(after.filter(({ analysis }) => analysis !== ANALYSIS_VERSION)).toEqual([]);
});
