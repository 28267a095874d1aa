/** The request table of the specification, row by row; bounds are written here by hand, in Unicode code points. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ErrorBody } from "../../../tests/support/answers.ts";
import { TestService } from "../../../tests/support/service.ts";
import type { TestTenant } from "../../../tests/support/tenant.ts";

let service: TestService;
let tenant: TestTenant;

beforeAll(async () => {
  service = await TestService.start({ register: "none" });
  tenant = await service.tenant();
});

afterAll(() => service.close());

// Placeholders bind nothing: no row of the table makes another row a match or a replay.
const base = { name: "N/A", country: "US" };
const canary = "canary7f3a";

type FieldFault = { readonly path: string; readonly code: string };

async function refused(body: unknown): Promise<{ code: string; fields: FieldFault[] }> {
  const answer = await service.send<ErrorBody>("POST", "/v1/resolve", { key: tenant.keys.resolve, body });
  expect(answer.status, answer.text).toBe(422);
  expect(answer.text).not.toContain(canary);
  const { code, details } = answer.body.error;
  return { code, fields: (details.fields ?? []).map(({ path, code: fault }) => ({ path, code: fault })) };
}

async function accepted(body: object): Promise<void> {
  const answer = await tenant.tryResolve(body);
  expect(answer.status, answer.text).toBe(200);
}

/** The request with one field set; the path of the field is dotted. */
function withField(path: string, value: unknown): Record<string, unknown> {
  const [head, tail] = path.split(".");
  return { ...base, [head!]: tail === undefined ? value : { [tail]: value } };
}

const strings: readonly (readonly [path: string, min: number, max: number])[] = [
  ["name", 1, 500],
  ["country", 1, 64],
  ["website", 0, 500],
  ["domain", 0, 253],
  ["email", 0, 320],
  ["phone", 0, 64],
  ["registration_number", 0, 64],
  ["jurisdiction", 0, 32],
  ["lei", 0, 20],
  ["vat_number", 0, 32],
  ["duns", 0, 16],
  ["isin", 0, 12],
  ["ticker", 0, 16],
  ["exchange", 0, 64],
  ["legal_form", 0, 64],
  ["parent_name", 0, 500],
  ["context", 0, 1000],
  ["description", 0, 1000],
  ["postcode", 0, 32],
  ["client_ref", 0, 200],
  ["address.line1", 0, 200],
  ["address.line2", 0, 200],
  ["address.city", 0, 128],
  ["address.region", 0, 128],
  ["address.postal_code", 0, 32],
  ["address.country", 0, 64],
  ["extra.note", 0, 1000],
  ["clarification_of.record_id", 1, 64],
];

const notStrings: readonly (readonly [label: string, value: unknown])[] = [
  ["null", null],
  ["a number", 7],
  ["a boolean", true],
  ["an array", [canary]],
  ["an object", { value: canary }],
];

describe("string fields", () => {
  describe.each(strings)("%s, %i to %i", (path, min, max) => {
    // An id of sufficient length is well-formed and unknown.
    const lawful = path.startsWith("clarification_of") ? 404 : 200;

    test("its bound counts code points, not UTF-16 units", async () => {
      for (const text of ["x".repeat(max), "🏢".repeat(max)]) {
        const answer = await tenant.tryResolve(withField(path, text));
        expect(answer.status, answer.text).toBe(lawful);
      }
    });

    test("422: one over its bound", async () => {
      for (const text of [canary + "x".repeat(max + 1 - canary.length), "🏢".repeat(max + 1)]) {
        const { code, fields } = await refused(withField(path, text));
        expect(code).toBe("invalid_request");
        expect(fields).toContainEqual({ path, code: "too_long" });
      }
    });

    test(min > 0 ? "422: empty" : "empty is as good as absent", async () => {
      if (min === 0) return accepted(withField(path, ""));
      const { fields } = await refused(withField(path, ""));
      expect(fields).toContainEqual({ path, code: "too_short" });
    });

    test.each(notStrings)("422: %s", async (_, value) => {
      const { code, fields } = await refused(withField(path, value));
      expect(code).toBe("invalid_request");
      expect(fields).toEqual([{ path, code: "wrong_type" }]);
    });

    test("422: a NUL or an unpaired surrogate", async () => {
      for (const text of ["a\u0000", "a\ud800"]) {
        const { fields } = await refused(withField(path, text));
        expect(fields).toEqual([{ path, code: "invalid_format" }]);
      }
    });
  });
});

