/** For any text, resolve and match answer a verdict or an error that names the field, never a 500. */
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { proofSize } from "../../../tests/support/proofs.ts";
import { TestService } from "../../../tests/support/service.ts";
import type { TestTenant } from "../../../tests/support/tenant.ts";

let service: TestService;
let tenant: TestTenant;

beforeAll(async () => {
  service = await TestService.start();
  tenant = await service.tenant();
});

afterAll(() => service.close());

const awkward = fc.constantFrom(
  "",
  " ",
  "\u202eLtd\u202c",
  "🏢🏢🏢",
  "ﷺ".repeat(400),
  "a\u0301".repeat(240),
  "İstanbul Ş.",
  "ß".repeat(500),
  "(((((((((((((((((((((((",
  "Ltd Ltd Ltd Ltd",
  "1".repeat(500),
  "株式会社",
  "\u0000",
  "\ud800",
  "-- '; drop table entity; --",
  "%s%n{jndi:ldap://x}",
  "__proto__",
  "NaN",
  "a".repeat(5000),
);
const text = fc.oneof(
  awkward,
  fc.string({ unit: "binary", maxLength: 40 }),
  fc.string({ unit: "grapheme", maxLength: 80 }),
);
const fields = [
  "name",
  "country",
  "website",
  "domain",
  "email",
  "phone",
  "registration_number",
  "jurisdiction",
  "lei",
  "vat_number",
  "duns",
  "isin",
  "ticker",
  "exchange",
  "legal_form",
  "parent_name",
  "context",
  "postcode",
  "client_ref",
] as const;
// Within every field's bound and without characters that every field refuses, so that the text reaches the
// matcher.
const lawful = (length: number) =>
  text.map((value) => [...value.toWellFormed().replaceAll("\u0000", "")].slice(0, length).join(""));
const present = (length: number) => lawful(length).filter((value) => value !== "");
const optional = (names: readonly string[]) =>
  fc.record(Object.fromEntries(names.map((name) => [name, lawful(12)])), { requiredKeys: [] });
const names = fc.array(present(500), { maxLength: 4 });
const record = fc
  .record({
    name: present(500),
    country: present(12),
    trading_names: names,
    previous_names: names,
    address: optional(["line1", "line2", "city", "region", "postal_code", "country"]),
    extra: fc.dictionary(present(64), lawful(200), { maxKeys: 4, noNullPrototype: true }),
    rest: optional(fields.filter((field) => !["name", "country", "postcode", "client_ref"].includes(field))),
  })
  // JSON.parse would treat a member of this name as the prototype; the transport refuses it.
  .filter(({ extra }) => !Object.hasOwn(extra, "__proto__"))
  .map(({ rest, ...described }) => ({ ...described, ...rest }));

test("resolve", async () => {
  await fc.assert(
    fc.asyncProperty(record, async (sent) => {
      const { status, text: answer } = await tenant.tryResolve(sent);
      // A record with blank text in every identifying field is refused; no other record may be.
      expect(status === 200 || answer.includes("invalid_record"), answer).toBe(true);
    }),
    { numRuns: proofSize({ part: 100, whole: 300 }), endOnFailure: true },
  );
});

test("match", async () => {
  await fc.assert(
    fc.asyncProperty(record, record, async (left, right) => {
      const { status, text: answer } = await tenant.tryMatch({ left, right });
      expect(status, answer).toBe(200);
    }),
    { numRuns: proofSize({ part: 50, whole: 150 }), endOnFailure: true },
  );
});

test.each(fields)("the field %s alone, with each awkward text", async (field) => {
  const texts = fc.sample(text, { numRuns: proofSize({ part: 20, whole: 40 }), seed: 7 });
  for (const value of texts) {
    const { status, text: answer } = await tenant.tryResolve({
      name: "Brackenfold",
      country: "GB",
      [field]: value,
    });
    expect([200, 422], `${JSON.stringify(value)}: ${answer}`).toContain(status);
  }
});
