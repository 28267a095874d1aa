import type { Adjudication } from "../contract/adjudication.ts";
import type { Evaluation } from "../contract/evaluation.ts";
import { type Served, serve } from "../contract/operation.ts";
import type { MatchingModel } from "../domain/matching/score/model.ts";
import { newOpaqueId } from "../ids/opaque-id.ts";
import type { OutboundNetwork } from "../outside/network/outbound-network.ts";
import type { Tokens } from "../pipelines/company-reference/admit-lookups.ts";
import { findProfiles } from "../pipelines/company-reference/reference-profiles.ts";
import type { EntityReader } from "../pipelines/entities/entity-reader.ts";
import type { InstalledSources } from "../pipelines/register-install/installed-sources.ts";
import type { ScreeningLists } from "../pipelines/screening/screening-lists.ts";
import { DataSelections } from "../pipelines/selections/data-selections.ts";
import type { SecretBox } from "../secrets/secret-box.ts";
import type { UnboundQuotas } from "../storage/usage/unbound-usage.ts";
import { accountOperations } from "./accounts/account-operations.ts";
import { batch } from "./batch/batch.contract.ts";
import { batchHandler } from "./batch/batch.handler.ts";
import { type BatchJobDependencies, batchJobOperations } from "./batch-jobs/batch-job-operations.ts";
import { lookupCompanyReferenceBatch } from "./company-reference/lookup-company-reference.contract.ts";
import { lookupCompanyReferenceHandler } from "./company-reference/lookup-company-reference.handler.ts";
import { getDecision } from "./decisions/get-decision.contract.ts";
import { getDecisionHandler } from "./decisions/get-decision.handler.ts";
import { listDecisions } from "./decisions/list-decisions.contract.ts";
import { listDecisionsHandler } from "./decisions/list-decisions.handler.ts";
import { previewCalibration } from "./decisions/preview-calibration.contract.ts";
import {
  type PreviewDependencies,
  previewCalibrationHandler,
} from "./decisions/preview-calibration.handler.ts";
import { detachRecord } from "./detach/detach-record.contract.ts";
import { detachRecordHandler } from "./detach/detach-record.handler.ts";
import { exportEntities } from "./entities/export-entities.contract.ts";
import { exportEntitiesHandler } from "./entities/export-entities.handler.ts";
import { getEntity } from "./entities/get-entity.contract.ts";
import { getEntityHandler } from "./entities/get-entity.handler.ts";
import { getEntityIntelligence } from "./entities/get-entity-intelligence.contract.ts";
import { getEntityIntelligenceHandler } from "./entities/get-entity-intelligence.handler.ts";
import { listEntities } from "./entities/list-entities.contract.ts";
import { listEntitiesHandler } from "./entities/list-entities.handler.ts";
import { reconcileEntities } from "./entities/reconcile-entities.contract.ts";
import { reconcileEntitiesHandler } from "./entities/reconcile-entities.handler.ts";
import { searchEntities, searchEntitiesTool } from "./entities/search-entities.contract.ts";
import { searchEntitiesHandler, searchEntitiesToolHandler } from "./entities/search-entities.handler.ts";
import { eraseEntity, eraseRecord } from "./erasure/erase.contract.ts";
import { eraseEntityHandler, eraseRecordHandler } from "./erasure/erase.handler.ts";
import { type FinancialDependencies, financialOperations } from "./financials/financial-operations.ts";
import { type KnowledgeDependencies, knowledgeOperations } from "./knowledge/knowledge-operations.ts";
import { appendLabel, exportLabels, listLabels } from "./labels/labels.contract.ts";
import { appendLabelHandler, exportLabelsHandler, listLabelsHandler } from "./labels/labels.handler.ts";
import { ListCursors } from "./list-cursors.ts";
import { type OAuthDependencies, oauthOperations } from "./oauth/oauth-operations.ts";
import { reconciliationQuery, reconciliationSuggest } from "./openrefine/reconciliation-query.contract.ts";
import { reconciliationQueryHandler } from "./openrefine/reconciliation-query.handler.ts";
import { reconciliationSuggestHandler } from "./openrefine/reconciliation-suggest.handler.ts";
import { reconciliationView } from "./openrefine/reconciliation-view.contract.ts";
import { reconciliationViewHandler } from "./openrefine/reconciliation-view.handler.ts";
import { portfolioOperations } from "./portfolios/portfolio-operations.ts";
import { queryOperations } from "./queries/query-operations.ts";
import { getRecordsByRef } from "./records/get-records-by-ref.contract.ts";
import { getRecordsByRefHandler } from "./records/get-records-by-ref.handler.ts";
import { listUnboundRecords } from "./records/list-unbound-records.contract.ts";
import { listUnboundRecordsHandler } from "./records/list-unbound-records.handler.ts";
import { getAdjudication } from "./reference/get-adjudication.contract.ts";
import { getAdjudicationHandler } from "./reference/get-adjudication.handler.ts";
import { getEnrichmentFields } from "./reference/get-enrichment-fields.contract.ts";
import { getEnrichmentFieldsHandler } from "./reference/get-enrichment-fields.handler.ts";
import { getEvaluation } from "./reference/get-evaluation.contract.ts";
import { getEvaluationHandler } from "./reference/get-evaluation.handler.ts";
import { getReference } from "./reference/get-reference.contract.ts";
import { getReferenceHandler } from "./reference/get-reference.handler.ts";
import { match } from "./resolution/match.contract.ts";
import { matchHandler } from "./resolution/match.handler.ts";
import { resolve } from "./resolution/resolve.contract.ts";
import { resolveHandler } from "./resolution/resolve.handler.ts";
import { reviewQueueGet, reviewQueueList } from "./review/review-queue.contract.ts";
import { reviewQueueGetHandler, reviewQueueListHandler } from "./review/review-queue.handler.ts";
import { reviewSubmit, reviewSubmitMany } from "./review/review-submit.contract.ts";
import { reviewSubmitHandler, reviewSubmitManyHandler } from "./review/review-submit.handler.ts";
import { type RunRoomDependencies, runRoomOperations } from "./run-room/run-room.handler.ts";
import { screeningOperations } from "./screening/screening-operations.ts";
import { selectionOperations } from "./selections/selection-operations.ts";
import { getUsage } from "./usage/get-usage.contract.ts";
import { getUsageHandler } from "./usage/get-usage.handler.ts";
import { watchOperations } from "./watches/watch-operations.ts";
import { webhookOperations } from "./webhooks/webhook-operations.ts";

