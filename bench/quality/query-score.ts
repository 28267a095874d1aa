import type { BenchmarkQuery } from "../../src/training/benchmark-cases.ts";
import { type Claim, calibrationError } from "./calibration.ts";
import { clopperPearson, type Interval } from "./intervals.ts";

export type Decision = "match" | "no_match" | "unresolved";

/** A system's answer to a query. */
export interface QueryAnswer {
  readonly id: string;
  readonly decision: Decision;
  /** Probability that the leading company is right, whatever the decision; null where there is none. */
  readonly match_confidence: number | null;
  /** Register records of the leading company, `source:id`, the main record first. */
  readonly matched_ids: readonly string[];
  readonly latency_ms?: number;
}

export interface AnsweredQuery {
  readonly query: BenchmarkQuery;
  readonly answer: QueryAnswer;
}

/**
 * `right`: the leading company holds a record of the target, wherever that stands in the list. `neutral`: it holds one
 * that may be the same company but cannot be proven to be; it does not count in precision and counts as not found in
 * recall. `wrong`: anything else.
 */
export type Judgement = "right" | "neutral" | "wrong";

/** Judges the leading company of an answer whatever the decision; null where no company leads. */
export function judgeLeader({ query, answer }: AnsweredQuery): Judgement | null {
  const { kind, targets, grey = [] } = query.truth;
  const held = answer.matched_ids;
  if (held.length === 0) return null;
  if (kind === "present" && held.some((id) => targets.includes(id))) return "right";
  return kind !== "undecidable" && held.some((id) => grey.includes(id)) ? "neutral" : "wrong";
}

/** A match that is wrong. */
export function isWrongMatch(item: AnsweredQuery): boolean {
  return item.answer.decision === "match" && (judgeLeader(item) ?? "wrong") === "wrong";
}

export interface Share {
  readonly hits: number;
  readonly all: number;
  /** null when no case was counted. */
  readonly share: number | null;
  readonly interval: Interval | null;
}

export function shareOf(hits: number, all: number): Share {
  return { hits, all, share: all === 0 ? null : hits / all, interval: clopperPearson(hits, all) };
}

export interface QueryScore {
  readonly asked: number;
  readonly present: number;
  readonly absent: number;
  readonly undecidable: number;
  readonly matches: number;
  readonly right: number;
  readonly wrong: number;
  readonly neutral: number;
  readonly precision: Share;
  readonly recall: Share;
  readonly abstention: Share;
  /** Matches where no company is right, or where the right one cannot be determined. */
  readonly falseMatch: Share;
  /** `no_match` where the company is absent. */
  readonly noMatch: Share;
  /** `no_match` where the company is present. */
  readonly calledAbsent: Share;
  /** Right matches that also cite a record of another company. */
  readonly extraWrong: Share;
  /** Matches with their confidence, neutral ones left out. */
  readonly claims: readonly Claim[];
  /** The same claims for every answer that has a leading company, whatever the decision. */
  readonly leaderClaims: readonly Claim[];
  readonly calibrationError: number | null;
  /** Calibration error of claims of 0.8 and more. */
  readonly calibrationErrorHigh: number | null;
  readonly calibrationErrorLeaders: number | null;
}

/** Scores answers by the rules that the benchmark's README gives. */
export function scoreQueries(items: readonly AnsweredQuery[]): QueryScore {
  const count = (test: (item: AnsweredQuery, judged: Judgement | null) => boolean) =>
    items.filter((item) => test(item, judgeLeader(item))).length;
  const matched = ({ answer }: AnsweredQuery) => answer.decision === "match";
  const kind = (name: string) => count(({ query }) => query.truth.kind === name);
  const present = kind("present");
  const absent = kind("absent");
  const undecidable = kind("undecidable");
  const right = count((item, judged) => matched(item) && judged === "right");
  const wrong = count((item) => isWrongMatch(item));
  const leaderClaims = claimsOf(items);
  const claims = claimsOf(items.filter(matched));
  return {
    asked: items.length,
    present,
    absent,
    undecidable,
    matches: count(matched),
    right,
    wrong,
    neutral: count((item, judged) => matched(item) && judged === "neutral"),
    precision: shareOf(right, right + wrong),
    recall: shareOf(right, present),
    abstention: shareOf(
      count(({ answer }) => answer.decision === "unresolved"),
      items.length,
    ),
    falseMatch: shareOf(
      count((item) => isWrongMatch(item) && item.query.truth.kind !== "present"),
      absent + undecidable,
    ),
    noMatch: shareOf(
      count(({ query, answer }) => query.truth.kind === "absent" && answer.decision === "no_match"),
      absent,
    ),
    calledAbsent: shareOf(
      count(({ query, answer }) => query.truth.kind === "present" && answer.decision === "no_match"),
      present,
    ),
    extraWrong: shareOf(
      count((item, judged) => matched(item) && judged === "right" && citesAnother(item)),
      right,
    ),
    claims,
    leaderClaims,
    calibrationError: calibrationError(claims),
    calibrationErrorHigh: calibrationError(claims.filter(({ confidence }) => confidence >= 0.8)),
    calibrationErrorLeaders: calibrationError(leaderClaims),
  };
}

function citesAnother({ query, answer }: AnsweredQuery): boolean {
  const known = new Set([...query.truth.targets, ...(query.truth.grey ?? [])]);
  return answer.matched_ids.some((id) => !known.has(id));
}

function claimsOf(items: readonly AnsweredQuery[]): Claim[] {
  return items.flatMap((item) => {
    const judged = judgeLeader(item);
    const confidence = item.answer.match_confidence;
    if (confidence === null || judged === null || judged === "neutral") return [];
    return [{ confidence, right: judged === "right" }];
  });
}

/** Groups items by a property, in order of the property's value. */
export function groupBy<T>(items: readonly T[], key: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const group = groups.get(key(item));
    if (group) group.push(item);
    else groups.set(key(item), [item]);
  }
  return new Map([...groups].sort(([a], [b]) => (a < b ? -1 : 1)));
}
