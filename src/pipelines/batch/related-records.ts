import type { Comparable } from "../../domain/matching/comparable.ts";
import { retrievalSubject } from "../../domain/matching/comparable-of.ts";
import { retrievalKeys } from "../../domain/retrieval/keys.ts";
import type { RetrievalField } from "../../domain/retrieval/retrieval-key.ts";

/** Records of a batch that share a key under which one would be found, in the order of the batch. */
export interface RelatedRecords {
  /** For each record the earlier ones that it must see decided; through them it sees all that share a key with it. */
  readonly before: readonly (readonly number[])[];
  /** Records of one key each, those of the rarest first. */
  readonly groups: readonly (readonly number[])[];
}

/** Sharing one of these is enough to be one company, however many share it. */
const TELLING: ReadonlySet<RetrievalField> = new Set(["identifier", "domain", "phone", "email", "name"]);
/** Words and sounds count where few have them; what many have tells nobody apart. */
const RARE: ReadonlySet<RetrievalField> = new Set(["token", "skeleton", "sound", "concept", "acronym"]);
const FEW = 8;

export function relatedRecords(companies: readonly Comparable[]): RelatedRecords {
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
  const groups = [...holders.values()]
    .filter(({ telling, records }) => records.length > 1 && (telling || records.length <= FEW))
    .map(({ records }) => records)
    .sort((a, b) => a.length - b.length);
  const before = companies.map(() => new Set<number>());
  for (const group of groups)
    for (let place = 1; place < group.length; place++) before[group[place]!]!.add(group[place - 1]!);
  return { before: before.map((earlier) => [...earlier]), groups };
}
