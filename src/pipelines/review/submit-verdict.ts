import { Failure } from "../../contract/errors.ts";
import type { Candidate } from "../../domain/matching/comparable/candidate.ts";
import { normalise } from "../../domain/matching/comparable/comparable-of.ts";
import { comparePair, type PairEvidence } from "../../domain/matching/compare/pair-evidence.ts";
import { disagreeingWeakSignals, strongConflict } from "../../domain/matching/decide/guards.ts";
import type { CompanyRecord } from "../../domain/record.ts";
import { findEntities, tenantStanding } from "../../storage/entities/catalogue.ts";
import { rowText } from "../../storage/entities/holders.ts";
import { bindingOfContent, findReviewItem, type ReviewItemRow } from "../../storage/review/review.ts";
import { describedBy } from "../catalogue/submitted-record.ts";
import { type Binding, bindRecord } from "../resolution/bind.ts";
import { withheldSources } from "../resolution/permitted-facts.ts";
import { alreadyResolved } from "./already-resolved.ts";
import { chooseCandidate, type ReadAgain } from "./choose-candidate.ts";
import { commitVerdict } from "./commit-verdict.ts";
import type { ReviewDependencies } from "./dependencies.ts";
import { externalCandidates } from "./external-candidates.ts";
import { membershipOf } from "./leave-entity.ts";
import { shortlistOf } from "./shortlist.ts";
import type { Judgement, VerdictRequest, VerdictResult } from "./verdict.ts";

/**
 * The attributes for which a verdict of `match` is refused, none where it may pass (matching rules 5 and 6):
 * a strong identifier that differs, or two or more weak signals where no strong identifier agrees. A person
 * may overrule the scorer, not these rules.
 */
function mergeRefusal(candidate: Candidate, evidence: PairEvidence): readonly string[] {
  const conflict = strongConflict({ ...candidate, evidence, score: 0 });
  if (conflict) return conflict.disagreeing;
  if (evidence.identifiers.agreeing.length > 0) return [];
  const weak = disagreeingWeakSignals(evidence);
  return weak.length >= 2 ? weak : [];
}

/** Another change came between reading and writing: the verdict is tried again. */
const ATTEMPTS = 12;

/**
 * Settles a review item: the verdict passes the merge guard, binds the record or founds an entity, and writes
 * a decision with its receipt and a label, all in one transaction.
 * @returns the result, durable; or a Failure, and then nothing was written and an open item stays open.
 */
export async function submitVerdict(
  deps: ReviewDependencies,
  request: VerdictRequest,
): Promise<VerdictResult | Failure> {
  const readAgain = readingOnce(deps, request);
  for (let tried = 0; tried < ATTEMPTS; tried++) {
    if (request.signal.aborted) return new Failure("deadline_exceeded");
    const judgement = await consider(deps, request, readAgain);
    if (judgement instanceof Failure) return (await settledMeanwhile(deps, request)) ?? judgement;
    const settled = judgement === "again" ? judgement : await commitVerdict(deps, request, judgement);
    if (settled !== "again") return settled;
  }
  return new Failure("service_unavailable", { details: { retry_after: 1 } });
}

/**
 * The refusal where another verdict has settled the item since it was read: its binding looked like one of another record, and a conflict
 * that names it would mislead the caller.
 */
async function settledMeanwhile(
  { database }: ReviewDependencies,
  { tenantId, reviewId }: VerdictRequest,
): Promise<Failure | null> {
  const item = await findReviewItem(database, tenantId, reviewId);
  return item?.status === "resolved" ? alreadyResolved(item) : null;
}

/** Each row is read once for a verdict, however often the verdict is tried. */
function readingOnce({ outside }: ReviewDependencies, { tenantId, signal }: VerdictRequest): ReadAgain {
  const read = new Map<string, ReturnType<ReadAgain>>();
  return (row) => {
    const key = rowText(row);
    const reading = read.get(key) ?? outside.readAgain(tenantId, row, signal);
    read.set(key, reading);
    return reading;
  };
}

