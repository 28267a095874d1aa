/** A record that climbs to the live registers, whose publishers are stand-ins. */
import { afterEach, beforeEach, expect, test } from "vitest";
import {
  errorPage,
  forgetLiveRegisters,
  knownNamesake,
  LivePublishers,
  usualAnswer,
} from "../../../tests/support/live-publishers.ts";
import { TestService } from "../../../tests/support/service.ts";
import type { TestTenant } from "../../../tests/support/tenant.ts";
import { noteFailure } from "../../storage/live/live-source-state.ts";
import { breaker } from "./polite-turn.ts";

let publishers: LivePublishers;
let service: TestService;
let tenant: TestTenant;

beforeEach(async () => {
  publishers = await LivePublishers.start();
  service = await TestService.start({
    environment: publishers.environmentFor(["gleif", "companies_house", "brreg", "vies"]),
  });
  await forgetLiveRegisters(service.database);
  tenant = await service.tenant({ plan: "free" });
});

afterEach(async () => {
  await service.close();
  await publishers.close();
});

/** The known namesake has the name; the record's other facts leave open whether it is meant. */
const open = {
  name: "Quillworth Brackenfold Ltd",
  country: "GB",
  address: { city: "Leeds", postal_code: "LS1 4AP" },
};

interface StepShown {
  readonly step: string;
  readonly status: string;
  readonly sources?: readonly object[];
  readonly companies?: readonly object[];
}

async function liveStepOf(decisionId: string): Promise<StepShown> {
  const decision = (await tenant.decision(decisionId)) as unknown as { deeper_steps: StepShown[] };
  return decision.deeper_steps.find(({ step }) => step === "live_registers")!;
}

test("a company that a register states is matched, with its licence, address and time of retrieval", async () => {
  await tenant.resolve(knownNamesake);
  const answer = await tenant.resolve(open);
  expect(answer).toMatchObject({
    decision: "match",
    stage: "agentic_research",
    match_confidence_basis: "research_evidence",
    entity_created: true,
    usage: { credits_charged: 5 },
  });
  const { record, provenance } = answer.entity!;
  expect(record["registration.company_number"]).toBe("09100777");
  expect(provenance["registration.company_number"]).toMatchObject({
    source_id: "companies_house",
    licence: "OGL v3.0",
    source_url: "https://find-and-update.company-information.service.gov.uk/company/09100777",
  });
  expect(await liveStepOf(answer.decision_id)).toMatchObject({
    status: "decided",
    sources: [
      { source_id: "gleif", outcome: "found" },
      { source_id: "companies_house", outcome: "found" },
    ],
  });
});

test("a source that is down makes the answer say so, and the others are heard", async () => {
  publishers.answers.set("companies_house", () => errorPage);
  publishers.answers.set("gleif", () => errorPage);
  await tenant.resolve(knownNamesake);
  const answer = await tenant.resolve(open);
  expect(answer).toMatchObject({ decision: "unresolved", escalation_unavailable: true });
  expect(await liveStepOf(answer.decision_id)).toMatchObject({
    sources: [
      { source_id: "gleif", outcome: "source_unavailable", reason: "unreadable" },
      { source_id: "companies_house", outcome: "source_unavailable", reason: "unreadable" },
    ],
  });
});

test("a register that answers with another company than it was asked for binds nothing", async () => {
  for (const source of ["gleif", "companies_house"] as const)
    publishers.answers.set(source, (request) => {
      const { body, ...usual } = usualAnswer(request);
      return { ...usual, body: String(body).replaceAll(/quillworth brackenfold/gi, "Marrowdale Tinsmiths") };
    });
  await tenant.resolve(knownNamesake);
  const answer = await tenant.resolve(open);
  expect(answer).toMatchObject({ decision: "unresolved", usage: { credits_charged: 0 } });
  expect(await liveStepOf(answer.decision_id)).toMatchObject({
    status: "passed",
    sources: [{ outcome: "found" }, { outcome: "found" }],
  });
});

test.each([
  ["enrich: false", { enrich: false }],
  ["depth: probabilistic", { depth: "probabilistic" }],
  ["depth: adjudication", { depth: "adjudication" }],
])("%s asks no register", async (_, limits) => {
  await tenant.resolve(knownNamesake);
  expect(await tenant.resolve({ ...open, ...limits })).toMatchObject({ decision: "unresolved" });
  expect(publishers.received).toEqual([]);
});

test("a record that is decided before asks no register", async () => {
  await tenant.resolve(knownNamesake);
  expect(await tenant.resolve({ registration_number: "09100050", country: "GB" })).toMatchObject({
    decision: "match",
  });
  expect(publishers.received).toEqual([]);
});

test("/metrics counts the questions by source and outcome, their requests, and sources that are left alone", async () => {
  publishers.answers.set("gleif", () => errorPage);
  await tenant.resolve(knownNamesake);
  await tenant.resolve(open);
  for (let failures = 1; failures < breaker.failuresToOpen; failures++)
    await noteFailure(service.database, "gleif", breaker);
  const made = await service.admin("POST", "/v1/admin/keys", { scope: "metrics", name: "scraper" });
  const { text } = await service.send("GET", "/metrics", { key: String(made.body.key) });
  expect(text).toContain('assay_live_source_questions_total{source="gleif",outcome="unreadable"} 1');
  expect(text).toContain('assay_live_source_questions_total{source="companies_house",outcome="found"} 1');
  expect(text).toMatch(/assay_live_source_request_duration_seconds_count\{source="companies_house"\} [1-9]/);
  expect(text).toContain('assay_live_source_circuit_open{source="gleif"} 1');
});
