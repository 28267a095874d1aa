import type { Candidate, CandidateFacts, RegisterRef } from "../../domain/matching/candidate.ts";
import type { Comparable } from "../../domain/matching/comparable.ts";
import { mergeComparables, retrievalSubject } from "../../domain/matching/comparable-of.ts";
import { unpackCandidate } from "../../domain/matching/packed-candidate.ts";
import { externalCandidate, type RegisterCandidate } from "../../domain/matching/register-candidate.ts";
import { retrievalKeys } from "../../domain/retrieval/keys.ts";
import { type RetrievalKey, TELLING_FIELDS } from "../../domain/retrieval/retrieval-key.ts";
import { shortlist } from "../../domain/retrieval/shortlist.ts";
import { entityKey } from "../../storage/entity-keys.ts";
import { numbersOf, rowText } from "../../storage/holders.ts";
import type { CatalogueVersion } from "../register-install/catalogue-version.ts";
import { KEY_CAP } from "./catalogue-reads.ts";
import { withPermittedFacts } from "./permitted-facts.ts";
import { ask, type Steps } from "./questions.ts";

export interface Retrieved {
  readonly candidates: readonly Candidate[];
  /** Whether a company that is known could hardly have been missed. */
  readonly adequate: boolean;
  /** Companies that the registers have. */
  readonly listed: number;
  readonly keys: readonly RetrievalKey[];
  /**
   * Facts of the tenant's entities as they were read from storage; null where what is shown of them was read from
   * their observations.
   */
  readonly storedFacts: ReadonlyMap<string, CandidateFacts | null>;
}

/** What candidates are looked for, and where. */
export interface Search {
  readonly query: Comparable;
  /** The registers to look in; null: the tenant's own store only. */
  readonly registers: CatalogueVersion | null;
  readonly storeIsEmpty: boolean;
  /** Sources of which the tenant is shown nothing. */
  readonly withheld: ReadonlySet<string>;
  /** What people have said that such a record is not: entity ids and `source:id` of register rows. */
  readonly differences: readonly string[];
}

const LIMIT = 50;

/** The shortlist: the tenant's own entities and the companies of the registers, each once. */
export function* findCandidates(search: Search): Steps<Retrieved> {
  const { query, registers, withheld } = search;
  const keys = retrievalKeys(retrievalSubject(query), "query");
  const found = registers?.search(keys, { limit: LIMIT });
  const companies = (found?.candidates ?? []).map(({ ordinal, score }): Company => {
    return { ordinal, refs: registers!.refs(ordinal), score };
  });
  const [own, bound] = search.storeIsEmpty
    ? [{ wanted: [], adequate: true }, new Map<string, number>()]
    : yield* findKin(keys, companies);
  const united = yield* unite(registers, { own: own.wanted, companies, bound });
  const candidates = yield* withPermittedFacts(united.candidates, withheld);
  return {
    candidates: markDifferences(search.differences, candidates),
    adequate: own.adequate && (found?.adequate ?? true),
    listed: registers?.size ?? 0,
    keys,
    storedFacts: new Map(
      united.entities.map(({ entityId, stored }) => [entityId, withheld.size > 0 ? null : stored.facts]),
    ),
  };
}

// What a person has told apart from such a record stays apart, whether it is stored or comes from a register.
function markDifferences(edges: readonly string[], candidates: readonly Candidate[]): readonly Candidate[] {
  if (edges.length === 0) return candidates;
  const differ = new Set(edges);
  return candidates.map((candidate) =>
    differ.has(candidate.key) ||
    candidate.registerRefs.some((ref) => differ.has(`${ref.source}:${ref.sourceRecordId}`))
      ? { ...candidate, humanDifference: true as const }
      : candidate,
  );
}

function* findKin(keys: readonly RetrievalKey[], companies: readonly Company[]) {
  const stored = new Map(keys.map((key) => [key.key, entityKey(key.key)]));
  const ofKeys = new Set(stored.values());
  const { holders, strangers } = yield* ask("kin", {
    keys: [...ofKeys],
    rows: companies.flatMap((company) => company.refs.map(rowText)),
  });
  const holding: Holding[] = [];
  const bound = new Map<string, number>();
  for (const held of holders) {
    if (ofKeys.has(held.asked)) holding.push({ asked: held.asked, numbers: numbersOf(held) });
    else bound.set(held.asked, Number(held.entity_numbers));
  }
  return [ownEntities(keys, stored, { holding, strangers }), bound] as const;
}

/** An entity of the tenant's that is to be looked at. */
interface Wanted {
  readonly entityNumber: number;
  readonly score: number;
}

interface Holding {
  /** A key as storage has it. */
  readonly asked: string;
  /** Ascending. */
  readonly numbers: readonly number[];
}

