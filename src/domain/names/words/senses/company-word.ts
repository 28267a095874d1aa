/** Senses of words that another language writes as a legal form, or leaves out. */
const COMPANY: ReadonlySet<string> = new Set(["company", "corporation"]);

/** Whether a sense says no more than that something is a company. */
export function isCompany(sense: string): boolean {
  return COMPANY.has(sense);
}
