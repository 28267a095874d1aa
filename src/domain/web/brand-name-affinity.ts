/**
 * How well the brand part of a domain spells a company's name. The brand is cut into pieces that the name's
 * core tokens explain in order (a whole token, a prefix of it, an initial) or that are ordinary decoration of
 * domains (`group`, `online`); dynamic programming finds the cut that explains most letters.
 */

import { memoize } from "../memoize.ts";

const MAX_BRAND = 63;
const MAX_TOKENS = 10;
const SHORTEST_PREFIX = 3;
const SHORTEST_ANCHOR = 3;

const WHOLE = 1;
const PREFIX = 0.8;
const DECORATION = 0.6;
const INITIAL = 0.4;
/** The brand usually comes first in a name: each leading token missing in the domain costs this factor. */
const SKIPPED_LEAD = 0.85;
/** A single token from the middle of a name is as often an industry or a place as a brand. */
const LONE_INNER_TOKEN = 0.8;
/** Siemens' domain matches Siemens Energy too, but siemens-energy matches it better. */
const INCOMPLETE = 0.95;
const ACRONYM_SCORES = [0, 0, 0.4, 0.7, 0.8, 0.85];

const decorations = new Set(
  (
    "group gruppe groupe grupo gruppo holding holdings plc inc corp co company ltd limited llc ag gmbh kg se sa spa " +
    "srl bv nv oy ab as aps sas intl international global world online web net digital app apps hq official shop " +
    "store the my get go try use join we hello team usa us uk eu de fr it es jp cn india asia europe america"
  ).split(" "),
);

/**
 * Affinity of a domain's brand to a name's core tokens, 0 (nothing in common) to 1 (the brand is the whole
 * core, run together): `mapleleaf` against china maple leaf educational systems gives about 0.8.
 * Case, accents, hyphens and the German ae/oe/ue spellings do not matter.
 */
export function brandNameAffinity(brand: string, core: readonly string[]): number {
  return affinityOf(brand, foldedTokens(core));
}

/** The same for tokens that are already folded: a name is compared with the domains of a whole shortlist. */
export function affinityOf(brand: string, tokens: readonly string[]): number {
  const letters = foldBrand(brand);
  if (letters.length < 2 || tokens.length === 0) return 0;
  if (letters === tokens.join("")) return 1;
  return Math.max(acronymAffinity(letters, tokens), segmentAffinity(letters, tokens));
}

// Memoised, because a domain is compared with the names of a whole shortlist.
const foldBrand = memoize((brand) => fold(brand).slice(0, MAX_BRAND));

const LONGEST_DECORATION = 13;

/** For each letter the lengths of the decorations that begin with it. */
const decorationsIn = memoize((letters): readonly (readonly number[])[] =>
  Array.from(letters, (_, at) => {
    const lengths: number[] = [];
    for (let length = 2; length <= LONGEST_DECORATION && at + length <= letters.length; length++)
      if (decorations.has(letters.slice(at, at + length))) lengths.push(length);
    return lengths;
  }),
);

/** The core tokens of a name, folded for the comparison with domains. */
export function foldedTokens(core: readonly string[]): readonly string[] {
  const tokens: string[] = [];
  for (let i = 0; i < core.length && i < MAX_TOKENS; i++) {
    const token = fold(core[i]!);
    if (token !== "") tokens.push(token);
  }
  return tokens;
}

function fold(text: string): string {
  // A fast path: most texts need no folding, and every domain of a shortlist is folded here.
  if (/^[a-z0-9]{1,200}$/.test(text)) return text.replace(/([aou])e/g, "$1");
  return text
    .slice(0, 200)
    .normalize("NFKD")
    .toLowerCase()
    .replace(/ß/g, "ss")
    .replace(/[^\p{L}\p{N}]/gu, "")
    .replace(/([aou])e/g, "$1");
}

function acronymAffinity(letters: string, tokens: readonly string[]): number {
  if (letters.length > tokens.length || letters.length < 2) return 0;
  for (let at = 0; at < letters.length; at++) if (tokens[at]?.[0] !== letters[at]) return 0;
  const whole = letters.length === tokens.length;
  const score = ACRONYM_SCORES[Math.min(letters.length, ACRONYM_SCORES.length - 1)] ?? 0;
  return whole ? score : score * SKIPPED_LEAD;
}

interface Cut {
  /** Letters explained, each weighed by the quality of its explanation. */
  readonly weight: number;
  /** Index of the first token used; -1 before any. */
  readonly first: number;
  readonly used: number;
  /** Whether some piece is a whole token or a sufficiently long prefix. */
  readonly anchored: boolean;
  readonly score: number;
}

function cutOf(letters: string, weight: number, [first, used, anchored]: [number, number, boolean]): Cut {
  const lone = used === 1 && first > 0 ? LONE_INNER_TOKEN : 1;
  const score = (weight / letters.length) * SKIPPED_LEAD ** Math.max(first, 0) * lone;
  return { weight, first, used, anchored, score };
}

/** cuts[at][next]: the best cut of letters[0, at) when tokens[next] is the first one still free. */
type Cuts = readonly (Cut | undefined)[][];

function segmentAffinity(letters: string, tokens: readonly string[]): number {
  if (!tokens.some((token) => mayAnchor(letters, token))) return 0;
  const cuts: Cuts = Array.from({ length: letters.length + 1 }, () => []);
  offer(cuts, 0, 0, cutOf(letters, 0, [-1, 0, false]));
  for (let at = 0; at < letters.length; at++)
    for (let next = 0; next <= tokens.length; next++) extend(letters, tokens, cuts, at, next);
  let best = 0;
  for (const cut of cuts[letters.length] ?? [])
    if (cut?.anchored) best = Math.max(best, cut.score * (cut.used < tokens.length ? INCOMPLETE : 1));
  return best;
}

function mayAnchor(letters: string, token: string): boolean {
  return token.length >= SHORTEST_ANCHOR && letters.includes(token.slice(0, SHORTEST_ANCHOR));
}

function offer(cuts: Cuts, at: number, next: number, cut: Cut): void {
  const row = cuts[at]!;
  const known = row[next];
  if (known === undefined || cut.score >= known.score) row[next] = cut;
}

function extend(letters: string, tokens: readonly string[], cuts: Cuts, at: number, next: number): void {
  const cut = cuts[at]![next];
  if (cut === undefined) return;
  offer(cuts, at + 1, next, cut);
  for (const length of decorationsIn(letters)[at]!)
    offer(
      cuts,
      at + length,
      next,
      cutOf(letters, cut.weight + DECORATION * length, [cut.first, cut.used, cut.anchored]),
    );
  for (let index = next; index < tokens.length; index++) {
    const token = tokens[index]!;
    let shared = 0;
    while (shared < token.length && letters[at + shared] === token[shared]) shared++;
    const first = cut.first < 0 ? index : cut.first;
    for (let length = 1; length <= shared; length++) {
      if (length > 1 && length < SHORTEST_PREFIX && length < token.length) continue;
      const worth = length === token.length ? WHOLE : length === 1 ? INITIAL : PREFIX;
      const anchored = cut.anchored || length >= SHORTEST_ANCHOR;
      offer(
        cuts,
        at + length,
        index + 1,
        cutOf(letters, cut.weight + worth * length, [first, cut.used + 1, anchored]),
      );
    }
  }
}