/** @param stored each key as storage has it. */
function ownEntities(
  keys: readonly RetrievalKey[],
  stored: ReadonlyMap<string, string>,
  { holding, strangers }: { readonly holding: readonly Holding[]; readonly strangers: readonly number[] },
): { readonly wanted: readonly Wanted[]; readonly adequate: boolean } {
  const unseen = new Set(strangers);
  // One that has a telling key is no stranger, whatever its own record said: a register's row may have lent it the key.
  if (unseen.size > 0) {
    const telling = new Set(
      keys.filter(({ field }) => TELLING_FIELDS.has(field)).map(({ key }) => stored.get(key)),
    );
    for (const held of holding)
      if (telling.has(held.asked)) for (const number of held.numbers) unseen.delete(number);
  }
  const holders =
    unseen.size === 0
      ? holding
      : holding.map(({ asked, numbers }) => ({ asked, numbers: numbers.filter((one) => !unseen.has(one)) }));
  const numbers = Float64Array.from(new Set(holders.flatMap((held) => held.numbers))).sort();
  const ordinals = new Map(Array.from(numbers, (number, ordinal) => [number, ordinal]));
  const postings = new Map(
    holders.map((held) => [held.asked, held.numbers.map((number) => ordinals.get(number)!)]),
  );
  const lookup = {
    count: (key: string) => postings.get(stored.get(key)!)?.length ?? 0,
    postings: (key: string) => postings.get(stored.get(key)!) ?? [],
  };
  const list = shortlist(keys, lookup, { limit: LIMIT });
  const capped = holding.some((held) => held.numbers.length >= KEY_CAP);
  return {
    wanted: list.candidates.map(({ ordinal, score }) => ({ entityNumber: numbers[ordinal]!, score })),
    adequate: list.adequate || !capped,
  };
}

/**
 * A company of the registers, read again once nothing is waited for any more: a hundred records that wait with dozens
 * of them each have the garbage collector at work, which costs more than the page cache does.
 */
interface Company {
  readonly ordinal: number;
  readonly refs: readonly RegisterRef[];
  readonly score: number;
}

interface OwnEntity extends Wanted {
  readonly entityId: string;
  readonly stored: RegisterCandidate;
}

// A register company that an entity stands for and that entity are one candidate, compared through all that both say.
function* unite(
  registers: CatalogueVersion | null,
  {
    own,
    companies,
    bound,
  }: {
    readonly own: readonly Wanted[];
    readonly companies: readonly Company[];
    readonly bound: ReadonlyMap<string, number>;
  },
): Steps<{ readonly candidates: Candidate[]; readonly entities: readonly OwnEntity[] }> {
  const bearers = companies.map(({ refs }) => bearerOf(refs, bound));
  const held = new Set(own.map(({ entityNumber }) => entityNumber));
  const missing = new Set(bearers.filter((number) => number !== null && !held.has(number)) as number[]);
  const entities = yield* loadEntities([
    ...own,
    ...Array.from(missing, (number) => ({ entityNumber: number, score: 0 })),
  ]);
  const byEntity = new Map<number | null, { entity: OwnEntity; known: Company[] }>(
    entities.map((entity) => [entity.entityNumber, { entity, known: [] }]),
  );
  const free: Company[] = [];
  for (const [index, company] of companies.entries()) {
    const held = byEntity.get(bearers[index]!);
    if (held) held.known.push(company);
    else free.push(company);
  }
  return {
    candidates: [
      ...[...byEntity.values()].map(({ entity, known }) =>
        entityCandidate(
          entity,
          known.map(({ ordinal, refs, score }) => ({ company: registers!.candidate(ordinal, refs), score })),
        ),
      ),
      ...free.map(({ ordinal, refs, score }) =>
        externalCandidate(registers!.candidate(ordinal, refs), score),
      ),
    ],
    entities,
  };
}

/** The number of the entity that stands for one of these rows. */
function bearerOf(refs: readonly RegisterRef[], bound: ReadonlyMap<string, number>): number | null {
  for (const ref of refs) {
    const number = bound.get(rowText(ref));
    if (number !== undefined) return number;
  }
  return null;
}

function* loadEntities(wanted: readonly Wanted[]): Steps<OwnEntity[]> {
  if (wanted.length === 0) return [];
  const rows = yield* ask("comparables", { entityNumbers: wanted.map(({ entityNumber }) => entityNumber) });
  const found = new Map(rows.map((row) => [row.number, row]));
  return wanted.flatMap((one) => {
    const row = found.get(one.entityNumber);
    return row ? [{ ...one, entityId: row.entity_id, stored: unpackCandidate(row.comparable) }] : [];
  });
}

function entityCandidate(
  { entityId, score, stored }: OwnEntity,
  known: readonly { readonly company: RegisterCandidate; readonly score: number }[],
): Candidate {
  const refs = new Map(
    [...stored.refs, ...known.flatMap(({ company }) => company.refs)].map((ref) => [rowText(ref), ref]),
  );
  const [first] = known;
  return {
    key: entityId,
    entityId,
    registerRefs: [...refs.values()],
    groupId: first?.company.groupId ?? null,
    comparable: mergeComparables([stored.comparable, ...known.map(({ company }) => company.comparable)]),
    facts: first?.company.facts ?? stored.facts,
    blockScore: Math.max(score, ...known.map((one) => one.score)),
  };
}
