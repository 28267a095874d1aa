/** Companies that a step found outside: compared as register rows are, stored only where matched. */
import { afterEach, beforeEach, expect, test } from "vitest";
import { numberedCompany } from "../../../../tests/support/records.ts";
import { TestService } from "../../../../tests/support/service.ts";
import type { TestTenant } from "../../../../tests/support/tenant.ts";
import type { ExternalCompany } from "../../../domain/matching/decide/outside-evidence.ts";
import { StandIn } from "./testing/stand-in.ts";

const inLeeds = { ...numberedCompany(50), address: { city: "Leeds", postal_code: "LS1 4AP" } };
/** Has the name of a known company, but another town: the matcher leaves it open. */
const inYork = {
  name: "Quillworth Brackenfold Ltd",
  country: "GB",
  address: { city: "York", postal_code: "YO1 7EP" },
};

/** The row of a live register, which no installed register has. */
function row(number: string, fields: Partial<ExternalCompany["company"]> = {}): ExternalCompany {
  return {
    company: {
      source: "companies_house",
      sourceRecordId: number,
      name: "QUILLWORTH BRACKENFOLD LTD",
      country: "GB",
      jurisdiction: "GB",
      registrationNumber: number,
      status: "active",
      sourceUrl: `https://register.example/company/${number}`,
      ...fields,
    },
    citation: {
      sourceUrl: "https://register.example/",
      licence: "OGL-3.0",
      licencePermitsResale: true,
      asOf: "2026-11-19T00:00:00.000Z",
      retrievedAt: "2026-11-20T08:59:58.000Z",
    },
  };
}

const york = row("09199999", { address: { city: "York", postal_code: "YO1 7EP", country: "GB" } });

let service: TestService;
let registers: StandIn;
let tenant: TestTenant;

beforeEach(async () => {
  registers = new StandIn("live_registers", false);
  registers.answer = () => ({ judgements: [], companies: [york] });
  service = await TestService.start({ steps: [registers] });
  tenant = await service.tenant({ plan: "free" });
  await tenant.resolve(inLeeds);
});

afterEach(() => service.close());

interface ReceiptShown {
  readonly deeper_steps: readonly object[];
  readonly evidence: readonly object[];
  readonly replay: object;
}

const receiptOf = async (decisionId: string) =>
  (await tenant.decision(decisionId)) as unknown as ReceiptShown;

test("a company that the matcher matches is stored with facts that cite the source, for 5 credits", async () => {
  const answer = await tenant.resolve(inYork);
  expect(answer).toMatchObject({
    decision: "match",
    stage: "agentic_research",
    match_confidence_basis: "research_evidence",
    entity_created: true,
    usage: { credits_charged: 5, deep_attempts_remaining: 24 },
  });
  const { record, provenance } = answer.entity!;
  expect(record["registration.company_number"]).toBe("09199999");
  expect(provenance["registration.company_number"]).toMatchObject({
    source_id: "companies_house",
    source_url: "https://register.example/company/09199999",
    licence: "OGL-3.0",
    retrieved_at: "2026-11-20T08:59:58.000Z",
    source_as_of: "2026-11-19T00:00:00.000Z",
  });
  const receipt = await receiptOf(answer.decision_id);
  expect(receipt.replay).toMatchObject({ reproduced: true });
  const cited = {
    source_id: "companies_house",
    licence: "OGL-3.0",
    retrieved_at: "2026-11-20T08:59:58.000Z",
  };
  expect(receipt.evidence).toMatchObject([cited]);
  expect(receipt.deeper_steps).toMatchObject([
    { step: "live_registers", status: "decided", companies: [{ ...cited, source_record_id: "09199999" }] },
  ]);
});

test("the next record of that company joins its entity, and nobody is asked", async () => {
  const first = await tenant.resolve(inYork);
  const next = await tenant.resolve({ ...inYork, registration_number: "09199999", jurisdiction: "GB" });
  expect(next).toMatchObject({ decision: "match", usage: { credits_charged: 1 } });
  expect(next.entity?.entity_id).toBe(first.entity!.entity_id);
  expect(registers.asked).toHaveLength(1);
});

test("a company that is not matched is a candidate, external and never stored", async () => {
  registers.answer = () => ({ judgements: [], companies: [row("09188888"), row("09177777")] });
  const answer = await tenant.resolve(inYork);
  expect(answer).toMatchObject({
    decision: "unresolved",
    stage: "agentic_research",
    escalation_unavailable: false,
    usage: { credits_charged: 0, deep_attempts_remaining: 24 },
  });
  expect(answer.candidates.filter(({ external }) => external)).toMatchObject([
    { entity_id: null, legal_name: "QUILLWORTH BRACKENFOLD LTD" },
    { entity_id: null, legal_name: "QUILLWORTH BRACKENFOLD LTD" },
  ]);
  expect(await tenant.count("entity")).toBe(1);
  expect((await receiptOf(answer.decision_id)).replay).toMatchObject({ reproduced: true });
});

test("a company whose number an entity has is that entity, whatever its name", async () => {
  const renamed = await tenant.resolve({
    ...numberedCompany(0),
    name: "Ottergate Holloway Limited",
    registration_number: "09199999",
  });
  const answer = await tenant.resolve(inYork);
  expect(answer).toMatchObject({ decision: "match", stage: "agentic_research", entity_created: false });
  expect(answer.entity!.entity_id).toBe(renamed.entity!.entity_id);
  expect(answer.entity!.record["location.registered_address"]).toMatchObject({ city: "York" });
});

test("the rows of two registers with one number are one candidate", async () => {
  const elsewhere = row("09199999", { source: "gleif", sourceRecordId: "213800YORKQUILLWORTH" });
  registers.answer = () => ({ judgements: [], companies: [york, elsewhere] });
  const answer = await tenant.resolve(inYork);
  expect(answer).toMatchObject({ decision: "match", candidates_considered: 2 });
  expect((await receiptOf(answer.decision_id)).evidence).toHaveLength(2);
});

test("a source that did not answer leaves the record open for the moment", async () => {
  const sources = [{ source_id: "gleif", outcome: "source_unavailable", reason: "timeout" }] as const;
  registers.answer = () => ({ judgements: [], companies: [], sources });
  const answer = await tenant.resolve(inYork);
  expect(answer).toMatchObject({ decision: "unresolved", escalation_unavailable: true });
  expect((await receiptOf(answer.decision_id)).deeper_steps).toMatchObject([{ status: "passed", sources }]);
});
