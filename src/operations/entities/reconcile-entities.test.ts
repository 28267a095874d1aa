import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ErrorBody } from "../../../tests/support/answers.ts";
import { apple, numberedCompany } from "../../../tests/support/records.ts";
import { TestService } from "../../../tests/support/service.ts";
import type { TestTenant } from "../../../tests/support/tenant.ts";

interface Result {
  readonly client_ref: string;
  readonly entity_id: string | null;
  readonly matched_by: string | null;
  readonly ambiguous_entity_ids: readonly string[];
}

let service: TestService;
let tenant: TestTenant;
let appleId: string;
let quillworthId: string;
const twins: string[] = [];

const found = async (record: object) => (await tenant.resolve(record)).entity!.entity_id;

beforeAll(async () => {
  service = await TestService.start();
  tenant = await service.tenant();
  appleId = await found(apple);
  quillworthId = await found(numberedCompany(1));
  const shared = { country: "GB", domain: "shared-group.co.uk", enrich: false } as const;
  twins.push(
    await found({ ...numberedCompany(2), ...shared, name: "Marrowgate Foundries" }),
    await found({ ...numberedCompany(3), ...shared, name: "Ostrander Pigments" }),
  );
  twins.sort();
});

afterAll(() => service.close());

const post = (items: unknown, of = tenant) =>
  service.send<{ results: Result[] } & ErrorBody>("POST", "/v1/entities/reconcile", {
    key: of.keys.read,
    body: { items },
  });

async function reconcile(items: readonly object[], of = tenant): Promise<readonly Result[]> {
  const answer = await post(
    items.map((item, n) => ({ client_ref: `row-${n}`, ...item })),
    of,
  );
  expect(answer.status, answer.text).toBe(200);
  return answer.body.results;
}

const nobody = { entity_id: null, matched_by: null, ambiguous_entity_ids: [] };

