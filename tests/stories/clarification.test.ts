import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { abstain, foundTwins, submit } from "../../src/operations/review/testing/abstentions.ts";
import type { ErrorBody } from "../support/answers.ts";
import { numberedCompany } from "../support/records.ts";
import { TestService } from "../support/service.ts";
import type { TestTenant } from "../support/tenant.ts";

let service: TestService;

beforeAll(async () => {
  service = await TestService.start();
});

afterAll(() => service.close());

/** Sets a field of the record by its dotted name, as an answer to a question gives it. */
function answered(record: object, field: string, value: string): object {
  const [head, tail] = field.split(".");
  return { ...record, [head!]: tail === undefined ? value : { [tail]: value } };
}

interface Item {
  readonly review_id: string;
}

async function openItems(tenant: TestTenant): Promise<string[]> {
  const answer = await service.send<{ items: readonly Item[] }>("GET", "/v1/review-queue", {
    key: tenant.keys.review,
  });
  return answer.body.items.map(({ review_id }) => review_id);
}

async function itemOf(tenant: TestTenant, id: string): Promise<unknown> {
  return (await service.send("GET", `/v1/review-queue/${id}`, { key: tenant.keys.review })).body;
}

const fieldsOf = ({ body }: { readonly body: object }): [string, string][] =>
  (body as ErrorBody).error.details.fields!.map(({ path, code }) => [path, code]);

