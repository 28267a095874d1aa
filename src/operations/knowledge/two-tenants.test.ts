/** Two tenants of one service: the licence of the owners permits showing them to the first alone. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { TestTenant } from "../../../tests/support/tenant.ts";
import { type KnownGroup, knownGroup, WIDGETS } from "./testing/known-group.ts";

const OWNERS = "hierarchy.corporate_owners";
const OWNER = "Somebody Else Limited";
const LICENSED = `ten_${"b".repeat(26)}`;

interface Side {
  readonly tenant: TestTenant;
  readonly entityId: string;
}

let group: KnownGroup;
let licensed: Side;
let other: Side;

beforeAll(async () => {
  const restricted = ["companies_house_psc", "gleif_isin"].map((source) => `${source}=${LICENSED}`);
  group = await knownGroup({ ASSAY_RESTRICTED_SOURCES: restricted.join(",") });
  const side = async (tenant: TestTenant): Promise<Side> => {
    const { entity } = await tenant.resolve({ name: "Northgate Widgets", lei: WIDGETS });
    return { tenant, entityId: entity!.entity_id };
  };
  licensed = await side(await group.service.tenant({ tenantId: LICENSED }));
  other = await side(await group.service.tenant());
});
afterAll(() => group.service.close());

const read = async ({ tenant, entityId }: Side, path: string): Promise<string> => {
  const { status, text } = await tenant.get(path.replace("ID", entityId));
  expect(status, text).toBe(200);
  return text;
};

describe.each([
  ["entity", "/v1/entities/ID?field_packs=ownership"],
  ["intelligence", `/v1/entities/ID/intelligence?fields=${OWNERS}`],
  ["crosswalk", "/v1/crosswalk/ID"],
  ["ultimate owner", "/v1/entities/ID/ultimate-owner"],
  ["ownership plan", "/v1/entities/ID/ownership-plan"],
])("%s", (_name, path) => {
  test("200: the owner is shown to the tenant that the licence names, and to no other", async () => {
    expect(await read(licensed, path)).toContain(OWNER);
    const withheld = await read(other, path);
    expect(withheld).not.toContain(OWNER);
    expect(withheld).not.toContain('companies_house_psc","source_kind');
    // The statement of another source is shown to both.
    expect(withheld).toContain(other.entityId);
  });
});

test("200: the number of natural persons in a withheld source is withheld as well", async () => {
  const persons = async (side: Side) =>
    JSON.parse(await read(side, "/v1/entities/ID/ultimate-owner")).natural_persons_excluded;
  expect([await persons(licensed), await persons(other)]).toEqual([1, 0]);
});

test("200: a field that only a withheld source gives is licence_restricted for one tenant and present for the other", async () => {
  const path = "/v1/entities/ID?field_packs=ownership";
  expect(JSON.parse(await read(licensed, path))).toMatchObject({ field_status: { [OWNERS]: "present" } });
  const { record, field_status } = JSON.parse(await read(other, path));
  expect(record).not.toHaveProperty(OWNERS);
  expect(field_status).toMatchObject({ [OWNERS]: "licence_restricted" });
});

test("200: identifiers of a withheld source are not in the crosswalk, and its scheme was not checked", async () => {
  expect(await read(licensed, "/v1/crosswalk/ID")).toContain("US0378331005");
  const withheld = await read(other, "/v1/crosswalk/ID");
  expect(withheld).not.toContain("US0378331005");
  expect(JSON.parse(withheld).checked_and_empty).toContainEqual(
    expect.objectContaining({ scheme: "isin", status: "not_checked", sources: [] }),
  );
});

test("200: a comparison of sources names the withheld source to the tenant that it is withheld from", async () => {
  const compare = ({ tenant, entityId }: Side) =>
    group.service.send<{ withheld_by_licence: unknown }>(
      "POST",
      `/v1/entities/${entityId}/source-comparison`,
      { key: tenant.keys.read, body: { fields: [OWNERS] } },
    );
  const [shown, withheld] = await Promise.all([compare(licensed), compare(other)]);
  expect(shown.body.withheld_by_licence).toEqual([]);
  expect(shown.text).toContain(OWNER);
  expect(withheld.body.withheld_by_licence).toEqual([{ field: OWNERS, source_id: "companies_house_psc" }]);
  expect(withheld.text).not.toContain(OWNER);
});
