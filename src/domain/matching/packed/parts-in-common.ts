/**
 * Tokens and legal forms that many rows of one index have. A row names such a part by its place in a list beside the
 * rows, so it is short, and the part is read once for all of them.
 */
import {
  type PackedForm,
  type PackedToken,
  type PackPart,
  type UnpackPart,
  unpackForm,
  unpackToken,
} from "./packed-name.ts";

/** The lists as the index keeps them, as JSON. */
export interface CommonParts {
  readonly tokens: readonly PackedToken[];
  readonly forms: readonly PackedForm[];
}

/** Parts that a number may name; what comes later stands in its rows. */
const MOST_PARTS = 65_536;
/** Parts that are remembered while nobody else has them yet: what a builder may hold in memory. */
const MOST_NOTED = 500_000;

const ONCE = -1;

/** Finds the parts while rows are packed: from the second row on that has one it is named by its place. */
class PartsInCommon<Part> {
  readonly list: Part[] = [];
  readonly #places = new Map<string, number>();

  place(part: Part): Part | number {
    const text = JSON.stringify(part);
    const place = this.#places.get(text);
    if (place === undefined) {
      if (this.#places.size < MOST_NOTED) this.#places.set(text, ONCE);
      return part;
    }
    if (place !== ONCE) return place;
    if (this.list.length === MOST_PARTS) return part;
    this.#places.set(text, this.list.length);
    return this.list.push(part) - 1;
  }
}

/** What the rows of one index have in common, gathered row by row. */
export class PackedParts implements PackPart {
  readonly #tokens = new PartsInCommon<PackedToken>();
  readonly #forms = new PartsInCommon<PackedForm>();
  /** Complete once the last row is packed. */
  readonly lists: CommonParts = { tokens: this.#tokens.list, forms: this.#forms.list };

  token(packed: PackedToken): PackedToken | number {
    return this.#tokens.place(packed);
  }

  form(packed: PackedForm): PackedForm | number {
    return this.#forms.place(packed);
  }
}

/** How rows are read with the lists beside them. */
export function unpackedParts({ tokens, forms }: CommonParts): UnpackPart {
  return { token: readOnce(tokens, unpackToken), form: readOnce(forms, unpackForm) };
}

/** A part of the list is unpacked when the first row names it. */
function readOnce<Packed extends object, Part>(
  list: readonly Packed[],
  unpack: (packed: Packed) => Part,
): (packed: Packed | number) => Part {
  const known = list.map((): Part | undefined => undefined);
  return (packed) => {
    if (typeof packed !== "number") return unpack(packed);
    const part = known[packed] ?? unpack(list[packed]!);
    known[packed] = part;
    return part;
  };
}

/** For texts that stand by themselves, as entities do. */
export const BY_ITSELF: PackPart = { token: (packed) => packed, form: (packed) => packed };
export const NO_COMMON_PARTS = unpackedParts({ tokens: [], forms: [] });
