import type { KnownPair } from "../../src/adjudication/pair-set.ts";
import { pairPrompt } from "../../src/adjudication/prompt.ts";
import { canonicalJson } from "../../src/contract/canonical-json.ts";
import type { CandidateFacts } from "../../src/domain/matching/comparable/candidate.ts";
import type { CompanyRecord } from "../../src/domain/record.ts";
import type { BenchmarkQuery } from "../../src/training/benchmark-cases.ts";
import type { PreparedQuery } from "../../src/training/candidate-lists.ts";
import { sendable } from "../quality/ask.ts";
import type { KnownTruth, ShownRecord } from "./erring-model.ts";

type Truth = ReturnType<KnownTruth>;

/**
 * What the benchmark knows about the questions that the service and its certification ask: of a query and one of its
 * candidates, and of a pair of the certification. Throws for any other question: a guess would be no measurement.
 */
export function knownTruth(queries: readonly PreparedQuery[], pairs: readonly KnownPair[]): KnownTruth {
  const ofPairs = new Map<string, Truth>();
  for (const { left, right, truth } of pairs) {
    const shown = shownRecords(left, right);
    ofPairs.set(canonicalJson(shown), truth);
    ofPairs.set(canonicalJson(shown.toReversed()), truth);
  }
  const ofQueries = new Map<string, PreparedQuery[]>();
  for (const query of queries) {
    const key = canonicalJson(shownRecords(shownQuery(query.query), { name: "-" })[0]);
    ofQueries.set(key, [...(ofQueries.get(key) ?? []), query]);
  }
  return (records) => {
    const pair = ofPairs.get(canonicalJson(records));
    if (pair !== undefined) return pair;
    const [left, right] = records;
    for (const [record, candidate] of [records, [right, left]] as const) {
      for (const query of ofQueries.get(canonicalJson(record)) ?? []) {
        const truth = truthOf(query, candidate);
        if (truth !== null) return truth;
      }
    }
    throw new Error("a question that the benchmark does not know");
  };
}

/** The record of a query as the service asks a model about it. */
export function shownQuery({ record }: BenchmarkQuery): CompanyRecord {
  const { extra: _, ...sent } = sendable(record);
  return sent as CompanyRecord;
}

function shownRecords(left: CompanyRecord, right: CompanyRecord): ShownRecord[] {
  return (JSON.parse(pairPrompt(left, right).user) as { readonly records: ShownRecord[] }).records;
}

/** null where the query has no such candidate. Companies that are shown alike are one to every model. */
function truthOf({ query, candidates }: PreparedQuery, shown: ShownRecord): Truth | null {
  const key = keyOfShown(shown);
  const truths = candidates.filter(({ facts }) => keyOfFacts(facts) === key).map(({ truth }) => truth);
  if (truths.length === 0) return null;
  if (query.truth.kind === "undecidable") return "unknown";
  if (truths.includes("target")) return "same";
  return truths.includes("grey") ? "unknown" : "different";
}

function keyOfShown({ address, ...record }: ShownRecord): string {
  const { city, postal_code } = (address ?? {}) as ShownRecord;
  const { name, country, domain, registration_number, jurisdiction, lei, legal_form, incorporation_date } =
    record;
  return keyOf([
    name,
    country,
    domain,
    registration_number,
    jurisdiction,
    lei,
    legal_form,
    incorporation_date,
    city,
    postal_code,
  ]);
}

function keyOfFacts(facts: CandidateFacts): string {
  return keyOf([
    facts.legalName,
    facts.country,
    facts.domain,
    facts.registrationNumber,
    facts.jurisdiction,
    facts.lei,
    facts.legalForm,
    facts.incorporatedOn,
    facts.city,
    facts.postalCode,
  ]);
}

const keyOf = (values: readonly unknown[]) => JSON.stringify(values.map((value) => value ?? null));
