/**
 * Loads the known relationships around a company, hop by hop: four bounded statements for each hop, whatever
 * the number of a parent's children, because only parents are read. The domain walks the graph and decides.
 */
import type { FactKind } from "../../domain/facts/fact.ts";
import { factsOfKind, type KnownFact } from "../../domain/facts/known-fact.ts";
import { identifierKey } from "../../domain/identifiers/identifier-key.ts";
import type { OwnershipGraph, OwnershipNode } from "../../domain/ownership/ownership-graph.ts";
import type { FactReader } from "./fact-reader.ts";

const KINDS: readonly FactKind[] = ["relationship", "reporting_exception", "name", "identifier"];
/** Companies read at one hop, and at all hops together; an owner register may name hundreds of each. */
const MOST_AT_A_HOP = 200;
const MOST_IN_ALL = 500;
/** The most facts of one kind, about the company at which the walk begins and about each one above it. */
const FACTS_OF_START = 500;
const FACTS_OF_OTHERS = 100;
/** Numbers of securities and listings: they identify no company. */
const OF_SECURITIES: ReadonlySet<string> = new Set(["isin", "ticker", "bic"]);

interface Loading {
  readonly reader: FactReader;
  readonly tenantId: string;
}

interface Reading {
  readonly ambiguous: Set<string>;
  /** The most facts of one kind about one identifier. */
  readonly limit: number;
}

/** @param keys identifier keys of the company at which the walk begins. */
export async function loadOwnership(
  loading: Loading,
  keys: readonly string[],
  maxHops: number,
): Promise<OwnershipGraph> {
  const nodes = new Map<string, OwnershipNode>();
  const ambiguous = new Set<string>();
  const [start] = await loadNodes(loading, [keys], { ambiguous, limit: FACTS_OF_START });
  let truncated = isCut(start!, FACTS_OF_START);
  let companies = 1;
  for (const key of start!.keys) nodes.set(key, start!);
  let frontier: readonly OwnershipNode[] = [start!];
  for (let hop = 1; hop <= maxHops && frontier.length > 0; hop++) {
    const wanted = [...new Set(frontier.flatMap(parentsOf))].filter((key) => !nodes.has(key));
    const most = Math.min(MOST_AT_A_HOP, MOST_IN_ALL - companies);
    truncated ||= wanted.length > most;
    const read = wanted.slice(0, most).map((key) => [key]);
    companies += read.length;
    const loaded = await loadNodes(loading, read, { ambiguous, limit: FACTS_OF_OTHERS });
    truncated ||= loaded.some((node) => isCut(node, FACTS_OF_OTHERS));
    frontier = loaded.map((node) => {
      // One hop may ask for two numbers of one company: the first node represents both.
      const known = node.keys.map((key) => nodes.get(key)).find((found) => found !== undefined);
      for (const key of node.keys) if (!nodes.has(key)) nodes.set(key, known ?? node);
      return known ?? node;
    });
  }
  return { start: start!, nodes, ambiguous, truncated };
}

/** Whether more relationships of one identifier may be stored than were read. */
function isCut({ facts }: OwnershipNode, limit: number): boolean {
  const counts = new Map<string, number>();
  for (const { subject } of factsOfKind(facts, "relationship")) {
    counts.set(subject, (counts.get(subject) ?? 0) + 1);
  }
  return [...counts.values()].some((count) => count >= limit);
}

function parentsOf({ facts }: OwnershipNode): string[] {
  return factsOfKind(facts, "relationship").flatMap(({ content }) =>
    content.object.reference === undefined ? [] : [identifierKey(content.object.reference)],
  );
}

/** A node for each group of keys, with the company's other numbers and the facts about any of them. */
async function loadNodes(
  { reader, tenantId }: Loading,
  groups: readonly (readonly string[])[],
  { ambiguous, limit }: Reading,
): Promise<OwnershipNode[]> {
  if (groups.length === 0) return [];
  const asked = [...new Set(groups.flat())];
  const claims = await reader.identifiedBy(tenantId, asked);
  const widened = groups.map((keys) => [...new Set([...keys, ...claimedBy(keys, claims, ambiguous)])]);
  const facts = await reader.about(tenantId, [...new Set(widened.flat())], KINDS, limit);
  const bySubject = Map.groupBy(facts, ({ subject }) => subject);
  const further = widened.map((keys) => numbersStatedOf(keys, bySubject));
  const added = [...new Set(further.flat())].filter((key) => !bySubject.has(key));
  const more = await reader.about(tenantId, added, KINDS, limit);
  for (const [subject, of] of Map.groupBy(more, (fact) => fact.subject)) bySubject.set(subject, of);
  const all = widened.map((keys, index) => [...new Set([...keys, ...further[index]!])]);
  const persons = await reader.naturalPersons(tenantId, [...new Set(all.flat())]);
  return all.map((keys) => ({
    keys,
    facts: keys.flatMap((key) => bySubject.get(key) ?? []),
    naturalPersons: keys.reduce((sum, key) => sum + (persons.get(key) ?? 0), 0),
  }));
}

/** The companies that are stated to have one of these numbers, where a scheme has only one. */
export function claimedBy(
  keys: readonly string[],
  claims: ReadonlyMap<string, readonly string[]>,
  ambiguous: Set<string>,
): string[] {
  return keys.flatMap((key) => {
    const bySchemes = Map.groupBy(claims.get(key) ?? [], (subject) => subject.split("=", 1)[0]!);
    return [...bySchemes.values()].flatMap((subjects) => {
      if (subjects.length === 1) return subjects;
      ambiguous.add(key);
      return [];
    });
  });
}

/** The company's other numbers, by which facts about it may be stored too. */
export function numbersStatedOf(
  keys: readonly string[],
  bySubject: ReadonlyMap<string, readonly KnownFact[]>,
): string[] {
  const stated = keys.flatMap((key) => factsOfKind(bySubject.get(key) ?? [], "identifier"));
  return stated
    .filter(({ stated: now, content }) => now && !OF_SECURITIES.has(content.scheme))
    .map(({ content }) => identifierKey(content));
}
