import { citeObservation, type Provenance } from "../entities/golden-record.ts";
import type { Observation } from "../entities/observation.ts";
import { survivors } from "../entities/survivorship.ts";
import { citeFact } from "../facts/cite-fact.ts";
import type { IdentifierFact } from "../facts/fact.ts";
import type { KnownFact } from "../facts/known-fact.ts";
import { identifierKey } from "../identifiers/identifier-key.ts";
import { publicReference } from "../ownership/public-reference.ts";

/** Schemes of a crosswalk in their order, each with the attribute that holds it; null where no attribute does. */
export const crosswalkSchemes = {
  lei: "registration.lei",
  company_number: "registration.company_number",
  cik: "registration.cik",
  ticker: "registration.tickers",
  duns: "registration.duns",
  isin: "registration.isin",
  vat: "registration.vat_number",
  bic: null,
} as const;

export type CrosswalkScheme = keyof typeof crosswalkSchemes;

export interface CrosswalkIdentifier {
  readonly scheme: CrosswalkScheme;
  readonly value: string;
  /** Jurisdiction of a company number, exchange of a ticker; else null. */
  readonly qualifier: string | null;
  readonly attribute: string | null;
  readonly provenance: Provenance;
}

/** An issuer may have tens of thousands of securities. */
const MOST_OF_A_SCHEME = 100;

/**
 * Every identifier that a source gives the company now, each once with one citation: the surviving value
 * first, then the values of other sources. Conflicting identifiers are all listed.
 */
export function crosswalkIdentifiers(
  observations: readonly Observation[],
  facts: readonly KnownFact<IdentifierFact>[],
  now: Date,
): { readonly identifiers: readonly CrosswalkIdentifier[]; readonly truncated: readonly CrosswalkScheme[] } {
  const surviving = new Set(survivors(observations).values());
  const current = observations.filter(({ valid_to }) => valid_to === null);
  const ordered = [...current].sort((a, b) => Number(surviving.has(b)) - Number(surviving.has(a)));
  const found = [
    ...ordered.flatMap((observation) => ofObservation(observation, current, now)),
    ...facts.filter(({ stated, validTo }) => stated && validTo === null).flatMap((fact) => ofFact(fact, now)),
  ];
  const identifiers: CrosswalkIdentifier[] = [];
  const truncated: CrosswalkScheme[] = [];
  for (const scheme of Object.keys(crosswalkSchemes) as CrosswalkScheme[]) {
    const once = new Map<string, CrosswalkIdentifier>();
    for (const identifier of found) {
      if (identifier.scheme === scheme) addOnce(once, identifier);
    }
    if (once.size > MOST_OF_A_SCHEME) truncated.push(scheme);
    identifiers.push(...[...once.values()].slice(0, MOST_OF_A_SCHEME));
  }
  return { identifiers, truncated };
}

function addOnce(once: Map<string, CrosswalkIdentifier>, identifier: CrosswalkIdentifier): void {
  const key = comparable(identifier);
  const held = once.get(key);
  // A ticker that one source gives without its exchange is completed by one that names it.
  if (held === undefined || (held.qualifier === null && identifier.qualifier !== null))
    once.set(key, identifier);
}

/** The identifier without spelling differences and leading zeros: `00445790` and `445790` are one number. */
function comparable({ scheme, value, qualifier }: CrosswalkIdentifier): string {
  const folded = value
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, "")
    .replace(/^0+(?=.)/, "");
  return scheme === "company_number" ? `${qualifier?.slice(0, 2) ?? ""} ${folded}` : folded;
}

function ofObservation(
  observation: Observation,
  all: readonly Observation[],
  now: Date,
): CrosswalkIdentifier[] {
  const entries = Object.entries(crosswalkSchemes) as [CrosswalkScheme, string | null][];
  const scheme = entries.find(([, attribute]) => attribute === observation.attribute)?.[0];
  if (scheme === undefined) return [];
  const values = Array.isArray(observation.value) ? observation.value : [observation.value];
  const provenance = citeObservation(observation, now);
  return values.flatMap((value: unknown): CrosswalkIdentifier[] => {
    if (typeof value !== "string") return [];
    const [code, exchange] = scheme === "ticker" ? listingOf(value) : [value, null];
    const qualifier = scheme === "company_number" ? jurisdictionOf(observation, all) : exchange;
    return [{ scheme, value: code, qualifier, attribute: observation.attribute, provenance }];
  });
}

/** A caller's listing is written `exchange:ticker`. */
function listingOf(value: string): [ticker: string, exchange: string | null] {
  const at = value.lastIndexOf(":");
  return at < 0 ? [value, null] : [value.slice(at + 1), value.slice(0, at)];
}

/** A number belongs to the jurisdiction that its own source gives. */
function jurisdictionOf(number: Observation, all: readonly Observation[]): string | null {
  const own = all.find(
    ({ attribute, source_id, provider_record_id, record_id }) =>
      attribute === "registration.jurisdiction" &&
      source_id === number.source_id &&
      provider_record_id === number.provider_record_id &&
      record_id === number.record_id,
  );
  return typeof own?.value === "string" ? own.value : null;
}

function ofFact(fact: KnownFact<IdentifierFact>, now: Date): CrosswalkIdentifier[] {
  const { scheme, value, jurisdiction } = publicReference(identifierKey(fact.content));
  if (!Object.hasOwn(crosswalkSchemes, scheme)) return [];
  const known = scheme as CrosswalkScheme;
  const qualifier =
    known === "company_number" || known === "ticker" ? (fact.content.qualifier ?? jurisdiction) : null;
  const shown = known === "cik" ? value.replace(/^0+/, "") : value;
  return [
    {
      scheme: known,
      value: shown,
      qualifier,
      attribute: crosswalkSchemes[known],
      provenance: citeFact(fact, now),
    },
  ];
}
