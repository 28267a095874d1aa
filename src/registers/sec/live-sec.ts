import type { RegisterCompany } from "../../domain/register-company.ts";
import { objectOf } from "../live/live-json.ts";
import type { LiveFetch, LiveLookup, LiveSource } from "../live/live-source.ts";
import { SourceUnavailable } from "../live/live-source.ts";
import { byIdentifier, byName, covers, questionBy } from "../live/lookups.ts";
import { cikOf } from "./cik.ts";
import { companyOfSubmissions } from "./company-of-submissions.ts";
import { filersNamed } from "./filers-named.ts";
import { secDefaults } from "./sec-defaults.ts";

const UNITED_STATES: ReadonlySet<string> = new Set(["US", "PR", "GU", "VI", "AS", "MP", "UM"]);

/** Filers of one name whose documents are read: each is a request of its own. */
const MOST_FILERS = 5;

/**
 * EDGAR: by CIK, else by ticker or name among the filers whose shares are listed. At most 10 requests a second;
 * above them the SEC refuses an address with 403 for ten minutes. It asks clients to name a contact.
 */
export const liveSec: LiveSource = {
  id: "sec",
  name: secDefaults.sourceName,
  publisher: "U.S. Securities and Exchange Commission",
  licence: "US public domain",
  licencePermitsResale: true,
  url: "https://data.sec.gov",
  filesUrl: "https://www.sec.gov",
  needsContact: true,
  statesNow: true,
  limits: {
    burst: 5,
    perSecond: 8,
    connections: 4,
    deadlineMs: 10_000,
    cacheMs: 6 * 3_600_000,
    // The document of a filer with a thousand filings, and the list of all listed filers.
    answerBytes: 8 * 1024 * 1024,
    blocked: { status: 403, forMs: 600_000 },
  },
  lookups(question) {
    const known = byIdentifier(question, ["cik"]);
    if (known.length > 0) return known;
    return covers(question, UNITED_STATES) ? byName(question) : [];
  },
  lookupOfRow: (value) => ({ by: "identifier", scheme: "cik", value }),
  ask: askSec,
  probe: questionBy({ scheme: "cik", value: "0000320193" }, "US"),
};

async function askSec(lookup: LiveLookup, fetch: LiveFetch): Promise<readonly RegisterCompany[]> {
  if (lookup.by === "identifier") {
    const cik = cikOf(lookup.value);
    return cik === undefined ? [] : filer(cik, fetch);
  }
  const list = await fetch({
    address: "files",
    path: "/files/company_tickers_exchange.json",
    common: true,
  });
  const ciks = filersNamed(list, lookup.name);
  if (ciks === undefined) throw new SourceUnavailable("unreadable");
  const found: RegisterCompany[] = [];
  for (const cik of ciks.slice(0, MOST_FILERS)) found.push(...(await filer(cik, fetch)));
  return found;
}

async function filer(cik: string, fetch: LiveFetch): Promise<readonly RegisterCompany[]> {
  const document = await fetch({ path: `/submissions/CIK${cik.padStart(10, "0")}.json` });
  if (document === undefined) return [];
  const result = companyOfSubmissions(objectOf(document), secDefaults.sourceId);
  if (result.kind === "bad") throw new SourceUnavailable("unreadable");
  return result.kind === "company" ? [result.company] : [];
}
