import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { abstain, foundTwins, submit } from "../../src/operations/review/testing/abstentions.ts";
import { numberedCompany } from "../support/records.ts";
import { TestService } from "../support/service.ts";

let service: TestService;

beforeAll(async () => {
  service = await TestService.start();
});

afterAll(() => service.close());

/** Sets a field of the record, dotted, as an answer to a question names it. */
function answered(record: object, field: string, value: string): object {
  const [head, tail] = field.split(".");
  return { ...record, [head!]: tail === undefined ? value : { [tail]: value } };
}

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
    // What the abstention rested on stays readable.
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

  test("is found by its own decision although a verdict has since given the record another", async () => {
    const tenant = await service.tenant();
    const twins = await foundTwins(tenant);
    const asked = await abstain(tenant);
    const verdict = await submit(service, tenant, asked.reviewId, {
      verdict: "match",
      entity_id: twins.first,
    });
    const answering = (decisionId: string) =>
      tenant.tryResolve({
        ...numberedCompany(1),
        clarification_of: { record_id: asked.recordId, decision_id: decisionId },
      });
    for (const decisionId of [asked.decisionId, verdict.body.decision_id]) {
      const answer = await answering(decisionId);
      expect(answer.status, answer.text).toBe(200);
      expect(answer.body.entity?.entity_id).toBe(twins.first);
    }
    // A decision about another record is none about this one.
    const other = await abstain(tenant, { client_ref: "other" });
    expect((await answering(other.decisionId)).status).toBe(404);
  });
});
