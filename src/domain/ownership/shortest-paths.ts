/** Shortest paths through the companies and relationships that have been read. */
import { type Connection, type ConnectionGraph, compareKeys } from "./connection-graph.ts";

/** One step of a path, with every relationship between the two companies, in a stable order. */
export interface PathStep {
  readonly from: string;
  readonly to: string;
  readonly connections: readonly StepConnection[];
}

/** A relationship on a path; forward where it is stated of the company at which the step begins. */
export type StepConnection = Connection & { readonly isForward: boolean };

/** Steps from a company to each company that is connected with it. */
export function distancesFrom(graph: ConnectionGraph, start: string): ReadonlyMap<string, number> {
  const neighbours = graph.neighbours();
  const distances = new Map([[start, 0]]);
  let frontier = [start];
  for (let depth = 1; frontier.length > 0; depth++) {
    const next: string[] = [];
    for (const company of frontier)
      for (const other of neighbours.get(company)?.keys() ?? []) {
        if (distances.has(other)) continue;
        distances.set(other, depth);
        next.push(other);
      }
    frontier = next;
  }
  return distances;
}

/**
 * Paths of the least length from one company to another, each through other companies, in the order of the
 * names of their companies.
 * @param most more than these are not looked for.
 */
export function shortestPaths(
  graph: ConnectionGraph,
  { left, right, most }: { readonly left: string; readonly right: string; readonly most: number },
): PathStep[][] {
  const neighbours = graph.neighbours();
  const fromRight = distancesFrom(graph, right);
  const found: PathStep[][] = [];
  const follow = (company: string, steps: readonly PathStep[]): void => {
    if (found.length >= most) return;
    if (company === right) {
      found.push([...steps]);
      return;
    }
    const left = fromRight.get(company)!;
    const onward = [...(neighbours.get(company) ?? [])]
      .filter(([other]) => fromRight.get(other) === left - 1)
      .sort(([a], [b]) => compareKeys(a, b));
    for (const [to, connections] of onward)
      follow(to, [...steps, { from: company, to, connections: directed(graph, company, connections) }]);
  };
  if (fromRight.has(left)) follow(left, []);
  return found;
}

function directed(
  graph: ConnectionGraph,
  from: string,
  connections: readonly Connection[],
): StepConnection[] {
  return connections
    .map((one) => ({ ...one, isForward: graph.companyOf(one.subject) === from }))
    .toSorted(compareConnections);
}

/** Statements that still stand first, then direct ones, then the order of their texts. */
function compareConnections({ fact: a }: Connection, { fact: b }: Connection): number {
  const order = ({ stated, content, validFrom, sourceId, providerRecordId, subject }: typeof a) =>
    JSON.stringify([
      stated ? 0 : 1,
      content.level === "direct" ? 0 : 1,
      content.basis,
      content.type,
      validFrom ?? "",
      sourceId,
      providerRecordId,
      subject,
    ]);
  const [first, second] = [order(a), order(b)];
  return first < second ? -1 : first > second ? 1 : 0;
}
