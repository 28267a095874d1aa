/**
 * Two registers have the companies, each by one of its names: the first has the Latin name of every second company and the native name
 * of the others, the second has the other names. Each register is asked by the name that it lacks. Asked once more with its row taken
 * away a company is absent.
 */
import type { ScoredCandidate } from "../../src/domain/matching/comparable/candidate.ts";
import { mayBeInAnotherScript } from "../../src/domain/matching/comparable/comparable.ts";
import {
  comparableOfCompany,
  normalise,
  retrievalSubject,
} from "../../src/domain/matching/comparable/comparable-of.ts";
import { externalCandidate } from "../../src/domain/matching/comparable/register-candidate.ts";
import { comparePair } from "../../src/domain/matching/compare/pair-evidence.ts";
import { decide, type MatchDecision } from "../../src/domain/matching/decide/decide.ts";
import { type MatchingModel, scorePair } from "../../src/domain/matching/score/model.ts";
import type { RegisterCompany } from "../../src/domain/register-company.ts";
import { retrievalKeys } from "../../src/domain/retrieval/keys.ts";
import type { RegistersVersion } from "../../src/pipelines/register-install/registers-version.ts";
import { decisionInput, withoutSignal } from "../../src/pipelines/resolution/stages.ts";
import type { ScriptCompany } from "./script-companies.ts";

const SOURCE = "scripts";
const SHORTLIST = 50;
/** The register of this measurement is short by choice, so the guard against short registers is not measured. */
const MANY = Number.POSITIVE_INFINITY;
const sides = ["native", "latin"] as const;
type Side = (typeof sides)[number];

/** The cause of a present company that is not matched, in the order in which the stages could lose it. */
export const causes = [
  "not on the shortlist",
  "another company leads",
  "under the floor",
  "withheld by a guard",
] as const;
export type Cause = (typeof causes)[number];

export interface ScriptAnswer {
  readonly company: ScriptCompany;
  /** The name that the query has; the register has the other. */
  readonly asked: Side;
  readonly listed: boolean;
  readonly outcome: "right" | "wrong" | Cause;
  /** Confidence of the match, or probability of the leading company, 0..1. */
  readonly confidence: number | null;
  /** The name of the leading company, for a list of misses. */
  readonly leader: string | null;
  /** The decision on the company. */
  readonly decision: MatchDecision["decision"];
  /** The decision where the company is absent. */
  readonly absent: MatchDecision["decision"];
  /** The name of the company that is matched although the company is absent, for a list of misses. */
  readonly mistaken: string | null;
}

export const registers = [0, 1] as const;
type Register = (typeof registers)[number];

/** The rows of the companies in one register, each a company of its own. */
export function rowsOfCompanies(companies: readonly ScriptCompany[], register: Register): RegisterCompany[] {
  return companies.map((company, at) => ({
    source: SOURCE,
    sourceRecordId: String(at),
    name: company[sides[sideOf(at, register)]!],
    country: company.country,
  }));
}

const sideOf = (at: number, register: Register): number => (at + register) % sides.length;

export interface Asking {
  readonly catalogue: RegistersVersion;
  readonly model: MatchingModel;
  /** By Latin name of a company: rows of the registers that are the company itself (`known-rows.tsv`). */
  readonly known: ReadonlyMap<string, ReadonlySet<string>>;
}

export function answersOf(
  asking: Asking,
  companies: readonly ScriptCompany[],
  register: Register,
): ScriptAnswer[] {
  return companies.map((company, at) => answerOf(asking, company, at, sides[1 - sideOf(at, register)]!));
}

function answerOf(
  { catalogue, model, known }: Asking,
  company: ScriptCompany,
  at: number,
  asked: Side,
): ScriptAnswer {
  const query = normalise({ name: company[asked], country: company.country });
  const target = `${SOURCE}:${at}`;
  const isTarget = ({ registerRefs }: Pick<ScoredCandidate, "registerRefs">) =>
    registerRefs.some((ref) => `${ref.source}:${ref.sourceRecordId}` === target);
  const namesake = namesakesOf(company);
  const isKnown = ({ registerRefs }: Pick<ScoredCandidate, "registerRefs">) =>
    registerRefs.some((ref) => known.get(company.latin)?.has(`${ref.source}:${ref.sourceRecordId}`));
  const found = catalogue.search(retrievalKeys(retrievalSubject(query), "query"), {
    limit: SHORTLIST,
    thorough: mayBeInAnotherScript(query),
  });
  const scored = found.candidates
    .map(({ ordinal, score }) => {
      const stored = catalogue.candidate(ordinal);
      const evidence = comparePair(query, stored.comparable);
      const compared = { ...externalCandidate(stored, score), evidence, score: scorePair(model, evidence) };
      return { compared, namesake: isKnown(compared) || namesake(stored.comparable) };
    })
    .filter((one) => isTarget(one.compared) || !one.namesake)
    .map(({ compared }) => compared);
  const concluded = (candidates: readonly ScoredCandidate[]): MatchDecision =>
    withoutSignal(query) ??
    decide({
      ...decisionInput(model, query, {
        ...found,
        candidates,
        ...catalogue.coverage,
        listed: MANY,
      }),
      scored: candidates,
    });
  const present = concluded(scored);
  const listed = scored.some(isTarget);
  const leader = present.bound ?? present.ranked[0];
  const absent = concluded(scored.filter((candidate) => !isTarget(candidate)));
  return {
    company,
    asked,
    listed,
    outcome: outcomeOf(present, listed, leader !== undefined && isTarget(leader)),
    confidence: present.decision === "match" ? present.matchConfidence : present.probability,
    leader: leader?.facts.legalName ?? null,
    decision: present.decision,
    absent: absent.decision,
    mistaken: absent.bound?.facts.legalName ?? null,
  };
}

function outcomeOf(
  { decision, guards }: MatchDecision,
  listed: boolean,
  leads: boolean,
): ScriptAnswer["outcome"] {
  if (decision === "match") return leads ? "right" : "wrong";
  if (!listed) return "not on the shortlist";
  if (!leads) return "another company leads";
  return guards.length > 0 ? "withheld by a guard" : "under the floor";
}

// A company of the register with one of the two names is the company itself.
function namesakesOf(company: ScriptCompany) {
  const own = sides.map((side) =>
    comparableOfCompany({
      source: SOURCE,
      sourceRecordId: side,
      name: company[side],
      country: company.country,
    }),
  );
  return (other: Parameters<typeof comparePair>[1]) =>
    own.some((one) => {
      const { name, country } = comparePair(one, other);
      return name?.exact === true && country !== "different";
    });
}
