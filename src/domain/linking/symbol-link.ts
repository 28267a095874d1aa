/** Whether the names of two rows with one symbol or other listing identifier may be names of one company. */
import { isOffshore } from "../places/compatible-countries.ts";
import { brandNameAffinity } from "../web/brand-name-affinity.ts";
import type { LinkSubject } from "./link-subject.ts";
import { digitsDiffer, nameLevel } from "./name-level.ts";
import type { PairFacts } from "./pair-facts.ts";
import { symbolsOf } from "./symbols.ts";

/** The least identifying information, in nats, that two names of one listing share, beside the first word. */
const SHARED_WITH_LISTING = 4;

// Exchanges give old symbols to other companies, so an equal symbol also needs a name that agrees.
export function namesAgreeWithListing({ a, b, pair }: PairFacts): boolean {
  if (pair.name?.numbers === "conflict") return false;
  const seats = [...a.comparable.countries, ...b.comparable.countries];
  if (pair.country === "different" && !seats.some(isOffshore)) return false;
  if (scriptsDiffer(a, b) || nameLevel(pair) !== null) return true;
  return (
    pair.name !== null && pair.name.firstWord === "same" && pair.name.sharedIdentifying >= SHARED_WITH_LISTING
  );
}

/** Whether the names of the two rows have no script in common, so that they cannot be compared. */
function scriptsDiffer(a: LinkSubject, b: LinkSubject): boolean {
  const scripts = new Set(a.comparable.names.map(({ analysed }) => analysed.script));
  return !b.comparable.names.some(({ analysed }) => scripts.has(analysed.script));
}

/** The least strength, in nats, of two names of one symbol that begin alike though other words differ. */
const STRENGTH_OF_SYMBOL = 12;

/**
 * Whether two different names with one symbol are of one company: the names begin with one word, or the web
 * site of one row spells the name or symbol of the other. Numbers in the names have to agree: the next shell
 * company of a sponsor often has the old symbol and another number.
 */
export function isKnownBySymbol(facts: PairFacts, strength: number): boolean {
  const { a, b, pair } = facts;
  const { name } = pair;
  if (name === null || !["equal", "none"].includes(name.numbers) || digitsDiffer(a, b)) return false;
  const told = facts.symbol === "carried" || name.queryUnmatched.word + name.candidateUnmatched.word > 0;
  if (namesAgreeWithListing(facts) && (!told || strength >= STRENGTH_OF_SYMBOL)) return true;
  return siteIsOf(a, b) || siteIsOf(b, a);
}

/** The least affinity of a site and the name of its own row: below it the site may be the parent's. */
const OWN_SITE = 0.5;
/** The fewest letters of a name that a site has to spell: many companies have a name of three letters. */
const SHORTEST_SITE = 4;

/** Whether a site of `a` ("edenor.com") spells the name of `a` and is also a legal name or symbol of `b`. */
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
