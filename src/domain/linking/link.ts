import { LINK_KINDS, type LinkEvidence, type LinkKind } from "./link-evidence.ts";

/** The evidence between two rows, by their positions. */
export interface Link extends LinkEvidence {
  readonly a: number;
  readonly b: number;
}

/** The kinds of evidence that rest on the name: they do not link rows of companies in different places. */
export const NAME_KINDS: ReadonlySet<LinkKind> = new Set(["domain", "name", "near_name", "sole_name"]);

/** Nats by which the better of two links has to be stronger for the choice between them to be clear. */
export const CLEAR_LEAD = 2;

/** Orders links: the strongest first, equally strong links by their rows. */
export function compareLinks(x: Link, y: Link): number {
  return compareEvidence(x, y) || x.a - y.a || x.b - y.b;
}

export function compareEvidence(x: LinkEvidence, y: LinkEvidence): number {
  return LINK_KINDS.indexOf(x.kind) - LINK_KINDS.indexOf(y.kind) || y.strength - x.strength;
}
