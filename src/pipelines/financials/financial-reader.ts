import { createHash } from "node:crypto";
import type { StoredEntity } from "../../domain/entities/project.ts";
import { companyKeys } from "../../domain/facts/company-keys.ts";
import type { ValuationFact } from "../../domain/facts/financial-facts.ts";
import { factsOfKind, type KnownFact } from "../../domain/facts/known-fact.ts";
import { type StatementInventory, statementInventory } from "../../domain/financials/inventory.ts";
import { isStatementAttribute } from "../../domain/financials/metrics.ts";
import type { FinancialGap } from "../../domain/financials/statement.ts";
import type { EntityReader, Reader } from "../entities/entity-reader.ts";
import { FactReader, type FactReaderDependencies } from "../facts/fact-reader.ts";

/** The most facts read of one kind about one number: a filer of thirty years has a third of this. */
const MOST_FACTS = 5_000;

const digest = (text: string): string => createHash("sha256").update(text).digest("hex");

export interface ReadInventory extends StatementInventory {
  /** Whether more facts are stored than were read; the oldest are then missing. */
  readonly truncated: boolean;
}

/** The facts that installed registers state of an entity's accounts and value, as a tenant may see them. */
export class FinancialReader {
  readonly #entities: EntityReader;
  readonly #facts: FactReader;

  constructor({ entities, ...deps }: FactReaderDependencies & { readonly entities: EntityReader }) {
    this.#entities = entities;
    this.#facts = new FactReader(deps);
  }

  /** @param asOf calendar date up to which filings count; null: all. */
  async statements(reader: Reader, entity: StoredEntity, asOf: string | null): Promise<ReadInventory> {
    const { facts, truncated, gaps } = await this.#read(reader, entity, "financial_statement");
    const statements = factsOfKind(facts, "financial_statement");
    const inventory = statementInventory(statements, { asOf, digest, now: reader.now });
    return { ...inventory, truncated, gaps: [...gaps, ...inventory.gaps] };
  }

  async valuations(
    reader: Reader,
    entity: StoredEntity,
  ): Promise<{
    readonly valuations: readonly KnownFact<ValuationFact>[];
    readonly gaps: readonly FinancialGap[];
  }> {
    const { facts, gaps } = await this.#read(reader, entity, "valuation");
    return { valuations: factsOfKind(facts, "valuation"), gaps };
  }

  async #read(reader: Reader, entity: StoredEntity, kind: "financial_statement" | "valuation") {
    const keys = companyKeys(this.#entities.visible(reader, entity));
    const { tenantId } = reader;
    const facts = await this.#facts.about(tenantId, keys, [kind], MOST_FACTS);
    const bySubject = Map.groupBy(facts, ({ subject }) => subject);
    const withheld = withheldSources(entity, { kind, withheld: this.#facts.withheld(tenantId) });
    const truncated = [...bySubject.values()].some((about) => about.length >= MOST_FACTS);
    const gaps: FinancialGap[] = withheld.map((source_id) => ({
      code: "withheld_by_licence",
      detail: "the licence of this source forbids showing what it states",
      source_id,
    }));
    if (truncated)
      gaps.push({ code: "truncated", detail: `more than ${MOST_FACTS} facts; the oldest are not read` });
    return { facts: unique(facts), truncated, gaps };
  }
}

/** A fact that is stated about several of the entity's numbers counts once. */
function unique(facts: readonly KnownFact[]): KnownFact[] {
  const seen = new Map<string, KnownFact>();
  for (const fact of facts) {
    const key = JSON.stringify([
      fact.sourceId,
      fact.providerRecordId,
      fact.validTo,
      fact.stated,
      fact.content,
    ]);
    if (!seen.has(key)) seen.set(key, fact);
  }
  return [...seen.values()];
}

/** The withheld sources whose figures of this kind the entity's golden record would show. */
function withheldSources(
  { observations }: StoredEntity,
  {
    kind,
    withheld,
  }: { readonly kind: "financial_statement" | "valuation"; readonly withheld: ReadonlySet<string> },
): string[] {
  const sources = observations
    .filter(({ attribute, valid_to }) => valid_to === null && attribute.startsWith("financials."))
    .filter(({ attribute }) => isStatementAttribute(attribute) === (kind === "financial_statement"))
    .map(({ source_id }) => source_id);
  return [...new Set(sources)].filter((source) => withheld.has(source)).sort();
}
