/** The groups that cases are left out by: the register they come from, their country, their script, their damage. */
import type { Comparable } from "../../src/domain/matching/comparable/comparable.ts";
import { normalise } from "../../src/domain/matching/comparable/comparable-of.ts";
import type { BenchmarkPair } from "../../src/training/benchmark-cases.ts";
import type { PreparedQuery } from "../../src/training/candidate-lists.ts";

export const dimensions = ["source", "countries", "script", "damage"] as const;
export type Dimension = (typeof dimensions)[number];

/** A group, as `dimension: name`. */
export type Group = `${Dimension}: ${string}`;

/** The kind of damage by slice of the benchmark, and by kind of the cases that training makes itself (`R-…`). */
const DAMAGE: Readonly<Record<string, string>> = {
  A: "name in market data",
  B: "short name of an exchange",
  C: "earlier name",
  D: "former brand with a web address",
  E: "name in a directory of banks",
  F: "name in a native script",
  "R-script": "name in a native script",
  G: "alias",
  H: "alias",
  "R-name": "alias",
  I: "name on a web profile",
  J: "name in other case, or a former one",
  "R-register": "name in another register",
  "R-damaged": "misspelt name",
  "R-absent": "removed company",
  X1: "look-alike of an absent company",
  X2: "another company's number",
  X3: "broken number",
  X4: "twins",
  X5: "placeholder",
};

/** Groups of countries whose companies have the same legal forms or languages; other countries are "elsewhere". */
const COUNTRIES: Readonly<Record<string, string>> = {
  "United States and Canada": "US CA PR",
  "United Kingdom, Ireland, Australia, New Zealand": "GB IE AU NZ GG JE IM GI",
  "German-speaking": "DE AT CH LI",
  "France and the Low Countries": "FR BE NL LU MC",
  "Southern Europe": "IT ES PT GR CY MT SM AD",
  "Latin America": "AR BO BR CL CO CR CU DO EC GT HN MX NI PA PE PY SV UY VE",
  "Nordic and Baltic": "DK FI IS NO SE EE LV LT FO GL",
  "Central and Eastern Europe": "PL CZ SK HU RO BG SI HR BA RS ME MK AL RU UA BY MD KZ KG UZ TM TJ GE AM AZ",
  Japan: "JP",
  "Greater China": "CN HK MO TW",
  "Korea, South and South-East Asia": "KR KP IN PK BD LK NP TH VN ID MY PH SG KH LA MM BN",
  "Middle East and North Africa": "AE BH DZ EG IL IQ IR JO KW LB LY MA OM PS QA SA SD SY TN TR YE AF",
};
const groupOfCountry = new Map(
  Object.entries(COUNTRIES).flatMap(([group, codes]) => codes.split(" ").map((code) => [code, group])),
);

type Subject = Pick<PreparedQuery, "comparable" | "sources" | "countries"> & {
  readonly query: Pick<PreparedQuery["query"], "slice" | "script_pair" | "why">;
};

/**
 * The groups of a case. By source a case can be in several, the first of which it is evaluated in; in every other
 * dimension it is in one. A case that states no country is in the group of its company's country.
 * @param sourceOfSlice the source of a case whose company is in no register, by slice.
 */
export function groupsOf(
  { query, comparable, sources, countries }: Subject,
  sourceOfSlice: ReadonlyMap<string, string>,
): readonly Group[] {
  const known = sources.length > 0 ? sources : sourcesIn(query.why, sourceOfSlice.get(query.slice));
  return [
    ...known.map((source) => `source: ${source}` as const),
    `countries: ${countriesOf(comparable.countries.length > 0 ? comparable : { countries })}`,
    `script: ${scriptOf(query, comparable)}`,
    `damage: ${DAMAGE[query.slice] ?? query.slice}`,
  ];
}

// The reason of a misleading case names the records that it was made of.
function sourcesIn(why: string, otherwise: string | undefined): readonly string[] {
  const named = [...why.matchAll(/\b([a-z_]+):[A-Z0-9]/g)].map(([, source]) => source!);
  if (named.length > 0) return [...new Set(named)];
  return otherwise === undefined ? [] : [otherwise];
}

/** For each slice the commonest first source of the companies that its queries mean. */
export function sourcesOfSlices(prepared: readonly PreparedQuery[]): Map<string, string> {
  const counts = new Map<string, Map<string, number>>();
  for (const { query, sources } of prepared) {
    const [first] = sources;
    if (first === undefined) continue;
    const slice = counts.get(query.slice) ?? new Map<string, number>();
    counts.set(query.slice, slice.set(first, (slice.get(first) ?? 0) + 1));
  }
  return new Map(
    [...counts].map(([slice, bySource]) => [
      slice,
      [...bySource].reduce((best, one) => (one[1] > best[1] ? one : best))[0],
    ]),
  );
}

/** The groups of a pair: its kind, and the country and script of either side. */
export function groupsOfPair({ slice, left, right }: BenchmarkPair): readonly Group[] {
  const sides = [normalise(left), normalise(right)];
  const groups = sides.flatMap((side): Group[] => [
    `countries: ${countriesOf(side)}`,
    `script: ${nativeScript(side) ?? "latin"}`,
  ]);
  const native = groups.filter((group) => group.startsWith("script:") && group !== "script: latin");
  const kept = native.length > 0 ? groups.filter((group) => group !== "script: latin") : groups;
  return [...new Set(kept), `damage: ${DAMAGE[slice] ?? `pair, ${slice.slice(2).replaceAll("_", " ")}`}`];
}

function countriesOf({ countries }: Pick<Comparable, "countries">): string {
  const [country] = countries;
  return country === undefined ? "not stated" : (groupOfCountry.get(country) ?? "elsewhere");
}

function nativeScript({ names }: Pick<Comparable, "names">): string | null {
  const script = names[0]?.analysed.script ?? "latin";
  return script === "latin" || script === "other" ? null : script;
}

function scriptOf({ slice, script_pair }: Subject["query"], comparable: Comparable): string {
  const across = script_pair === "cross" || slice === "R-script";
  return nativeScript(comparable) ?? (across ? "latin against a native name" : "latin");
}
