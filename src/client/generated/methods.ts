// Generated from the contracts by `npm run pins`. Change those instead.
import type { Answer } from "../answer.ts";
import type { CallOptions } from "../call-options.ts";
import { type Caller, type ItemsOf, Topic } from "../caller.ts";
import type { Events } from "../events.ts";
import type { Lines } from "../lines.ts";
import type { Pages } from "../pages.ts";
import { operations } from "./operations.ts";
import type * as types from "./types.ts";

export class BatchJobsOperations extends Topic {
  /**
   * Accept up to 500 records to be resolved in the background.
   *
   * Answers 202 once the job is on the disk, and `Location` says where to ask for it. Its result is what batch would have answered. Jobs of a tenant run one after the other; each record is decided and charged once, whatever happens to the service.
   *
   * `POST /v1/batch-jobs`, for keys with the scope resolve.
   */
  submit(parameters: types.BatchJobRequest, options?: CallOptions): Answer<types.BatchJob> {
    return this.caller.answer(operations.submit_batch_job, { ...parameters }, options);
  }

  /**
   * List the tenant's batch jobs.
   *
   * Newest first, each with its state and progress as one job is read. Erased jobs stay in the list.
   *
   * `GET /v1/batch-jobs`, for keys with the scope read or resolve.
   */
  list(parameters?: types.ListBatchJobsParameters, options?: CallOptions): Pages<types.BatchJobList, ItemsOf<types.BatchJobList, "jobs">> {
    return this.caller.pages(operations.list_batch_jobs, { ...parameters }, options);
  }

  /**
   * Read a batch job's state and progress.
   *
   * A record that is counted as completed is decided, kept and charged; an interruption of the job does not undo it.
   *
   * `GET /v1/batch-jobs/{job_id}`, for keys with the scope read or resolve.
   */
  get(jobId: string, options?: CallOptions): Answer<types.BatchJob> {
    return this.caller.answer(operations.get_batch_job, { job_id: jobId }, options);
  }

  /**
   * Read what a batch job came to.
   *
   * The complete batch answer, with the usage of the whole job. While the job is queued or running 202 with the job and `Retry-After`. A job that ended otherwise has no result. It is erased with any record that it shows, and after 30 days.
   *
   * `GET /v1/batch-jobs/{job_id}/result`, for keys with the scope read or resolve.
   */
  getResult(jobId: string, options?: CallOptions): Answer<types.BatchResponse | types.BatchJob> {
    return this.caller.answer(operations.get_batch_job_result, { job_id: jobId }, options);
  }

  /**
   * Follow a batch job as server-sent events.
   *
   * One event for each change of its state, with ids from 1 on, kept for good: `Last-Event-ID` goes on behind that one, on any replica; 0, or none, begins with the first. A connection ends with the job, and after a minute at the latest. While the job runs, `job.progress` says how many records have their outcome; it has no id and does not come again. `sequence` is the number of the last change of state, and `progress` is as of the sending. An event is no result: read the job.
   *
   * `GET /v1/batch-jobs/{job_id}/events`, for keys with the scope read or resolve.
   */
  getEvents(jobId: string, parameters?: types.GetBatchJobEventsParameters, options?: CallOptions): Events<types.BatchJobEvent> {
    return this.caller.events(operations.get_batch_job_events, { job_id: jobId, ...parameters }, options);
  }

  /**
   * Cancel a batch job that is still queued.
   *
   * Running work cannot be recalled, and what was charged stays charged. A job that is cancelled already is answered as it is.
   *
   * `POST /v1/batch-jobs/{job_id}/cancel`, for keys with the scope resolve.
   */
  cancel(jobId: string, options?: CallOptions): Answer<types.BatchJob> {
    return this.caller.answer(operations.cancel_batch_job, { job_id: jobId }, options);
  }
}

export class EntitiesOperations extends Topic {
  /**
   * List golden entities, oldest first.
   *
   * Follow `next_cursor` with the same filters until it is null: such a walk misses no entity that was there when it began, and gives none twice, whatever is written meanwhile. `total` counts the filtered set. A cursor is a position, not a credential.
   *
   * `GET /v1/entities`, for keys with the scope read or resolve.
   */
  list(parameters?: types.ListEntitiesParameters, options?: CallOptions): Pages<types.EntityList, ItemsOf<types.EntityList, "entities">> {
    return this.caller.pages(operations.list_entities, { ...parameters }, options);
  }

  /**
   * Export golden entities as NDJSON.
   *
   * One entity a line, oldest first, with its whole provenance and its members: every entity that was there when the export began, each once. A connection that ends before the last chunk means that it is not complete.
   *
   * `GET /v1/entities/export`, for keys with the scope read or resolve.
   */
  export(parameters?: types.ExportEntitiesParameters, options?: CallOptions): Lines<types.Entity> {
    return this.caller.lines(operations.export_entities, { ...parameters }, options);
  }

  /**
   * Search the tenant's entities, likeliest first.
   *
   * Found by the keys that a resolve uses: an empty page means that no known entity shares an identifier or a name key, not that the company is unknown to the world. No probability is given and nothing is written.
   *
   * `GET /v1/entities/search`, for keys with the scope read or resolve.
   */
  search(parameters?: types.SearchEntitiesParameters, options?: CallOptions): Answer<types.SearchResult> {
    return this.caller.answer(operations.search_entities, { ...parameters }, options);
  }

  /**
   * Find your entities by exact identifiers, many at a time.
   *
   * Compares normal forms, so a number without its leading zeros still reconciles: LEI first, then registration number, then domain. Never by name and never by score. What two entities hold is ambiguous, and nobody is picked. Results are in the order of the items.
   *
   * `POST /v1/entities/reconcile`, for keys with the scope read or resolve.
   */
  reconcile(parameters: types.ReconcileRequest, options?: CallOptions): Answer<types.ReconcileResult> {
    return this.caller.answer(operations.reconcile_entities, { ...parameters }, options);
  }

  /**
   * Read one golden entity with a citation for every field.
   *
   * The surviving value of each attribute, where it comes from, its licence and its age. Another tenant's entity is not found.
   *
   * `GET /v1/entities/{entity_id}`, for keys with the scope read or resolve.
   */
  get(entityId: string, parameters?: types.GetEntityParameters, options?: CallOptions): Answer<types.Entity> {
    return this.caller.answer(operations.get_entity, { entity_id: entityId, ...parameters }, options);
  }

