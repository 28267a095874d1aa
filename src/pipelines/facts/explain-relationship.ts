/** The shortest paths between two of a tenant's entities over stored relationships, as values that can be kept. */
import { gap, type PathGap, pathView } from "../../domain/ownership/explain-paths.ts";
import type { Database } from "../../storage/engine/database.ts";
import type { Reader } from "../entities/entity-reader.ts";
import type { KnownCompany } from "./company-knowledge.ts";
import { entitiesBehind } from "./entities-behind.ts";
import { FactReader, type FactReaderDependencies } from "./fact-reader.ts";
import { type ConnectionSearch, searchConnections } from "./search-connections.ts";

export type ExplainDependencies = FactReaderDependencies & { readonly database: Database };

export interface RelationshipQuestion {
  readonly left: KnownCompany;
  readonly right: KnownCompany;
  /** `YYYY-MM-DD`; today where it is not given. */
  readonly asOf: string | undefined;
  readonly maxHops: number;
  readonly limit: number;
}

/** Keys of companies on the paths for which the tenant's own entities are looked for. */
const MOST_LOOKED_FOR = 400;

export async function explainRelationship(
  deps: ExplainDependencies,
  reader: Reader,
  { left, right, asOf, maxHops, limit }: RelationshipQuestion,
) {
  const { tenantId, now } = reader;
  const asked = {
    left_entity_id: left.entity.entityId,
    right_entity_id: right.entity.entityId,
    as_of: asOf ?? now.toISOString().slice(0, 10),
    max_hops: maxHops,
  };
  const unknown = [left, right].filter(({ keys }) => keys.length === 0);
  if (unknown.length > 0) {
    const gaps = unknown.map(({ entity }) => ({
      ...gap("no_company_identifier", 1),
      entity_id: entity.entityId,
    }));
    return { ...asked, paths: [], found: false, truncated: false, gaps };
  }
  const question = { left: left.keys, right: right.keys, day: asked.as_of, maxHops, limit };
  const search = await searchConnections({ reader: new FactReader(deps), tenantId }, question);
  const entityIdOf = await ownEntities(deps, reader, { search, left, right });
  return {
    ...asked,
    paths: search.paths.map((steps) => pathView(steps, { now, entityIdOf })),
    found: search.paths.length > 0,
    truncated: search.more || search.hubs.length > 0 || search.unread > 0,
    gaps: gapsOf(search, entityIdOf),
  };
}

/** Which of the tenant's entities the companies on the paths and the hubs are. */
async function ownEntities(
  { database }: ExplainDependencies,
  { tenantId }: Reader,
  {
    search: { graph, paths, hubs },
    left,
    right,
  }: { readonly search: ConnectionSearch; readonly left: KnownCompany; readonly right: KnownCompany },
): Promise<(company: string) => string | null> {
  const ends = new Map([right, left].map(({ keys, entity }) => [graph.companyOf(keys[0]!), entity.entityId]));
  const companies = [...new Set([...paths.flat().flatMap(({ from, to }) => [from, to]), ...hubs])];
  const keys = companies.filter((company) => !ends.has(company)).flatMap((company) => graph.keysOf(company));
  const held = await entitiesBehind(database, tenantId, keys.slice(0, MOST_LOOKED_FOR));
  return (company) =>
    ends.get(company) ??
    graph
      .keysOf(company)
      .map((key) => held.get(key))
      .find((id) => id !== undefined) ??
    null;
}

function gapsOf(
  { graph, paths, hubs, unread, naturalPersons, withheld }: ConnectionSearch,
  entityIdOf: (company: string) => string | null,
): PathGap[] {
  const counted = (reason: PathGap["reason"], count: number) => (count > 0 ? [gap(reason, count)] : []);
  return [
    ...(paths[0]?.length === 0 ? [gap("same_company", 1)] : []),
    ...hubs.map((key) => gap("too_many_relationships", 1, { key, entityId: entityIdOf(key) })),
    ...counted("reading_limit", unread),
    ...[...graph.unused()].sort().map(([reason, count]) => gap(reason, count)),
    ...counted("natural_persons_excluded", naturalPersons),
    ...counted("withheld_by_licence", withheld),
  ];
}
