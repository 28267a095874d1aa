import { registerScheme } from "../../domain/identifiers/register-schemes.ts";
import { compatibleCountries } from "../../domain/places/compatible-countries.ts";
import type { RegisterCompany } from "../../domain/register-company.ts";
import { listOf, objectOf } from "../live/live-json.ts";
import type { LiveFetch, LiveLookup, LiveSource } from "../live/live-source.ts";
import { SourceUnavailable } from "../live/live-source.ts";
import { byIdentifier, byName, questionBy } from "../live/lookups.ts";
import { companyOfLeiRecord } from "./company-of-lei-record.ts";
import { gleifDefaults } from "./gleif-defaults.ts";
import { elementAt, textAt } from "./json-leaf.ts";
import { isLei } from "./lei-record.ts";
import { leiRecordOfApi } from "./lei-record-of-api.ts";

/** Records of one answer; GLEIF gives 200 at the most. */
const PAGE = "50";

const isRegisterNumber = (scheme: string): boolean => registerScheme(scheme) !== undefined;

/** The number as LEI records write it, where that is not the normal form. */
const asRegistered: Readonly<Record<string, (value: string) => string>> = {
  "DE-HR": (value) => value.replace(/^.*:/, "").replace(/^([A-Z]+)(?=\d)/, "$1 "),
  "SE-ON": (value) => value.replace(/^(\d{6})(?=\d{4}$)/, "$1-"),
  "CH-UID": (value) => value.replace(/^CHE(\d{3})(\d{3})(\d{3})$/, "CHE-$1.$2.$3"),
};

/**
 * GLEIF's interface, version 1: by LEI, else by the number of the company's own register, else by name. GLEIF
 * publishes no rate; 60 requests a minute are what its clients keep to.
 */
export const liveGleif: LiveSource = {
  id: "gleif",
  name: gleifDefaults.sourceName,
  publisher: "Global Legal Entity Identifier Foundation (GLEIF)",
  licence: "CC0 1.0",
  licencePermitsResale: true,
  url: "https://api.gleif.org/api/v1",
  limits: {
    burst: 10,
    perSecond: 1,
    connections: 4,
    deadlineMs: 10_000,
    // The golden copy is published three times a day.
    cacheMs: 8 * 3_600_000,
    answerBytes: 4 * 1024 * 1024,
  },
  lookups(question) {
    const leis = byIdentifier(question, ["lei"]);
    if (leis.length > 0) return leis;
    return [...byIdentifier(question, isRegisterNumber).slice(0, 2), ...byName(question)];
  },
  lookupOfRow: (value) => ({ by: "identifier", scheme: "lei", value }),
  ask: askGleif,
  probe: questionBy({ scheme: "lei", value: "851WYGNLUQLFZBSYGB56" }, null),
};

async function askGleif(lookup: LiveLookup, fetch: LiveFetch): Promise<readonly RegisterCompany[]> {
  if (lookup.by === "name") return byNameAt(lookup, fetch);
  if (lookup.scheme !== "lei") {
    const { scheme, value } = lookup;
    const number = asRegistered[scheme]?.(value) ?? value;
    const place = registerScheme(scheme)?.jurisdiction.slice(0, 2) ?? null;
    return records({ "filter[entity.registeredAs]": number }, place, fetch);
  }
  const answer = await fetch({ path: `/lei-records/${encodeURIComponent(lookup.value)}` });
  return answer === undefined ? [] : companiesOf([objectOf(objectOf(answer).data)]);
}

/** All names of a record first; where no record has the words, names that are spelled alike. */
async function byNameAt(
  { name, country }: Extract<LiveLookup, { by: "name" }>,
  fetch: LiveFetch,
): Promise<readonly RegisterCompany[]> {
  const found = await records({ "filter[entity.names]": name }, country, fetch);
  if (found.length > 0) return found;
  const alike = await fetch({
    path: "/fuzzycompletions",
    query: { field: "entity.legalName", q: name },
  });
  if (alike === undefined) return [];
  const leis = listOf(objectOf(alike).data).flatMap((entry) => {
    const lei = textAt(entry, "relationships", "lei-records", "data", "id");
    return isLei(lei) ? [lei] : [];
  });
  if (leis.length === 0) return [];
  return records({ "filter[lei]": [...new Set(leis)].slice(0, 20).join(",") }, country, fetch);
}

async function records(
  filter: Readonly<Record<string, string>>,
  country: string | null,
  fetch: LiveFetch,
): Promise<readonly RegisterCompany[]> {
  const answer = await fetch({ path: "/lei-records", query: { ...filter, "page[size]": PAGE } });
  if (answer === undefined) throw new SourceUnavailable("unreadable");
  const companies = companiesOf(listOf(objectOf(answer).data));
  return country === null ? companies : companies.filter((company) => isOf(company, country));
}

function isOf({ country, jurisdiction, headquartersAddress }: RegisterCompany, wanted: string): boolean {
  const places = [country, jurisdiction?.slice(0, 2), headquartersAddress?.country];
  return places.some((place) => place !== undefined && compatibleCountries(place, wanted) !== "different");
}

/** A record that is annulled, or that has no LEI or no name, is no company. */
function companiesOf(entries: readonly unknown[]): readonly RegisterCompany[] {
  return entries.flatMap((entry) => {
    if (elementAt(entry, "attributes") === undefined) throw new SourceUnavailable("unreadable");
    const result = companyOfLeiRecord(leiRecordOfApi(entry), "gleif");
    return result.kind === "company" ? [result.company] : [];
  });
}
