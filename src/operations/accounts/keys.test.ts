import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { JsonObject } from "../../../tests/support/answers.ts";
import { placeholder } from "../../../tests/support/records.ts";
import { type Answer, TestService } from "../../../tests/support/service.ts";

let service: TestService;

beforeAll(async () => {
  service = await TestService.start({ register: "none", environment: { ASSAY_KEY_GRACE_S: "3600" } });
  await service.admin("POST", "/v1/admin/tenants", {
    name: "Acme Ltd",
    tenant_id: "acme",
    plan: "enterprise",
  });
});

beforeEach(() => service.advance(60));

afterAll(() => service.close());

const mint = (body: object): Promise<Answer> =>
  service.admin("POST", "/v1/admin/keys", { name: "a key", ...body });
const rotate = (keyId: unknown, body?: object): Promise<Answer> =>
  service.admin("POST", `/v1/admin/keys/${keyId}/rotate`, body);
const resolveKey = async () => (await mint({ tenant_id: "acme", scope: "resolve" })).body;

/** The status that a resolve with this key gets: 200 while it authenticates. */
async function use(key: unknown): Promise<number> {
  return (await service.send("POST", "/v1/resolve", { key: key as string, body: placeholder })).status;
}

async function listed(keyId: unknown): Promise<JsonObject> {
  const { body } = await service.admin("GET", "/v1/admin/keys?tenant_id=acme&limit=200");
  return (body.keys as JsonObject[]).find(({ key_id }) => key_id === keyId)!;
}

describe("POST /v1/admin/keys", () => {
  test("201: the value is shown once, and only its digest is stored", async () => {
    const made = await mint({ tenant_id: "acme", scope: "resolve" });
    expect(made.status).toBe(201);
    const { key: _value, correlation_id, ...facts } = made.body;
    expect((await service.admin("GET", String(made.headers.location))).body).toMatchObject(facts);
    expect(made.body).toMatchObject({
      key_id: expect.stringMatching(/^key_[a-z2-7]{26}$/),
      tenant_id: "acme",
      scope: "resolve",
      reviewer_id: null,
      expires_at: null,
      last_used_at: null,
      rotated_at: null,
      previous_valid_until: null,
      status: "active",
    });
    const value = made.body.key as string;
    expect(value).toMatch(/^assay_sk_[0-9A-Za-z]{49}$/);
    expect(made.body.key_hint).toBe(`assay_sk_…${value.slice(-4)}`);
    expect(await use(value)).toBe(200);
    const list = await service.admin("GET", "/v1/admin/keys?limit=200");
    expect(list.text).not.toContain(value);
    const { rows } = await service.database.query<{ row: string }>(
      "select row_to_json(k)::text as row from api_key k union all select encode(digest, 'escape') from key_digest",
    );
    expect(rows.some(({ row }) => row.includes(value))).toBe(false);
  });

  test.each([
    ["read", { tenant_id: "acme" }],
    ["resolve", { tenant_id: "acme" }],
    ["erase", { tenant_id: "acme" }],
    ["review", { tenant_id: "acme", reviewer_id: "ann@example.com" }],
    ["admin", {}],
    ["metrics", { tenant_id: null, reviewer_id: null }],
  ])("201: scope %s", async (scope, rest) => {
    const made = await mint({ scope, ...rest });
    expect(made.status, made.text).toBe(201);
    expect(made.body).toMatchObject({ scope, tenant_id: (rest as JsonObject).tenant_id ?? null });
  });

  test.each([
    ["resolve without a tenant", { scope: "resolve" }, "tenant_id", "missing"],
    ["read for no tenant", { scope: "read", tenant_id: null }, "tenant_id", "missing"],
    ["admin with a tenant", { scope: "admin", tenant_id: "acme" }, "tenant_id", "unknown_field"],
    ["metrics with a tenant", { scope: "metrics", tenant_id: "acme" }, "tenant_id", "unknown_field"],
    ["review without a reviewer", { scope: "review", tenant_id: "acme" }, "reviewer_id", "missing"],
    [
      "a reviewer elsewhere",
      { scope: "read", tenant_id: "acme", reviewer_id: "ann" },
      "reviewer_id",
      "unknown_field",
    ],
    ["operator, which is never issued", { scope: "operator", tenant_id: "acme" }, "scope", "invalid_enum"],
    ["two scopes", { scope: ["read", "resolve"], tenant_id: "acme" }, "scope", "invalid_enum"],
    ["no scope", { tenant_id: "acme" }, "scope", "missing"],
    ["an empty name", { name: "", scope: "read", tenant_id: "acme" }, "name", "too_short"],
    [
      "an expiry without a zone",
      { scope: "read", tenant_id: "acme", expires_at: "2027-01-01T00:00:00" },
      "expires_at",
      "invalid_format",
    ],
    [
      "an expiry in the past",
      { scope: "read", tenant_id: "acme", expires_at: "2020-01-01T00:00:00Z" },
      "expires_at",
      "out_of_range",
    ],
    [
      "a value of one's own",
      { scope: "read", tenant_id: "acme", key: "assay_sk_mine" },
      "key",
      "unknown_field",
    ],
  ])("422: %s", async (_, body, path, code) => {
    const answer = await mint(body);
    expect(answer.status).toBe(422);
    const { fields } = (answer.body as { error: { details: { fields: JsonObject[] } } }).error.details;
    expect(fields.map((fault) => ({ path: fault.path, code: fault.code }))).toContainEqual({ path, code });
  });

  test("404: a tenant that is not there", async () => {
    expect((await mint({ tenant_id: "nobody", scope: "read" })).status).toBe(404);
  });

  test("401: a key past its expiry", async () => {
    const expires_at = new Date(service.clock.now.getTime() + 100_000).toISOString();
    const { key, key_id } = (await mint({ tenant_id: "acme", scope: "resolve", expires_at })).body;
    expect(await use(key)).toBe(200);
    service.advance(99);
    expect(await use(key)).toBe(200);
    service.advance(1);
    expect(await use(key)).toBe(401);
    expect(await listed(key_id)).toMatchObject({ status: "expired" });
  });

  test("401: a key that is mistyped by one character, or sent with white space inside", async () => {
    const { key } = await resolveKey();
    const value = key as string;
    const last = value.endsWith("a") ? "b" : "a";
    expect(await use(value.slice(0, -1) + last)).toBe(401);
    expect(await use(value.toUpperCase())).toBe(401);
    expect(await use(`${value} x`)).toBe(401);
    expect(await use(value)).toBe(200);
  });
});

