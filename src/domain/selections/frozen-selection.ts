/** The content that a receipt freezes. The fingerprint covers all of it. */
export interface FrozenSelection {
  readonly receipt_id: string;
  /** The caller's own id of the capture; null where the service gave the id. */
  readonly capture_id: string | null;
  readonly kind: SelectionKind;
  /** ISO 8601. */
  readonly created_at: string;
  /** ISO 8601: the moment at which the values were read. */
  readonly evaluated_at: string;
  /** Each cited source with its licence and each of its dates, in a fixed order. */
  readonly source_dates: readonly SourceDate[];
  readonly policy: SelectionPolicy;
  /** The request, in its normal form. */
  readonly request: object;
  readonly entities: readonly FrozenEntity[];
  /** The frozen answer of a workflow; null for a selection of fields. */
  readonly result: object | null;
  readonly fallbacks: readonly object[];
  readonly gaps: readonly object[];
  readonly fingerprint_scope: object;
}

export const selectionKinds = [
  "data_selection",
  "financial_selection",
  "source_comparison",
  "relationship_explanation",
] as const;
export type SelectionKind = (typeof selectionKinds)[number];

export interface SourceDate {
  readonly source_id: string;
  readonly licence: string | null;
  /** The publisher's date as the citation has it. */
  readonly source_as_of: string | null;
}

/** The rules by which the values were chosen. */
export interface SelectionPolicy {
  /** The order in which values or answers were preferred, as text. */
  readonly rule: string;
  /** Calendar date on which the values were asked for; null: the moment of the evaluation. */
  readonly as_of: string | null;
  readonly pipeline_version: string;
  readonly pass_through: "never_captured";
}

export interface FrozenEntity {
  readonly entity_id: string;
  readonly record: Readonly<Record<string, unknown>>;
  readonly provenance: Readonly<Record<string, object>>;
  readonly field_status: Readonly<Record<string, string>>;
}