  /**
   * Read an entity as its local observations stand now, with the sources behind it.
   *
   * Evaluates what is stored: no network, no model. A value that its source has since dropped is left out. `observations_as_of` says when the latest observation was last confirmed; `sources` lists every source with what it observes and what of that survives.
   *
   * `GET /v1/entities/{entity_id}/intelligence`, for keys with the scope read or resolve.
   */
  getIntelligence(entityId: string, parameters?: types.GetEntityIntelligenceParameters, options?: CallOptions): Answer<types.EntityIntelligence> {
    return this.caller.answer(operations.get_entity_intelligence, { entity_id: entityId, ...parameters }, options);
  }

  /**
   * List the financial statements that the sources of a company state.
   *
   * Every period as every filing left it, newest end first, with stable ids, source fingerprints and a citation for each figure. A later filing that changes an amount gives a further statement; that is no proof of a restatement. A figure that no source states is absent, and never zero.
   *
   * `GET /v1/entities/{entity_id}/financial-statements`, for keys with the scope read or resolve.
   */
  getFinancialStatements(entityId: string, parameters?: types.GetFinancialStatementsParameters, options?: CallOptions): Answer<types.FinancialStatements> {
    return this.caller.answer(operations.get_financial_statements, { entity_id: entityId, ...parameters }, options);
  }

  /**
   * Select the one statement that meets requirements and fits preferences best.
   *
   * Requirements never fall back: where no statement meets them all, `selected` is null and a gap says why. Of those that do, the one with the fewest unmet preferences is selected, then the latest filing, then the lower id. Nothing is converted, consolidated or filled in.
   *
   * `POST /v1/entities/{entity_id}/financial-selection`, for keys with the scope read or resolve.
   */
  selectFinancialStatement(entityId: string, parameters: types.SelectFinancialStatementParameters, options?: CallOptions): Answer<types.FinancialSelection> {
    return this.caller.answer(operations.select_financial_statement, { entity_id: entityId, ...parameters }, options);
  }

  /**
   * Set two statements of a company side by side.
   *
   * Both statements are kept whole. A delta is the right amount less the left one; there is none across currencies, scopes or bases, between figures of different definitions, or between flows over periods of different lengths. An id that no statement of the company has leaves its side null, with a gap.
   *
   * `POST /v1/entities/{entity_id}/financial-comparison`, for keys with the scope read or resolve.
   */
  compareFinancialStatements(entityId: string, parameters: types.CompareFinancialStatementsParameters, options?: CallOptions): Answer<types.FinancialComparison> {
    return this.caller.answer(operations.compare_financial_statements, { entity_id: entityId, ...parameters }, options);
  }

  /**
   * Read a company's market capitalisation at the ends of months.
   *
   * Completed month ends before the month of `as_of`, newest first, from unadjusted valuations that sources state. A quote more than seven days before the end is `stale`; sources that disagree are a `conflict` without a value. Nothing is interpolated, converted or added up; missing is not zero.
   *
   * `GET /v1/entities/{entity_id}/market-cap-history`, for keys with the scope read or resolve.
   */
  getMarketCapHistory(entityId: string, parameters?: types.GetMarketCapHistoryParameters, options?: CallOptions): Answer<types.MarketCapHistory> {
    return this.caller.answer(operations.get_market_cap_history, { entity_id: entityId, ...parameters }, options);
  }

  /**
   * Ask the operator's data supplier for a company's valuations and statement figures.
   *
   * An explicit call to the supplier that the operator has declared: market capitalisation, enterprise value and seven raw metrics with their frequency and the dates of their columns. Nothing is saved, no credit is charged, and a repeat asks again. Without a declared supplier every value is null, with the gap `not_configured`.
   *
   * `POST /v1/entities/{entity_id}/supplier-observations`, for keys with the scope read or resolve.
   */
  observeSupplier(entityId: string, options?: CallOptions): Answer<types.SupplierObservations> {
    return this.caller.answer(operations.observe_supplier, { entity_id: entityId }, options);
  }

  /**
   * Read what sources say of who stands above an entity, kept apart by kind.
   *
   * Organisational assertions, paths of control that installed registers state, and accounting-consolidation parents. None is promoted to a verified global ultimate owner, which is always null; natural persons are left out and counted.
   *
   * `GET /v1/entities/{entity_id}/ultimate-owner`, for keys with the scope read or resolve.
   */
  getUltimateOwner(entityId: string, parameters?: types.GetUltimateOwnerParameters, options?: CallOptions): Answer<types.UltimateOwner> {
    return this.caller.answer(operations.get_ultimate_owner, { entity_id: entityId, ...parameters }, options);
  }

  /**
   * Read which steps would tell more of who stands above an entity.
   *
   * Cited next steps: a crosswalk to read, a company to resolve with a request that is valid as it stands, a register to look in. None is executed; a step that would be charged says so.
   *
   * `GET /v1/entities/{entity_id}/ownership-plan`, for keys with the scope read or resolve.
   */
  getOwnershipPlan(entityId: string, parameters?: types.GetOwnershipPlanParameters, options?: CallOptions): Answer<types.OwnershipPlan> {
    return this.caller.answer(operations.get_ownership_plan, { entity_id: entityId, ...parameters }, options);
  }

  /**
   * Read the registry references, dated names and addresses of an entity.
   *
   * The statements of sources through `as_of`, with their history and without any that begins later. A public id stands for a registry identifier and is the same for every tenant; it gives no access.
   *
   * `GET /v1/entities/{entity_id}/identity`, for keys with the scope read or resolve.
   */
  getIdentity(entityId: string, parameters?: types.GetEntityIdentityParameters, options?: CallOptions): Answer<types.EntityIdentity> {
    return this.caller.answer(operations.get_entity_identity, { entity_id: entityId, ...parameters }, options);
  }

  /**
   * Read the validity and successors of an entity's identifiers, and our own corrections.
   *
   * The statements of sources on each identifier, merged and renumbered ones among them, apart from corrections that were made here. Corrections come in pages.
   *
   * `GET /v1/entities/{entity_id}/identifier-history`, for keys with the scope read or resolve.
   */
  getIdentifierHistory(entityId: string, parameters?: types.GetIdentifierHistoryParameters, options?: CallOptions): Answer<types.IdentifierHistory> {
    return this.caller.answer(operations.get_identifier_history, { entity_id: entityId, ...parameters }, options);
  }

  /**
   * Compare what each source says of the fields of an entity.
   *
   * Every dated observation of each field, what registers state of it over time among them, which one survives and by which rule, and whether sources disagree. What a licence withholds is named and not shown. The comparison covers the sources of this deployment, so it is never complete.
   *
   * `POST /v1/entities/{entity_id}/source-comparison`, for keys with the scope read or resolve.
   */
  compareSources(entityId: string, parameters: types.CompareEntitySourcesParameters, options?: CallOptions): Answer<types.SourceComparison> {
    return this.caller.answer(operations.compare_entity_sources, { entity_id: entityId, ...parameters }, options);
  }

