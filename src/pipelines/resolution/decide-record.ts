import { projectEntity, type Viewing } from "../../domain/entities/project.ts";
import { readinessOf } from "../../domain/entities/readiness-data.ts";
import type { Comparable } from "../../domain/matching/comparable/comparable.ts";
import { normalise } from "../../domain/matching/comparable/comparable-of.ts";
import type { MatchDecision } from "../../domain/matching/decide/decide.ts";
import type { MatchingModel } from "../../domain/matching/score/model.ts";
import type { ResolutionWrite, UnionWrite } from "../../storage/decisions/resolutions.ts";
import type { EntityRow } from "../../storage/entities/catalogue.ts";
import { entityKey } from "../../storage/entities/entity-keys.ts";
import type { RegisterMember } from "../register-install/installed-registers.ts";
import type { RegistersVersion } from "../register-install/registers-version.ts";
import { answerOf } from "./answer.ts";
import { type Binding, bindRecord } from "./bind.ts";
import type { Case, DecisionOutcome, DecisionWrite } from "./case.ts";
import { baseWrite, keyed } from "./commit-outcome.ts";
import { creditsOf } from "./credits.ts";
import { type DecisionSummary, summarise } from "./decision-summary.ts";
import { findCandidates, type Retrieved } from "./find-candidates.ts";
import { lookedInOf } from "./looked-in.ts";
import { climb, type Ladder, type StepTaken } from "./outside/climb.ts";
import { type OutsideQuestion, outsideQuestion } from "./outside/outside-question.ts";
import { permittedRefs } from "./permitted-facts.ts";
import { type QualityShortfall, shortfallOf, withheldFrom } from "./quality-target.ts";
import { ask, type Steps } from "./questions.ts";
import { writeReceipt } from "./receipt.ts";
import { reviewWrite } from "./review-write.ts";
import { seenEntities } from "./seen-entities.ts";
import { judgeInTurns, questionAfter, withoutSignal } from "./stages.ts";
import { unionWrite } from "./unions/union-write.ts";
import { uniteByRecord, uniteClaimed } from "./unions/unite.ts";

/** What decisions are made with. */
export interface DecisionContext {
  readonly model: MatchingModel;
  /** The registers in force when the decision began; null where none are installed. */
  readonly registers: RegistersVersion | null;
}

/**
 * Retrieve → deterministic → probabilistic → bind. It reads and writes nothing and asks for what it has to know.
 * @param query the record, normalised.
 * @returns `again` where the company that the record joins is gone meanwhile; a question where somebody outside is to be
 *   asked first: then the same case is decided again with what was heard.
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
  const { members, row } = yield* companyOf(summary, binds);
  if (binds && bound?.entityId && !row) return "again";
  const { now, tenantId, record } = request;
  const joining = {
    ...{ record, recordId: work.ids.record, newEntityId: work.ids.entity, now, withheld },
    kind: "resolution",
  } as const;
  const registerVersion = context.registers?.version ?? 0;
  const binding = binds
    ? bindRecord(joining, { query, bound, members: bound ? members : [], registerVersion, row })
    : null;
  const viewing: Viewing = { now, tenantId, readiness: readinessOf(sources) };
  const shortfall = binding && shortfallOf(summary, binding.entity, { request, viewing });
  const verdict = shortfall ? withheldFrom(summary, request.record, shortfall) : summary;
  const joined = verdict.decision === "unresolved" ? null : binding;
  return written(context, work, { verdict, shortfall, joined, members, found, viewing, withheld });
}

/** What was concluded, and what of the search is written with it. */
interface FoundDecision extends Pick<Retrieved, "keys" | "storedFacts"> {
  readonly summary: DecisionSummary;
  /** By entity: the decision by which it is a register company that no entity stood for. */
  readonly unions: ReadonlyMap<string, MatchDecision>;
  /** What became of the steps above `probabilistic`; empty where the deployment has none. */
  readonly taken: readonly StepTaken[];
}

