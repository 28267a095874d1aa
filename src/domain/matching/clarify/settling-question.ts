/**
 * Which question is worth asking of an abstention: one of which some answer would decide. For each field two kinds of answer
 * are tried on the shortlist as it was compared: what one of the leading candidates has, and what none of them has.
 */
import type { CompanyRecord } from "../../record.ts";
import type { ScoredCandidate } from "../comparable/candidate.ts";
import type { Comparable } from "../comparable/comparable.ts";
import { normalise } from "../comparable/comparable-of.ts";
import { compareOtherFields, isDecisive } from "../compare/pair-evidence.ts";
import { type DecisionInput, decide, type RankedCandidate } from "../decide/decide.ts";
import { scorePair } from "../score/model.ts";
import type { Askable } from "./askables.ts";
import { leadersOf, questionsFor } from "./clarification.ts";

/** The abstention that a question is looked for. */
export interface Abstention {
  readonly record: CompanyRecord;
  readonly input: Omit<DecisionInput, "scored">;
  readonly ranked: readonly RankedCandidate[];
}

/**
 * The attribute to ask for, the most telling one first; null where no answer would decide. Yields between fields, so that
 * others have their turn.
 */
export function* settlingAttribute(abstention: Abstention): Generator<void, string | null> {
  const { record, ranked } = abstention;
  for (const askable of questionsFor(record, ranked)) {
    if (wouldSettle(abstention, askable)) return askable.attribute;
    yield;
  }
  return null;
}

function wouldSettle(abstention: Abstention, askable: Askable): boolean {
  const { record, ranked, input } = abstention;
  const answers = leadersOf(ranked).flatMap(({ facts }) => askable.answer(record, facts) ?? []);
  for (const answer of answers)
    if (decidesWith(abstention, withAnswer(input.query, { ...record, ...answer }))) return true;
  return decidesWith(abstention, { ...input.query, ...askable.strange(input.query, ranked) });
}

// The names are what they were, and so is how they compare.
function withAnswer(
  query: Comparable,
  { name: _, trading_names: __, previous_names: ___, ...rest }: CompanyRecord,
): Comparable {
  const { names, forms } = query;
  return { ...normalise(rest), names, forms };
}

function decidesWith({ input, ranked }: Abstention, query: Comparable): boolean {
  const scored = ranked.map((candidate): ScoredCandidate => {
    const evidence = compareOtherFields(query, candidate.comparable, candidate.evidence);
    return { ...candidate, evidence, score: scorePair(input.model, evidence) };
  });
  const substantial = input.substantial || query.identifiers.some(isDecisive) || query.domains.length > 0;
  return decide({ ...input, query, scored, substantial }).decision !== "unresolved";
}
