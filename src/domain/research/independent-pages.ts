/** Which pages speak for themselves: pages that copy each other count once. */
import { registrableDomain } from "../web/registrable-domain.ts";
import { folded } from "./stands-in.ts";

export interface PageText {
  /** Behind the redirects. */
  readonly url: string;
  readonly text: string;
  /** Quotes of the claims that rest on the page. */
  readonly quotes: readonly string[];
}

/** Words of a shingle. */
const SHINGLE = 5;
/** The least share of common shingles, of those of the shorter page, of two pages of which one copies the other. */
const COPIED = 0.3;
/** Words of a quote from which on two pages do not write it alike by chance. */
const COPIED_QUOTE = 8;

/** @returns the group of each page, in their order: pages of one group count as one page. */
export function independentGroups(pages: readonly PageText[]): readonly number[] {
  const read = pages.map((page) => ({
    domain: registrableDomain(page.url)?.domain ?? hostOf(page.url),
    shingles: shinglesOf(page.text),
    text: folded(page.text),
    quotes: page.quotes.map(folded).filter((quote) => quote.trim().split(" ").length >= COPIED_QUOTE),
  }));
  const groups = read.map((_, place) => place);
  for (const [later, page] of read.entries())
    for (const [earlier, other] of read.slice(0, later).entries())
      if (isCopy(page, other)) merge(groups, groups[later]!, groups[earlier]!);
  const order = [...new Set(groups)];
  return groups.map((group) => order.indexOf(group));
}

interface Read {
  readonly domain: string;
  readonly shingles: ReadonlySet<string>;
  readonly text: string;
  readonly quotes: readonly string[];
}

function isCopy(page: Read, other: Read): boolean {
  if (page.domain === other.domain) return true;
  if (page.quotes.some((quote) => other.text.includes(quote))) return true;
  if (other.quotes.some((quote) => page.text.includes(quote))) return true;
  const [fewer, more] =
    page.shingles.size < other.shingles.size
      ? [page.shingles, other.shingles]
      : [other.shingles, page.shingles];
  if (fewer.size === 0) return page.text === other.text;
  let common = 0;
  for (const shingle of fewer) if (more.has(shingle)) common++;
  return common >= COPIED * fewer.size;
}

function merge(groups: number[], from: number, into: number): void {
  for (const [place, group] of groups.entries()) if (group === from) groups[place] = into;
}

function shinglesOf(text: string): ReadonlySet<string> {
  const words = folded(text).trim().split(" ");
  const shingles = new Set<string>();
  for (let at = 0; at + SHINGLE <= words.length; at++) shingles.add(words.slice(at, at + SHINGLE).join(" "));
  return shingles;
}

function hostOf(url: string): string {
  return URL.parse(url)?.hostname ?? url;
}
