/**
 * Groups the rows of one component: every pair that shares a key is weighed, the links are taken from the
 * strongest on, and one that would join what may not be one company is refused (Kruskal's algorithm with
 * constraints on the clusters). Rows are first put in an order of their own, so the result does not depend on
 * the order in which files, rows or blocks came.
 */
import { LINK_KINDS, type LinkContext, type LinkEvidence, linkEvidence, type PairFacts, pairFacts } from "./link-evidence.ts";
import { compareSubjects, type LinkSubject } from "./link-subject.ts";
import { linkVeto } from "./link-vetoes.ts";
import { nameLevel } from "./name-link.ts";
import { isKnown, nameOwner, SOLE_NAME, soleNameStrength } from "./sole-name.ts";

/** One accepted link, for reports: positions in the rows as they were given. */
export interface Link extends LinkEvidence {
  readonly a: number;
  readonly b: number;
}

export interface LinkedComponent {
  /** Positions of rows, those of one company together; every row is in exactly one group. */
  readonly groups: readonly (readonly number[])[];
  readonly links: readonly Link[];
}

/** More rows than any company has, even one with listings all over the world. */
const LARGEST_GROUP = 120;

/** @param blocks positions in `subjects` of the rows that share a key. */
export function linkComponent(
  subjects: readonly LinkSubject[],
  blocks: readonly (readonly number[])[],
  context: LinkContext,
): LinkedComponent {
  const order = subjects
    .map((_, at) => at)
    .sort((x, y) => compareSubjects(subjects[x]!, subjects[y]!) || x - y);
  const place = new Array<number>(subjects.length);
  order.forEach((at, rank) => {
    place[at] = rank;
  });
  const pairs = new PairTable(
    order.map((at) => subjects[at]!),
    context,
  );
  const weighed = weighPairs(pairs, blocks, place);
  const edges = unambiguous(pairs, weighed.edges, context);
  const groups = new Groups(pairs);
  const links = edges.filter((edge) => groups.join(edge.a, edge.b));
  links.push(
    ...soleBearers(pairs, groups, weighed.bearers, context).filter((edge) => groups.join(edge.a, edge.b)),
  );
  return {
    groups: groups.all().map((group) => group.map((rank) => order[rank]!)),
    links: links.map((link) => ({ ...link, a: order[link.a]!, b: order[link.b]! })),
  };
}

/** Comparisons of rows, each made once. */
class PairTable {
  readonly #facts = new Map<number, PairFacts>();
  readonly subjects: readonly LinkSubject[];
  readonly #context: LinkContext;

  constructor(subjects: readonly LinkSubject[], context: LinkContext) {
    this.subjects = subjects;
    this.#context = context;
  }

