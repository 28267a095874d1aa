/** An abstention asks only for data that could settle it. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ResolveBody } from "../support/answers.ts";
import { TestService } from "../support/service.ts";
import type { TestTenant } from "../support/tenant.ts";

let service: TestService;
let tenant: TestTenant;

beforeAll(async () => {
  service = await TestService.start();
  tenant = await service.tenant();
});

afterAll(() => service.close());

/** A record of the tenant's own that a British register number identifies. */
const british = {
  name: "Quillworth Brackenfold",
  country: "GB",
  registration_number: "09100001",
  enrich: false,
} as const;

describe("a valid number that nobody holds", () => {
  test("is a new company although a namesake is registered in another country", async () => {
    const own = await service.tenant();
    await own.resolve(british);
    const answer = await own.resolve({
      name: "Quillworth Brackenfold",
      country: "FR",
      registration_number: "552032534",
      enrich: false,
    });
    expect(answer).toMatchObject({
      decision: "no_match",
      entity_created: true,
      match_confidence_basis: "identifier_rule",
    });
    expect(await own.decision(answer.decision_id)).toMatchObject({
      stage: "deterministic",
      identifier_rule: { rule: "company_number_not_held", scheme: "FR-SIREN" },
    });
  });

  test("is none where the namesake has the same web address, and none where it has no number", async () => {
    for (const changes of [{ domain: "quillworth.co.uk" }, { registration_number: undefined }]) {
      const own = await service.tenant();
      await own.resolve({ ...british, ...changes });
      const answer = await own.resolve({
        name: "Quillworth Brackenfold",
        country: "FR",
        registration_number: "552032534",
        enrich: false,
        ...("domain" in changes ? changes : {}),
      });
      expect(answer.entity_created && answer.match_confidence_basis === "identifier_rule").toBe(false);
    }
  });
});

/** Sets a field of the record by its dotted name, as an answer to a question gives it. */
function answered(record: object, field: string, value: string): object {
  const [head, tail] = field.split(".");
  return { ...record, [head!]: tail === undefined ? value : { [tail]: value } };
}

/** Whether the answer that points to an option decides, or one that points to no option. */
async function settles(record: object, { clarification }: ResolveBody): Promise<boolean> {
  const [first, second] = clarification!.answer_fields;
  const given = [
    ...clarification!.options.map((option) => answered(record, first!.field, option)),
    answered(record, first!.field, strangers[first!.field] ?? "Ogdenville"),
  ];
  for (const answer of given) {
    for (const country of second === undefined ? [null] : ["GB", "DE", "US", "FR"]) {
      const complete = country === null ? answer : answered(answer, second!.field, country);
      const { status, body } = await tenant.tryResolve(complete);
      if (status === 200 && body.decision !== "unresolved") return true;
    }
  }
  return false;
}

const strangers: Readonly<Record<string, string>> = {
  country: "AQ",
  domain: "quillworth-nobody.example.com",
  incorporation_date: "1801-01-01",
  registration_number: "09199999",
  "address.postal_code": "ZZ1 1ZZ",
};

describe("a question is asked only where an answer to it decides", () => {
  test.each([
    [{ name: "Siemens S.A." }],
    [{ name: "Volvo" }],
    [{ name: "HSBC", country: "GB" }],
    [{ name: "Commerzbank" }],
    [{ name: "Barclays Bank" }],
    [{ name: "Allianz", country: "DE" }],
  ])("%j", async (record) => {
    const answer = await tenant.resolve(record);
    if (answer.clarification !== null) expect(await settles(record, answer)).toBe(true);
    expect(answer.more_input_needed).toBe(answer.clarification !== null);
  });
});

describe("a match that misses the quality target", () => {
  test("says which fields are missing and asks for one that the caller may know", async () => {
    const answer = await tenant.resolve({
      ...british,
      fields: ["identity.legal_name", "digital.domain"],
      quality_target: { minimum_match_confidence: 0.9, minimum_completeness: 1 },
    });
    expect(answer).toMatchObject({
      decision: "unresolved",
      reason: "quality_target_unmet",
      quality_shortfall: {
        match_confidence: null,
        completeness: { minimum: 1, reached: 0.5, missing_fields: ["digital.domain"] },
      },
      clarification: { attribute: "digital.domain" },
    });
    const better = await tenant.resolve({
      ...british,
      domain: "quillworth-brackenfold.co.uk",
      fields: ["identity.legal_name", "digital.domain"],
      quality_target: { minimum_match_confidence: 0.9, minimum_completeness: 1 },
    });
    expect(better.decision).not.toBe("unresolved");
  });

  test("says which confidence was missed, and asks for nothing that would not raise it", async () => {
    const answer = await tenant.resolve({
      ...british,
      fields: ["identity.legal_name"],
      quality_target: { minimum_match_confidence: 1 },
    });
    expect(answer.quality_shortfall).toMatchObject({
      match_confidence: { minimum: 1 },
      completeness: null,
    });
    expect(answer.clarification).toBeNull();
  });
});

describe("fields that disagree", () => {
  test("is named for a pair, whatever was decided", async () => {
    const left = { name: "Quillworth Brackenfold Limited", country: "GB", registration_number: "09100001" };
    const apart = await tenant.match({ left, right: { ...left, registration_number: "09100002" } });
    expect(apart).toMatchObject({
      decision: "no_match",
      disagreeing_fields: ["registration.company_number"],
    });
    const same = await tenant.match({ left, right: left });
    expect(same).toMatchObject({ decision: "match", disagreeing_fields: [] });
  });
});
