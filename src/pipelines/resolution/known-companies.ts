import type { Candidate, RegisterRef } from "../../domain/matching/comparable/candidate.ts";
import { mergeComparables } from "../../domain/matching/comparable/comparable-of.ts";
import {
  externalCandidate,
  type RegisterCandidate,
} from "../../domain/matching/comparable/register-candidate.ts";
import { unpackCandidate } from "../../domain/matching/packed/packed-candidate.ts";
import { rowText } from "../../storage/entities/holders.ts";
import type { RegistersVersion } from "../register-install/registers-version.ts";
import { ask, type Steps } from "./questions.ts";

/** Characters of stored entities that are unpacked before other work has its turn: some 5 ms. */
const UNPACKED_AT_ONCE = 128 * 1024;

/** An entity of the tenant that has to be compared. */
export interface Wanted {
  readonly entityNumber: number;
  readonly score: number;
}

/**
 * A register company, read again after all waiting has ended: a hundred waiting records with dozens of
 * unpacked companies each would burden the garbage collector, which costs more than the page cache.
 */
export interface Company {
  readonly ordinal: number;
  readonly refs: readonly RegisterRef[];
  readonly score: number;
}

export interface OwnEntity extends Wanted {
  readonly entityId: string;
  readonly stored: RegisterCandidate;
}

// A register company and its entity are one candidate, which is compared through the facts of both.
export function* candidatesOf(
  registers: RegistersVersion | null,
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

/** The number of the entity that is bound to one of these rows. */
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
  const entities: OwnEntity[] = [];
  let unpacked = 0;
  for (const one of wanted) {
    const row = found.get(one.entityNumber);
    if (row === undefined) continue;
    entities.push({ ...one, entityId: row.entity_id, stored: unpackCandidate(row.comparable) });
    unpacked += row.comparable.length;
    if (unpacked < UNPACKED_AT_ONCE) continue;
    unpacked = 0;
    yield* ask("turn", {});
  }
  return entities;
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
