/** Decisions and labels in a database, made in code: companies at every probability, and how often each is wrong. */

import { loadModels } from "../../../app/models.ts";
import type { StoredReceipt } from "../../../contract/stored/receipt.ts";
import { replay } from "../../../domain/matching/decide/replay.ts";
import { gapToNext, posterior } from "../../../domain/matching/score/listwise.ts";
import { linearScore, logit, type MatchingModel } from "../../../domain/matching/score/model.ts";
import type { Database } from "../../../storage/engine/database.ts";

const { shipped } = loadModels(new URL("../../../../models/", import.meta.url));
type StoredInputs = NonNullable<StoredReceipt["replay_inputs"]>;

const at = "2026-05-01T00:00:00.000Z";

export interface StoredLog {
  /** How many of the decisions were matches. */
  readonly matches: number;
}

/** @param settings.wrongEvery the label of every such company says that the leader is wrong; 0: of none. */
export async function storeLog(
  database: Database,
  tenantId: string,
  settings: { readonly companies: number; readonly wrongEvery: number },
): Promise<StoredLog> {
  await database.query(
    `insert into tenant (tenant_id, name, plan, credits_granted, credits_remaining, deep_attempts_remaining, enforced, created_at)
     values ($1, 'Test', 'enterprise', 0, 0, 0, false, $2)`,
    [tenantId, at],
  );
  const numbers = Array.from({ length: settings.companies }, (_, n) => n);
  const receipts = numbers.map((n) => receiptOf(tenantId, n, settings.companies));
  await database.query(
    `insert into decision (tenant_id, decision_id, record_id, decision, stage, match_confidence, threshold_upper,
       pipeline_version, acting_key_id, acting_surface, decided_at, receipt)
     select $1, r.id, r.id, r.decision, 'probabilistic', 0, 0.9, 'test', 'key_1', 'rest', $2::timestamptz, r.receipt
     from unnest($3::text[], $4::text[], $5::text[]) r(id, decision, receipt)`,
    [
      tenantId,
      at,
      receipts.map(({ decision_id }) => decision_id),
      receipts.map(({ decision }) => decision),
      receipts.map((receipt) => JSON.stringify(receipt)),
    ],
  );
  const { wrongEvery } = settings;
  await database.query(
    `insert into label (tenant_id, label_id, event_digest, content_digest, source_event_id, label, source, record_id,
       entity_id, decision_id, labeller_id, labelled_at, created_at, acting_key_id)
     select $1, 'lab_' || r.id, sha256(r.id::bytea), sha256(r.id::bytea), r.id, r.label, 'customer', r.id, r.entity,
       r.id, 'ann@example.com', $2::timestamptz, $2::timestamptz + r.place * interval '1 millisecond', 'key_1'
     from unnest($3::text[], $4::text[], $5::text[]) with ordinality r(id, label, entity, place)`,
    [
      tenantId,
      at,
      receipts.map(({ decision_id }) => decision_id),
      numbers.map((n) => (wrongEvery > 0 && n % wrongEvery === 0 ? "no_match" : "match")),
      receipts.map(({ right_ref }) => right_ref),
    ],
  );
  return { matches: receipts.filter(({ decision }) => decision === "match").length };
}

// From a pair that nobody would match to one that everybody would, in even steps.
function receiptOf(tenantId: string, n: number, companies: number): StoredReceipt {
  const inputs = inputsOf(shipped, { name_exact: 0.5 + (3 * n) / companies, country_match: 1 });
  const probability = replay(inputs, shipped);
  const isMatch = probability >= shipped.thresholds.upper;
  const entityId = `ent_${tenantId}_${n}`;
  return {
    decision_id: `dec_${tenantId}_${n}`,
    left_record_id: `dec_${tenantId}_${n}`,
    right_ref: entityId,
    decision: isMatch ? "match" : "unresolved",
    stage: "probabilistic",
    reason: isMatch ? null : "below_acceptance_floor",
    probability,
    match_confidence: isMatch ? probability : 0,
    match_confidence_basis: isMatch ? "calibrated_probability" : "no_binding",
    features: inputs.features,
    top_features: [],
    identifier_rule: null,
    thresholds: { ...shipped.thresholds, llm_confidence_floor: shipped.thresholds.upper },
    guards: [],
    verdict: null,
    candidates: [candidateOf(entityId, probability)],
    candidates_considered: 1,
    register_version: null,
    pipeline_version: "test",
    acting_key_id: "key_1",
    acting_surface: "rest",
    decided_at: at,
    replay_inputs: inputs,
  };
}

function candidateOf(entityId: string, probability: number): StoredReceipt["candidates"][number] {
  return {
    entity_id: entityId,
    external: false,
    legal_name: null,
    domain: null,
    legal_status: null,
    probability,
    adjudicator_decision: null,
    adjudicator_confidence: null,
    refused: null,
  };
}

const clipped = (value: number): number => Math.max(-1, Math.min(1, value / 12));

function inputsOf(model: MatchingModel, features: Record<string, number>): StoredInputs {
  const score = linearScore(model.pair, features);
  const queryFeatures = { query_country: 1 };
  const shares = posterior([score], linearScore(model.none, queryFeatures));
  return {
    ...{
      model_version: model.version,
      features,
      rival_scores: [],
      namesakes: [],
      query_features: queryFeatures,
    },
    list_features: {
      list_logit: clipped(logit(shares.candidates[0]!)),
      list_none_logit: clipped(logit(shares.none)),
      list_gap: gapToNext(score, undefined),
      list_score: clipped(score),
    },
  };
}
