/** One listing, of either ticker file. `number` counts the listings of the file from 1. */
export interface TickerRow {
  readonly number: number;
  readonly cik: unknown;
  readonly name: unknown;
  readonly ticker: unknown;
  readonly exchange: unknown;
}

/**
 * The listings of `company_tickers.json` (an object of objects with cik_str, ticker and title) or of
 * `company_tickers_exchange.json` (rows of values under a list of field names). Undefined for any other document.
 */
export function tickerRowsOf(document: unknown): readonly TickerRow[] | undefined {
  if (!isObject(document)) return undefined;
  const { fields, data } = document;
  if (Array.isArray(fields) && Array.isArray(data)) return tableRows(fields, data);
  const rows = Object.values(document);
  if (!rows.some((row) => isObject(row) && "cik_str" in row)) return undefined;
  return rows.map((row, index) => {
    const { cik_str, title, ticker } = isObject(row) ? row : {};
    return { number: index + 1, cik: cik_str, name: title, ticker, exchange: undefined };
  });
}

function tableRows(fields: readonly unknown[], data: readonly unknown[]): readonly TickerRow[] | undefined {
  const at = (name: string) => fields.indexOf(name);
  const [cik, name, ticker, exchange] = [at("cik"), at("name"), at("ticker"), at("exchange")];
  if (cik < 0 || name < 0) return undefined;
  return data.map((values: unknown, index) => {
    const row: readonly unknown[] = Array.isArray(values) ? values : [];
    return {
      number: index + 1,
      cik: row[cik],
      name: row[name],
      ticker: row[ticker],
      exchange: row[exchange],
    };
  });
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
