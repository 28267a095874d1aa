/**
 * Relationships between made-up LEIs in the shape of GLEIF's level 2 file: chains of twelve parents, hubs of ten thousand
 * children, cycles, companies that are their own parent, and companies of a thousand parents.
 */
export interface SyntheticGraph {
  readonly relationships: number;
  readonly lines: Iterable<string>;
  /** LEIs at which walks begin, by the shape of the graph above them. */
  readonly starts: Readonly<Record<Shape, readonly string[]>>;
}

const shapes = {
  chain: "at the foot of a chain of 12",
  hub_child: "one of a hub's 10,000 children",
  hub: "the hub itself",
  cycle: "in a cycle of 2 to 50",
  self: "its own parent",
  many_parents: "with 1,000 parents",
} as const;

type Shape = keyof typeof shapes;

export const shapeNames: Readonly<Record<Shape, string>> = shapes;

const CHAIN = 12;
const HUB = 10_000;
const PARENTS = 1_000;
const LONGEST_CYCLE = 50;
const MOST_STARTS = 1_000;
const HEADER = [
  "Relationship.StartNode.NodeID",
  "Relationship.StartNode.NodeIDType",
  "Relationship.EndNode.NodeID",
  "Relationship.EndNode.NodeIDType",
  "Relationship.RelationshipType",
  "Relationship.RelationshipStatus",
  "Relationship.Period.1.startDate",
  "Relationship.Period.1.endDate",
  "Relationship.Period.1.periodType",
  "Registration.RegistrationStatus",
].join(",");

interface Edge {
  readonly child: number;
  readonly parent: number;
  readonly level: "DIRECTLY" | "ULTIMATELY";
}

/**
 * @param relationships their approximate number; the shares of the shapes stay the same, and each shape
 * occurs at least once.
 */
export function syntheticGraph(relationships: number): SyntheticGraph {
  const starts = Object.fromEntries(Object.keys(shapes).map((shape) => [shape, []])) as unknown as Record<
    Shape,
    string[]
  >;
  const edges = [...edgesOf(relationships, starts)];
  return {
    relationships: edges.length,
    starts,
    lines: (function* () {
      yield HEADER;
      for (const edge of edges) yield lineOf(edge);
    })(),
  };
}

function* edgesOf(relationships: number, starts: Record<Shape, string[]>): Generator<Edge> {
  let next = 0;
  const fresh = () => next++;
  const begin = (shape: Shape, company: number) => {
    if (starts[shape].length < MOST_STARTS) starts[shape].push(leiOf(company));
  };
  const amount = (share: number, each: number) => Math.max(1, Math.round((relationships * share) / each));
  for (let chains = amount(0.5, 2 * CHAIN - 1); chains > 0; chains--) {
    const members = Array.from({ length: CHAIN + 1 }, fresh);
    begin("chain", members[0]!);
    const top = members.at(-1)!;
    for (const [at, child] of members.slice(0, -1).entries()) {
      yield { child, parent: members[at + 1]!, level: "DIRECTLY" };
      if (members[at + 1] !== top) yield { child, parent: top, level: "ULTIMATELY" };
    }
  }
  for (let hubs = amount(0.4, HUB); hubs > 0; hubs--) {
    const [top, hub] = [fresh(), fresh()];
    begin("hub", hub);
    yield { child: hub, parent: top, level: "DIRECTLY" };
    for (let children = 0; children < HUB; children++) {
      const child = fresh();
      if (children < MOST_STARTS / 10) begin("hub_child", child);
      yield { child, parent: hub, level: "DIRECTLY" };
    }
  }
  for (let left = relationships * 0.05, length = 2; left > 0; left -= length) {
    length = length === LONGEST_CYCLE ? 2 : length + 1;
    const members = Array.from({ length }, fresh);
    begin("cycle", members[0]!);
    for (const [at, child] of members.entries()) {
      yield { child, parent: members[(at + 1) % length]!, level: "DIRECTLY" };
    }
  }
  for (let selves = amount(0.01, 1); selves > 0; selves--) {
    const company = fresh();
    begin("self", company);
    yield { child: company, parent: company, level: "DIRECTLY" };
  }
  for (let wide = amount(0.04, 2 * PARENTS); wide > 0; wide--) {
    const child = fresh();
    begin("many_parents", child);
    for (let parents = 0; parents < PARENTS; parents++) {
      const parent = fresh();
      yield { child, parent, level: "DIRECTLY" };
      yield { child: parent, parent: child, level: "ULTIMATELY" };
    }
  }
}

function lineOf({ child, parent, level }: Edge): string {
  const type = `IS_${level}_CONSOLIDATED_BY`;
  return `${leiOf(child)},LEI,${leiOf(parent)},LEI,${type},ACTIVE,2020-01-01T00:00:00Z,,RELATIONSHIP_PERIOD,PUBLISHED`;
}

/** A LEI with a prefix that no issuer has, and with its check digits (ISO 7064 mod 97-10). */
export function leiOf(company: number): string {
  const body = `0000SYNTH${String(company).padStart(9, "0")}`;
  const digits = [...body].map((character) => Number.parseInt(character, 36)).join("");
  const check = 98n - ((BigInt(digits) * 100n) % 97n);
  return `${body}${String(check).padStart(2, "0")}`;
}
