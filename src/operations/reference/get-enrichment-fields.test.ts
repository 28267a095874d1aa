import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { TestService } from "../../../tests/support/service.ts";
import type { TestTenant } from "../../../tests/support/tenant.ts";

interface FieldItem {
  readonly field: string;
  readonly type: string;
  readonly packs: readonly string[];
  readonly readiness: string;
  readonly sources: readonly string[];
  readonly licences: readonly string[];
  readonly resale: boolean;
}

let service: TestService;
let tenant: TestTenant;

beforeAll(async () => {
  service = await TestService.start();
  tenant = await service.tenant();
});

afterAll(() => service.close());

async function read() {
  const answer = await tenant.get<{
    items: readonly FieldItem[];
    packs: Record<string, readonly string[]>;
    source_value_schemas: Record<string, Record<string, { type: string }>>;
    usage: { credits_charged: number };
  }>("/v1/reference/enrichment-fields");
  expect(answer.status).toBe(200);
  return answer.body;
}

describe("GET /v1/reference/enrichment-fields", () => {
  test("200: every attribute with its packs, free", async () => {
    const { items, packs, usage } = await read();
    expect(usage.credits_charged).toBe(0);
    expect(new Set(items.map(({ field }) => field)).size).toBe(items.length);
    expect(Object.keys(packs)).toEqual(["identity", "firmographics", "financials", "ownership"]);
    for (const [pack, names] of Object.entries(packs)) {
      expect(
        items.filter((item) => item.packs.includes(pack)).map(({ field }) => field),
        pack,
      ).toEqual(names);
    }
    expect(packs.identity).toContain("digital.domain");
    expect(packs.ownership).toContain("hierarchy.direct_parent_lei");
  });

  test("200: a field is ready exactly when an installed source supplies it", async () => {
    const { items, source_value_schemas } = await read();
    const byName = new Map(items.map((item) => [item.field, item]));
    expect(byName.get("registration.lei")).toMatchObject({
      readiness: "ready",
      sources: expect.arrayContaining(["gleif"]),
    });
    expect(byName.get("registration.duns")).toMatchObject({
      readiness: "not_configured",
      sources: [],
      resale: false,
    });
    expect(byName.get("firmographics.employee_count")).toMatchObject({
      readiness: "not_supported",
      sources: [],
    });
    for (const item of items) {
      expect(item.readiness === "ready", item.field).toBe(item.sources.length > 0);
      // The composite consists of its parts and has no value of its own.
      if (item.field === "identity.identifiers") continue;
      for (const source of item.sources)
        expect(source_value_schemas[source], item.field).toHaveProperty([item.field]);
    }
  });

  test("200: what an entity carries is listed as ready, with its source", async () => {
    const { items } = await read();
    const byName = new Map(items.map((item) => [item.field, item]));
    const { entity } = await tenant.resolve({ name: "Apple", country: "US", lei: "HWUPKR0MPOU8FGXBT394" });
    for (const [attribute, { source_id }] of Object.entries(entity!.provenance)) {
      if (source_id !== "caller") expect(byName.get(attribute)?.sources, attribute).toContain(source_id);
    }
  });

  test("200: the tool gives the same", async () => {
    const tool = await tenant.tool("get_enrichment_fields", {}, "read");
    expect(tool.content.items).toEqual((await read()).items);
  });

  test("401 and 403: it needs a read or a resolve key", async () => {
    expect((await service.send("GET", "/v1/reference/enrichment-fields")).status).toBe(401);
    expect((await tenant.get("/v1/reference/enrichment-fields", "review")).status).toBe(403);
    expect((await service.admin("GET", "/v1/reference/enrichment-fields")).status).toBe(403);
  });

  test("422: an unknown parameter", async () => {
    expect((await tenant.get("/v1/reference/enrichment-fields?pack=identity")).status).toBe(422);
  });
});