  /**
   * Erase an entity with everything that was submitted about it.
   *
   * Its member records go with it. Replay bindings, keys, open review items and cached answers go; settled review items, labels and receipts are emptied of what they quoted. Decisions stay, as evidence that they were taken. Charges are not reversed.
   *
   * `DELETE /v1/entities/{entity_id}`, for keys with the scope erase.
   */
  erase(entityId: string, options?: CallOptions): Answer<null> {
    return this.caller.answer(operations.erase_entity, { entity_id: entityId }, options);
  }

  /**
   * Take one record out of an entity and give it an entity of its own.
   *
   * The fresh entity has the facts that the record contributed and no others. The two are not put together again unless a person says so. Where it is not allowed `details.precondition` says why: not_a_member, last_member, unknown_contributor, shared_decisive_identifier, entity_changed or open_review.
   *
   * `POST /v1/entities/{entity_id}/detach`, for keys with the scope review.
   */
  detachRecord(entityId: string, parameters: types.DetachRecordParameters, options?: CallOptions): Answer<types.DetachResult> {
    return this.caller.answer(operations.detach_record, { entity_id: entityId, ...parameters }, options);
  }

  /**
   * Watch an entity, or give its watch another interval.
   *
   * Once in each interval the entity is compared with how it stood at the check before, and at first with how it stands now. Each attribute that differs is an event. A check reads what is stored and asks nobody outside. A repeat keeps what is compared with. A tenant may watch 1,000 entities.
   *
   * `PUT /v1/entities/{entity_id}/watch`, for keys with the scope resolve.
   */
  enableWatch(entityId: string, parameters?: types.EnableEntityWatchParameters, options?: CallOptions): Answer<types.WatchEnabled> {
    return this.caller.answer(operations.enable_entity_watch, { entity_id: entityId, ...parameters }, options);
  }

  /**
   * Read an entity's watch: null where the entity is not watched.
   *
   * The body is JSON `null` where no watch is enabled, and the watch where one is.
   *
   * `GET /v1/entities/{entity_id}/watch`, for keys with the scope read or resolve.
   */
  getWatch(entityId: string, options?: CallOptions): Answer<types.Watch | null> {
    return this.caller.answer(operations.get_entity_watch, { entity_id: entityId }, options);
  }

  /**
   * Stop watching an entity.
   *
   * Earlier events stay readable, and notifications that wait are sent. A repeat changes nothing. A watch that is enabled again begins anew.
   *
   * `DELETE /v1/entities/{entity_id}/watch`, for keys with the scope resolve.
   */
  disableWatch(entityId: string, options?: CallOptions): Answer<null> {
    return this.caller.answer(operations.disable_entity_watch, { entity_id: entityId }, options);
  }

  /**
   * Read what the checks of an entity's watch have found, in the order in which it became known.
   *
   * An entity that was never watched has none. An event names an attribute and its sources; `/intelligence` has values. A page scans `limit` events and shows those of `categories`; `next_cursor`, to be passed as `after_id`, moves over those that are hidden. What is found later has a greater id.
   *
   * `GET /v1/entities/{entity_id}/events`, for keys with the scope read or resolve.
   */
  getEvents(entityId: string, parameters?: types.GetEntityEventsParameters, options?: CallOptions): Answer<types.EntityEvents> {
    return this.caller.answer(operations.get_entity_events, { entity_id: entityId, ...parameters }, options);
  }

  /**
   * Find golden entities by typed conditions.
   *
   * `GET /v1/reference/search-fields` lists the fields with their operators; other fields are returned and not searched. A page reads at most `scan_limit` entities, so it may be empty: follow `next_cursor` with the same filters and sort until it is null.
   *
   * `POST /v1/entities/query`, for keys with the scope read or resolve.
   */
  queryCompanies(parameters?: types.QueryCompaniesParameters, options?: CallOptions): Pages<types.CompanyMatches, ItemsOf<types.CompanyMatches, "matches">> {
    return this.caller.pages(operations.query_companies, { ...parameters }, options);
  }
}

export class CrosswalkOperations extends Topic {
  /**
   * Resolve an identifier or a name and read the company's identifiers and parents.
   *
   * Resolves the record under the ordinary rules, guard and meter, and adds the crosswalk of the entity that it is bound to; null on an abstention.
   *
   * `POST /v1/crosswalk`, for keys with the scope resolve.
   */
  company(parameters?: types.CrosswalkRequest, options?: CallOptions): Answer<types.CrosswalkResponse> {
    return this.caller.answer(operations.crosswalk_company, { ...parameters }, options);
  }

  /**
   * Read the identifiers of an entity in every scheme, with its parents and corporate owners.
   *
   * One citation for each identifier; identifiers that conflict stand side by side. `checked_and_empty` says for each scheme without a value whether a source was asked. The walk reads installed registers only, and `not_traversed` says which steps were not taken and why.
   *
   * `GET /v1/crosswalk/{entity_id}`, for keys with the scope read or resolve.
   */
  get(entityId: string, parameters?: types.GetCrosswalkParameters, options?: CallOptions): Answer<types.Crosswalk> {
    return this.caller.answer(operations.get_crosswalk, { entity_id: entityId, ...parameters }, options);
  }
}

export class RecordsOperations extends Topic {
  /**
   * List submissions that no entity claims.
   *
   * Oldest first: abstentions, those whose clarification a later record has answered, and replays that were answered with an entity whose member list they never joined. Each is given as it was submitted. `total` counts them all.
   *
   * `GET /v1/records/unbound`, for keys with the scope read or resolve.
   */
  listUnbound(parameters?: types.ListUnboundRecordsParameters, options?: CallOptions): Pages<types.UnboundRecordList, ItemsOf<types.UnboundRecordList, "records">> {
    return this.caller.pages(operations.list_unbound_records, { ...parameters }, options);
  }

  /**
   * Find what became of the records sent under a reference of your own.
   *
   * Newest first. A reference that was never used gives an empty list, which is not an error.
   *
   * `GET /v1/records/by-ref/{client_ref}`, for keys with the scope read or resolve.
   */
  getByRef(clientRef: string, parameters?: types.GetRecordsByRefParameters, options?: CallOptions): Pages<types.RecordsByRef, ItemsOf<types.RecordsByRef, "records">> {
    return this.caller.pages(operations.get_records_by_ref, { client_ref: clientRef, ...parameters }, options);
  }

