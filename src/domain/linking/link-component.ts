/**
 * Groups the rows of one component: every pair that shares a key is weighed, the links are taken from the
 * strongest on, and a link that would join rows under a veto is refused (Kruskal's algorithm with constraints
 * on the clusters). Rows are first sorted by source and id, so the result does not depend on the order in
 * which files, rows or blocks came.
 */
import { CLEAR_LEAD, compareEvidence, compareLinks, type Link, NAME_KINDS } from "./link.ts";
import { type LinkContext, linkEvidence } from "./link-evidence.ts";
import { LinkGroups } from "./link-groups.ts";
import { compareSubjects, type LinkSubject } from "./link-subject.ts";
import { nameLevel } from "./name-level.ts";
import { PairTable } from "./pair-table.ts";
import { soleBearers } from "./sole-bearers.ts";

interface LinkedComponent {
  /** Positions of rows: one group for each company. Every row is in exactly one group. */
  readonly groups: readonly (readonly number[])[];
  readonly links: readonly Link[];
}

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
  const groups = new LinkGroups(pairs);
  const links = edges.filter((edge) => groups.join(edge));
  links.push(...soleBearers(pairs, groups, weighed.bearers, context).filter((edge) => groups.join(edge)));
  return {
    groups: groups.all().map((group) => group.map((rank) => order[rank]!)),
    links: links.map((link) => ({ ...link, a: order[link.a]!, b: order[link.b]! })),
  };
}

interface Weighed {
  readonly edges: readonly Link[];
  /** For each row, the rows that have exactly the same name. */
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
 * Of the links from a row to rows of one register keeps only the strongest, and none where two are equally
 * strong: equal rows cannot be told apart. An exchange's list may have several rows of one company, and so
 * may a register that has the company twice.
 */
function unambiguous(pairs: PairTable, edges: readonly Link[], { isListings }: LinkContext): Link[] {
  const best = new Map<string, Link | "tied">();
  /** Whether two links of row `from` lead to two rows of one company. */
  const areOne = (x: Link, y: Link, from: number) =>
    pairs.facts(x.a === from ? x.b : x.a, y.a === from ? y.b : y.a).isTwice;
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
      else if (known !== "tied" && compareEvidence(known, edge) === 0 && !areOne(known, edge, from))
        best.set(key, "tied");
    }
  }
  const holds = (edge: Link, from: number, to: number) => {
    const strongest = best.get(`${from} ${sourceOf(to)}`);
    if (edge.kind === "record" || isListings(sourceOf(to)) || strongest === edge) return true;
    return strongest !== undefined && strongest !== "tied" && areOne(strongest, edge, from);
  };
  const open = undecidedRows(pairs, edges);
  return edges.filter(
    (edge) =>
      holds(edge, edge.a, edge.b) &&
      holds(edge, edge.b, edge.a) &&
      !(NAME_KINDS.has(edge.kind) && (open.has(edge.a) || open.has(edge.b))),
  );
}

/** Rows without a country whose name fits companies of different countries about equally: they stay alone. */
function undecidedRows(pairs: PairTable, edges: readonly Link[]): Set<number> {
  const best = new Map<number, Link>();
  const open = new Set<number>();
  for (const edge of edges) {
    if (!NAME_KINDS.has(edge.kind)) continue;
    for (const [row, other] of [
      [edge.a, edge.b],
      [edge.b, edge.a],
    ] as const) {
      if (pairs.subjects[row]!.comparable.countries.length > 0) continue;
      const known = best.get(row);
      if (!known) best.set(row, edge);
      else if (
        known.strength < edge.strength + CLEAR_LEAD &&
        pairs.areApart(known.a === row ? known.b : known.a, other)
      ) {
        open.add(row);
      }
    }
  }
  return open;
}
