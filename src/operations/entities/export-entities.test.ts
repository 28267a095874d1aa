import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { EntityBody, ErrorBody } from "../../../tests/support/answers.ts";
import { apple, numberedCompany } from "../../../tests/support/records.ts";
import { TestService } from "../../../tests/support/service.ts";
import type { TestTenant } from "../../../tests/support/tenant.ts";

let service: TestService;
let tenant: TestTenant;

beforeAll(async () => {
  service = await TestService.start();
  tenant = await service.tenant();
  await tenant.resolve(apple);
  // More than one page of the export.
  for (let n = 0; n < 105; n++) await tenant.resolve(numberedCompany(n));
});

afterAll(() => service.close());

async function exported(of: TestTenant, query = ""): Promise<{ text: string; lines: EntityBody[] }> {
  const { body, statusCode, headers } = await service.app.http.inject({
    method: "GET",
    url: `/v1/entities/export${query}`,
    headers: { authorization: `Bearer ${of.keys.read}` },
  });
  expect(statusCode, body).toBe(200);
  expect(headers["content-type"]).toBe("application/x-ndjson; charset=utf-8");
  const lines = body.split("\n");
  expect(lines.pop()).toBe("");
  return { text: body, lines: lines.map((line) => JSON.parse(line) as EntityBody) };
}

async function everyEntity(query = ""): Promise<EntityBody[]> {
  const { entities } = (await tenant.get<{ entities: EntityBody[] }>(`/v1/entities?limit=200${query}`)).body;
  return entities;
}

async function everyRow(): Promise<number> {
  return tenant.count("entity");
}

describe("GET /v1/entities/export", () => {
  test("200: a line for each entity, the same as the list gives and in its order", async () => {
    const { lines } = await exported(tenant);
    expect(lines).toHaveLength(106);
    expect(lines).toEqual(await everyEntity());
    expect(lines.every(({ member_record_ids }) => member_record_ids.length > 0)).toBe(true);
  });

  test("200: no usage, no correlation id, nothing but entities; it is a download", async () => {
    const { text } = await exported(tenant);
    expect(text).not.toContain("credits_charged");
    expect(text).not.toContain("req_");
    const { headers } = await service.app.http.inject({
      method: "GET",
      url: "/v1/entities/export",
      headers: { authorization: `Bearer ${tenant.keys.resolve}` },
    });
    expect(headers["content-disposition"]).toBe('attachment; filename="entities.ndjson"');
    expect(headers["content-length"]).toBeUndefined();
  });

  test("200: filters narrow it as they narrow the list", async () => {
    expect((await exported(tenant, "?country=US")).lines).toEqual(await everyEntity("&country=US"));
    expect((await exported(tenant, "?q=09100005")).lines).toHaveLength(1);
    expect((await exported(tenant, "?updated_since=2030-01-01T00:00:00Z")).text).toBe("");
  });

  test("200: a tenant without entities gets an empty body, and nobody another's", async () => {
    expect((await exported(await service.tenant())).text).toBe("");
  });

  test("429: it takes a token of the batch bucket", async () => {
    const other = await service.tenant({ plan: "free" });
    const tokens = async () => {
      const { headers, statusCode } = await service.app.http.inject({
        method: "GET",
        url: "/v1/entities/export",
        headers: { authorization: `Bearer ${other.keys.read}` },
      });
      return { statusCode, limit: headers["ratelimit-limit"] };
    };
    expect(await tokens()).toEqual({ statusCode: 200, limit: "30" });
    for (let n = 0; n < 29; n++) await tokens();
    expect((await tokens()).statusCode).toBe(429);
  });

  test("422: what is wrong with the request is said before the first byte", async () => {
    const answer = await tenant.get<ErrorBody>("/v1/entities/export?limit=5");
    expect(answer.status).toBe(422);
    expect(answer.body.error.details.fields).toMatchObject([{ path: "limit", code: "unknown_field" }]);
    expect(answer.headers["content-disposition"]).toBeUndefined();
  });
});

describe("on the wire", () => {
  let port: number;

  beforeAll(async () => {
    await service.app.http.listen({ port: 0, host: "127.0.0.1" });
    port = (service.app.http.server.address() as AddressInfo).port;
  });

  const open = async (): Promise<IncomingMessage> => {
    const headers = { authorization: `Bearer ${tenant.keys.read}` };
    const request = get({ port, host: "127.0.0.1", path: "/v1/entities/export", headers, agent: false });
    const [response] = (await once(request, "response")) as [IncomingMessage];
    return response;
  };

  test("200: what fails midway cuts the connection, so that nobody takes a part for the whole", async () => {
    const { database } = service;
    const total = await everyRow();
    // The last page holds a row that no reader can convert to an entity.
    const damage = (value: string) =>
      database.query(
        `update entity set observations = ${value} where tenant_id = $1 and entity_id = (
           select entity_id from entity where tenant_id = $1 order by created_at desc, entity_id desc limit 1)`,
        [tenant.tenantId],
      );
    await damage("'{' || observations");
    const response = await open();
    expect(response.statusCode).toBe(200);
    let text = "";
    response.on("data", (chunk: Buffer) => {
      text += chunk.toString();
    });
    const [error] = (await once(response, "error")) as [Error & { code: string }];
    expect(error.code).toBe("ECONNRESET");
    expect(text.split("\n").length).toBeLessThan(total);
    expect(response.complete).toBe(false);
    await damage("substr(observations, 2)");
    expect((await exported(tenant)).lines).toHaveLength(total);
  });

  test("200: a caller who goes away leaves nothing running that the next one has to wait for", async () => {
    // More streams than one tenant may have open.
    for (let n = 0; n < 55; n++) {
      const response = await open();
      expect(response.statusCode).toBe(200);
      response.destroy();
      await once(response, "close");
    }
    expect((await exported(tenant)).lines).toHaveLength(await everyRow());
  });
});
