/**
 * Takes a component apart that is too large to be held: keys join many companies through a chain of others (A shares
 * a name with B, and B a name without its trade with C), evidence joins few. Pairs of rows are weighed a few
 * thousand rows at a time, and the rows that pairs with evidence join are components of their own.
 */
import type { LinkComponent } from "./link-blocks.ts";
import { type LinkContext, linkEvidence, pairFacts } from "./link-evidence.ts";
import { compareSubjects, type LinkSubject } from "./link-subject.ts";
import { linkVeto } from "./link-vetoes.ts";
import { nameLevel } from "./name-level.ts";
import type { PairFacts } from "./pair-facts.ts";

/** Two row numbers. */
export type Pair = readonly [a: number, b: number];

interface Part {
  readonly rows: ReadonlySet<number>;
  readonly pairs: readonly Pair[];
}

/** The pairs of a component in parts of so many rows, or of one block where that has more. */
export function* pairsInParts(component: LinkComponent, most: number): Generator<Part> {
  let rows = new Set<number>();
  let pairs: Pair[] = [];
  for (const ofBlock of pairsByBlock(component)) {
    pairs.push(...ofBlock);
    for (const row of ofBlock.flat()) rows.add(row);
    if (rows.size < most) continue;
    yield { rows, pairs };
    rows = new Set();
    pairs = [];
  }
  if (pairs.length > 0) yield { rows, pairs };
}

/**
 * The pairs of rows that share a block, each once, by block. The blocks come depth first from row to row, so that
 * most pairs of a row stand near each other and few rows have to be read twice.
 */
function* pairsByBlock({ rows, blocks }: LinkComponent): Generator<readonly Pair[]> {
  const blocksOf = new Map<number, number[]>(rows.map((row) => [row, []]));
  blocks.forEach((block, at) => {
    for (let i = 0; i < block.length; i++) blocksOf.get(block[i]!)!.push(at);
  });
  // By row: the places of its blocks that came already, ascending.
  const past = new Map<number, number[]>(rows.map((row) => [row, []]));
  const came = new Uint8Array(blocks.length);
  let place = 0;
  for (const start of rows) {
    const open = [start];
    for (let row = open.pop(); row !== undefined; row = open.pop()) {
      for (const at of blocksOf.get(row)!) {
        if (came[at] === 1) continue;
        came[at] = 1;
        const members = Array.from(blocks[at]!);
        yield pairsOf(members).filter(([a, b]) => !meet(past.get(a)!, past.get(b)!));
        for (const member of members) past.get(member)!.push(place);
        place++;
        open.push(...members);
      }
    }
  }
}

function pairsOf(members: readonly number[]): Pair[] {
  return members.flatMap((a, at) => members.slice(at + 1).map((b): Pair => [a, b]));
}

/** Whether two ascending lists have a value in common. */
function meet(one: readonly number[], other: readonly number[]): boolean {
  let [i, j] = [0, 0];
  while (i < one.length && j < other.length) {
    if (one[i] === other[j]) return true;
    if (one[i]! < other[j]!) i++;
    else j++;
  }
  return false;
}

/**
 * Whether linking needs the pair: where the evidence suffices to link it, and where a row without a country has exactly
 * the other's name (`sole_name`).
 */
export function isPairNeeded(one: LinkSubject, other: LinkSubject, context: LinkContext): boolean {
  const [a, b] = compareSubjects(one, other) <= 0 ? [one, other] : [other, one];
  const facts = pairFacts(a, b, context);
  return isNamesake(facts) || (linkVeto(facts, context.isListings) === null && linkEvidence(facts) !== null);
}

function isNamesake({ a, b, pair }: PairFacts): boolean {
  const isAnywhere = [a, b].some(({ comparable }) => comparable.countries.length === 0);
  return isAnywhere && nameLevel(pair) === "exact";
}

/** The components of the pairs, each pair as a block. Rows without a pair are in none. */
export function componentsOfPairs(pairs: readonly Pair[]): LinkComponent[] {
  const partners = new Map<number, number[]>();
  const add = (row: number, partner: number) => {
    const known = partners.get(row);
    if (known) known.push(partner);
    else partners.set(row, [partner]);
  };
  for (const [a, b] of pairs) {
    add(a, b);
    add(b, a);
  }
  const components: LinkComponent[] = [];
  const reached = new Set<number>();
  for (const start of partners.keys()) {
    if (reached.has(start)) continue;
    reached.add(start);
    const rows = [start];
    for (const row of rows) {
      for (const partner of partners.get(row)!) {
        if (reached.has(partner)) continue;
        reached.add(partner);
        rows.push(partner);
      }
    }
    const blocks = rows.flatMap((row) =>
      partners
        .get(row)!
        .filter((partner) => row < partner)
        .map((partner) => [row, partner]),
    );
    components.push({ rows: rows.sort((a, b) => a - b), blocks });
  }
  return components;
}
