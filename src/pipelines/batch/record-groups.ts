import type { Comparable } from "../../domain/matching/comparable.ts";
import { retrievalSubject } from "../../domain/matching/comparable-of.ts";
import { retrievalKeys } from "../../domain/retrieval/keys.ts";
import type { RetrievalField } from "../../domain/retrieval/retrieval-key.ts";

/** Records of a batch that share a key under which one would be found. */
export interface RecordGroup {
  /** In the order of the batch. */
  readonly records: readonly number[];
  /** To share the key is enough to be one company. */
  readonly telling: boolean;
}

/** Sharing one of these is enough to be one company, however many share it. */
const TELLING: ReadonlySet<RetrievalField> = new Set(["identifier", "domain", "phone", "email", "name"]);
/** Words and sounds count where few have them; what many have tells nobody apart. */
const RARE: ReadonlySet<RetrievalField> = new Set(["token", "skeleton", "sound", "concept", "acronym"]);
const FEW = 8;

/** The groups of a batch, those of the rarest keys first. */
export function recordGroups(companies: readonly Comparable[]): readonly RecordGroup[] {
  const holders = new Map<string, { readonly telling: boolean; readonly records: number[] }>();
  companies.forEach((company, index) => {
    for (const { key, field } of retrievalKeys(retrievalSubject(company), "stored")) {
      const telling = TELLING.has(field);
      if (!telling && !RARE.has(field)) continue;
      const known = holders.get(key);
      if (known === undefined) holders.set(key, { telling, records: [index] });
      else if (known.records.at(-1) !== index) known.records.push(index);
    }
  });
  return [...holders.values()]
    .filter(({ telling, records }) => records.length > 1 && (telling || records.length <= FEW))
    .sort((a, b) => a.records.length - b.records.length);
}
