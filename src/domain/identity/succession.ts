/**
 * The chain of identifiers that took each other's place: an LEI whose company was merged names a successor, and
 * that one may have been merged as well. Each hop is a statement of a source about the identifier before it; no
 * identifier is called another name of the first one.
 */
import { citeFact } from "../facts/cite-fact.ts";
import type { IdentifierFact } from "../facts/fact.ts";
import type { KnownFact } from "../facts/known-fact.ts";
import { withoutRevised } from "../facts/validity.ts";
import { identifierKey } from "../identifiers/identifier-key.ts";
import { publicReference } from "../ownership/public-reference.ts";

/** Hops from the company's own identifiers. */
export const MOST_HOPS = 10;

/** The reason that a chain goes no further; null where a later hop continues it. */
export type SuccessionEnd = "last" | "no_identifier" | "not_installed" | "met_before" | "hop_limit" | null;

type Stated = KnownFact<IdentifierFact>;

/** The present statements of sources on an identifier itself, by identifier key. */
export type IdentifiersStated = ReadonlyMap<string, readonly Stated[]>;

/** The statements of these facts that name a successor and are still made. */
export function replacements(facts: readonly Stated[]): Stated[] {
  return withoutRevised(facts).filter(({ stated, content }) => stated && content.successor !== undefined);
}

/** The key of the successor; null where the source gives its name alone. */
export function successorKey({ content: { successor } }: Stated): string | null {
  return successor?.value === undefined
    ? null
    : identifierKey({ scheme: successor.scheme, value: successor.value });
}

/** The statements about an identifier itself: a fact of a company may state any of its identifiers. */
export function statementsAbout(facts: readonly Stated[]): IdentifiersStated {
  return Map.groupBy(
    facts.filter(({ stated }) => stated),
    ({ content }) => identifierKey(content),
  );
}

/** The hops in order of their distance, each once. */
export function successionOf(
  own: readonly Stated[],
  { later, now }: { readonly later: IdentifiersStated; readonly now: Date },
) {
  const hops = [];
  const passed = new Set(own.map(({ content }) => identifierKey(content)));
  let from: readonly Stated[] = replacements(own);
  for (let depth = 1; from.length > 0; depth++) {
    const next: Stated[] = [];
    const reached = new Set<string>();
    for (const fact of from) {
      const key = successorKey(fact);
      const stated = key === null ? [] : (later.get(key) ?? []);
      const onward = replacements(stated);
      const isNew = key !== null && !passed.has(key);
      const end = endOf({ key, isNew, isStated: stated.length > 0, goesOn: onward.length > 0, depth });
      if (end === null && !reached.has(key!)) next.push(...onward);
      if (key !== null) reached.add(key);
      hops.push(hopView(fact, { depth, end, now }));
    }
    for (const key of reached) passed.add(key);
    from = next;
  }
  return { max_hops: MOST_HOPS, hops };
}

function endOf(hop: {
  readonly key: string | null;
  readonly isNew: boolean;
  readonly isStated: boolean;
  readonly goesOn: boolean;
  readonly depth: number;
}): SuccessionEnd {
  if (hop.key === null) return "no_identifier";
  if (!hop.isNew) return "met_before";
  if (hop.depth === MOST_HOPS) return "hop_limit";
  if (!hop.isStated) return "not_installed";
  return hop.goesOn ? null : "last";
}

function hopView(
  fact: Stated,
  { depth, end, now }: { readonly depth: number; readonly end: SuccessionEnd; readonly now: Date },
) {
  const { successor, registrationStatus } = fact.content;
  const from = publicReference(identifierKey(fact.content));
  const key = successorKey(fact);
  const to = key === null ? { scheme: successor!.scheme, value: null } : publicReference(key);
  return {
    depth,
    from: { scheme: from.scheme, value: from.value },
    to: { scheme: to.scheme, value: to.value, name: successor!.name ?? null },
    registration_status: registrationStatus ?? null,
    end,
    provenance: citeFact(fact, now),
  };
}
