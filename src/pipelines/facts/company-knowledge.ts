import { goldenRecord } from "../../domain/entities/golden-record.ts";
import type { Observation } from "../../domain/entities/observation.ts";
import type { StoredEntity } from "../../domain/entities/project.ts";
import { companyKeys } from "../../domain/facts/company-keys.ts";
import type { FactKind, IdentifierFact } from "../../domain/facts/fact.ts";
import { factsOfKind, type KnownFact } from "../../domain/facts/known-fact.ts";
import { identifierKey } from "../../domain/identifiers/identifier-key.ts";
import {
  type CrosswalkScheme,
  crosswalkIdentifiers,
  crosswalkSchemes,
} from "../../domain/identity/crosswalk-identifiers.ts";
import { MOST_HOPS, replacements, successorKey } from "../../domain/identity/succession.ts";
import { crosswalkOwnership, type OwnershipQuestion } from "../../domain/ownership/ownership-of.ts";
import type { Database } from "../../storage/engine/database.ts";
import { factRegisters } from "../../storage/registers/register-facts.ts";
import type { EntityReader, Reader } from "../entities/entity-reader.ts";
import type { SourceStates } from "../entities/source-states.ts";
import type { InstalledSources } from "../register-install/installed-sources.ts";
import { entitiesBehind } from "./entities-behind.ts";
import { FactReader } from "./fact-reader.ts";
import { loadOwnership } from "./load-ownership.ts";

export interface CompanyKnowledgeDependencies {
  readonly database: Database;
  readonly entities: EntityReader;
  readonly sources: InstalledSources;
  readonly readiness: SourceStates;
}

/** A tenant's entity with the keys under which facts about it are stated. */
export interface KnownCompany {
  readonly entity: StoredEntity;
  /** The observations that the tenant may be shown. */
  readonly observations: readonly Observation[];
  readonly keys: readonly string[];
}

export interface Asked {
  /** `YYYY-MM-DD`; today where it is not given. */
  readonly asOf: string | undefined;
  readonly maxHops: number;
}

/** Formats that supply a scheme through facts alone, with the source that they cite. */
const SCHEMES_OF_FORMATS: Readonly<
  Record<string, { readonly scheme: CrosswalkScheme; readonly source: string }>
> = {
  "gleif-isin": { scheme: "isin", source: "gleif_isin" },
  "gleif-bic": { scheme: "bic", source: "gleif_bic" },
};

/** The tenant's own entities are searched for at most this many companies of a graph. */
const MOST_LOOKED_FOR = 100;

/** Stored facts of a tenant's companies beyond their golden records: local reads, no model and no network. */
export class CompanyKnowledge {
  readonly #deps: CompanyKnowledgeDependencies & { readonly facts: FactReader };

  constructor(deps: CompanyKnowledgeDependencies) {
    this.#deps = { ...deps, facts: new FactReader(deps) };
  }

  /** null where the tenant has no such entity. */
  async find(reader: Reader, entityId: string): Promise<KnownCompany | null> {
    const [entity] = await this.#deps.entities.find(reader, [entityId]);
    if (!entity) return null;
    const observations = this.#deps.entities.visible(reader, entity);
    return { entity, observations, keys: companyKeys(observations) };
  }

  /** Facts about the company itself. */
  async factsOf(
    { tenantId }: Reader,
    { keys }: KnownCompany,
    kinds: readonly FactKind[],
  ): Promise<KnownFact[]> {
    return this.#deps.facts.about(tenantId, keys, kinds);
  }

  /** Facts about the identifiers that took the place of these, hop by hop: one statement for each. */
  async successors(
    { tenantId }: Reader,
    own: readonly KnownFact<IdentifierFact>[],
  ): Promise<KnownFact<IdentifierFact>[]> {
    const passed = new Set(own.map(({ content }) => identifierKey(content)));
    const found: KnownFact<IdentifierFact>[] = [];
    let from = own;
    for (let hop = 1; hop < MOST_HOPS; hop++) {
      const keys = new Set(replacements(from).map(successorKey));
      const wanted = [...keys].filter((key): key is string => key !== null && !passed.has(key));
      if (wanted.length === 0) break;
      const next = wanted.slice(0, MOST_LOOKED_FOR);
      for (const key of next) passed.add(key);
      const facts = await this.#deps.facts.about(tenantId, next, ["identifier"]);
      from = factsOfKind(facts, "identifier").filter(
        ({ subject, content }) => subject === identifierKey(content),
      );
      found.push(...from);
    }
    return found;
  }

