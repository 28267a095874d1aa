import type { AnalysedAddress } from "../../addresses/analyse-address.ts";
import type { PartialDate } from "../../dates/partial-date.ts";
import type { Identifier } from "../../identifiers/identifier.ts";
import { ANALYSIS_VERSION } from "../analysis-version.ts";
import type { CandidateFacts, RegisterRef } from "../comparable/candidate.ts";
import type { Comparable } from "../comparable/comparable.ts";
import type { RegisterCandidate } from "../comparable/register-candidate.ts";
import {
  type EarlierName,
  type PackedForm,
  type PackedName,
  type PackPart,
  packForm,
  packName,
  readEarlierName,
  type UnpackPart,
  unpackName,
} from "./packed-name.ts";
import { BY_ITSELF, NO_COMMON_PARTS } from "./parts-in-common.ts";

// A query reads dozens of packed candidates, each once, so they are tuples: tuples are half as long as
// objects, and the objects read from them have the same shape as analysed objects.
type PackedIdentifier = [string, string, Identifier["checkDigit"], boolean, Identifier["strength"]];
type PackedAddress = [
  country: string | null,
  region: string | null,
  city: string | null,
  postalCode: string | null,
  postalPrefix: string | null,
  houseNumbers: readonly string[],
  street: readonly string[],
  poBox: string | null,
  careOf: boolean,
  registeredAgent: boolean,
];
export type PackedComparable = [
  names: readonly PackedName[],
  countries: readonly string[],
  identifiers: readonly PackedIdentifier[],
  domains: readonly (readonly [domain: string, brand: string])[],
  phones: readonly string[],
  addresses: readonly PackedAddress[],
  forms: readonly (PackedForm | number)[],
  incorporated: readonly (readonly [number, number | null, number | null])[],
  branch: boolean,
];
export type PackedRefs = readonly (readonly [source: string, sourceRecordId: string])[];
export type PackedFacts = readonly (string | null)[];

interface PackedCandidate {
  /** The version of the analysis; first, where storage reads the version. Older candidates have none. */
  readonly analysis: number;
  readonly groupId: number;
  readonly refs: PackedRefs;
  readonly facts: PackedFacts;
  readonly comparable: PackedComparable;
}

/** The candidates of entities written before candidates were tuples. */
interface EarlierCandidate extends Omit<RegisterCandidate, "comparable"> {
  readonly comparable: Omit<Comparable, "names"> & { readonly names: readonly EarlierName[] };
}

/** A register candidate as the JSON text that an entity keeps. */
export function packCandidate({ groupId, refs, facts, comparable }: RegisterCandidate): string {
  const packed: PackedCandidate = {
    analysis: ANALYSIS_VERSION,
    groupId,
    refs: packRefs(refs),
    facts: factTexts(facts),
    comparable: packComparable(comparable, BY_ITSELF),
  };
  return JSON.stringify(packed);
}

/** Facts as JSON text, as in a packed candidate behind `"facts":`. */
export function packFacts(facts: CandidateFacts): string {
  return JSON.stringify(factTexts(facts));
}

/** The inverse of `packCandidate`. */
export function unpackCandidate(text: string): RegisterCandidate {
  const packed = JSON.parse(text) as PackedCandidate | EarlierCandidate;
  if (!isTuples(packed)) return readEarlier(packed);
  return {
    groupId: packed.groupId,
    refs: unpackRefs(packed.refs),
    facts: unpackFacts(packed.facts),
    comparable: unpackComparable(packed.comparable, NO_COMMON_PARTS),
  };
}

export function packRefs(refs: readonly RegisterRef[]): PackedRefs {
  return refs.map(({ source, sourceRecordId }) => [source, sourceRecordId]);
}

export function unpackRefs(packed: PackedRefs): RegisterRef[] {
  return packed.map(([source, sourceRecordId]) => ({ source, sourceRecordId }));
}

function isTuples(packed: PackedCandidate | EarlierCandidate): packed is PackedCandidate {
  return Array.isArray(packed.comparable);
}

function factTexts(facts: CandidateFacts): PackedFacts {
  return [
    facts.legalName,
    facts.domain,
    facts.legalStatus,
    facts.country,
    facts.city,
    facts.postalCode,
    facts.registrationNumber,
    facts.jurisdiction,
    facts.lei,
    facts.incorporatedOn,
    facts.legalForm,
  ];
}

export function unpackFacts(texts: PackedFacts): CandidateFacts {
  return {
    legalName: texts[0]!,
    domain: texts[1]!,
    legalStatus: texts[2]!,
    country: texts[3]!,
    city: texts[4]!,
    postalCode: texts[5]!,
    registrationNumber: texts[6]!,
    jurisdiction: texts[7]!,
    lei: texts[8]!,
    incorporatedOn: texts[9]!,
    legalForm: texts[10]!,
  };
}

export function packComparable(comparable: Comparable, parts: PackPart): PackedComparable {
  return [
    comparable.names.map((name) => packName(name, parts)),
    comparable.countries,
    comparable.identifiers.map(({ scheme, value, checkDigit, wellFormed, strength }) => [
      scheme,
      value,
      checkDigit,
      wellFormed,
      strength,
    ]),
    comparable.domains.map(({ domain, brand }) => [domain, brand]),
    comparable.phones,
    comparable.addresses.map(packAddress),
    comparable.forms.map((form) => parts.form(packForm(form))),
    comparable.incorporated.map(({ year, month, day }) => [year, month, day]),
    comparable.branch,
  ];
}

export function unpackComparable(packed: PackedComparable, parts: UnpackPart): Comparable {
  return {
    names: packed[0].map((name) => unpackName(name, parts)),
    countries: packed[1],
    identifiers: packed[2].map(unpackIdentifier),
    domains: packed[3].map(([domain, brand]) => ({ domain, brand })),
    phones: packed[4],
    addresses: packed[5].map(unpackAddress),
    forms: packed[6].map((form) => parts.form(form)),
    incorporated: packed[7].map(unpackDate),
    branch: packed[8],
  };
}

function unpackIdentifier(packed: PackedIdentifier): Identifier {
  return {
    scheme: packed[0],
    value: packed[1],
    checkDigit: packed[2],
    wellFormed: packed[3],
    strength: packed[4],
  };
}

function packAddress(address: AnalysedAddress): PackedAddress {
  return [
    address.country,
    address.region,
    address.city,
    address.postalCode,
    address.postalPrefix,
    address.houseNumbers,
    address.street,
    address.poBox,
    address.careOf,
    address.registeredAgent,
  ];
}

function unpackAddress(packed: PackedAddress): AnalysedAddress {
  return {
    country: packed[0],
    region: packed[1],
    city: packed[2],
    postalCode: packed[3],
    postalPrefix: packed[4],
    houseNumbers: packed[5],
    street: packed[6],
    poBox: packed[7],
    careOf: packed[8],
    registeredAgent: packed[9],
  };
}

function unpackDate(packed: readonly [number, number | null, number | null]): PartialDate {
  return { year: packed[0], month: packed[1], day: packed[2] };
}

function readEarlier({ comparable, ...rest }: EarlierCandidate): RegisterCandidate {
  return { ...rest, comparable: { ...comparable, names: comparable.names.map(readEarlierName) } };
}