function* searchAndDecide(
  { model, registers }: DecisionContext,
  { request, standing, differences, behind, steps, heard }: Case,
  { query, withheld }: { readonly query: Comparable; readonly withheld: ReadonlySet<string> },
): Steps<FoundDecision | { readonly asks: OutsideQuestion }> {
  const silent = withoutSignal(query);
  const nothing = { keys: [], storedFacts: new Map(), unions: new Map(), taken: [] };
  if (silent) return { summary: summarise(model, silent), ...nothing };
  const retrieved = yield* findCandidates({
    query,
    registers: request.enrich ? registers : null,
    storeIsEmpty: standing.catalogue_version === 0,
    behind,
    withheld,
    differences,
  });
  const found = yield* uniteClaimed(model, retrieved, withheld.size > 0);
  const { keys, storedFacts } = found;
  const verdict = yield* judgeInTurns(model, query, found);
  const named = yield* uniteByRecord(model, query, { verdict, withheld: withheld.size > 0 });
  const ladder: Ladder = { steps, heard, depth: request.depth, enrich: request.enrich };
  const climbed = climb({ model, query, found }, named?.verdict ?? verdict, ladder);
  const { verdict: settled, standing: stands, taken } = climbed;
  if (climbed.asks) return { asks: outsideQuestion(climbed.asks, request.record, settled) };
  const asks =
    settled.decision === "unresolved" && settled.reason !== "no_identifying_signal"
      ? yield* questionAfter(request.record, { model, query, found }, settled)
      : null;
  const summary = summarise(model, settled, { asks, standing: stands });
  return {
    summary,
    taken,
    keys,
    storedFacts,
    unions: named ? new Map([[named.entityId, named.verdict]]) : found.unions,
  };
}

/** What the registers and the tenant's store have of the company that leads, as far as the decision needs it. */
function* companyOf(
  { bound, ranked }: DecisionSummary,
  binds: boolean,
): Steps<{ readonly members: readonly RegisterMember[]; readonly row: EntityRow | null }> {
  const groupId = (bound ?? ranked[0])?.groupId ?? -1;
  const entityId = binds ? (bound?.entityId ?? null) : null;
  if (groupId < 0 && entityId === null) return { members: [], row: null };
  const { members, entity } = yield* ask("company", { groupId, entityId });
  return { members, row: entity };
}

interface DecisionParts {
  readonly verdict: DecisionSummary;
  readonly shortfall: QualityShortfall | null;
  /** The entity that the record joins; null for an abstention. */
  readonly joined: Binding | null;
  readonly members: readonly RegisterMember[];
  readonly found: Omit<FoundDecision, "summary">;
  readonly viewing: Viewing;
  readonly withheld: ReadonlySet<string>;
}

function written(
  context: DecisionContext,
  work: Case,
  { verdict, shortfall, joined, members, found, viewing, withheld }: DecisionParts,
): DecisionWrite {
  const { request, settledReviewId } = work;
  const ids = { recordId: work.ids.record, decisionId: work.ids.decision };
  const shown = withoutSources(verdict, withheld);
  const settledId = joined ? null : settledReviewId;
  const reviewId = joined || settledId ? null : work.ids.review;
  const lookedIn = lookedInOf(context.registers, request.enrich);
  const receipt = writeReceipt(request, {
    verdict,
    model: context.model,
    lookedIn,
    ...ids,
    rightRef: joined?.write.entity_id ?? refOf(shown.ranked[0]),
    taken: found.taken,
    members: members.filter(({ company }) => !withheld.has(company.source)),
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
    receipt: JSON.stringify(receipt),
    decision: verdict.decision,
    stage: verdict.stage,
    probability: verdict.probability,
    match_confidence: verdict.matchConfidence,
    threshold_upper: receipt.thresholds.upper,
    entity: joined?.write ?? null,
    review: reviewId ? reviewWrite(reviewId, verdict, answer) : null,
    settled_review_id: settledId,
    idempotency: keyed(request, answer),
    union: joined ? unionOf(context, work, { joined, members, found, withheld }) : null,
  };
  return { write, answer };
}

// The record joins an entity that a register company is united with: that is a decision of its own.
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
  // The last of them is the record in hand.
  const recordId = memberRecordIds.at(-2);
  if (!verdict || recordId === undefined) return null;
  return unionWrite({
    ...{ verdict, model, recordId, members, withheld, now: request.now },
    decisionId: ids.union,
    registerVersion: registers?.version ?? null,
  });
}

// As far as the tenant may be told where candidates come from.
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

// Two requests that found the same new company at the same moment share one of these; one of them looks again.
function watched(found: Pick<Retrieved, "keys">): string[] {
  const telling = found.keys.filter(
    ({ field }) => field === "identifier" || field === "domain" || field === "name",
  );
  return [...new Set(telling.map(({ key }) => entityKey(key)))];
}
