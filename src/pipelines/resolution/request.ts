import type { Surface, Waits } from "../../contract/operation.ts";
import type { Selection } from "../../domain/entities/project.ts";
import type { Depth } from "../../domain/matching/decide/deeper-stages.ts";
import type { CompanyRecord } from "../../domain/record.ts";

/** The unresolved record that this record clarifies, with its job and its place there, if it had one. */
export interface Clarified {
  readonly recordId: string;
  readonly decisionId: string | null;
  readonly jobId: string | null;
  readonly recordIndex: number | null;
}

/** One record to resolve, as a door or a job passes it: validated, its aliases resolved. */
export interface ResolutionRequest {
  readonly tenantId: string;
  readonly operation: string;
  readonly record: CompanyRecord;
  /** The whole validated submission; its canonical JSON identifies a replay. */
  readonly submitted: unknown;
  readonly clientRef: string | null;
  readonly depth: Depth;
  /** false: the tenant's own store only, at any depth. */
  readonly enrich: boolean;
  readonly selection: Selection;
  readonly qualityTarget: {
    readonly minimumMatchConfidence: number;
    readonly minimumCompleteness: number;
  } | null;
  readonly clarificationOf: Clarified | null;
  readonly now: Date;
  readonly actor: { readonly keyId: string | null; readonly surface: Surface };
  readonly correlationId: string;
  readonly idempotency: { readonly keyDigest: string; readonly fingerprint: string } | null;
  readonly signal: AbortSignal;
  /** Absent where no caller waits for the answer. */
  readonly waits?: Waits;
  /** Set for a record of a batch job. */
  readonly job: { readonly jobId: string; readonly recordIndex: number } | null;
}

/** A request in the form that a decision takes: plain data, fit for `postMessage`. */
export type RequestData = Omit<ResolutionRequest, "submitted" | "signal" | "waits" | "job">;
