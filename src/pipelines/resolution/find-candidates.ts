import type { Candidate, CandidateFacts } from "../../domain/matching/comparable/candidate.ts";
import { type Comparable, mayBeInAnotherScript } from "../../domain/matching/comparable/comparable.ts";
import { retrievalSubject } from "../../domain/matching/comparable/comparable-of.ts";
import { isDecisive } from "../../domain/matching/compare/pair-evidence.ts";
import { formerKeys } from "../../domain/retrieval/former-keys.ts";
import { type RetrievalSubject, retrievalKeys } from "../../domain/retrieval/keys.ts";
import { withoutSpelledRight } from "../../domain/retrieval/reading-plan.ts";
import { type Coverage, NO_REGISTERS } from "../../domain/retrieval/registered-scripts.ts";
import type { Places } from "../../domain/retrieval/reserved-places.ts";
import { type RetrievalKey, TELLING_FIELDS } from "../../domain/retrieval/retrieval-key.ts";
import { shortlist } from "../../domain/retrieval/shortlist.ts";
import { entityKey } from "../../storage/entities/entity-keys.ts";
import { numbersOf, rowText } from "../../storage/entities/holders.ts";
import type { RegistersVersion } from "../register-install/registers-version.ts";
import { KEY_CAP } from "./entity-reads.ts";
import { type Company, candidatesOf, type Wanted } from "./known-companies.ts";
import { withPermittedFacts } from "./permitted-facts.ts";
import { ask, type Steps } from "./questions.ts";

export interface Retrieved extends Coverage {
  readonly candidates: readonly Candidate[];
  /** Whether the search would very probably have found a known company. */
  readonly adequate: boolean;
  /** The number of companies that were left out as too unlike beside the best. */
  readonly outscored: number;
  readonly keys: readonly RetrievalKey[];
  /** Entities that were not found by the record's facts, but hold a number of a company that was found. */
  readonly beside: ReadonlySet<string>;
  /**
   * Facts of the tenant's entities as they were read from storage; null where the shown facts were read from
   * their observations.
   */
  readonly storedFacts: ReadonlyMap<string, CandidateFacts | null>;
}

/** The subject and the scope of a search for candidates. */
export interface Search {
  readonly query: Comparable;
  /** The registers to look in; null: the tenant's own store only. */
  readonly registers: RegistersVersion | null;
  readonly storeIsEmpty: boolean;
  /** Whether entities of the store may have keys of another analysis. */
  readonly behind?: boolean;
  /** Sources whose values the tenant is not shown. */
  readonly withheld: ReadonlySet<string>;
  /** The human differences of such a record: entity ids and `source:id` of register rows. */
  readonly differences: readonly string[];
  /** How many candidates of each kind are compared; by default as many as a resolve compares. */
  readonly limit?: number;
}

const LIMIT = 50;

/** The shortlist: the tenant's own entities and the companies of the registers, each once. */
export function* findCandidates(search: Search): Steps<Retrieved> {
  const { query, registers, withheld } = search;
  const subject = retrievalSubject(query);
  const every = retrievalKeys(subject, "query");
  const keys = registers === null ? every : withoutSpelledRight(every, registers.index);
  const thorough = mayBeInAnotherScript(query);
  const found = registers?.search(keys, { limit: LIMIT, thorough });
  const companies = (found?.candidates ?? []).map(({ ordinal, score }): Company => {
    return { ordinal, refs: registers!.refs(ordinal), score };
  });
  const [own, bound] = search.storeIsEmpty
    ? [{ wanted: [], beside: [], adequate: true, outscored: 0 }, new Map<string, number>()]
    : yield* findEntitiesByKey(search.behind ? withFormer(keys, subject) : keys, companies, {
        numbers: numbersHeld(registers, companies),
        limit: search.limit ?? LIMIT,
        thorough,
      });
  const united = yield* candidatesOf(registers, { own: [...own.wanted, ...own.beside], companies, bound });
  const beside = new Set(own.beside.map(({ entityNumber }) => entityNumber));
  const candidates = yield* withPermittedFacts(united.candidates, withheld);
  return {
    candidates: markDifferences(search.differences, candidates),
    adequate: own.adequate && !search.behind && (found?.adequate ?? true),
    outscored: own.outscored + (found?.outscored ?? 0),
    ...(registers?.coverage ?? NO_REGISTERS),
    keys,
    beside: new Set(
      united.entities.flatMap(({ entityNumber, entityId }) => (beside.has(entityNumber) ? entityId : [])),
    ),
    storedFacts: new Map(
      united.entities.map(({ entityId, stored }) => [entityId, withheld.size > 0 ? null : stored.facts]),
    ),
  };
}

