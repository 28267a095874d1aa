import { hash } from "node:crypto";
import type { Observation } from "../../domain/entities/observation.ts";
import { type Standing, standingOf } from "../../domain/watches/standing.ts";

/** 132 bits of SHA-256: two values of one attribute never share them by chance. */
const DIGEST_LENGTH = 22;

/** The standing of an entity with these observations. */
export function standingWithDigests(observations: readonly Observation[]): Standing {
  return standingOf(observations, (json) => hash("sha256", json, "base64url").slice(0, DIGEST_LENGTH));
}
