import { createHash } from "node:crypto";
import { canonicalJson } from "../../contract/canonical-json.ts";
import type { Comparable } from "../../domain/matching/comparable/comparable.ts";
import { normalise } from "../../domain/matching/comparable/comparable-of.ts";
import { identityDigest } from "../catalogue/identity-digest.ts";
import type { ResolutionRequest } from "./request.ts";

/** A record as the stages take it: the parts that depend only on the record. */
export interface Prepared {
  /** Canonical JSON of the submission, and its SHA-256 in hex. */
  readonly submitted: string;
  readonly digest: string;
  readonly query: Comparable;
  /** Digest of the facts that the record states of its company. */
  readonly identity: string;
}

/** SHA-256 in hex of a submission's canonical JSON: identifies a replay. */
export function contentDigest(submitted: string): string {
  return createHash("sha256").update(submitted).digest("hex");
}

export function prepareRecord(request: Pick<ResolutionRequest, "submitted" | "record">): Prepared {
  const submitted = canonicalJson(request.submitted);
  const digest = contentDigest(submitted);
  const query = normalise(request.record);
  return { submitted, digest, query, identity: identityDigest(query) };
}
