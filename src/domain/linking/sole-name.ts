/**
 * Links a row to a company by the name alone. The name has to be the row's own, not an alias, and not one
 * ordinary word (Nice, Faith, Casa): other companies' names contain ordinary words, but no coined word.
 */
import { knownCity } from "../addresses/city.ts";
import type { AnalysedName } from "../names/analyse/analysed-name.ts";
import { type LinkContext, nameStrength } from "./link-evidence.ts";
import type { LinkSubject } from "./link-subject.ts";
import { formsSpeakAgainst } from "./name-link.ts";
import type { PairFacts } from "./pair-facts.ts";

/** The least strength, in nats, of a link by a name that only one company has. */
export const SOLE_NAME = 7;
const SEVERAL_WORDS = 10;
const SHORTEST_COINED = 4;
/** The most rows of other companies, mostly subsidiaries, that may have a coined word in their names. */
const OTHER_ROWS = 2;
const OTHER_ROWS_OF_KNOWN = 5;

/** A summary of the rows of a company that may be the only company with a name. */
interface NameOwner {
  readonly rows: number;
  readonly sources: number;
  readonly listed: boolean;
  /** The brands of the company's `.com` domains: "Sulzer" means the company that has "sulzer.com". */
  readonly sites: readonly string[];
}

export function nameOwner(members: readonly LinkSubject[]): NameOwner {
  return {
    rows: members.length,
    sources: new Set(members.map(({ source }) => source)).size,
    listed: members.some(({ comparable }) =>
      comparable.identifiers.some(({ scheme }) => scheme === "ticker"),
    ),
    sites: members
      .flatMap(({ comparable }) => comparable.domains)
      .flatMap(({ domain, brand }) => (domain === `${brand}.com` ? [brand] : [])),
  };
}

/** Whether sources may name the company without its country: it is listed, or in two registers. */
export function isKnown({ listed, sources }: NameOwner): boolean {
  return listed || sources > 1;
}

/**
 * How strongly the name alone links a row without a country to the only company that has the name.
 *
 * @param rowIsA whether that row is `facts.a`.
 * @returns nats; −Infinity where the name cannot link.
 */
export function soleNameStrength(
  facts: PairFacts,
  rowIsA: boolean,
  { owner, context }: { readonly owner: NameOwner; readonly context: LinkContext },
): number {
  const { name } = facts.pair;
  const [row, other] = rowIsA ? [facts.a, facts.b] : [facts.b, facts.a];
  if (!name?.exact || (formsSpeakAgainst(facts) && !isTranslated(row, facts)))
    return Number.NEGATIVE_INFINITY;
  const shared = sharedOwnNames(row, other);
  if (shared === null) return Number.NEGATIVE_INFINITY;
  const [own] = shared;
  const strength = nameStrength(facts);
  if (haveOneForm(shared)) return strength;
  if (facts.pair.form === "same" && (name.verbatim || owner.sources > 1)) return strength;
  const words = own.tokens.filter(({ tag }) => tag === "word" || tag === "initials" || tag === "number");
  if (words.length > 1 || (own.core.length > 1 && owner.sources > 1)) {
    return strength >= SEVERAL_WORDS ? strength : Number.NEGATIVE_INFINITY;
  }
  const others = owner.listed && owner.sources > 1 ? OTHER_ROWS_OF_KNOWN : OTHER_ROWS;
  const word = words[0]?.text ?? "";
  const coined = word.length >= SHORTEST_COINED && context.wordCount(word) <= owner.rows + 1 + others;
  return coined ||
    (own.core.length === 1 && facts.pair.form !== "conversion" && isBrand(word, owner, context))
    ? strength
    : Number.NEGATIVE_INFINITY;
}

/** The least share of the names with a brand that begin with the brand: the names of subsidiaries do. */
const LEADING = 0.75;

/** Whether a word is the owner's brand: its `.com` domain, mostly the first word of a name, and no city. */
function isBrand(word: string, { sites }: NameOwner, { wordCount, leadCount }: LinkContext): boolean {
  return (
    word.length >= SHORTEST_COINED &&
    sites.includes(word) &&
    leadCount(word) >= LEADING * wordCount(word) &&
    knownCity(word) === null
  );
}

/** The first own name of `row` that `other` also has, with the equal name of `other`; null if none. */
function sharedOwnNames(row: LinkSubject, other: LinkSubject): readonly [AnalysedName, AnalysedName] | null {
  const names = new Map(ownNames(other).map((name) => [coreOf(name), name]));
  for (const name of ownNames(row)) {
    const same = names.get(coreOf(name));
    if (same) return [name, same];
  }
  return null;
}

/** Whether both names are written with one legal form. A previous name has the legal form of its time. */
function haveOneForm([own, other]: readonly [AnalysedName, AnalysedName]): boolean {
  return own.forms.some(({ family }) => other.forms.some((form) => form.family === family));
}

/** Whether only an alias of the row has a legal form: an alias writes "Plc" for any public company's form. */
function isTranslated(row: LinkSubject, { pair }: PairFacts): boolean {
  const legal = row.comparable.names.filter(({ kind }) => kind === "legal");
  return pair.form === "same_class" && legal.every(({ analysed }) => analysed.forms.length === 0);
}

function coreOf(name: AnalysedName): string {
  return [...name.core].sort().join(" ");
}

/** The legal and previous names, and the other names that are in a script of none of these. */
function ownNames({ comparable }: LinkSubject): AnalysedName[] {
  const legal = comparable.names.filter(({ kind }) => kind === "legal" || kind === "previous");
  const scripts = new Set(legal.map(({ analysed }) => analysed.script));
  const translated = comparable.names.filter(({ analysed }) => !scripts.has(analysed.script));
  return [...legal, ...translated].map(({ analysed }) => analysed);
}
