import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ErrorBody } from "../../../tests/support/answers.ts";
import { FORMER, HOLDINGS, type KnownGroup, knownGroup, WIDGETS } from "./testing/known-group.ts";

let group: KnownGroup;

beforeAll(async () => {
  group = await knownGroup({ ASSAY_RESTRICTED_SOURCES: "gleif_isin=ten_nobody" });
});
afterAll(() => group.service.close());

const path = (read: string, entityId = group.entityId) => `/v1/entities/${entityId}/${read}`;
const compare = (body: object, entityId = group.entityId) =>
  group.service.send<Record<string, unknown> & ErrorBody>("POST", path("source-comparison", entityId), {
    key: group.tenant.keys.read,
    body,
  });

interface Identity {
  readonly registry_references: readonly { public_id: string; value: string }[];
  readonly names: readonly { name: string; kind: string }[];
}

describe("GET /v1/entities/{entity_id}/identity", () => {
  test("200: dated names, address roles and registry references, each cited", async () => {
    const { status, body } = await group.tenant.get(path("identity"));
    expect(status).toBe(200);
    expect(body).toMatchObject({
      registry_references: [
        { scheme: "lei", value: WIDGETS, status: "ISSUED", provenance: { source_id: "gleif" } },
        { scheme: "company_number", value: "00445790", jurisdiction: "GB", status: null },
      ],
      names: expect.arrayContaining([
        expect.objectContaining({
          name: "Northgate Widgets Limited",
          kind: "legal",
          valid_from: "2015-03-02",
        }),
        expect.objectContaining({
          name: "Old Forge Widgets Limited",
          kind: "previous",
          valid_to: "2015-03-02",
        }),
      ]),
      addresses: [
        { role: "registered", address: { city: "Leeds" } },
        { role: "headquarters", address: { city: "York" } },
      ],
    });
  });

  test("200: what begins after the day is left out, and what had not ended yet stands", async () => {
    const { body } = await group.tenant.get<Identity>(path("identity?as_of=2015-03-01"));
    const names = body.names.map(({ name }) => name);
    expect(names).toEqual(["Old Forge Widgets Limited"]);
  });

  test("200: a public id is the same for every tenant, and opens nothing", async () => {
    const other = await group.service.tenant();
    const resolved = await other.resolve({ lei: WIDGETS });
    const entityId = resolved.entity!.entity_id;
    const [mine, theirs] = await Promise.all([
      group.tenant.get<Identity>(path("identity")),
      other.get<Identity>(path("identity", entityId)),
    ]);
    const [id] = mine.body.registry_references.map(({ public_id }) => public_id);
    expect(theirs.body.registry_references.map(({ public_id }) => public_id)).toContain(id);
    expect((await other.get(path("identity"))).status).toBe(404);
    expect((await other.get(path("identity", id))).status).toBe(404);
  });
});

describe("GET /v1/entities/{entity_id}/identifier-history", () => {
  test("200: the state and successor of a merged LEI are the source's, not a correction of ours", async () => {
    const resolved = await group.tenant.resolve({ lei: FORMER });
    const { status, body } = await group.tenant.get(path("identifier-history", resolved.entity!.entity_id));
    expect(status).toBe(200);
    expect(body).toMatchObject({
      identifiers: [
        {
          scheme: "lei",
          value: FORMER,
          registration_status: "MERGED",
          ended_by: null,
          successor: { scheme: "lei", value: HOLDINGS },
        },
        { scheme: "company_number", value: "07654321" },
      ],
      corrections: { events: [], next_cursor: null },
    });
  });

  test("200: corrections come in pages", async () => {
    const tenant = await group.service.tenant();
    const founded = await tenant.resolve({
      name: "Quarrymead Bakeries",
      registration_number: "09999991",
      jurisdiction: "GB",
    });
    const entityId = founded.entity!.entity_id;
    group.service.advance(60);
    await tenant.resolve({
      name: "Quarrymead Bakeries",
      registration_number: "09999991",
      jurisdiction: "GB",
      vat_number: "GB999999973",
      duns: "150483782",
    });
    const history = path("identifier-history", entityId);
    type Page = { corrections: { events: { attribute: string }[]; next_cursor: number | null } };
    const first = await tenant.get<Page>(`${history}?limit=1`);
    expect(first.body.corrections).toMatchObject({ events: [{}], next_cursor: 1 });
    const second = await tenant.get<Page>(`${history}?after=1`);
    expect(second.body.corrections.next_cursor).toBeNull();
    const attributes = [...first.body.corrections.events, ...second.body.corrections.events].map(
      ({ attribute }) => attribute,
    );
    expect(new Set(attributes)).toEqual(
      new Set(["registration.company_number", "registration.vat_number", "registration.duns"]),
    );
  });

  test("404: an entity that is not there is not_found", async () => {
    const answer = await group.tenant.get<ErrorBody>(path("identifier-history", `ent_${"a".repeat(26)}`));
    expect(answer.body.error.code).toBe("not_found");
  });
});