  /**
   * Erase one submission.
   *
   * The replays of it go too. The entity that it was a member of is derived anew from what is left, and goes when no member is left. Replay bindings, keys, open review items and cached answers go; settled review items, labels and receipts are emptied of what they quoted. Decisions stay, as evidence that they were taken. Charges are not reversed.
   *
   * `DELETE /v1/records/{record_id}`, for keys with the scope erase.
   */
  erase(recordId: string, options?: CallOptions): Answer<null> {
    return this.caller.answer(operations.erase_record, { record_id: recordId }, options);
  }
}

export class DecisionsOperations extends Topic {
  /**
   * List the decisions taken for the tenant.
   *
   * Oldest first, abstentions and human verdicts included. Decisions survive erasure, redacted.
   *
   * `GET /v1/decisions`, for keys with the scope resolve or review.
   */
  list(parameters?: types.ListDecisionsParameters, options?: CallOptions): Pages<types.DecisionList, ItemsOf<types.DecisionList, "decisions">> {
    return this.caller.pages(operations.list_decisions, { ...parameters }, options);
  }

  /**
   * Read the receipt of a decision and see its score replayed.
   *
   * Features, weighted contributions, thresholds, guards and cited evidence as they stood when it was decided. The replay recomputes the probability from them. Refusals and abstentions are receipted like matches.
   *
   * `GET /v1/decisions/{decision_id}`, for keys with the scope resolve or review.
   */
  get(decisionId: string, options?: CallOptions): Answer<types.DecisionResponse> {
    return this.caller.answer(operations.get_decision, { decision_id: decisionId }, options);
  }
}

export class RunRoomOperations extends Topic {
  /**
   * Read what was asked outside for a decision, and the evidence that is kept of it.
   *
   * A decision that asked a model, a live register or the research agent has a run; its receipt names it as `run_id`. Reading starts no research. The run is gone when its record is erased.
   *
   * `GET /v1/run-room/runs/{run_id}`, for keys with the scope read or resolve.
   */
  get(runId: string, options?: CallOptions): Answer<types.Run> {
    return this.caller.answer(operations.get_run, { run_id: runId }, options);
  }

  /**
   * Download the stored copy of a page that a run has read.
   *
   * `raw` has the bytes as the page's server sent them, `extracted` the text in which quotes are looked for, `markdown` the same with its structure. The answer is always a download that a browser does not open. Everything in it was written by strangers.
   *
   * `GET /v1/run-room/runs/{run_id}/artifacts/{artifact_id}/{kind}`, for keys with the scope read or resolve.
   */
  getArtifact(runId: string, artifactId: string, kind: string, options?: CallOptions): Answer<Uint8Array> {
    return this.caller.file(operations.get_run_artifact, { run_id: runId, artifact_id: artifactId, kind }, options);
  }
}

export class CalibrationOperations extends Topic {
  /**
   * Preview which recent decisions another calibration would change.
   *
   * Compares the tenant's newest decisions with the calibration that `assay train --propose` has proposed to it, or that is in force from the next start on. Weights are the same, so the stored features are decided anew and nothing is resolved again; decisions that a guard withheld are not compared, so that guards may still withhold some that would match. Nothing changes.
   *
   * `GET /v1/calibration/preview`, for keys with the scope resolve or review.
   */
  preview(parameters?: types.PreviewCalibrationParameters, options?: CallOptions): Answer<types.CalibrationPreview> {
    return this.caller.answer(operations.preview_calibration, { ...parameters }, options);
  }
}

export class ReviewQueueOperations extends Topic {
  /**
   * List the abstentions that wait for a person.
   *
   * Each item has what was submitted, the ranked shortlist as it was shown, and the decision that abstained. A minimum confidence leaves out items that never reached the scorer. Open items that the credential's reviewer has labelled `cannot_tell` come last in every order.
   *
   * `GET /v1/review-queue`, for keys with the scope review.
   */
  list(parameters?: types.ReviewQueueListParameters, options?: CallOptions): Pages<types.ReviewQueue, ItemsOf<types.ReviewQueue, "items">> {
    return this.caller.pages(operations.review_queue_list, { ...parameters }, options);
  }

  /**
   * Read one review item with its shortlist and the deciding decision.
   *
   * Each candidate has what its sources say now, as far as their licences let you see it, and its comparison with the record. Another tenant's item is not found. A settled item shows its resolution.
   *
   * `GET /v1/review-queue/{review_id}`, for keys with the scope review.
   */
  get(reviewId: string, options?: CallOptions): Answer<types.ReviewItemResponse> {
    return this.caller.answer(operations.review_queue_get, { review_id: reviewId }, options);
  }

  /**
   * Give a person's verdict on a review item.
   *
   * A match passes the merge guard, then binds the record: to a stored entity, or to a register company, which becomes one. A no_match founds an entity unless told otherwise. Either leaves a decision with a receipt, and a label. An item has one verdict.
   *
   * `POST /v1/review-queue/{review_id}/decision`, for keys with the scope review.
   */
  submit(reviewId: string, parameters: types.ReviewSubmitParameters, options?: CallOptions): Answer<types.ReviewVerdictResult> {
    return this.caller.answer(operations.review_submit, { review_id: reviewId, ...parameters }, options);
  }

  /**
   * Give up to 200 verdicts, each settled or refused by itself.
   *
   * In the order given; of two verdicts on one item the first counts. What is refused says so by `error_code`, and the others go on.
   *
   * `POST /v1/review-queue/decisions`, for keys with the scope review.
   */
  submitMany(parameters: types.ReviewVerdicts, options?: CallOptions): Answer<types.ReviewVerdictResults> {
    return this.caller.answer(operations.review_submit_many, { ...parameters }, options);
  }
}

export class LabelsOperations extends Topic {
  /**
   * Append a label to the log.
   *
   * Labels are never changed: a correction is a label that names the one it supersedes. What the labelled decision says is taken from its receipt.
   *
   * `POST /v1/labels`, for keys with the scope review.
   */
  append(parameters: types.AppendLabel, options?: CallOptions): Answer<types.LabelResponse> {
    return this.caller.answer(operations.append_label, { ...parameters }, options);
  }

  /**
   * Read the label log, superseded labels included.
   *
   * Oldest first.
   *
   * `GET /v1/labels`, for keys with the scope review.
   */
  list(parameters?: types.ListLabelsParameters, options?: CallOptions): Pages<types.LabelList, ItemsOf<types.LabelList, "labels">> {
    return this.caller.pages(operations.list_labels, { ...parameters }, options);
  }

