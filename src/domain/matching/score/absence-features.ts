import type { AnalysedName, NameToken } from "../../names/analyse/analysed-name.ts";
import type { ScoredCandidate } from "../comparable/candidate.ts";
import type { Comparable } from "../comparable/comparable.ts";
import { leftOver } from "../words/unmatched-words.ts";
import { flag } from "./features.ts";

export interface RankedList {
  /** Best first, without candidates that a rule made non-matches. */
  readonly ranked: readonly ScoredCandidate[];
  readonly query: Comparable;
  /** The number of companies that retrieval left out as too unlike beside the best. */
  readonly outscored: number;
}

/** The nats, words and candidates at which a feature reaches 1. */
const MUCH_LEFT = 20;
const TELLING = 12;
const MANY_WORDS = 8;
const FULL_LIST = 50;
const LONGEST_ACRONYM = 5;

/**
 * Features that show whether the company could be on the list at all, each 0..1: the overlap of the query's
 * name with the leader and with the nearest candidate in the same and in another script, whether a candidate
 * has the query's most informative word, and the amount of information. They calibrate only "none of these".
 */
export function absenceFeatures({ query, ranked, outscored }: RankedList): Record<string, number> {
  const top = ranked[0]?.evidence.name ?? null;
  const names = query.names.map(({ analysed }) => analysed);
  const telling = names.map(mostTelling).filter((token) => token !== null);
  const shared = new Set(ranked.map(({ evidence }) => evidence.name?.rarestShared?.text));
  const inScript = ranked.filter(({ evidence }) => evidence.name?.crossScript === false);
  return {
    none_overlap: top?.overlap ?? 0,
    none_best_overlap: bestOverlap(ranked, false),
    none_best_overlap_cross: bestOverlap(ranked, true),
    none_query_left: top ? share(leftOver(top.queryUnmatched), MUCH_LEFT) : 1,
    none_candidate_left: top ? share(leftOver(top.candidateUnmatched), MUCH_LEFT) : 0,
    none_covered: flag(top !== null && leftOver(top.queryUnmatched) === 0),
    none_telling_held: flag(telling.some(({ text }) => shared.has(text))),
    none_telling: share(Math.max(0, ...telling.map(({ information }) => information)), TELLING),
    none_words: share(Math.max(0, ...names.map(({ core }) => core.length)), MANY_WORDS),
    none_acronym: flag(names.length > 0 && names.every(({ joined }) => joined.length <= LONGEST_ACRONYM)),
    none_same_script: share(inScript.length, Math.max(1, ranked.length)),
    none_candidates: share(ranked.length + outscored, FULL_LIST),
  };
}

const share = (value: number, most: number): number => Math.min(1, value / most);

/** The best overlap of names, among candidates in the query's script or among those in other scripts. */
function bestOverlap(ranked: readonly ScoredCandidate[], crossScript: boolean): number {
  let best = 0;
  for (const { evidence } of ranked)
    if (evidence.name?.crossScript === crossScript) best = Math.max(best, evidence.name.overlap);
  return best;
}

function mostTelling({ tokens }: AnalysedName): NameToken | null {
  let most: NameToken | null = null;
  for (const token of tokens) if (token.information > (most?.information ?? 0)) most = token;
  return most;
}
