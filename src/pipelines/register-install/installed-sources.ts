import { type Attribute, attributes } from "../../domain/golden/attributes.ts";
import type { SourceReadiness } from "../../domain/golden/project.ts";

/** What one installed source says about its companies, counted when the index was built. */
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
    // The composite stands wherever one of its parts does.
    const parts =
      attribute === "identity.identifiers"
        ? ["registration.lei", "registration.company_number"]
        : [attribute];
    return this.#summaries().filter((summary) => parts.some((part) => summary.attributes.includes(part)));
  }

  configured(attribute: string): boolean {
    return this.suppliersOf(attribute).length > 0;
  }

  /** For each source, the attributes it supplies with the JSON Schema of their values. */
  schemas<Schema>(schemaOf: (type: Attribute["type"]) => Schema): Record<string, Record<string, Schema>> {
    const typeOf = new Map(attributes.map((entry) => [entry.name, entry.type]));
    return Object.fromEntries(
      this.#summaries().map((summary) => [
        summary.sourceId,
        Object.fromEntries(summary.attributes.map((name) => [name, schemaOf(typeOf.get(name) ?? "string")])),
      ]),
    );
  }
}
