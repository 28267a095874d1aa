/**
 * The organisations above a company on one day, each with what is stated of its hold on the company below: a share, control,
 * or that it consolidates the company's accounts. Owners that no register describes further stand at the end of a path.
 */
import { identifierKey } from "../identifiers/identifier-key.ts";
import {
  endOf,
  isConsolidation,
  isOwnership,
  nameOf,
  type OwnershipGraph,
  type OwnershipNode,
  type Relationship,
  relationshipsOf,
  standingOn,
} from "./ownership-graph.ts";
import { greatestOf, intervalOf, type ShareInterval } from "./share-interval.ts";

export interface Owner {
  /** null where the owner is known from the statement alone. */
  readonly node: OwnershipNode | null;
  readonly name: string | null;
  /** Identifier keys; of an owner without a node the key that the source itself states, if any. */
  readonly keys: readonly string[];
  /** The statement by which the owner was reached first. */
  readonly fact: Relationship | null;
}

/** All statements on one owner of one company. */
export interface Holding {
  readonly owned: Owner;
  readonly owner: Owner;
  /** Statements, the one with the greatest least share first. */
  readonly facts: readonly Relationship[];
  /** Share of the capital; null where no source states one. */
  readonly share: ShareInterval | null;
  /** Whether a source states control, or an ownership or control of which it states no share at all. */
  readonly controls: boolean;
  /** Whether the owner's accounts include the company's. */
  readonly consolidates: boolean;
}

export interface Holdings {
  readonly start: Owner;
  /** Every owner above the start once, those of fewer hops first. */
  readonly owners: readonly Owner[];
  /** The holdings in an owner or the start. */
  readonly of: ReadonlyMap<Owner, readonly Holding[]>;
}

/** A share of capital as registers name it: votes and surplus assets are other axes, and are never added to it. */
const CAPITAL: ReadonlySet<string> = new Set(["shares", "unspecified"]);

/** @param day `YYYY-MM-DD`: ended, future and no longer stated relationships are left out. */
export function holdingsOf(graph: OwnershipGraph, day: string): Holdings {
  const known = new Map<OwnershipNode, Owner>();
  const ownerOf = (node: OwnershipNode, fact: Relationship | null): Owner => {
    const owner = known.get(node) ?? {
      node,
      name: nameOf(node) ?? fact?.content.object.name ?? null,
      keys: node.keys,
      fact,
    };
    known.set(node, owner);
    return owner;
  };
  const start = ownerOf(graph.start, null);
  const owners: Owner[] = [];
  const of = new Map<Owner, readonly Holding[]>();
  const queue: Owner[] = [start];
  for (let owned = queue.shift(); owned !== undefined; owned = queue.shift()) {
    const statements = Map.groupBy(
      relationshipsOf(owned.node!).filter(
        (fact) => (isOwnership(fact) || isConsolidation(fact)) && standingOn(fact, day) === "holds",
      ),
      (fact) => endKey(graph, fact),
    );
    const holdings: Holding[] = [];
    for (const facts of statements.values()) {
      const end = endOf(graph, facts[0]!);
      const fresh = typeof end === "string" || !known.has(end);
      const owner = typeof end === "string" ? unfollowed(facts[0]!, end) : ownerOf(end, facts[0]!);
      if (fresh) owners.push(owner);
      if (fresh && owner.node !== null) queue.push(owner);
      holdings.push(holdingOf(owned, owner, facts));
    }
    of.set(owned, holdings);
  }
  return { start, owners, of };
}

/** Statements with the same key are about one owner. */
function endKey(graph: OwnershipGraph, fact: Relationship): unknown {
  const end = endOf(graph, fact);
  if (typeof end !== "string") return end;
  const { reference, name } = fact.content.object;
  return JSON.stringify([reference === undefined ? null : identifierKey(reference), name ?? null]);
}

/** A number that several companies have, or that bears another name, is not the owner's. */
function unfollowed(fact: Relationship, reason: string): Owner {
  const { reference, name = null } = fact.content.object;
  const keys = reference === undefined || reason !== "not_installed" ? [] : [identifierKey(reference)];
  return { node: null, name, keys, fact };
}

function holdingOf(owned: Owner, owner: Owner, facts: readonly Relationship[]): Holding {
  const ownership = facts.filter(isOwnership);
  return {
    owned,
    owner,
    facts: [...facts].sort((a, b) => leastShareOf(b) - leastShareOf(a)),
    share: greatestOf(ownership.flatMap(capitalOf)),
    controls: ownership.some(statesControl),
    consolidates: facts.some(isConsolidation),
  };
}

/** The greatest share of capital that a statement names. */
function capitalOf({ content: { shares = [] } }: Relationship): ShareInterval[] {
  const interval = greatestOf(shares.filter(({ of }) => CAPITAL.has(of)).map(intervalOf));
  return interval === null ? [] : [interval];
}

function leastShareOf(fact: Relationship): number {
  return capitalOf(fact)[0]?.minimum ?? -1;
}

/** Codes of Companies House and the Beneficial Ownership Data Standard for control without regard to capital. */
const CONTROL_CODES =
  /^(?:right-to-appoint-and-remove|significant-influence-or-control|appointmentOfBoard|otherInfluenceOrControl|controlViaCompanyRulesOrArticles|controlByLegalFramework)|-as-(?:trust|firm)/;

/** Votes are a majority over this per cent. */
const MAJORITY_OF_VOTES = 50;

/** Also where the statement gives no share at all: how much the owner has is then unknown, not nothing. */
function statesControl({ content: { natures = [], shares = [] } }: Relationship): boolean {
  if (natures.some(({ code }) => CONTROL_CODES.test(code))) return true;
  const votes = shares.filter(({ of }) => of === "voting_rights").map(intervalOf);
  if (votes.some(({ maximum }) => maximum > MAJORITY_OF_VOTES)) return true;
  return votes.length === 0 && !shares.some(({ of }) => CAPITAL.has(of));
}
