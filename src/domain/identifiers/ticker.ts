import { exchangeByBloomberg, exchangeByName, exchangeBySuffix } from "./exchanges.ts";
import type { Identifier } from "./identifier.ts";
import { foldNumberText } from "./number-text.ts";

const SYMBOL = /^[A-Z0-9][A-Z0-9&+*-]{0,15}$/;
/** Words for "no ticker". Repeated letters and short words do not count: CCCC, TEST and NANO are listed. */
const NO_TICKER = /^(?:N\/A|N\.A\.?|NONE|NULL|NIL|UNKNOWN|UNLISTED|NOT LISTED|PRIVATE|PENDING|TBC|TBD|0+)$/;

/**
 * The listing that a ticker names: scheme `ticker`, value `<exchange>:<symbol>`, the exchange by its
 * canonical code (`XLON:VOD`; all of the United States is `US`). Reads a given exchange (name, MIC or short
 * form), Yahoo and Reuters suffixes (`1317.HK`, `AAPL.O`), Bloomberg (`AAPL US Equity`) and prefixes
 * (`NASDAQ:AAPL`). A symbol without an exchange, which is how US ones are usually written, gives the bare
 * symbol as `weak`; a US listing gives that as well, so that both match. Other text gives []. Never throws.
 */
export function normaliseTicker(ticker: string, exchange?: string): Identifier[] {
  const text = foldNumberText(ticker).replace(/^\$/, "");
  if (text.length > 40 || NO_TICKER.test(text)) return [];
  const given = exchange === undefined || exchange === "" ? null : exchangeByName(exchange);
  const read = prefixed(text) ?? bloomberg(text) ?? suffixed(text);
  const market = given ?? read?.market ?? null;
  const symbol = canonicalSymbol(
    read && (given === null || read.market === given) ? read.symbol : text,
    market,
  );
  if (!SYMBOL.test(symbol)) return [];
  if (market === null) return [listing(symbol, "weak")];
  const listed = listing(`${market}:${symbol}`, "listing");
  return market === "US" ? [listing(symbol, "weak"), listed] : [listed];
}

function listing(value: string, strength: "listing" | "weak"): Identifier {
  return { scheme: "ticker", value, checkDigit: "none", wellFormed: true, strength };
}

interface Read {
  readonly market: string;
  readonly symbol: string;
}

function prefixed(text: string): Read | null {
  const [, name, symbol] = /^([A-Z][A-Z0-9\s]*):\s*(\S+)$/.exec(text) ?? [];
  const market = name === undefined ? null : exchangeByName(name.trimEnd());
  return market === null || symbol === undefined ? null : { market, symbol };
}

function bloomberg(text: string): Read | null {
  const [, symbol, code] = /^(\S+(?: [A-Z])?) ([A-Z]{2})(?: EQUITY)?$/.exec(text) ?? [];
  const market = code === undefined ? null : exchangeByBloomberg(code);
  return market === null || symbol === undefined ? null : { market, symbol };
}

function suffixed(text: string): Read | null {
  const [, symbol, suffix] = /^([^.]+(?:\.[A-Z0-9])?)\.([A-Z]{1,5})$/.exec(text) ?? [];
  const market = suffix === undefined ? null : exchangeBySuffix(suffix);
  return market === null || symbol === undefined ? null : { market, symbol };
}

/** Share classes after one separator, and the codes of exchanges that pad or lengthen their numbers. */
function canonicalSymbol(symbol: string, market: string | null): string {
  const classed = symbol.replace(/[./ _-]+/g, "-").replace(/-$/, "");
  if (market === "XHKG") return classed.replace(/^0+(?=\d)/, "");
  // Japan's five-character code is the four-character one and a 0 for ordinary shares.
  if (market === "XTKS") return classed.replace(/^([0-9A-Z]{4})0$/, "$1");
  return classed;
}
