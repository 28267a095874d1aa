/**
 * The symbols of one share on several exchanges: lists of issuers give the bare symbol, and an exchange
 * abroad that trades the share often keeps the symbol and adds a suffix ("EDN" and "EDN.BA").
 */
import type { Identifier } from "../identifiers/identifier.ts";
import type { Comparable } from "../matching/comparable/comparable.ts";

/** The Mexican exchange adds this letter to the symbols of foreign shares: "PDDN.MX". */
const MEXICAN = { exchange: "XMEX", letter: "N" } as const;

interface Symbols {
  /** Symbols that are given without an exchange. */
  readonly bare: readonly string[];
  /** The symbols of listings, without the exchange and the share class, and also without Mexico's letter. */
  readonly carried: readonly string[];
}

export function symbolsOf({ identifiers }: Pick<Comparable, "identifiers">): Symbols {
  const tickers = identifiers.filter(({ scheme }) => scheme === "ticker");
  return {
    bare: tickers.filter(({ strength }) => strength === "weak").map(({ value }) => value),
    carried: tickers.filter(({ strength }) => strength === "listing").flatMap(carriedSymbols),
  };
}

function carriedSymbols({ value }: Identifier): string[] {
  const [exchange, listed = ""] = value.split(":");
  const symbol = listed.replace(/-[A-Z0-9]+$/, "");
  if (!/^[A-Z]{2,}$/.test(symbol)) return [];
  const foreign = exchange === MEXICAN.exchange && symbol.endsWith(MEXICAN.letter) && symbol.length > 2;
  return foreign ? [symbol, symbol.slice(0, -1)] : [symbol];
}

/** Whether a list of issuers gives one of the rows the symbol under which an exchange trades the other. */
export function carriesSymbol(
  a: Pick<Comparable, "identifiers">,
  b: Pick<Comparable, "identifiers">,
): boolean {
  const [left, right] = [symbolsOf(a), symbolsOf(b)];
  return (
    left.bare.some((symbol) => right.carried.includes(symbol)) ||
    right.bare.some((symbol) => left.carried.includes(symbol))
  );
}
