/**
 * Numbers of made companies in the manner of a real row's, so that a larger register stays of its kind: linking asks
 * whether many rows of a source have decisive numbers, and whether most of them are listings.
 */

import { mod97 } from "../../src/domain/identifiers/check-digits.ts";
import { comparableOfCompany } from "../../src/domain/matching/comparable/comparable-of.ts";
import { isDecisive } from "../../src/domain/matching/compare/pair-evidence.ts";
import { companyOfObject } from "../../src/registers/company-jsonl/company-of-object.ts";
import type { Random } from "../../src/training/damaged-names.ts";
import type { RegisterRow } from "./register-row.ts";

type Numbers = Pick<RegisterRow, "lei" | "cik" | "registration_number" | "tickers" | "jurisdiction">;

/** Above the numbers that the SEC has given out. */
const FIRST_CIK = 5_000_000;
/** Draws of a number's digits; most numbers with a check digit are right once in ten draws. */
const MOST_DRAWN = 60;

/** Gives each made company numbers of its own. */
export class NumberMaker {
  readonly #random: Random;
  readonly #taken: Set<string>;

  constructor(rows: readonly RegisterRow[], random: Random) {
    this.#random = random;
    this.#taken = new Set(rows.flatMap((row) => row.registration_number ?? []));
  }

  /** Numbers of the kinds that the row has. @param made the number of the company, from 1 on. */
  numbersLike(row: RegisterRow, made: number): Numbers {
    return {
      ...(row.lei !== undefined && { lei: leiOf(made) }),
      ...(row.cik !== undefined && { cik: String(FIRST_CIK + made) }),
      ...(row.tickers !== undefined && { tickers: row.tickers.map((ticker) => tickerLike(ticker, made)) }),
      ...(row.registration_number !== undefined && {
        registration_number: this.#numberLike(row, row.registration_number, made),
      }),
      ...(row.jurisdiction !== undefined && { jurisdiction: row.jurisdiction }),
    };
  }

  /** The number with other digits, whose check digit is right where that can be; a free one in any case. */
  #numberLike(row: RegisterRow, number: string, made: number): string {
    let free = `${number}${made}`;
    for (let drawn = 0; drawn < MOST_DRAWN; drawn++) {
      const other = number.replace(/\d/g, () => String(Math.floor(this.#random() * 10)));
      if (this.#taken.has(other)) continue;
      free = other;
      if (hasDecisive({ ...row, registration_number: other })) break;
    }
    this.#taken.add(free);
    return free;
  }
}

function hasDecisive({ lei: _, cik: __, tickers: ___, ...row }: RegisterRow): boolean {
  const company = companyOfObject(row, undefined);
  if (typeof company === "string") throw new Error(`a made row is no company: ${company}`);
  return comparableOfCompany(company).identifiers.some(isDecisive);
}

/** A Legal Entity Identifier (ISO 17442) with right check digits. */
function leiOf(made: number): string {
  const body = `MADE00${String(made).padStart(12, "0")}`;
  for (let check = 2; ; check++) {
    const lei = `${body}${String(check).padStart(2, "0")}`;
    if (mod97(lei)) return lei;
  }
}

const LETTERS = 26;

/** Five letters, and the exchange of the real ticker behind the full stop. */
function tickerLike(ticker: string, made: number): string {
  const exchange = ticker.indexOf(".");
  let letters = "";
  for (let rest = made; letters.length < 5; rest = Math.floor(rest / LETTERS))
    letters = String.fromCharCode(65 + (rest % LETTERS)) + letters;
  return exchange < 0 ? letters : `${letters}${ticker.slice(exchange)}`;
}
