import type { Comparable } from "../matching/comparable/comparable.ts";
import { comparableOfCompany } from "../matching/comparable/comparable-of.ts";
import { isDecisive } from "../matching/compare/pair-evidence.ts";
import type { RegisterCompany } from "../register-company.ts";

/** One row of one register, with the fields that linking compares. */
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

/** Orders rows by source, then by id. */
export function compareSubjects(
  a: Pick<LinkSubject, "source" | "sourceRecordId">,
  b: Pick<LinkSubject, "source" | "sourceRecordId">,
): number {
  return compareText(a.source, b.source) || compareText(a.sourceRecordId, b.sourceRecordId);
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** A source keeps numbers when more than this share of its rows has a decisive identifier. */
const MOST_UNNUMBERED = 0.1;

/** Counts a source's rows with tickers and with identifiers, to tell an exchange's list from a register. */
export class SourceProfile {
  #rows = 0;
  #listed = 0;
  #identified = 0;

  add(comparable: Comparable): void {
    this.#rows++;
    if (comparable.identifiers.some(({ scheme }) => scheme === "ticker")) this.#listed++;
    if (comparable.identifiers.some(isDecisive)) this.#identified++;
  }

  /** Whether the source tells companies apart by register numbers or the like, so that it has each once. */
  keepsNumbers(): boolean {
    return this.#identified > MOST_UNNUMBERED * this.#rows;
  }

  /** Whether the rows are listings (tickers, but no company identifiers), so one company may have several. */
  isListings(): boolean {
    return this.#listed >= 0.9 * this.#rows && this.#identified <= 0.01 * this.#rows;
  }
}
