import type { RegisterCompany } from "../../domain/register-company.ts";
import type { LiveFetch, LiveLookup, LiveSource } from "../live/live-source.ts";
import { SourceUnavailable } from "../live/live-source.ts";
import { byIdentifier, byName, questionBy } from "../live/lookups.ts";
import { companiesOfBindings } from "./companies-of-bindings.ts";
import { companyQuery, IDENTIFIER_PROPERTIES } from "./company-query.ts";

/**
 * Wikidata's query service: by an identifier that it has a property for, else by name. It grants 60 seconds of
 * processing a minute to a client and asks clients to name a contact. Its LEIs are copies of GLEIF's, so it is no
 * witness of its own for them.
 */
export const liveWikidata: LiveSource = {
  id: "wikidata",
  name: "Wikidata",
  publisher: "Wikimedia Foundation",
  licence: "CC0 1.0",
  licencePermitsResale: true,
  url: "https://query.wikidata.org",
  needsContact: true,
  limits: {
    burst: 2,
    perSecond: 0.5,
    connections: 2,
    deadlineMs: 15_000,
    cacheMs: 24 * 3_600_000,
    answerBytes: 2 * 1024 * 1024,
  },
  lookups(question) {
    const known = byIdentifier(question, Object.keys(IDENTIFIER_PROPERTIES));
    return known.length > 0 ? known.slice(0, 1) : byName(question);
  },
  lookupOfRow: (value) => ({ by: "identifier", scheme: "wikidata", value }),
  ask: askWikidata,
  probe: questionBy({ scheme: "lei", value: "851WYGNLUQLFZBSYGB56" }, null),
};

async function askWikidata(lookup: LiveLookup, fetch: LiveFetch): Promise<readonly RegisterCompany[]> {
  const query = companyQuery(lookup);
  if (query === null) return [];
  const answer = await fetch({ path: "/sparql", form: { query }, accept: "application/sparql-results+json" });
  if (answer === undefined) throw new SourceUnavailable("unreadable");
  return companiesOfBindings(answer);
}
