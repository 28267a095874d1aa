/** Companies that a step found outside as candidates of a shortlist. */
import { isForbidden } from "../../../domain/linking/may-be-one.ts";
import type {
  Candidate,
  CandidateFacts,
  RegisterRef,
} from "../../../domain/matching/comparable/candidate.ts";
import type { Comparable } from "../../../domain/matching/comparable/comparable.ts";
import { comparableOfCompany, mergeComparables } from "../../../domain/matching/comparable/comparable-of.ts";
import { factsOf } from "../../../domain/matching/comparable/register-candidate.ts";
import { compareIdentifiers, isDecisive } from "../../../domain/matching/compare/pair-evidence.ts";
import type { ExternalCompany } from "../../../domain/matching/decide/outside-evidence.ts";
import { retrievalKeys } from "../../../domain/retrieval/keys.ts";
import { entityKey } from "../../../storage/entities/entity-keys.ts";
import { numbersOf, rowText } from "../../../storage/entities/holders.ts";
import type { RegisterMember } from "../../register-install/installed-registers.ts";
import { markDifferences, type Retrieved } from "../find-candidates.ts";
import { candidatesOf } from "../known-companies.ts";
import { withPermittedFacts } from "../permitted-facts.ts";
import { ask, type Steps } from "../questions.ts";

/** Companies of one finding that are compared: as many as of the installed registers. */
const LIMIT = 50;

/** Rows of one company from one or several sources. */
interface Group {
  readonly rows: readonly ExternalCompany[];
  readonly comparable: Comparable;
}

/** By register row (`rowText`): a company that was found outside. */
export type ExternalRows = ReadonlyMap<string, ExternalCompany>;

export function externalRows(companies: readonly ExternalCompany[]): ExternalRows {
  const rows = new Map<string, ExternalCompany>();
  for (const one of companies) {
    const row = rowText(one.company);
    if (!rows.has(row)) rows.set(row, one);
  }
  return new Map([...rows].slice(0, LIMIT));
}

/**
 * A shortlist with the companies that a step found. Each joins the candidate that it is, which may be an entity
 * of the tenant that only the company's number finds; else it is a candidate of its own.
 */
export function* withExternal(
  found: Retrieved,
  rows: ExternalRows,
  {
    withheld,
    differences,
  }: { readonly withheld: ReadonlySet<string>; readonly differences: readonly string[] },
): Steps<Retrieved> {
  if (rows.size === 0) return found;
  const groups = grouped([...rows.values()]);
  const { candidates: held, facts } = yield* holders(groups, found.candidates);
  const united = new Map<Candidate, Candidate>();
  const free: Candidate[] = [];
  for (const group of groups) {
    const same = [...found.candidates, ...held].filter((candidate) => isSame(group, candidate));
    const [only] = same;
    if (only && same.length === 1) united.set(only, joined(united.get(only) ?? only, group));
    else free.push(ownCandidate(group));
  }
  const changed = yield* withPermittedFacts(
    [...free, ...held.flatMap((candidate) => united.get(candidate) ?? [])],
    withheld,
  );
  const known = found.candidates.map((candidate) => united.get(candidate) ?? candidate);
  return {
    ...found,
    candidates: [...known, ...markDifferences(differences, changed)],
    storedFacts: new Map([
      ...found.storedFacts,
      ...[...facts].map(([entityId, read]) => [entityId, withheld.size > 0 ? null : read] as const),
    ]),
  };
}

/** The rows of a candidate as members of the entity that the record joins. */
export function externalMembers(refs: readonly RegisterRef[], rows: ExternalRows): readonly RegisterMember[] {
  return refs.flatMap((ref) => {
    const row = rows.get(rowText(ref));
    return row ? [{ company: row.company, snapshot: row.citation }] : [];
  });
}

