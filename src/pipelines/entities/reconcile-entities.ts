/**
 * Exact look-up of the tenant's entities by identifiers in normal form: LEI, then registration number, then
 * domain. The first identifier with a holder settles the item; with several holders it is ambiguous. The
 * retrieval keys find possible holders (they are hashes); the stored comparable confirms them.
 */

import { storedObservations } from "../../contract/stored/observations.ts";
import type { Observation } from "../../domain/entities/observation.ts";
import { conflicting } from "../../domain/identifiers/conflicting.ts";
import type { Identifier } from "../../domain/identifiers/identifier.ts";
import { identifierKey } from "../../domain/identifiers/identifier-key.ts";
import { recordIdentifiers } from "../../domain/identifiers/record-identifiers.ts";
import { unpackCandidate } from "../../domain/matching/packed/packed-candidate.ts";
import type { CompanyRecord } from "../../domain/record.ts";
import { type RetrievalSubject, retrievalKeys } from "../../domain/retrieval/keys.ts";
import { registrableDomain } from "../../domain/web/registrable-domain.ts";
import type { Queryable } from "../../storage/engine/database.ts";
import { type EntityRow, findEntitiesByNumber } from "../../storage/entities/catalogue.ts";
import { entityKey, entityNumber } from "../../storage/entities/entity-keys.ts";
import { findHolders, numbersOf } from "../../storage/entities/holders.ts";

export interface ReconcileItem {
  readonly lei?: string | undefined;
  readonly registration_number?: string | undefined;
  /** The jurisdiction that issued the number; always present with a number. */
  readonly jurisdiction?: string | undefined;
  readonly domain?: string | undefined;
}

export type MatchedBy = "lei" | "registration_number" | "domain";

export interface Reconciled {
  readonly entityId: string | null;
  readonly matchedBy: MatchedBy | null;
  /** Sorted; at most `HOLDERS_SHOWN`. */
  readonly ambiguousEntityIds: readonly string[];
}

/** A domain that more entities than this share identifies none of them and is clearly ambiguous. */
const HOLDERS_SHOWN = 100;
const ENTITIES_READ = 200;

/** The query of one identifier of an item: its keys, and a test whether an entity really holds it. */
interface Probe {
  readonly by: MatchedBy;
  readonly keys: readonly string[];
  readonly holds: (entity: Holder) => boolean;
}

interface Holder {
  readonly entityId: string;
  readonly identifiers: ReadonlySet<string>;
  readonly domains: ReadonlySet<string>;
}

/** One answer for each item, in their order. */
export async function reconcileEntities(
  db: Queryable,
  tenantId: string,
  items: readonly ReconcileItem[],
): Promise<Reconciled[]> {
  const probes = items.map(probesOf);
  const wanted = [...new Set(probes.flat().flatMap((probe) => probe.keys))];
  if (wanted.length === 0) return items.map(() => nobody);
  // One more row than is shown, and room for hash collisions.
  const rows = await findHolders(db, tenantId, wanted, 2 * HOLDERS_SHOWN);
  const held = new Map(rows.map((row) => [row.asked, numbersOf(row)]));
  const holders = await readHolders(db, tenantId, [...new Set([...held.values()].flat())]);
  return probes.map((ofItem) => settle(ofItem, held, holders));
}

const nobody: Reconciled = { entityId: null, matchedBy: null, ambiguousEntityIds: [] };

function settle(
  probes: readonly Probe[],
  held: ReadonlyMap<string, readonly number[]>,
  holders: ReadonlyMap<number, Holder>,
): Reconciled {
  for (const { by, keys, holds } of probes) {
    const near = [...new Set(keys.flatMap((key) => held.get(key) ?? []))].flatMap(
      (number) => holders.get(number) ?? [],
    );
    const ids = near
      .filter(holds)
      .map(({ entityId }) => entityId)
      .sort();
    if (ids.length === 1) return { entityId: ids[0]!, matchedBy: by, ambiguousEntityIds: [] };
    if (ids.length > 1) {
      return { entityId: null, matchedBy: by, ambiguousEntityIds: ids.slice(0, HOLDERS_SHOWN) };
    }
  }
  return nobody;
}

