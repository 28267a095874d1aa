/**
 * Listed organisations, found by the retrieval keys of their names and by their numbers. A name is an entry of its own:
 * an organisation with two hundred aliases is found by any of them. Postings lie in one typed array, by hashed key.
 */
import type { AnalysedName } from "../names/analyse/analysed-name.ts";
import { splitNames } from "../names/analyse/split-names.ts";
import { wordKey } from "../retrieval/name-keys.ts";
import { shortlist } from "../retrieval/shortlist.ts";
import { analyseScreened } from "./analyse-screened.ts";
import { LetterGrams } from "./letter-grams.ts";
import { numberKey } from "./listed-numbers.ts";
import type { ListedName, ListedOrganisation } from "./listed-organisation.ts";
import { screeningKeys } from "./screening-keys.ts";

/** Numbers of names compared with a subject's: those that share its keys, and those of similar letters. */
const COMPARED_BY_KEY = 32;
/** Names in another script than Latin share fewer and more common keys with the Latin names of a list. */
const COMPARED_BY_KEY_OTHER_SCRIPT = 80;
const COMPARED_BY_LETTERS = 20;
/** Lowest similarity of letters: names below it share no more than an ending. */
const LEAST_ALIKE = 0.25;
/** Postings that are read for a name. */
const READ_POSTINGS = 8_000;
/** Keys whose postings are packed between two turns of other work. */
const PACKED_AT_ONCE = 1_000;

export interface ListedEntry<Source> {
  readonly source: Source;
  readonly organisation: ListedOrganisation;
}

export interface IndexedName<Source> {
  readonly entry: ListedEntry<Source>;
  readonly listed: ListedName;
  readonly analysed: AnalysedName;
}

/** A name to compare; the similarity of the letters of the two names, 0..1. */
export interface CandidateName<Source> extends IndexedName<Source> {
  readonly lettersAlike: number;
}

/** Built in steps, so that a large list does not block other work; then read-only. */
export class ScreeningIndex<Source> {
  readonly #names: IndexedName<Source>[] = [];
  readonly #numbers = new Map<string, ListedEntry<Source>[]>();
  readonly #postings = new Map<string, number[] | Int32Array>();
  readonly #letters = new LetterGrams();
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
        this.#addName({ entry, listed, analysed: analyseScreened(text, hints) });
      }
    }
    for (const { scheme, value } of organisation.identifiers) {
      const key = numberKey(scheme, value);
      if (key !== null) this.#numbers.set(key, [...(this.#numbers.get(key) ?? []), entry]);
    }
  }

  /** Packs the postings in steps of a few milliseconds. Nothing is added afterwards. */
  *packing(): Generator<void> {
    let keys = 0;
    for (const [key, ordinals] of this.#postings) {
      this.#postings.set(key, Int32Array.from(ordinals));
      if (keys++ % PACKED_AT_ONCE === 0) yield;
    }
    yield* this.#letters.packing();
  }

  /** Packs the postings at once, where nothing else waits. */
  seal(): void {
    for (const _step of this.packing());
  }

  /** Names to compare: those that share keys with this name, likeliest first, then by similar letters. */
  candidates(name: AnalysedName, countries: readonly string[]): readonly CandidateName<Source>[] {
    const keys = screeningKeys(name, countries, "query");
    const lookup = {
      count: (key: string) => this.#postings.get(key)?.length ?? 0,
      postings: (key: string) => this.#postings.get(key) ?? [],
    };
    const found = shortlist(keys, lookup, {
      limit: name.script === "latin" ? COMPARED_BY_KEY : COMPARED_BY_KEY_OTHER_SCRIPT,
      budget: READ_POSTINGS,
      thorough: true,
    });
    const alike = this.#letters.alikeTo(name.joined, {
      limit: COMPARED_BY_LETTERS,
      least: LEAST_ALIKE,
      also: found.candidates.map(({ ordinal }) => ordinal),
    });
    return [...alike].map(([ordinal, lettersAlike]) => ({ ...this.#names[ordinal]!, lettersAlike }));
  }

  /** Organisations that carry the number, in the form of `numberKey`. */
  withNumber(key: string): readonly ListedEntry<Source>[] {
    return this.#numbers.get(key) ?? [];
  }

  /** How rare a word is among the listed names: 0 for a word of all names, 1 for a word of one name. */
  rarityOf(word: string): number {
    const carriers = Math.max(this.#postings.get(wordKey(word))?.length ?? 0, 1);
    return this.#names.length < 2
      ? 1
      : Math.log(this.#names.length / carriers) / Math.log(this.#names.length);
  }

  #addName(name: IndexedName<Source>): void {
    if (name.analysed.core.length === 0) return;
    const ordinal = this.#names.push(name) - 1;
    this.#letters.add(name.analysed.joined);
    const { countries } = name.entry.organisation;
    for (const { key } of screeningKeys(name.analysed, countries, "stored")) {
      const ordinals = this.#postings.get(key) as number[] | undefined;
      if (ordinals === undefined) this.#postings.set(key, [ordinal]);
      else if (ordinals.at(-1) !== ordinal) ordinals.push(ordinal);
    }
  }
}
