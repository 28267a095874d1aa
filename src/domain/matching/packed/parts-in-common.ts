/**
 * Tokens and legal forms that many rows of one index have. A row has the place of such a part in a list
 * beside the rows, so the row is short, and the part is read once for all rows.
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

/** The most parts in a list; later parts are kept in their rows. */
const MOST_PARTS = 65_536;
/** The most parts that are remembered to find them in a second row: a bound on the builder's memory. */
const MOST_NOTED = 500_000;

const ONCE = -1;

/** Finds common parts while rows are packed: from the second occurrence on, a part is packed as its place. */
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

/** The parts that the rows of one index have in common, gathered row by row. */
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

/** Reads the parts of rows with the lists beside the rows. */
export function unpackedParts({ tokens, forms }: CommonParts): UnpackPart {
  return { token: readOnce(tokens, unpackToken), form: readOnce(forms, unpackForm) };
}

/** Unpacks a part of the list when the first row refers to the part. */
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

/** For texts without lists beside them, such as those of entities. */
export const BY_ITSELF: PackPart = { token: (packed) => packed, form: (packed) => packed };
export const NO_COMMON_PARTS = unpackedParts({ tokens: [], forms: [] });
