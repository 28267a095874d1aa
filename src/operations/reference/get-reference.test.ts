import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ErrorBody } from "../../../tests/support/answers.ts";
import { TestService } from "../../../tests/support/service.ts";
import type { TestTenant } from "../../../tests/support/tenant.ts";
import { errorCatalogue } from "../../contract/errors.ts";
import { attributes } from "../../domain/entities/attributes.ts";
import { referenceCollections } from "./get-reference.contract.ts";

interface Collection {
  readonly collection: string;
  readonly version: string;
  readonly items: readonly Record<string, unknown>[];
}

let service: TestService;
let tenant: TestTenant;

beforeAll(async () => {
  service = await TestService.start({ environment: { ASSAY_RESTRICTED_SOURCES: "sec" } });
  tenant = await service.tenant();
});

afterAll(() => service.close());

const read = async (collection: string): Promise<Collection> => {
  const answer = await tenant.get<Collection>(`/v1/reference/${collection}`);
  expect(answer.status, answer.text).toBe(200);
  return answer.body;
};
const itemsOf = async (collection: string) => (await read(collection)).items;

describe("GET /v1/reference/{collection}", () => {
  test.each([...referenceCollections, "enrichment-fields", "search-fields", "evaluation"])(
    "200: %s is a collection of the release, free",
    async (collection) => {
      const body = await read(collection);
      expect(body).toMatchObject({ collection, usage: { credits_charged: 0 } });
      expect(body.version).toMatch(/^\d{4}-\d\d-\d\d\.\d+$/);
      expect(Array.isArray(body.items)).toBe(true);
      if (collection !== "evaluation") expect(body.items.length).toBeGreaterThan(3);
    },
  );

  test("200: the tag stays while the content does, and a known tag is answered 304", async () => {
    for (const collection of ["limits", "enrichment-fields", "evaluation"]) {
      const path = `/v1/reference/${collection}`;
      const first = await tenant.get(path);
      const again = await tenant.get(path);
      expect(first.headers.etag).toMatch(/^W\/"[0-9a-f]{32}"$/);
      expect(again.headers.etag).toBe(first.headers.etag);
      const unchanged = await service.send("GET", path, {
        key: tenant.keys.read,
        headers: { "if-none-match": first.headers.etag! },
      });
      expect([unchanged.status, unchanged.text]).toEqual([304, ""]);
    }
    const tags = await Promise.all(["limits", "plans"].map((name) => tenant.get(`/v1/reference/${name}`)));
    expect(tags[0]!.headers.etag).not.toBe(tags[1]!.headers.etag);
  });

  test("200: error-codes are the catalogue", async () => {
    const codes = (await itemsOf("error-codes")).map(({ code, status }) => [code, status]);
    expect(codes).toEqual(Object.entries(errorCatalogue).map(([code, { status }]) => [code, status]));
  });

  test("200: limits carry what the specification gives", async () => {
    const limits = new Map((await itemsOf("limits")).map(({ name, value }) => [name, value]));
    expect(Object.fromEntries(limits)).toMatchObject({
      read_bucket_capacity: 1000,
      resolve_bucket_capacity: 300,
      resolve_bucket_refill: 5,
      batch_bucket_capacity: 30,
      request_deadline: 300,
      name: 500,
      fields: 64,
      entity_list_page: 200,
      acceptance_floor: 0.9,
    });
  });

  test("200: stages are the seven in their order, with what a decision there costs", async () => {
    expect((await itemsOf("stages")).map(({ stage, credits, order }) => [order, stage, credits])).toEqual([
      [1, "normalisation", 0],
      [2, "blocking", 0],
      [3, "deterministic", 1],
      [4, "probabilistic", 1],
      [5, "llm_adjudication", 5],
      [6, "agentic_research", 5],
      [7, "human_review", 0],
    ]);
  });

  test("200: plans start with the free one's 300 credits", async () => {
    expect((await itemsOf("plans"))[0]).toMatchObject({ plan: "free", credits: 300, enforced: true });
  });

  test("200: countries and legal forms are by code", async () => {
    expect(await itemsOf("countries")).toContainEqual({ code: "DE", name: "Germany" });
    const forms = await itemsOf("legal-forms");
    expect(forms.find(({ code }) => code === "2HBR")).toMatchObject({
      class: "limited",
      jurisdictions: ["DE"],
    });
  });

  test("200: there are nine event categories, and they cover every attribute", async () => {
    const categories = await itemsOf("event-categories");
    expect(categories).toHaveLength(9);
    const patterns = categories.flatMap((item) => item.attributes as string[]);
    const uncovered = attributes.filter(
      ({ name }) =>
        !patterns.some((pattern) => pattern === name || name.startsWith(pattern.replace(/\*$/, "") || "-")),
    );
    expect(uncovered.map(({ name }) => name)).toEqual([]);
  });

  test("200: search-fields are those of the query rules", async () => {
    expect(await itemsOf("search-fields")).toContainEqual({
      field: "identity.legal_name",
      operators: ["eq", "contains", "in"],
      sortable: false,
    });
  });

  test("200: resale rights are the caller's own: what is withheld from it is not resellable", async () => {
    const rights = new Map((await itemsOf("resale-rights")).map((item) => [item.source_id, item]));
    expect(rights.get("gleif")).toMatchObject({
      licence_permits_resale: true,
      shown: true,
      resellable: true,
    });
    expect(rights.get("sec")).toMatchObject({
      licence_permits_resale: true,
      shown: false,
      resellable: false,
    });
    expect(rights.get("edinet")).toMatchObject({ licence_permits_resale: false, resellable: false });
  });

  test("200: availability says where each attribute would come from", async () => {
    const fields = new Map((await itemsOf("enrichment-availability")).map((item) => [item.field, item]));
    expect(fields.get("registration.lei")).toMatchObject({ readiness: "ready" });
    expect(fields.get("registration.duns")).toEqual({
      field: "registration.duns",
      readiness: "not_configured",
      sources: [],
    });
    expect(fields.get("firmographics.employee_count")).toMatchObject({
      readiness: "not_supported",
      sources: [],
    });
    expect(fields.size).toBe(attributes.length);
  });

  test.each(["nope", "Limits", "__proto__", "constructor", "limits%2F", "a".repeat(100)])(
    "404: %s is no collection",
    async (name) => {
      const { status, body } = await tenant.get<ErrorBody>(`/v1/reference/${name}`);
      expect([status, body.error.code]).toEqual([404, "not_found"]);
    },
  );

  test("401: it needs a tenant's credential", async () => {
    expect((await service.send("GET", "/v1/reference/limits")).status).toBe(401);
    expect((await service.admin("GET", "/v1/reference/limits")).status).toBe(403);
  });
});
