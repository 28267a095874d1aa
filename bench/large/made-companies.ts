/**
 * Companies that do not exist, with names as real ones have them: the name of a real company with its distinctive
 * word replaced, half of the time by the word of another company of its country, so that words are as frequent as in
 * the register, and otherwise by a word that is coined from the letters of such words.
 */
import { type Random, seededRandom } from "../screening/damage.ts";

/** A row in the form of `company-jsonl`, as far as it is read here. */
export interface RegisterRow {
  readonly source: string;
  readonly source_record_id: string;
  readonly name: string;
  readonly country?: string;
  readonly jurisdiction?: string;
  readonly address?: unknown;
  readonly legal_form?: string;
  readonly licence?: string;
}

/** A register tells its companies apart by numbers where this share of its rows has one. */
const NUMBERED = 0.1;
const NUMBERS = ["lei", "cik", "registration_number", "vat_number"];
const LETTERS_BEFORE = 3;
const LONGEST_WORD = 14;

/** So many rows for each real row, the same for the same rows. */
export function* madeCompanies(rows: readonly RegisterRow[], times: number): Generator<RegisterRow> {
  const random = seededRandom(20261125);
  const groups = Map.groupBy(rows, (row) => `${row.country} ${isSpaced(row.name)}`);
  const coiners = new Map([...groups].map(([group, members]) => [group, new Coiner(members.map(firstWord))]));
  const numbered = numberedSources(rows);
  let made = 0;
  for (let round = 0; round < times; round++) {
    for (const row of rows) {
      const group = `${row.country} ${isSpaced(row.name)}`;
      const members = groups.get(group)!;
      const other = members[Math.floor(random() * members.length)]!;
      const name = isSpaced(row.name)
        ? withFirstWord(row.name, random() < 0.5 ? firstWord(other) : coiners.get(group)!.coin(random))
        : spliced(row.name, other.name);
      made++;
      yield {
        ...{ source: row.source, source_record_id: `made-${made}`, name },
        ...(row.country && { country: row.country }),
        ...(row.legal_form && { legal_form: row.legal_form }),
        ...(other.address !== undefined && { address: other.address }),
        ...(row.licence && { licence: row.licence }),
        ...(numbered.has(row.source) && {
          registration_number: `MADE${String(made).padStart(8, "0")}`,
          ...((row.jurisdiction ?? row.country) && { jurisdiction: row.jurisdiction ?? row.country }),
        }),
      };
    }
  }
}

function numberedSources(rows: readonly RegisterRow[]): Set<string> {
  const bySource = Map.groupBy(rows, ({ source }) => source);
  const isNumbered = (row: RegisterRow) => NUMBERS.some((field) => field in row);
  return new Set(
    [...bySource]
      .filter(([, members]) => members.filter(isNumbered).length > NUMBERED * members.length)
      .map(([source]) => source),
  );
}

const isSpaced = (name: string): boolean => name.includes(" ");
const firstWord = ({ name }: RegisterRow): string => name.split(" ", 1)[0]!;

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