function grouped(companies: readonly ExternalCompany[]): readonly Group[] {
  const groups: Group[] = [];
  for (const one of companies) {
    const own: Group = { rows: [one], comparable: comparableOfCompany(one.company) };
    const same = groups.flatMap((group, place) => (isOneCompany(group, own) ? place : []));
    const [place] = same;
    if (place === undefined || same.length > 1) groups.push(own);
    else {
      const { rows, comparable } = groups[place]!;
      groups[place] = { rows: [...rows, one], comparable: mergeComparables([comparable, own.comparable]) };
    }
  }
  return groups;
}

/** Two rows of one register are two companies. */
function isOneCompany(left: Group, right: Group): boolean {
  const sources = new Set(left.rows.map(({ company }) => company.source));
  if (right.rows.some(({ company }) => sources.has(company.source))) return false;
  return identified(left.comparable, right.comparable);
}

function identified(left: Comparable, right: Comparable): boolean {
  const { agreeing, conflicts } = compareIdentifiers(left.identifiers, right.identifiers);
  if (agreeing.length === 0 || conflicts.length > 0) return false;
  return !isForbidden({ key: "left", comparable: left }, { key: "right", comparable: right });
}

function isSame({ rows, comparable }: Group, candidate: Candidate): boolean {
  const held = new Map(candidate.registerRefs.map((ref) => [ref.source, ref.sourceRecordId]));
  for (const { company } of rows) {
    const id = held.get(company.source);
    if (id !== undefined) return id === company.sourceRecordId;
  }
  return identified(candidate.comparable, comparable);
}

/** Entities of the tenant that hold a row or a decisive number of the companies, without those of the list. */
function* holders(
  groups: readonly Group[],
  listed: readonly Candidate[],
): Steps<{
  readonly candidates: readonly Candidate[];
  readonly facts: ReadonlyMap<string, CandidateFacts>;
}> {
  const identifiers = groups.flatMap(({ comparable }) => comparable.identifiers.filter(isDecisive));
  const keys = retrievalKeys({ names: [], identifiers }, "query").map(({ key }) => entityKey(key));
  const rows = groups.flatMap((group) => group.rows.map(({ company }) => rowText(company)));
  const { holders: holding } = yield* ask("entityNumbersByKey", { keys: [...new Set(keys)], rows });
  const numbers = new Set(holding.flatMap((held) => numbersOf(held)));
  const own = Array.from(numbers, (entityNumber) => ({ entityNumber, score: 0 })).slice(0, LIMIT);
  const { candidates, entities } = yield* candidatesOf(null, { own, companies: [], bound: new Map() });
  const listedKeys = new Set(listed.map(({ key }) => key));
  const isNew = (key: string): boolean => !listedKeys.has(key);
  return {
    candidates: candidates.filter(({ key }) => isNew(key)),
    facts: new Map(
      entities.flatMap(({ entityId, stored }) =>
        isNew(entityId) ? [[entityId, stored.facts] as const] : [],
      ),
    ),
  };
}

function refsOf({ rows }: Group): RegisterRef[] {
  return rows.map(({ company }) => ({ source: company.source, sourceRecordId: company.sourceRecordId }));
}

function joined(candidate: Candidate, group: Group): Candidate {
  const refs = new Map([...candidate.registerRefs, ...refsOf(group)].map((ref) => [rowText(ref), ref]));
  return {
    ...candidate,
    registerRefs: [...refs.values()],
    comparable: mergeComparables([candidate.comparable, group.comparable]),
  };
}

/** The company of rows of different sources that are known to be of one company. @param rows never empty. */
export function candidateOfRows(rows: readonly ExternalCompany[]): Candidate {
  const comparable = mergeComparables(rows.map(({ company }) => comparableOfCompany(company)));
  return ownCandidate({ rows, comparable });
}

function ownCandidate(group: Group): Candidate {
  const registerRefs = refsOf(group);
  return {
    key: `${registerRefs[0]!.source}:${registerRefs[0]!.sourceRecordId}`,
    entityId: null,
    registerRefs,
    groupId: null,
    comparable: group.comparable,
    facts: factsOf(group.rows.map(({ company }) => company)),
    blockScore: 0,
  };
}