describe.each(["trading_names", "previous_names"])("%s", (path) => {
  test("ten names of up to 500 characters", () =>
    accepted({ ...base, [path]: Array.from({ length: 10 }, () => "🏢".repeat(500)) }));

  test("422: eleven, an empty one, one too long, none at all, or no list", async () => {
    const cases: readonly (readonly [unknown, string, string])[] = [
      [Array.from({ length: 11 }, () => canary), path, "too_long"],
      [["Acme", ""], `${path}.1`, "too_short"],
      [["x".repeat(501)], `${path}.0`, "too_long"],
      [[null], `${path}.0`, "wrong_type"],
      [canary, path, "wrong_type"],
      [null, path, "wrong_type"],
    ];
    for (const [value, at, code] of cases) {
      const { fields } = await refused({ ...base, [path]: value });
      expect(fields, at).toContainEqual({ path: at, code });
    }
  });
});

describe("incorporation_date", () => {
  test.each(["1998-07-01", "2024-02-29"])("%s", (date) => accepted({ ...base, incorporation_date: date }));

  test.each(["2023-02-29", "1998-13-01", "1998-07", "01/07/1998", "1998-07-01T00:00:00Z", "", canary])(
    "422: %s",
    async (date) => {
      const { fields } = await refused({ ...base, incorporation_date: date });
      expect(fields).toEqual([{ path: "incorporation_date", code: "invalid_format" }]);
    },
  );

  test.each([null, 1998, ["1998-07-01"]])("422: %j", async (value) => {
    const { fields } = await refused({ ...base, incorporation_date: value });
    expect(fields).toEqual([{ path: "incorporation_date", code: "wrong_type" }]);
  });
});

describe("extra", () => {
  const pairs = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, n) => [`key ${n}`, "value"]));

  test("fifty pairs", () => accepted({ ...base, extra: pairs(50) }));
  test("a key of 64 characters", () => accepted({ ...base, extra: { ["🏢".repeat(64)]: "value" } }));

  test("422: fifty-one pairs", async () => {
    expect((await refused({ ...base, extra: pairs(51) })).fields).toContainEqual({
      path: "extra",
      code: "out_of_range",
    });
  });

  test("422: a key of 65 characters, an empty key, a list, a number, null", async () => {
    await refused({ ...base, extra: { ["k".repeat(65)]: "value" } });
    await refused({ ...base, extra: { "": "value" } });
    for (const value of [[canary], 7, null]) {
      expect((await refused({ ...base, extra: value })).fields).toContainEqual({
        path: "extra",
        code: "wrong_type",
      });
    }
  });
});

describe("depth, enrich and include_field_status", () => {
  test.each(["probabilistic", "adjudication", "research"])("depth %s", (depth) =>
    accepted({ ...base, depth }),
  );

  test.each(["deterministic", "", "PROBABILISTIC", canary])("422: depth %s", async (depth) => {
    expect((await refused({ ...base, depth })).fields).toEqual([{ path: "depth", code: "invalid_enum" }]);
  });

  test.each(["enrich", "include_field_status"])(
    "422: %s is true or false and nothing like it",
    async (path) => {
      for (const value of ["true", 1, 0, null, []]) {
        expect((await refused({ ...base, [path]: value })).fields).toEqual([{ path, code: "wrong_type" }]);
      }
      for (const value of [true, false]) await accepted({ ...base, [path]: value });
    },
  );
});

