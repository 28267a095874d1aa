import { expect, test } from "vitest";
import type { CompanyRecord } from "../../record.ts";
import { type CandidateFacts, NO_FACTS } from "../comparable/candidate.ts";
import { clarify, questionsFor } from "./clarification.ts";

const candidate = (probability: number, facts: Partial<CandidateFacts>) => ({
  entityId: null,
  registerRefs: [],
  refused: null,
  probability,
  facts: { ...NO_FACTS, legalName: "", ...facts },
});

/** The question with the most expected information, whether or not an answer would decide. */
const firstQuestion = (record: CompanyRecord, ranked: Parameters<typeof questionsFor>[1]) =>
  clarify(questionsFor(record, ranked)[0]!.attribute, ranked);

const leeds = candidate(0.5, { legalName: "Quillworth Leeds", city: "Leeds" });
const york = candidate(0.3, { legalName: "Quillworth York", city: "York" });

test("the question is the one whose answers tell the likely candidates apart", () => {
  const asked = firstQuestion({ name: "Quillworth", country: "GB" }, [leeds, york]);
  expect(asked).toMatchObject({ attribute: "location.city", options: ["Leeds", "York"] });
});

test("nobody is asked about companies that it can hardly be", () => {
  const founded = candidate(0.001, { legalName: "Brackenfold", incorporatedOn: "2001-02-03" });
  const bare = candidate(0.6, { legalName: "Quillworth" });
  const asked = firstQuestion({ name: "Quillworth Energy", country: "GB" }, [bare, founded]);
  expect(asked).toMatchObject({
    attribute: "registration.company_number",
    options: [],
    candidate_clues: [],
  });
});

test("where all are unlikely, the likeliest of them still count", () => {
  const [first, second] = [leeds, york].map((one) => ({ ...one, probability: one.probability / 1_000 }));
  expect(firstQuestion({ name: "Quillworth", country: "GB" }, [first!, second!])?.options).toEqual([
    "Leeds",
    "York",
  ]);
});
