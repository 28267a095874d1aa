import type { RegisterCompany } from "../../domain/register-company.ts";
import { isObject, objectOf, objectsIn } from "../live/live-json.ts";
import type { LiveFetch, LiveLookup, LiveSource } from "../live/live-source.ts";
import { SourceUnavailable } from "../live/live-source.ts";
import { byIdentifier, byName, covers, questionBy } from "../live/lookups.ts";
import { brregPublisher, organisationNumber } from "./brreg-records.ts";
import { companyOfEnhet } from "./company-of-enhet.ts";

const NORWAY: ReadonlySet<string> = new Set(["NO", "SJ"]);

/**
 * Norway's register of units: by organisation number, else by name. No key, and no stated rate; five requests a
 * second are this service's own bound.
 */
export const liveBrreg: LiveSource = {
  id: "brreg",
  name: "Enhetsregisteret",
  ...brregPublisher,
  url: "https://data.brreg.no/enhetsregisteret/api",
  statesNow: true,
  limits: {
    burst: 10,
    perSecond: 5,
    connections: 4,
    deadlineMs: 8_000,
    cacheMs: 6 * 3_600_000,
    answerBytes: 2 * 1024 * 1024,
  },
  lookups(question) {
    const numbers = byIdentifier(question, ["NO-BRC"]);
    if (numbers.length > 0) return numbers;
    return covers(question, NORWAY) ? byName(question) : [];
  },
  lookupOfRow: (value) => ({ by: "identifier", scheme: "NO-BRC", value }),
  ask: askBrreg,
  probe: questionBy({ scheme: "NO-BRC", value: "923609016" }, "NO"),
};

async function askBrreg(lookup: LiveLookup, fetch: LiveFetch): Promise<readonly RegisterCompany[]> {
  if (lookup.by === "name") {
    const answer = await fetch({ path: "/enheter", query: { navn: lookup.name, size: "20" } });
    const page = objectOf(answer);
    // A page without units has no list.
    if (!isObject(page.page)) throw new SourceUnavailable("unreadable");
    const embedded = isObject(page._embedded) ? page._embedded.enheter : [];
    return companiesOf(objectsIn(embedded));
  }
  const unit = await fetch({ path: `/enheter/${encodeURIComponent(lookup.value)}` });
  if (unit === undefined) return [];
  const found = objectOf(unit);
  if (organisationNumber(found.organisasjonsnummer) === undefined) throw new SourceUnavailable("unreadable");
  return companiesOf([found]);
}

/** A deleted unit without a name, and an establishment, is no company. */
function companiesOf(units: readonly Readonly<Record<string, unknown>>[]): readonly RegisterCompany[] {
  return units.flatMap((unit) => {
    const result = companyOfEnhet(unit, "brreg");
    return result.kind === "company" ? [result.company] : [];
  });
}
