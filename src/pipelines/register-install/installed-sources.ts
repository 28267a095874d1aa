import { type Attribute, attributes } from "../../domain/entities/attributes.ts";
import type { SourceReadiness } from "../../domain/entities/project.ts";

/** The attributes that the rows of one source supply, counted at the install. */
export interface SourceSummary {
  readonly sourceId: string;
  readonly licence: string;
  readonly permitsResale: boolean;
  readonly companies: number;
  /** Attributes that at least one of its rows supplies. */
  readonly attributes: readonly string[];
}

/** The sources of the register version in force: which attributes they can supply and on what terms. */
export class InstalledSources implements SourceReadiness {
  readonly #summaries: () => readonly SourceSummary[];

  constructor(summaries: () => readonly SourceSummary[]) {
    this.#summaries = summaries;
  }

  all(): readonly SourceSummary[] {
    return this.#summaries();
  }

  suppliersOf(attribute: string): SourceSummary[] {
    // A composite attribute is supplied where one of its parts is.
    const parts =
      attribute === "identity.identifiers"
        ? ["registration.lei", "registration.company_number"]
        : [attribute];
    return this.all().filter((summary) => parts.some((part) => summary.attributes.includes(part)));
  }

  configured(attribute: string): boolean {
    return this.suppliersOf(attribute).length > 0;
  }

  /** For each source, the attributes it supplies with the JSON Schema of their values. */
  schemas<Schema>(schemaOf: (type: Attribute["type"]) => Schema): Record<string, Record<string, Schema>> {
    const typeOf = new Map(attributes.map((entry) => [entry.name, entry.type]));
    return Object.fromEntries(
      this.all().map((summary) => [
        summary.sourceId,
        Object.fromEntries(summary.attributes.map((name) => [name, schemaOf(typeOf.get(name) ?? "string")])),
      ]),
    );
  }
}

/** One summary for each source, though several registers may have rows of it. */
export function eachSourceOnce(summaries: readonly SourceSummary[]): SourceSummary[] {
  const bySource = new Map<string, SourceSummary>();
  for (const summary of summaries) {
    const held = bySource.get(summary.sourceId);
    bySource.set(summary.sourceId, held === undefined ? summary : together(held, summary));
  }
  return [...bySource.values()];
}

/** Two licences of one source permit only uses that both permit. */
function together(one: SourceSummary, other: SourceSummary): SourceSummary {
  return {
    sourceId: one.sourceId,
    licence: one.licence === other.licence ? one.licence : `${one.licence}; ${other.licence}`,
    permitsResale: one.permitsResale && other.permitsResale,
    companies: one.companies + other.companies,
    attributes: [...new Set([...one.attributes, ...other.attributes])],
  };
}
