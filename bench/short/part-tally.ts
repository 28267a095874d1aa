import type { Comparable } from "../../src/domain/matching/comparable/comparable.ts";
import { normalise } from "../../src/domain/matching/comparable/comparable-of.ts";
import type { MatchingModel } from "../../src/domain/matching/score/model.ts";
import type { RegistersVersion } from "../../src/pipelines/register-install/registers-version.ts";
import { judge, withoutSignal } from "../../src/pipelines/resolution/stages.ts";
import type { BenchmarkQuery } from "../../src/training/benchmark-cases.ts";
import { prepareQuery } from "../../src/training/candidate-lists.ts";
import { judgeLeader } from "../quality/query-score.ts";

interface Matches {
  readonly right: number;
  readonly wrong: number;
}

export interface PartTally {
  readonly name: string;
  readonly companies: number;
  /** Number of queries with a target in the part. */
  readonly present: number;
  /** Matches where the absence of other companies counts as evidence in a list of any length. */
  readonly all: Matches;
  /** Matches where the absence of other companies counts in no list. */
  readonly ruled: Matches;
}

/** Slices with misleading numbers: a number decides in a list of any length. */
const NUMBERED = new Set(["X2", "X3"]);

export function tallyOf(part: {
  readonly name: string;
  readonly model: MatchingModel;
  readonly catalogue: RegistersVersion;
  readonly queries: readonly BenchmarkQuery[];
  readonly ids: ReadonlySet<string>;
}): PartTally {
  const { name, catalogue, ids } = part;
  const known = part.queries.filter(({ slice }) => !NUMBERED.has(slice)).map((query) => inPart(query, ids));
  const byList = new Tally({ ...part.model, leastCompanies: 0 });
  const ruled = new Tally({ ...part.model, leastCompanies: Number.POSITIVE_INFINITY });
  for (const query of known) {
    const comparable = normalise(query.record);
    if (withoutSignal(comparable) !== null) continue;
    const { candidates, adequate, outscored } = prepareQuery(catalogue, query);
    for (const tally of [byList, ruled])
      tally.add(query, comparable, { candidates, adequate, outscored, ...catalogue.coverage });
  }
  return {
    name,
    companies: catalogue.size,
    present: known.filter(({ truth }) => truth.kind === "present").length,
    all: byList.matches,
    ruled: ruled.matches,
  };
}

function inPart(query: BenchmarkQuery, ids: ReadonlySet<string>): BenchmarkQuery {
  const { truth } = query;
  if (truth.kind !== "present") return query;
  const targets = truth.targets.filter((id) => ids.has(id));
  return { ...query, truth: { ...truth, targets, kind: targets.length > 0 ? "present" : "absent" } };
}

class Tally {
  readonly matches = { right: 0, wrong: 0, neutral: 0 };
  readonly #model: MatchingModel;

  constructor(model: MatchingModel) {
    this.#model = model;
  }

  add(query: BenchmarkQuery, comparable: Comparable, found: Parameters<typeof judge>[2]): void {
    const { bound, probability } = judge(this.#model, comparable, found);
    if (bound === null) return;
    const matched_ids = bound.registerRefs.map((ref) => `${ref.source}:${ref.sourceRecordId}`);
    const answer = { id: query.id, decision: "match", match_confidence: probability, matched_ids } as const;
    this.matches[judgeLeader({ query, answer }) ?? "wrong"]++;
  }
}
