import { receiptText } from "../../contract/stored/shortened-receipt.ts";
import { projectEntity, type Viewing } from "../../domain/entities/project.ts";
import { readinessOf } from "../../domain/entities/readiness-data.ts";
import type { Comparable } from "../../domain/matching/comparable/comparable.ts";
import { normalise } from "../../domain/matching/comparable/comparable-of.ts";
import type { MatchDecision } from "../../domain/matching/decide/decide.ts";
import type { MatchingModel } from "../../domain/matching/score/model.ts";
import type { ResolutionWrite, UnionWrite } from "../../storage/decisions/resolutions.ts";
import { entityKey } from "../../storage/entities/entity-keys.ts";
import type { RegisterMember } from "../register-install/installed-registers.ts";
import type { RegistersVersion } from "../register-install/registers-version.ts";
import { answerOf } from "./answer.ts";
import { type Binding, bindRecord } from "./bind.ts";
import type { Case, DecisionOutcome, DecisionWrite } from "./case.ts";
import { baseWrite, keyed } from "./commit-outcome.ts";
import { consider } from "./consider.ts";
import { creditsOf } from "./credits.ts";
import { type DecisionSummary, summarise } from "./decision-summary.ts";
import { findCandidates, type Retrieved } from "./find-candidates.ts";
import { leadingCompany } from "./leading-company.ts";
import { lookedInOf } from "./looked-in.ts";
import { climb, type Ladder, type StepTaken } from "./outside/climb.ts";
import type { ExternalRows } from "./outside/external-candidates.ts";
import { withFreshFields } from "./outside/fresh-fields.ts";
import { type OutsideQuestion, outsideQuestion } from "./outside/outside-question.ts";
import { runOf } from "./outside/run-of.ts";
import { permittedRefs } from "./permitted-facts.ts";
import { type QualityShortfall, shortfallOf, withheldFrom } from "./quality-target.ts";
import type { Steps } from "./questions.ts";
import { writeReceipt } from "./receipt.ts";
import { reviewWrite } from "./review-write.ts";
import { seenEntities } from "./seen-entities.ts";
import { questionAfter, withoutSignal } from "./stages.ts";
import { unionWrite } from "./unions/union-write.ts";

/** The matching model and the registers that decisions use. */
export interface DecisionContext {
  readonly model: MatchingModel;
  /** The registers in force when the decision began; null where none are installed. */
  readonly registers: RegistersVersion | null;
}

/**
 * Retrieve → deterministic → probabilistic → bind. It reads and writes nothing; it asks for the data that it
 * needs.
 * @param query the record, normalised.
 * @returns `again` where the company that the record joins is gone meanwhile; a question where a step outside
 * has to be asked first: then the same case is decided again with the answer.
 */
export function* decideRecord(
  context: DecisionContext,
  work: Case,
  query: Comparable = normalise(work.request.record),
): Steps<DecisionOutcome> {
  const { request, sources } = work;
  const withheld = new Set(sources.withheld);
  const considered = yield* searchAndDecide(context, work, { query, withheld });
  if ("asks" in considered) return considered;
  const { summary, ...found } = considered;
  const binds = summary.decision !== "unresolved";
  const { bound } = summary;
  const { members, live, row } = yield* leadingCompany(summary, binds, found.external);
  if (binds && bound?.entityId && !row) return "again";
  const { now, tenantId, record } = request;
  const joining = {
    ...{ record, recordId: work.ids.record, newEntityId: work.ids.entity, now, withheld },
    kind: "resolution",
  } as const;
  const registerVersion = context.registers?.version ?? 0;
  const binding = binds
    ? bindRecord(joining, {
        ...{ query, bound, registerVersion, row },
        members: bound ? members : [],
        live: bound ? live : [],
      })
    : null;
  const viewing: Viewing = { now, tenantId, readiness: readinessOf(sources) };
  const shortfall = binding && shortfallOf(summary, binding.entity, { request, viewing });
  const verdict = shortfall ? withheldFrom(summary, request.record, shortfall) : summary;
  const joined = verdict.decision === "unresolved" ? null : binding;
  return written(context, work, { verdict, shortfall, joined, members, live, found, viewing, withheld });
}

/** The decision, and the parts of the search that are written with it. */
interface FoundDecision extends Pick<Retrieved, "keys" | "storedFacts"> {
  readonly summary: DecisionSummary;
  /** By entity: the decision that it is a register company that had no entity. */
  readonly unions: ReadonlyMap<string, MatchDecision>;
  /** The results of the steps above `probabilistic`; empty where the deployment has none. */
  readonly taken: readonly StepTaken[];
  readonly external: ExternalRows;
}

