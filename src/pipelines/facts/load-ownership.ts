/**
 * Loads what is known around a company, hop by hop: three bounded statements for each hop, whatever the number of children
 * that a parent has, for only parents are read. Nothing is decided here: the walk over the graph is the domain's.
 */
import type { FactKind } from "../../domain/facts/fact.ts";
import { factsOfKind, type KnownFact } from "../../domain/facts/known-fact.ts";
import { identifierKey } from "../../domain/identifiers/identifier-key.ts";
import type { OwnershipGraph, OwnershipNode } from "../../domain/ownership/ownership-graph.ts";
import type { FactReader } from "./fact-reader.ts";

const KINDS: readonly FactKind[] = ["relationship", "reporting_exception", "name", "identifier"];
/** Companies that are read at one hop; an owner register may name hundreds. */
const MOST_AT_A_HOP = 200;
/** Numbers of securities and listings: they identify no company. */
const OF_SECURITIES: ReadonlySet<string> = new Set(["isin", "ticker", "bic"]);

interface Loading {
  readonly reader: FactReader;
  readonly tenantId: string;
}

/** @param keys identifier keys of the company at which the walk begins. */
export async function loadOwnership(
  loading: Loading,
  keys: readonly string[],
  maxHops: number,
): Promise<OwnershipGraph> {
  const nodes = new Map<string, OwnershipNode>();
  const ambiguous = new Set<string>();
  let truncated = false;
  const [start] = await loadNodes(loading, [keys], ambiguous);
  for (const key of start!.keys) nodes.set(key, start!);
  let frontier: readonly OwnershipNode[] = [start!];
  for (let hop = 1; hop <= maxHops && frontier.length > 0; hop++) {
    const wanted = [...new Set(frontier.flatMap(parentsOf))].filter((key) => !nodes.has(key));
    truncated ||= wanted.length > MOST_AT_A_HOP;
    const read = wanted.slice(0, MOST_AT_A_HOP);
    const loaded = await loadNodes(
      loading,
      read.map((key) => [key]),
      ambiguous,
    );
    frontier = loaded.map((node) => {
      // Two numbers of one company may be asked for at one hop: the first node stands for both.
      const known = node.keys.map((key) => nodes.get(key)).find((found) => found !== undefined);
      for (const key of node.keys) if (!nodes.has(key)) nodes.set(key, known ?? node);
      return known ?? node;
    });
  }
  return { start: start!, nodes, ambiguous, truncated };
}

function parentsOf({ facts }: OwnershipNode): string[] {
  return factsOfKind(facts, "relationship").flatMap(({ content }) =>
    content.object.reference === undefined ? [] : [identifierKey(content.object.reference)],
  );
}

/** A node for each group of keys, with the further numbers of the company and what is stated of any of them. */
async function loadNodes(
  { reader, tenantId }: Loading,
  groups: readonly (readonly string[])[],
  ambiguous: Set<string>,
): Promise<OwnershipNode[]> {
  const asked = [...new Set(groups.flat())];
  const claims = await reader.identifiedBy(tenantId, asked);
  const widened = groups.map((keys) => [...new Set([...keys, ...claimedBy(keys, claims, ambiguous)])]);
  const facts = await reader.about(tenantId, [...new Set(widened.flat())], KINDS);
  const bySubject = Map.groupBy(facts, ({ subject }) => subject);
  const further = widened.map((keys) => numbersStatedOf(keys, bySubject));
  const added = [...new Set(further.flat())].filter((key) => !bySubject.has(key));
  for (const [subject, of] of Map.groupBy(
    await reader.about(tenantId, added, KINDS),
    ({ subject }) => subject,
  )) {
    bySubject.set(subject, of);
  }
  const all = widened.map((keys, index) => [...new Set([...keys, ...further[index]!])]);
  const persons = await reader.naturalPersons([...new Set(all.flat())]);
  return all.map((keys) => ({
    keys,
    facts: keys.flatMap((key) => bySubject.get(key) ?? []),
    naturalPersons: keys.reduce((sum, key) => sum + (persons.get(key) ?? 0), 0),
  }));
}

/** The companies that are stated to have one of these numbers, where only one of a scheme is. */
function claimedBy(
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

function numbersStatedOf(
  keys: readonly string[],
  bySubject: ReadonlyMap<string, readonly KnownFact[]>,
): string[] {
  const stated = keys.flatMap((key) => factsOfKind(bySubject.get(key) ?? [], "identifier"));
  return stated
    .filter(({ stated: now, content }) => now && !OF_SECURITIES.has(content.scheme))
    .map(({ content }) => identifierKey(content));
}
