import type { RegisterCompany } from "../../domain/register-company.ts";
import { objectOf, objectsIn } from "../live/live-json.ts";
import type { LiveFetch, LiveLookup, LiveSource } from "../live/live-source.ts";
import { SourceUnavailable } from "../live/live-source.ts";
import { byIdentifier, byName, covers, questionBy } from "../live/lookups.ts";
import { companyOfProfile, companyOfSearchItem } from "./company-of-profile.ts";

/** Great Britain, and the Crown dependencies whose companies have establishments that Companies House registers. */
const COUNTRIES: ReadonlySet<string> = new Set(["GB", "GG", "JE", "IM"]);

/**
 * The public data interface of the United Kingdom's Companies House, which needs a key: by company number, else by
 * name. Rate: 600 requests in five minutes for each key.
 */
export const liveCompaniesHouse: LiveSource = {
  id: "companies_house",
  name: "UK Companies House",
  publisher: "Companies House",
  licence: "OGL v3.0",
  licencePermitsResale: true,
  url: "https://api.company-information.service.gov.uk",
  statesNow: true,
  limits: {
    burst: 20,
    perSecond: 1.9,
    connections: 4,
    deadlineMs: 8_000,
    cacheMs: 6 * 3_600_000,
    answerBytes: 1024 * 1024,
  },
  // HTTP Basic with the key as the user and no password.
  keyHeaders: (key) => ({ authorization: `Basic ${Buffer.from(`${key}:`).toString("base64")}` }),
  lookups(question) {
    const numbers = byIdentifier(question, ["GB-COH"]);
    if (numbers.length > 0) return numbers;
    return covers(question, COUNTRIES) ? byName(question) : [];
  },
  lookupOfRow: (value) => ({ by: "identifier", scheme: "GB-COH", value }),
  ask: askCompaniesHouse,
  probe: questionBy({ scheme: "GB-COH", value: "00445790" }, "GB"),
};

async function askCompaniesHouse(lookup: LiveLookup, fetch: LiveFetch): Promise<readonly RegisterCompany[]> {
  if (lookup.by === "name") {
    const query = { q: lookup.name, items_per_page: "20" };
    const { items } = objectOf(await fetch({ path: "/search/companies", query }));
    if (!Array.isArray(items)) throw new SourceUnavailable("unreadable");
    return objectsIn(items).flatMap((item) => companyOfSearchItem(item) ?? []);
  }
  const profile = await fetch({ path: `/company/${encodeURIComponent(lookup.value)}` });
  if (profile === undefined) return [];
  const company = companyOfProfile(objectOf(profile));
  if (company === undefined) throw new SourceUnavailable("unreadable");
  return [company];
}