describe("POST /v1/entities/reconcile", () => {
  test.each([
    ["an LEI in lower case", { lei: apple.lei.toLowerCase() }, "lei", () => appleId],
    [
      "a number without its zeros",
      { registration_number: "9100001", jurisdiction: "GB" },
      "registration_number",
      () => quillworthId,
    ],
    [
      "a number in another spelling of the place",
      { registration_number: "09100001", jurisdiction: "United Kingdom" },
      "registration_number",
      () => quillworthId,
    ],
    [
      "a register's own number",
      { registration_number: "C0806592", jurisdiction: "US-CA" },
      "registration_number",
      () => appleId,
    ],
  ])("200: %s", async (_, item, matched_by, id) => {
    expect(await reconcile([item])).toEqual([
      { client_ref: "row-0", entity_id: id(), matched_by, ambiguous_entity_ids: [] },
    ]);
  });

  test("200: results are in the order of the items, with their references as they came", async () => {
    const results = await reconcile([
      { client_ref: "  b ", domain: "nobody-has-this.example" },
      { client_ref: "ä/1", lei: apple.lei },
      { client_ref: "ä/1", lei: apple.lei },
    ]);
    expect(results.map(({ client_ref, entity_id }) => [client_ref, entity_id])).toEqual([
      ["  b ", null],
      ["ä/1", appleId],
      ["ä/1", appleId],
    ]);
  });

  test("200: what two entities hold is ambiguous, and nobody is picked", async () => {
    expect(await reconcile([{ domain: "www.shared-group.co.uk" }])).toEqual([
      { client_ref: "row-0", entity_id: null, matched_by: "domain", ambiguous_entity_ids: twins },
    ]);
  });

  test("200: LEI goes before number, and number before domain", async () => {
    const number = { registration_number: "09100001", jurisdiction: "GB" };
    const [first, second, third] = await reconcile([
      { lei: apple.lei, ...number, domain: "shared-group.co.uk" },
      { lei: "5493001KJTIIGC8Y1R12", ...number, domain: "shared-group.co.uk" },
      { registration_number: "00000001", jurisdiction: "GB", domain: "shared-group.co.uk" },
    ]);
    expect(first).toMatchObject({ entity_id: appleId, matched_by: "lei" });
    expect(second).toMatchObject({ entity_id: quillworthId, matched_by: "registration_number" });
    expect(third).toMatchObject({ entity_id: null, matched_by: "domain", ambiguous_entity_ids: twins });
  });

  test("200: the same digits of another jurisdiction are another number", async () => {
    const [result] = await reconcile([{ registration_number: "0806592", jurisdiction: "US-NY" }]);
    expect(result).toMatchObject(nobody);
  });

  test("200: what cannot be read matches nobody, and a shared host is no company's domain", async () => {
    const results = await reconcile([
      { lei: "no lei" },
      { registration_number: "N/A", jurisdiction: "GB" },
      { registration_number: "1", jurisdiction: "Atlantis" },
      { domain: "not a domain" },
      { domain: "facebook.com" },
      { domain: "\u{1f916}.\u202e" },
    ]);
    expect(results).toHaveLength(6);
    for (const result of results) expect(result).toMatchObject(nobody);
  });

  test("200: a number that a caller claimed against the register is not the company's", async () => {
    const other = await service.tenant();
    const claim = { ...apple, registration_number: "C1234567", jurisdiction: "US-CA" };
    const { entity } = await other.resolve(claim);
    expect(entity?.record["registration.company_number"]).toBe("806592");
    const [claimed, registered] = await reconcile(
      [
        { registration_number: "C1234567", jurisdiction: "US-CA" },
        { registration_number: "C0806592", jurisdiction: "US-CA" },
      ],
      other,
    );
    expect(claimed).toMatchObject(nobody);
    expect(registered?.entity_id).toBe(entity?.entity_id);
  });

  test("200: another tenant's entities match nothing", async () => {
    expect((await reconcile([{ lei: apple.lei }], await service.tenant()))[0]).toMatchObject(nobody);
  });

  test("200: five hundred items at once", async () => {
    const items = Array.from({ length: 500 }, (_, n) => ({
      registration_number: String(9_100_000 + n),
      jurisdiction: "GB",
      domain: `company-${n}.example.com`,
    }));
    const results = await reconcile(items);
    expect(results).toHaveLength(500);
    expect(results.flatMap(({ entity_id }, n) => (entity_id === null ? [] : n))).toEqual([1, 2, 3]);
  });

  test("200: the tool gives the same results, and takes a hundred items", async () => {
    const items = [{ client_ref: "row-0", lei: apple.lei }];
    const { content } = await tenant.tool("reconcile_entities", { items }, "read");
    expect((content as { results: unknown }).results).toEqual(await reconcile([{ lei: apple.lei }]));
    const many = Array.from({ length: 101 }, () => items[0]);
    expect((await tenant.tool("reconcile_entities", { items: many }, "read")).isError).toBe(true);
  });

  test.each([
    ["no items", [], "items", "too_short"],
    ["too many", Array.from({ length: 501 }, () => ({ client_ref: "a", lei: "b" })), "items", "too_long"],
    ["no reference", [{ lei: apple.lei }], "items.0.client_ref", "missing"],
    ["no identifier", [{ client_ref: "a" }], "items.0", "one_of_required"],
    ["a jurisdiction alone", [{ client_ref: "a", jurisdiction: "GB" }], "items.0", "one_of_required"],
    [
      "a number without its jurisdiction",
      [{ client_ref: "a", registration_number: "1", lei: apple.lei }],
      "items.0.jurisdiction",
      "missing",
    ],
    ["a name", [{ client_ref: "a", lei: apple.lei, name: "Apple" }], "items.0.name", "unknown_field"],
    ["a second item that is wrong", [{ client_ref: "a", domain: "a.example" }, 7], "items.1", "wrong_type"],
    ["a long reference", [{ client_ref: "a".repeat(201), lei: apple.lei }], "items.0.client_ref", "too_long"],
    [
      "a long number",
      [{ client_ref: "a", registration_number: "1".repeat(65), jurisdiction: "GB" }],
      "items.0.registration_number",
      "too_long",
    ],
    ["null", [{ client_ref: "a", lei: null, domain: "a.example" }], "items.0.lei", "wrong_type"],
  ])("422: %s", async (_, items, path, code) => {
    const { status, body } = await post(items);
    expect(status).toBe(422);
    expect(body.error.details.fields?.map((field) => [field.path, field.code])).toContainEqual([path, code]);
  });
});
