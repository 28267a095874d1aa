/**
 * Finds a question for an abstention to which some answer would decide. For each field two kinds of answer
 * are tried on the compared shortlist: the value of each leading candidate, and a value that none has.
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

/** The abstention that needs a question. */
export interface Abstention {
  readonly record: CompanyRecord;
  readonly input: Omit<DecisionInput, "scored">;
  readonly ranked: readonly RankedCandidate[];
}

/**
 * The attribute to ask for: the most informative one of which an answer would decide; null where there is
 * none. Yields between fields, so that other work can run.
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
  // Leaders often share their country or city.
  const distinct = new Map(answers.map((answer) => [JSON.stringify(answer), answer]));
  for (const answer of distinct.values())
    if (decidesWith(abstention, withAnswer(input.query, { ...record, ...answer }))) return true;
  return decidesWith(abstention, { ...input.query, ...askable.strange(input.query, ranked) });
}

// An answer changes no name, so the comparison of the names stays valid.
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