function withFormer(keys: readonly RetrievalKey[], subject: RetrievalSubject): readonly RetrievalKey[] {
  const known = new Set(keys.map(({ key }) => key));
  return [...keys, ...formerKeys(subject).filter(({ key }) => !known.has(key))];
}

/** Human differences keep such a record apart from stored entities and from register companies. */
export function markDifferences(
  edges: readonly string[],
  candidates: readonly Candidate[],
): readonly Candidate[] {
  if (edges.length === 0) return candidates;
  const differ = new Set(edges);
  return candidates.map((candidate) =>
    differ.has(candidate.key) ||
    candidate.registerRefs.some((ref) => differ.has(`${ref.source}:${ref.sourceRecordId}`))
      ? { ...candidate, humanDifference: true as const }
      : candidate,
  );
}

/** Companies whose numbers are searched among the entities: most records are bound to one of these. */
const ASKED_FOR = 3;

// Finds an entity that has a company's number and another name through the company, whatever the record says.
function numbersHeld(registers: RegistersVersion | null, companies: readonly Company[]): Set<string> {
  const keys = companies.slice(0, ASKED_FOR).flatMap(({ ordinal, refs }) => {
    const { comparable } = registers!.candidate(ordinal, refs);
    return retrievalKeys({ names: [], identifiers: comparable.identifiers.filter(isDecisive) }, "query");
  });
  return new Set(keys.map(({ key }) => entityKey(key)));
}

function* findEntitiesByKey(
  keys: readonly RetrievalKey[],
  companies: readonly Company[],
  { numbers, ...places }: { readonly numbers: ReadonlySet<string> } & Places,
) {
  const stored = new Map(keys.map((key) => [key.key, entityKey(key.key)]));
  const ofKeys = new Set(stored.values());
  const { holders, hidden } = yield* ask("entityNumbersByKey", {
    keys: [...new Set([...ofKeys, ...numbers])],
    rows: companies.flatMap((company) => company.refs.map(rowText)),
  });
  const holding: Holding[] = [];
  const ofNumbers = new Set<number>();
  const bound = new Map<string, number>();
  for (const held of holders) {
    if (ofKeys.has(held.asked)) holding.push({ asked: held.asked, numbers: numbersOf(held) });
    else if (numbers.has(held.asked)) for (const one of numbersOf(held)) ofNumbers.add(one);
    else bound.set(held.asked, Number(held.entity_numbers));
  }
  const own = ownEntities(keys, stored, { holding, hidden, places });
  for (const one of [...own.wanted.map(({ entityNumber }) => entityNumber), ...bound.values()])
    ofNumbers.delete(one);
  const beside = Array.from(ofNumbers, (entityNumber) => ({ entityNumber, score: 0 })).slice(0, LIMIT);
  return [{ ...own, beside }, bound] as const;
}

interface Holding {
  /** The key in the form that storage uses. */
  readonly asked: string;
  /** Ascending. */
  readonly numbers: readonly number[];
}

/** @param stored each key in the form that storage uses. */
function ownEntities(
  keys: readonly RetrievalKey[],
  stored: ReadonlyMap<string, string>,
  {
    holding,
    hidden,
    places,
  }: {
    readonly holding: readonly Holding[];
    readonly hidden: readonly number[];
    readonly places: Places;
  },
): { readonly wanted: readonly Wanted[] } & Pick<Retrieved, "adequate" | "outscored"> {
  const unseen = new Set(hidden);
  // An entity with a strong key of the record is not hidden: a register row may have given it the key.
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
  const list = shortlist(keys, lookup, places);
  const capped = holding.some((held) => held.numbers.length >= KEY_CAP);
  return {
    wanted: list.candidates.map(({ ordinal, score }) => ({ entityNumber: numbers[ordinal]!, score })),
    adequate: list.adequate || !capped,
    outscored: list.outscored,
  };
}
