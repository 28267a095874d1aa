import type { CompanyRecord } from "../../record.ts";
import type { CandidateFacts } from "../comparable/candidate.ts";
import type { RankedCandidate } from "../decide/decide.ts";
import { type AnswerField, type Askable, askables } from "./askables.ts";

/** The parts of a candidate that a question needs. */
type Leader = Pick<RankedCandidate, "entityId" | "registerRefs" | "facts" | "probability" | "refused">;

/** One question whose answer is the most likely to settle an abstention. */
export interface Clarification {
  readonly attribute: string;
  readonly question: string;
  /** Unverified alternative answers; empty when any value would help. */
  readonly options: readonly string[];
  readonly answer_by: "resubmission" | "review";
  readonly answer_fields: readonly AnswerField[];
  readonly candidate_clues: readonly CandidateClue[];
}

export interface CandidateClue {
  /** Equals an entry of `options`. */
  readonly option: string;
  readonly entity_id: string | null;
  readonly external: boolean;
  readonly attribute: string;
  readonly clue: string;
  readonly source_id: string | null;
  readonly as_of: string | null;
}

const CONSIDERED = 5;
/** The least probability of a candidate that an answer could mean, as a share of the likeliest one's. */
const PLAUSIBLE_SHARE = 0.05;

/** The candidates that an answer could mean: of the best five that no rule refused, the plausible ones. */
export function leadersOf<Candidate extends Leader>(ranked: readonly Candidate[]): Candidate[] {
  const standing = ranked.filter((candidate) => !candidate.refused).slice(0, CONSIDERED);
  const least = PLAUSIBLE_SHARE * Math.max(0, ...standing.map(({ probability }) => probability));
  return standing.filter(({ probability }) => probability >= least);
}

/**
 * The questions open for a record, in order of their expected information on the leading candidates: the
 * entropy of the answer under the posterior, times the likelihood that the caller can give the answer.
 */
export function questionsFor(record: CompanyRecord, ranked: readonly Leader[]): Askable[] {
  const leaders = leadersOf(ranked);
  const open = askables.filter((askable) => askable.missing(record));
  const gains = new Map(open.map((one) => [one, expectedInformation(one, leaders) * one.worth]));
  return open.sort((a, b) => gains.get(b)! - gains.get(a)!);
}

/** The question for an attribute. Clues describe candidates; they never select one. */
export function clarify(attribute: string, ranked: readonly Leader[]): Clarification {
  const askable = askables.find((one) => one.attribute === attribute);
  if (askable === undefined) throw new RangeError(`nothing asks for ${attribute}`);
  return describe(askable, leadersOf(ranked));
}

// A candidate without a known value carries no weight in the entropy.
function expectedInformation(askable: Askable, leaders: readonly Leader[]): number {
  const mass = new Map<string, number>();
  let known = 0;
  let all = 0;
  for (const leader of leaders) {
    const weight = Math.max(leader.probability, 0.02);
    all += weight;
    const value = askable.value(leader.facts);
    if (value === null) continue;
    known += weight;
    mass.set(value, (mass.get(value) ?? 0) + weight);
  }
  if (known === 0) return 0;
  let entropy = 0;
  for (const weight of mass.values()) entropy -= (weight / known) * Math.log(weight / known);
  // A value that the caller can confirm separates even a single candidate from "none of these".
  return (entropy + 0.1) * (known / all);
}

function describe(askable: Askable, leaders: readonly Leader[]): Clarification {
  const options: string[] = [];
  const clues: CandidateClue[] = [];
  for (const leader of leaders) {
    const value = askable.value(leader.facts);
    if (value === null) continue;
    if (!options.includes(value)) options.push(value);
    clues.push({
      option: value,
      entity_id: leader.entityId,
      external: leader.entityId === null,
      attribute: askable.attribute,
      clue: clueFor(leader.facts, askable.attribute),
      source_id: leader.registerRefs[0]?.source ?? null,
      as_of: null,
    });
  }
  return {
    attribute: askable.attribute,
    question: askable.question,
    options,
    answer_by: "resubmission",
    answer_fields: askable.fields,
    candidate_clues: clues,
  };
}

function clueFor(facts: CandidateFacts, asked: string): string {
  const parts = [
    facts.legalName,
    asked === "location.city" ? null : facts.city,
    asked === "location.country" ? null : facts.country,
    asked === "registration.incorporated_on" || !facts.incorporatedOn
      ? null
      : `incorporated ${facts.incorporatedOn.slice(0, 4)}`,
  ];
  return parts.filter((part) => part !== null).join(", ");
}
