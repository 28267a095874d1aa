import type { NameToken } from "../../names/analyse/analysed-name.ts";
import { namesCountry } from "../../names/words/country-words.ts";
import { isCountryCode } from "../../places/parse-country.ts";
import type { ScoredCandidate } from "../comparable/candidate.ts";
import type { Comparable } from "../comparable/comparable.ts";
import { isDecisive } from "../compare/pair-evidence.ts";
import { allLeftOver, leftOver } from "../words/unmatched-words.ts";
import { corroborated } from "./guards.ts";

/**
 * Whether a record may mean a candidate that does not hold the record's decisive identifier. A company of
 * another country with its own register number is not meant unless a field beside the name agrees: a company
 * has one home register. A record with a legal form of another country may be a branch of a company abroad.
 */
export function mayBeMeant({ evidence, comparable }: ScoredCandidate, query: Comparable): boolean {
  if (evidence.country !== "different" || corroborated(evidence) || evidence.identifiers.nearMiss)
    return true;
  if (!isRegistered(query) || !isRegistered(comparable)) return true;
  return hasForeignForm(query);
}

/**
 * Whether a candidate's name is one letter away from the record's in a script that stays native. That is too little for a match, as
 * another company may have the name, and too much to say that no known company is meant.
 */
export function isNearlyNamed({ evidence: { name, country } }: ScoredCandidate): boolean {
  return country !== "different" && name?.oneLetterApart() === true;
}

/** The meaning of "branch", "filial", "succursale" in names. */
const BRANCH = "division";

/**
 * Whether a candidate has the record's whole name but for the name of the record's country ("Ericsson Danmark A/S", "Ericsson" of
 * Denmark), or exactly its name with a legal form that the candidate's country does not have ("Southern Cable Sdn. Bhd." of
 * Malaysia, held with an address in Myanmar). Both are too little for a match, and too much to say that no known company is meant.
 */
export function isNamedApartFromCountry(candidate: ScoredCandidate, query: Comparable): boolean {
  const { name, country, form } = candidate.evidence;
  if (name === null || name.crossScript || name.sharedIdentifying === 0) return false;
  if (country === "different") return name.exact && form === "same" && hasFormOfHome(query, candidate);
  const { queryUnmatched: ours, candidateUnmatched: theirs } = name;
  if (allLeftOver(theirs) > 0 || ours.place === 0 || leftOver(ours) > ours.place) return false;
  const held = new Set(candidate.comparable.names.flatMap(({ analysed }) => analysed.core));
  const { tokens } = query.names[0]!.analysed;
  // The name of a branch has the country of its company too: "Quillworth Danmark, filial af Quillworth Corp., Canada".
  const branch = tokens.some(({ concept }) => concept === BRANCH);
  const isCountry = (token: NameToken) =>
    branch ? isCountryCode(token.concept ?? "") : namesCountry(token, query.countries);
  return tokens.every((token) => token.tag !== "place" || held.has(token.text) || isCountry(token));
}

/** Whether the record's legal form is of its country, and that of the candidate's same name not of the candidate's. */
function hasFormOfHome({ names, countries }: Comparable, { comparable }: ScoredCandidate): boolean {
  const { joined } = names[0]!.analysed;
  const same = comparable.names.filter(({ analysed }) => analysed.joined === joined);
  return areFormsOf(names, countries) && !areFormsOf(same, comparable.countries);
}

function areFormsOf(names: Comparable["names"], countries: readonly string[]): boolean {
  const forms = names.flatMap(({ analysed }) => analysed.forms);
  return forms.some(({ jurisdictions }) =>
    jurisdictions.some((code) => countries.includes(code.slice(0, 2))),
  );
}

function isRegistered({ identifiers }: Comparable): boolean {
  return identifiers.some((identifier) => isDecisive(identifier) && isRegisterNumber(identifier.scheme));
}

/** Whether a scheme is a register's: such schemes begin with a country: `GB-COH`, `FR-SIREN`. */
function isRegisterNumber(scheme: string): boolean {
  return /^[A-Z]{2}-/.test(scheme);
}

/** Whether the record has legal forms and none of them is of its own country. */
function hasForeignForm({ names, forms, countries }: Comparable): boolean {
  const all = [...forms, ...names.flatMap(({ analysed }) => analysed.forms)];
  return (
    all.length > 0 &&
    !all.some(({ jurisdictions }) => jurisdictions.some((code) => countries.includes(code.slice(0, 2))))
  );
}
