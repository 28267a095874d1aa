import { observeCompany, type SnapshotCitation } from "../../domain/entities/observe-company.ts";
import type { RegisterCompany } from "../../domain/register-company.ts";

/** The attributes and terms that one source of a file supplies. */
export interface SourceTally {
  readonly source: string;
  /** The licence that its rows name; null where they name none. */
  readonly licence: string | null;
  readonly companies: number;
  readonly attributes: readonly string[];
}

// Only the attributes of a row are read here, so the citation may be empty.
const uncited: SnapshotCitation = {
  sourceUrl: null,
  licence: null,
  licencePermitsResale: false,
  asOf: null,
  retrievedAt: "",
};

/** Counts, while a file is read, the attributes that each of its sources supplies. */
export class SourceTallies {
  readonly #sources = new Map<
    string,
    { licence: string | null; companies: number; attributes: Set<string> }
  >();

  add(company: RegisterCompany): void {
    let tally = this.#sources.get(company.source);
    if (!tally) {
      tally = { licence: company.licence ?? null, companies: 0, attributes: new Set() };
      this.#sources.set(company.source, tally);
    }
    tally.companies++;
    for (const { attribute } of observeCompany(company, uncited)) tally.attributes.add(attribute);
  }

  all(): SourceTally[] {
    return [...this.#sources].map(([source, tally]) => ({
      source,
      licence: tally.licence,
      companies: tally.companies,
      attributes: [...tally.attributes].sort(),
    }));
  }
}
