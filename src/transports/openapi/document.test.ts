import { describe, expect, test } from "vitest";
import { z } from "zod";
import { notificationSchema, webhookEventTypes } from "../../contract/notifications.ts";
import { operation, type Served, serve } from "../../contract/operation.ts";
import { text } from "../../contract/scalars.ts";
import { createFixtureIdempotency } from "../../door/testing/fixture-door.ts";
import { failing, fixtureOperations, getEntity } from "../../door/testing/fixture-operations.ts";
import { fixtureConfig } from "../testing/fixture-server.ts";
import { openApiDocument } from "./document.ts";
import { openApiFaults } from "./faults.ts";

// biome-ignore lint/suspicious/noExplicitAny: a document is walked as the JSON that it is.
type Json = any;

const { served } = fixtureOperations(createFixtureIdempotency());
const documentOf = (operations: readonly Served[] = served): Json =>
  JSON.parse(JSON.stringify(openApiDocument(operations, fixtureConfig)));
const document = documentOf();
const pathsOfOperations = ({ paths }: Json): Record<string, Json> =>
  Object.fromEntries(Object.entries(paths).filter(([path]) => !path.startsWith("/v1/oauth/")));

describe("the document (specification §4.8)", () => {
  test("keeps our own rules on bounds, names and examples", () => {
    expect(openApiFaults(document)).toEqual([]);
  });

  test("says what it is: version, revision, licence, server", () => {
    expect(document).toMatchObject({
      openapi: "3.1.0",
      info: { version: "2026-11-20", "x-assay-revision": "rev1", license: { identifier: "Apache-2.0" } },
      servers: [{ url: "https://assay.example" }],
    });
  });

  test("every operation has an id, its scopes, one declared tag and the errors that all may meet", () => {
    const ids = Object.values(pathsOfOperations(document)).flatMap((methods: Json) =>
      Object.values(methods).map((one: Json) => {
        expect(one["x-accepted-key-scopes"].length).toBeGreaterThan(0);
        expect(one.tags).toHaveLength(1);
        expect(document.tags.map((tag: Json) => tag.name)).toContain(one.tags[0]);
        expect(Object.keys(one.responses)).toEqual(
          expect.arrayContaining(["401", "403", "422", "429", "default"]),
        );
        return one.operationId;
      }),
    );
    expect(ids).toEqual(["getEntity", "resolveCompany", "failOnRequest"]);
  });

  test("every reference leads somewhere, and no component is unused", () => {
    const asked = new Set(
      [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/(\w+)\/([^"]+)"/g)].map(
        ([, kind, name]) => `${kind}/${name}`,
      ),
    );
    const offered = ["schemas", "responses", "headers"].flatMap((kind) =>
      Object.keys(document.components[kind]).map((name) => `${kind}/${name}`),
    );
    expect([...asked].sort()).toEqual(offered.sort());
  });

  test("a read has path and query parameters with examples; 304 and a tag where it says when it changed", () => {
    const { get } = document.paths["/v1/entities/{entity_id}"];
    expect(get.parameters).toMatchObject([
      {
        name: "entity_id",
        in: "path",
        required: true,
        example: "ent_1",
        schema: { type: "string", maxLength: 100 },
      },
      { name: "fields", in: "query", required: false, schema: { type: "array", maxItems: 3 } },
      { name: "limit", in: "query", schema: { default: 5, minimum: 1, maximum: 10 } },
      { name: "include_field_status", in: "query", schema: { type: "boolean" } },
    ]);
    expect(get.requestBody).toBeUndefined();
    expect(get.responses["304"]).toBeDefined();
    expect(get.responses["200"].headers.ETag).toBeDefined();
    expect(Object.keys(get.responses)).toEqual(
      expect.arrayContaining(["400", "404", "413", "422", "431", "500", "503"]),
    );
    expect(get.responses["415"]).toBeUndefined();
  });

  test("a write has a closed body, its key as a header and its own errors by status", () => {
    const { post } = document.paths["/v1/resolve"];
    expect(post.requestBody.content["application/json"].schema).toMatchObject({
      additionalProperties: false,
    });
    // No field is required by itself, and a body without any field is refused.
    expect(post.requestBody.required).toBe(true);
    expect(post.parameters).toMatchObject([{ name: "Idempotency-Key", in: "header", required: false }]);
    expect(Object.keys(post.responses)).toEqual([
      "200",
      "400",
      "401",
      "402",
      "403",
      "408",
      "409",
      "413",
      "415",
      "422",
      "429",
      "431",
      "500",
      "503",
      "default",
    ]);
    const conflict = document.components.responses[post.responses["409"].$ref.split("/").pop()];
    expect(Object.keys(conflict.content["application/json"].examples)).toEqual([
      "idempotency_conflict",
      "idempotency_in_progress",
      "idempotency_response_erased",
    ]);
    expect(conflict.headers["Retry-After"]).toBeDefined();
  });

  test("a field of the path is not in the body, and a body without fields is not asked for", () => {
    const { post } = document.paths["/v1/failures/{kind}"];
    expect(post.parameters[0]).toMatchObject({ name: "kind", in: "path" });
    expect(post.parameters[1]).toMatchObject({ name: "Idempotency-Key", required: true });
    expect(post.requestBody).toBeUndefined();
  });

  test("answers are open, and those of an envelope say what the door adds", () => {
    const schema =
      document.paths["/v1/failures/{kind}"].post.responses["200"].content["application/json"].schema;
    expect(schema).toMatchObject({ additionalProperties: true, required: ["ok", "correlation_id"] });
    expect(document.components.schemas.Entity.additionalProperties).toBe(true);
  });

  test("an operation that is a tool only is not described", () => {
    const toolOnly = { ...failing, rest: null };
    const described = documentOf([serve(operation(toolOnly), async () => ({ ok: true as const }))]);
    expect(pathsOfOperations(described)).toEqual({});
  });

  test("a schema used in requests and answers is two components, each with its own openness", () => {
    const place = z.strictObject({ city: text({ max: 10 }).optional() }).meta({ id: "FixturePlace" });
    const input = z.strictObject({ place }).meta({ id: "FixturePlaceRequest" });
    const output = z.looseObject({ place, places: z.array(place) });
    const rest = { method: "POST", path: "/v1/places" } as const;
    const example = { input: { place: {} }, output: { place: {}, places: [] } };
    const op = operation({ ...failing, rest, input, output, example, idempotency: "none" });
    const { components, paths } = documentOf([serve(op, async () => ({ place: {}, places: [] }))]);
    expect(paths["/v1/places"].post.requestBody.content["application/json"].schema).toEqual({
      $ref: "#/components/schemas/FixturePlaceRequest",
    });
    expect(components.schemas.FixturePlaceRequest.properties.place.$ref).toBe(
      "#/components/schemas/FixturePlace",
    );
    expect(components.schemas.FixturePlace.additionalProperties).toBe(false);
    expect(components.schemas.FixturePlaceAnswer.additionalProperties).toBe(true);
  });
});

describe("the OAuth endpoints for clients, which are no operations", () => {
  test("take forms, answer errors of their own, and need no bearer; the page for people is not described", () => {
    for (const path of ["/v1/oauth/token", "/v1/oauth/revoke"]) {
      const { post } = document.paths[path];
      expect(Object.keys(post.requestBody.content)).toEqual(["application/x-www-form-urlencoded"]);
      expect(post.security).toEqual([{}, { client: [] }]);
      const refusal = post.responses["401"].content["application/json"].schema;
      expect(refusal).toEqual({ $ref: "#/components/schemas/OAuthError" });
    }
    expect(document.paths["/v1/oauth/authorize"]).toBeUndefined();
  });
});

describe("notifications", () => {
  test("each event type is a webhook with a schema that its example keeps, and the signed headers", () => {
    expect(Object.keys(document.webhooks)).toEqual([...webhookEventTypes]);
    for (const type of webhookEventTypes) {
      const { post } = document.webhooks[type];
      const { schema, example } = post.requestBody.content["application/json"];
      expect(schema.properties.type).toMatchObject({ const: type });
      expect(notificationSchema(type).safeParse(example).success).toBe(true);
      expect(post.parameters.map(({ name }: Json) => name)).toEqual([
        "webhook-id",
        "webhook-timestamp",
        "webhook-signature",
      ]);
      expect(post.security).toEqual([]);
    }
  });
});

describe("our rules find what breaks them", () => {
  const faultsOf = (input: z.ZodType, output: unknown = { ok: true }) => {
    const rest = { method: "POST", path: "/v1/things" } as const;
    const op = { ...failing, rest, input, example: { input: {}, output } };
    return openApiFaults(documentOf([{ operation: op, handler: async () => ({ ok: true }) }]));
  };

  test.each([
    [
      "a string without a bound",
      z.strictObject({ a: z.string() }),
      "POST /v1/things body.a: string without maxLength",
    ],
    [
      "an array without a bound",
      z.strictObject({ a: z.array(z.boolean()) }),
      "POST /v1/things body.a: array without maxItems",
    ],
    [
      "an open object",
      z.strictObject({ a: z.looseObject({ b: z.boolean() }) }),
      "POST /v1/things body.a: object that is not closed",
    ],
    [
      "a bound that an item lacks",
      z.strictObject({ a: z.array(z.string()).max(2) }),
      "POST /v1/things body.a[]: string without maxLength",
    ],
  ])("%s", (_name, input, fault) => {
    expect(faultsOf(input)).toContain(fault);
  });

  test("an example that its schema does not admit", () => {
    expect(faultsOf(z.strictObject({}), { ok: false })).toEqual([
      "POST /v1/things 200: no example that the schema accepts",
    ]);
  });

  test("a name that is not snake_case", () => {
    const output = z.looseObject({ camelCase: z.boolean() }).meta({ id: "FixtureCamel" });
    const op = { ...getEntity, output, example: { input: { entity_id: "a" }, output: { camelCase: true } } };
    const found = openApiFaults(documentOf([{ operation: op, handler: async () => ({}) }]));
    expect(found).toEqual(["FixtureCamel.camelCase: not snake_case"]);
  });
});
