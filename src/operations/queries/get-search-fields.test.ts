import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { TestService } from "../../../tests/support/service.ts";
import type { TestTenant } from "../../../tests/support/tenant.ts";

let service: TestService;
let tenant: TestTenant;
beforeAll(async () => {
  service = await TestService.start({ register: "none" });
  tenant = await service.tenant();
});
afterAll(() => service.close());

describe("GET /v1/reference/search-fields", () => {
  test("200: lists the fields, operators and sorts of a typed query and no other, over both doors", async () => {
    const { status, body } = await tenant.get("/v1/reference/search-fields");
    expect(status).toBe(200);
    expect(body).toMatchObject({
      collection: "search-fields",
      items: [
        { field: "identity.legal_name", operators: ["eq", "contains", "in"], sortable: false },
        { field: "digital.domain", operators: ["eq", "in"], sortable: false },
        { field: "location.country", operators: ["eq", "in"], sortable: false },
        { field: "entity_id", operators: ["eq", "in"], sortable: true },
        { field: "created_at", operators: ["gte", "lte"], sortable: true },
      ],
    });
    const { content } = await tenant.tool("get_search_fields", {}, "read");
    expect(content.items).toEqual(body.items);
  });

  test("401, 403 and 422: without a key, with a key of another scope, with a parameter", async () => {
    expect((await service.send("GET", "/v1/reference/search-fields")).status).toBe(401);
    expect((await tenant.get("/v1/reference/search-fields", "review")).status).toBe(403);
    expect((await tenant.get("/v1/reference/search-fields?field=x")).status).toBe(422);
  });
});
