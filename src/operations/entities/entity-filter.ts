import { foldSearchText, placeCode } from "../../domain/entities/listing.ts";
import type { EntityFilter } from "../../storage/entities/entity-lists.ts";

/** A caller's filters in the form of storage; a blank `q` restricts nothing. */
export function entityFilter(input: {
  readonly updated_since?: string | undefined;
  readonly country?: string | undefined;
  readonly q?: string | undefined;
}): EntityFilter {
  return {
    updatedSince: input.updated_since ?? null,
    place: input.country === undefined ? null : placeCode(input.country),
    text: foldSearchText(input.q ?? "") || null,
  };
}
