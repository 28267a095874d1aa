import type { StatedFact } from "../../domain/facts/fact.ts";
import type { FinancialStatementFact, StatedAmount } from "../../domain/facts/financial-facts.ts";
import type { FiledValue, TagValues } from "./companyfacts-values.ts";

/** No filer has more values: a larger document is damaged or an attack. */
const MAX_VALUES = 200_000;

interface Figures {
  readonly of: FiledValue;
  readonly amounts: StatedAmount[];
}

/** Gathers the amounts of one filer, filing by filing and period by period. */
export class FilerValues {
  readonly #periods = new Map<string, Figures>();
  #values = 0;
  #faulty = 0;
  #firstFaulty: string | undefined;

  /** The amounts of one concept, such as `us-gaap:Assets`. */
  add(concept: string, { values, faulty }: TagValues): void {
    this.#values += values.length;
    this.#faulty += faulty;
    if (faulty > 0) this.#firstFaulty ??= concept;
    if (this.isTooLarge) return;
    for (const value of values) {
      const { accession, start, end, currency, filed } = value;
      const key = `${accession} ${start ?? ""} ${end} ${currency} ${filed}`;
      const period = this.#periods.get(key) ?? { of: value, amounts: [] };
      this.#periods.set(key, period);
      period.amounts.push({ concept, value: value.value, unit: currency });
    }
  }

  get isTooLarge(): boolean {
    return this.#values > MAX_VALUES;
  }

  /** The fault of some of the amounts, in words that repeat no amount. */
  get fault(): string | undefined {
    if (this.#faulty === 0) return undefined;
    return `${this.#faulty} amounts have no day, filing or exact number, the first of ${this.#firstFaulty}`;
  }

  /** One fact for each period that a filing states, in the order of filing. */
  facts(cik: string): StatedFact[] {
    return [...this.#periods.values()].map((figures) => factOf(figures, cik)).sort(byFiling);
  }
}

function factOf({ of, amounts }: Figures, cik: string): StatedFact {
  const content: FinancialStatementFact = {
    kind: "financial_statement",
    assembly: "filed_values",
    ...(of.start === null ? {} : { periodStart: of.start }),
    periodEnd: of.end,
    filedOn: of.filed,
    accession: of.accession,
    ...(of.form === null ? {} : { form: of.form }),
    // Companyfacts does not state whether an amount is the group's or the legal entity's.
    scope: "unknown",
    basis: "reported",
    currency: of.currency,
    amounts: withoutConflicts(amounts),
  };
  return {
    subject: { scheme: "cik", value: cik.padStart(10, "0") },
    content,
    asOf: of.filed,
    sourceUrl: filingPage(cik, of.accession),
  };
}

/** A filing with two amounts of one concept for one period gives no usable amount of that concept. */
function withoutConflicts(amounts: readonly StatedAmount[]): StatedAmount[] {
  const byConcept = Map.groupBy(amounts, ({ concept }) => concept);
  return [...byConcept.values()]
    .filter((same) => same.every(({ value }) => value === same[0]!.value))
    .map(([first]) => first!)
    .sort((a, b) => (a.concept! < b.concept! ? -1 : 1));
}

function byFiling(a: StatedFact, b: StatedFact): number {
  const key = ({ content }: StatedFact) => {
    const { filedOn, accession, periodEnd, periodStart, currency } = content as FinancialStatementFact;
    return `${filedOn} ${accession} ${periodEnd} ${periodStart ?? ""} ${currency}`;
  };
  return key(a) < key(b) ? -1 : 1;
}

/** The index page of a filing. The folder is the filer's, its name the accession number without dashes. */
function filingPage(cik: string, accession: string): string {
  const folder = accession.replaceAll("-", "");
  return `https://www.sec.gov/Archives/edgar/data/${cik}/${folder}/${accession}-index.htm`;
}