describe("fields and field_packs", () => {
  test("exact names and packs, none, and sixty-four", async () => {
    await accepted({ ...base, fields: [] });
    await accepted({ ...base, field_packs: [] });
    await accepted({ ...base, fields: Array.from({ length: 64 }, () => "identity.legal_name") });
    await accepted({ ...base, field_packs: ["identity", "firmographics", "financials", "ownership"] });
  });

  test.each([
    [
      "sixty-five fields",
      { fields: Array.from({ length: 65 }, () => "identity.legal_name") },
      "fields",
      "too_long",
    ],
    ["nine packs", { field_packs: Array.from({ length: 9 }, () => "identity") }, "field_packs", "too_long"],
    ["an unknown field", { fields: ["identity.legal_name", canary] }, "fields.1", "invalid_enum"],
    ["a field in other case", { fields: ["Identity.Legal_Name"] }, "fields.0", "invalid_enum"],
    ["a family instead of a field", { fields: ["identity"] }, "fields.0", "invalid_enum"],
    ["a member of the prototype", { fields: ["constructor"] }, "fields.0", "invalid_enum"],
    ["an unknown pack", { field_packs: [canary] }, "field_packs.0", "invalid_enum"],
    ["a pack instead of a list", { field_packs: "identity" }, "field_packs", "wrong_type"],
    ["fields as null", { fields: null }, "fields", "wrong_type"],
  ])("422: %s", async (_, selection, path, code) => {
    expect((await refused({ ...base, ...selection })).fields).toContainEqual({ path, code });
  });
});

describe("quality_target", () => {
  const selected = { fields: ["identity.legal_name"] };

  test.each([
    {},
    { minimum_match_confidence: 0.9 },
    { minimum_match_confidence: 1, minimum_completeness: 1 },
    { minimum_completeness: 0.0001 },
  ])("%j", (quality_target) => accepted({ ...base, ...selected, quality_target }));

  test.each([
    [{ minimum_match_confidence: 0.89 }, "minimum_match_confidence", "out_of_range"],
    [{ minimum_match_confidence: 1.01 }, "minimum_match_confidence", "out_of_range"],
    [{ minimum_match_confidence: "0.95" }, "minimum_match_confidence", "wrong_type"],
    [{ minimum_match_confidence: null }, "minimum_match_confidence", "wrong_type"],
    [{ minimum_completeness: 0 }, "minimum_completeness", "out_of_range"],
    [{ minimum_completeness: 1.5 }, "minimum_completeness", "out_of_range"],
    [{ minimum: 1 }, "minimum", "unknown_field"],
  ])("422: %j", async (quality_target, field, code) => {
    const { fields } = await refused({ ...base, ...selected, quality_target });
    expect(fields).toEqual([{ path: `quality_target.${field}`, code }]);
  });

  test("422: without explicit fields or packs", async () => {
    for (const selection of [{}, { fields: [] }, { field_packs: [] }]) {
      const { fields } = await refused({ ...base, ...selection, quality_target: {} });
      expect(fields).toEqual([{ path: "quality_target", code: "one_of_required" }]);
    }
    await accepted({ ...base, field_packs: ["identity"], quality_target: {} });
  });
});

describe("clarification_of", () => {
  test.each([
    [{}, "record_id", "missing"],
    [{ record_id: "rec_1", record_index: -1 }, "record_index", "out_of_range"],
    [{ record_id: "rec_1", record_index: 5000 }, "record_index", "out_of_range"],
    [{ record_id: "rec_1", record_index: 1.5 }, "record_index", "wrong_type"],
    [{ record_id: "rec_1", decision_id: "" }, "decision_id", "too_short"],
    [{ record_id: "rec_1", decision_id: "d".repeat(65) }, "decision_id", "too_long"],
    [{ record_id: "rec_1", job_id: "j".repeat(65) }, "job_id", "too_long"],
    [{ record_id: "rec_1", review_id: canary }, "review_id", "unknown_field"],
  ])("422: %j", async (clarification_of, field, code) => {
    const { fields } = await refused({ ...base, clarification_of });
    expect(fields).toEqual([{ path: `clarification_of.${field}`, code }]);
  });
});

