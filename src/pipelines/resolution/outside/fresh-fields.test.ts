/** Fresh field research on an entity that the tenant has: when it happens, what it costs, and when it does not. */
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { numberedCompany } from "../../../../tests/support/records.ts";
import { TestService } from "../../../../tests/support/service.ts";
import type { TestTenant } from "../../../../tests/support/tenant.ts";
import type { ExternalCompany } from "../../../domain/matching/decide/outside-evidence.ts";
import { StandIn } from "./testing/stand-in.ts";

const HOUR_S = 3_600;
const number = "09199999";
const founding = {
  ...{ name: "Quillworth Brackenfold Ltd", country: "GB" },
  address: { city: "York", postal_code: "YO1 7EP" },
};
/** The number decides it without any step outside. */
const numbered = { ...founding, jurisdiction: "GB", registration_number: number };
const wanted = { fields: ["identity.legal_name", "registration.status"], quality_target: {} };

let service: TestService;
let register: StandIn;
let tenant: TestTenant;
let status: string;

function row(): ExternalCompany {
  const at = service.clock.now.toISOString();
  return {
    company: {
      source: "companies_house",
      sourceRecordId: number,
      name: "QUILLWORTH BRACKENFOLD LTD",
      country: "GB",
      jurisdiction: "GB",
      registrationNumber: number,
      status,
      address: { city: "York", postal_code: "YO1 7EP", country: "GB" },
      sourceUrl: `https://register.example/company/${number}`,
    },
    citation: {
      ...{ sourceUrl: "https://register.example/", licence: "OGL-3.0", licencePermitsResale: true },
      ...{ asOf: at, retrievedAt: at },
    },
  };
}

beforeEach(async () => {
  status = "active";
  register = new StandIn("live_registers", false);
  register.agesMs = { companies_house: 6 * HOUR_S * 1000 };
  register.answer = () => ({
    judgements: [],
    companies: [row()],
    sources: [{ source_id: "companies_house", outcome: "found", reason: null }],
  });
  service = await TestService.start({ steps: [register] });
  tenant = await service.tenant({ plan: "free" });
  await tenant.resolve({ ...numberedCompany(50), address: { city: "Leeds", postal_code: "LS1 4AP" } });
  const first = await tenant.resolve(founding);
  expect(first).toMatchObject({ stage: "agentic_research", entity_created: true });
  register.asked.length = 0;
  status = "dissolved";
});
afterEach(() => service.close());

const local = { decision: "match", stage: "deterministic", usage: { credits_charged: 1 } };

test("values that are older than their source's age are read again, for 5 credits", async () => {
  service.advance(7 * HOUR_S);
  const answer = await tenant.resolve({ ...numbered, ...wanted });
  expect(answer).toMatchObject({
    decision: "match",
    stage: "agentic_research",
    match_confidence_basis: "research_evidence",
    entity_created: false,
    usage: { credits_charged: 5 },
  });
  expect(answer.entity!.record).toMatchObject({ "registration.status": "dissolved" });
  expect(answer.entity!.provenance["registration.status"]).toMatchObject({
    source_id: "companies_house",
    retrieved_at: service.clock.now.toISOString(),
    age_days: 0,
  });
  expect(register.asked).toMatchObject([{ record: { registration_number: number, jurisdiction: "GB" } }]);
  expect(await tenant.decision(answer.decision_id)).toMatchObject({
    run_id: expect.stringMatching(/^run_/),
    deeper_steps: [{ step: "live_registers", status: "decided" }],
  });
});

test("the same body again is the stored binding, for nothing", async () => {
  service.advance(7 * HOUR_S);
  await tenant.resolve({ ...numbered, ...wanted });
  service.advance(7 * HOUR_S);
  const again = await tenant.resolve({ ...numbered, ...wanted });
  expect(again).toMatchObject({ replayed: true, usage: { credits_charged: 0 } });
  expect(register.asked).toHaveLength(1);
  // Another body is a new attempt.
  const other = await tenant.resolve({ ...numbered, ...wanted, client_ref: "crm-2" });
  expect(other).toMatchObject({ stage: "agentic_research", usage: { credits_charged: 5 } });
  expect(register.asked).toHaveLength(2);
});

describe("nothing is read again, and the decision costs 1 credit,", () => {
  test("while the values are younger than the age", async () => {
    service.advance(5 * HOUR_S);
    expect(await tenant.resolve({ ...numbered, ...wanted })).toMatchObject(local);
    expect(register.asked).toEqual([]);
  });

  test.each([
    ["without a quality target", { fields: wanted.fields }],
    ["at a lower depth", { ...wanted, depth: "adjudication" }],
    ["with enrich: false", { ...wanted, enrich: false }],
    [
      "where no field of that source is selected",
      { ...wanted, fields: ["contact.email"], quality_target: null },
    ],
  ])("%s", async (_, how) => {
    service.advance(7 * HOUR_S);
    const { quality_target, ...others } = { quality_target: undefined, ...how } as Record<string, unknown>;
    const body = { ...numbered, ...others, ...(quality_target ? { quality_target } : {}) };
    expect(await tenant.resolve(body)).toMatchObject(local);
    expect(register.asked).toEqual([]);
  });

  test("where the source does not answer, or no longer has the company", async () => {
    service.advance(7 * HOUR_S);
    const silent = {
      source_id: "companies_house",
      outcome: "source_unavailable",
      reason: "timeout",
    } as const;
    register.answer = () => ({ judgements: [], companies: [], sources: [silent] });
    const answer = await tenant.resolve({ ...numbered, ...wanted });
    expect(answer).toMatchObject({ ...local, escalation_unavailable: false });
    expect(answer.entity!.record).toMatchObject({ "registration.status": "active" });
    expect(await tenant.decision(answer.decision_id)).toMatchObject({
      run_id: expect.stringMatching(/^run_/),
      deeper_steps: [{ step: "live_registers", status: "passed", sources: [silent] }],
    });
    register.answer = () => ({ judgements: [], companies: [] });
    expect(await tenant.resolve({ ...numbered, ...wanted, client_ref: "crm-3" })).toMatchObject(local);
  });
});