export interface OperationDependencies
  extends KnowledgeDependencies,
    FinancialDependencies,
    BatchJobDependencies,
    Pick<PreviewDependencies, "awaiting">,
    OAuthDependencies,
    RunRoomDependencies,
    Tokens {
  /** The network over which webhooks are delivered. */
  readonly network: OutboundNetwork;
  /** null: this deployment stores no secrets that have to be used again. */
  readonly secrets: SecretBox | null;
  readonly models: ReadonlyMap<string, MatchingModel>;
  readonly evaluations: ReadonlyMap<string, Evaluation>;
  readonly adjudication: () => Adjudication;
  readonly sources: InstalledSources;
  readonly entities: EntityReader;
  readonly screening: ScreeningLists;
  /** The limits of free records that a tenant may keep, by plan. */
  readonly quotas: UnboundQuotas;
  /** How long a rotated key's former value stays valid, in seconds. */
  readonly keyGraceS: number;
}

/** Every operation with its handler, in the order of the reference page and of the tool list: the one list that the doors loop over. */
export function allOperations(deps: OperationDependencies): readonly Served[] {
  const { database, entities, evaluations, model, models, quotas, readiness, sources } = deps;
  const cursors = new ListCursors(database);
  const capturing = { ...deps, selections: new DataSelections(deps) };
  const review = { ...deps, newLabelId: () => newOpaqueId("lab") };
  return [
    serve(resolve, resolveHandler(deps)),
    serve(match, matchHandler(deps)),
    serve(batch, batchHandler(deps)),
    ...batchJobOperations(deps),
    serve(listEntities, listEntitiesHandler({ database, entities, cursors })),
    serve(exportEntities, exportEntitiesHandler({ database, entities })),
    serve(searchEntities, searchEntitiesHandler({ resolution: deps, entities })),
    serve(searchEntitiesTool, searchEntitiesToolHandler({ resolution: deps, entities })),
    serve(reconcileEntities, reconcileEntitiesHandler({ database })),
    serve(getEntity, getEntityHandler({ entities })),
    serve(getEntityIntelligence, getEntityIntelligenceHandler({ entities })),
    ...[...financialOperations(capturing), ...knowledgeOperations(capturing)],
    serve(eraseEntity, eraseEntityHandler({ database })),
    serve(detachRecord, detachRecordHandler(deps)),
    serve(listUnboundRecords, listUnboundRecordsHandler({ database })),
    serve(getRecordsByRef, getRecordsByRefHandler({ database })),
    serve(eraseRecord, eraseRecordHandler({ database })),
    serve(listDecisions, listDecisionsHandler({ database })),
    serve(getDecision, getDecisionHandler({ database, models })),
    ...runRoomOperations(deps),
    serve(previewCalibration, previewCalibrationHandler(deps)),
    serve(reviewQueueList, reviewQueueListHandler({ ...review, entities })),
    serve(reviewQueueGet, reviewQueueGetHandler({ ...review, entities })),
    serve(reviewSubmit, reviewSubmitHandler(review)),
    serve(reviewSubmitMany, reviewSubmitManyHandler(review)),
    serve(appendLabel, appendLabelHandler({ database })),
    serve(listLabels, listLabelsHandler({ database })),
    serve(exportLabels, exportLabelsHandler({ database })),
    serve(reconciliationQuery, reconciliationQueryHandler({ resolution: deps, entities })),
    serve(reconciliationSuggest, reconciliationSuggestHandler({ resolution: deps, entities })),
    serve(reconciliationView, reconciliationViewHandler({ resolution: deps, entities })),
    ...webhookOperations(deps),
    ...[...screeningOperations(deps), ...watchOperations(deps), ...portfolioOperations(deps)],
    ...[...queryOperations(capturing), ...selectionOperations(capturing)],
    serve(getUsage, getUsageHandler({ database })),
    serve(getEnrichmentFields, getEnrichmentFieldsHandler(deps)),
    serve(getAdjudication, getAdjudicationHandler(deps)),
    serve(getEvaluation, getEvaluationHandler({ evaluations, models, model })),
    serve(
      lookupCompanyReferenceBatch,
      lookupCompanyReferenceHandler({ ...deps, findProfiles: (wanted) => findProfiles(deps, wanted) }),
    ),
    serve(getReference, getReferenceHandler({ sources, readiness, model, quotas })),
    ...accountOperations(deps),
    ...oauthOperations(deps),
  ];
}
