/**
 * Companies that do not exist, with names as real ones have them: the name of a real company with its first word replaced,
 * by the word of another company of its country where several companies bear that word, and otherwise by a word that is
 * coined from the letters of such words. So new words are as frequent as words that were seen once, which is the estimate
 * of Good ("The population frequencies of species", 1953). No two companies of a country get the same name: the truth of
 * a query about either would not be known.
 */
import { analyseName } from "../../src/domain/names/analyse/analyse-name.ts";
import { type Random, seededRandom } from "../screening/damage.ts";
import { NumberMaker } from "./made-numbers.ts";
import type { RegisterRow } from "./register-row.ts";

const LETTERS_BEFORE = 3;
const LONGEST_WORD = 14;

/**
 * So many rows for each real row, the same for the same rows.
 * @param asked names that no made company gets in any country: those of queries whose company is known.
 */
export function* madeCompanies(
  rows: readonly RegisterRow[],
  times: number,
  asked: Iterable<string> = [],
): Generator<RegisterRow> {
  const random = seededRandom(20261126);
  const namers = new Map(
    [...Map.groupBy(rows, groupOf)].map(([group, members]) => [group, new Namer(members, random)]),
  );
  const taken = new TakenNames();
  for (const name of asked) taken.add(name, undefined);
  for (const { name, other_names: others = [], country } of rows)
    for (const one of [name, ...others.map((other) => other.name)]) taken.add(one, country);
  const numbers = new NumberMaker(rows, random);
  let made = 0;
  for (let round = 0; round < times; round++) {
    for (const row of rows) {
      const { name, other } = namers
        .get(groupOf(row))!
        .nameLike(row, (one) => taken.isFree(one, row.country));
      taken.add(name, row.country);
      made++;
      yield {
        ...{ source: row.source, source_record_id: `made-${made}`, name },
        ...(row.country && { country: row.country }),
        ...(row.legal_form && { legal_form: row.legal_form }),
        ...(other.address !== undefined && { address: other.address }),
        ...(row.licence && { licence: row.licence }),
        ...numbers.numbersLike(row, made),
      };
    }
  }
}

/** The names that companies bear, each in a country; a company without a country may be of any. */
class TakenNames {
  readonly #cores = new Set<string>();

  add(name: string, country: string | undefined): void {
    const core = coreOf(name);
    this.#cores.add(`any ${core}`).add(`${country} ${core}`);
  }

  isFree(name: string, country: string | undefined): boolean {
    const core = coreOf(name);
    if (country === undefined) return !this.#cores.has(`any ${core}`);
    return !this.#cores.has(`${country} ${core}`) && !this.#cores.has(`undefined ${core}`);
  }
}

/** The words of a name but its legal form, as one text: companies of one country differ in it. */
function coreOf(name: string): string {
  const { core, joined } = analyseName(name);
  return core.length > 0 ? core.join("") : joined || name;
}

/** Names of one country, with spaces or without. */
function groupOf({ country, name }: RegisterRow): string {
  return `${country} ${isSpaced(name)}`;
}

const isSpaced = (name: string): boolean => name.includes(" ");
const firstWord = ({ name }: RegisterRow): string => name.split(" ", 1)[0]!;

/** Draws in which a word or a name may be lent; later ones are coined. */
const LENDING_DRAWS = 3;
const MOST_DRAWN = 100;
const MOST_NUMBER = 1_000_000;
/** Draws after which a coined word has one part more: a small register has letters for few words. */
const COMPOUNDED = 10;

/** Makes names from those of the rows of one group. */
class Namer {
  readonly #rows: readonly RegisterRow[];
  readonly #coiner: Coiner;
  /** By first word: how many names that differ by more than the legal form begin with it. */
  readonly #bearers: ReadonlyMap<string, number>;
  readonly #random: Random;

  constructor(rows: readonly RegisterRow[], random: Random) {
    this.#rows = rows;
    this.#random = random;
    this.#coiner = new Coiner(rows.map(firstWord));
    const cores = Map.groupBy(rows, (row) => firstWord(row).toLowerCase());
    this.#bearers = new Map(
      [...cores].map(([word, members]) => [word, new Set(members.map(({ name }) => coreOf(name))).size]),
    );
  }

  /** A free name in the manner of the row's, and the other row that it was made with. */
  nameLike(
    { name }: RegisterRow,
    isFree: (name: string) => boolean,
  ): { readonly name: string; readonly other: RegisterRow } {
    for (let drawn = 0; drawn < MOST_DRAWN; drawn++) {
      const other = this.#rows[Math.floor(this.#random() * this.#rows.length)]!;
      const isLent =
        drawn < LENDING_DRAWS && (!isSpaced(name) || this.#bearers.get(firstWord(other).toLowerCase())! > 1);
      const word = isLent ? firstWord(other) : this.#coined(1 + Math.floor(drawn / COMPOUNDED));
      const made = isSpaced(name) ? withFirstWord(name, word) : isLent ? spliced(name, other.name) : word;
      if (isFree(made)) return { name: made, other };
    }
    // The few names of a small group are all taken: a number tells further ones apart.
    const [other] = this.#rows;
    for (;;) {
      const made = `${name} ${Math.floor(this.#random() * MOST_NUMBER)}`;
      if (isFree(made)) return { name: made, other: other! };
    }
  }

  #coined(parts: number): string {
    const [first, ...others] = Array.from({ length: parts }, () => this.#coiner.coin(this.#random));
    return [first, ...others.map((word) => word.toLowerCase())].join("");
  }
}

function withFirstWord(name: string, word: string): string {
  return word + name.slice(name.indexOf(" "));
}

/** A name without spaces: the first half of one and the second half of the other. */
function spliced(name: string, other: string): string {
  const [one, two] = [[...name], [...other]];
  return [...one.slice(0, Math.ceil(one.length / 2)), ...two.slice(Math.floor(two.length / 2))].join("");
}

/** Coins words letter by letter, each letter as often as it follows the three before it in the given words. */
class Coiner {
  readonly #words: readonly string[];
  readonly #next = new Map<string, string[]>();

  constructor(words: readonly string[]) {
    this.#words = words;
    for (const word of words) {
      const letters = [...word];
      for (let at = LETTERS_BEFORE; at <= letters.length; at++) {
        const before = letters.slice(at - LETTERS_BEFORE, at).join("");
        const known = this.#next.get(before) ?? [];
        known.push(letters[at] ?? "");
        this.#next.set(before, known);
      }
    }
  }

  coin(random: Random): string {
    const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)]!;
    const letters = [...pick(this.#words)].slice(0, LETTERS_BEFORE);
    while (letters.length < LONGEST_WORD) {
      const next = pick(this.#next.get(letters.slice(-LETTERS_BEFORE).join("")) ?? [""]);
      if (next === "") break;
      letters.push(next);
    }
    return letters.join("");
  }
}
