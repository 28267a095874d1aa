import type { ReportingExceptionFact } from "../../domain/facts/relationship-facts.ts";

type Reason = Pick<ReportingExceptionFact, "reason" | "label" | "meaning">;

/** Reasons of the reporting exceptions format 2.1, `DISCOLSURE_DETRIMENTAL` in the publisher's own spelling. */
const REASONS: Readonly<Record<string, Omit<Reason, "reason">>> = {
  NO_KNOWN_PERSON: {
    label: "There is no person known to control the entity.",
    meaning: "no_such_person",
  },
  NATURAL_PERSONS: {
    label: "The entity is controlled by natural persons.",
    meaning: "natural_person",
  },
  NON_CONSOLIDATING: {
    label: "The parent is not obliged to consolidate: a parent may exist.",
    meaning: "not_consolidated",
  },
  NO_LEI: { label: "The parent exists and has no LEI.", meaning: "no_identifier" },
  NON_PUBLIC: { label: "The relationship is not public: it is withheld.", meaning: "withheld" },
  LEGAL_OBSTACLES: { label: "The law prevents the publication.", meaning: "withheld" },
  CONSENT_NOT_OBTAINED: { label: "The parent did not consent to the publication.", meaning: "withheld" },
  BINDING_LEGAL_COMMITMENTS: { label: "A legal commitment prevents the publication.", meaning: "withheld" },
  DETRIMENT_NOT_EXCLUDED: { label: "The publication might be detrimental.", meaning: "withheld" },
  DISCOLSURE_DETRIMENTAL: { label: "The publication would be detrimental.", meaning: "withheld" },
  DISCLOSURE_DETRIMENTAL: { label: "The publication would be detrimental.", meaning: "withheld" },
};

/** The meaning of a GLEIF reason for the parent; a reason outside the list has no known meaning. */
export function exceptionReason(reason: string): Reason {
  const known = Object.hasOwn(REASONS, reason) ? REASONS[reason] : undefined;
  return {
    reason,
    ...(known ?? { label: "The reason is not one of the published list.", meaning: "unknown" }),
  };
}
