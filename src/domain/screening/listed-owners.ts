/**
 * Finds the listed organisations that own or control a company. The 50 per cent rule of the US Treasury (OFAC, "Revised
 * Guidance on Entities Owned by Persons Whose Property and Interests in Property Are Blocked", 13 August 2014) is the widest of
 * the rules in force: shares of all listed owners count together, and a share that is held through another company counts
 * in full where that company is itself owned by them to 50 per cent or more, and not at all where it is not.
 */
import type { Holding, Holdings, Owner } from "../ownership/holdings.ts";
import {
  isHalfOrMore,
  isMoreThanHalf,
  mayBeHalfOrMore,
  type ShareInterval,
  sumOf,
} from "../ownership/share-interval.ts";

/**
 * How the company hangs on its listed owner, the strongest first. `ownership`: stated shares come to 50 per cent or more.
 * `possible_ownership`: the bands leave room for it. `control`: control is stated, or a holding without its share.
 * `consolidation`: accounts are consolidated, which states neither a share nor ownership.
 */
export const ownershipLinks = ["ownership", "possible_ownership", "control", "consolidation"] as const;
export type OwnershipLink = (typeof ownershipLinks)[number];

export interface ListedOwner {
  readonly owner: Owner;
  readonly link: OwnershipLink;
  /** The share that listed owners and the companies that they own have in the company together; null without shares. */
  readonly share: ShareInterval | null;
  /** Whether the share is more than 50 per cent at its least, as the rules of the EU and the UK ask. */
  readonly moreThanHalf: boolean;
  /** From the company upwards to the owner. */
  readonly paths: readonly (readonly Holding[])[];
  /** Whether there are more paths. */
  readonly truncated: boolean;
}

/** Paths shown for one owner, and steps walked for one link: owners of owners may be many and own each other. */
const MOST_PATHS = 10;
const MOST_STEPS = 5_000;

/** @param listed the owners that are potential matches themselves. */
export function listedOwners(holdings: Holdings, listed: ReadonlySet<Owner>): readonly ListedOwner[] {
  if (listed.size === 0) return [];
  const found = new Map<Owner, ListedOwner>();
  const strict = reachOf(holdings, listed, byCapital("ownership", isMoreThanHalf)).companies;
  const isStrict = (path: readonly Holding[]) => path.every(({ owned }) => strict.has(owned));
  for (const rule of rules) {
    const reach = reachOf(holdings, listed, rule);
    if (!reach.companies.has(holdings.start)) continue;
    const shares = holdings.of
      .get(holdings.start)!
      .filter(reach.counts)
      .flatMap(({ share }) => share ?? []);
    const share = shares.length === 0 || rule.link === "consolidation" ? null : sumOf(shares);
    for (const [owner, { paths, truncated }] of pathsTo(holdings, { listed, reach })) {
      if (found.has(owner)) continue;
      const moreThanHalf = rule.link === "ownership" && paths.some(isStrict);
      found.set(owner, { owner, link: rule.link, share, moreThanHalf, paths, truncated });
    }
  }
  return [...found.values()];
}

interface Rule {
  readonly link: OwnershipLink;
  /** Whether a holding counts, if its owner is listed or hangs on a listed one. */
  readonly edge: (holding: Holding) => boolean;
  /** Whether the holdings that count make a company hang on their owners. */
  readonly enough: (counted: readonly Holding[]) => boolean;
}

function byCapital(link: OwnershipLink, enough: (share: ShareInterval) => boolean): Rule {
  return {
    link,
    edge: ({ share }) => share !== null && share.maximum > 0,
    enough: (counted) => enough(sumOf(counted.flatMap(({ share }) => share ?? []))),
  };
}

const ownership = byCapital("ownership", isHalfOrMore);
const possible = byCapital("possible_ownership", mayBeHalfOrMore);

const rules: readonly Rule[] = [
  ownership,
  possible,
  {
    link: "control",
    edge: (holding) => holding.controls || possible.edge(holding),
    enough: (counted) => counted.some(({ controls }) => controls) || possible.enough(counted),
  },
  { link: "consolidation", edge: ({ consolidates }) => consolidates, enough: ({ length }) => length > 0 },
];

/** Companies that hang on listed owners by a rule, and the holdings that count for it. */
interface Reach {
  readonly companies: ReadonlySet<Owner>;
  readonly counts: (holding: Holding) => boolean;
}

function reachOf({ of }: Holdings, listed: ReadonlySet<Owner>, { edge, enough }: Rule): Reach {
  const companies = new Set<Owner>();
  const counts = (holding: Holding) =>
    edge(holding) && (listed.has(holding.owner) || companies.has(holding.owner));
  // The least set that the rule closes: companies that own each other in a circle hang on nobody by that alone.
  for (let grew = true; grew; ) {
    grew = false;
    for (const [company, all] of of) {
      if (companies.has(company) || !enough(all.filter(counts))) continue;
      companies.add(company);
      grew = true;
    }
  }
  return { companies, counts };
}

interface Paths {
  readonly paths: (readonly Holding[])[];
  truncated: boolean;
}

/** Paths over the holdings that count to each listed owner, none through a company twice. */
function pathsTo(
  { start, of }: Holdings,
  { listed, reach }: { readonly listed: ReadonlySet<Owner>; readonly reach: Reach },
): ReadonlyMap<Owner, Paths> {
  const found = new Map<Owner, Paths>();
  let steps = 0;
  const keep = (path: readonly Holding[]) => {
    const { owner } = path.at(-1)!;
    const known = found.get(owner) ?? { paths: [], truncated: false };
    if (known.paths.length < MOST_PATHS) known.paths.push(path);
    else known.truncated = true;
    found.set(owner, known);
  };
  const follow = (company: Owner, path: readonly Holding[]) => {
    for (const holding of of.get(company) ?? []) {
      const { owner } = holding;
      if (!reach.counts(holding) || [start, company, ...path.map(({ owned }) => owned)].includes(owner))
        continue;
      if (++steps > MOST_STEPS) {
        for (const known of found.values()) known.truncated = true;
        return;
      }
      const further = [...path, holding];
      if (listed.has(owner)) keep(further);
      // A listed owner may be owned by further listed ones.
      if (reach.companies.has(owner)) follow(owner, further);
    }
  };
  follow(start, []);
  return found;
}
