import { type StoredStep, storedReceipt, storedShortlist } from "../../contract/stored/receipt.ts";
import type { ReceiptCandidate } from "../resolution/receipt.ts";

/** Replaces the name of an erased company: the structure of a receipt stays, the name does not. */
const ERASED_NAME = "(erased)";

/**
 * A receipt whose record is erased, as evidence that a decision was taken and how: the actor, stage, numbers,
 * thresholds, guards and the inputs of the replay stay; names, sources' rows, references to them and a
 * reviewer's words are removed.
 */
export function redactReceipt(text: string): string {
  const receipt = storedReceipt(text);
  return JSON.stringify({
    ...receipt,
    right_ref: receipt.right_ref?.startsWith("ent_") ? receipt.right_ref : null,
    evidence: [],
    candidates: [],
    verdict: receipt.verdict && { ...receipt.verdict, rationale: null },
    run_id: null,
    ...(receipt.deeper_steps && { deeper_steps: receipt.deeper_steps.map(withoutFindings) }),
    reviewer_reason: null,
    redacted: true,
  });
}

/** What a step asked stays, with what it cost; what it found goes. */
function withoutFindings({
  companies: _,
  pages: __,
  claims: ___,
  gaps: ____,
  ...step
}: StoredStep): StoredStep {
  return step;
}

/** An entity whose shown facts are removed, except those that its remaining sources still support. */
export interface Erased {
  readonly entityId: string;
  readonly supported: ReadonlySet<string>;
  /** Whether the whole entity is erased, or only a part of it. */
  readonly whole: boolean;
}

/**
 * Another record's receipt in which the erased entity was a candidate: only that candidate's facts are
 * removed, and a reviewer's statement about the two where the entity is erased.
 */
export function redactMention(text: string, erased: Erased): string {
  const receipt = storedReceipt(text);
  const said = erased.whole && receipt.right_ref === erased.entityId ? { reviewer_reason: null } : {};
  const candidates = receipt.candidates.map((one) => redactCandidate(one, erased));
  const { deeper_steps: steps } = receipt;
  return JSON.stringify({
    ...receipt,
    ...said,
    candidates,
    ...(erased.whole && steps && { deeper_steps: steps.map((step) => withoutClaimsOn(step, erased)) }),
  });
}

/** The run of a receipt, and the stored copies that its evidence cites. */
export function citedCopies(text: string): {
  readonly runId: string | null;
  readonly artifactIds: ReadonlySet<string>;
} {
  const { run_id: runId = null, deeper_steps: steps = [] } = storedReceipt(text);
  const artifacts = steps.flatMap(({ pages = [] }) => pages.flatMap((page) => page.artifacts));
  return { runId, artifactIds: new Set(artifacts.map(({ artifact_id }) => artifact_id)) };
}

/** What pages were claimed to state of an erased entity goes, with its quotes. */
function withoutClaimsOn(step: StoredStep, { entityId }: Erased): StoredStep {
  const { claims, pages } = step;
  if (!claims?.some(({ about }) => about === entityId)) return step;
  const gone = new Set(claims.flatMap(({ about, evidence_id }) => (about === entityId ? evidence_id : [])));
  return {
    ...step,
    claims: claims.filter(({ about }) => about !== entityId),
    ...(pages && { pages: pages.filter(({ evidence_id }) => !gone.has(evidence_id)) }),
  };
}

/** The same for a review item's shortlist, whose clues describe the candidate as well. */
export function redactShortlist(text: string, erased: Erased): string {
  const { candidates, clarification, ...others } = storedShortlist(text);
  const clues = clarification?.candidate_clues.filter((clue) => clue.entity_id !== erased.entityId) ?? [];
  const left = clarification && {
    ...clarification,
    candidate_clues: clues,
    options: clarification.options.filter((option) => clues.some((clue) => clue.option === option)),
  };
  return JSON.stringify({
    ...others,
    candidates: candidates.map((one) => redactCandidate(one, erased)),
    clarification: left,
  });
}

function redactCandidate(candidate: ReceiptCandidate, erased: Erased): ReceiptCandidate {
  if (candidate.entity_id !== erased.entityId) return candidate;
  const kept = (value: string | null): string | null =>
    value !== null && erased.supported.has(value) ? value : null;
  return {
    ...candidate,
    legal_name: kept(candidate.legal_name) ?? ERASED_NAME,
    domain: kept(candidate.domain),
    legal_status: kept(candidate.legal_status),
  };
}
