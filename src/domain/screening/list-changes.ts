/** What differs between two versions of a listed organisation. */
import type { ListedOrganisation } from "./listed-organisation.ts";

export interface FieldChange {
  readonly field: string;
  /** Values of the later version that the earlier one does not have, and the other way round, as texts. */
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

export interface EntryChange {
  /** `new`: the later version alone has the entry. */
  readonly change: "new" | "changed" | "removed";
  /** Whether the change can alter a screening: a name, country, number or topic, or the entry's end. */
  readonly affectsMatching: boolean;
  readonly fields: readonly FieldChange[];
}

type Values = (organisation: ListedOrganisation) => readonly string[];

const one = (value: string | undefined): readonly string[] => (value === undefined ? [] : [value]);

/** The fields that a screening compares, before those that it shows. */
const COMPARED: Readonly<Record<string, Values>> = {
  names: ({ names }) =>
    names.map(({ text, kind, quality }) =>
      quality === "weak" ? `${text} (${kind}, weak)` : `${text} (${kind})`,
    ),
  countries: ({ countries }) => countries,
  identifiers: ({ identifiers }) =>
    identifiers.map(({ label, value, country }) => [label, value, country].filter(Boolean).join(" ")),
  topics: ({ topics }) => topics,
  delisted_on: ({ delistedOn }) => one(delistedOn),
};
const SHOWN: Readonly<Record<string, Values>> = {
  programmes: ({ programmes }) => programmes,
  listed_on: ({ listedOn }) => one(listedOn),
  addresses: ({ addresses }) =>
    addresses.map(({ text, country }) => (country ? `${text}, ${country}` : text)),
  url: ({ url }) => one(url),
};

/** @param earlier, later null where the version does not have the entry. */
export function entryChange(
  earlier: ListedOrganisation | null,
  later: ListedOrganisation | null,
): EntryChange {
  const compared = differences(COMPARED, earlier, later);
  return {
    change: earlier === null ? "new" : later === null ? "removed" : "changed",
    affectsMatching: compared.length > 0,
    fields: [...compared, ...differences(SHOWN, earlier, later)],
  };
}

function differences(
  fields: Readonly<Record<string, Values>>,
  earlier: ListedOrganisation | null,
  later: ListedOrganisation | null,
): FieldChange[] {
  return Object.entries(fields).flatMap(([field, valuesOf]) => {
    const [before, after] = [
      earlier === null ? [] : valuesOf(earlier),
      later === null ? [] : valuesOf(later),
    ];
    const added = after.filter((value) => !before.includes(value));
    const removed = before.filter((value) => !after.includes(value));
    return added.length + removed.length === 0 ? [] : [{ field, added, removed }];
  });
}
