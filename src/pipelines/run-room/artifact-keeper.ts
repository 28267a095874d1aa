import type { ArtifactKind, ArtifactRef } from "../../domain/claims/page-evidence.ts";

/** What was read, and the text that was made of it. */
export interface Capture {
  readonly mediaType: string;
  readonly raw: Uint8Array;
  readonly extracted: string;
  readonly markdown: string;
}

/** The billed call of a tenant that reads. */
export interface Reading {
  readonly tenantId: string;
  /** The artifact stays as long as its call is remembered or a run cites it. */
  readonly callId: string;
  /** ISO 8601. */
  readonly at: string;
}

/** The stored copies of what was read outside, of every tenant apart. */
export interface ArtifactKeeper {
  /** Whether the tenant's quota has room at all: without it research is unavailable. */
  hasRoom(tenantId: string): Promise<boolean>;
  /** Stores what was read, once for equal content. @returns `full` where the tenant's quota has no room for it. */
  keep(reading: Reading, capture: Capture): Promise<ArtifactRef | "full">;
  /** @returns null where the tenant has no such artifact. */
  read(tenantId: string, artifactId: string, kind: ArtifactKind): Promise<Buffer | null>;
}