describe("POST /v1/entities/{entity_id}/source-comparison", () => {
  test("200: every source's value with its date, the survivor and its rule, and the disagreement", async () => {
    const { status, body } = await compare({ fields: ["identity.legal_name", "registration.lei"] });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      entity_id: group.entityId,
      coverage_complete: false,
      withheld_by_licence: [],
      receipt_id: null,
      fields: [
        {
          field: "identity.legal_name",
          disagreement: true,
          observations: [
            { value: "Northgate Widgets Limited", source_id: "gleif", survivor: true },
            { value: "Northgate Widgets", source_id: "caller", survivor: false },
          ],
        },
        { field: "registration.lei", disagreement: false },
      ],
    });
  });

  test("200: what registers state over time stands beside, its dates with it, and survives nothing", async () => {
    const fields = ["identity.previous_names", "hierarchy.direct_parent_lei", "registration.isin"];
    type Compared = {
      fields: {
        observations: { value: unknown; survivor: boolean; stated: boolean }[];
        disagreement: boolean;
      }[];
    };
    const { body } = await compare({ fields, include_history: true });
    const [names, parents, isins] = (body as unknown as Compared).fields;
    expect(names?.observations[0]).toMatchObject({ value: ["Old Forge Widgets Limited"], survivor: true });
    expect(parents?.observations).toMatchObject([
      { value: HOLDINGS, survivor: true, stated: true, ended_by: null, valid_from: "2019-01-01" },
      { value: FORMER, survivor: false, stated: false, ended_by: "publisher", valid_to: "2019-01-01" },
    ]);
    expect(parents?.disagreement).toBe(false);
    const now = (await compare({ fields })).body as unknown as Compared;
    expect(now.fields[1]?.observations).toHaveLength(1);
    expect(isins?.observations).toEqual([]);
  });

  test("200: a source whose facts a licence withholds is named by field, and its values are not shown", async () => {
    const { body, text } = await compare({ fields: ["registration.isin", "identity.legal_name"] });
    expect(body.withheld_by_licence).toEqual([{ field: "registration.isin", source_id: "gleif_isin" }]);
    expect(text).not.toContain("US0378331005");
  });

  test("404: an entity that is not there is not_found", async () => {
    const { body } = await compare({ fields: ["identity.legal_name"] }, `ent_${"a".repeat(26)}`);
    expect(body.error.code).toBe("not_found");
  });

  test("422: no field, an unknown one, and the id of a capture that is not asked for", async () => {
    expect((await compare({ fields: [] })).status).toBe(422);
    expect((await compare({ fields: ["identity.colour"] })).status).toBe(422);
    expect((await compare({ fields: ["identity.legal_name"], capture_id: "audit" })).status).toBe(422);
  });
});

test("200: as tools, the three reads answer as the routes do, and a withheld source gives no identifier", async () => {
  const entity = { entity_id: group.entityId };
  const identity = await group.tenant.tool("get_entity_identity", entity);
  expect(identity.content).toMatchObject({ entity_id: group.entityId });
  const history = await group.tenant.tool("get_identifier_history", entity);
  expect(JSON.stringify(history.content)).not.toContain("US0378331005");
  const payload = { fields: ["identity.legal_name"], include_history: true };
  const compared = await group.tenant.tool("compare_entity_sources", { ...entity, payload });
  expect(compared.content).toMatchObject({ coverage_complete: false });
});
