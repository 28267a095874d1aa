import type { Comparable } from "../../domain/matching/comparable/comparable.ts";
import { retrievalSubject } from "../../domain/matching/comparable/comparable-of.ts";
import { retrievalKeys } from "../../domain/retrieval/keys.ts";
import { wordKey } from "../../domain/retrieval/name-keys.ts";
import { type RetrievalField, TELLING_FIELDS } from "../../domain/retrieval/retrieval-key.ts";
import { LetterTurns } from "./letter-turns.ts";

/** Records of a batch that share a retrieval key. */
export interface RecordGroup {
  /** In the order of the batch. */
  readonly records: readonly number[];
  /** Whether sharing the key suffices to be one company. */
  readonly telling: boolean;
}

/** Words and sounds count where few records have them; common ones distinguish no companies. */
const RARE: ReadonlySet<RetrievalField> = new Set(["token", "skeleton", "sound", "concept", "acronym"]);
const FEW = 8;
/** Nats from which a shared word is no chance: of 500 names 500·e⁻⁸ have it, which is 0.17. */
const FAMILY_WORD = 8;

/** The groups of a batch; those of the rarest keys come first. */
export async function recordGroups(
  companies: readonly Comparable[],
  turns = new LetterTurns(),
): Promise<readonly RecordGroup[]> {
  const holders = new Map<string, { readonly telling: boolean; readonly records: number[] }>();
  const families = new Set<string>();
  for (const [index, company] of companies.entries()) {
    for (const { key, field } of retrievalKeys(retrievalSubject(company), "stored")) {
      const telling = TELLING_FIELDS.has(field);
      if (!telling && !RARE.has(field)) continue;
      const known = holders.get(key);
      if (known === undefined) holders.set(key, { telling, records: [index] });
      else if (known.records.at(-1) !== index) known.records.push(index);
    }
    for (const { analysed } of company.names)
      for (const { text, information } of analysed.tokens)
        if (information >= FAMILY_WORD) families.add(wordKey(text));
    await turns.pause(company.names.reduce((sum, { analysed }) => sum + analysed.raw.length, 0));
  }
  return [...holders]
    .filter(([key, { telling, records }]) => telling || records.length <= FEW || families.has(key))
    .map(([, group]) => group)
    .filter(({ records }) => records.length > 1)
    .sort((a, b) => a.records.length - b.records.length);
}