function probesOf(item: ReconcileItem): Probe[] {
  const { lei, registration_number, jurisdiction, domain } = item;
  return [
    ...probe("lei", lei === undefined ? [] : recordIdentifiers({ lei })),
    ...probe(
      "registration_number",
      registration_number === undefined || jurisdiction === undefined
        ? []
        : recordIdentifiers({ registration_number, jurisdiction }),
    ),
    ...(domain === undefined ? [] : domainProbe(domain)),
  ];
}

function probe(by: MatchedBy, readings: readonly Identifier[]): Probe[] {
  // A text without the form of its scheme identifies no entity; a number with its court says more than
  // without.
  const shaped = readings.filter((identifier) => identifier.wellFormed);
  const strong = shaped.filter((identifier) => identifier.strength === "strong");
  const identifiers = strong.length > 0 ? strong : shaped;
  if (identifiers.length === 0) return [];
  const values = identifiers.map(identifierKey);
  const keys = keysOf({ names: [], identifiers }, "identifier");
  return [{ by, keys, holds: (entity) => values.some((value) => entity.identifiers.has(value)) }];
}

function domainProbe(text: string): Probe[] {
  const found = registrableDomain(text);
  if (!found) return [];
  const keys = keysOf({ names: [], domains: [found] }, "domain");
  return [{ by: "domain", keys, holds: (entity) => entity.domains.has(found.domain) }];
}

function keysOf(subject: RetrievalSubject, field: "identifier" | "domain"): string[] {
  return retrievalKeys(subject, "query").flatMap((key) => (key.field === field ? [entityKey(key.key)] : []));
}

async function readHolders(
  db: Queryable,
  tenantId: string,
  numbers: readonly number[],
): Promise<Map<number, Holder>> {
  const holders = new Map<number, Holder>();
  for (let from = 0; from < numbers.length; from += ENTITIES_READ) {
    const rows = await findEntitiesByNumber(db, tenantId, numbers.slice(from, from + ENTITIES_READ));
    for (const row of rows) holders.set(entityNumber(row.entity_id), holderOf(row));
  }
  return holders;
}

function holderOf(row: EntityRow): Holder {
  const { comparable } = unpackCandidate(row.comparable);
  const observations = storedObservations(row.observations);
  const claimed = identifiersSaid(observations, "caller");
  const registered = identifiersSaid(observations, "register");
  // An identifier that only a caller claims and a register contradicts is not the company's.
  const refuted = (identifier: Identifier): boolean =>
    claimed.some((claim) => identifierKey(claim) === identifierKey(identifier)) &&
    !registered.some((known) => identifierKey(known) === identifierKey(identifier)) &&
    registered.some((known) => conflicting(identifier, known));
  const held = comparable.identifiers.filter((identifier) => !refuted(identifier));
  return {
    entityId: row.entity_id,
    identifiers: new Set(held.map(identifierKey)),
    domains: new Set(comparable.domains.map(({ domain }) => domain)),
  };
}

function identifiersSaid(observations: readonly Observation[], kind: "caller" | "register"): Identifier[] {
  const said = observations.filter(({ source_kind, valid_to }) => source_kind === kind && valid_to === null);
  const rows = Map.groupBy(said, ({ source_id, provider_record_id, record_id }) =>
    JSON.stringify([source_id, provider_record_id, record_id]),
  );
  return [...rows.values()].flatMap((row) => {
    const textOf = (attribute: string): string | undefined => {
      const value = row.find((observation) => observation.attribute === attribute)?.value;
      return typeof value === "string" ? value : undefined;
    };
    const record: Record<string, string | undefined> = {
      lei: textOf("registration.lei"),
      registration_number: textOf("registration.company_number"),
      jurisdiction: textOf("registration.jurisdiction"),
      country: textOf("location.country"),
    };
    const given = Object.entries(record).filter(([, value]) => value !== undefined);
    return recordIdentifiers(Object.fromEntries(given) as CompanyRecord);
  });
}
