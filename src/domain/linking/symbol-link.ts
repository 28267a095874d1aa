/** What a symbol or another key of a listing says of two names that it joins. */
import { isOffshore } from "../places/compatible-countries.ts";
import { brandNameAffinity } from "../web/brand-name-affinity.ts";
import type { LinkSubject } from "./link-subject.ts";
import { digitsDiffer, nameLevel } from "./name-level.ts";
import type { PairFacts } from "./pair-facts.ts";
import { symbolsOf } from "./symbols.ts";

/** Nats that a name has to share to count as the name under which a ticker is known, however else it changed. */
const SHARED_WITH_LISTING = 4;

// Symbols are used again for other companies, so one that agrees needs a name that does not speak against it.
export function namesAgreeWithListing({ a, b, pair }: PairFacts): boolean {
  if (pair.name?.numbers === "conflict") return false;
  const seats = [...a.comparable.countries, ...b.comparable.countries];
  if (pair.country === "different" && !seats.some(isOffshore)) return false;
  if (scriptsDiffer(a, b) || nameLevel(pair) !== null) return true;
  return (
    pair.name !== null && pair.name.firstWord === "same" && pair.name.sharedIdentifying >= SHARED_WITH_LISTING
  );
}

/** Whether no script is common to the names, so that they cannot be compared. */
function scriptsDiffer(a: LinkSubject, b: LinkSubject): boolean {
  const scripts = new Set(a.comparable.names.map(({ analysed }) => analysed.script));
  return !b.comparable.names.some(({ analysed }) => scripts.has(analysed.script));
}

/** Nats from which two names that begin alike are those of one company under its symbol, though one has another word. */
const STRENGTH_OF_SYMBOL = 12;

/**
 * Whether two names that are not alike are those of one symbol's company: they begin with one word and tell of another
 * trade, or the site of one is the other's. It goes behind a company that bears the very name, as symbols are used
 * again, most of all by the next shell of a sponsor, which has a number.
 */
export function isKnownBySymbol(facts: PairFacts, strength: number): boolean {
  const { a, b, pair } = facts;
  const { name } = pair;
  if (name === null || !["equal", "none"].includes(name.numbers) || digitsDiffer(a, b)) return false;
  const told = facts.symbol === "carried" || name.queryUnmatched.word + name.candidateUnmatched.word > 0;
  if (namesAgreeWithListing(facts) && (!told || strength >= STRENGTH_OF_SYMBOL)) return true;
  return siteIsOf(a, b) || siteIsOf(b, a);
}

/** How well a site has to spell the name of its own row to be its site and not its parent's. */
const OWN_SITE = 0.5;
/** Three letters are a symbol of one company, and a name of many. */
const SHORTEST_SITE = 4;

/** Whether the site of one spells its own name and is the other's legal name or symbol: "edenor.com" of an Empresa Distribuidora … Norte. */
function siteIsOf(a: LinkSubject, b: LinkSubject): boolean {
  const legal = ({ comparable }: LinkSubject) =>
    comparable.names.flatMap(({ kind, analysed }) => (kind === "legal" ? [analysed] : []));
  const theirs = new Set([
    ...legal(b).flatMap(({ joined }) => (joined.length >= SHORTEST_SITE ? [joined] : [])),
    ...symbolsOf(b.comparable).bare.map((symbol) => symbol.toLowerCase()),
  ]);
  return a.comparable.domains.some(
    ({ brand }) =>
      theirs.has(brand) && legal(a).some(({ core }) => brandNameAffinity(brand, core) >= OWN_SITE),
  );
}
