import { expect, test } from "vitest";
import type { Comparable } from "../../src/domain/matching/comparable/comparable.ts";
import type { Case, DecisionWrite } from "../../src/pipelines/resolution/case.ts";
import type { Question } from "../../src/pipelines/resolution/questions.ts";
import { KnownDecisions } from "./known-decisions.ts";

const query = {} as Comparable;
const question: Question = { kind: "company", groupId: 7, entityId: null };

function caseOf(digest: string, tenantId: string): Case {
  const request = { tenantId, actor: { keyId: `key of ${tenantId}` }, now: new Date(0) };
  return { digest, request } as unknown as Case;
}

function decisions() {
  let made = 0;
  const known = new KnownDecisions({
    async decide(work, _, answer) {
      made++;
      await answer(question);
      return { write: { tenant_id: work.request.tenantId, record_id: "rec_1" } } as unknown as DecisionWrite;
    },
  });
  const asked: Question[] = [];
  const decide = (digest: string, tenantId: string) =>
    known.decide(caseOf(digest, tenantId), query, async (one) => {
      asked.push(one);
      return [];
    });
  return { decide, asked, made: () => made };
}

test("a decision is made once, and asks each time what it asked", async () => {
  const { decide, asked, made } = decisions();
  await decide("one", "first");
  await decide("one", "second");
  expect(made()).toBe(1);
  expect(asked).toEqual([question, question]);
  await decide("another", "second");
  expect(made()).toBe(2);
});

test("a decision is written for the tenant who asks", async () => {
  const { decide } = decisions();
  await decide("one", "first");
  const again = (await decide("one", "second")) as DecisionWrite;
  expect(again.write).toMatchObject({
    tenant_id: "second",
    record_id: "rec_1",
    acting_key_id: "key of second",
  });
});
