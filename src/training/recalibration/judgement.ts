/** What a label says of the decision that it judges, in the terms of the calibrators. */
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

/** The parts of a receipt that a judgement rests on. */
export interface JudgedDecision {
  readonly decision_id: string;
  readonly decision: "match" | "no_match" | "unresolved";
  readonly right_ref: string | null;
  readonly decided_at: string;
  readonly candidates: readonly { readonly entity_id: string | null }[];
}

/** Which company is which, as the catalogue knows today. */
export interface KnownCompanies {
  /** The entity of a reference: of an entity's id itself, of a `source:id` the entity that holds that row; null: none. */
  entityOf(ref: string): string | null;
  /** ISO 8601; null where the entity is no longer there. */
  createdAt(entityId: string): string | null;
}

/** null where a label does not tell. */
export interface Truth {
  /** The leading candidate is the company. */
  readonly leads: boolean | null;
  /** None of the companies that were known at that time is. */
  readonly absent: boolean | null;
}

const silent: Truth = { leads: null, absent: null };

/**
 * A label speaks of a record and a company. Said of the leader it says whether the leader is right; a `match` with
 * another company says that the leader is wrong; a reviewer's `no_match` is said of every company that was shown.
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
  // A reviewer's label keeps the leader in `right_ref` and the company that was chosen in `entity_id`.
  const isLead = named === null || named === lead || (known.entityOf(lead) ?? lead) === known.entityOf(named);
  if (same) return isLead ? { leads: true, absent: false } : anotherCompany(named, decision, known, false);
  if (label.source === "review")
    return { leads: false, absent: decision.decision === "unresolved" ? true : null };
  return isLead ? { leads: false, absent: null } : silent;
}

// The entity of a `no_match` was founded on the record itself, so only what is said against it, or of another, tells.
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

// A company that was founded later was not there to be found, so its being right says nothing of absence.
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

/** Whether nobody but Assay itself stands behind a label: such a label would only teach it what it believes. */
export function isOwnJudgement(label: TrainingLabel): boolean {
  return label.source === "maintenance" || label.labeller_id === null || label.labeller_id === label.model_id;
}
