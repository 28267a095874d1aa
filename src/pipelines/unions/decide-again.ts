/**
 * After an install: the record of an open review item is decided once more, as it would have been decided had the
 * registers been there. A match or a new company binds the record; an abstention changes nothing.
 */
import { Failure } from "../../contract/errors.ts";
import { storedEnrich, storedSubmissionAsSent } from "../../contract/stored/submission.ts";
import { readinessData } from "../../domain/entities/readiness-data.ts";
import { lockCatalogue, raiseCatalogueVersion } from "../../storage/entities/catalogue-changes.ts";
import { insertOwnDecision } from "../../storage/entities/unions.ts";
import { bindOpenRecord, isStillOpen, type OpenRecord } from "../../storage/review/open-records.ts";
import { writeEntity } from "../catalogue/change-catalogue.ts";
import { describedBy } from "../catalogue/submitted-record.ts";
import { answerQuestion } from "../resolution/answer-question.ts";
import type { Case, DecisionWrite } from "../resolution/case.ts";
import type { ResolutionDependencies } from "../resolution/dependencies.ts";
import { isBehind } from "../resolution/entity-reads.ts";
import { prepareRecord } from "../resolution/prepare-record.ts";
import { maintenanceActor } from "../resolution/unions/union-write.ts";

interface OpenWork {
  readonly tenantId: string;
  readonly open: OpenRecord;
  readonly now: () => Date;
}

/** Another request changed the catalogue meanwhile: the record is decided anew. */
const ATTEMPTS = 5;

/** @returns whether the record was bound; it costs no credits. */
export async function decideAgain(deps: ResolutionDependencies, work: OpenWork): Promise<boolean> {
  if (storedEnrich(work.open.submitted).enrich === false) return false;
  for (let tried = 0; tried < ATTEMPTS; tried++) {
    const decided = await decide(deps, work);
    if (decided === null) return false;
    const outcome = decided === "again" ? decided : await write(deps, work, decided);
    if (outcome !== "again") return outcome === "written";
  }
  return false;
}

/** The decision that binds the record; null for an abstention. */
async function decide(
  deps: ResolutionDependencies,
  { tenantId, open, now }: OpenWork,
): Promise<(DecisionWrite & { readonly seenVersion: number }) | "again" | null> {
  const record = describedBy(open.submitted);
  const prepared = prepareRecord({ record, submitted: storedSubmissionAsSent(open.submitted) });
  const { digest, identity, query } = prepared;
  const opening = await deps.reads.opening(tenantId, { content: digest, identity });
  // Another record of the same content is bound, or a person said that this content is no company shown.
  if (!opening || opening.bound || opening.settledReviewId) return null;
  const work: Case = {
    request: {
      ...{
        tenantId,
        record,
        operation: open.operation,
        clientRef: null,
        depth: "probabilistic",
        enrich: true,
      },
      ...{ selection: {}, qualityTarget: null, clarificationOf: null, idempotency: null },
      ...{ now: now(), actor: maintenanceActor, correlationId: open.review_id },
    },
    submitted: prepared.submitted,
    digest,
    standing: opening.standing,
    settledReviewId: null,
    differences: opening.differences,
    behind: isBehind(opening),
    ids: {
      record: open.record_id,
      decision: deps.newId("dec"),
      entity: deps.newId("ent"),
      review: deps.newId("rev"),
      union: deps.newId("dec"),
      run: deps.newId("run"),
    },
    sources: readinessData(deps.readiness, tenantId, {}),
    steps: [],
    agesMs: {},
    heard: [],
  };
  const outcome = await deps.decisions.decide(work, query, (asked) => answerQuestion(deps, tenantId, asked));
  if (outcome === "again") return outcome;
  if (outcome instanceof Failure || "asks" in outcome || outcome.write.entity === null) return null;
  return { ...outcome, seenVersion: opening.standing.catalogue_version };
}

function write(
  deps: ResolutionDependencies,
  { tenantId, open }: OpenWork,
  { write: { entity, union, ...decision }, seenVersion }: DecisionWrite & { readonly seenVersion: number },
): Promise<"written" | "gone" | "again"> {
  const { at } = decision;
  return deps.database.transaction(async (tx) => {
    // Any other change of the tenant makes the decision stale: the work waits for nobody, and can be repeated.
    if ((await lockCatalogue(tx, tenantId)) !== seenVersion) return "again";
    if (!(await isStillOpen(tx, tenantId, open))) return "gone";
    const version = await raiseCatalogueVersion(tx, tenantId);
    await writeEntity(tx, { tenantId, version, at }, entity!);
    const own = {
      tenantId,
      entityId: entity!.entity_id,
      thresholdUpper: decision.threshold_upper,
      pipelineVersion: decision.pipeline_version,
      at,
    };
    if (union) await insertOwnDecision(tx, { ...union, ...own, decision: "match" });
    await insertOwnDecision(tx, {
      ...own,
      decision_id: decision.decision_id,
      record_id: open.record_id,
      decision: decision.decision === "no_match" ? "no_match" : "match",
      stage: decision.stage,
      probability: decision.probability,
      match_confidence: decision.match_confidence,
      receipt: decision.receipt!,
    });
    await bindOpenRecord(tx, { ...open, ...own, decisionId: decision.decision_id });
    return "written";
  });
}
