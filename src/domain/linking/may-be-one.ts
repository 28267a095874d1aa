/**
 * Finds the register companies that linking would compare with a tenant's entity and would not forbid to join
 * it. Linking counts words and keys over all installed rows. Those counts are not available here, so no word
 * counts as coined and no key as generic.
 */
import type { Comparable } from "../matching/comparable/comparable.ts";
import { type LinkContext, pairFacts } from "./link-evidence.ts";
import { type LinkKeyKind, linkKeys } from "./link-keys.ts";
import type { LinkSubject } from "./link-subject.ts";
import { linkVeto } from "./link-vetoes.ts";

/** A company with the fields that linking compares and a key that is unique to the company. */
export interface Linkable {
  readonly key: string;
  readonly comparable: Comparable;
}

const MEETING: ReadonlySet<LinkKeyKind> = new Set(["identifier", "listing", "domain", "name", "near_name"]);

const context: LinkContext = {
  isListings: () => false,
  keepsNumbers: () => true,
  isGeneric: () => false,
  wordCount: () => Number.POSITIVE_INFINITY,
  leadCount: () => Number.POSITIVE_INFINITY,
};

/** Maps each entity to the companies that share a link key with it and have no veto against it. */
export function mayBeOne<Entity extends Linkable, Company extends Linkable>(
  entities: readonly Entity[],
  companies: readonly Company[],
): Map<Entity, Company[]> {
  const meeting = new Map<string, Set<Company>>();
  if (entities.length === 0) return new Map();
  for (const company of companies) {
    for (const key of keysOf(company)) meeting.set(key, (meeting.get(key) ?? new Set()).add(company));
  }
  const found = new Map<Entity, Company[]>();
  for (const entity of entities) {
    const met = new Set(keysOf(entity).flatMap((key) => [...(meeting.get(key) ?? [])]));
    const possible = [...met].filter((company) => !isForbidden(entity, company));
    if (possible.length > 0) found.set(entity, possible);
  }
  return found;
}

/** Whether a veto of linking keeps the entity and the company apart, whatever they have in common. */
export function isForbidden(entity: Linkable, company: Linkable): boolean {
  // A caller's record never states whether the company is a branch; a register's row does.
  const branch = entity.comparable.branch || company.comparable.branch;
  const told = { ...entity, comparable: { ...entity.comparable, branch } };
  const facts = pairFacts(subjectOf(told, "entity"), subjectOf(company, "registers"), context);
  return linkVeto(facts, context.isListings) !== null;
}

function keysOf(company: Linkable): string[] {
  return linkKeys(subjectOf(company, "")).flatMap(({ kind, key }) => (MEETING.has(kind) ? key : []));
}

function subjectOf({ key, comparable }: Linkable, source: string): LinkSubject {
  return {
    source,
    sourceRecordId: key,
    comparable,
    parentLeis: [],
    lei: null,
    successorLei: null,
    category: null,
  };
}
