import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { TestService } from "../../../tests/support/service.ts";
import { Lists, type MemberPageBody } from "./testing/lists.ts";

let service: TestService;
let lists: Lists;

beforeAll(async () => {
  service = await TestService.start({ register: "none" });
});
afterAll(() => service.close());

beforeEach(async () => {
  lists = new Lists(service, await service.tenant());
  await lists.create("suppliers");
});

const stranger = "ent_aaaaaaaaaaaaaaaaaaaaaaaaaa";

describe("members", () => {
  test("200: a repeat says anew what the list says of the entity, and when it was added stays", async () => {
    const entityId = await lists.entity(1);
    const added_at = service.clock.now.toISOString();
    const first = await lists.put("suppliers", entityId, { customer_reference: "V-1", role: "supplier" });
    expect(first).toMatchObject({ portfolio_id: "suppliers", entity_id: entityId, added_at });
    service.advance(60);
    const second = await lists.put("suppliers", entityId, { customer_reference: "V-2" });
    expect(second).toMatchObject({ customer_reference: "V-2", role: null, added_at });
    expect(await lists.members("suppliers")).toHaveLength(1);
    expect(await lists.expect(200, "GET", "/suppliers")).toMatchObject({ member_count: 1 });
    const { record } = await lists.tenant.entity(entityId);
    expect(JSON.stringify(record)).not.toContain("V-2");
  });

  test("204: an entity is taken out once, and again without harm", async () => {
    const entityId = await lists.entity(1);
    await lists.put("suppliers", entityId);
    for (let n = 0; n < 2; n++) await lists.expect(204, "DELETE", `/suppliers/members/${entityId}`);
    expect(await lists.members("suppliers")).toEqual([]);
    expect((await lists.tenant.get(`/v1/entities/${entityId}`)).status).toBe(200);
  });

  test("404: an entity or a portfolio that the tenant does not have", async () => {
    const other = new Lists(service, await service.tenant());
    const [mine, theirs] = [await lists.entity(1), await other.entity(1)];
    for (const entityId of [theirs, stranger]) {
      expect((await lists.send("PUT", `/suppliers/members/${entityId}`, {})).status).toBe(404);
      expect((await lists.send("DELETE", `/suppliers/members/${entityId}`)).status).toBe(404);
    }
    expect((await other.send("PUT", `/suppliers/members/${mine}`, {})).status).toBe(404);
    expect((await lists.send("PUT", `/unknown/members/${mine}`, {})).status).toBe(404);
    expect((await lists.send("GET", "/unknown/members")).status).toBe(404);
  });

  test("409: a list has 1,000 members, and one that is in it can still be changed", async () => {
    const [inside, outside] = [await lists.entity(1), await lists.entity(2)];
    await lists.put("suppliers", inside);
    await service.database.query(
      `insert into portfolio_member (tenant_id, portfolio_id, entity_id, added_at)
       select $1, 'suppliers', 'ent_' || n, $2 from generate_series(1, 999) n`,
      [lists.tenant.tenantId, service.clock.now.toISOString()],
    );
    const refused = await lists.send("PUT", `/suppliers/members/${outside}`, {});
    expect([refused.status, refused.body]).toMatchObject([
      409,
      { error: { code: "portfolio_member_limit", details: { limit: 1000 } } },
    ]);
    expect(await lists.put("suppliers", inside, { role: "buyer" })).toMatchObject({ role: "buyer" });
    await lists.expect(204, "DELETE", `/suppliers/members/${inside}`);
    await lists.put("suppliers", outside);
  });

  test("204: an erased entity leaves every list, and one of which a record is erased stays", async () => {
    const [gone, kept] = [await lists.entity(1), await lists.entity(2)];
    await lists.create("customers");
    for (const list of ["suppliers", "customers"])
      for (const entityId of [gone, kept]) await lists.put(list, entityId);
    const again = await lists.tenant.resolve({
      name: "Quillworth Brackenfold Ltd",
      country: "GB",
      ...{ registration_number: "09100002", jurisdiction: "GB", enrich: false },
    });
    expect(again.entity!.entity_id).toBe(kept);
    const key = lists.tenant.keys.erase;
    expect((await service.send("DELETE", `/v1/entities/${gone}`, { key })).status).toBe(204);
    expect((await service.send("DELETE", `/v1/records/${again.record_id}`, { key })).status).toBe(204);
    for (const list of ["suppliers", "customers"])
      expect((await lists.members(list)).map(({ entity_id }) => entity_id)).toEqual([kept]);
  });
});

describe("pages of members", () => {
  test("200: a walk gives each member once, in the order of their adding, whatever is removed meanwhile", async () => {
    const ids: string[] = [];
    for (let n = 0; n < 5; n++) {
      ids.push(await lists.entity(n));
      await lists.put("suppliers", ids[n]!);
      service.advance(1);
    }
    const first = await lists.expect<MemberPageBody>(200, "GET", "/suppliers/members?limit=2");
    expect(first.total).toBe(5);
    await lists.expect(204, "DELETE", `/suppliers/members/${ids[1]}`);
    const rest = await lists.expect<MemberPageBody>(
      200,
      "GET",
      `/suppliers/members?limit=100&cursor=${first.next_cursor}`,
    );
    const walked = [...first.members, ...rest.members].map(({ entity_id }) => entity_id);
    expect(walked).toEqual(ids);
    expect(rest).toMatchObject({ next_cursor: null, total: 4 });
  });

  test("422: a page has 100 members at the most, and a cursor belongs to its list", async () => {
    expect((await lists.send("GET", "/suppliers/members?limit=101")).status).toBe(422);
    await lists.create("customers");
    for (let n = 0; n < 2; n++) await lists.put("suppliers", await lists.entity(n));
    const { next_cursor } = await lists.expect<MemberPageBody>(200, "GET", "/suppliers/members?limit=1");
    const replayed = await lists.send("GET", `/customers/members?cursor=${next_cursor}`);
    expect([replayed.status, replayed.body]).toMatchObject([422, { error: { code: "invalid_cursor" } }]);
  });
});

test("200: the tools add, remove and list as the routes do", async () => {
  const at = { portfolio_id: "suppliers", entity_id: await lists.entity(1) };
  const payload = { customer_reference: "V-1", role: "supplier" };
  const added = await lists.tenant.tool("manage_portfolio_member", { operation: "add", ...at, payload });
  const page = await lists.expect<MemberPageBody>(200, "GET", "/suppliers/members");
  expect(added.content).toEqual({ portfolio_id: "suppliers", ...page.members[0] });
  const listed = await lists.tenant.tool("get_portfolio_members", { portfolio_id: "suppliers" }, "read");
  expect(listed.content).toMatchObject({ members: page.members, next_cursor: null, total: 1 });
  const removed = await lists.tenant.tool("manage_portfolio_member", { operation: "remove", ...at });
  expect(removed.content).toEqual({ removed: true });
  const unknown = { ...at, entity_id: stranger, operation: "add" };
  expect(await lists.tenant.tool("manage_portfolio_member", unknown)).toMatchObject({
    content: { error: { code: "not_found" } },
  });
});
