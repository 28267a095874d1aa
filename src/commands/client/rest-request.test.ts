import { describe, expect, test } from "vitest";
import { deleteKey, listKeys, rotateKey } from "../../operations/accounts/keys.contract.ts";
import { getDecision } from "../../operations/decisions/get-decision.contract.ts";
import { resolve } from "../../operations/resolution/resolve.contract.ts";
import { restRequest } from "./rest-request.ts";

describe("requests as contracts bind them", () => {
  test("a body for POST", () => {
    expect(restRequest(resolve, { name: "A", country: undefined })).toEqual({
      method: "POST",
      path: "/v1/resolve",
      body: '{"name":"A"}',
    });
  });

  test("fields of the path are encoded and stand nowhere else", () => {
    expect(restRequest(getDecision, { decision_id: "a/b?c" })).toEqual({
      method: "GET",
      path: "/v1/decisions/a%2Fb%3Fc",
      body: null,
    });
    expect(restRequest(rotateKey, { key_id: "key_1", grace_seconds: 0 })).toEqual({
      method: "POST",
      path: "/v1/admin/keys/key_1/rotate",
      body: '{"grace_seconds":0}',
    });
    expect(restRequest(deleteKey, { key_id: "key_\ud800" }).path).toBe("/v1/admin/keys/key_%EF%BF%BD");
  });

  test("the others stand in the query where there is no body, absent ones not at all", () => {
    const { path, body } = restRequest(listKeys, {
      tenant_id: "a b",
      scope: undefined,
      limit: 200,
      offset: 0,
    });
    expect(path).toBe("/v1/admin/keys?tenant_id=a+b&limit=200&offset=0");
    expect(body).toBeNull();
  });
});
