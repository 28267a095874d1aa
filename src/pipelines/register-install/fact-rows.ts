import { createHash } from "node:crypto";
import { canonicalJson } from "../../contract/canonical-json.ts";
import type { FactRow, StatedFact } from "../../domain/facts/fact.ts";
import { identifierKey } from "../../domain/identifiers/identifier-key.ts";
import type { NewFactRow } from "../../storage/registers/register-fact-rows.ts";

/** Bounds of stored texts: a longer text is damage or an attack, and the fact is left out. */
const LONGEST_CONTENT = 64 * 1024;
const LONGEST_ID = 500;

/** A row's facts as they are stored, without those that are too long. */
export function storedRowsOf(row: FactRow): NewFactRow[] {
  if (row.sourceRecordId.length > LONGEST_ID || row.source.length > LONGEST_ID) return [];
  return row.facts.flatMap((fact) => {
    const stored = storedRowOf(row, fact);
    return stored === null ? [] : [stored];
  });
}

function storedRowOf({ source, sourceRecordId }: FactRow, fact: StatedFact): NewFactRow | null {
  const subject = identifierKey(fact.subject);
  const object = objectOf(fact);
  const content = canonicalJson(fact.content);
  if (content.length > LONGEST_CONTENT || subject.length > LONGEST_ID) return null;
  if (object !== null && object.length > LONGEST_ID) return null;
  const validFrom = fact.period?.validFrom ?? null;
  const validTo = fact.period?.validTo ?? null;
  return {
    source,
    sourceRecordId,
    contentKey: keyOf([source, sourceRecordId, subject, content, validFrom, validTo]),
    subject,
    object,
    kind: fact.content.kind,
    content,
    validFrom,
    validTo,
    sourceAsOf: fact.asOf ?? null,
    sourceUrl: fact.sourceUrl ?? null,
    licence: fact.licence ?? null,
  };
}

/** The publisher's date of the row, its address and its terms are not part of the key. */
function keyOf(stated: readonly (string | null)[]): string {
  const hex = createHash("sha256").update(canonicalJson(stated)).digest("hex");
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join(
    "-",
  );
}

/** Numbers of securities and listings; a company may have thousands, so no company is searched by one. */
const NOT_LOOKED_FOR: ReadonlySet<string> = new Set(["isin", "ticker", "bic"]);

/** The fact's second search key beside its company: the other end, or the number that it states. */
function objectOf({ content, subject }: StatedFact): string | null {
  if (content.kind === "relationship") {
    const { reference } = content.object;
    return reference === undefined ? null : identifierKey(reference);
  }
  if (content.kind !== "identifier" || NOT_LOOKED_FOR.has(content.scheme)) return null;
  const object = identifierKey(content);
  return object === identifierKey(subject) ? null : object;
}