  /**
   * Export a slice of the label log as NDJSON.
   *
   * The labels up to `as_of` as they stood then, in the order of the log: the same slice gives the same bytes, as `Repr-Digest` proves, until something it quotes is erased. `Assay-As-Of` says the moment where none was given.
   *
   * `GET /v1/labels/export`, for keys with the scope review.
   */
  export(parameters?: types.ExportLabelsParameters, options?: CallOptions): Lines<types.Label> {
    return this.caller.lines(operations.export_labels, { ...parameters }, options);
  }
}

export class WebhooksOperations extends Topic {
  /**
   * Subscribe a public HTTPS address to events.
   *
   * `batch.*` tells the id and state of a job that has ended, `entity.intelligence_changed` the id of a watched entity of which a check has found changes, with the ids and categories of its events: the rest is read. Notifications are signed by Standard Webhooks: verify `webhook-signature` over the raw body with `secret`, refuse a `webhook-timestamp` more than five minutes off, tell repeats by `webhook-id`, answer 2xx and work afterwards. A failed delivery is tried again after 5, 30, 120 and 600 seconds. The secret is shown here, and again to a retry with the same key.
   *
   * `POST /v1/webhooks`, for keys with the scope resolve.
   */
  create(parameters: types.CreateWebhook, options?: CallOptions): Answer<types.CreatedWebhook> {
    return this.caller.answer(operations.create_webhook, { ...parameters }, options);
  }

  /**
   * List the webhook subscriptions.
   *
   * Oldest first, without secrets. The newest disabled ones stay to be read.
   *
   * `GET /v1/webhooks`, for keys with the scope read or resolve.
   */
  list(options?: CallOptions): Answer<types.WebhookList> {
    return this.caller.answer(operations.list_webhooks, {}, options);
  }

  /**
   * Read a subscription.
   *
   * As the list shows it, without the secret.
   *
   * `GET /v1/webhooks/{id}`, for keys with the scope read or resolve.
   */
  get(id: string, options?: CallOptions): Answer<types.WebhookResponse> {
    return this.caller.answer(operations.get_webhook, { id }, options);
  }

  /**
   * Read the delivery log of a subscription.
   *
   * The latest 100 attempts, newest first.
   *
   * `GET /v1/webhooks/{id}/deliveries`, for keys with the scope read or resolve.
   */
  listDeliveries(id: string, options?: CallOptions): Answer<types.WebhookDeliveryList> {
    return this.caller.answer(operations.list_webhook_deliveries, { id }, options);
  }

  /**
   * Deliver an event to a subscription again.
   *
   * Another attempt with the same `webhook-id` and body, at once; if it fails it is tried again as any other. An event of which an attempt waits already has no second one: that attempt is answered. An event that the log no longer shows, of which the entity is erased, or of a subscription that is disabled is not found.
   *
   * `POST /v1/webhooks/{id}/events/{event_id}/redelivery`, for keys with the scope resolve.
   */
  redeliverEvent(id: string, eventId: string, options?: CallOptions): Answer<types.WebhookRedelivery> {
    return this.caller.answer(operations.redeliver_webhook_event, { id, event_id: eventId }, options);
  }

  /**
   * Disable a subscription.
   *
   * The webhook gets no more notifications; an attempt that is under way cannot be recalled.
   *
   * `DELETE /v1/webhooks/{id}`, for keys with the scope resolve.
   */
  delete(id: string, options?: CallOptions): Answer<null> {
    return this.caller.answer(operations.delete_webhook, { id }, options);
  }
}

export class ScreeningOperations extends Topic {
  /**
   * Screen a company against the installed lists.
   *
   * Potential matches by name, number or a listed owner, with the coverage that they rest on. Only what is installed is read; nothing of the subject or the result is kept. `clear` needs every list of every requested topic fresh and nothing at the threshold; else it is `inconclusive`. Companies only.
   *
   * `POST /v1/screening`, for keys with the scope read or resolve.
   */
  screenCompany(parameters?: types.ScreenCompanyParameters, options?: CallOptions): Answer<types.ScreeningResult> {
    return this.caller.answer(operations.screen_company, { ...parameters }, options);
  }

  /**
   * See which screening lists are installed and how old they are.
   *
   * One entry for each list of each topic, and one with `missing` for a topic that has none. The answer is a bare array.
   *
   * `GET /v1/screening/coverage`, for keys with the scope read or resolve.
   */
  getCoverage(options?: CallOptions): Answer<types.ScreeningCoverage[]> {
    return this.caller.answer(operations.get_screening_coverage, {}, options);
  }

  /**
   * Compare two installed versions of a screening list.
   *
   * Entries that are new, changed or removed, each with the fields that differ, by the publisher's id. Without `from` and `since` the version in force is compared with the one before it. Nothing is stored. `from` is null, and nothing is listed, where there is no earlier version.
   *
   * `GET /v1/screening/changes`, for keys with the scope read or resolve.
   */
  getChanges(parameters: types.GetScreeningChangesParameters, options?: CallOptions): Pages<types.ScreeningChanges, ItemsOf<types.ScreeningChanges, "changes">> {
    return this.caller.pages(operations.get_screening_changes, { ...parameters }, options);
  }
}

export class PortfoliosOperations extends Topic {
  /**
   * Create a portfolio: a list of entities.
   *
   * With a `portfolio_id` of your own it is idempotent: the same id and name answer the portfolio that exists. A tenant may have 100 portfolios.
   *
   * `POST /v1/portfolios`, for keys with the scope resolve.
   */
  create(parameters: types.CreatePortfolio, options?: CallOptions): Answer<types.PortfolioAnswer> {
    return this.caller.answer(operations.create_portfolio, { ...parameters }, options);
  }

  /**
   * List portfolios, oldest first.
   *
   * Follow `next_cursor` until it is null.
   *
   * `GET /v1/portfolios`, for keys with the scope read or resolve.
   */
  list(parameters?: types.ListPortfoliosParameters, options?: CallOptions): Pages<types.PortfolioList, ItemsOf<types.PortfolioList, "portfolios">> {
    return this.caller.pages(operations.list_portfolios, { ...parameters }, options);
  }

  /**
   * Read a portfolio.
   *
   * Its name and how many members it has; the members are read with `/members`.
   *
   * `GET /v1/portfolios/{portfolio_id}`, for keys with the scope read or resolve.
   */
  get(portfolioId: string, options?: CallOptions): Answer<types.PortfolioAnswer> {
    return this.caller.answer(operations.get_portfolio, { portfolio_id: portfolioId }, options);
  }

