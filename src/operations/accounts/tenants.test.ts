import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { JsonObject } from "../../../tests/support/answers.ts";
import { numberedCompany } from "../../../tests/support/records.ts";
import { TestService } from "../../../tests/support/service.ts";

let service: TestService;

beforeAll(async () => {
  service = await TestService.start({ register: "none" });
});

// The admin bucket holds sixty requests and refills one a second.
beforeEach(() => service.advance(60));

afterAll(() => service.close());

describe("POST /v1/admin/tenants", () => {
  test("201: a tenant on the free plan, with 300 credits and a place to find it", async () => {
    const answer = await service.admin("POST", "/v1/admin/tenants", {
      name: "Acme Ltd",
      external_ref: "crm-42",
    });
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      tenant_id: expect.stringMatching(/^ten_[a-z2-7]{26}$/),
      name: "Acme Ltd",
      plan: "free",
      external_ref: "crm-42",
      status: "active",
      credits_granted: 300,
      credits_remaining: 300,
      rate_multiplier: 1,
      correlation_id: answer.headers["x-correlation-id"],
    });
    expect(answer.body).not.toHaveProperty("usage");
    const read = await service.admin("GET", String(answer.headers.location));
    expect(read.status).toBe(200);
    const { correlation_id, ...facts } = answer.body;
    expect(read.body).toMatchObject(facts);
  });

  test.each([
    ["free", 300, 1],
    ["starter", 5_000, 2],
    ["growth", 50_000, 5],
    ["scale", 500_000, 10],
  ])("201: plan %s grants %i credits and multiplies rates by %i", async (plan, credits, multiplier) => {
    const answer = await service.admin("POST", "/v1/admin/tenants", { name: "Acme Ltd", plan });
    expect(answer.body).toMatchObject({ plan, credits_remaining: credits, rate_multiplier: multiplier });
  });

  test("200: the same id and name again answer the tenant that exists, as it is now", async () => {
    const body = { name: "Acme Ltd", tenant_id: "acme", plan: "free" };
    expect((await service.admin("POST", "/v1/admin/tenants", body)).status).toBe(201);
    const minted = await service.admin("POST", "/v1/admin/keys", {
      name: "k",
      tenant_id: "acme",
      scope: "resolve",
    });
    await service.send("POST", "/v1/resolve", { key: minted.body.key as string, body: numberedCompany(40) });
    const again = await service.admin("POST", "/v1/admin/tenants", body);
    expect(again.status).toBe(200);
    expect(again.body).toMatchObject({ tenant_id: "acme", credits_remaining: 299 });
  });

  test("200 or 201: of many at once with one id, one creates it", async () => {
    const body = { name: "Racing Ltd", tenant_id: "racing" };
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => service.admin("POST", "/v1/admin/tenants", body)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 201]);
  });

  test("409: the id belongs to a tenant of another name", async () => {
    await service.admin("POST", "/v1/admin/tenants", { name: "One Ltd", tenant_id: "one" });
    const answer = await service.admin("POST", "/v1/admin/tenants", { name: "Two Ltd", tenant_id: "one" });
    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({ error: { code: "tenant_conflict" } });
    expect(answer.text).not.toContain("One Ltd");
  });

  test.each([
    ["no name", {}, "name", "missing"],
    ["an empty name", { name: "" }, "name", "too_short"],
    ["a name of 201", { name: "x".repeat(201) }, "name", "too_long"],
    ["an unknown plan", { name: "Acme", plan: "gold" }, "plan", "invalid_enum"],
    ["an id with a blank", { name: "Acme", tenant_id: "a b" }, "tenant_id", "invalid_format"],
    ["an id of 65", { name: "Acme", tenant_id: "a".repeat(65) }, "tenant_id", "invalid_format"],
    ["credits of one's own", { name: "Acme", credits_remaining: 9 }, "credits_remaining", "unknown_field"],
  ])("422: %s", async (_, body, path, code) => {
    const answer = await service.admin("POST", "/v1/admin/tenants", body);
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ error: { details: { fields: [{ path, code }] } } });
  });

  test("401 and 403: it needs an admin key", async () => {
    const tenant = await service.tenant();
    const body = { name: "Acme Ltd" };
    expect((await service.send("POST", "/v1/admin/tenants", { body })).status).toBe(401);
    for (const key of Object.values(tenant.keys)) {
      expect((await service.send("POST", "/v1/admin/tenants", { key, body })).status).toBe(403);
    }
  });
});

describe("GET /v1/admin/tenants/{tenant_id}", () => {
  test("404: a tenant that does not exist", async () => {
    expect((await service.admin("GET", "/v1/admin/tenants/nobody")).status).toBe(404);
  });
});

describe("GET /v1/admin/tenants", () => {
  test("200: oldest first, in pages, with the total", async () => {
    const made: unknown[] = [];
    for (let n = 0; n < 3; n++) {
      service.advance(1);
      made.push((await service.admin("POST", "/v1/admin/tenants", { name: `Paged ${n}` })).body.tenant_id);
    }
    const all = await service.admin("GET", "/v1/admin/tenants?limit=200");
    const ids = (all.body.tenants as JsonObject[]).map(({ tenant_id }) => tenant_id);
    expect(all.body.total).toBe(ids.length);
    expect(ids.filter((id) => made.includes(id))).toEqual(made);
    const page = await service.admin("GET", "/v1/admin/tenants?limit=2&offset=1");
    expect(page.body).toMatchObject({ limit: 2, offset: 1, total: ids.length });
    expect((page.body.tenants as JsonObject[]).map(({ tenant_id }) => tenant_id)).toEqual(ids.slice(1, 3));
  });

  test.each(["limit=0", "limit=201", "offset=-1", "limit=ten", "limit=1&limit=2", "plan=free"])(
    "422: %s",
    async (query) => {
      expect((await service.admin("GET", `/v1/admin/tenants?${query}`)).status).toBe(422);
    },
  );

  test("401 and 403: it needs an admin key", async () => {
    const tenant = await service.tenant();
    expect((await service.send("GET", "/v1/admin/tenants")).status).toBe(401);
    expect((await tenant.get("/v1/admin/tenants", "resolve")).status).toBe(403);
  });
});