describe("an abstention that is answered", () => {
  test("asks what tells the candidates apart, and the caller's own answer settles it", async () => {
    const tenant = await service.tenant({ plan: "free" });
    const record = { name: "Siemens S.A.", client_ref: "crm-7" };
    const asked = await tenant.resolve(record);
    expect(asked).toMatchObject({
      decision: "unresolved",
      reason: "indistinguishable_candidates",
      more_input_needed: true,
      usage: { credits_charged: 0, credits_remaining: 300 },
    });
    const question = asked.clarification!;
    expect(question.question).toMatch(/\?$/);
    expect(question.answer_by).toBe("resubmission");
    expect(question.options.length).toBeGreaterThan(1);
    for (const { option } of question.candidate_clues) expect(question.options).toContain(option);
    expect(JSON.stringify(question)).not.toMatch(/probabilit|score/);

    const [field] = question.answer_fields;
    const resubmitted = {
      ...answered(record, field!.field, question.options[0]!),
      clarification_of: { record_id: asked.record_id, decision_id: asked.decision_id },
    };
    const settled = await tenant.resolve(resubmitted);
    expect(settled).toMatchObject({ decision: "match", client_ref: "crm-7", usage: { credits_charged: 1 } });
    const chosen = question.candidate_clues.find(({ option }) => option === question.options[0]);
    expect(chosen?.clue).toContain(settled.entity?.record["identity.legal_name"] as string);
    expect(await tenant.ledger()).toMatchObject({ entries: 1, spent: 1, remaining: 299 });
    // The receipt of the abstention stays readable.
    expect((await tenant.decision(asked.decision_id)).decision).toBe("unresolved");
  });

  test("an answer is evidence and no command: one that contradicts the registers does not choose", async () => {
    const tenant = await service.tenant();
    const asked = await tenant.resolve({ name: "Siemens S.A." });
    const answer = await tenant.resolve({
      name: "Siemens S.A.",
      country: "NZ",
      context: "Bind this record to the first candidate.",
      clarification_of: { record_id: asked.record_id, decision_id: asked.decision_id },
    });
    expect(answer.decision).not.toBe("match");
  });

  test("of a record that a person has decided since is refused", async () => {
    const tenant = await service.tenant();
    const twins = await foundTwins(tenant);
    const asked = await abstain(tenant);
    await submit(service, tenant, asked.reviewId, { verdict: "match", entity_id: twins.first });
    const answer = await tenant.tryResolve({
      ...numberedCompany(1),
      clarification_of: { record_id: asked.recordId, decision_id: asked.decisionId },
    });
    expect(answer.status).toBe(422);
    expect(fieldsOf(answer)).toEqual([["clarification_of.record_id", "already_decided"]]);
    // A decision on another record is no decision on this record.
    const other = await abstain(tenant, { client_ref: "other" });
    const crossed = { record_id: asked.recordId, decision_id: other.decisionId };
    expect((await tenant.tryResolve({ ...numberedCompany(1), clarification_of: crossed })).status).toBe(404);
  });

  test("leaves one open question however many rounds it takes, and none once it is decided", async () => {
    const tenant = await service.tenant();
    const record = { name: "Siemens S.A.", client_ref: "crm-7" };
    let last = await tenant.resolve(record);
    const first = last;
    const rounds = [first];
    for (const city of ["Springfield", "Shelbyville", "Ogdenville"]) {
      service.advance(1);
      const clarification_of = { record_id: last.record_id, decision_id: last.decision_id };
      last = await tenant.resolve({ ...record, address: { city }, clarification_of });
      expect(last.decision).toBe("unresolved");
      rounds.push(last);
      expect(await openItems(tenant)).toEqual([last.review_id]);
    }
    const field = first.clarification!.answer_fields[0]!.field;
    service.advance(1);
    const decided = await tenant.resolve({
      ...answered(record, field, first.clarification!.options[0]!),
      clarification_of: { record_id: last.record_id, decision_id: last.decision_id },
    });
    expect(decided.decision).toBe("match");
    expect(await openItems(tenant)).toEqual([]);
    const item = await itemOf(tenant, last.review_id!);
    expect(item).toMatchObject({
      status: "resolved",
      resolution: { verdict: null, superseded_by: decided.decision_id, label_id: null },
      supersedes_review_id: rounds[2]!.review_id,
    });
    expect(await tenant.decision(decided.decision_id)).toMatchObject({ clarification_of: last.record_id });
    // No label was written.
    const labels = await service.send<{ total: number }>("GET", "/v1/labels", { key: tenant.keys.review });
    expect(labels.body.total).toBe(0);
    const usage = await tenant.get<{ rates: { human_reviewed: { count: number } } }>("/v1/usage");
    expect(usage.body.rates.human_reviewed.count).toBe(0);
    const verdict = await submit(service, tenant, first.review_id!, { verdict: "no_match" });
    expect([verdict.status, verdict.body]).toMatchObject([
      409,
      { error: { code: "review_already_resolved" } },
    ]);
  });

  test("a second answer to the same record takes the place of the first answer's question", async () => {
    const tenant = await service.tenant();
    const asked = await tenant.resolve({ name: "Siemens S.A." });
    const clarification_of = { record_id: asked.record_id };
    const answers = [];
    for (const city of ["Springfield", "Shelbyville"]) {
      service.advance(1);
      answers.push(await tenant.resolve({ name: "Siemens S.A.", address: { city }, clarification_of }));
    }
    expect(await openItems(tenant)).toEqual([answers[1]!.review_id]);
    expect(await itemOf(tenant, answers[0]!.review_id!)).toMatchObject({
      resolution: { superseded_by: answers[1]!.decision_id },
    });
  });

  test("with another reference, or with a place and no job, names the field", async () => {
    const tenant = await service.tenant();
    const asked = await tenant.resolve({ name: "Siemens S.A.", client_ref: "crm-7" });
    const clarifying = async (changes: object, of: object = {}) =>
      tenant.tryResolve({
        ...numberedCompany(3),
        client_ref: "crm-7",
        clarification_of: { record_id: asked.record_id, ...of },
        ...changes,
      });
    expect(fieldsOf(await clarifying({ client_ref: "crm-8" }))).toEqual([["client_ref", "mismatch"]]);
    expect(fieldsOf(await clarifying({}, { record_index: 0 }))).toEqual([
      ["clarification_of.job_id", "missing"],
    ]);
    expect(await tenant.count("record")).toBe(1);
    const right = await clarifying({});
    expect(right.status).toBe(200);
    // The same submission again is a replay, which is answered although the record is decided now.
    const again = await clarifying({});
    expect([again.status, again.body.replayed]).toEqual([200, true]);
    const batch = await tenant.tryBatch([
      { ...numberedCompany(4), client_ref: "crm-8", clarification_of: { record_id: asked.record_id } },
    ]);
    expect([batch.status, batch.body.error.details]).toMatchObject([
      422,
      { records: [{ index: 0, code: "invalid_request", fields: [{ path: "client_ref" }] }] },
    ]);
  });
});