  /**
   * Give a portfolio another name.
   *
   * Its id and its members stay.
   *
   * `PATCH /v1/portfolios/{portfolio_id}`, for keys with the scope resolve.
   */
  rename(portfolioId: string, parameters: types.RenamePortfolioParameters, options?: CallOptions): Answer<types.PortfolioAnswer> {
    return this.caller.answer(operations.rename_portfolio, { portfolio_id: portfolioId, ...parameters }, options);
  }

  /**
   * Delete a portfolio.
   *
   * The entities stay, and so do their watches.
   *
   * `DELETE /v1/portfolios/{portfolio_id}`, for keys with the scope resolve.
   */
  delete(portfolioId: string, options?: CallOptions): Answer<null> {
    return this.caller.answer(operations.delete_portfolio, { portfolio_id: portfolioId }, options);
  }

  /**
   * Put an entity into a portfolio, or change what the list says of it.
   *
   * `customer_reference` and `role` belong to the list and are no evidence of the company; a repeat without them removes them. When the entity was added stays. A portfolio may have 1,000 members. `npx assay portfolio import` fills one from a file.
   *
   * `PUT /v1/portfolios/{portfolio_id}/members/{entity_id}`, for keys with the scope resolve.
   */
  putMember(portfolioId: string, entityId: string, parameters?: types.PutPortfolioMemberParameters, options?: CallOptions): Answer<types.PortfolioMemberAnswer> {
    return this.caller.answer(operations.put_portfolio_member, { portfolio_id: portfolioId, entity_id: entityId, ...parameters }, options);
  }

  /**
   * Take an entity out of a portfolio.
   *
   * The entity stays, and so does its watch. A repeat changes nothing.
   *
   * `DELETE /v1/portfolios/{portfolio_id}/members/{entity_id}`, for keys with the scope resolve.
   */
  deleteMember(portfolioId: string, entityId: string, options?: CallOptions): Answer<null> {
    return this.caller.answer(operations.delete_portfolio_member, { portfolio_id: portfolioId, entity_id: entityId }, options);
  }

  /**
   * List the members of a portfolio, in the order in which they were added.
   *
   * Follow `next_cursor` until it is null: such a walk misses no member that was there when it began and still is. `total` counts all members.
   *
   * `GET /v1/portfolios/{portfolio_id}/members`, for keys with the scope read or resolve.
   */
  getMembers(portfolioId: string, parameters?: types.GetPortfolioMembersParameters, options?: CallOptions): Pages<types.PortfolioMembers, ItemsOf<types.PortfolioMembers, "members">> {
    return this.caller.pages(operations.get_portfolio_members, { portfolio_id: portfolioId, ...parameters }, options);
  }

  /**
   * Read what the checks of the members' watches have found.
   *
   * The events of the entities that are members now, in one order. A page scans `limit` of them and shows those of `categories`; `next_cursor`, to be passed as `after_id`, moves over those that are hidden.
   *
   * `GET /v1/portfolios/{portfolio_id}/events`, for keys with the scope read or resolve.
   */
  getEvents(portfolioId: string, parameters?: types.GetPortfolioEventsParameters, options?: CallOptions): Answer<types.PortfolioEvents> {
    return this.caller.answer(operations.get_portfolio_events, { portfolio_id: portfolioId, ...parameters }, options);
  }

  /**
   * Watch the members of a portfolio, page by page.
   *
   * Enables the watches of one page of members; one that is enabled keeps what it compares with. `refused` names those for which the tenant's 1,000 watches leave no room. Follow `next_cursor` until it is null.
   *
   * `POST /v1/portfolios/{portfolio_id}/watches`, for keys with the scope resolve.
   */
  enableWatches(portfolioId: string, parameters?: types.EnablePortfolioWatchesParameters, options?: CallOptions): Pages<types.PortfolioWatches, ItemsOf<types.PortfolioWatches, "refused">> {
    return this.caller.pages(operations.enable_portfolio_watches, { portfolio_id: portfolioId, ...parameters }, options);
  }

  /**
   * Export the members of a portfolio with their golden records, page by page.
   *
   * In the order in which they were added. Follow `next_cursor` until it is null.
   *
   * `GET /v1/portfolios/{portfolio_id}/export`, for keys with the scope read or resolve.
   */
  export(portfolioId: string, parameters?: types.ExportPortfolioParameters, options?: CallOptions): Pages<types.PortfolioExport, ItemsOf<types.PortfolioExport, "members">> {
    return this.caller.pages(operations.export_portfolio, { portfolio_id: portfolioId, ...parameters }, options);
  }
}

export class ReferenceOperations extends Topic {
  /**
   * List the fields of a typed query with their operators.
   *
   * Other fields are returned and not searched.
   *
   * `GET /v1/reference/search-fields`, for keys with the scope read or resolve.
   */
  getSearchFields(options?: CallOptions): Answer<types.SearchFields> {
    return this.caller.answer(operations.get_search_fields, {}, options);
  }

  /**
   * List the attributes an entity may carry, and which sources of this deployment supply them.
   *
   * Fields with type, packs, readiness, licences and resale rights, the named packs, and the shape of each source's values.
   *
   * `GET /v1/reference/enrichment-fields`, for keys with the scope read or resolve.
   */
  getEnrichmentFields(options?: CallOptions): Answer<types.EnrichmentFields> {
    return this.caller.answer(operations.get_enrichment_fields, {}, options);
  }

  /**
   * Read which language model judges borderline candidates, and how often it was measured to be wrong.
   *
   * The table is computed from the answers that the certification holds. An answer counts by its likelihood ratio; without a certification in force a model informs reviewers and binds nothing. `assay model certify` makes one.
   *
   * `GET /v1/reference/adjudication`, for keys with the scope read or resolve or review.
   */
  getAdjudication(options?: CallOptions): Answer<types.Adjudication> {
    return this.caller.answer(operations.get_adjudication, {}, options);
  }

  /**
   * Read how well a release decided when it was measured.
   *
   * Figures of a benchmark run, with the command that printed them. They are about the benchmark and not about your records. A release that was not measured has no figures.
   *
   * `GET /v1/reference/evaluation`, for keys with the scope read or resolve or review.
   */
  getEvaluation(parameters?: types.GetEvaluationParameters, options?: CallOptions): Answer<types.EvaluationReport> {
    return this.caller.answer(operations.get_evaluation, { ...parameters }, options);
  }

