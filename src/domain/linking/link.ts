import { LINK_KINDS, type LinkEvidence, type LinkKind } from "./link-evidence.ts";

/** The evidence between two rows, by their positions. */
export interface Link extends LinkEvidence {
  readonly a: number;
  readonly b: number;
}

/** Evidence that rests on the name: it holds only where nothing says that the companies are in different places. */
export const NAME_KINDS: ReadonlySet<LinkKind> = new Set(["domain", "name", "near_name", "sole_name"]);

/** Nats by which a row has to fit better than another of its register that bears the same name. */
export const CLEAR_LEAD = 2;

/** The strongest first; equal ones in the order of their rows. */
export function compareLinks(x: Link, y: Link): number {
  return compareEvidence(x, y) || x.a - y.a || x.b - y.b;
}

export function compareEvidence(x: LinkEvidence, y: LinkEvidence): number {
  return LINK_KINDS.indexOf(x.kind) - LINK_KINDS.indexOf(y.kind) || y.strength - x.strength;
}
