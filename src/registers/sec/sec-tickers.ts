import type { RegisterCompany } from "../../domain/register-company.ts";
import { RegisterFileError } from "../register-file-error.ts";
import type { RegisterFormat, RegisterInput, RegisterRow } from "../register-format.ts";
import { readJsonDocument } from "../streaming/json-document.ts";
import { partContent } from "../streaming/part-content.ts";
import { presentFields } from "../streaming/present-fields.ts";
import { readParts } from "../streaming/read-parts.ts";
import type { RegisterFilePart } from "../streaming/register-file-part.ts";
import { cikOf, filerPage } from "./cik.ts";
import { secDefaults } from "./sec-defaults.ts";
import { secText } from "./sec-text.ts";
import { type TickerRow, tickerRowsOf } from "./ticker-rows.ts";

/** A row of the file is a listing, not a company: the listings of one CIK make one company. */
export const secTickers: RegisterFormat = {
  name: "sec-tickers",
  describe: "SEC company_tickers.json or company_tickers_exchange.json",
  defaults: secDefaults,
  read(input: RegisterInput) {
    const source = input.source ?? secDefaults.sourceId;
    return readParts(input, { readPart: (part) => readPart(part, source) });
  },
};

interface Listed {
  readonly line: number;
  readonly name: string;
  readonly tickers: Set<string>;
  exchange: string | undefined;
}

async function* readPart(part: RegisterFilePart, source: string): AsyncGenerator<RegisterRow> {
  const companies = new Map<string, Listed>();
  for (const row of await listingsOf(part)) {
    const cik = cikOf(row.cik);
    const name = secText(row.name);
    if (cik === undefined) yield { kind: "bad", line: row.number, reason: "the CIK is missing or is no CIK" };
    else if (name === undefined)
      yield { kind: "bad", line: row.number, reason: "the company name is missing" };
    else addListing(companies, { cik, name, row });
  }
  for (const [cik, company] of companies) {
    yield { kind: "company", line: company.line, company: companyOf(cik, company, source) };
  }
}

async function listingsOf(part: RegisterFilePart): Promise<readonly TickerRow[]> {
  const { chunks } = await partContent(part);
  const { value, fault } = await readJsonDocument(chunks);
  if (fault !== undefined) throw new RegisterFileError(part.name, "damaged", `the file ${fault}`);
  const rows = tickerRowsOf(value);
  if (rows === undefined) {
    throw new RegisterFileError(
      part.name,
      "wrong_format",
      "the file is not one of the SEC's two ticker files",
    );
  }
  return rows;
}

function addListing(
  companies: Map<string, Listed>,
  { cik, name, row }: { readonly cik: string; readonly name: string; readonly row: TickerRow },
): void {
  const company = companies.get(cik) ?? {
    line: row.number,
    name,
    tickers: new Set<string>(),
    exchange: undefined,
  };
  const ticker = secText(row.ticker);
  if (ticker !== undefined) company.tickers.add(ticker);
  company.exchange ??= secText(row.exchange);
  companies.set(cik, company);
}

function companyOf(cik: string, { name, tickers, exchange }: Listed, source: string): RegisterCompany {
  return presentFields<RegisterCompany>({
    source,
    sourceRecordId: cik,
    name,
    cik,
    tickers: tickers.size === 0 ? undefined : [...tickers],
    exchange,
    sourceUrl: filerPage(cik),
  });
}
