import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ErrorBody, JsonObject } from "../../../tests/support/answers.ts";
import { numberedCompany } from "../../../tests/support/records.ts";
import { GROUP, HOLDINGS, type KnownGroup, knownGroup, WIDGETS } from "../knowledge/testing/known-group.ts";

interface Hop extends JsonObject {
  readonly from_entity_id: string | null;
  readonly to_entity_id: string | null;
  readonly relationship: string;
  readonly stated_of: "from" | "to";
}
interface PathsBody extends JsonObject {
  readonly paths: { readonly length: number; readonly hops: Hop[] }[];
  readonly found: boolean;
  readonly truncated: boolean;
  readonly gaps: { readonly reason: string; readonly count: number }[];
}

let group: KnownGroup;
let top: string;
let unrelated: string;

beforeAll(async () => {
  group = await knownGroup();
  top = (await group.tenant.resolve({ name: "Northgate Group", lei: GROUP })).entity!.entity_id;
  unrelated = (await group.tenant.resolve(numberedCompany(1))).entity!.entity_id;
});
afterAll(() => group.service.close());

const send = <Body>(body: object, key = group.tenant.keys.read) =>
  group.service.send<Body>("POST", "/v1/relationships/explain", { key, body });

async function explain(left: string, right: string, more: object = {}): Promise<PathsBody> {
  const answer = await send<PathsBody>({ left_entity_id: left, right_entity_id: right, ...more });
  expect(answer.status, answer.text).toBe(200);
  return answer.body;
}
const lei = (value: string) => ({ scheme: "lei", value, jurisdiction: null });

