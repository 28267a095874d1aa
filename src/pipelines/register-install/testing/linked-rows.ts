import type { RegisterCompany } from "../../../domain/register-company.ts";
import { type LinkableRows, type LinkOptions, linkRows } from "../link-rows.ts";

export type Row = Partial<RegisterCompany> & Pick<RegisterCompany, "source" | "sourceRecordId" | "name">;

export function inMemory(
  companies: readonly Row[],
  parents: ReadonlyMap<string, readonly string[]> = new Map(),
): LinkableRows {
  const rows = companies.map((company, companyId) => ({ companyId, company }));
  return {
    async *stream() {
      for (const row of rows) yield [row];
    },
    load: async (ids) => ids.map((id) => rows[id]!),
    parents: async () => parents,
  };
}

/** The groups of two rows or more, as sorted ids. */
export async function linked(
  companies: readonly Row[],
  parents?: ReadonlyMap<string, readonly string[]>,
  options: LinkOptions = {},
): Promise<string[][]> {
  const found: string[][] = [];
  for await (const groups of linkRows(inMemory(companies, parents), options)) {
    for (const { companyIds } of groups) {
      if (companyIds.length > 1) found.push(companyIds.map((id) => companies[id]!.sourceRecordId).sort());
    }
  }
  return found.sort((a, b) => (a[0]! < b[0]! ? -1 : 1));
}

export const row = (
  source: string,
  sourceRecordId: string,
  name: string,
  more: Partial<RegisterCompany> = {},
): Row => ({
  source,
  sourceRecordId,
  name,
  country: "GB",
  ...more,
});

/** Rows that make `exchange` a list of listings: tickers everywhere and no identifiers of companies. */
export const exchange = (id: string, name: string, more: Partial<RegisterCompany> = {}) =>
  row("exchange", id, name, { tickers: [id], ...more });

/** A row without a country, as lists of things give them. */
export const anywhere = (id: string, name: string, more: Partial<RegisterCompany> = {}): Row => ({
  source: "wiki",
  sourceRecordId: id,
  name,
  ...more,
});
