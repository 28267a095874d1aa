import { canonicalJson } from "./canonical-json.ts";

/** Members at the top of a receipt that its fingerprint leaves out: they differ from one reading to the next. */
const outsideFingerprint = ["correlation_id", "usage", "fingerprint", "redistribution"] as const;

/** Members, at any depth, that the fingerprint reads as false: the redistribution rights of the reader. */
const readAsFalse = ["licence_permits_resale", "resellable"] as const;

/** The scope of a fingerprint, which every receipt states. The statement is part of the receipt, so it is covered too. */
export const fingerprintScope = {
  algorithm: "sha256",
  canonicalisation: "RFC 8785",
  leaves_out: outsideFingerprint,
  reads_as_false: readAsFalse,
  statement:
    "SHA-256 over the RFC 8785 form of the receipt without the members at its top that `leaves_out` names. Caller resale flags, which are the boolean members that `reads_as_false` names at any depth, are normalised to false.",
} as const;

/** The text that the fingerprint of a receipt is the digest of. Its bytes are those of UTF-8. */
export function fingerprintedText(receipt: Readonly<Record<string, unknown>>): string {
  const left: readonly string[] = outsideFingerprint;
  const covered = Object.entries(receipt).filter(([name]) => !left.includes(name));
  return canonicalJson(withoutRights(Object.fromEntries(covered)));
}

/** The same value with every redistribution right false. */
export function withoutRights<Value>(value: Value): Value {
  return mapRights(value, () => false);
}

/**
 * The same value with the redistribution rights that `permits` gives: it gets the id of the source that the
 * object of the flag cites, or null where the object cites none.
 */
export function mapRights<Value>(value: Value, permits: (sourceId: string | null) => boolean): Value {
  return mapped(value, permits) as Value;
}

function mapped(value: unknown, permits: (sourceId: string | null) => boolean): unknown {
  if (Array.isArray(value)) return value.map((item) => mapped(item, permits));
  if (typeof value !== "object" || value === null) return value;
  const flags: readonly string[] = readAsFalse;
  const cited = "source_id" in value && typeof value.source_id === "string" ? value.source_id : null;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [
      name,
      flags.includes(name) && typeof member === "boolean" ? permits(cited) : mapped(member, permits),
    ]),
  );
}
