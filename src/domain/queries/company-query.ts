/** Typed queries over a tenant's entities: filters, each a field, an operator and a value, combined with AND. */
import { foldSearchText } from "../entities/listing.ts";
import { parseCountry } from "../places/parse-country.ts";
import { registrableDomain } from "../web/registrable-domain.ts";

/** Every field of a query with its operators; `sortable` fields order the answer (specification §2.5). */
export const searchFields = [
  { field: "identity.legal_name", operators: ["eq", "contains", "in"], sortable: false },
  { field: "digital.domain", operators: ["eq", "in"], sortable: false },
  { field: "location.country", operators: ["eq", "in"], sortable: false },
  { field: "entity_id", operators: ["eq", "in"], sortable: true },
  { field: "created_at", operators: ["gte", "lte"], sortable: true },
] as const;

type TextField = Exclude<(typeof searchFields)[number]["field"], "created_at">;

/** One condition, as a caller writes it. */
export type QueryFilter =
  | { readonly field: TextField; readonly operator: "eq"; readonly value: string }
  | { readonly field: TextField; readonly operator: "in"; readonly value: readonly string[] }
  | { readonly field: "identity.legal_name"; readonly operator: "contains"; readonly value: string }
  | { readonly field: "created_at"; readonly operator: "gte" | "lte"; readonly value: string };

/** The conditions of a query in the form of storage; null restricts nothing, an empty list leaves nothing. */
export interface CompanyQuery {
  /** Folded legal names. */
  readonly names: readonly string[] | null;
  /** Folded texts that the legal name contains, all of them. */
  readonly contained: readonly string[];
  /** Registrable domains. */
  readonly domains: readonly string[] | null;
  /** ISO 3166-1 alpha-2 codes, or texts that name no country. */
  readonly countries: readonly string[] | null;
  readonly entityIds: readonly string[] | null;
  /** RFC 3339, inclusive. */
  readonly createdFrom: string | null;
  readonly createdTo: string | null;
}

/** The values of an entity that a query compares. */
export interface ComparedEntity {
  readonly entityId: string;
  readonly legalName: string | null;
  readonly domain: string | null;
  readonly country: string | null;
}

/** The query of these filters. A name that folds to nothing equals and is contained in no name. */
export function companyQuery(filters: readonly QueryFilter[]): CompanyQuery {
  const allowed = (field: TextField, normal: (value: string) => string): readonly string[] | null => {
    const sets = filters.flatMap((filter) => {
      if (filter.field !== field || filter.operator === "contains") return [];
      const values = typeof filter.value === "string" ? [filter.value] : filter.value;
      return [values.map(normal).filter((value) => value !== "")];
    });
    if (sets.length === 0) return null;
    return [...new Set(sets[0])].filter((value) => sets.every((set) => set.includes(value)));
  };
  const moments = (operator: "gte" | "lte") =>
    filters
      .flatMap((filter) => (filter.operator === operator ? [filter.value] : []))
      .sort((a, b) => Date.parse(a) - Date.parse(b));
  const contained = filters.flatMap((filter) =>
    filter.operator === "contains" ? [foldSearchText(filter.value)] : [],
  );
  return {
    names: contained.includes("") ? [] : allowed("identity.legal_name", foldSearchText),
    contained: [...new Set(contained)],
    domains: allowed("digital.domain", domainOf),
    countries: allowed("location.country", countryOf),
    entityIds: allowed("entity_id", (value) => value),
    createdFrom: moments("gte").at(-1) ?? null,
    createdTo: moments("lte")[0] ?? null,
  };
}

/** Whether no entity can meet the query. */
export function isEmpty({
  names,
  domains,
  countries,
  entityIds,
  createdFrom,
  createdTo,
}: CompanyQuery): boolean {
  if ([names, domains, countries, entityIds].some((set) => set?.length === 0)) return true;
  return createdFrom !== null && createdTo !== null && Date.parse(createdFrom) > Date.parse(createdTo);
}

/** Whether an entity with these values meets the query, its moments apart, which never change. */
export function meetsQuery(query: CompanyQuery, entity: ComparedEntity): boolean {
  const name = foldSearchText(entity.legalName ?? "");
  return (
    isAllowed(query.names, name) &&
    query.contained.every((text) => name.includes(text)) &&
    isAllowed(query.domains, entity.domain) &&
    isAllowed(query.countries, entity.country) &&
    isAllowed(query.entityIds, entity.entityId)
  );
}

function isAllowed(set: readonly string[] | null, value: string | null): boolean {
  return set === null || (value !== null && set.includes(value));
}

function domainOf(value: string): string {
  return registrableDomain(value)?.domain ?? value.trim().toLowerCase();
}

function countryOf(value: string): string {
  return parseCountry(value) ?? value.trim();
}