describe("POST /v1/relationships/explain", () => {
  test("200: the shortest path, each hop with its direction, dates and citation", async () => {
    const body = await explain(group.entityId, top);
    expect(body).toMatchObject({
      left_entity_id: group.entityId,
      right_entity_id: top,
      as_of: "2026-11-20",
      max_hops: 6,
      found: true,
      truncated: false,
      receipt_id: null,
      usage: { credits_charged: 0 },
    });
    expect(body.paths).toHaveLength(1);
    expect(body.paths[0]).toMatchObject({
      length: 1,
      hops: [
        {
          from_entity_id: group.entityId,
          to_entity_id: top,
          from_ref: lei(WIDGETS),
          to_ref: lei(GROUP),
          stated_of: "from",
          relationship: "IS_ULTIMATELY_CONSOLIDATED_BY",
          basis: "consolidation",
          valid_from: "2019-01-01",
          valid_to: null,
          provenance: { source_id: "gleif" },
          also_stated: [],
        },
      ],
    });
    const back = await explain(top, group.entityId);
    expect(back.paths[0]!.hops[0]).toMatchObject({
      from_ref: lei(GROUP),
      to_ref: lei(WIDGETS),
      stated_of: "to",
    });
  });

  test("200: before it began there is no path", async () => {
    expect(await explain(group.entityId, top, { as_of: "2018-12-31" })).toMatchObject({
      paths: [],
      found: false,
      as_of: "2018-12-31",
    });
  });

  test("200: a company in between has its public identifier alone, until the tenant owns it", async () => {
    const number = numberedCompany(1).registration_number;
    await group.service.database.execute(`
      insert into register_fact_head (register_id, version, seen_at) values ('extra', 1, '2026-01-01');
      insert into register_fact (register_id, source, source_record_id, content_key, subject, object, kind, content,
        first_seen_at, from_version)
      select 'extra', 'extra', '1', gen_random_uuid(), split_part(subject, '=', 1) || '=${number}', 'lei=${HOLDINGS}',
        'relationship', json_build_object('kind', 'relationship', 'basis', 'ownership', 'type', 'holding',
          'level', 'direct', 'object', json_build_object('reference',
          json_build_object('scheme', 'lei', 'value', '${HOLDINGS}')))::text, '2026-01-01', 1
      from register_fact where source = 'companies_house_psc' limit 1`);
    const stranger = await group.service.tenant();
    const theirs = (await stranger.resolve({ name: "Northgate Holdings", lei: HOLDINGS })).entity!;
    const body = await explain(unrelated, top);
    expect(body.paths[0]).toMatchObject({
      length: 2,
      hops: [
        { from_entity_id: unrelated, to_entity_id: null, to_ref: lei(HOLDINGS) },
        { from_entity_id: null, to_entity_id: top, from_ref: lei(HOLDINGS) },
      ],
    });
    expect(JSON.stringify(body)).not.toContain(theirs.entity_id);
    expect(JSON.stringify(body.paths)).not.toContain("Northgate Holdings");
    expect(await explain(unrelated, top, { max_hops: 1 })).toMatchObject({ paths: [], found: false });
    const own = (await group.tenant.resolve({ name: "Northgate Holdings", lei: HOLDINGS })).entity!.entity_id;
    expect((await explain(unrelated, top)).paths[0]!.hops[0]).toMatchObject({ to_entity_id: own });
    await group.service.database.query("delete from register_fact where register_id = 'extra'");
  });

  test("200: two statements of one hop are one path, and what is left out is counted", async () => {
    const holdings = (await group.tenant.resolve({ name: "Northgate Holdings", lei: HOLDINGS })).entity!
      .entity_id;
    const body = await explain(group.entityId, holdings, { as_of: "2026-11-01" });
    expect(body.paths).toHaveLength(1);
    const [hop] = body.paths[0]!.hops;
    expect([
      hop!.relationship,
      ...(hop!.also_stated as unknown as Hop[]).map((one) => one.relationship),
    ]).toEqual(["IS_DIRECTLY_CONSOLIDATED_BY", "corporate-entity-person-with-significant-control"]);
    expect(body.gaps).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ reason: "name_number_disagree", count: 1 }),
        expect.objectContaining({ reason: "natural_persons_excluded", count: 1 }),
      ]),
    );
  });

  test("200: no path is told as such, and an entity twice is one company", async () => {
    expect(await explain(group.entityId, unrelated)).toMatchObject({
      paths: [],
      found: false,
      truncated: false,
    });
    const same = await explain(top, top);
    expect(same.paths).toEqual([{ length: 0, hops: [] }]);
    expect(same.gaps.map(({ reason }) => reason)).toContain("same_company");
    const nameless = (
      await group.tenant.resolve({
        name: "Quillworth Nameless Ltd",
        country: "GB",
        domain: "quillworth-nameless.co.uk",
      })
    ).entity;
    if (nameless !== null)
      expect((await explain(nameless.entity_id, top)).gaps[0]).toMatchObject({
        reason: "no_company_identifier",
        entity_id: nameless.entity_id,
      });
  });

  test("404: an entity of another tenant is an unknown one", async () => {
    const stranger = await group.service.tenant();
    const key = stranger.keys.read;
    const foreign = await send<ErrorBody>({ left_entity_id: group.entityId, right_entity_id: top }, key);
    const unknown = await send<ErrorBody>({ left_entity_id: "ent_none", right_entity_id: "ent_none" }, key);
    expect([foreign.status, unknown.status]).toEqual([404, 404]);
    expect(foreign.body.error).toMatchObject({ code: unknown.body.error.code });
    expect((await send({ left_entity_id: top, right_entity_id: "ent_none" })).status).toBe(404);
  });

  test.each([
    ["max_hops", { max_hops: 11 }],
    ["max_hops", { max_hops: 0 }],
    ["limit", { limit: 21 }],
    ["as_of", { as_of: "2026-02-30" }],
    ["capture", { capture_id: "kept" }],
    ["capture_id", { capture_id: "a b" }],
    ["depth", { depth: 1 }],
  ])("422: %s %j", async (field, more) => {
    const answer = await send<ErrorBody>({ left_entity_id: top, right_entity_id: top, ...more });
    expect(answer.status).toBe(422);
    expect(answer.text).toContain(`"${field}"`);
  });

  test("401 and 403: without a key, and with a key of another scope", async () => {
    expect((await group.service.send("POST", "/v1/relationships/explain", { body: {} })).status).toBe(401);
    const body = { left_entity_id: top, right_entity_id: top };
    expect((await send(body, group.tenant.keys.review)).status).toBe(403);
  });

  test("200: the tool gives what the route gives", async () => {
    const payload = { left_entity_id: group.entityId, right_entity_id: top };
    const { correlation_id: _, ...body } = (await explain(group.entityId, top)) as PathsBody & {
      correlation_id: string;
    };
    const { content } = await group.tenant.tool("explain_relationship_paths", { payload }, "read");
    expect(content).toMatchObject(body);
  });
});