function* searchAndDecide(
  { model, registers }: DecisionContext,
  work: Case,
  { query, withheld }: { readonly query: Comparable; readonly withheld: ReadonlySet<string> },
): Steps<FoundDecision | { readonly asks: OutsideQuestion }> {
  const { request, standing, differences, behind, steps, heard } = work;
  const silent = withoutSignal(query);
  const nothing = { keys: [], storedFacts: new Map(), unions: new Map(), taken: [], external: new Map() };
  if (silent) return { summary: summarise(model, silent), ...nothing };
  const retrieved = yield* findCandidates({
    query,
    registers: request.enrich ? registers : null,
    storeIsEmpty: standing.catalogue_version === 0,
    behind,
    withheld,
    differences,
  });
  const local = yield* consider(model, query, retrieved, { withheld });
  const ladder: Ladder = { steps, heard, depth: request.depth, enrich: request.enrich };
  const climbing = { model, query, withheld, differences };
  const reached = yield* climb(climbing, local, ladder);
  const climbed = reached.asks ? reached : yield* withFreshFields(climbing, reached, work);
  if (!("verdict" in climbed)) return climbed;
  const { verdict: settled, standing: stands, found, unions, taken, external, adjudicated } = climbed;
  if (climbed.asks) return { asks: outsideQuestion(climbed.asks, request.record, { ...settled, withheld }) };
  const asks =
    settled.decision === "unresolved" && settled.reason !== "no_identifying_signal"
      ? yield* questionAfter(request.record, { model, query, found }, settled)
      : null;
  const summary = summarise(model, settled, { asks, standing: stands, adjudicated });
  const { keys, storedFacts } = found;
  return { summary, taken, external, keys, storedFacts, unions };
}

interface DecisionParts {
  readonly verdict: DecisionSummary;
  readonly shortfall: QualityShortfall | null;
  /** The entity that the record joins; null for an abstention. */
  readonly joined: Binding | null;
  readonly members: readonly RegisterMember[];
  readonly live: readonly RegisterMember[];
  readonly found: Omit<FoundDecision, "summary">;
  readonly viewing: Viewing;
  readonly withheld: ReadonlySet<string>;
}

function written(
  context: DecisionContext,
  work: Case,
  { verdict, shortfall, joined, members, live, found, viewing, withheld }: DecisionParts,
): DecisionWrite {
  const { request, settledReviewId } = work;
  const ids = { recordId: work.ids.record, decisionId: work.ids.decision };
  const shown = withoutSources(verdict, withheld);
  const settledId = joined ? null : settledReviewId;
  const reviewId = joined || settledId ? null : work.ids.review;
  const lookedIn = lookedInOf(context.registers, request.enrich);
  const run = runOf(work.ids.run, found.taken);
  const receipt = writeReceipt(request, {
    verdict,
    model: context.model,
    lookedIn,
    ...ids,
    rightRef: joined?.write.entity_id ?? refOf(shown.ranked[0]),
    taken: found.taken,
    runId: run?.run_id ?? null,
    members: [...members, ...live].filter(({ company }) => !withheld.has(company.source)),
    registerVersion: context.registers?.version ?? null,
  });
  const answer = answerOf(request, {
    verdict: shown,
    ...ids,
    reviewId: reviewId ?? settledId,
    entity: joined ? projectEntity(joined.entity, request.selection, viewing) : null,
    entityCreated: joined?.write.is_new ?? false,
    lookedIn,
    shortfall,
    steps: work.steps,
    taken: found.taken,
  });
  const write: ResolutionWrite = {
    ...baseWrite(request, work),
    record_id: ids.recordId,
    decision_id: ids.decisionId,
    member: joined !== null,
    replay_of: null,
    replay_entity_id: null,
    replay_receipt_digest: null,
    watched_keys: joined?.write.is_new ? watched(found) : [],
    seen_entities: seenEntities(answer, found.storedFacts),
    credits: joined ? creditsOf(verdict.stage) : 0,
    receipt: receiptText(receipt),
    decision: verdict.decision,
    stage: verdict.stage,
    probability: verdict.probability,
    match_confidence: verdict.matchConfidence,
    threshold_upper: receipt.thresholds.upper,
    entity: joined?.write ?? null,
    review: reviewId ? reviewWrite(reviewId, verdict, answer) : null,
    settled_review_id: settledId,
    idempotency: keyed(request, answer),
    run,
    union: joined ? unionOf(context, work, { joined, members, found, withheld }) : null,
  };
  return { write, answer };
}

// The record joins an entity that is united with a register company: the union is a decision of its own.
function unionOf(
  { model, registers }: DecisionContext,
  { ids, request }: Case,
  {
    joined,
    members,
    found,
    withheld,
  }: Pick<DecisionParts, "members" | "found" | "withheld"> & { joined: Binding },
): UnionWrite | null {
  const { entityId, memberRecordIds } = joined.entity;
  const verdict = found.unions.get(entityId);
  // The last of them is the present record.
  const recordId = memberRecordIds.at(-2);
  if (!verdict || recordId === undefined) return null;
  return unionWrite({
    ...{ verdict, model, recordId, members, withheld, now: request.now },
    decisionId: ids.union,
    registerVersion: registers?.version ?? null,
  });
}

// Removes the register references that the tenant may not be shown.
function withoutSources(verdict: DecisionSummary, withheld: ReadonlySet<string>): DecisionSummary {
  if (withheld.size === 0) return verdict;
  const ranked = verdict.ranked.map((candidate) => ({
    ...candidate,
    registerRefs: permittedRefs(candidate.registerRefs, withheld),
  }));
  return { ...verdict, ranked };
}

function refOf(lead: DecisionSummary["ranked"][number] | undefined): string | null {
  const [ref] = lead?.registerRefs ?? [];
  return lead?.entityId ?? (ref ? `${ref.source}:${ref.sourceRecordId}` : null);
}

// Two requests that find the same new company at the same moment share one of these keys; one of them
// retries.
function watched(found: Pick<Retrieved, "keys">): string[] {
  const telling = found.keys.filter(
    ({ field }) => field === "identifier" || field === "domain" || field === "name",
  );
  return [...new Set(telling.map(({ key }) => entityKey(key)))];
}
