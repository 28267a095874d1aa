import type { Comparable } from "../../domain/matching/comparable/comparable.ts";
import { comparePair } from "../../domain/matching/compare/pair-evidence.ts";
import { attributesApart } from "../../domain/matching/decide/guards.ts";
import type { PairRelation } from "../../domain/matching/decide/relate-pair.ts";
import { unpackCandidate } from "../../domain/matching/packed/packed-candidate.ts";
import { findComparables } from "../../storage/entities/catalogue.ts";
import type { ResolutionDependencies } from "../resolution/dependencies.ts";
import type { BatchOutcome, BlockedPair, PairLists, RecordPair, WithheldPair } from "./batch-answer.ts";
import { COMPARED, type PairRelations } from "./pair-relations.ts";
import type { RecordGroup } from "./record-groups.ts";

/** The most pairs that each list names. */
const PAIR_CAP = 100;

interface Batch {
  readonly tenantId: string;
  readonly outcomes: readonly BatchOutcome[];
  readonly groups: readonly RecordGroup[];
  readonly relations: PairRelations;
}

type Compared = { readonly left: number; readonly right: number; readonly relation: PairRelation };

/**
 * The pairs of records that could be one company and were not united: refused by a guard, or withheld.
 * Records that share a key and were not bound to one entity are compared; their order makes no difference.
 */
export async function pairLists(
  deps: Pick<ResolutionDependencies, "database">,
  batch: Batch,
): Promise<PairLists> {
  const { pairs, beyond } = pairsApart(batch);
  const compared: Compared[] = [];
  for (const [left, right] of pairs) {
    const relation = batch.relations.of(left, right);
    if (isToldOf(relation, batch.outcomes[left]!, batch.outcomes[right]!))
      compared.push({ left, right, relation });
    await batch.relations.pause();
  }
  const compares = pairs.filter(([left, right]) => batch.relations.wasCompared(left, right)).length;
  const uncompared = beyond + pairs.length - compares;
  const blocked: BlockedPair[] = [];
  const withheld: WithheldPair[] = [];
  const entities = await entitiesApart(deps, batch, compared);
  for (const one of compared) {
    const pair = recordPair(batch.outcomes, one);
    const rule = refusalOf(one, batch.outcomes, entities);
    if (rule) blocked.push({ ...pair, ...rule });
    else withheld.push({ ...pair, reason: reasonOf(one, batch.outcomes) });
  }
  const shown = { blocked: likeliest(blocked), withheld: likeliest(withheld) };
  return {
    blocked_pairs: shown.blocked,
    withheld_pairs: shown.withheld,
    pair_disclosure: {
      blocked_found: blocked.length,
      blocked_returned: shown.blocked.length,
      withheld_found: withheld.length,
      withheld_returned: shown.withheld.length,
      compared: compares,
      not_compared: uncompared,
      cap: PAIR_CAP,
      truncated:
        uncompared > 0 || blocked.length > shown.blocked.length || withheld.length > shown.withheld.length,
    },
  };
}

/** The pairs to compare, and how many more share a key beyond those. */
function pairsApart({ groups, outcomes }: Batch): {
  pairs: (readonly [number, number])[];
  beyond: number;
} {
  const pairs: (readonly [number, number])[] = [];
  let beyond = 0;
  const seen = new Set<number>();
  for (const { records } of groups) {
    for (const [place, right] of records.entries()) {
      for (const left of records.slice(0, place)) {
        const id = left * outcomes.length + right;
        if (seen.has(id) || areOne(outcomes[left]!, outcomes[right]!)) continue;
        seen.add(id);
        if (pairs.length < COMPARED) pairs.push([left, right]);
        else beyond += 1;
      }
    }
  }
  return { pairs, beyond };
}

function areOne(left: BatchOutcome, right: BatchOutcome): boolean {
  return left.entity !== null && left.entity.entity_id === right.entity?.entity_id;
}

// An abstention is reported even where the pair alone is unlike: the record was compared and not told apart.
function isToldOf(relation: PairRelation, left: BatchOutcome, right: BatchOutcome): boolean {
  if (relation.kind === "different") return false;
  return relation.kind !== "unlike" || abstainedOn(left, right) || abstainedOn(right, left);
}

function abstainedOn({ decision, candidates }: BatchOutcome, { entity }: BatchOutcome): boolean {
  return decision === "unresolved" && entity !== null && candidates[0]?.entity_id === entity.entity_id;
}

/** The stored entities to which two records were bound although the records alone are one company. */
async function entitiesApart(
  deps: Pick<ResolutionDependencies, "database">,
  { tenantId, outcomes }: Batch,
  compared: readonly Compared[],
): Promise<ReadonlyMap<string, Comparable>> {
  const ids = compared
    .filter(({ relation }) => relation.kind === "same")
    .flatMap(({ left, right }) => [outcomes[left]!.entity, outcomes[right]!.entity])
    .flatMap((entity) => entity?.entity_id ?? []);
  const rows = await findComparables(deps.database, tenantId, [...new Set(ids)]);
  return new Map(rows.map((row) => [row.entity_id, unpackCandidate(row.comparable).comparable]));
}

function refusalOf(
  { left, right, relation }: Compared,
  outcomes: readonly BatchOutcome[],
  entities: ReadonlyMap<string, Comparable>,
): Pick<BlockedPair, "rule" | "disagreeing_fields"> | null {
  if (relation.kind === "blocked") return { rule: relation.rule, disagreeing_fields: relation.disagreeing };
  if (relation.kind !== "same") return null;
  // The records alone are one company; the other facts of their entities keep them apart.
  const first = entities.get(outcomes[left]!.entity?.entity_id ?? "");
  const second = entities.get(outcomes[right]!.entity?.entity_id ?? "");
  const fields = first && second ? attributesApart(comparePair(first, second)) : [];
  return fields.length > 0 ? { rule: "transitive_conflict", disagreeing_fields: fields } : null;
}

function reasonOf(
  { left, right, relation }: Compared,
  outcomes: readonly BatchOutcome[],
): WithheldPair["reason"] {
  const sides = [outcomes[left]!, outcomes[right]!];
  const bothBound = sides.every(({ entity }) => entity !== null);
  if (sides.some(({ reason }) => reason === "indistinguishable_candidates"))
    return "indistinguishable_candidates";
  if (relation.kind === "same" && bothBound) return "indistinguishable_candidates";
  if ("probability" in relation && relation.probability === null) return "insufficient_evidence";
  if (sides.some(({ depth_capped }) => depth_capped)) return "depth_capped";
  if (sides.some(({ escalation_unavailable }) => escalation_unavailable)) return "escalation_unavailable";
  return "below_acceptance_floor";
}

function recordPair(outcomes: readonly BatchOutcome[], { left, right, relation }: Compared): RecordPair {
  const [one, other] = [outcomes[left]!, outcomes[right]!];
  return {
    left_index: left,
    left_record_id: one.record_id,
    left_client_ref: one.client_ref,
    right_index: right,
    right_record_id: other.record_id,
    right_client_ref: other.client_ref,
    right_entity_id: other.entity?.entity_id ?? null,
    probability: "probability" in relation ? relation.probability : null,
  };
}

function likeliest<Pair extends RecordPair>(pairs: readonly Pair[]): Pair[] {
  return [...pairs]
    .sort(
      (a, b) =>
        (b.probability ?? -1) - (a.probability ?? -1) ||
        a.left_index - b.left_index ||
        a.right_index - b.right_index,
    )
    .slice(0, PAIR_CAP);
}
