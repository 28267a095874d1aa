import type { Candidate, CandidateFacts, RegisterRef } from "../../domain/matching/candidate.ts";
import type { Comparable } from "../../domain/matching/comparable.ts";
import { mergeComparables, retrievalSubject } from "../../domain/matching/comparable-of.ts";
import { packedRefs, unpackCandidate } from "../../domain/matching/packed-candidate.ts";
import { externalCandidate, type RegisterCandidate } from "../../domain/matching/register-candidate.ts";
import { retrievalKeys } from "../../domain/retrieval/keys.ts";
import type { RetrievalKey } from "../../domain/retrieval/retrieval-key.ts";
import { shortlist } from "../../domain/retrieval/shortlist.ts";
import { entityKey } from "../../storage/entity-keys.ts";
import { KEY_CAP } from "./catalogue-reads.ts";
import type { ResolutionDependencies } from "./dependencies.ts";
import { withheldSources, withPermittedFacts } from "./permitted-facts.ts";

export interface Retrieved {
  readonly candidates: readonly Candidate[];
  /** Whether a company that is known could hardly have been missed. */
  readonly adequate: boolean;
  readonly keys: readonly RetrievalKey[];
  /**
   * Facts of the tenant's entities as they were read from storage; null where what is shown of them was read from
   * their observations.
   */
  readonly storedFacts: ReadonlyMap<string, CandidateFacts | null>;
}

/** Whose candidates are looked for, and where. */
export interface Search {
  readonly tenantId: string;
  readonly query: Comparable;
  readonly enrich: boolean;
  readonly storeIsEmpty: boolean;
  /** What people have said that such a record is not: entity ids and `source:id` of register rows. */
  readonly differences: readonly string[];
}

const LIMIT = 50;

