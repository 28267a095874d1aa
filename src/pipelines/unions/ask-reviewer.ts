/**
 * Two entities of a tenant that appear to be one company stay separate until a person decides: a review item
 * on the newest member record of the younger entity has the elder as its candidate, and both get a receipt of
 * it.
 */
import { storedObservations } from "../../contract/stored/observations.ts";
import type { Candidate, ScoredCandidate } from "../../domain/matching/comparable/candidate.ts";
import { comparePair } from "../../domain/matching/compare/pair-evidence.ts";
import type { MatchDecision } from "../../domain/matching/decide/decide.ts";
import { pairProbability } from "../../domain/matching/decide/match-pair.ts";
import { unpackCandidate } from "../../domain/matching/packed/packed-candidate.ts";
import { PIPELINE_VERSION } from "../../domain/matching/release.ts";
import { type MatchingModel, scorePair } from "../../domain/matching/score/model.ts";
import { type EntityRow, findEntities } from "../../storage/entities/catalogue.ts";
import { entityVersion, lockCatalogue } from "../../storage/entities/catalogue-changes.ts";
import { insertOwnDecision, insertOwnReviewItem, isAskedAbout } from "../../storage/entities/unions.ts";
import { entityFacts } from "../catalogue/entity-facts.ts";
import { summarise } from "../resolution/decision-summary.ts";
import type { ResolutionDependencies } from "../resolution/dependencies.ts";
import { withheldSources } from "../resolution/permitted-facts.ts";
import { shownCandidates, writeReceipt } from "../resolution/receipt.ts";
import { toldApart } from "../resolution/unions/told-apart.ts";
import { maintenanceActor } from "../resolution/unions/union-write.ts";

interface Pair {
  readonly tenantId: string;
  readonly entityIds: readonly [string, string];
  readonly registerVersion: number;
  readonly now: Date;
}

/** @returns whether an item was written: no where one exists, or a person has told the two apart. */
export async function askReviewer(deps: ResolutionDependencies, pair: Pair): Promise<boolean> {
  const { tenantId, entityIds } = pair;
  const rows = await findEntities(deps.database, tenantId, entityIds);
  const [elder, younger] = rows.sort(byAge);
  if (!elder || !younger || elder.member_record_ids.length === 0 || younger.member_record_ids.length === 0)
    return false;
  const told = await toldApart(deps.database, tenantId, [
    { entityId: elder.entity_id, rightRefs: [younger.entity_id] },
    { entityId: younger.entity_id, rightRefs: [elder.entity_id] },
  ]);
  return told.length === 0 && write(deps, pair, { elder, younger });
}

function byAge(a: EntityRow, b: EntityRow): number {
  return Date.parse(a.created_at) - Date.parse(b.created_at) || (a.entity_id < b.entity_id ? -1 : 1);
}

async function write(
  deps: ResolutionDependencies,
  pair: Pair,
  { elder, younger }: { readonly elder: EntityRow; readonly younger: EntityRow },
): Promise<boolean> {
  const { tenantId, now } = pair;
  const asked = receiptOn(deps, pair, { row: younger, other: elder });
  const mirrored = receiptOn(deps, pair, { row: elder, other: younger });
  const at = now.toISOString();
  return deps.database.transaction(async (tx) => {
    if ((await lockCatalogue(tx, tenantId)) === null) return false;
    for (const row of [elder, younger])
      if ((await entityVersion(tx, tenantId, row.entity_id)) !== row.version) return false;
    const about = { recordIds: younger.member_record_ids, entityId: elder.entity_id };
    if (await isAskedAbout(tx, tenantId, about)) return false;
    for (const { decision } of [asked, mirrored]) await insertOwnDecision(tx, { ...decision, at });
    await insertOwnReviewItem(tx, {
      tenantId,
      reviewId: deps.newId("rev"),
      recordId: asked.decision.record_id,
      decisionId: asked.decision.decision_id,
      reason: "indistinguishable_candidates",
      stage: "deterministic",
      evidenceTier: asked.tier,
      shortlist: JSON.stringify({ candidates: asked.candidates, clarification: null }),
      at,
    });
    return true;
  });
}

interface Sides {
  readonly row: EntityRow;
  readonly other: EntityRow;
}

/** The receipt that one entity has of the question whether the other entity is the same company. */
function receiptOn(deps: ResolutionDependencies, pair: Pair, { row, other }: Sides) {
  const verdict = undecided(deps.model, row, shownCandidate(deps, pair.tenantId, other));
  const concluded = summarise(deps.model, verdict);
  const recordId = row.member_record_ids.at(-1)!;
  const decisionId = deps.newId("dec");
  const receipt = writeReceipt(
    { depth: "probabilistic", enrich: true, now: pair.now, actor: maintenanceActor },
    {
      verdict: concluded,
      model: deps.model,
      decisionId,
      recordId,
      rightRef: other.entity_id,
      members: [],
      registerVersion: pair.registerVersion,
    },
  );
  return {
    tier: concluded.tier,
    candidates: shownCandidates(concluded),
    decision: {
      tenantId: pair.tenantId,
      entityId: row.entity_id,
      decision_id: decisionId,
      record_id: recordId,
      decision: "unresolved" as const,
      stage: receipt.stage,
      probability: null,
      match_confidence: 0,
      thresholdUpper: receipt.thresholds.upper,
      pipelineVersion: PIPELINE_VERSION,
      receipt: JSON.stringify(receipt),
    },
  };
}

function shownCandidate(deps: ResolutionDependencies, tenantId: string, row: EntityRow): Candidate {
  const { comparable, groupId, refs } = unpackCandidate(row.comparable);
  const withheld = withheldSources(deps, tenantId);
  const said = storedObservations(row.observations);
  return {
    key: row.entity_id,
    entityId: row.entity_id,
    registerRefs: refs,
    groupId,
    comparable,
    facts: entityFacts(said.filter(({ source_id }) => !withheld.has(source_id))),
    blockScore: 0,
  };
}

function undecided(model: MatchingModel, row: EntityRow, candidate: Candidate): MatchDecision {
  const query = unpackCandidate(row.comparable).comparable;
  const evidence = comparePair(query, candidate.comparable);
  const back = comparePair(candidate.comparable, query);
  const scored: ScoredCandidate = { ...candidate, evidence, score: scorePair(model, evidence) };
  return {
    decision: "unresolved",
    stage: "deterministic",
    reason: "indistinguishable_candidates",
    probability: null,
    matchConfidence: 0,
    basis: "no_binding",
    bound: null,
    ranked: [{ ...scored, probability: pairProbability(model, evidence, back), refused: null }],
    noneProbability: null,
    identifierRule: null,
    guards: [
      {
        guard: "indistinguishable_candidates",
        disagreeing: [],
        detail: "the registers show that two entities are one company",
      },
    ],
    escalate: false,
    queryFeatures: {},
    listFeatures: {},
  };
}
