/** Walks a graph upwards from one company by one kind of relationship; lists skipped steps with reasons. */
import type { KnownFact } from "../facts/known-fact.ts";
import { identifierKey } from "../identifiers/identifier-key.ts";
import {
  endOf,
  exceptionsOf,
  nameOf,
  type OwnershipGraph,
  type OwnershipNode,
  type Relationship,
  relationshipsOf,
  type StopReason,
  standingOn,
} from "./ownership-graph.ts";

export interface Hop {
  readonly from: OwnershipNode;
  readonly fact: Relationship;
  /** null where the other end was not followed. */
  readonly to: OwnershipNode | null;
  /** The name of the other end, from its own node or from the statement. */
  readonly toName: string | null;
}

export interface NotTraversed {
  /** The identifier of the company at which the step begins. */
  readonly from: string;
  readonly reason: StopReason;
  /** The publisher's own code of an exception, or its other words on the reason. */
  readonly detail: string | null;
  /** The identifier or name of the other end; null when the statement names none. */
  readonly identifier: string | null;
  readonly name: string | null;
  /** Hops from the start: 1 for a parent of the company itself. */
  readonly depth: number;
  readonly fact: KnownFact | null;
}

export interface Walk {
  readonly paths: readonly { readonly hops: readonly Hop[]; readonly end: NotTraversed | null }[];
  readonly notTraversed: readonly NotTraversed[];
  readonly hopsAttempted: number;
  readonly hopsTraversed: number;
  readonly truncated: boolean;
}

interface Walking {
  readonly graph: OwnershipGraph;
  /** `YYYY-MM-DD`. */
  readonly day: string;
  readonly maxHops: number;
  /** Whether a relationship is a step of this walk. */
  readonly follows: (fact: Relationship) => boolean;
}

interface Standing {
  readonly fact: Relationship;
  readonly state: ReturnType<typeof standingOn>;
}

const MOST_PATHS = 100;
const MOST_NOT_TRAVERSED = 200;

export function walk(walking: Walking): Walk {
  const walker = new Walker(walking);
  walker.from(walking.graph.start, []);
  return walker.result();
}

class Walker {
  readonly #walking: Walking;
  readonly #paths: { readonly hops: readonly Hop[]; readonly end: NotTraversed | null }[] = [];
  readonly #stops = new Map<string, NotTraversed>();
  /** Cache by node: a company may be on many paths. */
  readonly #standings = new Map<OwnershipNode, readonly Standing[]>();
  #attempted = 0;
  #traversed = 0;
  #truncated = false;

  constructor(walking: Walking) {
    this.#walking = walking;
    this.#truncated = walking.graph.truncated;
  }

  result(): Walk {
    return {
      paths: this.#paths,
      notTraversed: [...this.#stops.values()],
      hopsAttempted: this.#attempted,
      hopsTraversed: this.#traversed,
      truncated: this.#truncated,
    };
  }

  from(node: OwnershipNode, hops: readonly Hop[]): void {
    const { day, maxHops } = this.#walking;
    const depth = hops.length + 1;
    const standing = this.#standingOf(node);
    const open = standing.filter(({ state }) => state === "holds");
    for (const { fact, state } of standing) {
      if (state !== "holds") this.#stop({ node, fact, reason: state, depth });
    }
    for (const exception of exceptionsOf(node, day)) this.#except(node, exception, depth);
    if (node.naturalPersons > 0) {
      this.#stop({
        node,
        fact: null,
        reason: "natural_person",
        depth,
        detail: `${node.naturalPersons} excluded`,
      });
    }
    if (open.length === 0) {
      if (hops.length > 0) this.#end(hops, null);
      return;
    }
    if (depth > maxHops) {
      this.#end(hops, this.#stop({ node, fact: open[0]!.fact, reason: "hop_limit", depth }));
      return;
    }
    this.#attempted = Math.max(this.#attempted, depth);
    for (const { fact } of open) this.#step(node, fact, hops);
  }

  #standingOf(node: OwnershipNode): readonly Standing[] {
    const known = this.#standings.get(node);
    if (known !== undefined) return known;
    const { day, follows } = this.#walking;
    const standing = relationshipsOf(node)
      .filter(follows)
      .map((fact) => ({ fact, state: standingOn(fact, day) }));
    this.#standings.set(node, standing);
    return standing;
  }

  #step(node: OwnershipNode, fact: Relationship, hops: readonly Hop[]): void {
    if (this.#paths.length >= MOST_PATHS) {
      this.#truncated = true;
      return;
    }
    const depth = hops.length + 1;
    const found = endOf(this.#walking.graph, fact);
    const { name = null } = fact.content.object;
    if (typeof found === "string") {
      const stop = this.#stop({ node, fact, reason: found, depth });
      this.#end([...hops, { from: node, fact, to: null, toName: name }], stop);
      return;
    }
    this.#traversed = Math.max(this.#traversed, depth);
    const hop: Hop = { from: node, fact, to: found, toName: nameOf(found) ?? name };
    const visited = [this.#walking.graph.start, ...hops.map(({ to }) => to)];
    if (visited.includes(found)) {
      this.#end([...hops, hop], this.#stop({ node, fact, reason: "cycle", depth }));
      return;
    }
    this.from(found, [...hops, hop]);
  }

  #end(hops: readonly Hop[], end: NotTraversed | null): void {
    if (hops.length > 0) this.#paths.push({ hops, end });
  }

  #except(node: OwnershipNode, exception: ReturnType<typeof exceptionsOf>[number], depth: number): void {
    const { reason, meaning } = exception.content;
    this.#add({
      from: node.keys[0] ?? "",
      reason: meaning === "natural_person" ? "natural_person" : "reporting_exception",
      detail: reason,
      identifier: null,
      name: null,
      depth,
      fact: exception,
    });
  }

  #stop({
    node,
    fact,
    reason,
    depth,
    detail = null,
  }: {
    readonly node: OwnershipNode;
    readonly fact: Relationship | null;
    readonly reason: StopReason;
    readonly depth: number;
    readonly detail?: string | null;
  }): NotTraversed {
    const reference = fact?.content.object.reference;
    const stop: NotTraversed = {
      from: node.keys[0] ?? "",
      reason,
      detail: detail ?? (reason === "ceased" ? (fact?.validTo ?? null) : null),
      identifier: reference === undefined ? null : identifierKey(reference),
      name: fact?.content.object.name ?? null,
      depth,
      fact,
    };
    this.#add(stop);
    return stop;
  }

  #add(stop: NotTraversed): void {
    const key = keyOf(stop);
    if (this.#stops.has(key)) return;
    if (this.#stops.size >= MOST_NOT_TRAVERSED) this.#truncated = true;
    else this.#stops.set(key, stop);
  }
}

function keyOf({ from, reason, detail, identifier, name }: NotTraversed): string {
  return JSON.stringify([from, reason, detail, identifier, name]);
}
