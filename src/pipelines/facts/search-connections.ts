/**
 * Bidirectional search between two companies over stored relationships. Reads whole companies, nearest first,
 * on the side that has fewer to read, until no path that is not read yet could be as short as those found
 * (Pohl, "Bi-directional search", 1971). A company of more relationships than are read of one is a hub: it is
 * passed through only where the other side reaches it.
 */
import { ConnectionGraph, compareKeys } from "../../domain/ownership/connection-graph.ts";
import { distancesFrom, type PathStep, shortestPaths } from "../../domain/ownership/shortest-paths.ts";
import { ConnectionLoader, type Loading } from "./load-connections.ts";

export interface ConnectionQuestion {
  /** Identifier keys of the two companies. */
  readonly left: readonly string[];
  readonly right: readonly string[];
  /** `YYYY-MM-DD`. */
  readonly day: string;
  readonly maxHops: number;
  /** Paths that are shown. */
  readonly limit: number;
}

export interface ConnectionSearch {
  readonly graph: ConnectionGraph;
  readonly paths: readonly (readonly PathStep[])[];
  /** Whether there are more paths of this length than were asked for. */
  readonly more: boolean;
  /** Companies, by name, behind which a path may be that was not read: those of too many relationships. */
  readonly hubs: readonly string[];
  /** Companies that were not read any more; a path may lead through them. */
  readonly unread: number;
  readonly naturalPersons: number;
  /** Relationships of sources that a licence withholds. */
  readonly withheld: number;
}

/** How near the companies that can hide a path are, from one side. */
interface Side {
  readonly distances: ReadonlyMap<string, number>;
  /** Steps to the nearest company that is not read, Infinity where there is none. */
  readonly unread: number;
  /** Steps to the nearest hub. */
  readonly hub: number;
  /** The nearest companies that are not read. */
  readonly frontier: readonly string[];
}

export async function searchConnections(
  loading: Loading,
  question: ConnectionQuestion,
): Promise<ConnectionSearch> {
  const graph = new ConnectionGraph(question.day);
  graph.unite(question.left);
  graph.unite(question.right);
  const loader = new ConnectionLoader(loading, graph);
  for (;;) {
    const sides = sidesOf(graph, loader, question);
    const next = nextToRead(graph, sides, question);
    if (next.length === 0 || loader.isExhausted) return answer(graph, loader, question);
    await loader.load(next);
  }
}

function endsOf(graph: ConnectionGraph, { left, right }: ConnectionQuestion) {
  return { left: graph.companyOf(left[0]!), right: graph.companyOf(right[0]!) };
}

function sidesOf(graph: ConnectionGraph, loader: ConnectionLoader, question: ConnectionQuestion) {
  const { left, right } = endsOf(graph, question);
  return { left: sideOf(graph, loader, left), right: sideOf(graph, loader, right) };
}

function sideOf(graph: ConnectionGraph, loader: ConnectionLoader, start: string): Side {
  const distances = distancesFrom(graph, start);
  let [unread, hub] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  let frontier: string[] = [];
  for (const [company, steps] of distances) {
    if (loader.isHub(company)) hub = Math.min(hub, steps);
    if (graph.unreadKeysOf(company).length === 0) continue;
    if (steps < unread) frontier = [];
    unread = Math.min(unread, steps);
    if (steps === unread) frontier.push(company);
  }
  return { distances, unread, hub, frontier: frontier.sort(compareKeys) };
}

/** The companies to read next; none when every path within the wanted length is read, or is hidden by hubs. */
function nextToRead(
  graph: ConnectionGraph,
  { left, right }: { readonly left: Side; readonly right: Side },
  question: ConnectionQuestion,
): readonly string[] {
  const ends = endsOf(graph, question);
  const known = left.distances.get(ends.right);
  const wanted = Math.min(known ?? question.maxHops, question.maxHops);
  // A relationship that is not read has at both ends a company that is not read, or a hub.
  const throughLeft = left.unread + 1 + Math.min(right.unread, right.hub) <= wanted;
  const throughRight = right.unread + 1 + Math.min(left.unread, left.hub) <= wanted;
  if (throughLeft && throughRight) {
    const leftFirst = left.frontier.length <= right.frontier.length;
    return leftFirst ? left.frontier : right.frontier;
  }
  if (throughLeft) return left.frontier;
  if (throughRight) return right.frontier;
  return known === undefined || known > question.maxHops ? [] : provisionalEnds(graph, question);
}

/** Companies on the shortest paths that have to be read before a typed-in number is believed. */
function provisionalEnds(graph: ConnectionGraph, question: ConnectionQuestion): readonly string[] {
  const steps = shortestPaths(graph, { ...endsOf(graph, question), most: question.limit + 1 }).flat();
  const open = steps.flatMap(({ connections }) =>
    connections.filter((one) => graph.isProvisional(one)).map(({ object }) => graph.companyOf(object)),
  );
  return [...new Set(open)].sort(compareKeys);
}

function answer(
  graph: ConnectionGraph,
  loader: ConnectionLoader,
  question: ConnectionQuestion,
): ConnectionSearch {
  const { maxHops, limit } = question;
  const found = shortestPaths(graph, { ...endsOf(graph, question), most: limit + 1 });
  const within = (found[0]?.length ?? 0) <= maxHops ? found : [];
  const wanted = within[0]?.length ?? maxHops;
  const { left, right } = sidesOf(graph, loader, question);
  const hides = (company: string) => {
    const fromLeft = left.distances.get(company) ?? Number.POSITIVE_INFINITY;
    const fromRight = right.distances.get(company) ?? Number.POSITIVE_INFINITY;
    return (
      fromLeft + 1 + Math.min(right.hub, right.unread) <= wanted ||
      fromRight + 1 + Math.min(left.hub, left.unread) <= wanted
    );
  };
  const companies = new Set([...left.distances.keys(), ...right.distances.keys()]);
  const hiding = [...companies].filter(hides).sort(compareKeys);
  return {
    graph,
    paths: within.slice(0, limit),
    more: within.length > limit,
    hubs: hiding.filter((company) => loader.isHub(company)),
    unread: hiding.filter((company) => graph.unreadKeysOf(company).length > 0).length,
    naturalPersons: loader.naturalPersons,
    withheld: loader.withheld,
  };
}
