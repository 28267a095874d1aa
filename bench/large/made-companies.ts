/**
 * Companies that do not exist, with names as real ones have them: the name of a real company with its first own word replaced,
 * by the word of another company of its country where several companies bear that word, and otherwise by a word that is
 * coined from the letters of such words. So new words are as frequent as words that were seen once, which is the estimate
 * of Good ("The population frequencies of species", 1953). No two companies of a country get the same name: the truth of
 * a query about either would not be known.
 */
import { analyseName } from "../../src/domain/names/analyse/analyse-name.ts";
import type { Script } from "../../src/domain/names/analyse/analysed-name.ts";
import { type Random, seededRandom } from "../../src/training/damaged-names.ts";
import { NumberMaker } from "./made-numbers.ts";
import { type NameParts, partsOf } from "./name-parts.ts";
import type { RegisterRow } from "./register-row.ts";

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
  const namers = new Map<RegisterRow, Namer>();
  for (const members of Map.groupBy(rows, groupOf).values()) {
    const namer = new Namer(members, random);
    for (const member of members) namers.set(member, namer);
  }
  const taken = new TakenNames();
  for (const name of asked) taken.add(name, undefined);
  for (const { name, other_names: others = [], country } of rows)
    for (const one of [name, ...others.map((other) => other.name)]) taken.add(one, country);
  const numbers = new NumberMaker(rows, random);
  let made = 0;
  for (let round = 0; round < times; round++) {
    for (const row of rows) {
      const { name, other } = namers.get(row)!.nameLike(row, (one) => taken.isFree(one, row.country));
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

/** Rows of one country whose names begin with a word in the same script, all with spaces or all without. */
function groupOf({ country, name }: RegisterRow): string {
  const { script, isSpaced } = partsOf(name);
  return [country, script, isSpaced].join(" ");
}

/** Draws in which a word or a name may be lent; later ones are coined. */
const LENDING_DRAWS = 3;
const MOST_DRAWN = 100;
const MOST_NUMBER = 1_000_000;
/** Draws after which a coined word has one part more: a small register has letters for few words. */
const COMPOUNDED = 10;

/** Makes names from those of the rows of one group. */
class Namer {
  readonly #rows: readonly RegisterRow[];
  readonly #parts: ReadonlyMap<RegisterRow, NameParts>;
  readonly #coiner: Coiner;
  /** By first word: how many names that differ by more than the legal form begin with it. */
  readonly #bearers: ReadonlyMap<string, number>;
  readonly #random: Random;

  constructor(rows: readonly RegisterRow[], random: Random) {
    this.#rows = rows;
    this.#random = random;
    this.#parts = new Map(rows.map((row) => [row, partsOf(row.name)]));
    this.#coiner = new Coiner([...this.#parts.values()]);
    const cores = Map.groupBy(rows, (row) => this.#parts.get(row)!.first.toLowerCase());
    this.#bearers = new Map(
      [...cores].map(([word, members]) => [word, new Set(members.map(({ name }) => coreOf(name))).size]),
    );
  }

  /** A free name in the manner of the row's, and the other row that it was made with. */
  nameLike(
    row: RegisterRow,
    isFree: (name: string) => boolean,
  ): { readonly name: string; readonly other: RegisterRow } {
    const { before, after } = this.#parts.get(row)!;
    for (let drawn = 0; drawn < MOST_DRAWN; drawn++) {
      const other = this.#rows[Math.floor(this.#random() * this.#rows.length)]!;
      const { first } = this.#parts.get(other)!;
      const isLent = drawn < LENDING_DRAWS && this.#bearers.get(first.toLowerCase())! > 1;
      const word = isLent ? first : this.#coined(1 + Math.floor(drawn / COMPOUNDED));
      const made = before + word + after;
      if (isFree(made)) return { name: made, other };
    }
    // The few names of a small group are all taken: a number tells further ones apart.
    const [other] = this.#rows;
    for (;;) {
      const made = `${row.name} ${Math.floor(this.#random() * MOST_NUMBER)}`;
      if (isFree(made)) return { name: made, other: other! };
    }
  }

  #coined(parts: number): string {
    const [first, ...others] = Array.from({ length: parts }, () => this.#coiner.coin(this.#random));
    return [first, ...others.map((word) => word.toLowerCase())].join("");
  }
}

/** The letters that decide the next one: fewer where a character says more, and one in Han, whose words mostly have two. */
const lettersBefore = (script: Script): number => (script === "han" ? 1 : ALPHABETS.has(script) ? 3 : 2);
const ALPHABETS: ReadonlySet<Script> = new Set(["latin", "cyrillic", "greek", "armenian", "georgian"]);

/** Coins words letter by letter, each letter as often as it follows those before it in the given words. */
class Coiner {
  readonly #words: readonly string[];
  readonly #before: number;
  readonly #next = new Map<string, string[]>();

  /** @param names of one script. */
  constructor(names: readonly NameParts[]) {
    this.#words = names.map(({ first }) => first);
    this.#before = lettersBefore(names[0]!.script);
    for (const word of this.#words) {
      const letters = [...word];
      for (let at = this.#before; at <= letters.length; at++) {
        const before = letters.slice(at - this.#before, at).join("");
        const known = this.#next.get(before) ?? [];
        known.push(letters[at] ?? "");
        this.#next.set(before, known);
      }
    }
  }

  coin(random: Random): string {
    const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)]!;
    const letters = [...pick(this.#words)].slice(0, this.#before);
    while (letters.length < LONGEST_WORD) {
      const next = pick(this.#next.get(letters.slice(-this.#before).join("")) ?? [""]);
      if (next === "") break;
      letters.push(next);
    }
    return letters.join("");
  }
}
