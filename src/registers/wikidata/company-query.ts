/** The question to Wikidata's query service, in SPARQL 1.1. */
import type { LiveLookup } from "../live/live-source.ts";

/** Wikidata's properties for the identifiers of companies. */
export const IDENTIFIER_PROPERTIES: Readonly<Record<string, string>> = {
  lei: "P1278",
  cik: "P5531",
  isin: "P946",
  "FR-SIREN": "P1616",
  "GB-COH": "P2622",
  "NO-BRC": "P2333",
};

/** Entities of one answer. */
const MOST = 10;

/** A text as a literal of SPARQL: no character of it ends the literal or begins another part of the query. */
export function literal(text: string): string {
  const escaped = text.replaceAll(/[\\"'\n\r\t\b\f]/g, (sign) => ESCAPES[sign]!);
  return `"${escaped.replaceAll(/\p{Cc}/gu, " ")}"`;
}

const ESCAPES: Readonly<Record<string, string>> = {
  "\\": "\\\\",
  '"': '\\"',
  "'": "\\'",
  "\n": "\\n",
  "\r": "\\r",
  "\t": "\\t",
  "\b": "\\b",
  "\f": "\\f",
};

/** The query for a look-up; null for an identifier that Wikidata has no property for. */
export function companyQuery(lookup: LiveLookup): string | null {
  const found = lookup.by === "name" ? entitiesNamed(lookup) : entitiesWith(lookup);
  return found === null ? null : `SELECT * WHERE { { ${found} } ${FACTS} } LIMIT 1000`;
}

function entitiesWith({ scheme, value }: Extract<LiveLookup, { by: "identifier" }>): string | null {
  if (scheme === "wikidata") return /^Q[1-9]\d{0,14}$/.test(value) ? `VALUES ?c { wd:${value} }` : null;
  const property = IDENTIFIER_PROPERTIES[scheme];
  if (property === undefined) return null;
  const spellings = scheme === "cik" ? [value.padStart(10, "0"), value.replace(/^0+/, "")] : [value];
  const values = [...new Set(spellings)].map(literal).join(" ");
  return `SELECT DISTINCT ?c WHERE { VALUES ?id { ${values} } ?c wdt:${property} ?id . } LIMIT ${MOST}`;
}

/** Wikidata's own search, of which only organisations of the country are kept. */
function entitiesNamed({ name, country }: Extract<LiveLookup, { by: "name" }>): string {
  const ofCountry = country === null ? "" : `?c wdt:P17 ?place . ?place wdt:P297 ${literal(country)} .`;
  return [
    "SELECT DISTINCT ?c WHERE {",
    'SERVICE wikibase:mwapi { bd:serviceParam wikibase:api "EntitySearch" ;',
    'wikibase:endpoint "www.wikidata.org" ; mwapi:language "en" ;',
    `mwapi:search ${literal(name)} ; wikibase:limit ${MOST} . ?c wikibase:apiOutputItem mwapi:item . }`,
    `?c wdt:P31/wdt:P279* wd:Q43229 . ${ofCountry}`,
    `} LIMIT ${MOST}`,
  ].join(" ");
}

/** One branch for each kind of fact: values of different kinds are added, not multiplied, in the rows. */
const FACTS = [
  '?c rdfs:label ?label . FILTER(LANG(?label) IN ("en", "mul"))',
  "?c wdt:P1448 ?official",
  '?c skos:altLabel ?alias . FILTER(LANG(?alias) = "en")',
  "?c wdt:P1278 ?lei",
  "?c wdt:P5531 ?cik",
  "?c wdt:P946 ?isin",
  "?c wdt:P1616 ?siren",
  "?c wdt:P2622 ?coh",
  "?c wdt:P2333 ?orgnr",
  "?c wdt:P856 ?site",
  "?c wdt:P17 ?seat . ?seat wdt:P297 ?country",
  "?c p:P571/psv:P571 ?begin . ?begin wikibase:timeValue ?inc ; wikibase:timePrecision ?incPrecision",
  "?c p:P576/psv:P576 ?end . ?end wikibase:timeValue ?dis ; wikibase:timePrecision ?disPrecision",
  "?c p:P414 ?listing . ?listing pq:P249 ?ticker . OPTIONAL { ?listing pq:P582 ?tickerEnd }",
]
  .map((pattern) => `{ ${pattern} }`)
  .join(" UNION ");
