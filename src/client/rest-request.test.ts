import { describe, expect, test } from "vitest";
import { operations } from "./generated/operations.ts";
import { restRequest } from "./rest-request.ts";

describe("requests as operations bind them", () => {
  test("a body for POST", () => {
    expect(restRequest(operations.resolve, { name: "A", country: undefined })).toEqual({
      method: "POST",
      path: "/v1/resolve",
      headers: {},
      body: '{"name":"A"}',
    });
  });

  test("fields of the path are encoded and stand nowhere else", () => {
    expect(restRequest(operations.get_decision, { decision_id: "a/b?c" })).toEqual({
      method: "GET",
      path: "/v1/decisions/a%2Fb%3Fc",
      headers: {},
      body: null,
    });
    expect(restRequest(operations.rotate_key, { key_id: "key_1", grace_seconds: 0 })).toMatchObject({
      path: "/v1/admin/keys/key_1/rotate",
      body: '{"grace_seconds":0}',
    });
    expect(restRequest(operations.delete_key, { key_id: "key_\ud800" }).path).toBe(
      "/v1/admin/keys/key_%EF%BF%BD",
    );
  });

  test.each(["", ".", ".."])("an id %j would lead to another path, so it is refused", (id) => {
    expect(() => restRequest(operations.erase_entity, { entity_id: id })).toThrow(
      "entity_id: a value is needed",
    );
  });

  test("fields of a header travel there", () => {
    expect(restRequest(operations.get_batch_job_events, { job_id: "job_1", last_event_id: 3 })).toEqual({
      method: "GET",
      path: "/v1/batch-jobs/job_1/events",
      headers: { "Last-Event-ID": "3" },
      body: null,
    });
  });

  test("the others stand in the query where there is no body, absent ones not at all, an empty list as nothing", () => {
    const listed = { tenant_id: "a b", scope: undefined, limit: 200, offset: 0 };
    expect(restRequest(operations.list_keys, listed)).toMatchObject({
      path: "/v1/admin/keys?tenant_id=a+b&limit=200&offset=0",
      body: null,
    });
    const projected = { entity_id: "ent_1", fields: [], field_packs: ["identity", "ownership"] };
    expect(restRequest(operations.get_entity, projected).path).toBe(
      "/v1/entities/ent_1?fields=&field_packs=identity&field_packs=ownership",
    );
  });
});
