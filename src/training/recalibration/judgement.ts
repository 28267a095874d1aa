/** The verdict of a label on its decision, in the terms of the calibrators. */
export interface TrainingLabel {
  readonly label_id: string;
  readonly label: "match" | "no_match" | "cannot_tell";
  readonly source: string;
  readonly entity_id: string | null;
  readonly right_ref: string | null;
  readonly decision_id: string | null;
  readonly model_id: string | null;
  readonly labeller_id: string | null;
  readonly supersedes_label_id: string | null;
  readonly superseded_by_label_id: string | null;
  readonly redacted: boolean;
}

/** The parts of a receipt that a judgement needs. */
export interface JudgedDecision {
  readonly decision_id: string;
  readonly decision: "match" | "no_match" | "unresolved";
  readonly right_ref: string | null;
  readonly decided_at: string;
  readonly candidates: readonly { readonly entity_id: string | null }[];
}

/** The identity of companies in today's catalogue. */
export interface KnownCompanies {
  /** The entity of a reference: an entity's own id, or the holder of the row `source:id`; null: none. */
  entityOf(ref: string): string | null;
  /** ISO 8601; null for an entity that no longer exists. */
  createdAt(entityId: string): string | null;
}

/** null when the label gives no answer. */
export interface Truth {
  /** The leading candidate is the company. */
  readonly leads: boolean | null;
  /** None of the companies known at that time is the company. */
  readonly absent: boolean | null;
}

const silent: Truth = { leads: null, absent: null };

/**
 * A label on the leader tells whether the leader is right; a `match` with another company means that the
 * leader is wrong; a reviewer's `no_match` applies to every company that was shown.
 */
export function truthOf(
  label: Pick<TrainingLabel, "label" | "source" | "entity_id" | "right_ref">,
  decision: JudgedDecision,
  known: KnownCompanies,
): Truth {
  if (label.label === "cannot_tell") return silent;
  const named = label.entity_id ?? label.right_ref;
  const same = label.label === "match";
  if (decision.decision === "no_match") return truthOfNewCompany(same, named, decision, known);
  const lead = decision.right_ref;
  if (lead === null) return silent;
  // A reviewer's label keeps the leader in `right_ref` and the chosen company in `entity_id`.
  const isLead = named === null || named === lead || (known.entityOf(lead) ?? lead) === known.entityOf(named);
  if (same) return isLead ? { leads: true, absent: false } : anotherCompany(named, decision, known, false);
  if (label.source === "review")
    return { leads: false, absent: decision.decision === "unresolved" ? true : null };
  return isLead ? { leads: false, absent: null } : silent;
}

// The entity of a `no_match` was founded on the record, so only labels against it or on others count.
function truthOfNewCompany(
  same: boolean,
  named: string | null,
  decision: JudgedDecision,
  known: KnownCompanies,
): Truth {
  const isFounded = named === null || named === decision.right_ref;
  if (!same) return isFounded ? { leads: false, absent: true } : silent;
  if (isFounded) return silent;
  const lead = decision.candidates[0]?.entity_id ?? null;
  return anotherCompany(named, decision, known, lead === null ? null : lead === named);
}

// A company that was founded later could not be found, so it is no evidence of absence.
function anotherCompany(
  named: string | null,
  decision: JudgedDecision,
  known: KnownCompanies,
  leads: boolean | null,
): Truth {
  const entity = named === null ? null : known.entityOf(named);
  const since = entity === null ? null : known.createdAt(entity);
  if (since === null) return silent;
  return { leads, absent: since < decision.decided_at ? false : null };
}

/** Whether a label comes from Assay alone: such a label would only repeat the model's own belief. */
export function isOwnJudgement(label: TrainingLabel): boolean {
  return label.source === "maintenance" || label.labeller_id === null || label.labeller_id === label.model_id;
}
