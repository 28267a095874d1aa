import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { TestService } from "../../../tests/support/service.ts";
import { Lists } from "./testing/lists.ts";

let service: TestService;
let lists: Lists;

beforeAll(async () => {
  service = await TestService.start({ register: "none" });
});
afterAll(() => service.close());

beforeEach(async () => {
  lists = new Lists(service, await service.tenant());
});

interface PortfolioBody {
  readonly portfolio_id: string;
  readonly name: string;
}
interface PageBody {
  readonly portfolios: readonly PortfolioBody[];
  readonly next_cursor: string | null;
}

describe("creating", () => {
  test("201: the service gives an id where the caller has none", async () => {
    const answer = await lists.send<PortfolioBody>("POST", "", { name: "Suppliers" });
    expect(answer.status, answer.text).toBe(201);
    expect(answer.body).toMatchObject({ name: "Suppliers", member_count: 0 });
    expect(answer.body.portfolio_id).toMatch(/^pf_[a-z2-7]{26}$/);
    expect(answer.headers.location).toBe(`/v1/portfolios/${answer.body.portfolio_id}`);
  });

  test("200: a repeat with the same id and name answers what is there", async () => {
    await lists.create("suppliers");
    const again = await lists.send("POST", "", { portfolio_id: "suppliers", name: "Suppliers" });
    expect(again.status).toBe(200);
    expect(await lists.expect<PageBody>(200, "GET", "")).toMatchObject({ portfolios: [{}] });
  });

  test("409: the same id under another name is a conflict", async () => {
    await lists.create("suppliers");
    const other = await lists.send("POST", "", { portfolio_id: "suppliers", name: "Customers" });
    expect([other.status, other.body]).toMatchObject([409, { error: { code: "portfolio_conflict" } }]);
  });

  test("409: a tenant has 100 portfolios, and a repeat of one of them is no 101st", async () => {
    for (let n = 0; n < 100; n++) await lists.create(`list-${n}`);
    const more = await lists.send("POST", "", { name: "One more" });
    expect([more.status, more.body]).toMatchObject([
      409,
      { error: { code: "portfolio_limit", details: { limit: 100 } } },
    ]);
    const again = await lists.send("POST", "", { portfolio_id: "list-7", name: "Suppliers" });
    expect(again.status).toBe(200);
    await lists.expect(204, "DELETE", "/list-7");
    expect((await lists.send("POST", "", { name: "One more" })).status).toBe(201);
  });

  test.each([
    { name: "" },
    { name: "x".repeat(201) },
    { name: "x", portfolio_id: "a b" },
    { name: "x", more: 1 },
  ])("422: %j is refused", async (body) => {
    expect((await lists.send("POST", "", body)).status).toBe(422);
  });
});

describe("listing", () => {
  test("200: pages have each portfolio once, oldest first", async () => {
    const ids = ["c", "a", "b"];
    for (const id of ids) {
      await lists.create(id);
      service.advance(1);
    }
    const first = await lists.expect<PageBody>(200, "GET", "?limit=2");
    const second = await lists.expect<PageBody>(200, "GET", `?limit=2&cursor=${first.next_cursor}`);
    expect([...first.portfolios, ...second.portfolios].map(({ portfolio_id }) => portfolio_id)).toEqual(ids);
    expect(second.next_cursor).toBeNull();
  });

  test("422: a cursor of another tenant, or a made-up one, opens nothing", async () => {
    const other = new Lists(service, await service.tenant());
    for (const id of ["a", "b"]) await other.create(id);
    const { next_cursor } = await other.expect<PageBody>(200, "GET", "?limit=1");
    for (const cursor of [next_cursor, "made-up"]) {
      const answer = await lists.send("GET", `?cursor=${cursor}`);
      expect([answer.status, answer.body]).toMatchObject([422, { error: { code: "invalid_cursor" } }]);
    }
  });
});

describe("one portfolio", () => {
  test("200: it can be renamed, and its id stays", async () => {
    await lists.create("suppliers");
    service.advance(1);
    const renamed = await lists.expect<PortfolioBody>(200, "PATCH", "/suppliers", { name: "Customers" });
    expect(renamed).toMatchObject({ portfolio_id: "suppliers", name: "Customers" });
    expect(renamed).toMatchObject({ updated_at: service.clock.now.toISOString() });
    expect(await lists.expect(200, "GET", "/suppliers")).toMatchObject({ name: "Customers" });
  });

  test("204: deleting it takes its list and leaves the entities", async () => {
    const entityId = await lists.entity(1);
    await lists.create("suppliers");
    await lists.put("suppliers", entityId);
    await lists.expect(204, "DELETE", "/suppliers");
    expect((await lists.send("GET", "/suppliers")).status).toBe(404);
    expect((await lists.tenant.get(`/v1/entities/${entityId}`)).status).toBe(200);
    await lists.create("suppliers");
    expect(await lists.members("suppliers")).toEqual([]);
  });

  test("404: another tenant's portfolio is as an unknown one, for every operation", async () => {
    const other = new Lists(service, await service.tenant());
    await other.create("theirs");
    for (const id of ["theirs", "unknown"]) {
      expect((await lists.send("GET", `/${id}`)).status).toBe(404);
      expect((await lists.send("PATCH", `/${id}`, { name: "x" })).status).toBe(404);
      expect((await lists.send("DELETE", `/${id}`)).status).toBe(404);
    }
    expect(await other.expect(200, "GET", "/theirs")).toMatchObject({ name: "Suppliers" });
  });
});

describe("the tools", () => {
  const manage = (args: object) => lists.tenant.tool("manage_portfolio", args);

  test("200: create, rename and delete as the routes do", async () => {
    const name = (text: string) => ({ payload: { name: text } });
    const at = { portfolio_id: "suppliers" };
    const created = await manage({ operation: "create", ...at, ...name("Suppliers") });
    const read = await lists.expect<object>(200, "GET", "/suppliers");
    expect(read).toMatchObject(created.content);
    expect((await lists.tenant.tool("get_portfolio", at, "read")).content).toMatchObject(created.content);
    const listed = await lists.tenant.tool("list_portfolios", {}, "read");
    expect(listed.content).toMatchObject({ portfolios: [created.content], next_cursor: null });
    const renamed = await manage({ operation: "rename", ...at, ...name("Customers") });
    expect(renamed.content).toMatchObject({ name: "Customers" });
    expect((await manage({ operation: "delete", ...at })).content).toEqual({ deleted: true });
    expect((await lists.send("GET", "/suppliers")).status).toBe(404);
  });

  test.each([
    [404, "not_found", { operation: "delete", portfolio_id: "unknown" }],
    [422, "invalid_request", { operation: "create" }],
    [422, "invalid_request", { operation: "rename", payload: { name: "x" } }],
    [422, "invalid_request", { operation: "archive", portfolio_id: "x" }],
  ])("404 and 422: %s, %s for %j", async (_status, code, args) => {
    expect(await manage(args)).toMatchObject({ isError: true, content: { error: { code } } });
  });
});