describe("unknown fields and aliases", () => {
  test.each([
    ["an unknown field", { colour: canary }, "colour"],
    ["a key of the tool only", { idempotency_key: canary }, "idempotency_key"],
    ["a field of the crosswalk only", { cik: canary }, "cik"],
    ["a field in camel case", { legalForm: canary }, "legalForm"],
    ["an unknown part of the address", { address: { street: canary } }, "address.street"],
    ["the constructor", { constructor: canary }, "constructor"],
  ])("422: %s", async (_, body, path) => {
    const { code, fields } = await refused({ ...base, ...body });
    expect(code).toBe("invalid_request");
    expect(fields).toContainEqual({ path, code: "unknown_field" });
  });

  test("422: an alias that contradicts its field", async () => {
    expect((await refused({ ...base, context: "Leeds", description: canary })).fields).toEqual([
      { path: "description", code: "conflicting_alias" },
    ]);
    expect(
      (await refused({ ...base, postcode: canary, address: { postal_code: "LS1 4AP" } })).fields,
    ).toEqual([{ path: "postcode", code: "conflicting_alias" }]);
  });
});

describe("the record as a whole", () => {
  test.each([
    ["nothing", {}],
    ["country and postal code alone", { country: "GB", postcode: "LS1 4AP" }],
    ["country and address", { country: "GB", address: { line1: "1 High Street", city: "Leeds" } }],
    [
      "qualifying fields alone",
      { exchange: "XLON", legal_form: "plc", parent_name: "Acme", incorporation_date: "1998-07-01" },
    ],
    ["a jurisdiction alone", { jurisdiction: "GB" }],
    ["a context alone", { context: "The baker in Leeds" }],
    ["extra facts alone", { extra: { note: "baker" } }],
    ["blank names", { name: "   ", trading_names: ["  "], domain: "" }],
    ["empty lists of names", { trading_names: [], previous_names: [] }],
  ])("422: %s", async (_, body) => {
    expect((await refused(body)).code).toBe("invalid_record");
  });

  test.each([
    { name: "N/A" },
    { website: "https://example.com" },
    { domain: "example.com" },
    { email: "a@example.com" },
    { phone: "+44 20 7946 0000" },
    { registration_number: "1", jurisdiction: "GB" },
    { lei: "x" },
    { vat_number: "x" },
    { duns: "x" },
    { isin: "x" },
    { ticker: "x" },
    { trading_names: ["N/A"] },
    { previous_names: ["N/A"] },
  ])("%j alone is identifying", (body) => accepted(body));

  test.each([null, [], "text", 7, true])("422: %j in place of the record", async (body) => {
    expect((await refused(body)).code).toBe("invalid_request");
  });

  test("422: JSON that is none, and a member given twice", async () => {
    for (const payload of ["{", `{"name": "N/A", "name": "${canary}"}`, "\ufeff{}x"]) {
      const answer = await service.app.http.inject({
        method: "POST",
        url: "/v1/resolve",
        headers: { authorization: `Bearer ${tenant.keys.resolve}`, "content-type": "application/json" },
        payload,
      });
      expect(answer.statusCode, payload).toBe(422);
      expect(answer.body).not.toContain(canary);
    }
  });

  test("a required field of the tool is missed there alone", async () => {
    await accepted({ domain: "example.com" });
    const answer = await tenant.tool("resolve_company", { domain: "example.com" });
    expect(answer.isError).toBe(true);
    const { fields } = (answer.content as unknown as ErrorBody).error.details;
    expect(fields?.map(({ path, code }) => ({ path, code }))).toEqual([
      { path: "name", code: "missing" },
      { path: "country", code: "missing" },
    ]);
  });
});
