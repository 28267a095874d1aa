/**
 * Listed organisations, found by the retrieval keys of their names and by their numbers. A name is an entry of its own:
 * an organisation with two hundred aliases is found by any of them. Postings lie in one typed array, by hashed key.
 */
import { analyseName } from "../names/analyse/analyse-name.ts";
import type { AnalysedName } from "../names/analyse/analysed-name.ts";
import { splitNames } from "../names/analyse/split-names.ts";
import { retrievalKeys } from "../retrieval/keys.ts";
import { wordKey } from "../retrieval/name-keys.ts";
import { shortlist } from "../retrieval/shortlist.ts";
import { numberKey } from "./listed-numbers.ts";
import type { ListedName, ListedOrganisation } from "./listed-organisation.ts";

/** Names that are compared with a subject's name. */
const COMPARED_NAMES = 60;
/** Postings that are read for a name. */
const READ_POSTINGS = 8_000;

export interface ListedEntry<Source> {
  readonly source: Source;
  readonly organisation: ListedOrganisation;
}

export interface IndexedName<Source> {
  readonly entry: ListedEntry<Source>;
  readonly listed: ListedName;
  readonly analysed: AnalysedName;
}

/** Built in steps, so that a large list never keeps other work waiting; then read-only. */
export class ScreeningIndex<Source> {
  readonly #names: IndexedName<Source>[] = [];
  readonly #numbers = new Map<string, ListedEntry<Source>[]>();
  #postings = new Map<string, number[] | Int32Array>();
  #size = 0;

  /** Organisations. */
  get size(): number {
    return this.#size;
  }

  add(entry: ListedEntry<Source>): void {
    const { organisation } = entry;
    this.#size += 1;
    const country = organisation.countries[0];
    const hints = country === undefined ? {} : { country };
    for (const listed of organisation.names) {
      for (const text of [listed.text, ...splitNames(listed.text).map(({ name }) => name)]) {
        this.#addName({ entry, listed, analysed: analyseName(text, hints) });
      }
    }
    for (const { scheme, value } of organisation.identifiers) {
      const key = numberKey(scheme, value);
      if (key !== null) this.#numbers.set(key, [...(this.#numbers.get(key) ?? []), entry]);
    }
  }

  /** Packs the postings. Nothing is added afterwards. */
  seal(): void {
    this.#postings = new Map(
      [...this.#postings].map(([key, ordinals]) => [key, Int32Array.from(ordinals)] as const),
    );
  }

  /** Names worth comparing with this one, likeliest first. */
  candidates(name: AnalysedName, countries: readonly string[]): readonly IndexedName<Source>[] {
    const keys = retrievalKeys({ names: [name], countries }, "query");
    const lookup = {
      count: (key: string) => this.#postings.get(key)?.length ?? 0,
      postings: (key: string) => this.#postings.get(key) ?? [],
    };
    const found = shortlist(keys, lookup, { limit: COMPARED_NAMES, budget: READ_POSTINGS });
    return found.candidates.map(({ ordinal }) => this.#names[ordinal]!);
  }

  /** Organisations that carry the number, in the form of `numberKey`. */
  withNumber(key: string): readonly ListedEntry<Source>[] {
    return this.#numbers.get(key) ?? [];
  }

  /** How rare a word is among the listed names: 0 where all have it, 1 where one has. */
  rarityOf(word: string): number {
    const carriers = Math.max(this.#postings.get(wordKey(word))?.length ?? 0, 1);
    return this.#names.length < 2
      ? 1
      : Math.log(this.#names.length / carriers) / Math.log(this.#names.length);
  }

  #addName(name: IndexedName<Source>): void {
    if (name.analysed.core.length === 0) return;
    const ordinal = this.#names.push(name) - 1;
    const { countries } = name.entry.organisation;
    for (const { key } of retrievalKeys({ names: [name.analysed], countries }, "stored")) {
      const ordinals = this.#postings.get(key) as number[] | undefined;
      if (ordinals === undefined) this.#postings.set(key, [ordinal]);
      else if (ordinals.at(-1) !== ordinal) ordinals.push(ordinal);
    }
  }
}
