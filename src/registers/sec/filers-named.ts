import { analyseName } from "../../domain/names/analyse/analyse-name.ts";
import { cikOf } from "./cik.ts";
import { secText } from "./sec-text.ts";
import { tickerRowsOf } from "./ticker-rows.ts";

/** The names of the filers of one list, and the filers by each word of their names. */
interface FilerIndex {
  readonly names: ReadonlyMap<string, string>;
  readonly byWord: ReadonlyMap<string, readonly string[]>;
}

/** One index for each list in memory: reading the list costs a hundred times as much as a search. */
const indexes = new WeakMap<object, FilerIndex>();

/** Share of the words of both names together that must be common. */
const ALIKE = 0.5;

/** Filers with a common word whose names are compared; more have a word such as "holdings" only. */
const COMPARED = 300;

/**
 * The CIKs of the filers of the SEC's ticker list whose names have words in common with `name`, best first.
 * Undefined where the document is no such list.
 */
export function filersNamed(list: unknown, name: string): readonly string[] | undefined {
  const index = indexOf(list);
  if (index === undefined) return undefined;
  const wanted = coreOf(name);
  const rarestFirst = Array.from(wanted, (word) => index.byWord.get(word) ?? []).sort(
    (one, other) => one.length - other.length,
  );
  const near = [...new Set(rarestFirst.flat())].slice(0, COMPARED);
  return near
    .map((cik) => ({ cik, share: shareOf(wanted, coreOf(index.names.get(cik)!)) }))
    .filter(({ share }) => share >= ALIKE)
    .sort((one, other) => other.share - one.share || Number(one.cik) - Number(other.cik))
    .map(({ cik }) => cik);
}

function indexOf(list: unknown): FilerIndex | undefined {
  if (typeof list !== "object" || list === null) return undefined;
  const known = indexes.get(list);
  if (known) return known;
  const rows = tickerRowsOf(list);
  if (rows === undefined) return undefined;
  const names = new Map<string, string>();
  const byWord = new Map<string, string[]>();
  for (const row of rows) {
    const cik = cikOf(row.cik);
    const name = secText(row.name);
    // A filer has a row for each of its listings.
    if (cik === undefined || name === undefined || names.has(cik)) continue;
    names.set(cik, name);
    for (const word of new Set(name.toLowerCase().match(/[a-z0-9]+/g))) {
      const filers = byWord.get(word);
      if (filers) filers.push(cik);
      else byWord.set(word, [cik]);
    }
  }
  const index = { names, byWord };
  indexes.set(list, index);
  return index;
}

function coreOf(name: string): ReadonlySet<string> {
  return new Set(analyseName(name).core);
}

function shareOf(wanted: ReadonlySet<string>, words: ReadonlySet<string>): number {
  const common = Array.from(wanted).filter((word) => words.has(word)).length;
  return common / (wanted.size + words.size - common);
}