async function consider(
  deps: ReviewDependencies,
  request: VerdictRequest,
  readAgain: ReadAgain,
): Promise<Judgement | Failure | "again"> {
  const { tenantId } = request;
  const standing = await tenantStanding(deps.database, tenantId);
  if (!standing) return new Failure("unauthorized");
  const item = await findReviewItem(deps.database, tenantId, request.reviewId);
  if (!item) return new Failure("not_found");
  if (item.status === "resolved") return alreadyResolved(item);
  if (item.submitted === null) return new Failure("not_found");
  const record = describedBy(item.submitted);
  const query = normalise(record);
  const chosen =
    request.verdict === "match"
      ? await chooseCandidate(deps, tenantId, item, { ...request, readAgain })
      : null;
  if (chosen instanceof Failure) return chosen;
  const evidence = chosen ? comparePair(query, chosen.candidate.comparable) : null;
  const disagreeing = chosen && evidence ? mergeRefusal(chosen.candidate, evidence) : [];
  if (disagreeing.length > 0) {
    return new Failure("merge_blocked", {
      details: { disagreeing_fields: disagreeing, reason: "fields_disagree" },
    });
  }
  const moves = chosen !== null;
  const membership = await membershipOf(deps, tenantId, { recordId: item.record_id, moves });
  if (membership instanceof Failure || membership === "again") return membership;
  if (membership && chosen?.candidate.entityId === membership.entityId)
    return boundElsewhere(membership.entityId);
  const holder = await bindingOfContent(deps.database, tenantId, item.record_id);
  if (holder && holder.entity_id !== chosen?.candidate.entityId) return boundElsewhere(holder.entity_id);
  const binds = !holder && (chosen !== null || (request.createEntity && !membership));
  const binding = binds ? await bindingOf(deps, request, { item, record, query, chosen }) : null;
  if (binding === "again") return "again";
  const differences = chosen ? [] : await shownRefs(deps, tenantId, item);
  return {
    item,
    query,
    chosen,
    evidence,
    binding,
    holder,
    membership,
    differences,
    seenVersion: standing.catalogue_version,
  };
}

async function bindingOf(
  deps: ReviewDependencies,
  { tenantId, now }: VerdictRequest,
  parts: Pick<Judgement, "item" | "query" | "chosen"> & { readonly record: CompanyRecord },
): Promise<Binding | "again"> {
  const bound = parts.chosen?.candidate ?? null;
  const joined = bound?.entityId ?? null;
  const [row = null] = joined === null ? [] : await findEntities(deps.database, tenantId, [joined]);
  if (joined !== null && row === null) return "again";
  return bindRecord(
    {
      record: parts.record,
      recordId: parts.item.record_id,
      newEntityId: deps.newId("ent"),
      now,
      kind: "review",
      withheld: withheldSources(deps, tenantId),
    },
    {
      query: parts.query,
      bound,
      members: parts.chosen?.members ?? [],
      registerVersion: deps.registers.current()?.version ?? 0,
      row,
    },
  );
}

// The same content is a member of another entity: two verdicts on one content cannot both be right.
function boundElsewhere(entityId: string): Failure {
  return new Failure("merge_blocked", {
    message: "The same content is bound to another entity: detach that record first.",
    details: { disagreeing_fields: [], reason: "content_bound_elsewhere", entity_id: entityId },
  });
}

async function shownRefs(
  deps: ReviewDependencies,
  tenantId: string,
  item: ReviewItemRow,
): Promise<readonly string[]> {
  const companies = await externalCandidates(deps, tenantId, item);
  const { candidates, live_rows: liveRows = [] } = shortlistOf(item);
  return candidates.flatMap(({ entity_id }, index) => {
    if (entity_id !== null) return [entity_id];
    return (companies[index]?.registerRefs ?? liveRows[index] ?? []).map(
      (ref) => `${ref.source}:${ref.sourceRecordId}`,
    );
  });
}