  /**
   * Read a collection of enumerated values.
   *
   * Collections: enrichment-availability, resale-rights, field-packs, limits, plans, error-codes, stages, features, event-categories, countries, legal-forms, and with answers of their own enrichment-fields, search-fields and evaluation. Another name is not found. The tag changes with the content.
   *
   * `GET /v1/reference/{collection}`, for keys with the scope read or resolve.
   */
  get(collection: string, options?: CallOptions): Answer<types.ReferenceCollection> {
    return this.caller.answer(operations.get_reference, { collection }, options);
  }
}

export class RelationshipsOperations extends Topic {
  /**
   * Find the shortest paths of relationships between two entities.
   *
   * Over all stored relationships, in both directions. Companies in between that the tenant does not own are shown by their public identifier alone. `truncated` and `gaps` say whether paths may be missing; no path is no proof that there is no relationship.
   *
   * `POST /v1/relationships/explain`, for keys with the scope read or resolve.
   */
  explainPaths(parameters: types.ExplainRelationshipPathsParameters, options?: CallOptions): Answer<types.RelationshipPaths> {
    return this.caller.answer(operations.explain_relationship_paths, { ...parameters }, options);
  }
}

export class DataSelectionsOperations extends Topic {
  /**
   * Freeze values of up to 100 entities in a receipt.
   *
   * Values, citations, dates of sources, policy and gaps are kept as they are now, with a fingerprint that anybody can compute. The same `capture_id` and request answer the same receipt; with another request it is 409. The id of a receipt that was deleted or erased is never free again.
   *
   * `POST /v1/data-selections`, for keys with the scope resolve.
   */
  capture(parameters: types.DataSelection, options?: CallOptions): Answer<types.DataSelectionReceipt> {
    return this.caller.answer(operations.capture_data_selection, { ...parameters }, options);
  }

  /**
   * List receipts, newest first.
   *
   * Without their values. Follow `next_cursor` until it is null.
   *
   * `GET /v1/data-selections`, for keys with the scope read or resolve.
   */
  list(parameters?: types.ListDataSelectionsParameters, options?: CallOptions): Pages<types.DataSelectionList, ItemsOf<types.DataSelectionList, "receipts">> {
    return this.caller.pages(operations.list_data_selections, { ...parameters }, options);
  }

  /**
   * Read a receipt again.
   *
   * As it was captured, with the redistribution rights that you have today. Values of a source that may no longer be shown to you are left out, and `redistribution` names each place.
   *
   * `GET /v1/data-selections/{receipt_id}`, for keys with the scope read or resolve.
   */
  get(receiptId: string, options?: CallOptions): Answer<types.DataSelectionReceipt> {
    return this.caller.answer(operations.get_data_selection, { receipt_id: receiptId }, options);
  }

  /**
   * Delete a receipt.
   *
   * The captured values are gone; the companies do not change. A `capture_id` stays reserved: no later receipt gets it.
   *
   * `DELETE /v1/data-selections/{receipt_id}`, for keys with the scope resolve.
   */
  delete(receiptId: string, options?: CallOptions): Answer<null> {
    return this.caller.answer(operations.delete_data_selection, { receipt_id: receiptId }, options);
  }
}

export class UsageOperations extends Topic {
  /**
   * See how your records were decided and what they cost.
   *
   * The period is half-open; without `since` it is the last 30 days. `automated` and `abstained` are shares of the decisions that the service made; `human_reviewed` of the same decisions, those whose record a person has decided since. How often the service is right is not among them.
   *
   * `GET /v1/usage`, for keys with the scope read or resolve.
   */
  get(parameters?: types.GetUsageParameters, options?: CallOptions): Answer<types.UsageReport> {
    return this.caller.answer(operations.get_usage, { ...parameters }, options);
  }
}

export class CompanyReferenceOperations extends Topic {
  /**
   * Look up which companies a reference snapshot lists under domains.
   *
   * Companies in the US and in GB. The profiles are candidates that nobody has verified; nothing is stored. Each distinct domain and country takes a read token before anything is looked up, else 429. A row that is unfinished in time is `unavailable`: it does not say that there is no company.
   *
   * `POST /v1/company-reference/batch`, for keys with the scope read or resolve.
   */
  lookupBatch(parameters: types.CompanyReferenceBatch, options?: CallOptions): Answer<types.CompanyReferenceRows> {
    return this.caller.answer(operations.lookup_company_reference_batch, { ...parameters }, options);
  }
}

export class TenantsOperations extends Topic {
  /**
   * Create a tenant.
   *
   * With a `tenant_id` of your own it is idempotent: the same id and name answer the tenant that exists.
   *
   * `POST /v1/admin/tenants`, for keys with the scope admin.
   */
  create(parameters: types.CreateTenant, options?: CallOptions): Answer<types.TenantResponse> {
    return this.caller.answer(operations.create_tenant, { ...parameters }, options);
  }

  /**
   * Read a tenant.
   *
   * As the list shows it.
   *
   * `GET /v1/admin/tenants/{tenant_id}`, for keys with the scope admin.
   */
  get(tenantId: string, options?: CallOptions): Answer<types.TenantResponse> {
    return this.caller.answer(operations.get_tenant, { tenant_id: tenantId }, options);
  }

  /**
   * List tenants.
   *
   * Oldest first.
   *
   * `GET /v1/admin/tenants`, for keys with the scope admin.
   */
  list(parameters?: types.ListTenantsParameters, options?: CallOptions): Pages<types.TenantList, ItemsOf<types.TenantList, "tenants">> {
    return this.caller.pages(operations.list_tenants, { ...parameters }, options);
  }
}

export class KeysOperations extends Topic {
  /**
   * Mint a credential with exactly one scope.
   *
   * Only the value's digest is stored; a lost value is replaced, never shown again.
   *
   * `POST /v1/admin/keys`, for keys with the scope admin.
   */
  create(parameters: types.CreateKey, options?: CallOptions): Answer<types.MintedKey> {
    return this.caller.answer(operations.create_key, { ...parameters }, options);
  }

  /**
   * Read a credential's metadata.
   *
   * As the list shows it; also of a revoked credential.
   *
   * `GET /v1/admin/keys/{key_id}`, for keys with the scope admin.
   */
  get(keyId: string, options?: CallOptions): Answer<types.KeyResponse> {
    return this.caller.answer(operations.get_key, { key_id: keyId }, options);
  }

  /**
   * List credentials, metadata only.
   *
   * Oldest first, revoked ones included.
   *
   * `GET /v1/admin/keys`, for keys with the scope admin.
   */
  list(parameters?: types.ListKeysParameters, options?: CallOptions): Pages<types.KeyList, ItemsOf<types.KeyList, "keys">> {
    return this.caller.pages(operations.list_keys, { ...parameters }, options);
  }

