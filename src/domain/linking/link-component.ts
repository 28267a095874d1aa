/**
 * Groups the rows of one component: every pair that shares a key is weighed, the links are taken from the
 * strongest on, and one that would join what may not be one company is refused (Kruskal's algorithm with
 * constraints on the clusters). Rows are first put in an order of their own, so the result does not depend on
 * the order in which files, rows or blocks came.
 */
import { LINK_KINDS, type LinkEvidence, linkEvidence, type PairFacts, pairFacts } from "./link-evidence.ts";
import { compareSubjects, type LinkSubject } from "./link-subject.ts";
import { linkVeto } from "./link-vetoes.ts";

export interface LinkContext {
  readonly isListings: (source: string) => boolean;
  /** Whether a link key is shared by too many rows to mean anything. */
  readonly isGeneric: (key: string) => boolean;
}

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
  const edges = unambiguous(pairs, edgesOf(pairs, blocks, place), context);
  const groups = new Groups(pairs);
  const links = edges.filter((edge) => groups.join(edge.a, edge.b));
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
      found = pairFacts(this.subjects[low]!, this.subjects[high]!, this.#context.isGeneric);
      this.#facts.set(key, found);
    }
    return found;
  }

  mayJoin(a: number, b: number): boolean {
    return linkVeto(this.facts(a, b), this.#context.isListings) === null;
  }
}

function edgesOf(pairs: PairTable, blocks: readonly (readonly number[])[], place: readonly number[]): Link[] {
  const edges = new Map<number, Link>();
  const size = pairs.subjects.length;
  for (const block of blocks) {
    const ranks = block.map((at) => place[at]!).sort((x, y) => x - y);
    for (let i = 0; i < ranks.length; i++) {
      for (let j = i + 1; j < ranks.length; j++) {
        const [a, b] = [ranks[i]!, ranks[j]!];
        if (a === b || edges.has(a * size + b) || !pairs.mayJoin(a, b)) continue;
        const evidence = linkEvidence(pairs.facts(a, b));
        if (evidence) edges.set(a * size + b, { a, b, ...evidence });
      }
    }
  }
  return [...edges.values()].sort(compareLinks);
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

  all(): number[][] {
    return [...new Set(this.#groupOf)].map((group) => [...group].sort((a, b) => a - b));
  }
}