  facts(a: number, b: number): PairFacts {
    const [low, high] = a < b ? [a, b] : [b, a];
    const key = low * this.subjects.length + high;
    let found = this.#facts.get(key);
    if (!found) {
      found = pairFacts(this.subjects[low]!, this.subjects[high]!, this.#context);
      this.#facts.set(key, found);
    }
    return found;
  }

  mayJoin(a: number, b: number): boolean {
    return linkVeto(this.facts(a, b), this.#context.isListings) === null;
  }
}

interface Weighed {
  readonly edges: readonly Link[];
  /** Of each row, the rows that bear its very name. */
  readonly bearers: ReadonlyMap<number, ReadonlySet<number>>;
}

function weighPairs(
  pairs: PairTable,
  blocks: readonly (readonly number[])[],
  place: readonly number[],
): Weighed {
  const edges: Link[] = [];
  const bearers = new Map<number, Set<number>>();
  const seen = new Set<number>();
  const bear = (a: number, b: number) => bearers.set(a, (bearers.get(a) ?? new Set()).add(b));
  for (const block of blocks) {
    const ranks = block.map((at) => place[at]!).sort((x, y) => x - y);
    for (let i = 0; i < ranks.length; i++) {
      for (let j = i + 1; j < ranks.length; j++) {
        const [a, b] = [ranks[i]!, ranks[j]!];
        const key = a * pairs.subjects.length + b;
        if (a === b || seen.has(key)) continue;
        seen.add(key);
        const facts = pairs.facts(a, b);
        if (nameLevel(facts.pair) === "exact") {
          bear(a, b);
          bear(b, a);
        }
        const evidence = pairs.mayJoin(a, b) ? linkEvidence(facts) : null;
        if (evidence) edges.push({ a, b, ...evidence });
      }
    }
  }
  return { edges: edges.sort(compareLinks), bearers };
}

/**
 * Rows without a country that bear the name of exactly one company, as it has been put together so far: a name
 * that is rare enough is then that company's. A second bearer with a country of its own leaves it open, and so
 * does one of the row's own register that fits as well. Others that have no country either decide nothing.
 */
function soleBearers(pairs: PairTable, groups: Groups, bearers: Weighed["bearers"], context: LinkContext): Link[] {
  const links: Link[] = [];
  const isStray = (rank: number) => groups.of(rank).length === 1 && pairs.subjects[rank]!.comparable.countries.length === 0;
  for (const [row, others] of bearers) {
    if (!isStray(row)) continue;
    const owners = new Set([...others].filter((other) => !isStray(other)).map((other) => groups.of(other)));
    const [members] = owners;
    if (owners.size !== 1) continue;
    const owner = nameOwner(members!.map((rank) => pairs.subjects[rank]!));
    if (!isKnown(owner)) continue;
    const link = bestSoleLink(pairs, row, members!, { owner, wordCount: context.wordCount });
    const source = pairs.subjects[row]!.source;
    const rivals = [...others].filter((other) => isStray(other) && pairs.subjects[other]!.source === source);
    const rival = Math.max(
      ...rivals.map((other) => bestSoleLink(pairs, other, members!, { owner, wordCount: context.wordCount }).strength),
    );
    if (link.strength >= SOLE_NAME && link.strength >= rival + CLEAR_LEAD) links.push(link);
  }
  return links.sort(compareLinks);
}

/** Nats by which a row has to fit better than another of its register that bears the same name. */
const CLEAR_LEAD = 2;

function bestSoleLink(
  pairs: PairTable,
  row: number,
  members: readonly number[],
  owned: Parameters<typeof soleNameStrength>[2],
): Link {
  const links = members.map(
    (other): Link => ({
      a: Math.min(row, other),
      b: Math.max(row, other),
      kind: "sole_name",
      strength: soleNameStrength(pairs.facts(row, other), row < other, owned),
    }),
  );
  return links.sort(compareLinks)[0]!;
}

/** The strongest first; equal ones in the order of their rows. */
function compareLinks(x: Link, y: Link): number {
  return compareEvidence(x, y) || x.a - y.a || x.b - y.b;
}

function compareEvidence(x: LinkEvidence, y: LinkEvidence): number {
  return LINK_KINDS.indexOf(x.kind) - LINK_KINDS.indexOf(y.kind) || y.strength - x.strength;
}

/**
 * Of the links of a row to rows of one register only the strongest may hold, and none where two are equally
 * strong: twins cannot be told apart. An exchange's list may have several rows of one company.
 */
function unambiguous(pairs: PairTable, edges: readonly Link[], { isListings }: LinkContext): Link[] {
  const best = new Map<string, Link | "tied">();
  const sourceOf = (rank: number) => pairs.subjects[rank]!.source;
  for (const edge of edges) {
    for (const [from, to] of [
      [edge.a, edge.b],
      [edge.b, edge.a],
    ] as const) {
      if (isListings(sourceOf(to)) || edge.kind === "record") continue;
      const key = `${from} ${sourceOf(to)}`;
      const known = best.get(key);
      if (known === undefined) best.set(key, edge);
      else if (known !== "tied" && compareEvidence(known, edge) === 0) best.set(key, "tied");
    }
  }
  const holds = (edge: Link, from: number, to: number) =>
    edge.kind === "record" || isListings(sourceOf(to)) || best.get(`${from} ${sourceOf(to)}`) === edge;
  return edges.filter((edge) => holds(edge, edge.a, edge.b) && holds(edge, edge.b, edge.a));
}

class Groups {
  readonly #pairs: PairTable;
  readonly #groupOf: number[][];

  constructor(pairs: PairTable) {
    this.#pairs = pairs;
    this.#groupOf = pairs.subjects.map((_, rank) => [rank]);
  }

  /** Joins the groups of two rows unless a pair of their members forbids it. True when they are now one. */
  join(a: number, b: number): boolean {
    const left = this.#groupOf[a]!;
    const right = this.#groupOf[b]!;
    if (left === right) return true;
    if (left.length + right.length > LARGEST_GROUP) return false;
    if (!left.every((x) => right.every((y) => this.#pairs.mayJoin(x, y)))) return false;
    left.push(...right);
    for (const rank of right) this.#groupOf[rank] = left;
    return true;
  }

  of(rank: number): readonly number[] {
    return this.#groupOf[rank]!;
  }

  all(): number[][] {
    return [...new Set(this.#groupOf)].map((group) => [...group].sort((a, b) => a - b));
  }
}