  /**
   * Replace a credential's value.
   *
   * Both values authenticate for the grace period; zero grace is for a value that leaked.
   *
   * `POST /v1/admin/keys/{key_id}/rotate`, for keys with the scope admin.
   */
  rotate(keyId: string, parameters?: types.RotateKeyParameters, options?: CallOptions): Answer<types.MintedKey> {
    return this.caller.answer(operations.rotate_key, { key_id: keyId, ...parameters }, options);
  }

  /**
   * Revoke a credential at once.
   *
   * No grace: every value of it stops working with this answer.
   *
   * `DELETE /v1/admin/keys/{key_id}`, for keys with the scope admin.
   */
  delete(keyId: string, options?: CallOptions): Answer<null> {
    return this.caller.answer(operations.delete_key, { key_id: keyId }, options);
  }
}

export class InstallTicketsOperations extends Topic {
  /**
   * Issue a single-use install ticket.
   *
   * The owner of the tenant enters it on the consent page of a connector. It names the tenant, works once, and is shown once.
   *
   * `POST /v1/admin/oauth/install-tickets`, for keys with the scope admin.
   */
  create(parameters: types.CreateInstallTicket, options?: CallOptions): Answer<types.InstallTicket> {
    return this.caller.answer(operations.create_install_ticket, { ...parameters }, options);
  }
}

export class ClientsOperations extends Topic {
  /**
   * List the clients that may ask for a grant.
   *
   * By their id, as the operator has registered them in the file that the deployment names; digests of secrets are left out.
   *
   * `GET /v1/admin/oauth/clients`, for keys with the scope admin.
   */
  list(options?: CallOptions): Answer<types.OAuthClientList> {
    return this.caller.answer(operations.list_clients, {}, options);
  }
}

export class GrantsOperations extends Topic {
  /**
   * List live grants of connectors.
   *
   * Oldest first. A grant that is revoked or over is not listed.
   *
   * `GET /v1/admin/oauth/grants`, for keys with the scope admin.
   */
  list(parameters?: types.ListGrantsParameters, options?: CallOptions): Pages<types.GrantList, ItemsOf<types.GrantList, "grants">> {
    return this.caller.pages(operations.list_grants, { ...parameters }, options);
  }

  /**
   * Revoke a connector's grant at once.
   *
   * Every access and refresh token of it stops working with this answer.
   *
   * `DELETE /v1/admin/oauth/grants/{grant_id}`, for keys with the scope admin.
   */
  delete(grantId: string, options?: CallOptions): Answer<null> {
    return this.caller.answer(operations.delete_grant, { grant_id: grantId }, options);
  }
}

/** Every operation, by topic. */
export class Operations extends Topic {
  readonly batchJobs: BatchJobsOperations;
  readonly entities: EntitiesOperations;
  readonly crosswalk: CrosswalkOperations;
  readonly records: RecordsOperations;
  readonly decisions: DecisionsOperations;
  readonly runRoom: RunRoomOperations;
  readonly calibration: CalibrationOperations;
  readonly reviewQueue: ReviewQueueOperations;
  readonly labels: LabelsOperations;
  readonly webhooks: WebhooksOperations;
  readonly screening: ScreeningOperations;
  readonly portfolios: PortfoliosOperations;
  readonly reference: ReferenceOperations;
  readonly relationships: RelationshipsOperations;
  readonly dataSelections: DataSelectionsOperations;
  readonly usage: UsageOperations;
  readonly companyReference: CompanyReferenceOperations;
  readonly tenants: TenantsOperations;
  readonly keys: KeysOperations;
  readonly installTickets: InstallTicketsOperations;
  readonly clients: ClientsOperations;
  readonly grants: GrantsOperations;

  constructor(caller: Caller) {
    super(caller);
    this.batchJobs = new BatchJobsOperations(caller);
    this.entities = new EntitiesOperations(caller);
    this.crosswalk = new CrosswalkOperations(caller);
    this.records = new RecordsOperations(caller);
    this.decisions = new DecisionsOperations(caller);
    this.runRoom = new RunRoomOperations(caller);
    this.calibration = new CalibrationOperations(caller);
    this.reviewQueue = new ReviewQueueOperations(caller);
    this.labels = new LabelsOperations(caller);
    this.webhooks = new WebhooksOperations(caller);
    this.screening = new ScreeningOperations(caller);
    this.portfolios = new PortfoliosOperations(caller);
    this.reference = new ReferenceOperations(caller);
    this.relationships = new RelationshipsOperations(caller);
    this.dataSelections = new DataSelectionsOperations(caller);
    this.usage = new UsageOperations(caller);
    this.companyReference = new CompanyReferenceOperations(caller);
    this.tenants = new TenantsOperations(caller);
    this.keys = new KeysOperations(caller);
    this.installTickets = new InstallTicketsOperations(caller);
    this.clients = new ClientsOperations(caller);
    this.grants = new GrantsOperations(caller);
  }

  /**
   * Resolve a record that describes a company into one golden entity, or abstain.
   *
   * Returns match, no_match or unresolved. An unresolved answer is complete and free: it carries a ranked shortlist, a clarification where more input would settle it, and a review id. Every answer has a receipt that replays.
   *
   * `POST /v1/resolve`, for keys with the scope resolve.
   */
  resolve(parameters?: types.ResolveRequest, options?: CallOptions): Answer<types.ResolveResponse> {
    return this.caller.answer(operations.resolve, { ...parameters }, options);
  }

  /**
   * Say whether two records describe the same company, or abstain.
   *
   * Stateless: it mints no record, no entity and no receipt. Two records that no number decides are also looked up in the installed registers. An unresolved pair says which kind of cannot-tell it is; only a depth cap and an unavailable adjudicator are worth retrying.
   *
   * `POST /v1/match`, for keys with the scope resolve.
   */
  match(parameters: types.MatchRequest, options?: CallOptions): Answer<types.MatchResponse> {
    return this.caller.answer(operations.match, { ...parameters }, options);
  }

  /**
   * Resolve up to 500 records in one request, each as resolve would.
   *
   * Every record is checked before any is resolved. Each outcome is decided, charged and kept by itself; a record that is in the batch twice is found. A tenant runs one batch at a time. With an Idempotency-Key a retry is no second batch: one that was interrupted goes on where it was.
   *
   * `POST /v1/batch`, for keys with the scope resolve.
   */
  batch(parameters: types.BatchRequest, options?: CallOptions): Answer<types.BatchResponse> {
    return this.caller.answer(operations.batch, { ...parameters }, options);
  }
}
