/** A stored page and what it is cited for: plain data, as receipts and runs keep it. */

export const artifactKinds = ["raw", "extracted", "markdown"] as const;

export type ArtifactKind = (typeof artifactKinds)[number];

/** A stored copy of what was read. */
export interface ArtifactRef {
  readonly artifact_id: string;
  readonly kinds: readonly ArtifactKind[];
  /** Of `raw`, in lower case. */
  readonly media_type: string;
  /** Of `raw`. */
  readonly bytes: number;
  /** Of `raw`, in hex. */
  readonly sha256: string;
}

/** One passage of a page that supports or contradicts a claim; its quote stands in the stored page. */
export interface PageEvidence {
  /** Letters, digits, `_` and `-`, at most 64; different from every other of the same step. */
  readonly evidence_id: string;
  /** `web:` and the host of the page. */
  readonly source_id: string;
  readonly source_kind: "page";
  readonly licence: string;
  readonly url: string;
  /** What the page is cited for, in the service's words. */
  readonly summary: string;
  /** As the stored page has it; null: the page was read, and nothing of it counts. */
  readonly quote: string | null;
  /** ISO 8601. */
  readonly retrieved_at: string;
  readonly artifacts: readonly ArtifactRef[];
}

/** What a step has used up. */
export interface StepCost {
  readonly requests: number;
  readonly pages: number;
  readonly bytes: number;
  readonly input_tokens: number;
  readonly output_tokens: number;
}
