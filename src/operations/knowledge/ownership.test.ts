import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ErrorBody, JsonObject } from "../../../tests/support/answers.ts";
import { FORMER, GROUP, HOLDINGS, type KnownGroup, knownGroup } from "./testing/known-group.ts";

let group: KnownGroup;

beforeAll(async () => {
  group = await knownGroup({ ASSAY_RESTRICTED_SOURCES: "companies_house_psc=ten_nobody" });
});
afterAll(() => group.service.close());

const owner = (query = "") => group.tenant.get(`/v1/entities/${group.entityId}/ultimate-owner${query}`);
const plan = (query = "") => group.tenant.get(`/v1/entities/${group.entityId}/ownership-plan${query}`);

interface Stop {
  readonly reason: string;
  readonly detail: string | null;
}

const reasonsOf = (body: JsonObject) => (body.not_traversed as unknown as Stop[]).map(({ reason }) => reason);

describe("GET /v1/entities/{entity_id}/ultimate-owner", () => {
  test("200: accounting parents are no owners, and nobody is a verified ultimate owner", async () => {
    const { status, body } = await owner();
    expect(status).toBe(200);
    expect(body).toMatchObject({
      entity_id: group.entityId,
      max_hops: 3,
      organisational_assertions: [],
      verified_global_ultimate_owner: null,
      consolidation_parents: {
        direct: { to: { name: "Northgate Holdings plc", scheme: "lei", value: HOLDINGS } },
        ultimate: { to: { name: "Northgate Group SE", value: GROUP } },
        chain: [
          { from: { value: "21380068P1DRHMJ8KU70" }, to: { value: HOLDINGS } },
          { from: { value: HOLDINGS }, to: { value: GROUP } },
        ],
      },
    });
  });

  test("200: a source that its licence withholds from the tenant states nothing to it", async () => {
    const { body, text } = await owner();
    expect(body.control_paths).toEqual([]);
    expect(text).not.toContain("Somebody Else");
    expect(text).not.toContain("companies_house_psc");
  });

  test("200: nor is it in the golden record, where the field says why", async () => {
    const owners = "hierarchy.corporate_owners";
    const { record, field_status } = await group.tenant.entity(group.entityId, "?field_packs=ownership");
    expect(record).not.toHaveProperty(owners);
    expect(field_status).toMatchObject({ [owners]: "licence_restricted" });
  });

  test("200: a hop limit is a reason, and so is a relationship that had ended", async () => {
    const { body } = await owner("?max_hops=1");
    expect(reasonsOf(body)).toEqual(expect.arrayContaining(["hop_limit", "ceased"]));
    const earlier = await owner("?as_of=2018-12-31");
    expect(earlier.body).toMatchObject({
      consolidation_parents: { direct: { to: { value: FORMER } }, ultimate: null },
    });
    expect(reasonsOf(earlier.body)).toContain("not_yet_effective");
  });

  test("404: an entity that is not there", async () => {
    const answer = await group.tenant.get<ErrorBody>(`/v1/entities/ent_${"a".repeat(26)}/ultimate-owner`);
    expect(answer.status).toBe(404);
    expect(answer.body.error.code).toBe("not_found");
  });
});

describe("GET /v1/entities/{entity_id}/ownership-plan", () => {
  test("200: each suggested request is valid as it stands, and nothing is executed", async () => {
    const before = await group.tenant.ledger();
    const { status, body } = await plan();
    expect(status).toBe(200);
    const steps = body.steps as unknown as {
      kind: string;
      billed: boolean;
      executed: boolean;
      suggested_request: object | null;
    }[];
    const requests = steps.flatMap(({ suggested_request }) => suggested_request ?? []);
    expect(steps.every(({ executed }) => !executed)).toBe(true);
    expect(steps.filter(({ billed }) => billed).map(({ kind }) => kind)).toEqual(
      requests.map(() => "resolve_parent"),
    );
    expect(await group.tenant.ledger()).toEqual(before);
    const answered = await group.tenant.resolve(requests[0]!);
    expect(answered.entity!.record["registration.lei"]).toBe(HOLDINGS);
    const after = await plan();
    expect(after.body.steps).toMatchObject([
      { kind: "read_crosswalk", entity_id: answered.entity!.entity_id, billed: false },
      { kind: "resolve_parent", identifier: { value: GROUP } },
      { kind: "register_lookup" },
    ]);
  });

  test("404: another tenant's entity is not found", async () => {
    const other = await group.service.tenant();
    const answer = await other.get<ErrorBody>(`/v1/entities/${group.entityId}/ownership-plan`);
    expect(answer.body.error.code).toBe("not_found");
  });
});

test("200: as tools, get_ultimate_owner and get_ownership_plan answer as the routes do", async () => {
  const entity = { entity_id: group.entityId };
  const read = await group.tenant.tool("get_ultimate_owner", { ...entity, max_hops: 2 });
  expect(read.content).toMatchObject({ max_hops: 2, verified_global_ultimate_owner: null });
  const planned = await group.tenant.tool("get_ownership_plan", entity);
  expect(planned.content).toMatchObject({ max_hops: 3 });
});
