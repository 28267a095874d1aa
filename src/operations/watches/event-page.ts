/** A page of events, of an entity or of a portfolio. */
import type { z } from "zod";
import type { EntityEventRow } from "../../storage/watches/entity-events.ts";
import { type eventPage, mostEvents } from "./event-page.contract.ts";

interface PageInput {
  readonly after_id?: number | undefined;
  readonly limit?: number | undefined;
  readonly categories?: readonly string[] | undefined;
}

/** The rows to scan. */
export const scanOf = ({ after_id = 0, limit = mostEvents }: PageInput) => ({ afterId: after_id, limit });

/** The page of the scanned rows. */
export function pageOf(
  rows: readonly EntityEventRow[],
  { after_id = 0, categories }: PageInput,
): z.output<typeof eventPage> {
  const shown = categories === undefined ? null : new Set(categories);
  return {
    events: rows
      .filter(({ category }) => shown === null || shown.size === 0 || shown.has(category))
      .map((row) => ({
        ...row,
        source_ids: [...row.source_ids],
        previous_source_ids: [...row.previous_source_ids],
      })),
    next_cursor: rows.at(-1)?.id ?? after_id,
    scanned_count: rows.length,
  };
}
