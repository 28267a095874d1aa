/** The caller's own quality target: a match that misses it is withheld for review and not returned. */
import { missingFields, type StoredEntity, type Viewing } from "../../domain/entities/project.ts";
import { askables } from "../../domain/matching/clarify/askables.ts";
import type { CompanyRecord } from "../../domain/record.ts";
import type { DecisionSummary } from "./decision-summary.ts";
import type { RequestData } from "./request.ts";

/** The missed thresholds, with the values that were reached, each 0..1. */
export interface QualityShortfall {
  readonly match_confidence: { readonly minimum: number; readonly reached: number } | null;
  readonly completeness: {
    readonly minimum: number;
    readonly reached: number;
    /** Selected fields that the entity has no value for. */
    readonly missing_fields: readonly string[];
  } | null;
}

/** null where the request has no target, or it is met. */
export function shortfallOf(
  { matchConfidence }: DecisionSummary,
  entity: StoredEntity,
  { request, viewing }: { readonly request: RequestData; readonly viewing: Viewing },
): QualityShortfall | null {
  const target = request.qualityTarget;
  if (!target) return null;
  const { missing, selected } = missingFields(entity, request.selection, viewing);
  const reached = selected === 0 ? 1 : 1 - missing.length / selected;
  const sure = matchConfidence >= target.minimumMatchConfidence;
  const complete = reached >= target.minimumCompleteness;
  if (sure && complete) return null;
  return {
    match_confidence: sure ? null : { minimum: target.minimumMatchConfidence, reached: matchConfidence },
    completeness: complete ? null : { minimum: target.minimumCompleteness, reached, missing_fields: missing },
  };
}

/** The withheld match, with a question for a missing attribute that the caller may know. */
export function withheldFrom(
  verdict: DecisionSummary,
  record: CompanyRecord,
  { match_confidence, completeness }: QualityShortfall,
): DecisionSummary {
  const open = askables.filter(({ missing }) => missing(record)).map(({ attribute }) => attribute);
  const wanted = completeness?.missing_fields ?? [];
  const field = open.find((attribute) => wanted.includes(attribute));
  // A register number raises the confidence to that of an identifier.
  const number =
    match_confidence && verdict.basis !== "identifier_rule" ? open.find(isRegisterNumber) : undefined;
  return {
    ...verdict,
    decision: "unresolved",
    reason: "quality_target_unmet",
    matchConfidence: 0,
    basis: "no_binding",
    bound: null,
    escalate: true,
    asks: field ?? number ?? null,
  };
}

const isRegisterNumber = (attribute: string): boolean => attribute === "registration.company_number";