describe("POST /v1/admin/keys/{key_id}/rotate", () => {
  test("200: both values authenticate until the grace ends", async () => {
    const { key_id, key } = await resolveKey();
    const rotated = await rotate(key_id, { grace_seconds: 600 });
    expect(rotated.status).toBe(200);
    const fresh = rotated.body.key;
    expect(fresh).not.toBe(key);
    expect(rotated.body).toMatchObject({
      key_id,
      status: "rotating",
      rotated_at: service.clock.now.toISOString(),
      previous_valid_until: new Date(service.clock.now.getTime() + 600_000).toISOString(),
      key_hint: `assay_sk_…${(fresh as string).slice(-4)}`,
    });
    expect([await use(key), await use(fresh)]).toEqual([200, 200]);
    service.advance(599);
    expect(await use(key)).toBe(200);
    service.advance(1);
    expect([await use(key), await use(fresh)]).toEqual([401, 200]);
    expect(await listed(key_id)).toMatchObject({ status: "active" });
  });

  test("200: without a body the configured grace holds", async () => {
    const { key_id } = await resolveKey();
    const rotated = await rotate(key_id);
    expect(rotated.body.previous_valid_until).toBe(
      new Date(service.clock.now.getTime() + 3_600_000).toISOString(),
    );
  });

  test("200: zero grace kills the old value at once", async () => {
    const { key_id, key } = await resolveKey();
    const rotated = await rotate(key_id, { grace_seconds: 0 });
    expect(rotated.body.status).toBe("active");
    expect([await use(key), await use(rotated.body.key)]).toEqual([401, 200]);
  });

  test("200: rotating again within the grace kills the oldest value", async () => {
    const { key_id, key } = await resolveKey();
    const second = (await rotate(key_id, { grace_seconds: 600 })).body.key;
    const third = (await rotate(key_id, { grace_seconds: 600 })).body.key;
    expect([await use(key), await use(second), await use(third)]).toEqual([401, 200, 200]);
  });

  test("200: two rotations at once leave two values, not three", async () => {
    const { key_id, key } = await resolveKey();
    const rotated = await Promise.all([
      rotate(key_id, { grace_seconds: 600 }),
      rotate(key_id, { grace_seconds: 600 }),
    ]);
    const values = [key, ...rotated.map(({ body }) => body.key)];
    const statuses = await Promise.all(values.map(use));
    expect(statuses[0]).toBe(401);
    expect(statuses.slice(1)).toEqual([200, 200]);
    const { rows } = await service.database.query(
      "select 1 from key_digest where key_id = $1 and valid_until is null",
      [key_id],
    );
    expect(rows).toHaveLength(1);
  });

  test("404: a key that is not there", async () => {
    expect((await rotate("key_aaaaaaaaaaaaaaaaaaaaaaaaaa")).status).toBe(404);
  });

  test("409: a key that is revoked", async () => {
    const { key_id } = await resolveKey();
    await service.admin("DELETE", `/v1/admin/keys/${key_id}`);
    const answer = await rotate(key_id);
    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({ error: { code: "key_revoked" } });
  });

  test.each([{ grace_seconds: -1 }, { grace_seconds: 604_801 }, { grace_seconds: 1.5 }, { grace: 1 }])(
    "422: %j",
    async (body) => {
      const { key_id } = await resolveKey();
      expect((await rotate(key_id, body)).status).toBe(422);
    },
  );
});

