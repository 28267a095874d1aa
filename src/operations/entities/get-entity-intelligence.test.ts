import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { EntityBody, ErrorBody, UsageBody } from "../../../tests/support/answers.ts";
import { apple } from "../../../tests/support/records.ts";
import { TestService } from "../../../tests/support/service.ts";
import type { TestTenant } from "../../../tests/support/tenant.ts";

interface Intelligence extends EntityBody {
  readonly observations_as_of: string | null;
  readonly sources: readonly {
    readonly source_id: string;
    readonly source_kind: string;
    readonly provider_record_id: string | null;
    readonly record_id: string | null;
    readonly licence: string;
    readonly licence_permits_resale: boolean;
    readonly attributes: readonly string[];
    readonly surviving: readonly string[];
  }[];
  readonly correlation_id: string;
  readonly usage: UsageBody;
}

let service: TestService;
let tenant: TestTenant;
let entityId: string;

beforeAll(async () => {
  service = await TestService.start();
  tenant = await service.tenant();
  entityId = (await tenant.resolve({ ...apple, vat_number: "GB123456789" })).entity!.entity_id;
});

afterAll(() => service.close());

const path = (query = "") => `/v1/entities/${entityId}/intelligence${query}`;
const intelligence = async (query = ""): Promise<Intelligence> => {
  const answer = await tenant.get<Intelligence>(path(query));
  expect(answer.status, answer.text).toBe(200);
  return answer.body;
};

describe("GET /v1/entities/{entity_id}/intelligence", () => {
  test("200: the entity with the status of every field, free", async () => {
    const { observations_as_of, sources, correlation_id, usage, field_status, ...entity } =
      await intelligence();
    expect(entity).toEqual(await tenant.entity(entityId));
    expect(Object.keys(field_status!).length).toBeGreaterThan(30);
    expect(observations_as_of).toBe(service.clock.now.toISOString());
    expect(correlation_id).toMatch(/^req_/);
    expect(usage.credits_charged).toBe(0);
    expect(sources.length).toBeGreaterThan(1);
  });

  test("200: the sources account for every value that survives, each for its own", async () => {
    const { record, provenance, sources } = await intelligence();
    const surviving = sources.flatMap((source) =>
      source.surviving.map((attribute) => [
        attribute,
        source.source_id,
        source.provider_record_id ?? undefined,
      ]),
    );
    const cited = Object.entries(provenance)
      .filter(([attribute]) => attribute !== "identity.identifiers")
      .map(([attribute, entry]) => [attribute, entry.source_id, entry.provider_record_id]);
    expect(surviving.sort()).toEqual(cited.sort());
    expect(Object.keys(record)).toContain("identity.identifiers");
    for (const { attributes, surviving: own } of sources)
      expect(attributes).toEqual(expect.arrayContaining([...own]));
  });

  test("200: what a caller said is a source with its record", async () => {
    const { member_record_ids, sources } = await intelligence();
    expect(sources.find(({ source_kind }) => source_kind === "caller")).toMatchObject({
      source_id: "caller",
      provider_record_id: null,
      record_id: member_record_ids[0],
      licence_permits_resale: false,
    });
  });

  test("200: a selection narrows values, statuses and sources", async () => {
    const { record, field_status, sources } = await intelligence("?fields=registration.vat_number");
    expect(record).toEqual({ "registration.vat_number": "GB123456789" });
    expect(field_status).toEqual({ "registration.vat_number": "present" });
    expect(sources).toMatchObject([{ source_id: "caller", attributes: ["registration.vat_number"] }]);
    expect(await intelligence("?fields=")).toMatchObject({ record: {}, provenance: {}, sources: [] });
  });

  test("200: statuses can be left out", async () => {
    expect(await intelligence("?include_field_status=false")).not.toHaveProperty("field_status");
  });

  test("200: the tool gives the same", async () => {
    const { content } = await tenant.tool("get_entity_intelligence", { entity_id: entityId }, "read");
    const { correlation_id: _, usage: __, ...rest } = await intelligence();
    expect(content).toMatchObject({ ...rest });
  });

  test("404: another tenant's entity has the bytes of an unknown one", async () => {
    const other = await service.tenant();
    const bytes = async (id: string) => {
      const answer = await other.get<ErrorBody>(`/v1/entities/${id}/intelligence`);
      expect(answer.status).toBe(404);
      return answer.text.replaceAll(/req_[a-z2-7]{26}/g, "req_");
    };
    expect(await bytes(entityId)).toBe(await bytes(`ent_${"a".repeat(26)}`));
  });

  test("422: a field that no entity has", async () => {
    const { status, body } = await tenant.get<ErrorBody>(path("?fields=identity.nickname"));
    expect(status).toBe(422);
    expect(body.error.details.fields).toMatchObject([{ path: "fields.0", code: "invalid_enum" }]);
  });
});
