import type { Identifier } from "./identifier.ts";
import { identifierKey } from "./identifier-key.ts";

const STRENGTHS: readonly Identifier["strength"][] = ["strong", "listing", "weak"];

/** Each scheme and value once, the strongest of equals kept, in an order independent of the input's. */
export function sortedUnique(identifiers: readonly Identifier[]): Identifier[] {
  const best = new Map<string, Identifier>();
  for (const identifier of identifiers) {
    const key = identifierKey(identifier);
    const known = best.get(key);
    if (!known || rank(identifier) < rank(known)) best.set(key, identifier);
  }
  return [...best].sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)).map(([, identifier]) => identifier);
}

function rank(identifier: Identifier): number {
  return STRENGTHS.indexOf(identifier.strength) * 2 + (identifier.wellFormed ? 0 : 1);
}
