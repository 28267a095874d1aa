import type { Comparable } from "../matching/comparable/comparable.ts";
import { comparableOfCompany } from "../matching/comparable/comparable-of.ts";
import { isDecisive } from "../matching/compare/pair-evidence.ts";
import type { RegisterCompany } from "../register-company.ts";

/** One row of one register, as linking compares it. */
export interface LinkSubject {
  readonly source: string;
  readonly sourceRecordId: string;
  readonly comparable: Comparable;
  /** LEIs of parents, as the row or a relationship file gives them. */
  readonly parentLeis: readonly string[];
  readonly lei: string | null;
  readonly successorLei: string | null;
  readonly category: RegisterCompany["category"] | null;
}

/** @param parentLeis parents, head offices and managing funds of the row's LEI from relationship files. */
export function linkSubject(company: RegisterCompany, parentLeis: readonly string[] = []): LinkSubject {
  const own = [company.parentLei, company.ultimateParentLei].filter((lei) => lei !== undefined);
  return {
    source: company.source,
    sourceRecordId: company.sourceRecordId,
    comparable: comparableOfCompany(company),
    parentLeis: [...own, ...parentLeis].filter((lei) => lei !== company.lei),
    lei: company.lei ?? null,
    successorLei: company.successorLei ?? null,
    category: company.category ?? null,
  };
}

/** Order of rows that depends on nothing but the rows: by source, then by id. */
export function compareSubjects(
  a: Pick<LinkSubject, "source" | "sourceRecordId">,
  b: Pick<LinkSubject, "source" | "sourceRecordId">,
): number {
  return compareText(a.source, b.source) || compareText(a.sourceRecordId, b.sourceRecordId);
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Share of rows with an identifier up to which a list mentions them where it happens to know them. */
const MOST_UNNUMBERED = 0.1;

/** What a source's rows have, counted to tell an exchange's list from a register of companies. */
export class SourceProfile {
  #rows = 0;
  #listed = 0;
  #identified = 0;

  add(comparable: Comparable): void {
    this.#rows++;
    if (comparable.identifiers.some(({ scheme }) => scheme === "ticker")) this.#listed++;
    if (comparable.identifiers.some(isDecisive)) this.#identified++;
  }

  /** Whether companies are told apart by register numbers or the like, so that each stands there once. */
  keepsNumbers(): boolean {
    return this.#identified > MOST_UNNUMBERED * this.#rows;
  }

  /** Whether the rows are listings: tickers everywhere and no company identifiers, so one company may have several. */
  isListings(): boolean {
    return this.#listed >= 0.9 * this.#rows && this.#identified <= 0.01 * this.#rows;
  }
}
