/** Records whose decision follows from the rules alone, whatever the model's weights. */

interface DescribedCompany {
  readonly name: string;
  readonly country: string;
  readonly registration_number: string;
  readonly jurisdiction: string;
  /** Only the tenant's own store is searched, so that no register can have the company. */
  readonly enrich: false;
}

/** A company with a valid number that no store has yet: founds an entity, later found by number (rule 2). */
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

/** The same with a name of its own, so that many such companies do not resemble each other. */
export function namedCompany(n: number): DescribedCompany {
  const part = (shift: number) => syllables[(n >> shift) & 15]!;
  const name = `${part(0)}${part(4)}${part(8)}${part(12)}`;
  return { ...numberedCompany(n), name: `${name[0]!.toUpperCase()}${name.slice(1)} Limited` };
}

/** A company of the sample register with this LEI, which decides (rule 2). */
export const apple = { name: "Apple", country: "US", lei: "HWUPKR0MPOU8FGXBT394" } as const;

/** Two companies of one register have this name, in two countries: the match is withheld (rule 7). */
export const siemensNowhere = { name: "Siemens S.A." } as const;

/** A placeholder in place of a name: after normalisation nothing comparable is left. */
export const placeholder = { name: "N/A", country: "US" } as const;
