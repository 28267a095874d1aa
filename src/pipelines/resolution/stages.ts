import { settlingAttribute } from "../../domain/matching/clarify/settling-question.ts";
import { type Comparable, hasSignal } from "../../domain/matching/comparable/comparable.ts";
import { RECORD_WORK } from "../../domain/matching/compare/name-work.ts";
import { isDecisive } from "../../domain/matching/compare/pair-evidence.ts";
import { type DecisionInput, decide, type MatchDecision } from "../../domain/matching/decide/decide.ts";
import type { MatchingModel } from "../../domain/matching/score/model.ts";
import { isShortHan } from "../../domain/matching/words/short-han.ts";
import type { AnalysedName, NameToken, Script } from "../../domain/names/analyse/analysed-name.ts";
import { writesUnreadScript } from "../../domain/places/other-scripts.ts";
import type { CompanyRecord } from "../../domain/record.ts";
import { type Coverage, shareInScripts } from "../../domain/retrieval/registered-scripts.ts";
import { comparedWithin } from "./compared-within.ts";
import type { Retrieved } from "./find-candidates.ts";
import { ask, type Steps } from "./questions.ts";

/** The verdict on a record that has nothing comparable after normalisation. */
export function withoutSignal(query: Comparable): MatchDecision | null {
  if (hasSignal(query)) return null;
  return {
    decision: "unresolved",
    stage: "normalisation",
    reason: "no_identifying_signal",
    probability: null,
    matchConfidence: 0,
    basis: "no_binding",
    bound: null,
    ranked: [],
    noneProbability: null,
    identifierRule: null,
    guards: [],
    escalate: false,
    queryFeatures: {},
    listFeatures: {},
  };
}

/** The results of retrieval that a decision rests on. */
export type Found = Coverage & Pick<Retrieved, "candidates" | "adequate" | "outscored">;

/**
 * Deterministic and probabilistic stages over the results of retrieval.
 * @param budget work units that the comparisons may cost.
 */
export function* judgeInTurns(
  model: MatchingModel,
  query: Comparable,
  found: Found,
  budget: number = RECORD_WORK,
): Steps<MatchDecision> {
  const scored = yield* comparedWithin(budget, model, query, found.candidates);
  return decide({ ...decisionInput(model, query, found), scored });
}

export function decisionInput(
  model: MatchingModel,
  query: Comparable,
  found: Found,
): Omit<DecisionInput, "scored"> {
  return {
    model,
    query,
    adequate: found.adequate && !isUnreadable(query, found),
    outscored: found.outscored,
    listed: found.listed,
    substantial: isSubstantial(query),
  };
}

/** The attribute that is worth asking for after an abstention; null where no answer would decide it. */
export function* questionAfter(
  record: CompanyRecord,
  {
    model,
    query,
    found,
  }: { readonly model: MatchingModel; readonly query: Comparable; readonly found: Found },
  { ranked }: MatchDecision,
): Steps<string | null> {
  const search = settlingAttribute({ record, input: decisionInput(model, query, found), ranked });
  let step = search.next();
  while (!step.done) {
    yield* ask("turn", {});
    step = search.next();
  }
  return step.value;
}

/** The same without turns for other work, however long it takes: for measurements and tests. */
export function judge(model: MatchingModel, query: Comparable, found: Found): MatchDecision {
  const steps = judgeInTurns(model, query, found);
  let step = steps.next();
  while (!step.done) step = steps.next(null);
  return step.value;
}

/** Scripts in which the models have learned to find companies, also under a name in another of them. */
const LEARNED: readonly Script[] = ["latin", "cyrillic", "kana"];
/** Chinese characters only as Japanese reads them: other languages read them in many ways. */
const LEARNED_IN_JAPAN: readonly Script[] = [...LEARNED, "han"];
const MOST = 0.5;

/**
 * Whether the search may miss the company because of its script. Most companies of the country have to be registered in
 * the script of the record's name, or both that script and theirs have to be learned (`npm run bench:scripts`). A
 * Latin name is not enough where companies are registered in a script that no key reads.
 */
function isUnreadable({ names, countries }: Comparable, { listed, scripts }: Coverage): boolean {
  if (names.length === 0) return false;
  const written = names.map(({ analysed }) => analysed.script);
  const learned = countries.includes("JP") ? LEARNED_IN_JAPAN : LEARNED;
  // Registers may state no countries; then their companies of all countries say in which scripts they are kept.
  const share = (of: readonly Script[]) =>
    shareInScripts(scripts, countries, of) ?? shareInScripts(scripts, [], of);
  if (listed > 0 && (share(written) ?? 0) < MOST) {
    if (!written.some((script) => learned.includes(script)) || (share(learned) ?? 1) < MOST) return true;
  }
  return countries.some(writesUnreadScript) && names.every(({ analysed }) => analysed.script === "latin");
}

const SUBSTANCE_NATS = 8;

/**
 * Whether the record is substantial enough to found a company: an identifier, a domain, or a name that is
 * rarer than one in three thousand. "Trading Company", three letters alone and the short form of a name in Han found no entity.
 */
function isSubstantial(query: Comparable): boolean {
  if (query.identifiers.some(isDecisive) || query.domains.length > 0) return true;
  return query.names.some(({ analysed }) => !isShortHan(analysed) && substanceOf(analysed) >= SUBSTANCE_NATS);
}

/** "BHP Group" is more specific than "BHP"; "Holding Group" is not specific at all. */
const GENERIC_BESIDE_WORD = 0.5;

// A repeated word counts once.
function substanceOf({ tokens }: AnalysedName): number {
  const distinct = [...new Map(tokens.map((token) => [token.text, token])).values()];
  const named = distinct.some(({ tag }) => tag === "word" || tag === "initials");
  const weight = ({ tag }: NameToken): number => {
    if (tag === "form" || tag === "stop") return 0;
    if (tag !== "generic") return 1;
    return named ? GENERIC_BESIDE_WORD : 0;
  };
  return distinct.reduce((sum, token) => sum + weight(token) * token.information, 0);
}