/** The shortlist: the tenant's own entities and, with `enrich`, the companies of the installed registers, each once. */
export async function findCandidates(deps: ResolutionDependencies, request: Search): Promise<Retrieved> {
  const keys = retrievalKeys(retrievalSubject(request.query), "query");
  const registers = request.enrich ? deps.registers.current() : null;
  const found = registers?.search(keys, { limit: LIMIT });
  const companies = (found?.candidates ?? []).map(({ ordinal, score }): Company => {
    const packed = registers!.packedCandidate(ordinal);
    return { packed, refs: packedRefs(packed), score };
  });
  const [own, bound] = request.storeIsEmpty
    ? [{ entities: [], adequate: true }, new Map<string, string>()]
    : await Promise.all([
        ownEntities(deps, request.tenantId, keys),
        boundRefs(deps, request.tenantId, companies),
      ]);
  const united = await unite(deps, request.tenantId, own.entities, companies, bound);
  const candidates = await withPermittedFacts(deps, request.tenantId, united.candidates);
  const restricted = withheldSources(deps, request.tenantId).size > 0;
  return {
    candidates: markDifferences(request.differences, candidates),
    adequate: own.adequate && (found?.adequate ?? true),
    keys,
    storedFacts: new Map(
      united.entities.map(({ entityId, stored }) => [entityId, restricted ? null : stored.facts]),
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

interface OwnEntity {
  readonly entityId: string;
  readonly stored: RegisterCandidate;
  readonly score: number;
}

async function ownEntities(deps: ResolutionDependencies, tenantId: string, keys: readonly RetrievalKey[]) {
  const numbers = new Map(keys.map((key) => [key.key, entityKey(key.key)]));
  const wanted = new Set(numbers.values());
  const rows = (await deps.reads.byKeys.ask(tenantId, [...wanted])).filter(({ key }) => wanted.has(key));
  const ids = [...new Set(rows.flatMap((row) => row.entity_ids))].sort();
  const ordinals = new Map(ids.map((id, ordinal) => [id, ordinal]));
  const postings = new Map(rows.map((row) => [row.key, row.entity_ids.map((id) => ordinals.get(id)!)]));
  const lookup = {
    count: (key: string) => postings.get(numbers.get(key)!)?.length ?? 0,
    postings: (key: string) => postings.get(numbers.get(key)!) ?? [],
  };
  const list = shortlist(keys, lookup, { limit: LIMIT });
  const entities = await loadEntities(
    deps,
    tenantId,
    list.candidates.map(({ ordinal, score }) => ({ entityId: ids[ordinal]!, score })),
  );
  const capped = rows.some((row) => row.entity_ids.length >= KEY_CAP);
  return { entities, adequate: list.adequate || !capped };
}

async function loadEntities(
  deps: ResolutionDependencies,
  tenantId: string,
  wanted: readonly { readonly entityId: string; readonly score: number }[],
): Promise<OwnEntity[]> {
  const rows = await deps.reads.comparables.ask(
    tenantId,
    wanted.map(({ entityId }) => entityId),
  );
  const packed = new Map(rows.map((row) => [row.entity_id, row.comparable]));
  return wanted
    .filter(({ entityId }) => packed.has(entityId))
    .map(({ entityId, score }) => ({
      entityId,
      score,
      stored: unpackCandidate(packed.get(entityId)!),
    }));
}

/** A company of the registers, packed until nothing is waited for any more: dozens of them would outlive their youth. */
interface Company {
  readonly packed: string;
  readonly refs: readonly RegisterRef[];
  readonly score: number;
}

const refKey = (source: string, id: string): string => `${source}\n${id}`;

async function boundRefs(deps: ResolutionDependencies, tenantId: string, companies: readonly Company[]) {
  const refs = companies.flatMap((company) => company.refs);
  const rows = await deps.reads.byRegisterRefs.ask(tenantId, refs);
  return new Map(rows.map((row) => [refKey(row.source, row.source_record_id), row.entity_id]));
}

// A register company that an entity stands for and that entity are one candidate, compared through all that both say.
async function unite(
  deps: ResolutionDependencies,
  tenantId: string,
  own: readonly OwnEntity[],
  companies: readonly Company[],
  bound: ReadonlyMap<string, string>,
): Promise<{ readonly candidates: Candidate[]; readonly entities: readonly OwnEntity[] }> {
  const entityOf = ({ refs }: Company) =>
    refs.map((ref) => bound.get(refKey(ref.source, ref.sourceRecordId))).find((id) => id !== undefined) ??
    null;
  const held = new Set(own.map(({ entityId }) => entityId));
  const missing = [
    ...new Set(companies.map(entityOf).filter((id) => id !== null && !held.has(id))),
  ] as string[];
  const late =
    missing.length > 0
      ? await loadEntities(
          deps,
          tenantId,
          missing.map((entityId) => ({ entityId, score: 0 })),
        )
      : [];
  const entities = [...own, ...late];
  const byEntity = new Map<string, { entity: OwnEntity; companies: Company[] }>(
    entities.map((entity) => [entity.entityId, { entity, companies: [] }]),
  );
  const free: Company[] = [];
  for (const company of companies) {
    const held = byEntity.get(entityOf(company) ?? "");
    if (held) held.companies.push(company);
    else free.push(company);
  }
  return {
    candidates: [
      ...[...byEntity.values()].map(entityCandidate),
      ...free.map(({ packed, score }) => externalCandidate(unpackCandidate(packed), score)),
    ],
    entities,
  };
}

function entityCandidate({
  entity,
  companies,
}: {
  entity: OwnEntity;
  companies: readonly Company[];
}): Candidate {
  const { stored } = entity;
  const known = companies.map(({ packed }) => unpackCandidate(packed));
  const refs = new Map(
    [...stored.refs, ...known.flatMap((company) => company.refs)].map((ref) => [
      refKey(ref.source, ref.sourceRecordId),
      ref,
    ]),
  );
  return {
    key: entity.entityId,
    entityId: entity.entityId,
    registerRefs: [...refs.values()],
    groupId: known[0]?.groupId ?? null,
    comparable: mergeComparables([stored.comparable, ...known.map(({ comparable }) => comparable)]),
    facts: known[0]?.facts ?? stored.facts,
    blockScore: Math.max(entity.score, ...companies.map(({ score }) => score)),
  };
}
