import type { SourceDate } from "./frozen-selection.ts";

/** A source that frozen values cite, with the right to pass its values on, as its citations gave it. */
export interface CitedSource {
  readonly sourceId: string;
  /** Whether every citation of it permitted resale; false where the citations have no such flag. */
  readonly permitsResale: boolean;
}

interface Citation {
  readonly source_id: string;
  readonly licence: string | null;
  readonly source_as_of: string | null;
  readonly permits: boolean;
}

/** Each source that `values` cite, in order of id. A citation is an object with a `source_id` and a `licence`. */
export function citedSources(values: unknown): CitedSource[] {
  const bySource = Map.groupBy(citations(values), ({ source_id }) => source_id);
  return [...bySource]
    .map(([sourceId, cited]) => ({ sourceId, permitsResale: cited.every(({ permits }) => permits) }))
    .sort((a, b) => (a.sourceId < b.sourceId ? -1 : 1));
}

/** Each source that `values` cite with each of its dates, once, in order of id and date. */
export function sourceDates(values: unknown): SourceDate[] {
  const dates = citations(values).map(({ source_id, licence, source_as_of }) => ({
    ...{ source_id, licence, source_as_of },
  }));
  const byText = new Map(dates.map((date) => [JSON.stringify(Object.values(date)), date]));
  return [...byText].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, date]) => date);
}

function citations(value: unknown): Citation[] {
  if (typeof value !== "object" || value === null) return [];
  const within = Object.values(value).flatMap(citations);
  const { source_id, licence, source_as_of, licence_permits_resale } = value as Record<string, unknown>;
  if (typeof source_id !== "string" || !("licence" in value)) return within;
  const own = {
    source_id,
    licence: typeof licence === "string" ? licence : null,
    source_as_of: typeof source_as_of === "string" ? source_as_of : null,
    permits: licence_permits_resale === true,
  };
  return [own, ...within];
}
