import type { Comparable } from "../matching/comparable/comparable.ts";
import type { Script } from "../names/analyse/analysed-name.ts";

/** Numbers of companies by the scripts of their names: the scripts in the order of the alphabet, with blanks between. */
type Counts = Record<string, number>;

/** The scripts in which companies are registered: of all, and by country (ISO 3166-1 alpha-2). */
export interface ScriptCounts {
  readonly all: Readonly<Counts>;
  readonly countries: Readonly<Record<string, Readonly<Counts>>>;
}

/** The companies that a search covers. */
export interface Coverage {
  /** Number of companies in the registers; 0 where none are installed. */
  readonly listed: number;
  readonly scripts: ScriptCounts;
}

export const NO_REGISTERS: Coverage = { listed: 0, scripts: { all: {}, countries: {} } };

/** Counts the scripts of companies, one company after another. */
export class ScriptCounter {
  readonly #all: Counts = {};
  readonly #countries: Record<string, Counts> = {};
  /** Complete once the last company is counted. */
  readonly counts: ScriptCounts = { all: this.#all, countries: this.#countries };

  add({ names, countries }: Pick<Comparable, "names" | "countries">): void {
    const scripts = [...new Set(names.map(({ analysed }) => analysed.script))].sort().join(" ");
    for (const country of new Set(countries)) {
      this.#countries[country] ??= {};
      count(this.#countries[country], scripts);
    }
    count(this.#all, scripts);
  }
}

function count(counts: Counts, scripts: string): void {
  counts[scripts] = (counts[scripts] ?? 0) + 1;
}

/**
 * The share of companies, 0..1, that are registered under a name in one of the scripts; null where no company of these
 * countries is registered. A company of two countries counts in each.
 * @param countries ISO 3166-1 alpha-2; none: companies of any country.
 */
export function shareInScripts(
  { all, countries: of }: ScriptCounts,
  countries: readonly string[],
  scripts: readonly Script[],
): number | null {
  const counted = countries.length === 0 ? [all] : countries.map((country) => of[country] ?? {});
  let companies = 0;
  let named = 0;
  for (const [written, number] of counted.flatMap(Object.entries<number>)) {
    companies += number;
    if (written.split(" ").some((script) => scripts.includes(script as Script))) named += number;
  }
  return companies === 0 ? null : named / companies;
}