describe("DELETE /v1/admin/keys/{key_id}", () => {
  test("204: every value stops with the answer, those in grace too", async () => {
    const { key_id, key } = await resolveKey();
    const fresh = (await rotate(key_id, { grace_seconds: 600 })).body.key;
    const gone = await service.admin("DELETE", `/v1/admin/keys/${key_id}`);
    expect(gone.status).toBe(204);
    expect(gone.text).toBe("");
    expect([await use(key), await use(fresh)]).toEqual([401, 401]);
    expect(await listed(key_id)).toMatchObject({ status: "revoked", previous_valid_until: null });
  });

  test("404: again, and a key that is not there", async () => {
    const { key_id } = await resolveKey();
    await service.admin("DELETE", `/v1/admin/keys/${key_id}`);
    expect((await service.admin("DELETE", `/v1/admin/keys/${key_id}`)).status).toBe(404);
    expect((await service.admin("DELETE", "/v1/admin/keys/key_x")).status).toBe(404);
  });
});

describe("GET /v1/admin/keys/{key_id}", () => {
  test("404: a key that nobody has minted", async () => {
    expect((await service.admin("GET", "/v1/admin/keys/key_none")).status).toBe(404);
  });
});

describe("GET /v1/admin/keys", () => {
  test("200: filters by tenant, scope and status", async () => {
    const made = await mint({ tenant_id: "acme", scope: "erase" });
    await rotate(made.body.key_id, { grace_seconds: 600 });
    const { body } = await service.admin("GET", "/v1/admin/keys?tenant_id=acme&scope=erase&status=rotating");
    expect((body.keys as JsonObject[]).map(({ key_id }) => key_id)).toEqual([made.body.key_id]);
    expect(body.total).toBe(1);
    const none = await service.admin("GET", "/v1/admin/keys?tenant_id=nobody");
    expect(none.body).toMatchObject({ keys: [], total: 0 });
  });

  test("200: says when a key was last used, after the service has written it down", async () => {
    const { key_id, key } = await resolveKey();
    await use(key);
    const at = service.clock.now.toISOString();
    await service.restart();
    expect(await listed(key_id)).toMatchObject({ last_used_at: at });
  });

  test.each(["status=lost", "scope=operator", "limit=0", "key=assay_sk_x"])("422: %s", async (query) => {
    expect((await service.admin("GET", `/v1/admin/keys?${query}`)).status).toBe(422);
  });
});

describe("the scope of a key", () => {
  test("403: no key but an admin's reaches the keys; an admin's reaches no customer data", async () => {
    const tenant = await service.tenant();
    for (const key of Object.values(tenant.keys)) {
      expect((await service.send("GET", "/v1/admin/keys", { key })).status).toBe(403);
      expect((await service.send("DELETE", "/v1/admin/keys/key_x", { key })).status).toBe(403);
      expect((await service.send("POST", "/v1/admin/keys", { key, body: { scope: "admin" } })).status).toBe(
        403,
      );
    }
    for (const path of ["/v1/entities/ent_x", "/v1/decisions/dec_x"]) {
      expect((await service.admin("GET", path)).status).toBe(403);
    }
    expect((await service.admin("POST", "/v1/resolve", placeholder)).status).toBe(403);
  });

  test("401: none of them answers without a credential", async () => {
    expect((await service.send("GET", "/v1/admin/keys")).status).toBe(401);
    expect((await service.send("POST", "/v1/admin/keys", { body: {} })).status).toBe(401);
    expect((await service.send("POST", "/v1/admin/keys/key_x/rotate")).status).toBe(401);
    expect((await service.send("DELETE", "/v1/admin/keys/key_x")).status).toBe(401);
  });
});