  /** The same facts, and the sources of facts that a licence withholds from the reader. */
  async allFactsOf({ tenantId }: Reader, { keys }: KnownCompany, kinds: readonly FactKind[]) {
    return this.#deps.facts.aboutWithWithheld(tenantId, keys, { kinds });
  }

  async ownership(reader: Reader, company: KnownCompany, asked: Asked): Promise<OwnershipQuestion> {
    const { tenantId, now } = reader;
    const graph = await loadOwnership({ reader: this.#deps.facts, tenantId }, company.keys, asked.maxHops);
    const entityIds = await this.#entitiesBehind(tenantId, [...graph.nodes.keys()], company);
    return {
      graph,
      day: asked.asOf ?? now.toISOString().slice(0, 10),
      maxHops: asked.maxHops,
      view: { now, entityIds },
    };
  }

  async crosswalk(reader: Reader, company: KnownCompany, asked: Asked) {
    const question = await this.ownership(reader, company, asked);
    const facts = await this.factsOf(reader, company, ["identifier"]);
    const { identifiers, truncated } = crosswalkIdentifiers(
      company.observations,
      factsOfKind(facts, "identifier"),
      reader.now,
    );
    const { record } = goldenRecord(company.observations, reader.now);
    return {
      entity_id: company.entity.entityId,
      legal_name: (record["identity.legal_name"] as string | undefined) ?? null,
      identifiers,
      identifiers_truncated: truncated,
      checked_and_empty: await this.#empty(reader.tenantId, new Set(identifiers.map(({ scheme }) => scheme))),
      ownership: crosswalkOwnership(question),
    };
  }

  /** The reason why a scheme has no value: searched and not found, supplied by no source, or not readable. */
  async #empty(tenantId: string, found: ReadonlySet<CrosswalkScheme>) {
    const { database, sources, readiness } = this.#deps;
    const formats = await factRegisters(database);
    const withheld = readiness.withheldFrom?.(tenantId) ?? new Set<string>();
    const schemes = (Object.entries(crosswalkSchemes) as [CrosswalkScheme, string | null][]).filter(
      ([scheme]) => !found.has(scheme),
    );
    return schemes.map(([scheme, attribute]) => {
      const byFacts = formats.flatMap(({ format }) => {
        const supplied = SCHEMES_OF_FORMATS[format];
        return supplied?.scheme === scheme ? [supplied.source] : [];
      });
      const byRows = attribute === null ? [] : sources.suppliersOf(attribute).map(({ sourceId }) => sourceId);
      const wired = [...new Set([...byFacts, ...byRows])].sort();
      const readable = wired.filter((source) => !withheld.has(source));
      const unavailable = attribute !== null && readiness.unavailable(attribute);
      return { scheme, ...meaningOf({ wired, readable, unavailable }) };
    });
  }

  /** Which of the tenant's entities hold one of these identifiers, by identifier key. */
  async #entitiesBehind(
    tenantId: string,
    keys: readonly string[],
    { entity, keys: own }: KnownCompany,
  ): Promise<ReadonlyMap<string, string>> {
    const others = keys.filter((key) => !own.includes(key)).slice(0, MOST_LOOKED_FOR);
    const held = await entitiesBehind(this.#deps.database, tenantId, others);
    return new Map([...held, ...own.map((key) => [key, entity.entityId] as const)]);
  }
}

function meaningOf({
  wired,
  readable,
  unavailable,
}: {
  readonly wired: readonly string[];
  readonly readable: readonly string[];
  readonly unavailable: boolean;
}) {
  if (unavailable) {
    const detail = "A register that supplies it is in force and cannot be read by this process yet.";
    return { status: "source_unavailable", sources: readable, detail };
  }
  if (readable.length > 0)
    return {
      status: "not_found",
      sources: readable,
      detail: "No installed source has a value for this company.",
    };
  if (wired.length > 0)
    return {
      status: "not_checked",
      sources: [],
      detail: "The sources that supply it are withheld by their licence.",
    };
  return { status: "not_configured", sources: [], detail: "No installed source supplies the scheme." };
}
