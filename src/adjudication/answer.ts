import { z } from "zod";
import { judgementDecisions } from "../domain/matching/decide/outside-evidence.ts";

/** Fields of a company record in which an answer may say that it rests on them. */
const evidenceFields = [
  "name",
  "other_names",
  "legal_form",
  "country",
  "address",
  "domain",
  "phone",
  "registration_number",
  "lei",
  "incorporation_date",
  "parent_name",
] as const;

/** Without bounds, which not every provider's structured output knows. */
const asked = z.strictObject({
  decision: z.enum(judgementDecisions),
  rests_on: z.array(z.enum(evidenceFields)),
  rationale: z.string(),
  confidence: z.number(),
});

export type PairAnswer = Readonly<z.output<typeof asked>>;

/** The form of an answer about one pair as JSON Schema, for the provider. */
export const pairAnswerSchema = z.toJSONSchema(asked, { target: "draft-7" });

/** Characters of a rationale that are kept. */
const RATIONALE = 600;

/** The answer of a model as it came; null where it does not have the form. */
export function readAnswer(value: unknown): PairAnswer | null {
  const read = asked.safeParse(value);
  if (!read.success || read.data.confidence < 0 || read.data.confidence > 1) return null;
  const rationale = read.data.rationale.replaceAll(/\p{Cc}/gu, " ").slice(0, RATIONALE);
  return { ...read.data, rests_on: [...new Set(read.data.rests_on)], rationale };
}

/**
 * One answer of two: a decision stands only where the model gave it in both orders of the pair. The lower
 * confidence of the two is reported.
 */
export function inBothOrders(first: PairAnswer, second: PairAnswer): PairAnswer {
  if (first.decision === second.decision)
    return { ...first, confidence: Math.min(first.confidence, second.confidence) };
  return {
    decision: "cannot_tell",
    rests_on: [],
    rationale: `The model contradicted itself: ${first.decision} in one order of the two, ${second.decision} in the other.`,
    confidence: 0,
  };
}
