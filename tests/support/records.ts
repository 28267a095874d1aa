/** Records whose verdict follows from the rules alone, whatever the model's weights. */

interface DescribedCompany {
  readonly name: string;
  readonly country: string;
  readonly registration_number: string;
  readonly jurisdiction: string;
  /** The tenant's own store only, so that no register can hold it. */
  readonly enrich: false;
}

/** A company with a well-formed number that nobody holds yet: founds an entity, and is met again by its number (rule 2). */
export function numberedCompany(n: number): DescribedCompany {
  return {
    name: "Quillworth Brackenfold Limited",
    country: "GB",
    registration_number: String(9_100_000 + n).padStart(8, "0"),
    jurisdiction: "GB",
    enrich: false,
  };
}

const syllables = [
  "ba",
  "den",
  "fol",
  "gri",
  "hul",
  "kes",
  "lom",
  "mar",
  "nop",
  "quil",
  "ras",
  "tev",
  "vor",
  "wex",
  "yan",
  "zul",
];

/** The same with a name of its own, so that many of them are strangers to each other. */
export function namedCompany(n: number): DescribedCompany {
  const part = (shift: number) => syllables[(n >> shift) & 15]!;
  const name = `${part(0)}${part(4)}${part(8)}${part(12)}`;
  return { ...numberedCompany(n), name: `${name[0]!.toUpperCase()}${name.slice(1)} Limited` };
}

/** In the sample register under this LEI, which decides (rule 2). */
export const apple = { name: "Apple", country: "US", lei: "HWUPKR0MPOU8FGXBT394" } as const;

/** Two companies of one register bear this name, in two countries: withheld (rule 7). */
export const siemensNowhere = { name: "Siemens S.A." } as const;

/** Stands where a name should be: nothing comparable survives normalisation. */
export const placeholder = { name: "N/A", country: "US" } as const;
