import type { RegisterCompany } from "../../domain/register-company.ts";
import { isObject, objectOf } from "../live/live-json.ts";
import type { LiveFetch, LiveLookup, LiveSource } from "../live/live-source.ts";
import { SourceUnavailable } from "../live/live-source.ts";
import { byIdentifier, byName, covers, questionBy } from "../live/lookups.ts";
import { companyOfResult } from "./company-of-result.ts";

/** France and the territories whose companies have a SIREN. */
const FRANCE: ReadonlySet<string> = new Set(["FR", "GP", "MQ", "GF", "RE", "YT", "BL", "MF", "PM"]);

/**
 * The French state's search of companies (Sirene, with the seat's establishment): by SIREN, else by name. No key;
 * seven requests a second.
 */
export const liveRechercheEntreprises: LiveSource = {
  id: "recherche_entreprises",
  name: "Recherche d'entreprises",
  publisher: "Direction interministérielle du numérique",
  licence: "Licence Ouverte 2.0",
  licencePermitsResale: true,
  url: "https://recherche-entreprises.api.gouv.fr",
  statesNow: true,
  limits: {
    burst: 5,
    perSecond: 5,
    connections: 4,
    deadlineMs: 8_000,
    cacheMs: 24 * 3_600_000,
    answerBytes: 2 * 1024 * 1024,
  },
  lookups(question) {
    const numbers = byIdentifier(question, ["FR-SIREN"]);
    if (numbers.length > 0) return numbers;
    return covers(question, FRANCE) ? byName(question) : [];
  },
  lookupOfRow: (value) => ({ by: "identifier", scheme: "FR-SIREN", value }),
  ask: askFrance,
  probe: questionBy({ scheme: "FR-SIREN", value: "356000000" }, "FR"),
};

async function askFrance(lookup: LiveLookup, fetch: LiveFetch): Promise<readonly RegisterCompany[]> {
  const q = lookup.by === "name" ? lookup.name : lookup.value;
  // A name of fewer than three letters is refused.
  if (q.length < 3) return [];
  const answer = objectOf(await fetch({ path: "/search", query: { q, page: "1", per_page: "25" } }));
  const { results } = answer;
  if (!Array.isArray(results)) throw new SourceUnavailable("unreadable");
  const companies = results.flatMap((result) => (isObject(result) ? (companyOfResult(result) ?? []) : []));
  // A search for a number may also find companies that have it in a name.
  return lookup.by === "name"
    ? companies
    : companies.filter(({ sourceRecordId }) => sourceRecordId === lookup.value);
}
