import type { SourceReadiness } from "../../domain/entities/project.ts";
import type { FactKind } from "../../domain/facts/fact.ts";
import type { KnownFact } from "../../domain/facts/known-fact.ts";
import type { Queryable } from "../../storage/engine/database.ts";
import {
  factsAbout,
  naturalPersonsOf,
  relationshipsTowards,
  subjectsIdentifiedBy,
} from "../../storage/registers/register-facts.ts";
import { knownFact } from "../register-install/known-facts.ts";

export interface FactReaderDependencies {
  readonly database: Queryable;
  readonly readiness: SourceReadiness;
}

/** For one company and one kind; an issuer may have tens of thousands of securities, too many to show. */
const MOST_OF_A_KIND = 500;
/** Companies that are read for one number; two are as ambiguous as a hundred. */
const CLAIMANTS = 3;

/** Facts of installed registers that one tenant may see: without sources that a licence withholds. */
export class FactReader {
  readonly #deps: FactReaderDependencies;

  constructor(deps: FactReaderDependencies) {
    this.#deps = deps;
  }

  /**
   * @param subjects identifier keys.
   * @param limit facts of one kind about one subject; those that are stated and newest come first.
   */
  async about(
    tenantId: string,
    subjects: readonly string[],
    kinds: readonly FactKind[],
    limit = MOST_OF_A_KIND,
  ): Promise<KnownFact[]> {
    const { shown } = await this.aboutWithWithheld(tenantId, subjects, { kinds, limit });
    return shown;
  }

  /** The same facts, and separately those that a licence withholds, only to state that they are withheld. */
  async aboutWithWithheld(
    tenantId: string,
    subjects: readonly string[],
    { kinds, limit = MOST_OF_A_KIND }: { readonly kinds: readonly FactKind[]; readonly limit?: number },
  ): Promise<{ readonly shown: KnownFact[]; readonly withheld: KnownFact[] }> {
    const rows = await factsAbout(this.#deps.database, subjects, { kinds, limit });
    const sources = this.withheld(tenantId);
    const facts = rows.map(knownFact);
    return {
      shown: facts.filter(({ sourceId }) => !sources.has(sourceId)),
      withheld: facts.filter(({ sourceId }) => sources.has(sourceId)),
    };
  }

  /**
   * The relationships that lead to each of these companies, by its identifier key.
   * @param limit relationships of one company; one of more has `limit` rows, those of withheld sources included.
   */
  async towards(
    tenantId: string,
    objects: readonly string[],
    limit: number,
  ): Promise<ReadonlyMap<string, { readonly read: number; readonly shown: readonly KnownFact[] }>> {
    const withheld = this.withheld(tenantId);
    const rows = await relationshipsTowards(this.#deps.database, objects, limit);
    const found = Map.groupBy(rows, ({ object }) => object);
    return new Map(
      [...found].map(([object, own]) => [
        object,
        { read: own.length, shown: own.map(knownFact).filter(({ sourceId }) => !withheld.has(sourceId)) },
      ]),
    );
  }

  /** For each identifier the companies that a source states to have it. */
  async identifiedBy(
    tenantId: string,
    identifiers: readonly string[],
  ): Promise<ReadonlyMap<string, readonly string[]>> {
    const withheld = this.withheld(tenantId);
    const rows = await subjectsIdentifiedBy(this.#deps.database, identifiers, CLAIMANTS);
    const found = new Map<string, string[]>();
    for (const { object, subject, source } of rows) {
      if (withheld.has(source)) continue;
      const subjects = found.get(object) ?? [];
      if (!subjects.includes(subject)) found.set(object, [...subjects, subject]);
    }
    return found;
  }

  /** The number of rows that name a natural person, by company; companies without such a row are left out. */
  async naturalPersons(tenantId: string, subjects: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const rows = await naturalPersonsOf(this.#deps.database, subjects, [...this.withheld(tenantId)]);
    return new Map(rows.map(({ subject, persons }) => [subject, persons]));
  }

  withheld(tenantId: string): ReadonlySet<string> {
    return this.#deps.readiness.withheldFrom?.(tenantId) ?? new Set();
  }
}
