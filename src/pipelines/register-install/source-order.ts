import type { RegisterCompany } from "../../domain/register-company.ts";

/**
 * The order of the sources of one company: first the source that registers it, then those that check against
 * that source, then supervisors and exchanges, then lists and directories, community data last. Sources that
 * are not named come between the official ones and the directories.
 */
const ORDER: readonly (readonly string[])[] = [
  ["companies_house", "companies-house", "brreg", "recherche_entreprises", "twse", "edinet"],
  ["gleif"],
  ["sec"],
  ["uk_employers", "ecb_ssm", "pra_banks"],
  ["ofac", "eu_sanctions", "un_sanctions", "uk_sanctions"],
];
const LAST: readonly (readonly string[])[] = [["listed"], ["dach", "yc"], ["wikidata"]];

function rankOf(source: string): number {
  const first = ORDER.findIndex((sources) => sources.includes(source));
  if (first >= 0) return first;
  const last = LAST.findIndex((sources) => sources.includes(source));
  return last >= 0 ? ORDER.length + 1 + last : ORDER.length;
}

/** The rows of one company, best source first, then by source and id. */
export function bestSourceFirst<T extends Pick<RegisterCompany, "source" | "sourceRecordId">>(
  rows: readonly T[],
): T[] {
  return [...rows].sort(
    (a, b) =>
      rankOf(a.source) - rankOf(b.source) ||
      (a.source < b.source ? -1 : a.source > b.source ? 1 : 0) ||
      (a.sourceRecordId < b.sourceRecordId ? -1 : a.sourceRecordId > b.sourceRecordId ? 1 : 0),
  );
}
